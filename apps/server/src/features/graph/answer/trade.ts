/** Trade of one link as it is told, by the word that counts (`world/word.ts`). */
import type { Direction, MonthIndex } from '@xinjian/engine/invoice/facts'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import type { SupplyTrade } from '@xinjian/graph/graph'
import { type PartyTrades, sumOf } from '../../facts/invoice/read.ts'
import { wordOf, yearTo } from '../world/word.ts'
import type { SupplyLink, TradeSide } from '../world/world.ts'

const SHOWN_MONTHS = 24

/** Totals of enterprises, reckoned once a view. */
export class Totals {
  private readonly through: MonthIndex
  private readonly known = new Map<string, number>()

  constructor(through: MonthIndex) {
    this.through = through
  }

  /** Of all parties over the last twelve months; null = the direction is not held. */
  of(enterpriseId: number, direction: Direction, trades: PartyTrades): number | null {
    if (trades.sides[direction].rowOf.size === 0) return null
    const key = `${enterpriseId}/${direction}`
    const before = this.known.get(key)
    if (before !== undefined) return before
    let sum = 0
    for (const row of trades.sides[direction].rowOf.values())
      sum += sumOf(trades, direction, row, yearTo(this.through))
    this.known.set(key, sum)
    return sum
  }
}

export function tradeOf(link: SupplyLink, through: MonthIndex, totals: Totals): SupplyTrade {
  const { direction, side } = wordOf(link, through)
  const total12 = overRows(side, direction, yearTo(through))
  const untold = Math.min(SHOWN_MONTHS, Math.max(0, through - side.toldTo))
  return {
    total12,
    ...spanOf(side, direction),
    months: Array.from({ length: SHOWN_MONTHS }, (_, i) => {
      const month = through - SHOWN_MONTHS + 1 + i
      return overRows(side, direction, [month, month])
    }),
    ...(untold > 0 && { untold }),
    topGoods: [],
    // What a party depends on is told by its own invoices alone: the other's word of the trade is no part of its total.
    shareOfSeller: shareOf(link.sides.OUT, 'OUT', yearTo(through), totals),
    shareOfBuyer: shareOf(link.sides.IN, 'IN', yearTo(through), totals),
  }
}

const rowsOf = ({ parties, trades }: TradeSide, direction: Direction): number[] =>
  parties.map((party) => trades.sides[direction].rowOf.get(party)!)

const overRows = (
  side: TradeSide,
  direction: Direction,
  months: readonly [MonthIndex, MonthIndex],
): number =>
  rowsOf(side, direction).reduce((sum, row) => sum + sumOf(side.trades, direction, row, months), 0)

function spanOf(side: TradeSide, direction: Direction) {
  const { trades } = side
  const of = trades.sides[direction]
  const rows = rowsOf(side, direction)
  let activeMonths = 0
  let lastActive: MonthIndex | null = null
  for (let m = 0; m < trades.months; m++)
    if (rows.reduce((sum, row) => sum + of.sums[row * trades.months + m]!, 0) > 0) {
      activeMonths++
      lastActive = trades.from + m
    }
  return {
    invoices: rows.reduce((sum, row) => sum + of.invoices[row]!, 0),
    firstMonth: formatMonth(Math.min(...rows.map((row) => of.first[row]!))),
    lastMonth: formatMonth(Math.max(...rows.map((row) => of.last[row]!))),
    activeMonths,
    lastActive: lastActive === null ? null : formatMonth(lastActive),
  }
}

function shareOf(
  side: TradeSide | undefined,
  direction: Direction,
  year: readonly [MonthIndex, MonthIndex],
  totals: Totals,
): number | null {
  if (!side) return null
  const all = totals.of(side.enterpriseId, direction, side.trades)
  // Red invoices of others may leave less in all than one party has: a share above the whole is none.
  return all && all > 0 ? Math.min(Math.max(overRows(side, direction, year) / all, 0), 1) : null
}
