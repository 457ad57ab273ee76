/** Which months are known, what is in stock, and where. */
import { formatDay } from '../../kit/calendar/window.ts'
import { rulesHit } from '../../kit/sections/appendix.ts'
import { kpis, text as paragraph, share, table } from '../../kit/sections/blocks.ts'
import { coverageChart } from '../../kit/sections/coverage.ts'
import type { Block, Section } from '../../report/document.ts'
import type { ItemContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { itemsLeg, stockLeg } from '../evidence.ts'
import { totals } from '../stock/folds.ts'
import { ERP_ITEM_SAYS } from '../words.ts'
import { cell, ITEM_COLUMNS, itemCells, money, nameOf, quantity, text } from './cells.ts'
import { firstOf } from './listed.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

export function qualitySection(build: ReportBuild): Section {
  const { context } = build
  const { STOCK_SUMMARY, STOCK_MOVE, SALES_LINE, PURCHASE_LINE } = context.series
  const sources = [
    { name: ERP_ITEM_SAYS.summary, series: STOCK_SUMMARY },
    { name: ERP_ITEM_SAYS.moves, series: STOCK_MOVE },
    { name: ERP_ITEM_SAYS.sales, series: SALES_LINE },
    { name: ERP_ITEM_SAYS.purchases, series: PURCHASE_LINE },
  ]
  return {
    id: 's00-quality',
    title: SAYS.dataAndAlerts,
    blocks: [coverageChart(context, sources, ERP_ITEM_SAYS.recordsOf), rulesHit(build)],
  }
}

export function overviewSection(build: ReportBuild): Section {
  const { context } = build
  const r = context.facts.registration
  const sums = totals(context)
  const since = context.motion?.since ?? null
  return {
    id: 's01-overview',
    title: SAYS.overview,
    blocks: [
      kpis(build, 'overview-kpis', [...OVERVIEW.map((key) => `${key}.asOf`), 'E-14.L12']),
      {
        kind: 'facts',
        id: 'books',
        title: SAYS.registration,
        items: [
          { label: SAYS.enterpriseName, value: r.name },
          { label: SAYS.creditCode, value: r.taxNo },
          { label: SAYS.stockDay, value: sums?.day ?? null, type: 'date' },
          { label: SAYS.stockSource, value: sourceOf(context) },
          {
            label: SAYS.places,
            value: sums && (sums.places > 0 ? sums.places : SAYS.noPlaces),
          },
          {
            label: SAYS.flowsSince,
            value: since === null ? null : formatDay(since),
            type: 'date',
          },
        ],
      },
      ...(context.stock ? [placesTable(context), ...belowTable(context)] : [noStock()]),
    ],
  }
}

const OVERVIEW = 'E-11 E-11.SKU E-11.QTY E-12.OVER E-13 E-15 E-17 S-001'.split(' ')

export const noStock = (): Block => paragraph('no-stock', SAYS.noStock)

const sourceOf = ({ stock }: ItemContext): string | null =>
  stock && (stock.source === 'SUMMARY' ? SAYS.sourceSummary : SAYS.sourceList)

export function placesTable(context: ItemContext): Block {
  const stock = context.stock!
  const { day, amount } = totals(context)!
  const byPlace = Map.groupBy(stock.lines, ({ place }) => place)
  const rows = [...byPlace].map(([place, lines]) => ({
    place,
    items: new Set(
      lines.flatMap(({ item, qty, amount }) => (item && (qty || amount) ? [item.at] : [])),
    ).size,
    amount: lines.some((line) => line.amount !== null)
      ? lines.reduce((sum, line) => sum + (line.amount ?? 0), 0)
      : null,
  }))
  rows.sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0) || compare(a.place ?? '', b.place ?? ''))
  return table(
    'by-place',
    SAYS.byPlace,
    [
      text('place', SAYS.place),
      { key: 'items', title: SAYS.itemCount, type: 'int' },
      { ...money('amount', SAYS.amount), proof: 'SUM' },
      { key: 'share', title: SAYS.share, type: 'ratio' },
    ],
    rows.map((row) => ({
      cells: {
        place: row.place ?? SAYS.noPlace,
        items: row.items,
        amount: cell(row.amount),
        share: row.amount === null || row.amount < 0 ? null : share(row.amount, amount ?? 0),
      },
      evidence: [
        row.place === null
          ? stockLeg(stock, day, [{ field: 'place', absent: true }], [SAYS.withoutPlace])
          : stockLeg(
              stock,
              day,
              [{ field: 'place', in: [row.place] }],
              [SAYS.ofPlace({ place: row.place })],
            ),
      ],
    })),
  )
}

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Items below zero, the farthest first; none = nothing is shown. */
export function belowTable(context: ItemContext): Block[] {
  const stock = context.stock!
  const { day, below } = totals(context)!
  if (below.length === 0) return []
  const { shown, note } = firstOf(
    below,
    (a, b) =>
      (a.amount ?? 0) - (b.amount ?? 0) || (a.qty ?? 0) - (b.qty ?? 0) || a.item.at - b.item.at,
    SAYS.largestItems,
  )
  return [
    table(
      'below',
      SAYS.belowList,
      [
        ...ITEM_COLUMNS,
        text('category', SAYS.category),
        quantity('qty'),
        money('amount', SAYS.amount),
      ],
      shown.map((row) => ({
        cells: {
          ...itemCells(row.item),
          ...{ category: row.category, qty: row.qty, amount: cell(row.amount) },
        },
        evidence: [itemsLeg(stock, day, [row], nameOf(row.item))],
      })),
      note,
    ),
  ]
}
