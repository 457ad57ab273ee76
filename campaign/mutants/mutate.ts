/** One to four wounds to a file; of an archive sometimes to a part within, packed again, so that the wound is reached. */
import { unzipSync, zipSync } from 'fflate'
import type { Random } from '../../bench/lib/random.ts'

type Wound = (bytes: Uint8Array, rng: Random) => Uint8Array

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
  '9'.repeat(40),
]

const cut = (bytes: Uint8Array, rng: Random): [number, number] => {
  const from = rng.below(bytes.length + 1)
  return [from, Math.min(bytes.length, from + 1 + rng.below(1 + (bytes.length >> 2)))]
}

const joined = (...pieces: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(pieces))

const WOUNDS: Wound[] = [
  (bytes, rng) => {
    const copy = bytes.slice()
    for (let n = 1 + rng.below(12); n > 0; n--)
      if (copy.length > 0) copy[rng.below(copy.length)]! ^= 1 << rng.below(8)
    return copy
  },
  (bytes, rng) => {
    const copy = bytes.slice()
    for (let n = 1 + rng.below(8); n > 0; n--)
      if (copy.length > 0)
        copy[rng.below(copy.length)] = INTERESTING[rng.below(INTERESTING.length)]!
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
    const word = WORDS[rng.below(WORDS.length)]!.repeat(1 + rng.below(5_000))
    return joined(bytes.subarray(0, at), Buffer.from(word), bytes.subarray(at))
  },
]

function wounded(bytes: Uint8Array, rng: Random): Uint8Array {
  let result = bytes
  for (let n = 1 + rng.below(4); n > 0; n--) result = WOUNDS[rng.below(WOUNDS.length)]!(result, rng)
  return result
}

export function mutate(bytes: Uint8Array, rng: Random): Uint8Array {
  const packed = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!packed || rng.below(2) === 0) return wounded(bytes, rng)
  const parts = unzipSync(bytes)
  const names = Object.keys(parts)
  const name = names[rng.below(names.length)]!
  return zipSync({ ...parts, [name]: wounded(parts[name]!, rng) })
}
