/**
 * Places of a process for calls that are being answered at once. With more, everybody would wait longer than anybody does: whoever comes
 * then is refused at once, with words and Retry-After. He is refused at the door, before routing and session, because what is left to do
 * for a call that is refused must be next to nothing (docs/decisions/0257).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CODES } from '@xinjian/contract'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { EnglishGate } from './language/english.ts'
import { wantsEnglish } from './language/language.ts'
import { HTTP_SAYS } from './words.ts'

/** Seconds after which one may come again; all who were refused in one moment come again in several. */
const AGAIN_SECONDS = [1, 2, 3, 4, 5]

export interface Places {
  isFull(): boolean
  /** Taken by a call as it comes; left as its answer is sent, or its client has gone. */
  take: onRequestHookHandler
}

/** @param most calls at once; 0 = any number */
export function createPlaces(most: number): Places {
  let taken = 0
  return {
    isFull: () => most > 0 && taken >= most,
    take(_request, reply, done) {
      taken++
      reply.raw.once('close', () => {
        taken--
      })
      done()
    },
  }
}

export interface Door {
  places: Places
  /** Addresses of the calls that are refused; all others are answered in any case. */
  paths: ReadonlySet<string>
  /** What every answer has. */
  headers: Readonly<Record<string, string>>
  english: EnglishGate
  /** Hears of each that was refused. */
  onRefused: () => void
}

/** Stands before the router of a server that does not listen yet. */
export function refuseAtTheDoor({ server }: FastifyInstance, door: Door): void {
  const { places, paths, headers, english, onRefused } = door
  const inside = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[]
  let refused = 0
  const refuse = (response: ServerResponse, msg: string, language: 'zh' | 'en') => {
    const { status, http } = CODES.UNAVAILABLE
    response.writeHead(http, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Language': language === 'en' ? 'en' : 'zh-CN',
      'Cache-Control': 'no-store',
      'Retry-After': AGAIN_SECONDS[refused++ % AGAIN_SECONDS.length],
    })
    response.end(JSON.stringify({ status, code: status, msg, data: null }))
    onRefused()
  }
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!places.isFull() || !paths.has(request.url?.split('?', 1)[0] ?? '')) {
      for (const answer of inside) answer(request, response)
      return
    }
    const said = HTTP_SAYS.serviceBusyTryAgain
    if (!wantsEnglish(request.headers)) refuse(response, said, 'zh')
    else void english().then((words) => refuse(response, words.refusal('UNAVAILABLE', said), 'en'))
  })
}
