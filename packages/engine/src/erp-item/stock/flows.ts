/** What came in and went out month by month, at cost: of the summary where a period is one month, else of the moves. */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import type { ItemContext } from '../context.ts'
import { madeOnce } from './made-once.ts'
import { monthOfPeriod } from './periods.ts'

export interface MonthFlow {
  /** null = the books do not tell it. */
  came: Fen | null
  went: Fen | null
  /** At the end of the month; moves do not tell it. */
  close: Fen | null
  from: 'SUMMARY' | 'MOVES'
}

/** By month; a month of which neither book speaks has none. */
export function flowsOf({
  facts,
  periods,
  sums,
  series,
  asOfMonth,
}: ItemContext): Map<MonthIndex, MonthFlow> {
  const flows = new Map<MonthIndex, MonthFlow>()
  for (const period of periods.chain) {
    const month = monthOfPeriod(period)
    if (month === null) continue
    const { came, went, close } = sums.get(period)!
    flows.set(month, { came, went, close, from: 'SUMMARY' })
  }
  // A book of moves without prices has amounts of nil throughout.
  if (!facts.moves.some(({ inAmount, outAmount }) => inAmount !== 0 || outAmount !== 0))
    return flows
  const moved = new Map<MonthIndex, MonthFlow>()
  const none = (): MonthFlow => ({ came: 0, went: 0, close: null, from: 'MOVES' })
  for (const { month, inAmount, outAmount } of facts.moves) {
    if (month > asOfMonth) continue
    const flow = madeOnce(moved, month, none)
    flow.came! += inAmount
    flow.went! += outAmount
  }
  const { start, end } = series.STOCK_MOVE
  for (let month = start; month <= end; month++)
    if (!flows.has(month) && isKnown(series.STOCK_MOVE, month))
      flows.set(month, moved.get(month) ?? none())
  return flows
}

/** Σ of a month of sales or purchases. */
export function tradedIn(
  rows: readonly { month: MonthIndex; amount: Fen }[],
): Map<MonthIndex, Fen> {
  const sums = new Map<MonthIndex, Fen>()
  for (const { month, amount } of rows) sums.set(month, (sums.get(month) ?? 0) + amount)
  return sums
}
