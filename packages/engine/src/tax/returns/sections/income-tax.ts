/** 企业所得税: quarters by themselves, and years with the items of both layouts in one row each. */
import type { Fen } from '@xinjian/format'
import { indicatorTable, table, termsOf, text, yuan } from '../../../kit/sections/blocks.ts'
import type { Block, Evidence, Section, TableBlock } from '../../../report/document.ts'
import type { TaxReportContext } from '../../context.ts'
import type { ReportBuild } from '../../definition.ts'
import type { CitReturn } from '../../facts.ts'
import { CIT_ITEMS, type CitItem, citFigure, citQuarters } from '../cit.ts'
import { citLeg, citReturnsLeg } from '../evidence.ts'
import { seenCit } from '../seen.ts'

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
  return [...of(cit, '本年累计'), ...(before ? of(before, '上期累计') : [])]
}

function quarters(context: TaxReportContext): Block {
  const { from } = context.span('L36')
  const rows = citQuarters(context).filter(
    ({ year, quarter }) => year * 12 + quarter * 3 - 1 >= from,
  )
  if (rows.length === 0) return text('cit-quarters-none', '近36个月没有企业所得税季度申报。')
  return table(
    'cit-quarters',
    '企业所得税季度申报(单季)',
    [
      { key: 'quarter', title: '季度', type: 'text' },
      ...QUARTERLY.map((key) => ({
        key,
        title: CIT_ITEMS[key].name,
        type: 'money' as const,
        unit: '元',
        proof: 'DIFFERENCE' as const,
      })),
      { key: 'tax', title: '应纳税额', type: 'money', unit: '元' },
      { key: 'ytd', title: '本年累计营业收入', type: 'money', unit: '元', proof: 'SUM' },
    ],
    rows.toReversed().map(({ year, quarter, cit, before, revenue, cost, profit, tax }) => ({
      cells: {
        quarter: `${year}年第${quarter}季度`,
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
    '单季数由本年累计减同年上期累计得出；缺少上期申报表的季度留空',
  )
}

function years(context: TaxReportContext): Block {
  const annual = seenCit(context)
    .filter(({ quarter }) => quarter === null)
    .slice(-YEARS_SHOWN)
    .reverse()
  if (annual.length === 0) return text('cit-years-none', '没有企业所得税年度申报表。')
  const columns: TableBlock['columns'] = [
    { key: 'item', title: '项目', type: 'text' },
    ...annual.map(({ year }) => ({
      key: `y${year}`,
      title: `${year}年`,
      type: 'money' as const,
      unit: '元',
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
  return table(
    'cit-years',
    '企业所得税年度申报主要项目',
    columns,
    rows,
    '2023年度及以前与2024年度起的版式按项目名称对应；版式中没有的项目留空',
  )
}

export function incomeTaxSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's06-cit',
    title: '企业所得税',
    blocks: [
      ...(context.states('CIT_RETURN')
        ? [quarters(context), years(context)]
        : [text('cit-missing', '未采集企业所得税申报。')]),
      indicatorTable(build, 'cit-indicators', '企业所得税指标', [
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
