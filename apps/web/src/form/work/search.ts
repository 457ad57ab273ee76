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

/** The same from 0 on, `slice` at a time with room for everything else in between; null once `wanted` says no. */
export async function searchOn(
  text: string,
  bits: number,
  slice: number,
  wanted: () => boolean,
): Promise<number | null> {
  for (let from = 0; wanted(); from += slice) {
    const found = search(text, bits, from, slice)
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve))
  }
  return null
}
