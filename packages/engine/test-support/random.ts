/** mulberry32: a small seeded generator, so that a test enterprise is the same on every machine. Values in [0, 1). */
export interface Random {
  next(): number
  int(from: number, to: number): number
  /** Standard normal by Box–Muller. */
  normal(): number
  pick<T>(items: readonly T[]): T
  /** Index drawn with probability ∝ weight. */
  weighted(weights: readonly number[]): number
}

export function random(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    weighted(weights) {
      let left = next() * weights.reduce((a, b) => a + b, 0)
      for (let i = 0; i < weights.length; i++) {
        left -= weights[i]!
        if (left < 0) return i
      }
      return weights.length - 1
    },
  }
}
