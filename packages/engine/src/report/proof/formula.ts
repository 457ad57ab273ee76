/** By which formula the legs of a figure give it: whoever opens the figure is shown the sum, and never only told that it holds. */

/** Of legs a, b…: a + b + …, a ÷ b, (a − b) ÷ |b|, (a − b) ÷ |a|, a − b. */
export type ProofFormula = 'SUM' | 'SHARE' | 'GROWTH' | 'MARGIN' | 'DIFFERENCE'

/** What the legs come to, not rounded; null = the formula is not of so many legs, or says nothing on such a base. */
export function resultOf(formula: ProofFormula, legs: readonly number[]): number | null {
  if (formula === 'SUM') return legs.length > 0 ? legs.reduce((a, b) => a + b, 0) : null
  const [a, b] = legs
  if (legs.length !== 2 || a === undefined || b === undefined) return null
  if (formula === 'DIFFERENCE') return a - b
  if (formula === 'SHARE') return b > 0 ? a / b : null
  const base = formula === 'GROWTH' ? b : a
  return base === 0 ? null : (a - b) / Math.abs(base)
}
