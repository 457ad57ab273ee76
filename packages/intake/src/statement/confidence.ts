import type { Judged } from './checks.ts'
import type { DraftItem } from './draft.ts'

/** Share of the doubt that an identity which holds takes away. */
const RAISE = 0.5
const MOST = 0.99
/** What is left to an item of which an identity fails and none holds, and of which one fails and one holds. */
const FAILED = 0.75
const CONTESTED = 0.89

/** Identities that hold raise their items, those that fail lower them; what proves nothing changes nothing. */
export function weigh(items: readonly DraftItem[], checks: readonly Judged[]): void {
  const held = new Set(checks.filter((c) => c.ok && c.telling).flatMap((c) => c.items))
  const failed = new Set(checks.filter((c) => !c.ok).flatMap((c) => c.items))
  for (const item of items) {
    const { confidence } = item
    if (failed.has(item))
      item.confidence = held.has(item) ? Math.min(confidence, CONTESTED) : confidence * FAILED
    else if (held.has(item)) item.confidence = Math.min(MOST, confidence + (1 - confidence) * RAISE)
    item.confidence = Math.round(item.confidence * 1000) / 1000
  }
}
