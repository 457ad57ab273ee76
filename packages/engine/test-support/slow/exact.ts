/** Whole 分 as fractions of integers: no rounding anywhere. */
export type Exact = readonly [top: bigint, bottom: bigint]

export const times = ([a, b]: Exact, [c, d]: Exact): Exact => [a * c, b * d]
export const plus = ([a, b]: Exact, [c, d]: Exact): Exact => [a * d + c * b, b * d]
export const minus = (a: Exact, [c, d]: Exact): Exact => plus(a, [-c, d])
/** null: by nothing, or by less than nothing. */
export const over = (a: Exact, [c, d]: Exact): Exact | null => {
  if (c === 0n) return null
  const positive = c > 0n === d > 0n
  return positive ? times(a, [d, c]) : null
}
export const negative = ([a, b]: Exact): boolean => a !== 0n && a > 0n !== b > 0n
/** To twelve decimals. */
export const number = ([a, b]: Exact): number => Number((a * 10n ** 12n) / b) / 1e12
export const int = (n: number): Exact => [BigInt(n), 1n]
/** Unknown where either is. */
export const less = (a: Exact | null, b: Exact | null): Exact | null =>
  a && b ? minus(a, b) : null
export const add = (...parts: (Exact | null)[]): Exact | null =>
  parts.includes(null) ? null : (parts as Exact[]).reduce((a, b) => plus(a, b), int(0))
