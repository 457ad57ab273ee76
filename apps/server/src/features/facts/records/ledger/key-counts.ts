/**
 * How often each key of a book was met. A million keys as texts in a map take a quarter of a gigabyte, which a worker has not; here each takes a
 * mark of 64 bits. Two of a million keys have the same mark once in forty million books: the second then counts as another of the first.
 */
export class KeyCounts {
  /** Marks in an open table, two words each; both nought = free. */
  #marks = new Uint32Array(2 * 256)
  #held = 0
  /** Of keys that were met again. */
  readonly #again = new Map<string, number>()

  /** @returns 1 where the key was not met before */
  count(key: string): number {
    if (this.#note(key)) return 1
    const n = (this.#again.get(key) ?? 1) + 1
    this.#again.set(key, n)
    return n
  }

  /** @returns whether it is new */
  #note(key: string): boolean {
    const [high, low] = markOf(key)
    if (this.#placed(high, low) === null) return false
    if (++this.#held * 4 > this.#marks.length) this.#grow()
    return true
  }

  /** Where it was put; null = it is there. */
  #placed(high: number, low: number): number | null {
    const marks = this.#marks
    const last = marks.length - 1
    for (let at = (low * 2) & last; ; at = (at + 2) & last) {
      if (marks[at] === high && marks[at + 1] === low) return null
      if (marks[at] !== 0 || marks[at + 1] !== 0) continue
      marks[at] = high
      marks[at + 1] = low
      return at
    }
  }

  #grow(): void {
    const before = this.#marks
    this.#marks = new Uint32Array(before.length * 2)
    for (let at = 0; at < before.length; at += 2)
      if (before[at] !== 0 || before[at + 1] !== 0) this.#placed(before[at]!, before[at + 1]!)
  }
}

const scratch: [number, number] = [0, 0]
/** Two products that run against each other, mixed at the end (MurmurHash3); never both nought. */
function markOf(key: string): readonly [number, number] {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < key.length; i++) {
    const unit = key.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x9e3779b1)
    b = Math.imul(b ^ unit, 0x5f356495)
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35)
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35)
  scratch[0] = a >>> 0
  scratch[1] = b >>> 0 || 1
  return scratch
}
