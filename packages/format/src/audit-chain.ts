/**
 * The chain of an audit log, reckoned again: each hash is that of the hash before it and the entry's text, numbers run from one
 * without a gap, and what was said of it elsewhere (its end, earlier checkpoints) still stands in it.
 */

export interface ChainEntry {
  seq: number
  hash: Uint8Array
  /** The text that was hashed: JSON whose `seq` is the entry's number. */
  body: string
}

/** What is said elsewhere of one entry. */
export interface ChainPoint {
  seq: number
  /** Hex. */
  hash: string
}

export interface ChainVerdict {
  /** Entries that fit, from the first on. */
  entries: number
  /** Number of the first that does not fit; null = all do. */
  brokenAt: number | null
  /** Hash of the last that fits, hex; empty = there is none. */
  head: string
}

export interface Known {
  /** Entry behind which the walk begins; absent = from the first on. */
  after?: ChainPoint | undefined
  /** Each has to stand in the chain: an end that was cut off leaves no gap. */
  points?: readonly ChainPoint[]
}

/** Walks a chain to the first entry that does not fit. `hashOf` = SM3 of both, one after the other. */
export async function verifyChain(
  chain: AsyncIterable<ChainEntry> | Iterable<ChainEntry>,
  hashOf: (before: Uint8Array, body: string) => Uint8Array,
  { after, points = [] }: Known = {},
): Promise<ChainVerdict> {
  const said = Map.groupBy(points, ({ seq }) => seq)
  let before: Uint8Array = after ? bytesOf(after.hash) : new Uint8Array()
  let entries = after?.seq ?? 0
  for await (const { seq, hash, body } of chain) {
    const next = entries + 1
    const right = hexOf(hashOf(before, body))
    const fits = seq === next && seqIn(body) === next && right === hexOf(hash)
    if (!fits || said.get(next)?.some((point) => point.hash !== right))
      return { entries, brokenAt: next, head: hexOf(before) }
    before = bytesOf(right)
    entries = next
  }
  const cut = points.some(({ seq }) => seq > entries)
  return { entries, brokenAt: cut ? entries + 1 : null, head: hexOf(before) }
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16))

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function seqIn(body: string): number | null {
  try {
    return (JSON.parse(body) as { seq?: number }).seq ?? null
  } catch {
    return null
  }
}
