/** 增值税: period by period, and its burden beside that of the peers. */

import type { Fen } from '@xinjian/format'
import { SALES_LINES } from '@xinjian/format/returns/sales-lines'
import { formatMonth } from '../../../kit/calendar/window.ts'
import { NO_PEERS, peerSentence } from '../../../kit/peers.ts'
import {
  indicatorTable,
  monthsBetween,
  share,
  table,
  termsOf,
  text,
  yuan,
} from '../../../kit/sections/blocks.ts'
import type {
  Block,
  ChartBlock,
  ChartSeries,
  Evidence,
  Section,
  TableBlock,
} from '../../../report/document.ts'
import { vatClock } from '../../clock.ts'
import type { TaxReportContext } from '../../context.ts'
import type { ReportBuild } from '../../definition.ts'
import type { VatReturn } from '../../facts.ts'
import { vatLeg, vatReturnsLeg } from '../evidence.ts'
import { seenVat } from '../seen.ts'
import { EXEMPT_LINE, lineOf, linesOf, salesOf, TAX_LINE, TAX_PARTS, taxOf } from '../vat.ts'
import { VAT_SAYS } from '../words.ts'
import { RETURN_SECTION_SAYS } from './words.ts'

const money = (key: string, title: string) => ({
  key,
  title,
  type: 'money' as const,
  unit: RETURN_SECTION_SAYS.yuan,
  proof: 'SUM' as const,
})

const COLUMNS: TableBlock['columns'] = [
  { key: 'from', title: RETURN_SECTION_SAYS.from, type: 'month' },
  { key: 'to', title: RETURN_SECTION_SAYS.to, type: 'month' },
  money('sales', VAT_SAYS.declaredSales),
  money('tax', RETURN_SECTION_SAYS.payable),
  { key: 'burden', title: RETURN_SECTION_SAYS.burden, type: 'ratio', proof: 'SHARE' },
  money('output', VAT_SAYS.output),
  money('input', VAT_SAYS.input),
  money('out', RETURN_SECTION_SAYS.takenBack),
  money('carried', RETURN_SECTION_SAYS.carried),
  money('main', RETURN_SECTION_SAYS.main),
  money('simple', RETURN_SECTION_SAYS.simple),
  money('exports', RETURN_SECTION_SAYS.exports),
  money('exempt', RETURN_SECTION_SAYS.exempt),
]

const cell = (fen: Fen | null): number | null => (fen === null ? null : yuan(fen))

function rowOf(vat: VatReturn) {
  const general = vat.form === 'GENERAL'
  const of = (line: string) => (general ? cell(lineOf(vat, line)) : null)
  const sales = salesOf(vat)
  const tax = taxOf(vat)
  return {
    cells: {
      from: formatMonth(vat.from),
      to: formatMonth(vat.to),
      sales: cell(sales),
      main: general ? of('1') : cell(linesOf(vat, ['1', '4'])),
      simple: of('5'),
      exports: cell(lineOf(vat, general ? '7' : '13')),
      exempt: cell(lineOf(vat, general ? '8' : '9')),
      output: of('11'),
      input: of('12'),
      out: of('14'),
      carried: of('20'),
      tax: cell(tax),
      burden: sales === null || tax === null ? null : share(tax, sales),
    },
    evidence: [vatReturnsLeg([vat])],
    own: ownLines(vat, cell(sales), cell(tax)),
  }
}

/** The lines that each figure is, so that it opens these and not the whole return; amounts are yuan. */
function ownLines(
  vat: VatReturn,
  sales: number | null,
  tax: number | null,
): Record<string, Evidence> {
  const { form } = vat
  const lines = (...wanted: string[]): Evidence => [vatLeg([vat], { [form]: wanted })]
  const general = form === 'GENERAL'
  const told = lineOf(vat, TAX_LINE[form]) !== null
  const due = told ? lines(TAX_LINE[form]) : lines(...TAX_PARTS[form])
  return {
    sales: lines(...SALES_LINES[form]),
    tax: due,
    burden: termsOf(
      [due, RETURN_SECTION_SAYS.payable, tax],
      [lines(...SALES_LINES[form]), VAT_SAYS.declaredSales, sales],
    ),
    main: general ? lines('1') : lines('1', '4'),
    exports: lines(general ? '7' : '13'),
    exempt: lines(EXEMPT_LINE[form]),
    ...(general
      ? {
          simple: lines('5'),
          output: lines('11'),
          input: lines('12'),
          out: lines('14'),
          carried: lines('20'),
        }
      : {}),
  }
}

/** Returns that end inside the 36 months. */
const shown = (context: TaxReportContext): readonly VatReturn[] => {
  const { from } = vatClock(context).span('L36')
  return seenVat(context).filter(({ to }) => to >= from)
}

function chart(context: TaxReportContext): ChartBlock {
  const { from, to } = vatClock(context).span('L36')
  const months = monthsBetween(from, to)
  const byMonth = months.map((m) => seenVat(context).find((r) => m >= r.from && m <= r.to) ?? null)
  const average = byMonth.some((r) => r !== null && r.to > r.from)
  const line = (name: string, values: (number | null)[]): ChartSeries => ({
    name,
    type: 'line',
    values,
    unit: 'ratio',
  })
  const sales = byMonth.map((r) => {
    const fen = r && salesOf(r)
    return r && fen !== null ? yuan(fen / (r.to - r.from + 1)) : null
  })
  const burden = byMonth.map((r) => {
    if (!r) return null
    const [s, t] = [salesOf(r), taxOf(r)]
    return s === null || t === null ? null : share(t, s)
  })
  const band = context.peer('T-005')
  const peers = band ? peerSentence(band, 'ratio') : NO_PEERS
  const flat = (value: number) => months.map(() => value)
  return {
    kind: 'chart',
    id: 'vat-burden',
    title: RETURN_SECTION_SAYS.chart,
    chart: 'trend',
    categories: months.map(formatMonth),
    series: [
      {
        name: average ? RETURN_SECTION_SAYS.quarterMean : VAT_SAYS.declaredSales,
        type: 'bar',
        values: sales,
        unit: 'yuan',
      },
      line(RETURN_SECTION_SAYS.burden, burden),
      ...(band
        ? [
            line(RETURN_SECTION_SAYS.p25, flat(band.p25)),
            line(RETURN_SECTION_SAYS.median, flat(band.median)),
            line(RETURN_SECTION_SAYS.p75, flat(band.p75)),
          ]
        : []),
    ],
    beside: 'vat-periods',
    note: average ? RETURN_SECTION_SAYS.quarterMeanNote({ peers }) : peers,
  }
}

export function vatSection(build: ReportBuild): Section {
  const { context } = build
  const returns = shown(context)
  const blocks: Block[] = returns.length
    ? [
        chart(context),
        table(
          'vat-periods',
          RETURN_SECTION_SAYS.periods,
          COLUMNS,
          returns.toReversed().map(rowOf),
          RETURN_SECTION_SAYS.periodsNote,
        ),
      ]
    : [
        text(
          'vat-missing',
          context.states('VAT_RETURN') ? RETURN_SECTION_SAYS.noVat : RETURN_SECTION_SAYS.vatMissing,
        ),
      ]
  return {
    id: 's05-vat',
    title: VAT_SAYS.vat,
    blocks: [
      ...blocks,
      indicatorTable(build, 'vat-indicators', RETURN_SECTION_SAYS.vatFigures, [
        'T-001',
        'T-002',
        'T-003',
        'T-004',
        'T-005',
        'T-006',
        'T-007',
        'T-007.REL',
        'T-010',
        'T-032',
        'T-033',
        'T-033.ABNORMAL',
        'T-034',
        'T-035',
        'T-044',
        'T-045',
      ]),
    ],
  }
}
