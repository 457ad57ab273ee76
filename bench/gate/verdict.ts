/** What a change did to figures that are committed: pure, so that it is judged by a table in a test. */
import type { Figure } from '../lib/results.ts'

/** Figures of a bench, and how fast the machine was then; null = nobody looked. */
export interface Measured {
  figures: readonly Pick<Figure, 'name' | 'value' | 'goal' | 'met' | 'clock' | 'ours'>[]
  yardstickMs: number | null
}

type State = 'HELD' | 'FELL' | 'BETTER' | 'NEW' | 'NOT_ORDERED'

export interface Compared {
  name: string
  committed: number | null
  value: number
  state: State
}

/** A figure falls by more than this share of what is committed. */
const TOLERANCE = 0.1

/** Every figure measured, beside the one of the same name that is committed. */
export function compare(committed: Measured | null, measured: Measured): Compared[] {
  const known = new Map(committed?.figures.map((figure) => [figure.name, figure.value]))
  const pace = paceOf(committed, measured)
  return measured.figures.map((figure) => {
    const { name, value } = figure
    const before = known.get(name) ?? null
    if (before === null) return { name, committed: null, value, state: 'NEW' as const }
    return { name, committed: before, value, state: stateOf(figure, before, pace) }
  })
}

/** Time now ÷ time then of the same work; 1 where it is not known. */
function paceOf(committed: Measured | null, { yardstickMs }: Measured): number {
  const then = committed?.yardstickMs ?? null
  return then === null || yardstickMs === null ? 1 : yardstickMs / then
}

function stateOf(figure: Measured['figures'][number], before: number, pace: number): State {
  const better = betterWhen(figure)
  if (better === null) return 'NOT_ORDERED'
  if (figure.ours && figure.met) return 'HELD'
  if (figure.clock === undefined) return judge(better, figure.value, before)
  // By the clock a busy machine is slower, and a faster one hides what fell: it fell where it is worse both ways.
  const fair = figure.clock === 'time' ? figure.value / pace : figure.value * pace
  const [seen, adjusted] = [judge(better, figure.value, before), judge(better, fair, before)]
  return seen === adjusted ? seen : 'HELD'
}

function judge(better: 'HIGH' | 'LOW', value: number, before: number): State {
  const [now, then] = better === 'HIGH' ? [value, before] : [-value, -before]
  const allowed = TOLERANCE * Math.abs(before)
  if (now < then - allowed) return 'FELL'
  return now > then + allowed ? 'BETTER' : 'HELD'
}

/** Null: neither way is better (a figure that has to be there at all). */
function betterWhen({ goal, clock }: Measured['figures'][number]): 'HIGH' | 'LOW' | null {
  if (clock) return clock === 'time' ? 'LOW' : 'HIGH'
  if (/^[≥>]/.test(goal)) return 'HIGH'
  return /^[≤<]/.test(goal) ? 'LOW' : null
}
