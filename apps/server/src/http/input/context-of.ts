/** What came with a request: who asks from where, and what was sent as one object. */

import { ERP_HEADER } from '@xinjian/contract/collect/erp'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../context.ts'
import { wantsEnglish } from '../language/language.ts'
import { Refusal } from '../refusal.ts'
import { signedOf } from '../signed.ts'
import { HTTP_SAYS } from '../words.ts'

/** Body or query and path parameters as one object. A body that is no object is malformed, not empty. */
export function merged(sent: unknown, params: object): object {
  if (sent === undefined || sent === null) return params
  if (typeof sent !== 'object' || Array.isArray(sent))
    throw new Refusal('MALFORMED', HTTP_SAYS.bodyRequestMustJson)
  return { ...sent, ...params }
}

/** Signals when whoever asks hangs up. */
export function contextOf(request: FastifyRequest, reply: FastifyReply, kind: string): Ctx {
  const gone = new AbortController()
  // An answer that was written to its end has nobody left to tell; telling costs more than the rest of a light call's edge.
  reply.raw.once('close', () => {
    if (kind === 'stream' || !reply.raw.writableFinished) gone.abort()
  })
  const header = request.headers.authorization
  return {
    ip: request.ip,
    agent: String(request.headers['user-agent'] ?? '').slice(0, 256),
    requestId: request.id,
    inEnglish: wantsEnglish(request.headers),
    log: request.log,
    token: header?.startsWith('Bearer ') ? header.slice(7) : erpToken(request),
    // Read when it is asked for: of most requests nothing is signed, and the body is digested by then.
    get signed() {
      return signedOf(request)
    },
    signal: gone.signal,
  }
}

/** A phone on its way through a task on books keeps its token in a cookie, and sends it in a header of its own. No session's token comes so. */
function erpToken({ headers, routeOptions }: FastifyRequest): string | null {
  const sent = headers[ERP_HEADER]
  return routeOptions.config.guard === 'task' && typeof sent === 'string' ? sent : null
}
