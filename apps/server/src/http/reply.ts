/** Answers that are not JSON: files, and server-sent events. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Download } from './implement.ts'

const HEARTBEAT_MS = 15_000

export function reply(
  request: FastifyRequest,
  out: FastifyReply,
  kind: 'download' | 'stream',
  result: unknown,
): unknown {
  return kind === 'download'
    ? download(request, out, result as Download)
    : events(out, result as AsyncIterable<object>)
}

function download(request: FastifyRequest, out: FastifyReply, file: Download): unknown {
  const ascii = file.fileName.replace(/[^\w.-]/g, '_')
  out
    .type(file.type)
    .header(
      'Content-Disposition',
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
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

/** One `event: job` per item; a comment every 15 s keeps proxies from closing an idle stream. */
function events(out: FastifyReply, source: AsyncIterable<object>): unknown {
  const iterator = source[Symbol.asyncIterator]()
  const stream = new Readable({ read() {} })
  stream.push(': connected\n\n')
  const beat = setInterval(() => stream.push(': heartbeat\n\n'), HEARTBEAT_MS)
  const stop = () => {
    clearInterval(beat)
    void iterator.return?.()
  }
  out.raw.once('close', stop)
  void (async () => {
    for (;;) {
      const { value, done } = await iterator.next()
      if (done) break
      stream.push(`event: job\ndata: ${JSON.stringify(value)}\n\n`)
    }
    stop()
    stream.push(null)
  })()
  out
    .type('text/event-stream')
    .header('Cache-Control', 'no-store')
    .header('X-Accel-Buffering', 'no')
  return out.send(stream)
}
