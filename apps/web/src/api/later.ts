/** Answers that say "later" (429, 503) and how much later: the header Retry-After. */

const LATER: readonly number[] = [429, 503]
/** What a header may ask for at most, in seconds: more is no wait, and is not told either. */
const LONGEST_S = 3_600
/** So long somebody sits in front of a page that does nothing, in seconds. */
export const PATIENCE_S = 10

/** Whole seconds of `Retry-After`, whether it gives them or a moment; undefined = it says nothing of use. */
export function retryAfterOf({
  status,
  headers,
}: Pick<Response, 'status' | 'headers'>): number | undefined {
  const stated = headers.get('retry-after')
  if (!LATER.includes(status) || stated === null) return undefined
  const seconds = /^\d+$/.test(stated)
    ? Number(stated)
    : Math.ceil((Date.parse(stated) - Date.now()) / 1000)
  return seconds >= 0 && seconds <= LONGEST_S ? seconds : undefined
}

/** The refusal with how long to wait, unless the server's own words say a number of seconds, or the client has no words for it. */
export function withWait(
  message: string,
  seconds: number,
  { words }: { words: () => { wait?: string } },
): string {
  const { wait } = words()
  if (wait === undefined || /\d+\s*(?:秒|s\b|seconds)/.test(message)) return message
  return message + wait.replace('{n}', String(seconds))
}

/** Rejects with the signal's reason when the caller gives up meanwhile. */
export function pauseFor(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1000)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
