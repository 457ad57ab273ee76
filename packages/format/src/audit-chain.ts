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

/**
 * What stands in the place of a body that was erased with its company (docs/decisions/0259). It proves nothing by itself: it holds only where the
 * platform's own log says that the range was erased, and which numbers and hashes stood in it before.
 */
export const ERASED_BODY = '{"action":"companyErased","erased":true}'

/** Said in the platform's own log before the first body of a chain went. */
export interface ErasedRange {
  /** Entries from the first to this one. */
  to: number
  /** Over their numbers and hashes (`erasedDigest`), hex. */
  digest: string
}

/** What the platform's own log calls the entry that says so; its `object` is the number of the chain. */
export const ERASED_ACTION = 'companyErasureLog'

export interface ChainVerdict {
  /** Entries that fit, from the first on. */
  entries: number
  /** Of them those whose bodies were erased: their numbers and hashes are those that stood there. */
  erased: number
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
  /** Bodies up to there may be erased; absent = none may. */
  erased?: ErasedRange | undefined
}

type HashOf = (before: Uint8Array, body: string) => Uint8Array

/** The digest over one entry more. Begins with no bytes. */
export const erasedDigest = (
  hashOf: HashOf,
  before: Uint8Array,
  { seq, hash }: Pick<ChainEntry, 'seq' | 'hash'>,
): Uint8Array => hashOf(before, `${seq}:${hexOf(hash)}`)

/** Ranges by chain that the platform's own log tells of: of its entries, once they were found to fit. */
export function erasedIn(body: string): { chain: number; range: ErasedRange } | null {
  const { action, object, detail } = JSON.parse(body) as {
    action?: string
    object?: string
    detail?: Partial<ErasedRange>
  }
  if (action !== ERASED_ACTION || typeof detail?.to !== 'number' || !detail.digest) return null
  return {
    chain: Number(object),
    range: { to: detail.to, digest: detail.digest.replaceAll('-', '') },
  }
}

/** A hash as an entry of the log tells it: in groups, for eleven digits in a row would be masked there as a mobile number. */
export const groupedHash = (hex: string): string => hex.replace(/.{8}(?=.)/g, '$&-')

/** Walks a chain to the first entry that does not fit. `hashOf` = SM3 of both, one after the other. */
export async function verifyChain(
  chain: AsyncIterable<ChainEntry> | Iterable<ChainEntry>,
  hashOf: HashOf,
  { after, points = [], erased }: Known = {},
): Promise<ChainVerdict> {
  const said = Map.groupBy(points, ({ seq }) => seq)
  let before: Uint8Array = after ? bytesOf(after.hash) : new Uint8Array()
  let entries = after?.seq ?? 0
  let gone = 0
  let digest: Uint8Array = new Uint8Array()
  const result = (brokenAt: number | null): ChainVerdict => ({
    ...{ entries, erased: gone, brokenAt, head: hexOf(before) },
  })
  for await (const entry of chain) {
    const { seq, hash, body } = entry
    const next = entries + 1
    const isErased = body === ERASED_BODY && erased !== undefined && next <= erased.to
    const right = isErased ? hexOf(hash) : hexOf(hashOf(before, body))
    const fits = seq === next && (isErased || seqIn(body) === next) && right === hexOf(hash)
    if (!fits || said.get(next)?.some((point) => point.hash !== right)) return result(next)
    if (erased && !after && next <= erased.to) {
      digest = erasedDigest(hashOf, digest, entry)
      // What was altered behind the mark of an erased body shows here alone: which of them it was nobody can say any more.
      if (next === erased.to && hexOf(digest) !== erased.digest) return result(next)
    }
    if (isErased) gone++
    before = bytesOf(right)
    entries = next
  }
  const end = erased && !after ? erased.to : 0
  const cut = end > entries || points.some(({ seq }) => seq > entries)
  return result(cut ? entries + 1 : null)
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
