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
import { largestReds } from '../indicators/void-red.ts'
import { rowsOf } from './build.ts'

const LISTED_REDS = 20

function months(context: InvoiceContext): number[] {
  const { from, to } = context.span('L24')
  return monthsBetween(from, to).filter((m) => isKnown(context.out, m))
}

function monthlyTable(context: InvoiceContext): TableBlock {
  return table(
    'void-red-monthly',
    '逐月作废与红冲(近24个月)',
    [
      { key: 'month', title: '月份', type: 'month' },
      { key: 'blueCount', title: '蓝票张数', type: 'int' },
      { key: 'blue', title: '蓝票金额', type: 'money', unit: '元' },
      { key: 'voidCount', title: '作废张数', type: 'int' },
      { key: 'void', title: '作废蓝票金额', type: 'money', unit: '元' },
      { key: 'voidRate', title: '作废率(税控)', type: 'ratio' },
      { key: 'redCount', title: '红票张数', type: 'int' },
      { key: 'red', title: '红冲金额', type: 'money', unit: '元' },
      { key: 'redRate', title: '红冲金额率', type: 'ratio' },
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
    title: '蓝票、作废与红冲(近24个月)',
    chart: 'stacked',
    note: '红冲以负数向下表示。',
    beside: 'void-red-monthly',
    categories: shown.map(formatMonth),
    series: [
      { name: '蓝票', type: 'bar', values: values('blueTotal'), unit: 'yuan' },
      {
        name: '作废蓝票',
        type: 'bar',
        values: voids.map((sums) => sums && yuan(sums.blueTotal)),
        unit: 'yuan',
      },
      {
        name: '红冲',
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
    '大额红冲明细(近12个月，前20笔)',
    [
      { key: 'blueMonth', title: '蓝票月份', type: 'month' },
      { key: 'day', title: '红票日期', type: 'date' },
      { key: 'party', title: '购方', type: 'text' },
      { key: 'amount', title: '金额', type: 'money', unit: '元' },
      { key: 'key', title: '发票', type: 'text' },
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
    '原因与是否重开需要红字确认单，来源未提供',
  )
}

export function voidRedSection(build: ReportBuild): Section {
  return {
    id: 's06-void-red',
    title: '作废与红冲',
    blocks: [
      indicatorTable(build, 'void-red-indicators', '作废与红冲指标', [
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
