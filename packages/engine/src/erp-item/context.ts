/** What indicators, rules and sections of one report share: the items of all books, their periods, and what is in stock at last. */
import { asOfAndM0, looksBack, newestMonth } from '../kit/calendar/as-of.ts'
import { reportWindow } from '../kit/calendar/report-window.ts'
import { type MonthIndex, monthOfDay } from '../kit/calendar/window.ts'
import { coverageStates } from '../kit/coverage.ts'
import type { KitContext, MonthStates } from '../kit/kind.ts'
import { type Desk, deskOf, limitsUnder } from '../kit/rules/rulebook.ts'
import type { ReportWindow } from '../report/window/label.ts'
import type { ErpItemFacts } from './facts.ts'
import { ERP_ITEM_PARAM, type ItemParam, type RuleLimits } from './params.ts'
import { Items } from './stock/items.ts'
import { latestStock, listDays, type Stock } from './stock/latest.ts'
import { type Motion, motionOf } from './stock/motion.ts'
import { monthsTold, type Period, type Periods, periodsOf } from './stock/periods.ts'
import { type PeriodSums, sumsOf } from './stock/sums.ts'

/** Books of which months are known, by the name of their dataset. */
export type Book = 'STOCK_SUMMARY' | 'STOCK_MOVE' | 'SALES_LINE' | 'PURCHASE_LINE'

export interface ItemContext extends KitContext {
  facts: ErpItemFacts
  rules: ItemParam
  desk: Desk | undefined
  items: Items
  /** Place of the item of each row of each book; `NOBODY` = the row names none. */
  places: Readonly<Record<'summary' | 'onHand' | 'moves' | 'sales' | 'purchases', Int32Array>>
  periods: Periods
  /** Of each period, in their order. */
  sums: ReadonlyMap<Period, PeriodSums>
  /** Days of the lists of stock, ascending. */
  lists: ReturnType<typeof listDays>
  /** What is in stock at last; null = no book tells. */
  stock: Stock | null
  /** null = there is no stock of which to ask. */
  motion: Motion | null
  /** Months in which each book says something. */
  series: Readonly<Record<Book, MonthStates>>
  /** The report stands at an earlier month than its data. */
  lookingBack: boolean
}

/** Months before M0 that the series always reach back. */
const AXIS_MONTHS = 36

export function itemContext(facts: ErpItemFacts, through?: MonthIndex): ItemContext {
  const { asOf, m0 } = asOfAndM0(facts.dataCutoff, through)
  const asOfMonth = monthOfDay(asOf)
  const items = new Items()
  const { summary, onHand, moves, sales, purchases } = facts
  // The present names an item before the past does.
  const [s, h, m, o, p] = items.join([summary, onHand, moves, sales, purchases])
  const places = { summary: s!, onHand: h!, moves: m!, sales: o!, purchases: p! }
  const periods = periodsOf(summary, asOf)
  const sums = new Map(periods.all.map((each) => [each, sumsOf(summary, s!, items, each)] as const))
  const telling = periods.chain.filter((period) => sums.get(period)!.flows)
  const lists = listDays(onHand, asOf)
  const books = { items, summary, summaryItems: s!, onHand, onHandItems: h! }
  const stock = latestStock(books, periods, lists)
  const rows = { summary, summaryItems: s!, moves, movesItems: m!, items: items.list.length }
  return {
    ...{ facts, asOf, asOfMonth, m0, items, places, periods, sums, lists, stock },
    rules: {
      ...ERP_ITEM_PARAM,
      rules: limitsUnder<RuleLimits>(ERP_ITEM_PARAM.rules, facts.rulebook),
    },
    desk: deskOf(facts, asOf),
    motion: stock && motionOf(rows, telling, { day: stock.day, asOf, asOfMonth }),
    series: seriesOf(facts, { periods, m0, asOfMonth }),
    lookingBack: looksBack(facts.dataCutoff, m0, lastTold(facts)),
    span: (name: ReportWindow) => reportWindow(name, m0),
  }
}

/** The newest month of any row of the books of stock. */
const lastTold = ({ summary, onHand, moves, sales, purchases }: ErpItemFacts): MonthIndex | null =>
  newestMonth([moves, sales, purchases].flat(), [
    ...summary.map(({ to }) => to),
    ...onHand.map(({ asOf }) => asOf),
  ])

/** The rows of the books as the folds of `stock` ask for them. */
export const booksOf = ({ facts, items, places }: ItemContext) => ({
  items,
  ...{ summary: facts.summary, summaryItems: places.summary },
  ...{ onHand: facts.onHand, onHandItems: places.onHand },
})

/** What came in and went out, likewise. */
export const rowsOf = ({ facts, items, places }: ItemContext) => ({
  ...{ summary: facts.summary, summaryItems: places.summary },
  ...{ moves: facts.moves, movesItems: places.moves },
  items: items.list.length,
})

/** First and last month of rows; null = there are none. */
function monthsOf(rows: readonly { month: MonthIndex }[], until: MonthIndex) {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { month } of rows) {
    if (month > until) continue
    if (month < first) first = month
    if (month > last) last = month
  }
  return first > last ? null : ([first, last] as const)
}

/** Of moves, sales and purchases a month without rows between two that have some is one without any. */
function seriesOf(
  { registration: { establishedOn }, moves, sales, purchases }: ErpItemFacts,
  { periods, m0, asOfMonth }: { periods: Periods; m0: MonthIndex; asOfMonth: MonthIndex },
): ItemContext['series'] {
  const told = monthsTold(periods.chain)
  const spans = {
    STOCK_MOVE: monthsOf(moves, asOfMonth),
    SALES_LINE: monthsOf(sales, asOfMonth),
    PURCHASE_LINE: monthsOf(purchases, asOfMonth),
  }
  const firsts = [...told, ...Object.values(spans).flatMap((span) => span ?? [])]
  const start = Math.min(m0 - AXIS_MONTHS + 1, ...firsts)
  const end = Math.max(m0, asOfMonth)
  const states = (
    covered: readonly [MonthIndex, MonthIndex] | null,
    has: (m: MonthIndex) => boolean,
  ) => ({
    ...{ start, end },
    states: coverageStates({ establishedOn, covered, failed: [] }, start, end - start + 1, has),
  })
  const rowsIn = (rows: readonly { month: MonthIndex }[]) => {
    const months = new Set<MonthIndex>()
    for (const { month } of rows) months.add(month)
    return (m: MonthIndex) => months.has(m)
  }
  return {
    STOCK_SUMMARY: states(null, (m) => told.has(m)),
    STOCK_MOVE: states(spans.STOCK_MOVE, rowsIn(moves)),
    SALES_LINE: states(spans.SALES_LINE, rowsIn(sales)),
    PURCHASE_LINE: states(spans.PURCHASE_LINE, rowsIn(purchases)),
  }
}
