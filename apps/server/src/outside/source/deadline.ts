/**
 * A deadline that goes with the work it bounds. `AbortSignal.timeout` beside another signal stands until its time has come, with whatever hangs
 * on it, however soon the work was done: the signals of a thousand collections were eighty MiB (docs/decisions/0237).
 */

/** Ends `work` after so many milliseconds, or with `given`. */
export async function within<T>(
  ms: number,
  given: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(new DOMException(`after ${ms} ms`, 'TimeoutError')), ms)
  timer.unref()
  const leave = () => over.abort(given?.reason)
  if (given?.aborted) leave()
  else given?.addEventListener('abort', leave, { once: true })
  try {
    return await work(over.signal)
  } finally {
    clearTimeout(timer)
    given?.removeEventListener('abort', leave)
  }
}
