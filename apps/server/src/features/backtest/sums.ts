/** Sums of several back-tests as one. */
import type { BacktestSums } from '@xinjian/contract'

export const addedUp = (parts: readonly BacktestSums[]): BacktestSums => {
  const sum = (of: (part: BacktestSums) => number) => parts.reduce((n, part) => n + of(part), 0)
  const decisions = Map.groupBy(
    parts.flatMap((part) => part.decisions),
    ({ before, after }) => `${before}/${after}`,
  )
  const rules = Map.groupBy(
    parts.flatMap((part) => part.rules),
    ({ rule }) => rule,
  )
  return {
    total: sum(({ total }) => total),
    judged: sum(({ judged }) => judged),
    flipped: sum(({ flipped }) => flipped),
    noData: sum(({ noData }) => noData),
    noConsent: sum(({ noConsent }) => noConsent),
    failed: sum(({ failed }) => failed),
    // Sums that were left before know nobody who is sealed.
    sealed: sum(({ sealed = 0 }: Partial<BacktestSums>) => sealed),
    decisions: [...decisions.values()]
      .map((same) => ({ ...same[0]!, n: same.reduce((n, each) => n + each.n, 0) }))
      .sort((a, b) => b.n - a.n),
    rules: [...rules.values()].map((same) => {
      const all = (of: (rule: (typeof same)[number]) => number) =>
        same.reduce((n, rule) => n + of(rule), 0)
      return {
        ...same[0]!,
        newHits: all(({ newHits }) => newHits),
        goneHits: all(({ goneHits }) => goneHits),
        other: all(({ other }) => other),
      }
    }),
  }
}
