/** Section 5 发票结构: by kind, rate and amount band, and the shift against the 12 months before. */

import type { MonthWindow } from '../../kit/calendar/window.ts'
import { spanCoverage } from '../../kit/coverage.ts'
import { indicatorTable, share, table, termsOf, text, yuan } from '../../kit/sections/blocks.ts'
import type { ChartBlock, Evidence, Section, TableBlock } from '../../report/document.ts'
import { withoutStop } from '../../report/limit/without-stop.ts'
import type { InvoiceContext } from '../context/context.ts'
import { KIND_NAMES, kindSum } from '../context/kinds.ts'
import { sum } from '../context/month-series.ts'
import type { ReportBuild } from '../definition.ts'
import { KIND_CODES } from '../facts.ts'
import { HABIT_SAYS } from '../indicators/habit-words.ts'
import { BAND_NAMES, bandEvidence } from '../indicators/structure.ts'
import { rateName } from '../rate-name.ts'
import { INVOICE_SAYS } from '../words.ts'
import { rowsOf } from './build.ts'
import { withoutLines } from './sides.ts'
import { SECTIONS_SAYS } from './words.ts'

/** A ring over the amounts of a table: its part i is row i, and opens what that row opens. */
function donut(id: string, title: string, name: string, rows: TableBlock): ChartBlock {
  return {
    kind: 'chart',
    id,
    title,
    chart: 'donut',
    categories: rows.rows.map((row) => String(row[name])),
    series: [
      {
        name: SECTIONS_SAYS.amount,
        values: rows.rows.map((row) => Number(row.amount)),
        unit: 'yuan',
      },
    ],
    table: rows.id,
  }
}

function kindTable(context: InvoiceContext): TableBlock {
  const window = context.span('L12')
  const before = context.span('P12')
  const gross = sum(context.out, window, (d) => d.blueTotal)
  const { months, missing } = spanCoverage(context.out, before)
  const told = missing <= months * context.rules.tolerateMissing
  const grossBefore = told ? sum(context.out, before, (d) => d.blueTotal) : 0
  const rows = KIND_CODES.map((kind, i) => {
    const amount = kindSum(context.out, window, 'blueTotal', [i])
    const now = share(amount, gross)
    const amountBefore = kindSum(context.out, before, 'blueTotal', [i])
    const then = share(amountBefore, grossBefore)
    return {
      cells: {
        kind: KIND_NAMES[kind],
        count: kindSum(context.out, window, 'blueCount', [i]),
        amount: yuan(amount),
        share: now,
        before: then,
        shift: now === null || then === null ? null : Number((now - then).toFixed(6)) + 0,
      },
      evidence: rowsOf('OUT', window, 'BLUE', { kinds: [kind] }),
      own: {
        share: sharedRows(window, kind, amount, gross),
        before: then === null ? [] : sharedRows(before, kind, amountBefore, grossBefore),
        shift:
          then === null
            ? []
            : termsOf(
                [
                  rowsOf('OUT', window, 'BLUE', { kinds: [kind] }),
                  SECTIONS_SAYS.last12Months,
                  null,
                ],
                [
                  rowsOf('OUT', before, 'BLUE', { kinds: [kind] }),
                  SECTIONS_SAYS.twelveMonthsBefore,
                  null,
                ],
              ),
      },
    }
  })
  return table(
    'kinds',
    SECTIONS_SAYS.kindInvoiceBlue,
    [
      { key: 'kind', title: SECTIONS_SAYS.kindInvoice, type: 'text' },
      { key: 'count', title: SECTIONS_SAYS.invoices, type: 'int', proof: 'SUM' },
      {
        key: 'amount',
        title: SECTIONS_SAYS.totalTax,
        type: 'money',
        unit: SECTIONS_SAYS.yuan,
        proof: 'SUM',
      },
      { key: 'share', title: SECTIONS_SAYS.share, type: 'ratio', proof: 'SHARE' },
      { key: 'before', title: HABIT_SAYS.share12Months, type: 'ratio', proof: 'SHARE' },
      { key: 'shift', title: SECTIONS_SAYS.change, type: 'ratio' },
    ],
    rows.filter(({ cells }) => cells.count > 0 || (cells.before ?? 0) > 0),
  )
}

/** Blue invoices of a kind beside all of the window; amounts are 分. */
const sharedRows = (window: MonthWindow, kind: string, part: number, whole: number): Evidence =>
  termsOf(
    [rowsOf('OUT', window, 'BLUE', { kinds: [kind] }), SECTIONS_SAYS.thisKind, yuan(part)],
    [rowsOf('OUT', window, 'BLUE'), SECTIONS_SAYS.allKinds, yuan(whole)],
  )

function bandTable(context: InvoiceContext): TableBlock {
  const window = context.span('L12')
  const gross = sum(context.out, window, (d) => d.blueTotal)
  const count = sum(context.out, window, (d) => d.blueCount)
  return table(
    'bands',
    SECTIONS_SAYS.totalInvoiceBlue,
    [
      { key: 'band', title: SECTIONS_SAYS.amountBand, type: 'text' },
      { key: 'count', title: SECTIONS_SAYS.invoices, type: 'int', proof: 'SUM' },
      { key: 'countShare', title: SECTIONS_SAYS.shareCount, type: 'ratio' },
      {
        key: 'amount',
        title: SECTIONS_SAYS.totalTax,
        type: 'money',
        unit: SECTIONS_SAYS.yuan,
        proof: 'SUM',
      },
      { key: 'share', title: SECTIONS_SAYS.shareAmount, type: 'ratio' },
    ],
    BAND_NAMES.map((band, i) => {
      const n = sum(context.out, window, (d) => d.bandCount[i]!)
      const amount = sum(context.out, window, (d) => d.bandTotal[i]!)
      return {
        cells: {
          band,
          count: n,
          countShare: share(n, count),
          amount: yuan(amount),
          share: share(amount, gross),
        },
        evidence: rowsOf('OUT', window, 'BLUE', bandEvidence(i)),
      }
    }),
  )
}

/** Lines, not invoices: an invoice with two rates stands in both rows, with the lines of each. */
function rateTable(context: InvoiceContext): TableBlock {
  const { byRate, amount: whole } = context.goods('OUT', 'L12')
  const rates = [...byRate].sort((a, b) => b[0] - a[0])
  return table(
    'rates',
    SECTIONS_SAYS.rateLinesLast,
    [
      { key: 'rate', title: SECTIONS_SAYS.rate, type: 'text' },
      {
        key: 'amount',
        title: SECTIONS_SAYS.linesNetWithout,
        type: 'money',
        unit: SECTIONS_SAYS.yuan,
        proof: 'SUM',
      },
      { key: 'share', title: SECTIONS_SAYS.share, type: 'ratio' },
    ],
    rates.map(([rate, fen]) => ({
      cells: { rate: rateName(rate), amount: yuan(fen), share: share(fen, whole) },
      evidence: rowsOf('OUT', context.span('L12'), 'VALID', { rates: [rate] }),
    })),
  )
}

export function structureSection(build: ReportBuild): Section {
  const { context } = build
  const kinds = kindTable(context)
  const bands = bandTable(context)
  const rates = rateTable(context)
  return {
    id: 's05-structure',
    title: INVOICE_SAYS.structureInvoices,
    blocks: [
      donut('kind-donut', SECTIONS_SAYS.kindInvoice, 'kind', kinds),
      kinds,
      ...(rates.rows.length > 0
        ? [donut('rate-donut', SECTIONS_SAYS.rateLinesNet, 'rate', rates), rates]
        : [
            text(
              'rate-missing',
              SECTIONS_SAYS.notByRate({ why: withoutStop(withoutLines(context, 'OUT')) }),
            ),
          ]),
      donut('band-donut', SECTIONS_SAYS.amountBand, 'band', bands),
      bands,
      indicatorTable(build, 'structure-indicators', SECTIONS_SAYS.structureIndicators, [
        'I-006',
        'I-035',
        'I-036',
        'I-040',
      ]),
    ],
  }
}
