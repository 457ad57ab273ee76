/** Date shortcuts of the product (spec §9), then those of the calendar: whole days in the reader's zone, none of them to come. */
export const SHORTCUTS = [
  'today',
  'week',
  'month',
  'quarter',
  'thisMonth',
  'lastMonth',
  'threeMonths',
  'thisYear',
] as const
export type Shortcut = (typeof SHORTCUTS)[number]

/** First day of a shortcut by year, month (0 = January) and day. */
const FIRST: Record<Shortcut, (y: number, m: number, d: number) => Date> = {
  today: (y, m, d) => new Date(y, m, d),
  week: (y, m, d) => new Date(y, m, d - 7),
  month: (y, m, d) => new Date(y, m, d - 30),
  quarter: (y, m, d) => new Date(y, m, d - 90),
  thisMonth: (y, m) => new Date(y, m, 1),
  lastMonth: (y, m) => new Date(y, m - 1, 1),
  // The running month and the two before it.
  threeMonths: (y, m) => new Date(y, m - 2, 1),
  thisYear: (y) => new Date(y, 0, 1),
}

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
  const [year, month] = [now.getFullYear(), now.getMonth()]
  const first = FIRST[shortcut](year, month, now.getDate())
  const last = shortcut === 'lastMonth' ? new Date(year, month, 0) : now
  return { from: isoDay(first), to: isoDay(last) }
}
