/** Revenue by month, costs and expenses by item: as the accounts of the books come to them. */
import { accountOf } from '@xinjian/format/accounts/accounts'
import { formatMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import {
  growthCell,
  indicatorTable,
  monthsBetween,
  share,
  table,
  termsOf,
  yuan,
} from '../../kit/sections/blocks.ts'
import { yearsTable } from '../../kit/sections/years.ts'
import type { Block, ChartBlock, Section, TableBlock } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import type { ErpBuild } from '../definition.ts'
import { balanceLeg } from '../evidence.ts'
import { ERP_INDICATOR_SAYS } from '../indicators/words.ts'
import { subAccounts } from '../ledger/children.ts'
import { classless, itemIn, lived, ofMonth, REVENUE, revenueIn, saidOf } from '../sales.ts'
import { lacking, money } from './lacking.ts'
import { orderBlocks } from './orders.ts'
import { soldBlocks } from './sold.ts'
import { ERP_SECTION_SAYS } from './words.ts'

const revenueCell = (context: ErpContext, month: MonthIndex): number | null => {
  const sum = revenueIn(context, ofMonth(month))
  return sum === null ? null : yuan(sum.fen)
}

function revenueChart(context: ErpContext): ChartBlock {
  const { from, to } = context.span('L36')
  const months = monthsBetween(from, to)
  return {
    kind: 'chart',
    id: 'revenue-months',
    title: ERP_SECTION_SAYS.revenueByMonth,
    chart: 'trend',
    categories: months.map(formatMonth),
    series: [
      {
        name: ERP_INDICATOR_SAYS.revenue,
        type: 'bar',
        values: months.map((month) => revenueCell(context, month)),
        unit: 'yuan',
      },
    ],
    beside: 'revenue-years',
    note: ERP_SECTION_SAYS.revenueNote,
  }
}

/** Accounts under some, greatest first; none where the books do not list them for the whole window. */
function subTable(
  context: ErpContext,
  id: string,
  title: string,
  items: readonly string[],
): TableBlock[] {
  const rows = subAccounts(context.ledger, items, lived(context, context.span('L12')))
  if (rows.length === 0) return []
  const all = rows.reduce((sum, { fen }) => sum + fen, 0)
  const { listed } = context.rules
  return [
    table(
      id,
      title,
      [
        { key: 'account', title: ERP_SECTION_SAYS.account, type: 'text' },
        { key: 'name', title: ERP_SECTION_SAYS.accountName, type: 'text' },
        money('amount', ERP_SECTION_SAYS.amount, 'SUM'),
        { key: 'share', title: ERP_SECTION_SAYS.share, type: 'ratio' },
      ],
      rows.slice(0, listed).map(({ account, name, fen, rows: of }) => ({
        cells: { account, name, amount: yuan(fen), share: share(fen, all) },
        evidence: [balanceLeg(of)],
      })),
      ERP_SECTION_SAYS.subNote({ n: Math.min(listed, rows.length) }),
    ),
  ]
}

export function revenueSection(build: ErpBuild): Section {
  const { context } = build
  const why = classless(context, ...REVENUE)
  const blocks: Block[] = why
    ? [lacking('revenue', why), ...soldBlocks(context), ...orderBlocks(context, 'sales')]
    : [
        revenueChart(context),
        yearsTable({
          id: 'revenue-years',
          title: ERP_SECTION_SAYS.revenueByYear,
          note: ERP_SECTION_SAYS.revenueNote,
          m0: context.m0,
          of: (month) => revenueCell(context, month),
          growth: growthCell,
          evidence: (from, to) => [...(revenueIn(context, { from, to })?.legs() ?? [])],
        }),
        ...subTable(
          context,
          'revenue-accounts',
          ERP_SECTION_SAYS.revenueByAccount({ when: saidOf(context, 'L12') }),
          REVENUE,
        ),
        ...soldBlocks(context),
        ...orderBlocks(context, 'sales'),
        indicatorTable(build, 'revenue-indicators', ERP_SECTION_SAYS.revenueIndicators, [
          'B-001',
          'B-002',
        ]),
      ]
  return { id: 's05-revenue', title: ERP_SECTION_SAYS.revenue, blocks }
}

const COSTS = [
  'cost',
  'taxesAndSurcharges',
  'sellingExpenses',
  'adminExpenses',
  'researchExpenses',
  'financeExpenses',
  'nonOperatingExpenses',
  'incomeTax',
]
const EXPENSES = ['sellingExpenses', 'adminExpenses', 'researchExpenses', 'financeExpenses']

function costTable(context: ErpContext): Block {
  const [now, before] = [context.span('L12'), context.span('P12')]
  const fenOf = (items: readonly string[], window: typeof now) =>
    itemIn(context, items, lived(context, window))
  const revenue = fenOf(REVENUE, now)
  const rows = COSTS.flatMap((code) => {
    const [current, previous] = [fenOf([code], now), fenOf([code], before)]
    if (current === null && previous === null) return []
    const [is, was] = [current, previous].map((amount) => (amount ? yuan(amount.fen) : null))
    return [
      {
        cells: {
          item: accountOf(code).name,
          now: is ?? null,
          before: was ?? null,
          share: current && revenue ? share(current.fen, revenue.fen) : null,
          yoy: growthCell(is ?? null, was ?? null),
        },
        evidence: [],
        own: {
          now: current ? [...current.legs()] : [],
          before: previous ? [...previous.legs()] : [],
          yoy:
            current && previous
              ? termsOf(
                  [current.legs().slice(0, 1), saidOf(context, 'L12'), is ?? null],
                  [previous.legs().slice(0, 1), saidOf(context, 'P12'), was ?? null],
                )
              : [],
        },
      },
    ]
  })
  if (rows.length === 0) return lacking('costs', ERP_INDICATOR_SAYS.windowNotSplit)
  return table(
    'costs',
    ERP_SECTION_SAYS.costItems({ when: saidOf(context, 'L12') }),
    [
      { key: 'item', title: ERP_SECTION_SAYS.item, type: 'text' },
      money('now', saidOf(context, 'L12')),
      money('before', saidOf(context, 'P12')),
      { key: 'share', title: ERP_SECTION_SAYS.ofRevenue, type: 'ratio' },
      { key: 'yoy', title: ERP_SECTION_SAYS.onYearBefore, type: 'ratio' },
    ],
    rows,
    ERP_SECTION_SAYS.costNote,
  )
}

export function costSection({ context }: ErpBuild): Section {
  const why = classless(context, ...COSTS)
  const blocks: Block[] = why
    ? [lacking('costs', why), ...orderBlocks(context, 'purchases')]
    : [
        costTable(context),
        ...subTable(
          context,
          'cost-accounts',
          ERP_SECTION_SAYS.costsByAccount({ when: saidOf(context, 'L12') }),
          EXPENSES,
        ),
        ...orderBlocks(context, 'purchases'),
      ]
  return { id: 's06-costs', title: ERP_SECTION_SAYS.costs, blocks }
}
