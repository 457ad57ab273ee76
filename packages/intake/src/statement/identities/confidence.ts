import type { DraftItem } from '../draft.ts'
import type { Judged } from './sum.ts'

/** Share of the doubt that an identity which holds takes away. */
const RAISE = 0.5
const MOST = 0.99
/** What is left to an item of which an identity fails and none holds, and of which one fails and one holds. */
const FAILED = 0.75
const CONTESTED = 0.89

/**
 * Identities that hold raise their items, those that fail lower them, period by period; an item is as sure as its least sure
 * value. What proves nothing changes nothing.
 */
export function weigh(items: readonly DraftItem[], checks: readonly Judged[]): void {
  const held = new Map<DraftItem, Set<string>>()
  const failed = new Map<DraftItem, Set<string>>()
  for (const { ok, telling, items: of, period } of checks) {
    if (ok && !telling) continue
    for (const item of of) {
      const found = ok ? held : failed
      found.set(item, (found.get(item) ?? new Set()).add(period))
    }
  }
  for (const item of items) {
    const { confidence } = item
    const sure = Object.keys(item.values)
      .filter((key) => item.values[key] !== null)
      .map((key) => {
        const holds = held.get(item)?.has(key)
        if (failed.get(item)?.has(key))
          return holds ? Math.min(confidence, CONTESTED) : confidence * FAILED
        return holds ? Math.min(MOST, confidence + (1 - confidence) * RAISE) : confidence
      })
    if (sure.length > 0) item.confidence = Math.min(...sure)
    item.confidence = Math.round(item.confidence * 1000) / 1000
  }
}
