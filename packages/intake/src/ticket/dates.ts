/** Dates and times of tickets, as thermal printers and cameras leave them. */

/** 年 月 日 are small and much-stroked: recognised as any sign, so only the digits and their places count. */
export const DATE =
  /(?<!\d)(20[0-4]\d)(?:[-./年]|[^\d\s]{1,2})([01]?\d)(?:[-./月]|[^\d\s]{1,2})([0-3]?\d)(?=日|\D|$)/
/** Four digits, then both parts without a sign: `2020 0408`. */
export const PACKED_DATE = /(?<!\d)(20[0-4]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/

/** ISO date of year, month and day as printed; null when the calendar has no such day. */
export function isoDate(year: string, month: string, day: string): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  const date = new Date(Date.UTC(y, m - 1, d))
  const real = date.getUTCMonth() === m - 1 && date.getUTCDate() === d
  return real ? date.toISOString().slice(0, 10) : null
}

/** `HH:mm`; null when no clock shows it. */
export function clock(hour: string, minute: string): string | null {
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null
}
