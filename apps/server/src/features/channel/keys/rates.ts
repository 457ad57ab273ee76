import type { KeyRate } from '../../../http/context.ts'

/** Calls of a key in the running minute, in this process. */
export interface KeyRates {
  /** Counts a call; `over`: it is one too many. */
  take(key: string, most: number, now: number): KeyRate & { over: boolean }
}

const MINUTE_MS = 60_000
/** Keys remembered; beyond it those of minutes that are over go. */
const KEPT = 10_000

export function keyRates(): KeyRates {
  const seen = new Map<string, { minute: number; calls: number }>()
  return {
    take(key, most, now) {
      const minute = Math.floor(now / MINUTE_MS)
      const known = seen.get(key)
      const calls = known?.minute === minute ? known.calls + 1 : 1
      if (seen.size >= KEPT) for (const [old, at] of seen) if (at.minute < minute) seen.delete(old)
      seen.set(key, { minute, calls })
      return {
        most,
        left: Math.max(0, most - calls),
        reset: Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000),
        over: calls > most,
      }
    },
  }
}
