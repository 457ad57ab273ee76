/**
 * The work that the server asks of a captcha: begun when the picture comes, done by the time a person has read it. In a
 * worker; where the browser lets none start, in slices between what the page has to do.
 */
const SLICE = 500

type Search = typeof import('./search.ts')

/**
 * Resolves with the work as the server wants it; rejects with the signal's reason. `load`: how a page comes to the search where no worker
 * starts, and what it says when it does not come.
 */
export async function workFor(
  text: string,
  bits: number,
  signal: AbortSignal,
  load: () => Promise<Search> = () => import('./search.ts'),
): Promise<string> {
  signal.throwIfAborted()
  const found = await inWorker(text, bits, signal).catch(() => inSlices(text, bits, signal, load))
  return String(found)
}

/** Kept as long as the page is open: after a deployment its script is not to be had again. */
let worker: Worker | null = null

function inWorker(text: string, bits: number, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const mine = worker
    const over = new AbortController()
    const end = (settle: () => void) => {
      over.abort()
      settle()
    }
    const until = { signal: over.signal }
    mine.addEventListener(
      'message',
      ({ data }: MessageEvent<{ text: string; found: number }>) => {
        if (data.text === text) end(() => resolve(data.found))
      },
      until,
    )
    mine.addEventListener(
      'error',
      () => {
        worker = null
        end(() => reject(new Error('no worker')))
      },
      until,
    )
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), until)
    mine.postMessage({ text, bits })
  })
}

async function inSlices(
  text: string,
  bits: number,
  signal: AbortSignal,
  load: () => Promise<Search>,
): Promise<number> {
  const { searchOn } = await load()
  const found = await searchOn(text, bits, SLICE, () => !signal.aborted)
  signal.throwIfAborted()
  return found as number
}
