import { Worker } from 'node:worker_threads'

/**
 * Ends this process when its resident memory passes the cap that it was started with: V8's own limit does not see the native
 * memory of libvips, ONNX and canvas, and a busy main thread could not look after itself, so a thread does.
 */
export function watchMemory(): void {
  const capMb = Number(process.argv[2] ?? '1024')
  new Worker(
    `setInterval(() => {
       if (process.memoryUsage.rss() > ${capMb} * 1048576) process.kill(process.pid, 'SIGKILL')
     }, 50)`,
    { eval: true },
  ).unref()
}
