/** Wounds to a picture: sizes that its header only claims, segments of any length, data that ends, data that unpacks without end. */
import { crc32, deflateSync } from 'node:zlib'
import type { Random } from '../../../bench/lib/random.ts'
import { joined, magnitude, pick, type Wound } from './wound.ts'

const SIDES = [
  0, 1, 2, 7_745, 7_747, 20_000, 30_001, 65_535, 1_000_000, 0x7fffffff, 0xffffffff,
] as const

const isPng = (b: Uint8Array): boolean => b[0] === 0x89 && b[1] === 0x50
const isJpeg = (b: Uint8Array): boolean => b[0] === 0xff && b[1] === 0xd8

/** A chunk of a PNG with its sum. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function pngHead(bytes: Uint8Array, rng: Random): Uint8Array {
  const copy = Buffer.from(bytes)
  if (copy.length < 33) return bytes
  const at = pick([16, 20, 24, 25, 26, 27, 28], rng)
  if (at < 24) copy.writeUInt32BE(pick(SIDES, rng), at)
  else copy[at] = pick([0, 1, 2, 3, 6, 16, 255], rng)
  if (rng.below(8) > 0) copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  return new Uint8Array(copy)
}

function pngChunk(bytes: Uint8Array, rng: Random): Uint8Array {
  const zeros = (most: number) => deflateSync(Buffer.alloc(magnitude(most, rng)))
  const text = (type: string) => chunk(type, joined(Buffer.from('x\0\0'), zeros(30 * 2 ** 20)))
  const extra = pick(
    [
      () => text('zTXt'),
      () => text('iCCP'),
      () => chunk('IDAT', zeros(30 * 2 ** 20)),
      () => chunk('PLTE', Buffer.alloc(3 * rng.below(300))),
      () => chunk('acTL', Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])),
      () =>
        chunk(
          'eXIf',
          Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\xff\0\0\0', 'latin1'),
        ),
      () =>
        Buffer.concat(
          Array.from({ length: magnitude(5_000, rng) }, () => chunk('tEXt', Buffer.from('a\0b'))),
        ),
    ],
    rng,
  )()
  return joined(bytes.subarray(0, 33), extra, bytes.subarray(33))
}

function jpegHead(bytes: Uint8Array, rng: Random): Uint8Array {
  const copy = Buffer.from(bytes)
  const at = copy.findIndex((b, i) => b === 0xff && [0xc0, 0xc2].includes(copy[i + 1]!))
  if (at < 0 || at + 10 > copy.length) return bytes
  if (rng.below(3) === 0) copy[at + 1] = pick([0xc1, 0xc2, 0xc3, 0xc9, 0xda], rng)
  copy.writeUInt16BE(pick(SIDES, rng) & 0xffff, at + 5 + 2 * rng.below(2))
  return new Uint8Array(copy)
}

/** A segment whose length is not its own, or thousands of them. */
function jpegSegment(bytes: Uint8Array, rng: Random): Uint8Array {
  const one = Buffer.from([
    0xff,
    pick([0xe0, 0xe1, 0xe2, 0xdb, 0xc4, 0xdd, 0xfe, 0xda], rng),
    rng.below(256),
    rng.below(256),
  ])
  return joined(
    bytes.subarray(0, 2),
    Buffer.concat(new Array<Buffer>(magnitude(5_000, rng)).fill(one)),
    bytes.subarray(2),
  )
}

/** A number of 16 or 32 bits among the first bytes, where every format keeps its sizes and offsets. */
function headNumber(bytes: Uint8Array, rng: Random): Uint8Array {
  const copy = Buffer.from(bytes)
  if (copy.length < 12) return bytes
  const at = 4 + rng.below(Math.min(200, copy.length - 8))
  const value = pick([...SIDES, at, 4, 8], rng)
  const wide = rng.below(2) === 0
  if (rng.below(2) === 0)
    wide ? copy.writeUInt32LE(value, at) : copy.writeUInt16LE(value & 0xffff, at)
  else wide ? copy.writeUInt32BE(value, at) : copy.writeUInt16BE(value & 0xffff, at)
  return new Uint8Array(copy)
}

/** What remains of a download that broke off, or of a file written over. */
const cutShort: Wound = (bytes, rng) =>
  bytes.slice(0, 8 + rng.below(Math.max(1, bytes.length >> 1)))
const overwritten: Wound = (bytes, rng) => {
  const copy = bytes.slice()
  const from = 33 + rng.below(Math.max(1, copy.length >> 1))
  copy.fill(rng.below(256), from, from + magnitude(copy.length, rng))
  return copy
}
const otherMark: Wound = (bytes, rng) =>
  joined(
    Buffer.from(
      pick(
        [
          'GIF89a',
          'RIFF\0\0\0\0WEBP',
          'II*\0',
          'MM\0*',
          '\0\0\0 ftypavif',
          '\x89PNG\r\n\x1a\n',
          '\xff\xd8\xff\xe0',
        ],
        rng,
      ),
      'latin1',
    ),
    bytes.subarray(rng.below(40)),
  )

export const PICTURE: readonly Wound[] = [
  (bytes, rng) => (isPng(bytes) ? pngHead : isJpeg(bytes) ? jpegHead : headNumber)(bytes, rng),
  (bytes, rng) => (isPng(bytes) ? pngHead : isJpeg(bytes) ? jpegHead : headNumber)(bytes, rng),
  (bytes, rng) => (isPng(bytes) ? pngChunk : isJpeg(bytes) ? jpegSegment : headNumber)(bytes, rng),
  headNumber,
  cutShort,
  overwritten,
  otherMark,
]
