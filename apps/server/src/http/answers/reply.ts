/** Answers that are not JSON: files, and server-sent events. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Download } from '../implement.ts'

export type Events = AsyncIterable<object>

const HEARTBEAT_MS = 15_000

export function download(request: FastifyRequest, out: FastifyReply, file: Download): unknown {
  const ascii = file.fileName.replace(/[^\w.-]/g, '_')
  out
    .type(file.type)
    .header(
      'Content-Disposition',
      `attachment; filename="${ascii}"; filename*=UTF-8''${extended(file.fileName)}`,
    )
    .header('Cache-Control', 'private, no-cache')
    .header('X-Content-Type-Options', 'nosniff')
  if (file.sha256) {
    const tag = `"${file.sha256}"`
    out.header('ETag', tag)
    if (request.headers['if-none-match'] === tag) return out.code(304).send()
  }
  return out.send(file.body)
}

/** RFC 5987: beside what encodeURIComponent leaves, these mean something in the header. */
const extended = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * One `event: job` per item; a comment every 15 s keeps proxies from closing an idle stream. The next item is asked for when
 * the last one was taken: what a browser does not read waits with the source, which bounds it. The connection closes with
 * the stream, or a stopping process would wait for its keep-alive. `said`: each item as its reader reads it.
 */
export function events(
  out: FastifyReply,
  source: Events,
  said: ((event: object) => unknown) | null = null,
): unknown {
  const iterator = source[Symbol.asyncIterator]()
  let taken = () => {}
  const stream = new Readable({
    read() {
      taken()
    },
  })
  const send = (text: string) =>
    stream.readableLength < stream.readableHighWaterMark && stream.push(text)
  send(': connected\n\n')
  const beat = setInterval(() => send(': heartbeat\n\n'), HEARTBEAT_MS)
  const stop = () => {
    clearInterval(beat)
    taken()
    void iterator.return?.()
  }
  out.raw.once('close', stop)
  const pass = async () => {
    for (;;) {
      const { value, done } = await iterator.next()
      if (done || out.raw.closed) break
      if (!stream.push(`event: job\ndata: ${JSON.stringify(said ? said(value) : value)}\n\n`))
        await new Promise<void>((resolve) => {
          taken = resolve
        })
    }
    stop()
    stream.push(null)
  }
  pass().catch((error) => stream.destroy(error as Error))
  out
    .type('text/event-stream')
    .header('Cache-Control', 'no-store')
    .header('X-Accel-Buffering', 'no')
    .header('Connection', 'close')
  return out.send(stream)
}
