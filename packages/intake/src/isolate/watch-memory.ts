import { Worker } from 'node:worker_threads'
import { watchSteps } from './step.ts'

/**
 * Ends this process when its resident memory passes the cap that it was started with: V8's own limit does not see the native
 * memory of libvips, ONNX and canvas, and a busy main thread could not look after itself, so a thread does. The same thread ends it
 * with SIGVTALRM when a step takes more of the processor than it may.
 */
export function watchMemory(): void {
  const capMb = Number(process.argv[2] ?? '1024')
  new Worker(
    `const { workerData } = require('node:worker_threads')
     setInterval(() => {
       if (process.memoryUsage.rss() > ${capMb} * 1048576) process.kill(process.pid, 'SIGKILL')
       const until = Atomics.load(workerData, 0)
       if (until === 0) return
       const { user, system } = process.cpuUsage()
       if ((user + system) / 1000 > until) process.kill(process.pid, 'SIGVTALRM')
     }, 50)`,
    { eval: true, workerData: watchSteps() },
  ).unref()
}
