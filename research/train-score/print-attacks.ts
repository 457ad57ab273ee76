import { scoreFeatures } from '../../packages/engine/src/invoice/score/features.ts'
import { INVOICE_CARD, type ScoreCard } from '../../packages/engine/src/invoice/score/index.ts'
import { applyCard } from '../../packages/engine/src/kit/score/card.ts'
import { mean } from '../../packages/engine/src/kit/score/training/statistics.ts'
import { ATTACKS, type Attack } from './attacks.ts'
import { scoredBeside } from './beside-bureau.ts'
import type { Enterprise, PortfolioFacts } from './load.ts'

/** Prints attack × points gained over all enterprises that can be scored, of the attacks that are possible with the source of the card. */
export function printAttacks(
  enterprises: readonly Enterprise[],
  card: ScoreCard,
  lastMonth: number,
  possible: (attack: Attack) => boolean,
): void {
  const score = (facts: PortfolioFacts): number | null => {
    const scored = facts.collected ? scoredBeside(facts, lastMonth) : null
    const features = scoreFeatures(scored?.facts ?? facts, scored?.through ?? lastMonth)
    const own = scored?.source === 'FILE' ? INVOICE_CARD : card
    return features === null ? null : applyCard(own, features).value
  }
  const before = enterprises.map((e) => score(e.facts))
  process.stdout.write('\nattack: points gained on average, at most; share lifted; not rated\n')
  for (const attack of ATTACKS.filter(possible)) {
    const after = enterprises.map((e) => score(attack.facts(e.rows, lastMonth)))
    const gains = after.flatMap((a, i) => {
      const b = before[i]
      return a === null || b === null || b === undefined ? [] : [a - b]
    })
    const lost = after.filter((a, i) => a === null && before[i] !== null).length
    const lifted = gains.filter((g) => g > 0).length / gains.length
    process.stdout.write(
      `  ${attack.name}: ${mean(gains).toFixed(1)}, ${Math.max(...gains)}; ${(lifted * 100).toFixed(1)} %; ${lost}\n`,
    )
  }
}
