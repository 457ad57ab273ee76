import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { cleanPicture } from './index.ts'

const chunk = (type: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
const MARK = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const header = (width: number, height: number) => {
  const body = Buffer.alloc(13)
  body.writeUInt32BE(width, 0)
  body.writeUInt32BE(height, 4)
  body.set([8, 2], 8)
  return chunk('IHDR', body)
}
const rows = (width: number, height: number) =>
  chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height)))
const END = chunk('IEND', Buffer.alloc(0))
const png = (...extra: Buffer[]) =>
  Buffer.concat([MARK, header(40, 32), ...extra, rows(40, 32), END])

describe('a PNG', () => {
  it('is kept without what is no picture', () => {
    const noted = Buffer.concat([
      png(chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))),
      Buffer.from('<script>behind the end</script>'),
    ])
    expect(cleanPicture(noted)).toEqual({ type: 'image/png', width: 40, height: 32, bytes: png() })
  })
  it.each([
    ['cut off', png().subarray(0, -20)],
    ['a byte altered', Buffer.from(png()).fill(7, 20, 21)],
    ['a check sum that does not hold', Buffer.from(png()).fill(7, png().length - 1)],
    ['more pixels than there are', Buffer.concat([MARK, header(40, 33), rows(40, 32), END])],
    ['a bomb', Buffer.concat([MARK, header(40, 32), rows(4000, 4000), END])],
    ['no header', Buffer.concat([MARK, rows(40, 32), END])],
    ['huge', Buffer.concat([MARK, header(60_000, 60_000), rows(4, 4), END])],
  ])('%s is refused', (_, bytes) => expect(cleanPicture(bytes)).toBeNull())
})

const segment = (marker: number, body: Buffer) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(body.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, body])
}
const frame = segment(0xc0, Buffer.from([8, 0, 32, 0, 40, 1, 1, 0x11, 0]))
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
])
const jpeg = (...extra: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...extra, frame, scan, Buffer.from([0xff, 0xd9])])

describe('a JPEG', () => {
  it('is kept without place, camera, comment and what stands behind it', () => {
    const noted = Buffer.concat([
      jpeg(segment(0xe1, Buffer.from('Exif\0\0GPS 31.2N')), segment(0xfe, Buffer.from('note'))),
      Buffer.from('PK\x03\x04'),
    ])
    expect(cleanPicture(noted)).toEqual({
      type: 'image/jpeg',
      width: 40,
      height: 32,
      bytes: jpeg(),
    })
  })
  it.each([
    ['cut off', jpeg().subarray(0, -2)],
    [
      'without pixels',
      Buffer.concat([Buffer.from([0xff, 0xd8]), frame, Buffer.from([0xff, 0xd9])]),
    ],
    ['a segment beyond the end', jpeg().subarray(0, 8)],
  ])('%s is refused', (_, bytes) => expect(cleanPicture(bytes)).toBeNull())
})

const part = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  const even = body.length % 2 ? [Buffer.alloc(1)] : []
  return Buffer.concat([Buffer.from(type, 'latin1'), length, body, ...even])
}
const webp = (...parts: Buffer[]) =>
  part('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]))
/** 40 × 32. */
const lossless = part('VP8L', Buffer.from([0x2f, 39, 0xc0, 7, 0, 1, 2]))
const extended = (flags: number) => part('VP8X', Buffer.from([flags, 0, 0, 0, 39, 0, 0, 31, 0, 0]))

describe('a WebP', () => {
  it('is kept without place and camera', () => {
    const noted = webp(extended(0x1c), lossless, part('EXIF', Buffer.from('GPS')))
    expect(cleanPicture(noted)).toEqual({
      type: 'image/webp',
      width: 40,
      height: 32,
      bytes: webp(extended(0x10), lossless),
    })
  })
  it.each([
    ['cut off', webp(lossless).subarray(0, -4)],
    ['an animation', webp(extended(0x02), lossless)],
    ['frames', webp(extended(0), part('ANMF', Buffer.alloc(4)), lossless)],
    ['without an image', webp(extended(0))],
  ])('%s is refused', (_, bytes) => expect(cleanPicture(bytes)).toBeNull())
})

it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '', '%PDF-1.7'])(
  '%s is no picture',
  (text) => expect(cleanPicture(Buffer.from(text))).toBeNull(),
)
