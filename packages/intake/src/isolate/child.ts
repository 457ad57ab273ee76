import { Worker } from 'node:worker_threads'
import { parseDocument } from '../parse-document.ts'
import type { ParseReply, ParseRequest } from './messages.ts'

/**
 * Body of the parsing process. A watchdog thread ends it when resident memory passes the cap: V8's own limit does not see
 * the native memory of libvips, ONNX and canvas, and a busy main thread could not look after itself.
 */
const capMb = Number(process.argv[2] ?? '1024')
new Worker(
  `setInterval(() => {
     if (process.memoryUsage.rss() > ${capMb} * 1048576) process.kill(process.pid, 'SIGKILL')
   }, 50)`,
  { eval: true },
).unref()

function send(reply: ParseReply): void {
  process.send?.(reply)
}

process.on('message', async (request: ParseRequest) => {
  const files = await parseDocument(
    request.name,
    request.bytes,
    (file) => send({ type: 'file', file }),
    () => send({ type: 'alive' }),
  )
  send({ type: 'done', files })
})
process.on('disconnect', () => process.exit(0))
send({ type: 'ready' })
