import { type Fen, parseFen } from '@xinjian/format'
import { kindFromCode, kindFromDigitalNumber } from '@xinjian/format/invoice/kind-from-code'
import { kindFromName, kindFromSystem } from '@xinjian/format/invoice/kinds'
import type { InvoiceKind } from '../invoice.ts'
import type { TableStatus } from './table-invoice.ts'

/** Cell texts → values. Each returns null for a text that is no such value. */

export interface CellTime {
  /** Days since 1970-01-01. */
  day: number
  /** Seconds of the day, −1 = date only. */
  second: number
}

const DAY_MS = 86_400_000
/** Day of Excel's serial 0, including its belief in 1900-02-29. */
const EPOCH_1900 = Date.UTC(1899, 11, 30) / DAY_MS
const EPOCH_1904 = Date.UTC(1904, 0, 1) / DAY_MS
/** Invoices of the 增值税 system begin in 1994; beyond 2100 is a typing error. */
const FIRST_YEAR = 1994
const LAST_YEAR = 2100

const WRITTEN =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]*(\d{1,2})[:时](\d{1,2})(?:[:分](\d{1,2})(?:\.\d+)?秒?)?)?(?:Z|[+-]\d\d:?\d\d)?$/
const DIGITS = /^(\d{4})(\d{2})(\d{2})(?:[T ]?(\d{2}):?(\d{2}):?(\d{2})?)?$/

/** `2017/1/3`, `2024-12-05 10:00:00`, `20241205`, `2024年12月5日`, or an Excel serial (`45631.4167`). */
export function cellTime(text: string, dateSystem: 1900 | 1904): CellTime | null {
  const s = text.normalize('NFKC').trim()
  const m = WRITTEN.exec(s) ?? DIGITS.exec(s)
  if (m) return written(m)
  return /^\d{5}(?:\.\d+)?$/.test(s) ? serial(Number(s), dateSystem) : null
}

function written(m: RegExpExecArray): CellTime | null {
  const [year, month, day] = [Number(m[1]), Number(m[2]), Number(m[3])]
  if (year < FIRST_YEAR || year > LAST_YEAR) return null
  const ms = Date.UTC(year, month - 1, day)
  const date = new Date(ms)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  if (m[4] === undefined) return { day: ms / DAY_MS, second: -1 }
  const [hour, minute, second] = [Number(m[4]), Number(m[5]), Number(m[6] ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return null
  return { day: ms / DAY_MS, second: hour * 3600 + minute * 60 + second }
}

function serial(value: number, dateSystem: 1900 | 1904): CellTime | null {
  const seconds = Math.round(value * 86_400)
  const whole = Math.floor(seconds / 86_400)
  const day = whole + (dateSystem === 1904 ? EPOCH_1904 : EPOCH_1900)
  const year = new Date(day * DAY_MS).getUTCFullYear()
  if (year < FIRST_YEAR || year > LAST_YEAR) return null
  return { day, second: value % 1 === 0 ? -1 : seconds - whole * 86_400 }
}

/** Amount in 分; also the scientific form that spreadsheets write (`1.2E7`). */
export function cellMoney(text: string): Fen | null {
  return /\d[eE][+-]?\d/.test(text) ? parseFen(Number(text)) : parseFen(text)
}

/** `="00123456"` is how programs keep leading zeros in CSV: text, never evaluated. */
export function identifier(cell: string): string {
  const kept = /^="([^"]*)"$/.exec(cell)
  return (kept ? kept[1]! : cell).replace(/^'/, '').trim()
}

/** A long number that a spreadsheet program has rounded: `2.6442E+19`. */
export const isScientific = (text: string): boolean => /^\d(?:\.\d+)?E\+?\d+$/i.test(text)

/** Where a table prints no tax: 免税, 不征税, `***`, or nothing. */
export function isNoTax(text: string): boolean {
  return /^(?:\*{1,4}|-{1,2}|免税|不征税|0%?)?$/.test(text.trim())
}

/** Words and codes (0 正常, 3 红冲, 6 作废 of 金蝶; 是/否 of a column 是否作废) that mean a status by themselves. */
const STATUS_WORDS: Readonly<Record<string, TableStatus>> = {
  '': 'NORMAL',
  '0': 'NORMAL',
  N: 'NORMAL',
  否: 'NORMAL',
  未作废: 'NORMAL',
  '1': 'VOID',
  '6': 'VOID',
  Y: 'VOID',
  是: 'VOID',
  '3': 'RED_FULL',
}
const STATUS_PATTERNS: readonly [readonly RegExp[], TableStatus][] = [
  [[/部分/, /红/], 'RED_PART'],
  [[/作废|无效/], 'VOID'],
  [[/红/], 'RED_FULL'],
  [[/正常|有效|已开|成功|蓝|正数|异常|失控/], 'NORMAL'],
]

/**
 * 发票状态. A status of 红冲 is a mark on the blue invoice (the red one is a row of its own) or the red row itself: both are
 * valid rows, and only their sign tells blue from red. 异常 and 失控 say nothing of validity; see 发票风险等级.
 */
export function cellStatus(text: string): TableStatus | null {
  const s = text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
  return (
    STATUS_WORDS[s] ?? STATUS_PATTERNS.find(([all]) => all.every((p) => p.test(s)))?.[1] ?? null
  )
}

/** Kind by the table's own words or code, else by what the numbers reveal. */
export function cellKind(
  text: string,
  code: string | null,
  einvoiceNo: string | null,
): InvoiceKind {
  const s = text.trim()
  return (
    (s === ''
      ? null
      : (kindFromName(s) ??
        kindFromSystem('digital', s) ??
        kindFromSystem('verify', s) ??
        kindFromSystem('taxDisk', s))) ??
    (code === null ? null : kindFromCode(code)) ??
    (einvoiceNo === null ? null : kindFromDigitalNumber(einvoiceNo)) ??
    'UNKNOWN'
  )
}

/** 数量, 单价. */
export function cellNumber(text: string): number | null {
  const s = text.normalize('NFKC').replace(/[\s,¥]/g, '')
  if (s === '') return null
  const n = Number(s)
  return Number.isFinite(n) ? n : null
}

const BLUE_NUMBER =
  /(?:被红冲(?:蓝字)?(?:数电|全电|电子)?发?票(?:号码)?|对应(?:正数|蓝字)(?:数电)?发票.{0,20}?号码|原(?:蓝字)?发票号码)[:：\s]*(?:(?:\d{10}|\d{12})(?!\d)[^\d]{0,8})?(\d{20}|\d{8})(?!\d)/

/** Number of the reversed blue invoice, as the bureau's remark names it. */
export function blueNumberOf(remark: string): string | null {
  return BLUE_NUMBER.exec(remark)?.[1] ?? null
}
