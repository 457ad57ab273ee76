/** Values as vendors write them → the form in which records keep them; null = it says nothing, or is no such value. */
import { readDate } from '@xinjian/format/invoice/date'

const DAY_MS = 86_400_000
const BEIJING_MS = 8 * 3_600_000
/** What vendors write where there is nothing, or where the enterprise keeps it to itself: untold, never nought. */
const NOTHING = new Set(
  `- -- — —— / \\ * ** *** 无 暂无 暂无信息 暂无数据 未知 不详 未公示 不公示 未公开 不公开 未披露 企业选择不公示 企业未选择公示 该企业选择不公示 选择不公示
  个体户选择不公示 详情 查看 查看详情 null none undefined nan n/a`
    .split(/\s+/)
    .filter(Boolean),
)
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
}

/** Text without marks of a page (`<em>`); null where it says nothing. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  const plain = value
    .replace(/<\/?[a-zA-Z][^<>]{0,2000}>/g, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => ENTITIES[name]!)
    .replaceAll('\r\n', '\n')
    .trim()
  return NOTHING.has(plain.toLowerCase()) || plain === '' ? null : plain
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day, ISO: of milliseconds or seconds, of texts in Chinese, English or ISO. 1970-01-01, 1900-01-01 and 2999 stand for none. */
export function readDay(value: unknown): string | null {
  const text = readText(value)
  if (text === null) return null
  const day = dayOf(text)
  if (day === null || day === '1970-01-01' || day === '1900-01-01') return null
  const year = Number(day.slice(0, 4))
  return year >= 1840 && year < 2900 ? day : null
}

function dayOf(text: string): string | null {
  if (/^-?\d{9,10}$/.test(text)) return isoOf(Number(text) * 1000)
  if (/^-?\d{11,14}$/.test(text) && !/^(?:19|20)\d{12}$/.test(text)) return isoOf(Number(text))
  if (/^\d{4}-\d\d-\d\dT[\d:.]{5,15}(?:Z|[+-]\d\d:?\d\d)$/.test(text))
    return isoOf(Date.parse(text))
  const english = /^([A-Za-z]{3})[a-z]{0,6}\.? (\d{1,2}), (\d{4})/.exec(text)
  if (english) {
    const month = MONTHS.indexOf(english[1]!.toLowerCase())
    return month < 0 ? null : valid(Number(english[3]), month + 1, Number(english[2]))
  }
  return readDate(text) ?? olderDate(text)
}

/** Enterprises and terms are older and longer than invoices, which `readDate` is of. */
function olderDate(text: string): string | null {
  const m = /^(\d{4})[年\-/.](\d{1,2})[月\-/.](\d{1,2})/.exec(text)
  return m && valid(Number(m[1]), Number(m[2]), Number(m[3]))
}

function valid(year: number, month: number, day: number): string | null {
  if (year < 1000) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? iso(date) : null
}

/** The day in Beijing. */
function isoOf(ms: number): string | null {
  const date = new Date(ms + BEIJING_MS)
  return Math.abs(ms) < 40_000 * DAY_MS * 10 && !Number.isNaN(ms) ? iso(date) : null
}

const iso = (date: Date): string => date.toISOString().slice(0, 10)

/** One end of a term: `2003-07-28 至 无固定期限`. */
export function readTerm(value: unknown, end: 'from' | 'to'): string | null {
  const [from, to] = (readText(value) ?? '').split(/[至到~～]|--| - /, 2)
  return readDay((end === 'from' ? from : to)?.replace(/^\s*自/, '').trim())
}

const RMB = /^(?:人民币|rmb|cny|元|圆|整|[¥￥])+$/
const POWERS: Readonly<Record<string, number>> = {
  '': 0,
  百: 2,
  千: 3,
  万: 4,
  十万: 5,
  百万: 6,
  千万: 7,
  亿: 8,
  万亿: 12,
}
const CURRENCIES =
  /美元|港元|港币|欧元|日元|英镑|韩元|加元|澳元|新加坡元|台币|瑞士法郎|卢布|usd|hkd|eur|jpy|gbp/

/** An amount, in yuan where it is of yuan; of other money only whose it is. */
export type Amount = { yuan: string } | Foreign

/** Money that is no yuan. */
export interface Foreign {
  currency: string
}

/**
 * `500.000000万人民币`, `89000 万元`, `1,500` with the unit that a name or a neighbour tells (`万`, `万/人民币元`). Foreign money and numbers
 * of shares are no yuan.
 */
export function readAmount(value: unknown, unit = ''): Amount | null {
  const text = readText(value)
    ?.normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,()]/g, '')
  if (!text) return null
  const m = /^([^\d.-]{0,8})(-?\d{1,18}(?:\.\d{1,40})?)([^\d]{0,12})$/.exec(text)
  if (!m) return null
  const words = unitWords(m[1]! + m[3]!)
  const beside = unitWords(
    unit
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s/()]/g, ''),
  )
  const currency = CURRENCIES.exec(words.rest || beside.rest)?.[0]
  if (currency) return { currency }
  if (![words.rest, beside.rest].every((rest) => rest === '' || RMB.test(rest))) return null
  const power = words.scale !== '' || /元/.test(m[3]!) ? words.scale : beside.scale
  return { yuan: shifted(m[2]!, POWERS[power]!) }
}

/** `万元人民币` → the multiple and what is left. */
function unitWords(text: string): { scale: string; rest: string } {
  const scale = /万亿|[十百千]万|亿|万|千|百/.exec(text)?.[0] ?? ''
  return { scale, rest: text.replace(scale, '') }
}

/** A decimal times a power of ten, half a cent and more up to the next. */
function shifted(decimal: string, power: number): string {
  const minus = decimal.startsWith('-')
  const [whole = '', part = ''] = decimal.replace('-', '').split('.')
  const digits = part.padEnd(power + 3, '0')
  const mills = BigInt(whole + digits.slice(0, power + 3))
  const cents = ((mills + 5n) / 10n).toString().padStart(3, '0')
  const text = `${cents.slice(0, -2)}.${cents.slice(-2)}`.replace(/\.?0{1,2}$/, '')
  return minus && text !== '0' ? `-${text}` : text
}

/** Percent: `29.64%`; a bare number is a share of one (`比`), of a hundred (`百`) or none (`%`) as its name says, else a share of one up to one. */
export function readPercent(value: unknown, unit = ''): number | null {
  const text = readText(value)?.normalize('NFKC').replace(/\s/g, '')
  const m = /^(\d{1,6}(?:\.\d{1,40})?)(%?)$/.exec(text ?? '')
  if (!m || (unit === '%' && m[2] === '')) return null
  const told = Number(m[1])
  const ofOne = m[2] === '' && (unit === '比' || (unit !== '百' && told <= 1))
  const percent = ofOne ? told * 100 : told
  return percent <= 100 ? Math.round(percent * 1e6) / 1e6 : null
}

/** A whole number: `50人`, `2015年度`; a span of them is none. */
export function readCount(value: unknown): number | null {
  const m = /^(\d{1,9})(?:人|年|年度|个)?$/.exec(readText(value) ?? '')
  return m ? Number(m[1]) : null
}

/** A person's number holds the day of birth where a firm's holds the code of the organisation. */
const OF_PERSON = /^\d{6}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\d{3}[\dX]$/

/** A USCC; null for other numbers, masked ones and those of persons. */
export function readCode(value: unknown): string | null {
  const text = readText(value)?.toUpperCase() ?? ''
  const isCode = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)
  return isCode && !OF_PERSON.test(text) ? text : null
}

/** A USCC, or the code of an organisation as courts write it: `75231769-2`. */
export function readFirmCode(value: unknown): string | null {
  const text = readText(value)?.toUpperCase() ?? ''
  return readCode(text) ?? (/^[0-9A-Z]{8}-[0-9X]$/.test(text) ? text : null)
}
