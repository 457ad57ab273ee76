/**
 * 53-bit hashes (two 32-bit lanes, multiply-xor as in cyrb53): for membership and change detection in memory and in the
 * `lines_hash` column. Not cryptographic. Wherever a collision could matter the rows themselves are compared; for a
 * million keys of one enterprise the chance of any is below 1 in 10,000.
 */
import type { InvoiceItemRow } from '@xinjian/engine/invoice/facts'

const A = 2654435761
const B = 1597334677

let one = 0
let two = 0

function begin(seed: number): void {
  one = 0xdeadbeef ^ seed
  two = 0x41c6ce57 ^ seed
}

function mix(word: number): void {
  one = Math.imul(one ^ word, A)
  two = Math.imul(two ^ word, B)
  one ^= one >>> 15
  two ^= two >>> 13
}

function end(): number {
  const h1 = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  const h2 = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return 4294967296 * (2097151 & h2) + (h1 >>> 0)
}

/** Never 0, so that 0 can mean “none”. */
export function hashText(text: string, seed: number): number {
  begin(seed)
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i))
  return end() || 1
}

const float = new Float64Array(1)
const words = new Uint32Array(float.buffer)

function mixFloat(value: number): void {
  float[0] = value
  mix(words[0]!)
  mix(words[1]!)
}

/** Content of an invoice's lines in their order, goods by dictionary id; 0 = no lines. */
export function hashLines(goods: readonly number[], items: readonly InvoiceItemRow[]): number {
  if (items.length === 0) return 0
  begin(items.length)
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!
    mix(goods[i]!)
    mix(item.rateBp)
    mixFloat(item.amount)
    mixFloat(item.tax)
    // An absent quantity is not a quantity of zero.
    mixFloat(item.quantity ?? Number.NEGATIVE_INFINITY)
  }
  return end() || 1
}
