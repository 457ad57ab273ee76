import type { Chances } from '../src/image/chances.ts'

const ALPHABET = '0123456789.:-/年月日元公里kKmM￥¥ABCDEFGHJKLMNPQRSTUVWXYZ'
const SURE = 0.97

/** A character, or what may have been seen in its place and how likely each is. */
type Seen = string | Readonly<Record<string, number>>

/** Chances of a line: each character in two steps and a blank behind it; what is not in the alphabet is no digit. */
export function seenAs(line: readonly Seen[]): Chances {
  const width = 2 + ALPHABET.length
  const rows = line.flatMap((seen) => {
    const of = typeof seen === 'string' ? { [seen]: SURE } : seen
    const row = new Array<number>(width).fill(0)
    for (const [ch, chance] of Object.entries(of)) {
      const at = ALPHABET.indexOf(ch)
      if (at >= 0) row[2 + at] = chance
      if (!/\d/.test(ch)) row[1] = Math.max(row[1]!, chance)
    }
    const blank = new Array<number>(width).fill(0)
    blank[0] = SURE
    blank[1] = SURE
    return [row, row, blank]
  })
  return { alphabet: ALPHABET, steps: rows.length, values: Float32Array.from(rows.flat()) }
}
