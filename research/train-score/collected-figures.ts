/** Figures that a card for data of a tax bureau could look at beside those of the cards in force: nothing can be left out of such data. */
import type { MonthIndex } from '../../packages/engine/src/invoice/facts.ts'
import { examine, type ScoreFeatures } from '../../packages/engine/src/invoice/score/features.ts'
import { OLD_MONTHS } from '../../packages/engine/src/invoice/score/parties.ts'
import type { PortfolioFacts } from './load.ts'

export interface CollectedFigures extends ScoreFeatures {
  /** Purchases ÷ sales of the last 24 months, whoever the parties are. */
  plainPurchaseRatio24: number | null
  /** Void and red ÷ all sales, 24 months: by number of invoices and by amount with tax. */
  cancelledByCount24: number | null
  cancelledByAmount24: number | null
  /** By amount, ÷ sales to buyers known for a year and void ones: new buyers do not dilute it. */
  cancelledAgainstOld24: number | null
}

/** As of month `through`; null where the card in force has none either. Every month counts as collected. */
export function collectedFigures(
  facts: PortfolioFacts,
  through: MonthIndex,
): CollectedFigures | null {
  const examined = examine(facts, through)
  if (examined === null) return null
  const { features, parties, end } = examined
  const { numbers } = parties
  // As `examine` numbered their parties.
  const digests = facts.digests.filter((d) => d.month <= end)
  const old = parties.sound(OLD_MONTHS)
  const start = end - 35
  const inMonths = (direction: 'OUT' | 'IN', counts: (party: number) => boolean): number[] => {
    const months = new Array<number>(36).fill(0)
    digests.forEach((d, at) => {
      if (d.direction !== direction || d.month < start) return
      const { id, blueAmount, redAmount } = d.counterparties
      for (let i = 0; i < id.length; i++)
        if (counts(numbers.lines[numbers.starts[at]! + i]!))
          months[d.month - start]! += blueAmount[i]! - redAmount[i]!
    })
    return months.map((fen) => Math.max(0, fen))
  }
  const all = total(inMonths('IN', () => true).slice(-24))
  const known = facts.covered.IN !== null
  const recent = digests.filter((d) => d.direction === 'OUT' && d.month > end - 24)
  const sum = (of: (d: (typeof recent)[number]) => number): number => total(recent.map(of))
  const voided = sum((d) => d.voidTotal)
  const cancelled = voided + sum((d) => d.redTotal)
  let toOld = 0
  digests.forEach((d, at) => {
    if (d.direction !== 'OUT' || d.month <= end - 24) return
    const { id, blueTotal } = d.counterparties
    for (let i = 0; i < id.length; i++)
      if (old[numbers.lines[numbers.starts[at]! + i]!] === 1) toOld += blueTotal[i]!
  })
  return {
    ...features,
    plainPurchaseRatio24: known ? share(all, total(inMonths('OUT', () => true).slice(-24))) : null,
    cancelledByCount24: share(
      sum((d) => d.voidCount + d.redCount),
      sum((d) => d.count),
    ),
    cancelledByAmount24: share(cancelled, voided + sum((d) => d.blueTotal)),
    cancelledAgainstOld24: toOld > 0 ? cancelled / (toOld + voided) : null,
  }
}

const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
const share = (part: number, of: number): number | null => (of > 0 ? part / of : null)
