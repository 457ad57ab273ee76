/**
 * What a system may sign of a request, as it came over the wire: the bytes of the body are digested on their way to the parser. Who is
 * believed is not judged here.
 */
import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { TERMINAL_HEADER } from '@xinjian/contract/collect/machine-states'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const SIGNED = {
  timestamp: 'x-xinjian-timestamp',
  nonce: 'x-xinjian-nonce',
  signature: 'x-xinjian-signature',
} as const

/** A signature that came with a request, and what it has to be of. */
export interface SignedRequest {
  method: string
  /** With its query. */
  path: string
  timestamp: string
  nonce: string
  /** Base64. */
  signature: string
  /** Hex of SHA-256; null = the body is a stream of files, of which nothing is known yet. */
  digest: string | null
  /** The terminal that says it signed; absent = none does. */
  terminal?: string
}

declare module 'fastify' {
  interface FastifyRequest {
    bodyDigest: string | null
  }
}

const digestOf = () => createHash('sha256')
const EMPTY = digestOf().digest('hex')

const textOf = (request: FastifyRequest, name: string): string =>
  String(request.headers[name] ?? '').slice(0, 2048)

/** Digests the bodies of requests that are signed; others cost nothing. */
export function digestBodies(app: FastifyInstance): void {
  app.decorateRequest('bodyDigest', null)
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.headers[SIGNED.signature] === undefined) return done(null, payload)
    const hash = digestOf()
    const through = new Transform({
      transform(chunk, _encoding, next) {
        hash.update(chunk)
        next(null, chunk)
      },
      flush(next) {
        request.bodyDigest = hash.digest('hex')
        next()
      },
    })
    done(null, payload.pipe(through))
  })
}

/** Null where the request is not signed. */
export function signedOf(request: FastifyRequest): SignedRequest | null {
  const signature = textOf(request, SIGNED.signature)
  if (!signature) return null
  const files = request.headers['content-type']?.startsWith('multipart/') ?? false
  return {
    method: request.method,
    path: request.url,
    timestamp: textOf(request, SIGNED.timestamp),
    nonce: textOf(request, SIGNED.nonce),
    signature,
    terminal: textOf(request, TERMINAL_HEADER),
    digest: files ? null : (request.bodyDigest ?? EMPTY),
  }
}
