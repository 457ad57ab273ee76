/** The first `n` of many in an order, without putting all of them in order. */
export function firstInOrder<T>(
  items: readonly T[],
  n: number,
  compare: (a: T, b: T) => number,
): T[] {
  const first: T[] = []
  for (const item of items) {
    if (first.length === n && compare(item, first[n - 1]!) >= 0) continue
    let [low, high] = [0, first.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(first[middle]!, item) <= 0) low = middle + 1
      else high = middle
    }
    first.splice(low, 0, item)
    if (first.length > n) first.pop()
  }
  return first
}
