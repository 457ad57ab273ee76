/** Sales and costs as the books tell them, and beside them what others tell of the same months. */
import type { Fen } from '@xinjian/format'
import { livedMonths } from '../kit/calendar/lived.ts'
import type { MonthIndex, MonthWindow } from '../kit/calendar/window.ts'
import { monthsBetween } from '../kit/sections/blocks.ts'
import { windowWords } from '../report/window/label.ts'
import { LIVED_SAYS } from '../report/window/words.ts'
import type { ErpContext } from './context.ts'
import { type Amount, accountsOf, earned } from './ledger/amounts.ts'
import { ERP_SAYS } from './words.ts'

/** The months of a window since the founding. */
export const lived = (
  { founded }: Pick<ErpContext, 'founded'>,
  { from, to }: MonthWindow,
): MonthWindow => ({ from: Math.min(Math.max(from, founded ?? from), to), to })

/** What a window is called where it began before the firm did: nobody has twelve months behind him after five. */
export function saidOf(
  { founded, span }: Pick<ErpContext, 'founded' | 'span'>,
  name: 'L12' | 'P12',
): string {
  const n = livedMonths(founded, span(name))
  if (n === null) return windowWords(name)
  return name === 'L12' ? LIVED_SAYS.since({ n }) : LIVED_SAYS.partOfYearBefore({ n })
}

/** Why the books do not tell an item by class; null = they do. */
export function classless({ ledger }: ErpContext, ...items: readonly string[]): string | null {
  if (ledger.months.size === 0) return ERP_SAYS.noLedger
  if (ledger.layout === null) return ERP_SAYS.noLayout
  return accountsOf(ledger, ...items).length === 0 ? ERP_SAYS.noAccount : null
}

/** What an item of 损益 came to in windows; null = the books do not tell them whole. */
export const itemIn = (
  { ledger }: ErpContext,
  items: readonly string[],
  ...windows: readonly MonthWindow[]
): Amount | null => {
  const accounts = accountsOf(ledger, ...items)
  return accounts.length === 0 ? null : earned(ledger, accounts, ...windows)
}

export const REVENUE = ['revenue'] as const
export const COST = ['cost'] as const

/** 营业收入 of windows. */
export const revenueIn = (context: ErpContext, ...windows: readonly MonthWindow[]): Amount | null =>
  itemIn(context, REVENUE, ...windows)

export const ofMonth = (month: MonthIndex): MonthWindow => ({ from: month, to: month })

export type SalesOutsider = 'invoicedOut' | 'declared'
export type InputOutsider = 'inputTaxDeclared' | 'inputTaxInvoiced'

/** What is told of several months at once, by what is told of each. */
const SPANS = { declared: 'declaredSpan', inputTaxDeclared: 'inputTaxDeclaredSpan' } as const

export interface Compared<Books extends Amount = Amount> {
  /** Months that both sides tell, ascending. */
  months: readonly MonthIndex[]
  ledger: Books
  told: Fen
}

interface Told extends MonthWindow {
  fen: Fen
}

/** What others tell of a month, or of the quarter that ends with it where none of its months is told by itself; null = nothing. */
export function toldAt(
  { outside }: ErpContext,
  month: MonthIndex,
  outsider: SalesOutsider | InputOutsider,
): Told | null {
  const at = outside.get(month)
  const own = at?.[outsider] ?? null
  if (own !== null) return { from: month, to: month, fen: own }
  const span = outsider in SPANS ? at?.[SPANS[outsider as keyof typeof SPANS]] : undefined
  if (!span) return null
  const apart = monthsBetween(span.from, month).some(
    (m) => (outside.get(m)?.[outsider] ?? null) !== null,
  )
  return apart ? null : { from: span.from, to: month, fen: span.amount }
}

/** An amount of the books beside one told by others, over the months of a window that both tell; null = there are none. */
export function comparedWith<Books extends Amount>(
  window: MonthWindow,
  toldOf: (month: MonthIndex) => Told | null,
  booksIn: (...windows: readonly MonthWindow[]) => Books | null,
): Compared<Books> | null {
  const all = monthsBetween(window.from, window.to)
  const told = all.flatMap((month) => toldOf(month) ?? []).filter(({ from }) => from >= window.from)
  const sum = (of: readonly Told[]) => of.reduce((total, { fen }) => total + fen, 0)
  const monthsOf = (of: readonly Told[]) => of.flatMap(({ from, to }) => monthsBetween(from, to))
  // Books of several months are compared where others tell each of them.
  const whole = monthsOf(told).length === all.length ? booksIn(window) : null
  if (whole) return { months: all, ledger: whole, told: sum(told) }
  const both = told.filter((span) => booksIn(span) !== null)
  const ledger = both.length > 0 ? booksIn(...both) : null
  return ledger && { months: monthsOf(both), ledger, told: sum(both) }
}

/** Sales of the books beside those told by others. */
export const comparedSales = (
  context: ErpContext,
  window: MonthWindow,
  outsider: SalesOutsider,
): Compared | null =>
  comparedWith(
    window,
    (month) => toldAt(context, month, outsider),
    (...windows) => revenueIn(context, ...windows),
  )
