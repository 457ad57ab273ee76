/** Days of rows: serial numbers of a workbook, `20210101`, `2022-04-26`, `2020/5/31`, `2019.1.5`. */
const DAY_MS = 86_400_000
/** Day 0 of a workbook, as its programs count from March 1900 on. */
const EPOCH = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const
/** 1990 to 2079: no other number in a column of days is one. */
const SERIAL = { first: 32_874, last: 65_745 } as const

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** ISO day; null = none. */
export function dayOf(text: string, dateSystem: 1900 | 1904): string | null {
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const serial = Math.floor(Number(text))
    const within = serial >= SERIAL.first && serial <= SERIAL.last
    return within ? isoOf(EPOCH[dateSystem] + serial * DAY_MS) : null
  }
  const [, dayFirst, monthThen, yearLast] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ??
    /^(\d{1,2})-([A-Za-z]{3})-(\d{4})$/.exec(text) ??
    []
  if (yearLast !== undefined)
    return dayOf(`${yearLast}-${monthNumber(monthThen!)}-${dayFirst}`, dateSystem)
  const [, year, month, day] =
    /^(\d{4})(\d\d)(\d\d)$/.exec(text) ??
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?:日)?(?:[ T].*)?$/.exec(text) ??
    []
  if (year === undefined) return null
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const iso = isoOf(ms)
  return Number(iso.slice(5, 7)) === Number(month) && Number(iso.slice(8)) === Number(day)
    ? iso
    : null
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')
const monthNumber = (month: string): string =>
  /^\d/.test(month) ? month : String(MONTHS.indexOf(month.toUpperCase()) + 1)
