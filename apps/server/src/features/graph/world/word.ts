/** Whose word a trade is told by in a window of twelve months (0280). */
import type { Direction, MonthIndex } from '@xinjian/engine/invoice/facts'
import { tellerOf } from '@xinjian/graph/teller'
import { sumOf } from '../../facts/invoice/read.ts'
import type { SupplyLink, TradeSide } from './world.ts'

type Months = readonly [MonthIndex, MonthIndex]

export const yearTo = (through: MonthIndex): Months => [through - 11, through]

export interface Word {
  direction: Direction
  side: TradeSide
}

/** `through`: the last month of the window. */
export function wordOf({ sides }: SupplyLink, through: MonthIndex): Word {
  const year = yearTo(through)
  const direction = tellerOf(sides, (side, of) => tellsIn(side, of, year))!
  return { direction, side: sides[direction]! }
}

/** A month whose red invoices took all off is told as well. */
function tellsIn({ parties, trades }: TradeSide, direction: Direction, [from, to]: Months) {
  const { rowOf, first, last } = trades.sides[direction]
  const isIn = (month: MonthIndex): boolean => month >= from && month <= to
  return parties.some((party) => {
    const row = rowOf.get(party)!
    if (isIn(first[row]!) || isIn(last[row]!)) return true
    for (let month = from; month <= to; month++)
      if (sumOf(trades, direction, row, [month, month]) !== 0) return true
    return false
  })
}
