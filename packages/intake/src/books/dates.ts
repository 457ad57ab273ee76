/** Days of rows: as tables of invoices write them, and `31.12.2025` or `05-JAN-2026` as programs from abroad do. */
import { cellTime } from '../tables/cells.ts'

const DAY_MS = 86_400_000
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/** Days of a book stand in hundreds of rows each, and are looked at for order, span and lines. */
const MOST_KNOWN = 5_000
const known = { 1900: new Map<string, string | null>(), 1904: new Map<string, string | null>() }

/** ISO day; null = none. */
export function dayOf(text: string, dateSystem: 1900 | 1904): string | null {
  const days = known[dateSystem]
  let day = days.get(text)
  if (day === undefined) {
    if (days.size >= MOST_KNOWN) days.clear()
    day = readDay(text, dateSystem)
    days.set(text, day)
  }
  return day
}

/** `2024-01-03 10.11.12`, `2024-01-03-10.11.12.000000`: an hour as databases of banks write it. */
const DOTTED_HOUR = /^(\d{4}-\d{1,2}-\d{1,2})[\s-](\d{1,2})\.(\d{2})\.(\d{2})(?:\.\d{1,6})?$/
const plainHour = (text: string): string => text.replace(DOTTED_HOUR, '$1 $2:$3:$4')

function readDay(text: string, dateSystem: 1900 | 1904): string | null {
  const [, day, month = '', year] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ??
    /^(\d{1,2})-([A-Za-z]{3})-(\d{4})$/.exec(text) ??
    []
  const number = /^\d/.test(month) ? month : MONTHS.indexOf(month.toUpperCase()) + 1
  const time = cellTime(
    year === undefined ? plainHour(text) : `${year}-${number}-${day}`,
    dateSystem,
  )
  return time && new Date(time.day * DAY_MS).toISOString().slice(0, 10)
}

/** `2024-03` of `2024.03`, `2024年3期`, `202403`, `MAR-24`; null of `2019.1`, which is January as well as October. */
export function monthOf(text: string): string | null {
  const [, abbreviated = '', short] = /^([A-Za-z]{3})-(\d\d)$/.exec(text) ?? []
  const named = MONTHS.indexOf(abbreviated.toUpperCase()) + 1
  if (named > 0) return `20${short}-${String(named).padStart(2, '0')}`
  const [, year, month] =
    /^(20\d\d)(?:[-./年]第?)?(\d{2})(?:月|期)?$/.exec(text) ??
    /^(20\d\d)[-/年]第?(\d)(?:月|期)?$/.exec(text) ??
    []
  const n = Number(month)
  return n >= 1 && n <= 12 ? `${year}-${String(n).padStart(2, '0')}` : null
}

/** `09:00:00` of `90000` (a number that lost its first nought) and of `9:00`. */
export function timeOf(text: string): string | null {
  const digits = /^\d{1,6}$/.test(text) ? text.padStart(6, '0') : ''
  const [, hour, minute, second = '00'] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{2})$/.exec(digits) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return null
  return `${hour.padStart(2, '0')}:${minute}:${second}`
}

/** The hour behind a day: `2024-01-02 09:00:00`, `45293.375`. */
export function timeAfterDay(text: string, dateSystem: 1900 | 1904 = 1900): string | null {
  const second = cellTime(plainHour(text), dateSystem)?.second ?? -1
  return second < 0 ? null : new Date(second * 1000).toISOString().slice(11, 19)
}
