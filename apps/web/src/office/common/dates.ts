/** Date shortcuts of the product (spec §9): whole calendar days in the reader's zone, today included at the end. */
export const SHORTCUTS = ['today', 'week', 'month', 'quarter'] as const
export type Shortcut = (typeof SHORTCUTS)[number]

const DAYS: Record<Shortcut, number> = { today: 0, week: 7, month: 30, quarter: 90 }

/** `2026-02-03` of a local date. */
export function isoDay(date: Date): string {
  const pad = (n: number) => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** Months that are over, newest first, from the last with data (`2026-02`) back to the first. */
export function completeMonths(first: string, last: string, now = new Date()): string[] {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
  const to = Math.min(index(last), now.getFullYear() * 12 + now.getMonth() - 1)
  return Array.from({ length: Math.max(0, to - index(first) + 1) }, (_, i) => {
    const at = to - i
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** The last `count` months that are over, newest first. */
export function monthsBack(count: number, now = new Date()): string[] {
  const month = (back: number) =>
    isoDay(new Date(now.getFullYear(), now.getMonth() - back, 1)).slice(0, 7)
  return completeMonths(month(count), month(1), now)
}

/** First and last day of a shortcut, as of `now`. */
export function daysBack(shortcut: Shortcut, now = new Date()): { from: string; to: string } {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[shortcut])
  return { from: isoDay(first), to: isoDay(now) }
}
