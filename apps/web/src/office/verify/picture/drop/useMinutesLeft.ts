import { useRef } from 'react'

const MINUTE_MS = 60_000
/** Fewer tell nothing of the others: files of a kind often stand together. */
const ENOUGH = 3

/** Minutes until the rest is done at the rate since it began, at least one; null = nothing is under way, or too little is known. */
export function useMinutesLeft(done: number, total: number): number | null {
  const begun = useRef<{ at: number; done: number } | null>(null)
  if (done >= total) begun.current = null
  else begun.current ??= { at: Date.now(), done }
  if (!begun.current) return null
  const since = done - begun.current.done
  if (since < ENOUGH) return null
  const each = (Date.now() - begun.current.at) / since
  return Math.max(1, Math.ceil((each * (total - done)) / MINUTE_MS))
}
