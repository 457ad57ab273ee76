/**
 * Joint facts as bytes: a mark, the length of each source, then the bytes of each as its own report keeps them. Equal facts give
 * equal bytes; whoever stores them compresses them.
 */
import { decodeBooks, encodeBooks } from '../erp/part.ts'
import { decodeInvoices, encodeInvoices } from '../invoice/part.ts'
import { decodeLoans, encodeLoans } from '../lending/facts.ts'
import { decodePublic, encodePublic } from '../public/facts.ts'
import { decodeTax, encodeTax } from '../tax/part.ts'
import { decodeChain, encodeChain } from './chain/facts.ts'
import type { JointFacts } from './facts.ts'
import { decodeTies, encodeTies } from './ties/facts.ts'

/**
 * `XJJ1`; `XJJ2` where lenders told: the public records have a length then, and what lenders told lies behind them; `XJJ3` where the chain of
 * trade was looked at: what lenders told has a length as well, nought where they did not, and the chain lies behind it; `XJJ4` where
 * guarantees and control were looked at: the chain has a length, nought where it was not looked at, and they lie behind it.
 */
const MAGIC = [0x58, 0x4a, 0x4a]
const [PLAIN, WITH_LENDERS, WITH_CHAIN, WITH_TIES] = [0x31, 0x32, 0x33, 0x34]
/**
 * Mark and lengths: the columns of the invoices lie where they can be read. A source that is not there has the length nought. The last source
 * has no length: it is what lies behind the others.
 */
const LENGTHS: Readonly<Record<number, number>> = {
  ...{ [PLAIN]: 3, [WITH_LENDERS]: 4, [WITH_CHAIN]: 5, [WITH_TIES]: 6 },
}
const headOf = (lengths: number): number => MAGIC.length + 1 + 4 * lengths
const NONE = new Uint8Array(0)

export function encodeFacts({
  invoice,
  tax,
  books,
  public: published,
  lenders,
  chain,
  ties,
}: JointFacts): Uint8Array {
  const mark = ties ? WITH_TIES : chain ? WITH_CHAIN : lenders ? WITH_LENDERS : PLAIN
  const lengths = LENGTHS[mark]!
  const sources = [
    ...[encodeInvoices(invoice), encodeTax(tax)],
    books ? encodeBooks(books) : NONE,
    published ? encodePublic(published) : NONE,
    lenders ? encodeLoans(lenders) : NONE,
    chain ? encodeChain(chain) : NONE,
    ties ? encodeTies(ties) : NONE,
  ]
  const head = headOf(lengths)
  const bytes = new Uint8Array(sources.reduce((sum, { length }) => sum + length, head))
  bytes.set([...MAGIC, mark])
  const view = new DataView(bytes.buffer)
  let at = head
  for (const [i, source] of sources.entries()) {
    if (i < lengths) view.setUint32(MAGIC.length + 1 + 4 * i, source.length, true)
    bytes.set(source, at)
    at += source.length
  }
  return bytes
}

/** Throws a RangeError when the bytes are not such facts. Parts of the result are views into `bytes`. */
export function decodeFacts(bytes: Uint8Array): JointFacts {
  const lengths = LENGTHS[bytes[MAGIC.length] ?? 0]
  if (
    lengths === undefined ||
    bytes.length < headOf(lengths) ||
    MAGIC.some((byte, i) => bytes[i] !== byte)
  )
    throw new RangeError('not a facts snapshot')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = headOf(lengths)
  const next = (i: number): Uint8Array => {
    if (i > lengths) return NONE
    const length = i < lengths ? view.getUint32(MAGIC.length + 1 + 4 * i, true) : bytes.length - at
    const part = bytes.subarray(at, at + length)
    at += length
    if (at > bytes.length) throw new RangeError('a facts snapshot is cut short')
    return part
  }
  const [invoice, tax, books] = [next(0), next(1), next(2)]
  const [published, lenders] = [next(3), next(4)]
  const [chain, ties] = [next(5), next(6)]
  return {
    invoice: decodeInvoices(invoice),
    tax: decodeTax(tax),
    ...(books.length > 0 ? { books: decodeBooks(books) } : {}),
    ...(published.length > 0 ? { public: decodePublic(published) } : {}),
    ...(lenders.length > 0 ? { lenders: decodeLoans(lenders) } : {}),
    ...(chain.length > 0 ? { chain: decodeChain(chain) } : {}),
    ...(ties.length > 0 ? { ties: decodeTies(ties) } : {}),
  }
}
