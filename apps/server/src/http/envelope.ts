/** The one place that writes `{status, code, msg, data}`. */
import { CODES, type CodeName, type Envelope, OK } from '@xinjian/contract'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { Refusal } from './refusal.ts'

export function send(reply: FastifyReply, data: unknown): Envelope<unknown> {
  reply.header('Cache-Control', 'no-store')
  return { status: OK, code: OK, msg: '操作成功', data: data ?? null }
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): Envelope<never> {
  const { status, http } = CODES[refusal.code]
  reply.code(http).header('Cache-Control', 'no-store')
  const { message: msg, field } = refusal
  return { status, code: status, msg, data: null, ...(field !== undefined && { field }) }
}

/** Errors of Fastify and its plugins have a code or statusCode of their own; anything else is a fault of ours. */
export function sendError(
  reply: FastifyReply,
  error: Error & { code?: string; statusCode?: number },
  log: FastifyBaseLogger,
): Envelope<never> {
  const name = nameOf(error)
  if (name === 'BROKEN') log.error({ err: error }, 'request failed')
  return sendRefusal(reply, new Refusal(name))
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
const DATABASE_DOWN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '53300',
])

function nameOf(error: { code?: string; statusCode?: number; message: string }): CodeName {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE' || error.code === 'FST_FILES_LIMIT')
    return 'TOO_LARGE'
  // The parser of uploads throws plain errors for bodies that are none, or break off.
  if (/^Multipart: |of multipart data$/.test(error.message)) return 'MALFORMED'
  const known = BY_HTTP[error.statusCode ?? 0]
  if (known) return known
  if (
    DATABASE_DOWN.has(error.code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  )
    return 'UNAVAILABLE'
  return 'BROKEN'
}
