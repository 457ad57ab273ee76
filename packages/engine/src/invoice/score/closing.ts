/**
 * A month counts with the higher of two figures: its own, and the lower of the levels before and after a dip of at most
 * TOLERATED_MONTHS. So a dip of up to two months is forgiven to everyone, whether the business was weak, the months were
 * not collected or somebody left them out: all three give the same series, and none of them is worth anything.
 * (Mathematical morphology calls this a closing.)
 */
export const TOLERATED_MONTHS = 2

/**
 * `values` ascend in time from the first month known; an uncollected month is 0. Before the first month there was nothing
 * (0); what follows the last month is not known yet, so a dip at the very end is forgiven like any other.
 */
export function closeDips(values: readonly number[]): number[] {
  const width = TOLERATED_MONTHS + 1
  // highest[i] = highest value of the `width` months that end TOLERATED_MONTHS after i − TOLERATED_MONTHS.
  const at = (i: number): number =>
    i < 0 ? 0 : i < values.length ? values[i]! : Number.POSITIVE_INFINITY
  const highest = (from: number): number => {
    let high = 0
    for (let i = from; i < from + width; i++) high = Math.max(high, at(i))
    return high
  }
  return values.map((_, i) => {
    let low = Number.POSITIVE_INFINITY
    for (let from = i - TOLERATED_MONTHS; from <= i; from++) low = Math.min(low, highest(from))
    return low
  })
}
