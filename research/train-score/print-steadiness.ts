import { scoreFeatures } from '../../packages/engine/src/invoice/score/features.ts'
import type { ScoreCard } from '../../packages/engine/src/invoice/score/index.ts'
import { applyCard, type CardScore } from '../../packages/engine/src/kit/score/card.ts'
import { mean, seededRandom } from '../../packages/engine/src/kit/score/training/statistics.ts'
import { type Enterprise, foldRows, type PortfolioFacts } from './load.ts'

const SEED = 20_260_105
const DROPPED = 0.05
const RUNS = 5
const SHIFTS = 6

/** Prints how often the grade changes when 5 % of the rows are missing, and when the window moves by a month. */
export function printSteadiness(
  enterprises: readonly Enterprise[],
  card: ScoreCard,
  lastMonth: number,
): void {
  const random = seededRandom(SEED)
  const score = (facts: PortfolioFacts, through: number): CardScore | null => {
    const features = scoreFeatures(facts, through)
    return features === null ? null : applyCard(card, features)
  }
  const dropped = enterprises.flatMap((e) => {
    const whole = score(e.facts, lastMonth)
    return Array.from({ length: RUNS }, () => {
      const rows = e.rows.filter(() => random() >= DROPPED)
      return [whole, score(foldRows(rows, lastMonth), lastMonth)] as const
    })
  })
  const moved = enterprises.flatMap((e) =>
    Array.from({ length: SHIFTS }, (_, i) => {
      const through = lastMonth - i
      return [score(e.facts, through), score(e.facts, through - 1)] as const
    }),
  )
  say(`\n${RUNS} × 5 % of rows dropped`, dropped)
  say(`window moved by a month, ${SHIFTS} times`, moved)
}

function say(name: string, pairs: readonly (readonly [CardScore | null, CardScore | null])[]) {
  const both = pairs.flatMap(([a, b]) => (a && b ? [[a, b] as const] : []))
  const points = mean(both.map(([a, b]) => Math.abs(a.value - b.value)))
  const grades = mean(both.map(([a, b]) => (a.grade === b.grade ? 0 : 1)))
  process.stdout.write(
    `${name}: ${points.toFixed(1)} points on average, grade changes in ${(grades * 100).toFixed(1)} %\n`,
  )
}
