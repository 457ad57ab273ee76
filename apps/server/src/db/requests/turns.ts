/**
 * Turns at the connections of tenants: statements of one company's requests never take so many that another's have to wait behind them, and
 * work that is no request finds its own. Who waits is served company by company, each in the order in which it came.
 */
import { ofRequest, TookTooLong } from './bounds.ts'

export interface Turns {
  /** A turn, to be given back; null: whoever asks needs none. */
  take(companyId: number): Promise<() => void> | null
}

interface Waiter {
  admit(): void
}

/** A turn that is held so long is slow: its statement is dear, or waits for the processors of the database with others of its company. */
const SLOW_MS = 50

/**
 * `all`: connections that requests may have at once, `each`: those of one company, `slowed`: those of one half of whose are slow already
 * (docs/decisions/0271). `clock`: milliseconds.
 */
export function createTurns({
  all,
  each,
  slowed,
  clock = () => performance.now(),
}: {
  all: number
  each: number
  slowed: number
  clock?: () => number
}): Turns {
  /** Since when each turn of a company is held, the oldest first. */
  const taken = new Map<number, Set<{ since: number }>>()
  let total = 0
  /** The company that was served last stands last. */
  const waiting = new Map<number, Set<Waiter>>()

  const hasRoom = (companyId: number): boolean => {
    const held = taken.get(companyId)
    if (total >= all || !held) return total < all
    if (held.size < slowed || held.size >= each) return held.size < each
    const now = clock()
    let slow = 0
    for (const { since } of held) if (now - since >= SLOW_MS) slow++
    return slow * 2 < each
  }
  const enter = (companyId: number) => {
    total++
    const turn = { since: clock() }
    const held = taken.get(companyId)
    if (held) held.add(turn)
    else taken.set(companyId, new Set([turn]))
    return () => leave(companyId, turn)
  }
  const leave = (companyId: number, turn: { since: number }) => {
    total--
    const held = taken.get(companyId)!
    held.delete(turn)
    if (held.size === 0) taken.delete(companyId)
    // More than one may come where slow ones held them up until now.
    while (admitNext());
  }
  const admitNext = (): boolean => {
    for (const [next, queue] of waiting) {
      if (!hasRoom(next)) continue
      const [first] = queue
      waiting.delete(next)
      queue.delete(first!)
      if (queue.size > 0) waiting.set(next, queue)
      first!.admit()
      return true
    }
    return false
  }
  return {
    take(companyId) {
      const bounds = ofRequest()
      if (!bounds || bounds.inTransaction) return null
      if (!waiting.has(companyId) && hasRoom(companyId)) return Promise.resolve(enter(companyId))
      const { gone, limitMs } = bounds
      return new Promise((resolve, reject) => {
        const queue = waiting.get(companyId) ?? new Set<Waiter>()
        waiting.set(companyId, queue)
        const waiter: Waiter = {
          admit() {
            gone.removeEventListener('abort', giveUp)
            clearTimeout(limit)
            resolve(enter(companyId))
          },
        }
        queue.add(waiter)
        const giveUp = () => {
          gone.removeEventListener('abort', giveUp)
          clearTimeout(limit)
          queue.delete(waiter)
          if (queue.size === 0 && waiting.get(companyId) === queue) waiting.delete(companyId)
          reject(new TookTooLong(limitMs))
        }
        const limit = limitMs > 0 ? setTimeout(giveUp, limitMs) : undefined
        gone.addEventListener('abort', giveUp)
      })
    },
  }
}
