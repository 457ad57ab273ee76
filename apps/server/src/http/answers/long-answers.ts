import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

const gzip = promisify(zlib.gzip)
/** Characters of an answer from which on it is sent compressed: a menu has five times as many, a page of a list seven times. */
const LONG = 2048
/** As small as the best within a tenth, in a third of its time. */
const LEVEL = 4

/**
 * Sends long JSON compressed to whoever takes it: on a slow line a report of 300 KB keeps its reader for seconds. Never in the
 * thread that answers. The token travels in a header of its own, which no other site can make a browser send: nobody can have
 * an answer made beside a guess of theirs and learn from its length.
 */
export function compressLong(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isLong(payload, reply)) return done(null, payload)
    reply.header('Vary', 'Accept-Encoding')
    if (!takesGzip(request.headers['accept-encoding'])) return done(null, payload)
    packed(payload).then((body) => {
      // Said of the text before, where it was said.
      reply.removeHeader('Content-Length').header('Content-Encoding', 'gzip')
      done(null, body)
    }, done)
  })
}

/** Text, or the bytes of an answer that never changes (`lastingly`); files have forms of their own. */
const isLong = (payload: unknown, reply: FastifyReply): payload is string | Buffer =>
  typeof payload === 'string'
    ? payload.length >= LONG
    : Buffer.isBuffer(payload) &&
      payload.length >= LONG &&
      String(reply.getHeader('content-type')).startsWith('application/json') &&
      !reply.hasHeader('content-disposition')

/** Of bytes that are sent again and again. */
const kept = new WeakMap<Buffer, Promise<Buffer>>()

function packed(payload: string | Buffer): Promise<Buffer> {
  const known = typeof payload === 'string' ? undefined : kept.get(payload)
  if (known) return known
  const made = gzip(payload, { level: LEVEL })
  if (typeof payload !== 'string') kept.set(payload, made)
  return made
}

/** `gzip;q=0` is a way to say no. */
const takesGzip = (accepted: unknown): boolean =>
  /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?(?:\s*(?:,|$)))/i.test(String(accepted ?? ''))
