import type { MonthIndex } from '../kit/calendar/window.ts'
import { isKnown, stateOf } from '../kit/coverage.ts'
import { monthsBetween } from '../kit/sections/blocks.ts'
import type { ItemContext } from './context.ts'

/** Of the last 12 months those of which it is known what came in and went out, by the summary or by the moves. */
export function flowMonths({ series, span }: Pick<ItemContext, 'series' | 'span'>): {
  known: number
  existed: number
  missing: MonthIndex[]
} {
  const { STOCK_SUMMARY: summary, STOCK_MOVE: moves } = series
  const { from, to } = span('L12')
  const lived = monthsBetween(from, to).filter(
    (m) => stateOf(summary, m) !== 'BEFORE_ESTABLISHMENT' || isKnown(moves, m),
  )
  const missing = lived.filter((m) => !isKnown(summary, m) && !isKnown(moves, m))
  return { known: lived.length - missing.length, existed: lived.length, missing }
}
