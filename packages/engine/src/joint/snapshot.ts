/**
 * Joint facts as bytes: a mark, the length of each source, then the bytes of each as its own report keeps them. Equal facts give
 * equal bytes; whoever stores them compresses them.
 */
import { decodeBooks, encodeBooks } from '../erp/part.ts'
import { decodeInvoices, encodeInvoices } from '../invoice/part.ts'
import { decodeLoans, encodeLoans } from '../lending/facts.ts'
import { decodePublic, encodePublic } from '../public/facts.ts'
import { decodeTax, encodeTax } from '../tax/part.ts'
import type { JointFacts } from './facts.ts'

/** `XJJ1`; `XJJ2` where lenders told: the public records have a length then, and what lenders told lies behind them. */
const MAGIC = [0x58, 0x4a, 0x4a, 0x31]
const WITH_LENDERS = 0x32
/**
 * Mark and lengths: the columns of the invoices lie where they can be read. Without books the third is nought. The last source has no
 * length: it is what lies behind the others. Without lenders those are the public records, where there are any.
 */
const LENGTHS = { without: 3, with: 4 } as const
const headOf = (lengths: number): number => MAGIC.length + 4 * lengths
const NONE = new Uint8Array(0)

export function encodeFacts({
  invoice,
  tax,
  books,
  public: published,
  lenders,
}: JointFacts): Uint8Array {
  const sources = [
    ...[encodeInvoices(invoice), encodeTax(tax)],
    books ? encodeBooks(books) : NONE,
    published ? encodePublic(published) : NONE,
    ...(lenders ? [encodeLoans(lenders)] : []),
  ]
  const lengths = lenders ? LENGTHS.with : LENGTHS.without
  const head = headOf(lengths)
  const bytes = new Uint8Array(sources.reduce((sum, { length }) => sum + length, head))
  bytes.set(MAGIC)
  if (lenders) bytes[MAGIC.length - 1] = WITH_LENDERS
  const view = new DataView(bytes.buffer)
  let at = head
  for (const [i, source] of sources.entries()) {
    if (i < lengths) view.setUint32(MAGIC.length + 4 * i, source.length, true)
    bytes.set(source, at)
    at += source.length
  }
  return bytes
}

/** Throws a RangeError when the bytes are not such facts. Parts of the result are views into `bytes`. */
export function decodeFacts(bytes: Uint8Array): JointFacts {
  const asked = bytes[MAGIC.length - 1] === WITH_LENDERS
  const lengths = asked ? LENGTHS.with : LENGTHS.without
  const known = asked ? [...MAGIC.slice(0, -1), WITH_LENDERS] : MAGIC
  if (bytes.length < headOf(lengths) || known.some((byte, i) => bytes[i] !== byte))
    throw new RangeError('not a facts snapshot')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = headOf(lengths)
  const next = (i: number): Uint8Array => {
    const part = bytes.subarray(at, at + view.getUint32(MAGIC.length + 4 * i, true))
    at += view.getUint32(MAGIC.length + 4 * i, true)
    if (at > bytes.length) throw new RangeError('a facts snapshot is cut short')
    return part
  }
  const [invoice, tax, books] = [next(0), next(1), next(2)]
  const published = asked ? next(3) : bytes.subarray(at)
  return {
    invoice: decodeInvoices(invoice),
    tax: decodeTax(tax),
    ...(books.length > 0 ? { books: decodeBooks(books) } : {}),
    ...(published.length > 0 ? { public: decodePublic(published) } : {}),
    ...(asked ? { lenders: decodeLoans(bytes.subarray(at)) } : {}),
  }
}
