/** Seeded numbers for generated data: the same seed gives the same rows on every machine. */
export interface Random {
  /** [0, 1). */
  next(): number
  /** 0 … n − 1. */
  below(n: number): number
}

/** mulberry32. */
export function random(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { next, below: (n) => Math.floor(next() * n) }
}

/** Index drawn with weight 1/(i+1): few large customers, many small ones. */
export function zipf(n: number): (u: number) => number {
  const cumulative = new Float64Array(n)
  let sum = 0
  for (let i = 0; i < n; i++) {
    sum += 1 / (i + 1)
    cumulative[i] = sum
  }
  return (u) => {
    let low = 0
    let high = n - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (cumulative[middle]! < u * sum) low = middle + 1
      else high = middle
    }
    return low
  }
}
