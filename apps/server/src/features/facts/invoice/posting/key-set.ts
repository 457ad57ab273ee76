/**
 * Which invoices are known already, by 53-bit hash of direction and key, each with its month: 12 bytes a slot where a Map of
 * strings takes 100. “Known” is only a hint that the row must be looked up; “unknown” for an enterprise whose months
 * are loaded spares the look-up, and that is what makes a first import as fast as COPY.
 */
import type { Direction, MonthIndex } from '@xinjian/engine/invoice/facts'
import { hashText } from './hash.ts'

export class KeySet {
  private hashes = new Float64Array(1 << 12)
  private months = new Int32Array(1 << 12)
  private size = 0

  /** True when the key was not known before. */
  add(direction: Direction, key: string, month: MonthIndex): boolean {
    const hash = hashOf(direction, key)
    const at = this.slot(hash)
    if (this.hashes[at] === hash) return false
    this.hashes[at] = hash
    this.months[at] = month
    if (++this.size * 2 > this.hashes.length) this.grow()
    return true
  }

  /** A known invoice turned out to be of another month. */
  move(direction: Direction, key: string, month: MonthIndex): void {
    this.add(direction, key, month)
    this.months[this.slot(hashOf(direction, key))] = month
  }

  /** Month of a known key, else null. */
  monthOf(direction: Direction, key: string): MonthIndex | null {
    const hash = hashOf(direction, key)
    const at = this.slot(hash)
    return this.hashes[at] === hash ? this.months[at]! : null
  }

  private slot(hash: number): number {
    const mask = this.hashes.length - 1
    let at = (hash % 4294967291) & mask
    while (this.hashes[at] !== 0 && this.hashes[at] !== hash) at = (at + 1) & mask
    return at
  }

  private grow(): void {
    const { hashes, months } = this
    this.hashes = new Float64Array(hashes.length * 2)
    this.months = new Int32Array(hashes.length * 2)
    for (let i = 0; i < hashes.length; i++) {
      if (hashes[i] === 0) continue
      const at = this.slot(hashes[i]!)
      this.hashes[at] = hashes[i]!
      this.months[at] = months[i]!
    }
  }
}

const hashOf = (direction: Direction, key: string): number =>
  hashText(key, direction === 'OUT' ? 1 : 2)
