/** Wounds to a ZIP and what lies in it: entries lost, renamed, doubled, nested, far too large, and headers that lie. */
import { unzipSync, type Zippable, zipSync } from 'fflate'
import type { Random } from '../../../bench/lib/random.ts'
import { magnitude, pick, type Wound } from './wound.ts'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const MB = 2 ** 20
/** Offset and length of fields in the three headers. */
const FIELDS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  [LOCAL]: [
    [4, 2],
    [6, 2],
    [8, 2],
    [14, 4],
    [18, 4],
    [22, 4],
    [26, 2],
    [28, 2],
  ],
  [CENTRAL]: [
    [8, 2],
    [10, 2],
    [16, 4],
    [20, 4],
    [24, 4],
    [28, 2],
    [30, 2],
    [32, 2],
    [42, 4],
  ],
  [END]: [
    [4, 2],
    [8, 2],
    [10, 2],
    [12, 4],
    [16, 4],
    [20, 2],
  ],
}
const LIES = [0, 1, 2, 8, 9, 12, 99, 255, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff] as const
const NAMES = [
  '../../etc/x.xml',
  '..\\..\\x.xml',
  '/etc/x.xml',
  'C:\\x.xml',
  'a/'.repeat(2_000),
  'x'.repeat(60_000),
  '__proto__',
  'OFD.xml',
  'xl/workbook.xml',
  '\u202egpj.xml',
  '',
] as const

const headers = (view: DataView): number[] => {
  const found: number[] = []
  for (let at = 0; at + 22 <= view.byteLength; at++)
    if (view.getUint8(at) === 0x50 && view.getUint32(at, true) in FIELDS) found.push(at)
  return found
}

function lied(bytes: Uint8Array, rng: Random): Uint8Array {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer, copy.byteOffset, copy.byteLength)
  const places = headers(view)
  if (places.length === 0) return copy
  for (let n = 1 + rng.below(3); n > 0; n--) {
    const at = pick(places, rng)
    const [offset, length] = pick(FIELDS[view.getUint32(at, true)] ?? FIELDS[END]!, rng)
    if (at + offset + length > copy.length) continue
    const lie = pick(LIES, rng)
    if (length === 2) view.setUint16(at + offset, lie & 0xffff, true)
    else view.setUint32(at + offset, lie, true)
  }
  return copy
}

/** Wounds that open the archive and pack it again; `inner` wounds a part by what it is. */
export function zipWounds(
  inner: (name: string, bytes: Uint8Array, rng: Random) => Uint8Array,
): readonly Wound[] {
  const opened =
    (change: (parts: Zippable, name: string, rng: Random) => Zippable): Wound =>
    (bytes, rng) => {
      let parts: Record<string, Uint8Array>
      try {
        parts = unzipSync(bytes)
      } catch {
        return lied(bytes, rng)
      }
      const name = pick(Object.keys(parts), rng) ?? 'a.xml'
      return zipSync(change(parts, name, rng), { level: 1 })
    }
  const part = opened((parts, name, rng) => ({
    ...parts,
    [name]: inner(name, (parts[name] as Uint8Array | undefined) ?? new Uint8Array(), rng),
  }))
  const bomb = opened((parts, name, rng) => {
    const size = magnitude(48 * MB, rng)
    const filled = Buffer.alloc(size, pick(['\0', '<a>', 'x', '<a b="1"/>', '<row>'], rng))
    return { ...parts, [name]: new Uint8Array(filled) }
  })
  return [
    part,
    part,
    part,
    part,
    lied,
    lied,
    opened((parts, name) => {
      const { [name]: _, ...left } = parts
      return left
    }),
    opened((parts, name, rng) => {
      const { [name]: moved, ...left } = parts
      return { ...left, [pick(NAMES, rng)]: moved! }
    }),
    opened((parts, name, rng) => ({ ...parts, [pick(NAMES, rng)]: parts[name]! })),
    (bytes, rng) => (rng.below(6) === 0 ? bomb(bytes, rng) : part(bytes, rng)),
    (bytes, rng) => {
      let nested = bytes
      for (let n = 1 + rng.below(4); n > 0; n--)
        nested = zipSync(
          { [`${n}.${pick(['zip', 'ofd', 'xlsx', 'pdf'], rng)}`]: nested },
          { level: 1 },
        )
      return nested
    },
    opened((parts, _, rng) => {
      const crowd: Zippable = { ...parts }
      for (let n = magnitude(6_000, rng); n > 0; n--) crowd[`n${n}.xml`] = new Uint8Array()
      return crowd
    }),
  ]
}
