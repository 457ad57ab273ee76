/**
 * Joint facts as bytes: a mark, the length of each source, then the bytes of each as its own report keeps them. Equal facts give
 * equal bytes; whoever stores them compresses them.
 */
import { decodeBooks, encodeBooks } from '../erp/part.ts'
import { decodeInvoices, encodeInvoices } from '../invoice/part.ts'
import { decodePublic, encodePublic } from '../public/facts.ts'
import { decodeTax, encodeTax } from '../tax/part.ts'
import type { JointFacts } from './facts.ts'

/** `XJJ1` */
const MAGIC = [0x58, 0x4a, 0x4a, 0x31]
/**
 * Mark and three lengths: the columns of the invoices lie where they can be read. Without books the third is nought. What lies behind
 * them are the public records, where there are any.
 */
const HEAD = 16
const LENGTHS = 3
const NONE = new Uint8Array(0)

export function encodeFacts({ invoice, tax, books, public: published }: JointFacts): Uint8Array {
  const sources = [
    ...[encodeInvoices(invoice), encodeTax(tax)],
    books ? encodeBooks(books) : NONE,
    published ? encodePublic(published) : NONE,
  ]
  const bytes = new Uint8Array(sources.reduce((sum, { length }) => sum + length, HEAD))
  bytes.set(MAGIC)
  const view = new DataView(bytes.buffer)
  let at = HEAD
  for (const [i, source] of sources.entries()) {
    if (i < LENGTHS) view.setUint32(MAGIC.length + 4 * i, source.length, true)
    bytes.set(source, at)
    at += source.length
  }
  return bytes
}

/** Throws a RangeError when the bytes are not such facts. Parts of the result are views into `bytes`. */
export function decodeFacts(bytes: Uint8Array): JointFacts {
  if (bytes.length < HEAD || MAGIC.some((byte, i) => bytes[i] !== byte))
    throw new RangeError('not a facts snapshot')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const lengthOf = (i: number) => view.getUint32(MAGIC.length + 4 * i, true)
  const invoices = HEAD + lengthOf(0)
  const taxes = invoices + lengthOf(1)
  const end = taxes + lengthOf(2)
  if (end > bytes.length) throw new RangeError('a facts snapshot is cut short')
  return {
    invoice: decodeInvoices(bytes.subarray(HEAD, invoices)),
    tax: decodeTax(bytes.subarray(invoices, taxes)),
    ...(end > taxes ? { books: decodeBooks(bytes.subarray(taxes, end)) } : {}),
    ...(bytes.length > end ? { public: decodePublic(bytes.subarray(end)) } : {}),
  }
}
