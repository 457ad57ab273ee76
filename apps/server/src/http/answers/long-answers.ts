import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const gzip = promisify(zlib.gzip)
/** Characters of an answer from which on it is sent compressed: a report has ten times as many, a page of a list a third. */
const LONG = 32_768
/** As small as the best within a tenth, in a third of its time. */
const LEVEL = 4

/**
 * Sends long JSON compressed to whoever takes it: on a slow line a report of 300 KB keeps its reader for seconds. Never in the
 * thread that answers. The token travels in a header of its own, which no other site can make a browser send: nobody can have
 * an answer made beside a guess of theirs and learn from its length.
 */
export function compressLong(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < LONG) return done(null, payload)
    reply.header('Vary', 'Accept-Encoding')
    if (!takesGzip(request.headers['accept-encoding'])) return done(null, payload)
    gzip(payload, { level: LEVEL }).then((body) => {
      // Said of the text before, where it was said.
      reply.removeHeader('Content-Length').header('Content-Encoding', 'gzip')
      done(null, body)
    }, done)
  })
}

/** `gzip;q=0` is a way to say no. */
const takesGzip = (accepted: unknown): boolean =>
  /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?(?:\s*(?:,|$)))/i.test(String(accepted ?? ''))
