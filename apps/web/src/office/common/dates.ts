/** Date shortcuts of the product (spec §9): whole calendar days in the reader's zone, today included at the end. */
export const SHORTCUTS = ['any', 'today', 'week', 'month', 'quarter'] as const
export type Shortcut = (typeof SHORTCUTS)[number]

const DAYS: Record<Exclude<Shortcut, 'any'>, number> = { today: 0, week: 7, month: 30, quarter: 90 }

/** `2026-02-03` of a local date. */
export function isoDay(date: Date): string {
  const pad = (n: number) => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** First and last day of a shortcut; both null for `any`. */
export function daysBack(
  shortcut: Shortcut,
  now = new Date(),
): { from: string | null; to: string | null } {
  if (shortcut === 'any') return { from: null, to: null }
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[shortcut])
  return { from: isoDay(first), to: isoDay(now) }
}

/** Which shortcut a range is, for highlighting; a range of one's own is none of them. */
export function shortcutOf(from: string, to: string, now = new Date()): Shortcut {
  if (!from && !to) return 'any'
  return (
    SHORTCUTS.find((s) => {
      const range = daysBack(s, now)
      return range.from === from && range.to === to
    }) ?? ('' as Shortcut)
  )
}
