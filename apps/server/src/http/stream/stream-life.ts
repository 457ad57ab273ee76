/**
 * How long an open stream may go on: until its reader leaves, the process stops, or whoever opened it may no longer: logged
 * out, frozen, password changed, role taken away. A stream is one request that lasts for hours, so the check at its door
 * does not cover it.
 */
const CHECK_MS = 5_000

export interface StreamLife {
  gone: AbortSignal
  stopping: AbortSignal
  /** False ends the stream; an error (a database that restarts) leaves the question for the next time. */
  allowed(): Promise<boolean>
}

/** Aborts when the stream must end. */
export function streamLife(
  { gone, stopping, allowed }: StreamLife,
  everyMs = CHECK_MS,
): AbortSignal {
  const over = new AbortController()
  const timer = setInterval(() => {
    allowed().then(
      (still) => {
        if (!still) over.abort()
      },
      () => undefined,
    )
  }, everyMs)
  const signal = AbortSignal.any([gone, stopping, over.signal])
  const end = () => clearInterval(timer)
  if (signal.aborted) end()
  else signal.addEventListener('abort', end, { once: true })
  return signal
}
