/**
 * The chain of an audit log, reckoned again: each hash is that of the hash before it and the entry's text, numbers run from one
 * without a gap.
 */

export interface ChainEntry {
  seq: number
  hash: Uint8Array
  /** The text that was hashed: JSON whose `seq` is the entry's number. */
  body: string
}

export interface ChainVerdict {
  /** Entries that fit, from the first on. */
  entries: number
  /** Number of the first that does not fit; null = all do. */
  brokenAt: number | null
  /** Hash of the last that fits, hex; empty = there is none. */
  head: string
}

/** Walks a chain from its first entry to the first that does not fit. `hashOf` = SM3 of both, one after the other. */
export async function verifyChain(
  chain: AsyncIterable<ChainEntry> | Iterable<ChainEntry>,
  hashOf: (before: Uint8Array, body: string) => Uint8Array,
): Promise<ChainVerdict> {
  let before: Uint8Array = new Uint8Array()
  let entries = 0
  for await (const { seq, hash, body } of chain) {
    const next = entries + 1
    const right = hashOf(before, body)
    if (seq !== next || seqIn(body) !== next || hexOf(right) !== hexOf(hash))
      return { entries, brokenAt: next, head: hexOf(before) }
    before = right
    entries = next
  }
  return { entries, brokenAt: null, head: hexOf(before) }
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function seqIn(body: string): number | null {
  try {
    return (JSON.parse(body) as { seq?: number }).seq ?? null
  } catch {
    return null
  }
}
