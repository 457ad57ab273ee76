import type { Arrangement } from './arrange.ts'

/** Positions of a graph, reckoned in a worker of its own; where the browser lets none start, in the page. Rejects with the signal's reason. */
export async function layOut(graph: Arrangement, signal: AbortSignal): Promise<Float32Array> {
  signal.throwIfAborted()
  const placed = await inWorker(graph, signal).catch(() => (signal.aborted ? null : inPage(graph)))
  signal.throwIfAborted()
  return placed!
}

async function inWorker(graph: Arrangement, signal: AbortSignal): Promise<Float32Array> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Float32Array>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Float32Array>) => resolve(data)
      worker.onerror = () => reject(new Error('no worker'))
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      worker.postMessage(graph)
    })
  } finally {
    worker.terminate()
  }
}

async function inPage(graph: Arrangement): Promise<Float32Array> {
  const { arrange } = await import('./arrange.ts')
  return arrange(graph, () => performance.now())
}
