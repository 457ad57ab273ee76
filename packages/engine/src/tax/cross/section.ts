/** 票税财勾稽: what the sources say of the same spans side by side, and where they differ. */

import { FINANCE_SAYS } from '../../finance/words.ts'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { indicatorTable, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, ChartBlock, Section, TableBlock } from '../../report/document.ts'
import { TAX_PAYMENT_SECTION_SAYS } from '../../tax-payment/part.ts'
import type { TaxReportContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { TAX_RECORD_INDICATOR_SAYS } from '../records/indicators/words.ts'
import { TAX_RECORD_RULE_SAYS } from '../records/rules/words.ts'
import { allChecks, type Check, invoiceVat, QUARTERS } from './checks.ts'
import { citIn, spanWords, statedIn, vatIn } from './declared.ts'
import { type Figure, invoicedIn } from './figures.ts'
import { silenceWords } from './pairs.ts'
import { CROSS_SECTION_SAYS } from './section-words.ts'
import { lastQuarters, lastYears } from './spans.ts'
import { CROSS_SAYS } from './words.ts'

const SOURCES = [
  ['invoice', CROSS_SECTION_SAYS.invoices, invoicedIn],
  ['vat', CROSS_SECTION_SAYS.vat, (context, span) => vatIn(context, span)],
  ['cit', CROSS_SECTION_SAYS.cit, (context, span) => citIn(context, span, 'REVENUE')],
  ['statement', FINANCE_SAYS.statements, (context, span) => statedIn(context, span, 'REVENUE')],
] as const satisfies readonly (readonly [
  string,
  string,
  (context: TaxReportContext, span: MonthWindow) => Figure,
])[]
type SourceKey = (typeof SOURCES)[number][0]

/** Difference of the first to the second, measured against the second. */
const PAIRS: readonly (readonly [key: string, title: string, SourceKey, SourceKey])[] = [
  ['invoiceVat', CROSS_SECTION_SAYS.invoiceVat, 'invoice', 'vat'],
  ['invoiceCit', CROSS_SECTION_SAYS.invoiceCit, 'invoice', 'cit'],
  ['invoiceStatement', CROSS_SECTION_SAYS.invoiceStatement, 'invoice', 'statement'],
  ['vatCit', CROSS_SECTION_SAYS.vatCit, 'vat', 'cit'],
  ['vatStatement', CROSS_SECTION_SAYS.vatStatement, 'vat', 'statement'],
  ['statementCit', CROSS_SECTION_SAYS.statementCit, 'statement', 'cit'],
]

const GRID_NOTE = CROSS_SECTION_SAYS.gridNote

export function crossSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's12-cross',
    title: CROSS_SECTION_SAYS.title,
    blocks: [
      indicatorTable(build, 'cross-indicators', CROSS_SECTION_SAYS.figures, [
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
      grid(context, 'cross-years', CROSS_SECTION_SAYS.byYear, lastYears(context)),
      grid(
        context,
        'cross-quarters',
        CROSS_SECTION_SAYS.byQuarter,
        lastQuarters(context, QUARTERS),
      ),
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
      { key: 'period', title: CROSS_SECTION_SAYS.period, type: 'text' },
      ...SOURCES.map(([key, name]) => ({
        key,
        title: name,
        type: 'money' as const,
        unit: TAX_PAYMENT_SECTION_SAYS.yuan,
      })),
      ...PAIRS.map(([key, title]) => ({ key, title, type: 'ratio' as const })),
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
    title: CROSS_SECTION_SAYS.quarterChart,
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
    CROSS_SECTION_SAYS.results,
    [
      { key: 'check', title: CROSS_SECTION_SAYS.check, type: 'text' },
      { key: 'compared', title: CROSS_SECTION_SAYS.compared, type: 'int' },
      { key: 'differing', title: CROSS_SECTION_SAYS.differing, type: 'int' },
      {
        key: 'gap',
        title: CROSS_SECTION_SAYS.largest,
        type: 'money',
        unit: TAX_PAYMENT_SECTION_SAYS.yuan,
      },
      { key: 'periods', title: CROSS_SECTION_SAYS.which, type: 'text' },
      { key: 'silent', title: CROSS_SECTION_SAYS.notCompared, type: 'text' },
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
    CROSS_SECTION_SAYS.resultsNote,
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
  const periods = differing.slice(-LISTED).map(({ words }) => words)
  return differing.length > LISTED
    ? CROSS_SAYS.periodsMore({ periods, n: differing.length })
    : periods.join('、')
}

/** Period by period of the last year: what was declared and what was invoiced. */
function filingBlocks(context: TaxReportContext): Block[] {
  const check = invoiceVat(context)
  if (check.pairs.length === 0) return [text('cross-filing-none', CROSS_SECTION_SAYS.noFiling)]
  const differing = new Set(check.differing.map(({ words }) => words))
  return [
    table(
      'cross-filing',
      CROSS_SECTION_SAYS.filing,
      [
        { key: 'period', title: CROSS_SECTION_SAYS.periods, type: 'text' },
        {
          key: 'declared',
          title: TAX_RECORD_RULE_SAYS.declaredSales,
          type: 'money',
          unit: TAX_PAYMENT_SECTION_SAYS.yuan,
        },
        {
          key: 'invoiced',
          title: TAX_RECORD_INDICATOR_SAYS.invoicedSales,
          type: 'money',
          unit: TAX_PAYMENT_SECTION_SAYS.yuan,
        },
        {
          key: 'gap',
          title: CROSS_SECTION_SAYS.gap,
          type: 'money',
          unit: TAX_PAYMENT_SECTION_SAYS.yuan,
        },
        { key: 'share', title: CROSS_SECTION_SAYS.difference, type: 'ratio' },
        { key: 'note', title: CROSS_SECTION_SAYS.remark, type: 'text' },
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
      CROSS_SECTION_SAYS.filingNote,
    ),
  ]
}

function noteOf(left: Figure, right: Figure, differs: boolean): string | null {
  const whys = [left, right].flatMap((side) => (side.fen === null ? [side.why] : []))
  if (whys.length > 0) return CROSS_SECTION_SAYS.whyNot({ why: whys.join('，') })
  return differs ? CROSS_SECTION_SAYS.much : null
}
