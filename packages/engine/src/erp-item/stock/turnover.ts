/** E-14: in how many days what is in stock goes out once, over a window that periods of the summary make up. */
import type { Fen } from '@xinjian/format'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { madeOnce } from './made-once.ts'
import { type Period, tiling } from './periods.ts'
import type { PeriodSums } from './sums.ts'

/** Mean of opening and closing, weighed by days; and what went out at cost. */
export interface Turned {
  average: Fen
  out: Fen
}

export interface Turnover extends Turned {
  periods: readonly Period[]
  months: number
  /** By category of the items; null = none is stated. */
  byCategory: ReadonlyMap<string | null, Turned>
}

/** `CROSSING`: a period reaches beyond the window. `UNTOLD`: the summary tells no amounts. */
export function turnoverOf(
  chain: readonly Period[],
  sums: ReadonlyMap<Period, PeriodSums>,
  window: MonthWindow,
): Turnover | 'CROSSING' | 'UNTOLD' {
  const inside = tiling(chain, window)
  if (!inside) return 'CROSSING'
  const days = inside.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  const whole: Turned = { average: 0, out: 0 }
  const byCategory = new Map<string | null, Turned>()
  const none = (): Turned => ({ average: 0, out: 0 })
  for (const period of inside) {
    const { open, went, close, byCategory: own } = sums.get(period)!
    if (open === null || went === null || close === null) return 'UNTOLD'
    const weight = (period.to - period.from + 1) / days / 2
    whole.average += (open + close) * weight
    whole.out += went
    for (const [category, each] of own) {
      const turned = madeOnce(byCategory, category, none)
      turned.average += each.held * weight
      turned.out += each.went
    }
  }
  return { ...whole, periods: inside, months: window.to - window.from + 1, byCategory }
}

/** null = nothing went out, or what was there is below nil. */
export const daysOf = ({ average, out }: Turned, months: number): number | null =>
  out > 0 && average >= 0 ? (average / out) * 30 * months : null
