import { formatFen, groupDigits, parseFen } from '@xinjian/format'

const DAY_MS = 86_400_000

/** Between two days `YYYY-MM-DD`. */
export const daysUntil = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Fen as yuan, in threes, two decimals. */
export const yuan = (fen: number): string => groupDigits(formatFen(fen))

/** Yuan as somebody types them; null = no amount above zero. */
export function fenOf(typed: string): number | null {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(typed)) return null
  const fen = parseFen(typed)
  return fen !== null && fen > 0 ? fen : null
}

/** Millionths a year: 68000 is 6.8%. */
export const rate = (ppm: number): string => `${ppm / 10_000}%`
