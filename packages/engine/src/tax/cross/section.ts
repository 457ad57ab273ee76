/** 票税财勾稽: what the sources say of the same spans side by side, and where they differ. */

import type { MonthWindow } from '../../kit/calendar/window.ts'
import { indicatorTable, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, ChartBlock, Section, TableBlock } from '../../report/document.ts'
import type { TaxReportContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { allChecks, type Check, invoiceVat, QUARTERS } from './checks.ts'
import { citIn, spanWords, statedIn, vatIn } from './declared.ts'
import { type Figure, invoicedIn } from './figures.ts'
import { silenceWords } from './pairs.ts'
import { lastQuarters, lastYears } from './spans.ts'

const SOURCES = [
  ['invoice', '开票', invoicedIn],
  ['vat', '增值税申报', (context, span) => vatIn(context, span)],
  ['cit', '企业所得税申报', (context, span) => citIn(context, span, 'REVENUE')],
  ['statement', '财务报表', (context, span) => statedIn(context, span, 'REVENUE')],
] as const satisfies readonly (readonly [
  string,
  string,
  (context: TaxReportContext, span: MonthWindow) => Figure,
])[]
type SourceKey = (typeof SOURCES)[number][0]

/** Difference of the first to the second, measured against the second. */
const PAIRS: readonly (readonly [key: string, title: string, SourceKey, SourceKey])[] = [
  ['invoiceVat', '开票/增值税', 'invoice', 'vat'],
  ['invoiceCit', '开票/所得税', 'invoice', 'cit'],
  ['invoiceStatement', '开票/财报', 'invoice', 'statement'],
  ['vatCit', '增值税/所得税', 'vat', 'cit'],
  ['vatStatement', '增值税/财报', 'vat', 'statement'],
  ['statementCit', '财报/所得税', 'statement', 'cit'],
]

const GRID_NOTE =
  '收入均为不含税；差异 = (前者 − 后者) ÷ |后者|。“--”为该来源没有覆盖整个期间，不作为零比较，原因见“勾稽结果”'

export function crossSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's12-cross',
    title: '票税财勾稽',
    blocks: [
      indicatorTable(build, 'cross-indicators', '勾稽指标', [
        'T-027',
        'T-028',
        'T-029',
        'T-030',
        'T-031',
        'X-001',
        'X-002',
        'X-003',
      ]),
      checksTable(context),
      quartersChart(context),
      grid(context, 'cross-years', '年度收入对比', lastYears(context)),
      grid(context, 'cross-quarters', '季度收入对比', lastQuarters(context, QUARTERS)),
      ...filingBlocks(context),
    ],
  }
}

const amountCell = ({ fen }: Figure): number | null => (fen === null ? null : yuan(fen))
const evidenceOf = (figure: Figure) => (figure.fen === null ? [] : figure.evidence)

function differenceCell(a: Figure, b: Figure): number | null {
  if (a.fen === null || b.fen === null || b.fen === 0) return null
  return Number(((a.fen - b.fen) / Math.abs(b.fen)).toFixed(6)) + 0
}

/** 期间 × source, and every pair's difference; newest first. */
function grid(
  context: TaxReportContext,
  id: string,
  title: string,
  spans: readonly MonthWindow[],
): TableBlock {
  const rows = [...spans].reverse().map((span) => {
    const told = Object.fromEntries(
      SOURCES.map(([key, , read]) => [key, read(context, span)]),
    ) as Record<SourceKey, Figure>
    return {
      cells: {
        period: spanWords(span),
        ...Object.fromEntries(SOURCES.map(([key]) => [key, amountCell(told[key])])),
        ...Object.fromEntries(
          PAIRS.map(([key, , a, b]) => [key, differenceCell(told[a], told[b])]),
        ),
      },
      evidence: [],
      own: {
        ...Object.fromEntries(SOURCES.map(([key]) => [key, evidenceOf(told[key])])),
        ...Object.fromEntries(
          PAIRS.map(([key, , a, b]) => [
            key,
            differenceCell(told[a], told[b]) === null
              ? []
              : [...evidenceOf(told[a]), ...evidenceOf(told[b])],
          ]),
        ),
      },
    }
  })
  return table(
    id,
    title,
    [
      { key: 'period', title: '期间', type: 'text' },
      ...SOURCES.map(([key, name]) => ({
        key,
        title: name,
        type: 'money' as const,
        unit: '元',
      })),
      ...PAIRS.map(([key, name]) => ({ key, title: `${name}差异`, type: 'ratio' as const })),
    ],
    rows,
    GRID_NOTE,
  )
}

/** Revenue by quarter as each source tells it; a quarter that a source does not cover is a gap. */
function quartersChart(context: TaxReportContext): ChartBlock {
  const spans = lastQuarters(context, QUARTERS)
  return {
    kind: 'chart',
    id: 'cross-trend',
    title: '各来源季度收入',
    chart: 'trend',
    categories: spans.map(quarterCode),
    series: SOURCES.map(([, name, read]) => ({
      name,
      type: 'line',
      values: spans.map((span) => amountCell(read(context, span))),
      unit: 'yuan',
    })),
    beside: 'cross-quarters',
  }
}

/** `2025Q1`: short enough for an axis. */
const quarterCode = ({ from }: MonthWindow): string =>
  `${Math.floor(from / 12)}Q${Math.floor((from % 12) / 3) + 1}`

const LISTED = 6

/** Of every check: how much could be compared, which periods differ, and what could not be compared. */
function checksTable(context: TaxReportContext): TableBlock {
  return table(
    'cross-checks',
    '勾稽结果',
    [
      { key: 'check', title: '勾稽项目', type: 'text' },
      { key: 'compared', title: '已比较期数', type: 'int' },
      { key: 'differing', title: '有差异期数', type: 'int' },
      { key: 'gap', title: '最大差异', type: 'money', unit: '元' },
      { key: 'periods', title: '有差异的期间', type: 'text' },
      { key: 'silent', title: '未能比较', type: 'text' },
    ],
    allChecks(context).map((check) => ({
      cells: {
        check: check.title,
        compared: check.compared.length,
        // Nothing compared is not "no difference".
        differing: check.compared.length ? check.differing.length : null,
        gap: largest(check),
        periods: periodsOf(check),
        silent: silenceWords(check.silent) || null,
      },
      evidence: check.differing.slice(-LISTED).flatMap(({ evidence }) => evidence),
    })),
    '最大差异为相差最多的期间里前者减后者；没有可比期间的项目不作判断',
  )
}

/** Of the period that differs most; null = none does, or none could be compared. */
function largest({ differing }: Check): number | null {
  const gaps = differing.map(({ gap }) => gap)
  if (gaps.length === 0) return null
  return yuan(gaps.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a)))
}

function periodsOf({ differing }: Check): string | null {
  if (differing.length === 0) return null
  const said = differing.slice(-LISTED).map(({ words }) => words)
  return `${said.join('、')}${differing.length > LISTED ? `等${differing.length}期` : ''}`
}

/** Period by period of the last year: what was declared and what was invoiced. */
function filingBlocks(context: TaxReportContext): Block[] {
  const check = invoiceVat(context)
  if (check.pairs.length === 0)
    return [text('cross-filing-none', '没有可与开票比较的增值税所属期。')]
  const differing = new Set(check.differing.map(({ words }) => words))
  return [
    table(
      'cross-filing',
      '逐期申报与开票',
      [
        { key: 'period', title: '所属期', type: 'text' },
        { key: 'declared', title: '申报销售额', type: 'money', unit: '元' },
        { key: 'invoiced', title: '开票不含税销售额', type: 'money', unit: '元' },
        { key: 'gap', title: '申报减开票', type: 'money', unit: '元' },
        { key: 'share', title: '差异率', type: 'ratio' },
        { key: 'note', title: '说明', type: 'text' },
      ],
      [...check.pairs].reverse().map(({ words, left, right }) => {
        const found = check.compared.find((each) => each.words === words)
        return {
          cells: {
            period: words,
            declared: amountCell(left),
            invoiced: amountCell(right),
            gap: found ? yuan(found.gap) : null,
            share: found?.share == null ? null : Number(found.share.toFixed(6)) + 0,
            note: noteOf(left, right, differing.has(words)),
          },
          evidence: [...evidenceOf(left), ...evidenceOf(right)],
          own: { declared: evidenceOf(left), invoiced: evidenceOf(right) },
        }
      }),
      '按增值税所属期；开票按开票日期归属，红票计入开具当月，跨期开票会使相邻期间一高一低',
    ),
  ]
}

function noteOf(left: Figure, right: Figure, differs: boolean): string | null {
  const whys = [left, right].flatMap((side) => (side.fen === null ? [side.why] : []))
  if (whys.length > 0) return `未比较：${whys.join('，')}`
  return differs ? '差异较大' : null
}
