/**
 * Texts of a column as small integers, looked up by their bytes: a million cells become ids without a million strings.
 * Ids count up from 0 in order of appearance.
 */
export class ByteDictionary {
  private arena: Uint8Array = new Uint8Array(1 << 16)
  private ends = new Int32Array(1 << 12)
  private hashes = new Int32Array(1 << 12)
  private table = new Int32Array(1 << 13)
  private count = 0
  private last = -1

  get size(): number {
    return this.count
  }

  /** Id of `bytes[start … end)`; a new one for a text not seen before. */
  id(bytes: Uint8Array, start: number, end: number): number {
    // Tables come grouped: a cell mostly repeats the one above it.
    if (this.last >= 0 && this.same(this.last, bytes, start, end)) return this.last
    this.last = this.find(bytes, start, end)
    return this.last
  }

  private find(bytes: Uint8Array, start: number, end: number): number {
    let hash = 0x811c9dc5
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193)
    hash ^= hash >>> 15
    const mask = this.table.length - 1
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const known = this.table[at]! - 1
      if (known < 0) return this.insert(at, hash, bytes, start, end)
      if (this.hashes[known] === hash && this.same(known, bytes, start, end)) return known
    }
  }

  bytesOf(id: number): Uint8Array {
    return this.arena.subarray(id === 0 ? 0 : this.ends[id - 1]!, this.ends[id]!)
  }

  /** What another thread needs to read the texts. */
  snapshot(): DictionarySnapshot {
    const size = this.count === 0 ? 0 : this.ends[this.count - 1]!
    return { arena: this.arena.slice(0, size), ends: this.ends.slice(0, this.count) }
  }

  private same(id: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = id === 0 ? 0 : this.ends[id - 1]!
    if (this.ends[id]! - from !== end - start) return false
    for (let i = start, j = from; i < end; i++, j++) if (bytes[i] !== this.arena[j]) return false
    return true
  }

  private insert(at: number, hash: number, bytes: Uint8Array, start: number, end: number): number {
    const id = this.count++
    const from = id === 0 ? 0 : this.ends[id - 1]!
    if (from + end - start > this.arena.length) {
      const grown = new Uint8Array(Math.max(2 * this.arena.length, from + end - start))
      grown.set(this.arena)
      this.arena = grown
    }
    for (let i = start, j = from; i < end; i++, j++) this.arena[j] = bytes[i]!
    if (id === this.ends.length) {
      this.ends = grow(this.ends)
      this.hashes = grow(this.hashes)
    }
    this.ends[id] = from + end - start
    this.hashes[id] = hash
    this.table[at] = id + 1
    if (2 * this.count > this.table.length) this.rehash()
    return id
  }

  private rehash(): void {
    this.table = new Int32Array(this.table.length * 2)
    const mask = this.table.length - 1
    for (let id = 0; id < this.count; id++) {
      let at = this.hashes[id]! & mask
      while (this.table[at] !== 0) at = (at + 1) & mask
      this.table[at] = id + 1
    }
  }
}

export interface DictionarySnapshot {
  arena: Uint8Array
  ends: Int32Array
}

/** Bytes of entry `id` of a snapshot. */
export function entryOf({ arena, ends }: DictionarySnapshot, id: number): Uint8Array {
  return arena.subarray(id === 0 ? 0 : ends[id - 1]!, ends[id]!)
}

function grow(values: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(values.length * 2)
  grown.set(values)
  return grown
}
