/**
 * The work that the server asks of a captcha: begun when the picture comes, done by the time a person has read it. In a
 * worker; where the browser lets none start, in slices between what the page has to do.
 */
const SLICE = 500

/** Resolves with the work as the server wants it; rejects with the signal's reason. */
export async function workFor(text: string, bits: number, signal: AbortSignal): Promise<string> {
  const found = await inWorker(text, bits, signal).catch(() => inSlices(text, bits, signal))
  return String(found)
}

function inWorker(text: string, bits: number, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.onmessage = ({ data }: MessageEvent<number>) => end(() => resolve(data))
    worker.onerror = () => end(() => reject(new Error('no worker')))
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    worker.postMessage({ text, bits })
  })
}

async function inSlices(text: string, bits: number, signal: AbortSignal): Promise<number> {
  const { search } = await import('./search.ts')
  for (let from = 0; ; from += SLICE) {
    signal.throwIfAborted()
    const found = search(text, bits, from, SLICE)
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve))
  }
}
