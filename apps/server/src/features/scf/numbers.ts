/** Numbers and days of supply-chain finance. */
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { formatDay, parseDay } from '@xinjian/engine/kit/calendar/window'
import { formatFen, groupDigits } from '@xinjian/format'

export type Mark = 'HX' | 'LS' | 'CP' | 'YS' | 'DD'

/** SQL of a new number: mark, day in China, eight figures. */
export const nextNo = (mark: Mark): string =>
  `'${mark}' || to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad((nextval('scf_no') % 100000000)::text, 8, '0')`

/** SQL of today in China. */
export const TODAY = "(now() at time zone 'Asia/Shanghai')::date"

/** Today in China, so many days on. */
export const dayAfter = (days = 0): string =>
  formatDay(chinaDay(new Date().toISOString()).day + days)

/** So many days after a day. */
export const dayPlus = (day: string, days: number): string => formatDay(parseDay(day)! + days)

/** The day in China of an instant. */
export const dayOf = (at: Date): string => formatDay(chinaDay(at.toISOString()).day)

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Fen as papers say them: yuan with two decimals and commas. */
export const yuan = (fen: number): string => groupDigits(formatFen(fen))
