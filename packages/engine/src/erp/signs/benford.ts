/** First digits of amounts against Benford's law: how far they are off on average (Nigrini, Benford's Law, 2012, ch. 7). */

/** Share of each first digit, 1 to 9, that amounts of many sizes come to. */
export const BENFORD: readonly number[] = Array.from({ length: 9 }, (_, i) =>
  Math.log10(1 + 1 / (i + 1)),
)

/** Mean absolute deviation of the shares; null without amounts. */
export function meanDeviation(counts: readonly number[]): number | null {
  const total = counts.reduce((sum, n) => sum + n, 0)
  if (total === 0) return null
  const off = BENFORD.map((expected, i) => Math.abs((counts[i] ?? 0) / total - expected))
  return off.reduce((sum, one) => sum + one, 0) / BENFORD.length
}
