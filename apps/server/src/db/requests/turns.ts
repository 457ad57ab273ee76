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

/** `all`: connections that requests may have at once, `each`: those of one company. */
export function createTurns({ all, each }: { all: number; each: number }): Turns {
  const taken = new Map<number, number>()
  let total = 0
  /** The company that was served last stands last. */
  const waiting = new Map<number, Set<Waiter>>()

  const hasRoom = (companyId: number) => total < all && (taken.get(companyId) ?? 0) < each
  const enter = (companyId: number) => {
    total++
    taken.set(companyId, (taken.get(companyId) ?? 0) + 1)
    return () => leave(companyId)
  }
  const leave = (companyId: number) => {
    total--
    const left = taken.get(companyId)! - 1
    if (left > 0) taken.set(companyId, left)
    else taken.delete(companyId)
    for (const [next, queue] of waiting) {
      if (!hasRoom(next)) continue
      const [first] = queue
      waiting.delete(next)
      queue.delete(first!)
      if (queue.size > 0) waiting.set(next, queue)
      first!.admit()
      return
    }
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
