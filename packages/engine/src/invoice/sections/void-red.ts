/** Section 6 作废与红冲. */

import { formatDay, formatMonth } from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import { indicatorTable, monthsBetween, share, table, yuan } from '../../kit/sections/blocks.ts'
import type { ChartBlock, Section, TableBlock } from '../../report/document.ts'
import type { InvoiceContext } from '../context/context.ts'
import { kindSum, TAX_DISK } from '../context/kinds.ts'
import { digestOf } from '../context/month-series.ts'
import { voidSums } from '../context/scans.ts'
import type { ReportBuild } from '../definition.ts'
import { HABIT_SAYS } from '../indicators/habit-words.ts'
import { largestReds } from '../indicators/void-red.ts'
import { VOID_RULES_SAYS } from '../rules/void-words.ts'
import { GATES_SAYS } from '../verdict/gates/words.ts'
import { INVOICE_SAYS } from '../words.ts'
import { rowsOf } from './build.ts'
import { SECTIONS_SAYS } from './words.ts'

const LISTED_REDS = 20

function months(context: InvoiceContext): number[] {
  const { from, to } = context.span('L24')
  return monthsBetween(from, to).filter((m) => isKnown(context.out, m))
}

function monthlyTable(context: InvoiceContext): TableBlock {
  return table(
    'void-red-monthly',
    SECTIONS_SAYS.voidsRedInvoices,
    [
      { key: 'month', title: SECTIONS_SAYS.month, type: 'month' },
      { key: 'blueCount', title: HABIT_SAYS.blueInvoices, type: 'int' },
      { key: 'blue', title: SECTIONS_SAYS.blueAmount, type: 'money', unit: SECTIONS_SAYS.yuan },
      { key: 'voidCount', title: HABIT_SAYS.voidInvoices, type: 'int' },
      {
        key: 'void',
        title: VOID_RULES_SAYS.voidBlueAmount,
        type: 'money',
        unit: SECTIONS_SAYS.yuan,
      },
      { key: 'voidRate', title: SECTIONS_SAYS.voidRateTax, type: 'ratio' },
      { key: 'redCount', title: HABIT_SAYS.redInvoices, type: 'int' },
      { key: 'red', title: SECTIONS_SAYS.redAmount, type: 'money', unit: SECTIONS_SAYS.yuan },
      { key: 'redRate', title: HABIT_SAYS.redRateAmount, type: 'ratio' },
    ],
    months(context)
      .reverse()
      .map((m) => {
        const d = digestOf(context.out, m)
        const month = { from: m, to: m }
        const voids = voidSums(context, month)
        const diskVoids = voids
          ? voids.blue + voids.red
          : kindSum(context.out, month, 'voidCount', TAX_DISK)
        const disk = kindSum(context.out, month, 'count', TAX_DISK) - (voids?.blank ?? 0)
        return {
          cells: {
            month: formatMonth(m),
            blueCount: d?.blueCount ?? 0,
            blue: yuan(d?.blueTotal ?? 0),
            voidCount: d?.voidCount ?? 0,
            void: voids && yuan(voids.blueTotal),
            voidRate: share(diskVoids, disk),
            redCount: d?.redCount ?? 0,
            red: yuan(d?.redTotal ?? 0),
            redRate: share(d?.redTotal ?? 0, d?.blueTotal ?? 0),
          },
          evidence: rowsOf('OUT', month, 'ALL'),
          own: {
            blueCount: rowsOf('OUT', month, 'BLUE'),
            blue: rowsOf('OUT', month, 'BLUE'),
            voidCount: rowsOf('OUT', month, 'VOID'),
            void: rowsOf('OUT', month, 'VOID'),
            voidRate: [
              ...rowsOf('OUT', month, 'VOID', { system: 'TAX_DISK' }),
              ...rowsOf('OUT', month, 'ALL', { system: 'TAX_DISK' }),
            ],
            redCount: rowsOf('OUT', month, 'RED'),
            red: rowsOf('OUT', month, 'RED'),
            redRate: [...rowsOf('OUT', month, 'RED'), ...rowsOf('OUT', month, 'BLUE')],
          },
        }
      }),
  )
}

function stackedChart(context: InvoiceContext): ChartBlock {
  const shown = months(context)
  const values = (pick: 'blueTotal' | 'redTotal') =>
    shown.map((m) => yuan(digestOf(context.out, m)?.[pick] ?? 0))
  const voids = shown.map((m) => voidSums(context, { from: m, to: m }))
  return {
    kind: 'chart',
    id: 'void-red-stacked',
    title: SECTIONS_SAYS.blueVoidRed,
    chart: 'stacked',
    note: SECTIONS_SAYS.redInvoicesDrawn,
    beside: 'void-red-monthly',
    categories: shown.map(formatMonth),
    series: [
      { name: SECTIONS_SAYS.blue, type: 'bar', values: values('blueTotal'), unit: 'yuan' },
      {
        name: SECTIONS_SAYS.voidBlue,
        type: 'bar',
        values: voids.map((sums) => sums && yuan(sums.blueTotal)),
        unit: 'yuan',
      },
      {
        name: SECTIONS_SAYS.red,
        type: 'bar',
        values: values('redTotal').map((red) => -red + 0),
        unit: 'yuan',
      },
    ],
  }
}

function largeRedTable(context: InvoiceContext): TableBlock {
  const names = new Map(context.facts.counterparties.map((party) => [party.id, party.name]))
  const reds = largestReds(context, context.span('L12')).slice(0, LISTED_REDS)
  return table(
    'large-reds',
    SECTIONS_SAYS.largestRedInvoices,
    [
      { key: 'blueMonth', title: SECTIONS_SAYS.monthBlue, type: 'month' },
      { key: 'day', title: SECTIONS_SAYS.dayRed, type: 'date' },
      { key: 'party', title: SECTIONS_SAYS.buyer, type: 'text' },
      { key: 'amount', title: SECTIONS_SAYS.amount, type: 'money', unit: SECTIONS_SAYS.yuan },
      { key: 'key', title: GATES_SAYS.invoices, type: 'text' },
    ],
    reds.map((red) => {
      const day = formatDay(red.day)
      return {
        cells: {
          blueMonth: red.blueMonth === null ? null : formatMonth(red.blueMonth),
          day,
          party: names.get(red.counterparty) ?? null,
          amount: yuan(red.total),
          key: red.key || null,
        },
        evidence: [
          {
            dataset: 'INVOICE' as const,
            direction: 'OUT' as const,
            from: day,
            to: day,
            rows: 'RED' as const,
            counterpartyIds: [red.counterparty],
          },
        ],
      }
    }),
    SECTIONS_SAYS.reasonReIssue,
  )
}

export function voidRedSection(build: ReportBuild): Section {
  return {
    id: 's06-void-red',
    title: INVOICE_SAYS.voidsRedInvoices,
    blocks: [
      indicatorTable(build, 'void-red-indicators', SECTIONS_SAYS.voidRedIndicators, [
        'I-027',
        'I-028',
        'I-029',
        'I-030',
        'I-031',
        'I-032',
        'I-033',
        'I-034',
      ]),
      stackedChart(build.context),
      monthlyTable(build.context),
      largeRedTable(build.context),
    ],
  }
}
