/** The one place that writes `{status, code, msg, data}`. */
import { CODES, type CodeName, type Envelope, OK } from '@xinjian/contract'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { type Passing, passingFault } from '../db/fault.ts'
import { TookTooLong } from '../db/requests/bounds.ts'
import type { English } from './language/english.ts'
import type { Saying } from './language/sentences-of.ts'
import { Refusal } from './refusal.ts'
import { HTTP_SAYS } from './words.ts'

export function send(reply: FastifyReply, data: unknown): Envelope<unknown> | Buffer {
  reply.header('Cache-Control', 'no-store')
  return isLasting(data) ? bytesOf(reply, data) : done(data, HTTP_SAYS.done)
}

/** The same for who reads English; `saying` knows where the data hold sentences. */
export function sendInEnglish(
  reply: FastifyReply,
  data: unknown,
  { sentence }: English,
  saying: Saying | null,
): Envelope<unknown> {
  reply.header('Cache-Control', 'no-store').header('Content-Language', 'en')
  return done(saying ? saying(data, sentence) : data, sentence(HTTP_SAYS.done))
}

const done = (data: unknown, msg: string): Envelope<unknown> => ({
  status: OK,
  code: OK,
  msg,
  data: data ?? null,
})

/** Data that never change, and the answers that carry them, once they were asked for. */
const lasting = new WeakMap<object, Buffer | null>()

/** Says of data that many answers carry and nobody changes any more that their bytes may be made once. */
export function lastingly<T extends object>(data: T): T {
  lasting.set(data, null)
  return data
}

const isLasting = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && lasting.has(data)

function bytesOf(reply: FastifyReply, data: object): Buffer {
  const bytes = lasting.get(data) ?? Buffer.from(JSON.stringify(done(data, HTTP_SAYS.done)))
  lasting.set(data, bytes)
  reply.type('application/json; charset=utf-8')
  return bytes
}

/** A database that fell is back within seconds. */
const COME_AGAIN_SECONDS = 5

/** `english`: of who reads it; null = Chinese. */
export function sendRefusal(
  reply: FastifyReply,
  refusal: Refusal,
  english: English | null,
): Envelope<never> {
  const { status, http } = CODES[refusal.code]
  reply.code(http).header('Cache-Control', 'no-store')
  const { message, field } = refusal
  const msg = english ? english.refusal(refusal.code, message) : message
  if (english) reply.header('Content-Language', 'en')
  const again =
    refusal.retryAfter ?? (http === CODES.UNAVAILABLE.http ? COME_AGAIN_SECONDS : undefined)
  if (again !== undefined) reply.header('Retry-After', again)
  return { status, code: status, msg, data: null, ...(field !== undefined && { field }) }
}

/** Errors of Fastify and its plugins have a code or statusCode of their own; anything else is a fault of ours. */
export function sendError(
  reply: FastifyReply,
  error: Error & { code?: string; statusCode?: number },
  log: FastifyBaseLogger,
  english: English | null,
): Envelope<never> {
  const name = nameOf(error)
  if (name !== 'BROKEN') return sendRefusal(reply, new Refusal(name), english)
  if (error instanceof TookTooLong) {
    log.warn({ err: error }, 'a statement of a request was ended')
    const tooSlow = HTTP_SAYS.statementEnded({ seconds: error.seconds })
    return sendRefusal(reply, new Refusal('TOO_SLOW', tooSlow), english)
  }
  const fault = passingFault(error)
  if (!fault) log.error({ err: error }, 'request failed')
  else log.warn({ err: error, fault }, 'request cannot be answered now')
  return sendRefusal(
    reply,
    fault ? new Refusal('UNAVAILABLE', PASSING_WORDS[fault]) : new Refusal(name),
    english,
  )
}

/** 403 is the file server's word for a path it does not like: to the asker there is nothing there. */
const BY_HTTP: Record<number, CodeName> = {
  400: 'MALFORMED',
  403: 'UNKNOWN',
  404: 'UNKNOWN',
  405: 'METHOD',
  413: 'TOO_LARGE',
  414: 'MALFORMED',
  415: 'MALFORMED',
  429: 'TOO_MANY',
}
/** What is said of what passes by itself. */
const PASSING_WORDS: Record<Passing, string> = {
  CONNECTION: HTTP_SAYS.connectionDatabaseLostMoment,
  CONTENTION: HTTP_SAYS.somebodyWorkingSameTry,
  SPACE: HTTP_SAYS.serverNoRoomKeep,
  SHORTAGE: HTTP_SAYS.serviceBusyTryAgain,
  TIME: HTTP_SAYS.serviceDidNotAnswer,
  STORE: HTTP_SAYS.fileStoreDoesNotAnswer,
}

function nameOf(error: { code?: string; statusCode?: number; message: string }): CodeName {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE' || error.code === 'FST_FILES_LIMIT')
    return 'TOO_LARGE'
  // The parser of uploads throws plain errors for bodies that are none, or break off.
  if (/^Multipart: |of multipart data$/.test(error.message)) return 'MALFORMED'
  const known = BY_HTTP[error.statusCode ?? 0]
  if (known) return known
  return 'BROKEN'
}
