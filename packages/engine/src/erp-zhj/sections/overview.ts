/** The shop, and what it sold: today, this week, this month, this year, and month by month. */
import { ERP_ITEM_SAYS, ERP_ITEM_SECTION_SAYS, money, text } from '../../erp-item/part.ts'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { formatDay, formatMonth } from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import { rulesHit } from '../../kit/sections/appendix.ts'
import {
  kpis,
  monthsBetween,
  text as paragraph,
  share,
  table,
  yuan,
} from '../../kit/sections/blocks.ts'
import { coverageChart } from '../../kit/sections/coverage.ts'
import type { Block, Section, TableColumn } from '../../report/document.ts'
import { windowWords } from '../../report/window/label.ts'
import type { ShopBuild, ShopContext } from '../context.ts'
import { salesLeg } from '../indicators.ts'
import { type Days, daysOf, partiesIn, perDocument, type Sales, salesIn } from '../sold.ts'
import { ERP_ZHJ_SECTION_SAYS as SAYS } from './words.ts'

export function qualitySection(build: ShopBuild): Section {
  const { context } = build
  const { STOCK_SUMMARY, SALES_LINE, PURCHASE_LINE } = context.series
  return {
    id: 's00-quality',
    title: ERP_ITEM_SECTION_SAYS.dataAndAlerts,
    blocks: [
      coverageChart(
        context,
        [
          { name: ERP_ITEM_SAYS.sales, series: SALES_LINE },
          { name: ERP_ITEM_SAYS.purchases, series: PURCHASE_LINE },
          { name: ERP_ITEM_SAYS.summary, series: STOCK_SUMMARY },
        ],
        ERP_ITEM_SAYS.recordsOf,
      ),
      rulesHit(build),
    ],
  }
}

export function shopSection({ context }: ShopBuild): Section {
  const { facts, days, span, books } = context
  const year = span('L12')
  const { name, taxNo } = facts.registration
  return {
    id: 's01-shop',
    title: SAYS.shop,
    blocks: [
      {
        kind: 'facts',
        id: 'shop-facts',
        title: SAYS.shop,
        items: [
          { label: ERP_ITEM_SECTION_SAYS.enterpriseName, value: name },
          { label: ERP_ITEM_SECTION_SAYS.creditCode, value: taxNo },
          { label: SAYS.nature, value: SAYS.selfTold },
          { label: SAYS.salesFrom, value: days[0]?.date ?? null, type: 'date' },
          { label: SAYS.salesTo, value: days.at(-1)?.date ?? null, type: 'date' },
          { label: SAYS.customersOfYear, value: partiesIn(facts.customers, year).length || null },
          { label: SAYS.suppliersOfYear, value: partiesIn(facts.suppliers, year).length || null },
          {
            label: SAYS.accountCount,
            value: new Set(books.bank.map(({ account }) => account)).size || null,
          },
        ],
      },
    ],
  }
}

const SOLD: readonly TableColumn[] = [
  { key: 'documents', title: SAYS.documents, type: 'int' },
  { ...money('amount', SAYS.soldNet), proof: 'SUM' },
  money('returned', SAYS.returned),
  { key: 'returnShare', title: SAYS.returnShare, type: 'ratio' },
  money('ticket', SAYS.perDocument),
]

const soldCells = (sales: Sales) => {
  const { documents, amount, returned } = sales
  const each = perDocument(sales)
  return {
    documents,
    amount: yuan(amount),
    returned: yuan(returned),
    returnShare: share(returned, amount + returned),
    ticket: each === null ? null : yuan(each),
  }
}

/** Each to the last day of sale; the last twelve months are whole ones. */
function periodsOf({ days, span }: ShopContext): [name: string, days: Days][] {
  const to = days.at(-1)!.date
  const last = optionalDay(to)!
  return [
    [SAYS.lastDay, { from: to, to }],
    [SAYS.lastWeek, { from: formatDay(last - 6), to }],
    [SAYS.thisMonth, { from: `${to.slice(0, 7)}-01`, to }],
    [SAYS.thisYear, { from: `${to.slice(0, 4)}-01-01`, to }],
    [windowWords('L12'), daysOf(span('L12'))],
  ]
}

export function overviewSection(build: ShopBuild): Section {
  const { context } = build
  return {
    id: 's02-overview',
    title: SAYS.overview,
    blocks: [
      kpis(build, 'overview-kpis', KPIS),
      context.days.length === 0 ? paragraph('no-sales', SAYS.noSales) : periodTable(context),
    ],
  }
}

const KPIS = 'Z-001.L12 Z-002.L12 Z-003.L12 Z-004.L12 Z-005.L12 E-20.L12'.split(' ')

const periodTable = (context: ShopContext): Block =>
  table(
    'periods',
    SAYS.byPeriod,
    [
      text('period', SAYS.period),
      { key: 'from', title: SAYS.fromDay, type: 'date' },
      { key: 'to', title: SAYS.toDay, type: 'date' },
      ...SOLD,
    ],
    periodsOf(context).map(([period, days]) => ({
      cells: { period, ...days, ...soldCells(salesIn(context, days)) },
      evidence: [salesLeg(days)],
    })),
    SAYS.byPeriodNote({ day: context.days.at(-1)!.date }),
  )

export function trendSection({ context }: ShopBuild): Section {
  const { from, to } = context.span('L24')
  const known = monthsBetween(from, to).filter((m) => isKnown(context.series.SALES_LINE, m))
  const first = known[0]
  return {
    id: 's03-trend',
    title: SAYS.trend,
    blocks:
      first === undefined
        ? [paragraph('no-trend', SAYS.noSales)]
        : trendBlocks(context, monthsBetween(first, to)),
  }
}

function trendBlocks(context: ShopContext, months: readonly number[]): Block[] {
  const told = months.map((month) => ({
    month,
    days: daysOf({ from: month, to: month }),
    known: isKnown(context.series.SALES_LINE, month),
  }))
  return [
    {
      kind: 'chart',
      id: 'sales-trend',
      title: SAYS.trend,
      chart: 'trend',
      beside: 'sales-months',
      categories: months.map(formatMonth),
      series: [
        {
          name: SAYS.soldNet,
          type: 'bar',
          values: told.map(({ days, known }) =>
            known ? yuan(salesIn(context, days).amount) : null,
          ),
          unit: 'yuan',
        },
      ],
    },
    table(
      'sales-months',
      SAYS.trend,
      [{ key: 'month', title: ERP_ITEM_SECTION_SAYS.month, type: 'month' }, ...SOLD],
      told.toReversed().map(({ month, days, known }) => ({
        cells: {
          month: formatMonth(month),
          ...(known ? soldCells(salesIn(context, days)) : NOTHING),
        },
        evidence: known ? [salesLeg(days)] : [],
      })),
      SAYS.trendNote,
    ),
  ]
}

const NOTHING = { documents: null, amount: null, returned: null, returnShare: null, ticket: null }
