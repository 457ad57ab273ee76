import { sha256 } from '@noble/hashes/sha2.js'

const utf8 = new TextEncoder()

/**
 * The first integer from `from` on, among `count`, that gives the SHA-256 of `text:integer` so many leading zero bits (at most
 * 32); null when none of them does.
 */
export function search(text: string, bits: number, from: number, count: number): number | null {
  for (let n = from; n < from + count; n++) {
    const [a = 0, b = 0, c = 0, d = 0] = sha256(utf8.encode(`${text}:${n}`))
    if (Math.clz32((a << 24) | (b << 16) | (c << 8) | d) >= bits) return n
  }
  return null
}
