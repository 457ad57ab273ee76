/** What was opened from the palette last, kept in the browser until the session ends (`shell/copies.ts`). */
import { RECENT_KEY } from '../copies.ts'
import type { Item } from './items.ts'

const KEPT = 6
type Recent = Pick<Item, 'key' | 'icon' | 'label' | 'under' | 'to'>

export function recentItems(): Item[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return (kept as Recent[]).map((one) => ({ ...one, key: `recent:${one.key}`, group: 'recent' }))
  } catch {
    return []
  }
}

/** What does something and leads nowhere is not kept. */
export function remember({ key, icon, label, under, to }: Item): void {
  if (!to) return
  const own = key.replace(/^recent:/, '')
  const before = recentItems().map((one) => ({ ...one, key: one.key.replace(/^recent:/, '') }))
  const kept = [{ key: own, icon, label, under, to }, ...before.filter((one) => one.key !== own)]
  try {
    localStorage.setItem(RECENT_KEY, JSON.stringify(kept.slice(0, KEPT)))
  } catch {}
}
