/**
 * 53-bit hashes (two 32-bit lanes, multiply-xor as in cyrb53): for membership and change detection in memory and in the
 * `lines_hash` column. Not cryptographic. Wherever a collision could matter the rows themselves are compared; for a
 * million keys of one enterprise the chance of any is below 1 in 10,000.
 */
import type { InvoiceItemRow } from '@xinjian/engine/invoice/facts'

const A = 2654435761
const B = 1597334677

/** Never 0, so that 0 can mean “none”. */
export function hashText(text: string, seed: number): number {
  let one = 0xdeadbeef ^ seed
  let two = 0x41c6ce57 ^ seed
  for (let i = 0; i < text.length; i++) {
    const word = text.charCodeAt(i)
    one = Math.imul(one ^ word, A)
    two = Math.imul(two ^ word, B)
  }
  return finish(one, two)
}

/** Content of an invoice's lines in their order, goods by dictionary id; 0 = no lines. */
export function hashLines(goods: readonly number[], lines: readonly InvoiceItemRow[]): number {
  if (lines.length === 0) return 0
  let one = 0xdeadbeef ^ lines.length
  let two = 0x41c6ce57 ^ lines.length
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    FLOATS[0] = line.amount
    FLOATS[1] = line.tax
    // An absent quantity is not a quantity of zero.
    FLOATS[2] = line.quantity ?? Number.NEGATIVE_INFINITY
    WORDS[6] = goods[i]!
    WORDS[7] = line.rateBp
    for (let w = 0; w < 8; w++) {
      const word = WORDS[w]!
      one = Math.imul(one ^ word, A) ^ (one >>> 15)
      two = Math.imul(two ^ word, B) ^ (two >>> 13)
    }
  }
  return finish(one, two)
}

const FLOATS = new Float64Array(4)
const WORDS = new Int32Array(FLOATS.buffer)

function finish(one: number, two: number): number {
  const low = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  const high = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return 4294967296 * (2097151 & high) + (low >>> 0) || 1
}
