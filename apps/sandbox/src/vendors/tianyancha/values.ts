/** How 天眼查 v3 writes days and amounts. */
import { parseDay } from '../../world/calendar.ts'

const DAY_MS = 86_400_000
const BEIJING_MS = 8 * 3_600_000
const WAN = 10_000

type Value = string | number | undefined

/** Midnight in Beijing, in milliseconds since 1970. */
export const ms = (day: Value): number | null =>
  day === undefined ? null : parseDay(String(day)) * DAY_MS - BEIJING_MS

export const msText = (day: Value): string => (day === undefined ? '' : String(ms(day)))

/** `Jul 28, 2003 12:00:00 AM`; no day = the end of 2999. */
export const spoken = (day: Value): string => {
  if (day === undefined) return 'Dec 31, 2999 12:00:00 AM'
  const date = new Date(parseDay(String(day)) * DAY_MS)
  const month = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })
  return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()} 12:00:00 AM`
}

/** Of whole 分, so that the decimals are those of the amount. */
export const wan = (yuan: Value): number => Math.round(Number(yuan ?? 0) * 100) / (100 * WAN)

/** `1200 万元`; what is not told is ''. */
export const wanText = (yuan: Value, unit: string): string =>
  yuan === undefined ? '' : `${wan(yuan)}${unit}`

export const text = (value: Value): string => (value === undefined ? '' : String(value))

export const emphasised = (name: string, keyword: string): string =>
  name.replace(keyword, `<em>${keyword}</em>`)
