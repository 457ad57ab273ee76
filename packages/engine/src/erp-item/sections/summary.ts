/** 收发存汇总: the totals of each period, the items of the last, and what does not come out. */
import { indicatorTable, text as paragraph, table } from '../../kit/sections/blocks.ts'
import type { Block, Section } from '../../report/document.ts'
import type { ItemContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { itemName, periodsLeg, rowsLeg } from '../evidence.ts'
import type { StockPeriodRow } from '../facts.ts'
import { joints, ties } from '../stock/folds.ts'
import { NOBODY } from '../stock/items.ts'
import { amountGap, type Gap } from '../stock/ties.ts'
import { cell, ITEM_COLUMNS, itemCells, money, quantity, text } from './cells.ts'
import { firstOf } from './listed.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

export function summarySection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's07-summary',
    title: SAYS.summary,
    blocks:
      context.periods.all.length === 0
        ? [paragraph('no-summary', SAYS.noSummary)]
        : [
            indicatorTable(build, 'tie-indicators', SAYS.tieIndicators, [
              'E-17',
              'E-17.CHAIN',
              'E-16',
            ]),
            periodsTable(context),
            ...untiedBlocks(context),
            ...breaksTable(context),
            itemsTable(context),
          ],
  }
}

const sum = (key: string, title: string) => ({ ...money(key, title), proof: 'SUM' as const })
const AMOUNTS = [
  sum('open', SAYS.open),
  sum('in', SAYS.came),
  sum('out', SAYS.went),
  sum('close', SAYS.close),
]

/** Newest first; every period, those that overlap others named so. */
function periodsTable({ periods, sums }: ItemContext): Block {
  const aside = new Set(periods.aside)
  return table(
    'periods',
    SAYS.periodsTable,
    [
      { key: 'from', title: SAYS.from, type: 'date' },
      { key: 'to', title: SAYS.to, type: 'date' },
      { key: 'rows', title: SAYS.rows, type: 'int' },
      ...AMOUNTS,
      money('gap', SAYS.gap),
      text('state', SAYS.state),
    ],
    periods.all.toReversed().map((period) => {
      const { open, came, went, close, tells } = sums.get(period)!
      return {
        cells: {
          ...{ from: period.fromText, to: period.toText, rows: period.rows.length },
          ...{ open: cell(open), in: cell(came), out: cell(went), close: cell(close) },
          gap: tells.amount ? cell(open! + came! - went! - close!) : null,
          state: aside.has(period) ? SAYS.overlapping : SAYS.counts,
        },
        evidence: [periodsLeg(periods, [period])],
      }
    }),
    SAYS.periodsNote,
  )
}

/** Of the last period, the largest closing first. */
function itemsTable({ facts: { summary }, items, places, periods }: ItemContext): Block {
  const last = periods.all.at(-1)!
  const { shown, note } = firstOf(
    last.rows,
    (a, b) => (summary[b]!.closeAmount ?? 0) - (summary[a]!.closeAmount ?? 0) || a - b,
    SAYS.largestItems,
  )
  return table(
    'last-period',
    SAYS.itemsTable,
    [
      ...ITEM_COLUMNS,
      text('place', SAYS.place),
      quantity('qty'),
      ...AMOUNTS,
      money('gap', SAYS.gap),
    ],
    shown.map((i) => {
      const row = summary[i]!
      const known = [row.openAmount, row.inAmount, row.outAmount, row.closeAmount].some(
        (amount) => amount !== null,
      )
      return {
        cells: {
          ...itemCells(places.summary[i] === NOBODY ? null : items.list[places.summary[i]!]!),
          ...{ place: row.place, qty: row.closeQty },
          ...{ open: cell(row.openAmount), in: cell(row.inAmount) },
          ...{ out: cell(row.outAmount), close: cell(row.closeAmount) },
          gap: known ? cell(amountGap(row)) : null,
        },
        evidence: [rowsLeg([row.key], rowWords(row))],
      }
    }),
    note,
  )
}

const rowWords = ({ name, item, from, to }: StockPeriodRow): string => {
  const called = name?.trim() || item.trim()
  return called ? SAYS.rowOf({ name: called, from, to }) : SAYS.rowOfNone({ from, to })
}

const larger = (a: Gap, b: Gap): number =>
  Math.abs(b.amount ?? 0) - Math.abs(a.amount ?? 0) || Math.abs(b.qty ?? 0) - Math.abs(a.qty ?? 0)

const GAPS = [quantity('gapQty', SAYS.gapQty), money('gapAmount', SAYS.gapAmount)]

function untiedBlocks(context: ItemContext): Block[] {
  const { looked, untied } = ties(context)
  if (looked === 0) return []
  if (untied.length === 0) return [paragraph('all-tie', SAYS.allTie({ n: looked }))]
  const { shown, note } = firstOf(untied, larger, SAYS.largestGaps)
  return [
    table(
      'untied',
      SAYS.untiedTable,
      [
        { key: 'from', title: SAYS.from, type: 'date' },
        { key: 'to', title: SAYS.to, type: 'date' },
        ...ITEM_COLUMNS,
        text('place', SAYS.place),
        ...GAPS,
      ],
      shown.map(({ row, item, qty, amount }) => ({
        cells: {
          ...{ from: row.from, to: row.to, ...itemCells(item), place: row.place },
          ...{ gapQty: qty, gapAmount: cell(amount) },
        },
        evidence: [rowsLeg([row.key], rowWords(row))],
      })),
      note,
    ),
  ]
}

function breaksTable(context: ItemContext): Block[] {
  const { breaks } = joints(context)
  if (breaks.length === 0) return []
  const { shown, note } = firstOf(breaks, larger, SAYS.largestGaps)
  return [
    table(
      'breaks',
      SAYS.breaksTable,
      [
        { key: 'closed', title: SAYS.closed, type: 'date' },
        { key: 'opens', title: SAYS.opens, type: 'date' },
        ...ITEM_COLUMNS,
        text('place', SAYS.place),
        ...GAPS,
      ],
      shown.map(({ item, place, closed, opens, qty, amount, keys }) => ({
        cells: {
          ...{ closed, opens, ...itemCells(item), place },
          ...{ gapQty: qty, gapAmount: cell(amount) },
        },
        evidence: [rowsLeg(keys, SAYS.rowOf({ name: itemName(item), from: closed, to: opens }))],
      })),
      [note, SAYS.breaksNote].join('；'),
    ),
  ]
}
