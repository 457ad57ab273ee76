/** Figures that a card for data of a tax bureau could look at beside those of the card in force: nothing can be left out of such data. */
import type { MonthIndex } from '../../packages/engine/src/invoice/facts.ts'
import { closeDips } from '../../packages/engine/src/invoice/score/closing.ts'
import {
  BUSINESS_MONTH_FEN,
  examine,
  type ScoreFeatures,
} from '../../packages/engine/src/invoice/score/features.ts'
import { ESTABLISHED_MONTHS, OLD_MONTHS } from '../../packages/engine/src/invoice/score/parties.ts'
import type { PortfolioFacts } from './load.ts'

export interface CollectedFigures extends ScoreFeatures {
  /** Of the last 36 months, those with a month of business of sales to buyers known for a year. */
  oldBusinessMonths36: number
  /**
   * Purchases of 24 months ÷ sales of the 24 months before the last 12 to buyers known for a year: made-up sales of today do not
   * lower it. Low end: from suppliers known for half a year who never bought; high end: all. Null without such sales.
   */
  purchasesToEarlierSales24: readonly [low: number, high: number] | null
  /** The same of all sales of the last 24 months, whoever the parties are. */
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
  const steady = closeDips(inMonths('OUT', (party) => old[party] === 1))
  const bought = (counts: (party: number) => boolean): number =>
    total(inMonths('IN', counts).slice(-24))
  const all = bought(() => true)
  const sure = bought(
    (party) => parties.known('IN', party, ESTABLISHED_MONTHS) && !parties.known('OUT', party, 0),
  )
  const earlier = total(steady.slice(0, 24))
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
    oldBusinessMonths36: steady.filter((fen) => fen >= BUSINESS_MONTH_FEN).length,
    purchasesToEarlierSales24: known && earlier > 0 ? [sure / earlier, all / earlier] : null,
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
