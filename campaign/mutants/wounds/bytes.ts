/** Wounds to bytes whatever they mean: bits, bytes, cuts, repeated pieces, inserted marks. */
import type { Random } from '../../../bench/lib/random.ts'
import { joined, pick, type Wound } from './wound.ts'

const INTERESTING = [0, 1, 0x7f, 0x80, 0xff, 0x22, 0x3c, 0x3e, 0x26, 0x0a]
/** What readers look for, in numbers that no reader expects. */
const WORDS = [
  '<row>',
  '<c t="s">',
  '<si>',
  '<t ',
  '</',
  '<![CDATA[',
  '&#x41;',
  '","',
  'q ',
  '1 0 R ',
  '9'.repeat(40),
]

const cut = (bytes: Uint8Array, rng: Random): [number, number] => {
  const from = rng.below(bytes.length + 1)
  return [from, Math.min(bytes.length, from + 1 + rng.below(1 + (bytes.length >> 2)))]
}

export const BYTES: readonly Wound[] = [
  (bytes, rng) => {
    const copy = bytes.slice()
    for (let n = 1 + rng.below(12); n > 0; n--)
      if (copy.length > 0) copy[rng.below(copy.length)]! ^= 1 << rng.below(8)
    return copy
  },
  (bytes, rng) => {
    const copy = bytes.slice()
    for (let n = 1 + rng.below(8); n > 0; n--)
      if (copy.length > 0) copy[rng.below(copy.length)] = pick(INTERESTING, rng)
    return copy
  },
  (bytes, rng) => bytes.slice(0, rng.below(bytes.length + 1)),
  (bytes, rng) => {
    const [from, to] = cut(bytes, rng)
    return joined(bytes.subarray(0, from), bytes.subarray(to))
  },
  (bytes, rng) => {
    const [from, to] = cut(bytes, rng)
    const piece = bytes.subarray(from, to)
    const times = 1 + rng.below(Math.min(200, 1 + Math.floor(500_000 / (piece.length + 1))))
    return joined(
      bytes.subarray(0, to),
      ...new Array<Uint8Array>(times).fill(piece),
      bytes.subarray(to),
    )
  },
  (bytes, rng) => {
    const at = rng.below(bytes.length + 1)
    const word = pick(WORDS, rng).repeat(1 + rng.below(5_000))
    return joined(bytes.subarray(0, at), Buffer.from(word), bytes.subarray(at))
  },
]
