/** How often each key came, by 53-bit hash as in key-set.ts: 12 bytes a slot. */
import type { Direction } from '@xinjian/engine/invoice/facts'
import { KeySet } from './key-set.ts'

export class KeyCounts {
  /** The number kept beside a key is its count here. */
  private readonly keys = new KeySet()

  /** 1 for a key that comes for the first time. */
  next(direction: Direction, key: string): number {
    if (this.keys.add(direction, key, 1)) return 1
    const count = this.keys.monthOf(direction, key)! + 1
    this.keys.move(direction, key, count)
    return count
  }
}
