/** Answers: JSON, pages, streams. */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export class HttpError extends Error {
  readonly status: number
  readonly code: string

  constructor(
    status: number,
    message: string,
    code = status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST',
  ) {
    super(message)
    this.status = status
    this.code = code
  }
}

export function sendJson(res: ServerResponse, status: number, value: unknown): void {
  send(res, status, 'application/json; charset=utf-8', Buffer.from(JSON.stringify(value)))
}

export function send(
  res: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  res.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  res.end(body)
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'"

/** An HTML page; scripts and styles come from /assets only. */
export function sendPage(res: ServerResponse, html: string): void {
  res.setHeader('content-security-policy', PAGE_POLICY)
  send(res, 200, 'text/html; charset=utf-8', html)
}

/** Streams a file of unknown length; a client that goes away just ends it. */
export async function sendFile(
  res: ServerResponse,
  type: string,
  name: string,
  body: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
): Promise<void> {
  res.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="export"; filename*=UTF-8''${encodeURIComponent(name)}`,
  })
  try {
    await pipeline(Readable.from(body, { objectMode: true, highWaterMark: 2 }), res)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}

/** Checks `Authorization: Bearer KEY` in constant time. */
export function requireKey(req: IncomingMessage, key: string): void {
  const given = Buffer.from(req.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${key}`)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new HttpError(401, '接入密钥无效', 'UNAUTHORIZED')
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ESCAPES[c]!)
