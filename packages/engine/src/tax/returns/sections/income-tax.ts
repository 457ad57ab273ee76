/** 企业所得税: quarters by themselves, and years with the items of both layouts in one row each. */

import type { Fen } from '@xinjian/format'
import { indicatorTable, table, termsOf, text, yuan } from '../../../kit/sections/blocks.ts'
import type { Block, Evidence, Section, TableBlock } from '../../../report/document.ts'
import type { TaxReportContext } from '../../context.ts'
import type { ReportBuild } from '../../definition.ts'
import type { CitReturn } from '../../facts.ts'
import { PERIOD_SAYS } from '../../words.ts'
import { CIT_ITEMS, type CitItem, citFigure, citQuarters } from '../cit.ts'
import { citLeg, citReturnsLeg } from '../evidence.ts'
import { seenCit } from '../seen.ts'
import { CIT_SAYS } from '../words.ts'
import { RETURN_SECTION_SAYS } from './words.ts'

const cell = (fen: Fen | null): number | null => (fen === null ? null : yuan(fen))

/** Rows of the annual return that a lender reads, in the order of the form. */
const ANNUAL: readonly CitItem[] = [
  'revenue',
  'cost',
  'surcharges',
  'selling',
  'admin',
  'research',
  'finance',
  'operating',
  'otherIncome',
  'otherExpense',
  'profit',
  'increase',
  'decrease',
  'exempt',
  'losses',
  'taxable',
  'gross',
  'relief',
  'due',
  'actual',
  'prepaid',
  'balance',
]
/** Years side by side. */
const YEARS_SHOWN = 4

const QUARTERLY = ['revenue', 'cost', 'profit'] as const

/** A quarter by itself: the sum since January, less that of the quarter before. */
function quarterLegs(cit: CitReturn, before: CitReturn | null, item: CitItem): Evidence {
  const of = (one: CitReturn, name: string) =>
    termsOf([[citLeg([one], [item])], name, cell(citFigure(one, item))])
  return [
    ...of(cit, RETURN_SECTION_SAYS.toDate),
    ...(before ? of(before, RETURN_SECTION_SAYS.toDateBefore) : []),
  ]
}

function quarters(context: TaxReportContext): Block {
  const { from } = context.span('L36')
  const rows = citQuarters(context).filter(
    ({ year, quarter }) => year * 12 + quarter * 3 - 1 >= from,
  )
  if (rows.length === 0) return text('cit-quarters-none', RETURN_SECTION_SAYS.noQuarters)
  return table(
    'cit-quarters',
    RETURN_SECTION_SAYS.quarters,
    [
      { key: 'quarter', title: RETURN_SECTION_SAYS.quarter, type: 'text' },
      ...QUARTERLY.map((key) => ({
        key,
        title: CIT_ITEMS[key].name,
        type: 'money' as const,
        unit: RETURN_SECTION_SAYS.yuan,
        proof: 'DIFFERENCE' as const,
      })),
      {
        key: 'tax',
        title: RETURN_SECTION_SAYS.payable,
        type: 'money',
        unit: RETURN_SECTION_SAYS.yuan,
      },
      {
        key: 'ytd',
        title: RETURN_SECTION_SAYS.revenueToDate,
        type: 'money',
        unit: RETURN_SECTION_SAYS.yuan,
        proof: 'SUM',
      },
    ],
    rows.toReversed().map(({ year, quarter, cit, before, revenue, cost, profit, tax }) => ({
      cells: {
        quarter: PERIOD_SAYS.quarterOf({ year, quarter }),
        revenue: cell(revenue),
        cost: cell(cost),
        profit: cell(profit),
        tax: cell(tax),
        ytd: cell(citFigure(cit, 'revenue')),
      },
      evidence: [citReturnsLeg(before ? [before, cit] : [cit])],
      own: {
        ...Object.fromEntries(QUARTERLY.map((item) => [item, quarterLegs(cit, before, item)])),
        ytd: [citLeg([cit], ['revenue'])],
      },
    })),
    RETURN_SECTION_SAYS.quartersNote,
  )
}

function years(context: TaxReportContext): Block {
  const annual = seenCit(context)
    .filter(({ quarter }) => quarter === null)
    .slice(-YEARS_SHOWN)
    .reverse()
  if (annual.length === 0) return text('cit-years-none', RETURN_SECTION_SAYS.noYears)
  const columns: TableBlock['columns'] = [
    { key: 'item', title: RETURN_SECTION_SAYS.item, type: 'text' },
    ...annual.map(({ year }) => ({
      key: `y${year}`,
      title: PERIOD_SAYS.yearOf({ year }),
      type: 'money' as const,
      unit: RETURN_SECTION_SAYS.yuan,
      proof: 'SUM' as const,
    })),
  ]
  const rows = ANNUAL.map((item) => ({
    cells: {
      item: CIT_ITEMS[item].name,
      ...Object.fromEntries(annual.map((cit) => [`y${cit.year}`, cell(citFigure(cit, item))])),
    },
    evidence: [citLeg(annual, [item])],
    own: Object.fromEntries(annual.map((cit) => [`y${cit.year}`, [citLeg([cit], [item])]])),
  }))
  return table('cit-years', RETURN_SECTION_SAYS.years, columns, rows, RETURN_SECTION_SAYS.yearsNote)
}

export function incomeTaxSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's06-cit',
    title: CIT_SAYS.cit,
    blocks: [
      ...(context.states('CIT_RETURN')
        ? [quarters(context), years(context)]
        : [text('cit-missing', RETURN_SECTION_SAYS.citMissing)]),
      indicatorTable(build, 'cit-indicators', RETURN_SECTION_SAYS.citFigures, [
        'T-012',
        'T-013',
        'T-036',
        'T-040',
        'T-043',
        'T-046',
        'T-048',
      ]),
    ],
  }
}
