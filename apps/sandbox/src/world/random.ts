/**
 * Randomness as a pure function of its keys: any invoice of any month can be made alone, in any order, and is the same
 * every time. Not for secrets.
 */

/** 32-bit FNV-1a of a text: turns names into seeds. */
export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return mix(h)
}

/** Murmur3 finaliser: every input bit moves every output bit. */
export function mix(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A seed from a seed and up to three integers. */
export function seedOf(seed: number, a: number, b = 0, c = 0): number {
  return mix(
    mix(mix(seed ^ Math.imul(a, 0x9e3779b1)) ^ Math.imul(b, 0x85ebca77)) + Math.imul(c, 0xc2b2ae3d),
  )
}

/** One uniform number in [0,1) for the keys, without making a generator. */
export function chance(seed: number, a: number, b = 0, c = 0): number {
  return seedOf(seed, a, b, c) / 4294967296
}

/** Mulberry32: small, fast, and enough for a play world. */
export class Rng {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** Uniform in [0,1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** Integer in [low, high]. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** Uniform in [low, high). */
  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!
  }

  /** Log-normal with mean 1: multiply it with the wanted mean. */
  logNormal(sigma: number): number {
    const u = 1 - this.next()
    const normal = Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * this.next())
    return Math.exp(sigma * normal - (sigma * sigma) / 2)
  }
}

/** Draws an index with the probabilities behind `cumulative` (last entry = total). */
export function pickIndex(cumulative: readonly number[], u: number): number {
  const target = u * cumulative[cumulative.length - 1]!
  let low = 0
  let high = cumulative.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (cumulative[middle]! > target) high = middle
    else low = middle + 1
  }
  return low
}

/** Running sums of weights, for `pickIndex`. */
export function cumulate(weights: readonly number[]): number[] {
  let sum = 0
  return weights.map((w) => {
    sum += w
    return sum
  })
}
