/** What lay in stock of each item at the end of each month, as a table that is shaded: what piles up, and what is gone. */
import { formatMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import { table } from '../../kit/sections/blocks.ts'
import type { Block, RecordEvidence } from '../../report/document.ts'
import type { ItemContext } from '../context.ts'
import { periodsLeg } from '../evidence.ts'
import { NOBODY } from '../stock/items.ts'
import { monthOfPeriod, type Period } from '../stock/periods.ts'
import { cell, ITEM_COLUMNS, itemCells, money, nameOf } from './cells.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

/** Months side by side, and items by name: the rest stand together. */
const MONTHS = 12
const NAMED = 20

interface Month {
  month: MonthIndex
  period: Period
  /** Closing amounts by item, all places together; an item is absent where no row of it tells one. */
  closes: ReadonlyMap<number, number>
}

/** Months that a period of the summary tells alone, newest last. */
function monthsOf({ facts: { summary }, periods, places }: ItemContext): Month[] {
  const told = periods.chain.flatMap((period): Month[] => {
    const month = monthOfPeriod(period)
    if (month === null) return []
    const closes = new Map<number, number>()
    for (const i of period.rows) {
      const { closeAmount } = summary[i]!
      if (closeAmount === null) continue
      const at = places.summary[i]!
      closes.set(at, (closes.get(at) ?? 0) + closeAmount)
    }
    return closes.size === 0 ? [] : [{ month, period, closes }]
  })
  return told.slice(-MONTHS)
}

/** None of fewer than two months: nothing could be seen of them. */
export function itemMonthsBlocks(context: ItemContext): Block[] {
  const months = monthsOf(context)
  if (months.length < 2) return []
  const { items, periods } = context
  const newest = months.at(-1)!.closes
  const most = (at: number) => Math.max(...months.map(({ closes }) => closes.get(at) ?? 0))
  const named = [...new Set(months.flatMap(({ closes }) => [...closes.keys()]))]
    .filter((at) => at !== NOBODY)
    // What lies there now, then what lay there most.
    .sort((a, b) => (newest.get(b) ?? 0) - (newest.get(a) ?? 0) || most(b) - most(a) || a - b)
  const shown = named.slice(0, NAMED)
  const rest = new Set([...named.slice(NAMED), NOBODY])
  const keyOf = (month: MonthIndex) => `m${formatMonth(month)}`
  const others = months.map(({ closes }) => {
    const own = [...closes].filter(([at]) => rest.has(at))
    return own.length === 0 ? null : own.reduce((sum, [, fen]) => sum + fen, 0)
  })
  return [
    table(
      'item-months',
      SAYS.itemMonths,
      [
        ...ITEM_COLUMNS,
        ...months.map(({ month }) => ({
          ...money(keyOf(month), formatMonth(month)),
          heat: true as const,
        })),
      ],
      [
        ...shown.map((at) => {
          const item = items.list[at]!
          const leg = (period: Period): RecordEvidence[] => [
            periodsLeg(
              periods,
              [period],
              [{ field: 'item', in: item.spellings.toSorted() }],
              [nameOf(item)],
            ),
          ]
          return {
            cells: {
              ...itemCells(item),
              ...Object.fromEntries(
                months.map(({ month, closes }) => [keyOf(month), cell(closes.get(at) ?? null)]),
              ),
            },
            evidence: [],
            own: Object.fromEntries(
              months.flatMap(({ month, period, closes }) =>
                closes.has(at) ? [[keyOf(month), leg(period)]] : [],
              ),
            ),
          }
        }),
        ...(others.some((fen) => fen !== null)
          ? [
              {
                cells: {
                  ...{ code: null, name: SAYS.otherItems({ n: rest.size - 1 }) },
                  ...Object.fromEntries(
                    months.map(({ month }, i) => [keyOf(month), cell(others[i]!)]),
                  ),
                },
                evidence: [],
              },
            ]
          : []),
      ],
      SAYS.itemMonthsNote,
    ),
  ]
}
