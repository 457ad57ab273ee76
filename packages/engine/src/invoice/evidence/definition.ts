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
import { GOODS_SAYS } from '../indicators/goods-words.ts'
import { rateName } from '../rate-name.ts'
import { EVIDENCE_SAYS } from './words.ts'

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
    words: EVIDENCE_SAYS.validBlueInvoices,
    invoice: { all: [VALID, { field: 'total', from: 1 }] },
  },
  RED: {
    words: EVIDENCE_SAYS.redInvoicesTotal,
    invoice: { all: [VALID, { field: 'total', below: 0 }] },
  },
  VOID: { words: EVIDENCE_SAYS.voidInvoices, invoice: { field: 'status', in: ['VOID'] } },
  VALID: { words: EVIDENCE_SAYS.validInvoicesNot, invoice: VALID },
  ALL: { words: EVIDENCE_SAYS.allInvoicesVoid },
}

const PREDICATES: Record<NonNullable<InvoiceEvidence['predicate']>, () => Part> = {
  NIGHT: () => ({
    words: EVIDENCE_SAYS.issuedBetween22,
    invoice: {
      any: [
        { field: 'minute', from: 22 * 60 },
        { field: 'minute', from: 0, below: 6 * 60 },
      ],
    },
  }),
  HOLIDAY: () => ({
    words: EVIDENCE_SAYS.issuedPublicHoliday,
    invoice: { field: 'day', in: knownHolidays() },
  }),
  CEILING: () => ({
    words: EVIDENCE_SAYS.atCeiling,
    invoice: {
      any: CEILINGS.map((limit) => ({
        field: 'amount' as const,
        from: Math.ceil(0.995 * limit),
        to: limit,
      })),
    },
  }),
  ROUND_AMOUNT: () => ({
    words: EVIDENCE_SAYS.totalWhole10,
    invoice: {
      all: [
        { field: 'total', from: 1 },
        { field: 'totalInWan', in: [0] },
      ],
    },
  }),
  PERSON_BUYER: () => ({
    words: EVIDENCE_SAYS.partyIndividual,
    invoice: { field: 'person', in: [true] },
  }),
  ABNORMAL_RISK: () => ({
    words: EVIDENCE_SAYS.markedAbnormalOr,
    invoice: { field: 'abnormal', in: [true] },
  }),
  SPECIAL: () => ({
    words: EVIDENCE_SAYS.deductibleSpecialInvoices,
    invoice: { field: 'kind', in: SPECIAL_KINDS },
  }),
  NOT_BLANK: () => ({
    words: EVIDENCE_SAYS.notBlank,
    invoice: {
      any: [
        { field: 'total', from: 1 },
        { field: 'total', below: 0 },
      ],
    },
  }),
  SERIAL: () => ({
    words: EVIDENCE_SAYS.serial,
    invoice: { all: [VALID, TAX_DISK] },
    serial: true,
  }),
}

/** In the order of the words. A key of the query without its meaning does not compile. */
const PARTS: Parts = {
  direction: (value) => ({
    words: value === 'OUT' ? GOODS_SAYS.sold : EVIDENCE_SAYS.bought,
    invoice: { field: 'direction', in: [value] },
  }),
  from: (value) => ({ words: '', invoice: { field: 'day', from: dayOf(value) } }),
  to: (value) => ({ words: '', invoice: { field: 'day', to: dayOf(value) } }),
  rows: (value) => ROWS[value],
  system: (value) =>
    value === 'TAX_DISK'
      ? { words: EVIDENCE_SAYS.taxDiskInvoices, invoice: TAX_DISK }
      : { words: EVIDENCE_SAYS.digitalInvoices, invoice: { field: 'kind', in: DIGITAL_KINDS } },
  kinds: (value) => ({
    words: EVIDENCE_SAYS.kinds({
      kinds: value.map((kind) => KIND_NAMES[kind as KindName] ?? kind),
    }),
    invoice: { field: 'kind', in: value },
  }),
  counterpartyIds: (value) => ({
    words: EVIDENCE_SAYS.parties({ n: value.length }),
    invoice: { field: 'counterparty', in: value },
  }),
  regions: (value) => ({
    words: EVIDENCE_SAYS.regions({ regions: orNone(value.map(regionName)) }),
    invoice: { field: 'province', in: value },
  }),
  withoutCounterpartyIds: (value) => ({
    words: EVIDENCE_SAYS.withoutParties({ n: value.length }),
    invoice: { field: 'counterparty', notIn: value },
  }),
  totalFrom: (value) => ({ words: '', invoice: { field: 'total', from: fenOf(value) } }),
  totalTo: (value) => ({ words: '', invoice: { field: 'total', below: fenOf(value) } }),
  numbers: ({ code, from, to }) => ({
    words: numbersWords(code, eight(from), eight(to)),
    invoice: {
      all: [TAX_DISK, { field: 'code', in: [code] }, { field: 'number', from, to }],
    },
  }),
  predicate: (value) => PREDICATES[value](),
  rates: (value) => ({
    words: EVIDENCE_SAYS.rates({ rates: orNone(value.map(rateName)) }),
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
  direction: ({ direction }) => (direction ? undefined : EVIDENCE_SAYS.salesPurchases),
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
const regionName = (code: string): string =>
  code === '' ? EVIDENCE_SAYS.regionNotKnown : (PROVINCES[code] ?? code)

const orNone = (words: readonly string[]): readonly string[] =>
  words.length === 0 ? [EVIDENCE_SAYS.none] : words

function numbersWords(code: string, from: string, to: string): string {
  return code === ''
    ? EVIDENCE_SAYS.numbers({ from, to })
    : EVIDENCE_SAYS.numbersOfCode({ code, from, to })
}

function goodsWords(category: string): string {
  if (category === '') return EVIDENCE_SAYS.linesNoCategory
  return isCodePrefix(category)
    ? EVIDENCE_SAYS.ofCode({ category })
    : EVIDENCE_SAYS.ofCategory({ category })
}

const LISTED_GOODS = 6

function anyGoodsWords(categories: readonly string[]): string {
  const listed = orNone(categories.slice(0, LISTED_GOODS)).join('、')
  const { length: n } = categories
  return n > LISTED_GOODS
    ? EVIDENCE_SAYS.manyCategories({ listed, n })
    : EVIDENCE_SAYS.categories({ listed })
}

function dateWords(from: string | undefined, to: string | undefined): string {
  if (from && to) return EVIDENCE_SAYS.dated({ from, to })
  if (from) return EVIDENCE_SAYS.datedFrom({ from })
  return to ? EVIDENCE_SAYS.datedTo({ to }) : ''
}

function totalWords(totalFrom: number | undefined, totalTo: number | undefined): string {
  const yuan = (n: number) => n.toLocaleString('en-US')
  const from = totalFrom ? yuan(totalFrom) : null
  if (totalTo === undefined) return from === null ? '' : EVIDENCE_SAYS.totalFrom({ from })
  const to = yuan(totalTo)
  return from === null ? EVIDENCE_SAYS.totalTo({ to }) : EVIDENCE_SAYS.totalFromTo({ from, to })
}

function dayOf(iso: string): number {
  const day = parseDay(iso)
  if (day === null) throw new RangeError(EVIDENCE_SAYS.badDay({ day: iso }))
  return day
}
