/**
 * The work that the server asks of a captcha: begun when the picture comes, done by the time a person has read it. In a
 * worker; where the browser lets none start, in slices between what the page has to do.
 */
import { say } from '../../i18n/dictionary.ts'
import { isChunkError, orReload } from '../../shell/errors/new-build.ts'
import { words } from '../words.ts'

const SLICE = 500

/** Resolves with the work as the server wants it; rejects with the signal's reason. */
export async function workFor(text: string, bits: number, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted()
  const found = await inWorker(text, bits, signal).catch(() => inSlices(text, bits, signal))
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

async function inSlices(text: string, bits: number, signal: AbortSignal): Promise<number> {
  const { searchOn } = await orReload(() => import('./search.ts')).catch((error) => {
    throw isChunkError(error) ? new Error(say(words)('workFailed')) : error
  })
  const found = await searchOn(text, bits, SLICE, () => !signal.aborted)
  signal.throwIfAborted()
  return found as number
}
