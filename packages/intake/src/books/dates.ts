/** Days of rows: as tables of invoices write them, and `31.12.2025` or `05-JAN-2026` as programs from abroad do. */
import { cellTime } from '../tables/cells.ts'

const DAY_MS = 86_400_000
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/** ISO day; null = none. */
export function dayOf(text: string, dateSystem: 1900 | 1904): string | null {
  const [, day, month = '', year] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ??
    /^(\d{1,2})-([A-Za-z]{3})-(\d{4})$/.exec(text) ??
    []
  const number = /^\d/.test(month) ? month : MONTHS.indexOf(month.toUpperCase()) + 1
  const time = cellTime(year === undefined ? text : `${year}-${number}-${day}`, dateSystem)
  return time && new Date(time.day * DAY_MS).toISOString().slice(0, 10)
}
