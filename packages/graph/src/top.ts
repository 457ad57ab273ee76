/** The first few of many in an order, without ever keeping more than some times as many. */
export function topOf<T>(most: number, order: (a: T, b: T) => number) {
  const kept: T[] = []
  const cut = (): T[] => {
    kept.sort(order)
    kept.length = Math.min(kept.length, most)
    return kept
  }
  return {
    add(one: T): void {
      kept.push(one)
      if (kept.length >= 4 * most) cut()
    },
    all: cut,
  }
}
