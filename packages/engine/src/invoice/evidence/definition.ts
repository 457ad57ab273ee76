/**
 * What an InvoiceEvidence means: for every key of the query its condition on an invoice and its words. The only definition;
 * `filter.ts` reads it over rows in memory, the server reads it as SQL, the drawer and the command line show the words.
 */

import { firstDayOfMonth, parseDay } from '../../kit/calendar/window.ts'
import { holidayDays } from '../../kit/china/holiday-days.ts'
import { HOLIDAY_BLOCKS } from '../../kit/china/holidays.ts'
import { PROVINCES } from '../../kit/china/regions.ts'
import type { Condition } from '../../report/condition.ts'
import type { InvoiceEvidence } from '../../report/document.ts'
import { isCodePrefix } from '../category.ts'
import { KIND_NAMES } from '../context/kinds.ts'
import { DIGITAL_KINDS, type KindName, SPECIAL_KINDS } from '../facts.ts'
import { rateName } from '../rate-name.ts'

/** Fields of an invoice that conditions speak of; days are day numbers, money is 分, minutes −1 where only a date is known. */
export type InvoiceField =
  | 'direction'
  | 'day'
  | 'minute'
  | 'status'
  | 'kind'
  | 'amount'
  | 'total'
  | 'abnormal'
  | 'counterparty'
  /** The counterparty is an individual. */
  | 'person'
  /** Two-digit province of the counterparty; '' = not known. */
  | 'province'
  /** 价税合计 modulo 1 万元, in 分. */
  | 'totalInWan'
  /** 税控 only: 发票代码 ('' = the source has none) and 发票号码. */
  | 'code'
  | 'number'

export type InvoiceCondition = Condition<InvoiceField>

/** Of one line: 品类 and rate in basis points. */
export type LineCondition = Condition<'category' | 'rate'>

export interface InvoiceMeaning {
  /** Of the invoice itself. */
  invoice: InvoiceCondition
  /** The invoice has a line like this; only these lines add up to the figure. null = lines do not matter. */
  lines: LineCondition | null
  /** Only invoices in a run of consecutive 税控 numbers (serial.ts): said of a row among the others, not of it alone. */
  serial: boolean
  /** In Chinese, parts joined by `；`. */
  words: string
}

interface Part {
  words: string
  invoice?: InvoiceCondition
  line?: LineCondition
  serial?: true
}

type Parts = {
  [K in Exclude<keyof InvoiceEvidence, 'dataset'>]-?: (
    value: NonNullable<InvoiceEvidence[K]>,
  ) => Part
}

/** Single-invoice limits of 税控 equipment in 分 (I-039). */
const CEILINGS = [999_999, 9_999_999, 99_999_999, 999_999_999]

const TAX_DISK: InvoiceCondition = { field: 'kind', notIn: DIGITAL_KINDS }
const VALID: InvoiceCondition = { field: 'status', in: ['NORMAL'] }

const ROWS: Record<NonNullable<InvoiceEvidence['rows']>, Part> = {
  BLUE: {
    words: '有效蓝字发票（未作废、价税合计大于零）',
    invoice: { all: [VALID, { field: 'total', from: 1 }] },
  },
  RED: {
    words: '红字发票（价税合计小于零）',
    invoice: { all: [VALID, { field: 'total', below: 0 }] },
  },
  VOID: { words: '作废发票', invoice: { field: 'status', in: ['VOID'] } },
  VALID: { words: '有效发票（未作废，含红字）', invoice: VALID },
  ALL: { words: '全部发票（含作废与红字）' },
}

const PREDICATES: Record<NonNullable<InvoiceEvidence['predicate']>, () => Part> = {
  NIGHT: () => ({
    words: '开票时间在 22:00 至次日 06:00',
    invoice: {
      any: [
        { field: 'minute', from: 22 * 60 },
        { field: 'minute', from: 0, below: 6 * 60 },
      ],
    },
  }),
  HOLIDAY: () => ({
    words: '开票日为法定节假日（不含调休上班日）',
    invoice: { field: 'day', in: knownHolidays() },
  }),
  CEILING: () => ({
    words: '不含税金额达到税控单张限额的 99.5% 以上',
    invoice: {
      any: CEILINGS.map((limit) => ({
        field: 'amount' as const,
        from: Math.ceil(0.995 * limit),
        to: limit,
      })),
    },
  }),
  ROUND_AMOUNT: () => ({
    words: '价税合计为 1 万元的整数倍',
    invoice: {
      all: [
        { field: 'total', from: 1 },
        { field: 'totalInWan', in: [0] },
      ],
    },
  }),
  PERSON_BUYER: () => ({ words: '对方为自然人', invoice: { field: 'person', in: [true] } }),
  ABNORMAL_RISK: () => ({
    words: '税务机关标记为异常或疑点',
    invoice: { field: 'abnormal', in: [true] },
  }),
  SPECIAL: () => ({
    words: '可抵扣的专用发票类',
    invoice: { field: 'kind', in: SPECIAL_KINDS },
  }),
  NOT_BLANK: () => ({
    words: '价税合计不为零',
    invoice: {
      any: [
        { field: 'total', from: 1 },
        { field: 'total', below: 0 },
      ],
    },
  }),
  SERIAL: () => ({
    words: '同日向同一购方连号 5 张以上',
    invoice: { all: [VALID, TAX_DISK] },
    serial: true,
  }),
}

/** In the order of the words. A key of the query without its meaning does not compile. */
const PARTS: Parts = {
  direction: (value) => ({
    words: value === 'OUT' ? '销项' : '进项',
    invoice: { field: 'direction', in: [value] },
  }),
  from: (value) => ({ words: '', invoice: { field: 'day', from: dayOf(value) } }),
  to: (value) => ({ words: '', invoice: { field: 'day', to: dayOf(value) } }),
  rows: (value) => ROWS[value],
  system: (value) =>
    value === 'TAX_DISK'
      ? { words: '税控发票', invoice: TAX_DISK }
      : { words: '数电票', invoice: { field: 'kind', in: DIGITAL_KINDS } },
  kinds: (value) => ({
    words: `票种为${value.map((kind) => KIND_NAMES[kind as KindName] ?? kind).join('、')}`,
    invoice: { field: 'kind', in: value },
  }),
  counterpartyIds: (value) => ({
    words: `指定的 ${value.length} 个往来方`,
    invoice: { field: 'counterparty', in: value },
  }),
  regions: (value) => ({
    words: `往来方地区为${value.map(regionName).join('、') || '（无）'}`,
    invoice: { field: 'province', in: value },
  }),
  withoutCounterpartyIds: (value) => ({
    words: `不含净额为负的 ${value.length} 个往来方`,
    invoice: { field: 'counterparty', notIn: value },
  }),
  totalFrom: (value) => ({ words: '', invoice: { field: 'total', from: fenOf(value) } }),
  totalTo: (value) => ({ words: '', invoice: { field: 'total', below: fenOf(value) } }),
  numbers: ({ code, from, to }) => ({
    words: `${code === '' ? '' : `发票代码 ${code}，`}发票号码 ${eight(from)} 至 ${eight(to)}`,
    invoice: {
      all: [TAX_DISK, { field: 'code', in: [code] }, { field: 'number', from, to }],
    },
  }),
  predicate: (value) => PREDICATES[value](),
  rates: (value) => ({
    words: `含税率为${value.map(rateName).join('、') || '（无）'}的明细`,
    line: { field: 'rate', in: value },
  }),
  goods: (value) => ({ words: goodsWords(value), line: categoryIs(value) }),
  goodsAny: (value) => ({ words: anyGoodsWords(value), line: { any: value.map(categoryIs) } }),
}

/** Throws RangeError on a date that does not exist. */
export function meaningOf(query: InvoiceEvidence): InvoiceMeaning {
  const keys = Object.keys(PARTS) as (keyof Parts)[]
  const parts = keys.flatMap((key) => {
    const value = query[key]
    const part = PARTS[key] as (value: unknown) => Part
    return value === undefined ? [{ key, words: '' }] : [{ key, ...part(value) }]
  })
  const lines = parts.flatMap(({ line }) => (line ? [line] : []))
  const words = parts.map(({ key, words: own }) => SHARED_WORDS[key]?.(query) ?? own)
  return {
    invoice: { all: parts.flatMap(({ invoice }) => (invoice ? [invoice] : [])) },
    lines: lines.length > 0 ? { all: lines } : null,
    serial: parts.some(({ serial }) => serial),
    words: words.filter((word) => word !== '').join('；'),
  }
}

/** Words that are said even without the key, or of two keys at once, in the place of the key. */
const SHARED_WORDS: { [K in keyof Parts]?: (query: InvoiceEvidence) => string | undefined } = {
  direction: ({ direction }) => (direction ? undefined : '销项与进项'),
  from: ({ from, to }) => dateWords(from, to),
  rows: ({ rows }) => (rows ? undefined : ROWS.ALL.words),
  totalFrom: ({ totalFrom, totalTo }) => totalWords(totalFrom, totalTo),
}

/** A category is a code prefix (digits) or the short name of the goods. */
export const categoryIs = (wanted: string): LineCondition =>
  isCodePrefix(wanted) ? { field: 'category', prefix: wanted } : { field: 'category', in: [wanted] }

/** Every day off of the years that are known. */
function knownHolidays(): number[] {
  return Object.keys(HOLIDAY_BLOCKS).flatMap((year) => {
    const january = firstDayOfMonth(Number(year) * 12)
    return holidayDays(january, firstDayOfMonth(Number(year) * 12 + 12) - 1) ?? []
  })
}

const fenOf = (yuan: number): number => Math.round(yuan * 100)
const eight = (n: number): string => String(n).padStart(8, '0')
const regionName = (code: string): string => (code === '' ? '地区不明' : (PROVINCES[code] ?? code))

function goodsWords(category: string): string {
  if (category === '') return '含未标品类的明细'
  return isCodePrefix(category) ? `含税收分类编码 ${category} 开头的明细` : `含“${category}”类明细`
}

const LISTED_GOODS = 6

function anyGoodsWords(categories: readonly string[]): string {
  const listed = categories.slice(0, LISTED_GOODS).join('、') || '（无）'
  const rest = categories.length > LISTED_GOODS ? ` 等 ${categories.length} 类` : ''
  return `含品类为 ${listed}${rest}的明细`
}

function dateWords(from: string | undefined, to: string | undefined): string {
  if (from && to) return `开票日期 ${from} 至 ${to}`
  if (from) return `开票日期 ${from} 起`
  return to ? `开票日期截至 ${to}` : ''
}

function totalWords(totalFrom: number | undefined, totalTo: number | undefined): string {
  const yuan = (n: number) => n.toLocaleString('en-US')
  const from = totalFrom === undefined || totalFrom === 0 ? '' : `不低于 ${yuan(totalFrom)} 元`
  const to = totalTo === undefined ? '' : `低于 ${yuan(totalTo)} 元`
  return from || to ? `价税合计${[from, to].filter(Boolean).join('、')}` : ''
}

function dayOf(iso: string): number {
  const day = parseDay(iso)
  if (day === null) throw new RangeError(`证据条件中的日期无效: ${iso}`)
  return day
}
