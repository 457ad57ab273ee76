import { crc32, inflateSync } from 'node:zlib'
import type { Clean } from './picture.ts'

const MARK = 8
/** Header, palette, transparency, pixels, end. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
/** Side in pixels up to which the pixels are unpacked to see that they are all there. */
const LARGEST = 4096
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Chunks with a right check sum; ancillary ones are left out, and what stands behind the end. */
export const cleanPng: Clean = (bytes) => {
  const kept = [bytes.subarray(0, MARK)]
  const pixels: Buffer[] = []
  let header: Buffer | null = null
  for (let at = MARK; ; ) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) throw new RangeError('chunk beyond the end')
    const named = bytes.subarray(at + 4, end - 4)
    const type = named.toString('latin1', 0, 4)
    if (crc32(named) !== bytes.readUInt32BE(end - 4)) throw new RangeError('check sum')
    if ((header === null) !== (type === 'IHDR')) throw new RangeError('header not first')
    if (type === 'IHDR') header = named.subarray(4)
    if (type === 'IDAT') pixels.push(named.subarray(4))
    if (KEPT.has(type)) kept.push(bytes.subarray(at, end))
    at = end
    if (type === 'IEND') break
  }
  const size = sizeOf(header as Buffer)
  unpacked(Buffer.concat(pixels), size.most, size.exact)
  return { width: size.width, height: size.height, bytes: Buffer.concat(kept) }
}

function sizeOf(header: Buffer) {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth, colour, interlaced] = [
    header.readUInt8(8),
    header.readUInt8(9),
    header.readUInt8(12),
  ]
  const channels = CHANNELS[colour]
  if (!channels || width < 1 || height < 1 || width > LARGEST || height > LARGEST)
    throw new RangeError('header')
  const exact = (Math.ceil((width * depth * channels) / 8) + 1) * height
  // Seven passes, each with a byte a row and its own rounding.
  return { width, height, most: exact + 16 * (width + height), exact: interlaced ? null : exact }
}

function unpacked(pixels: Buffer, most: number, exact: number | null): void {
  let found: Buffer
  try {
    found = inflateSync(pixels, { maxOutputLength: most })
  } catch {
    throw new RangeError('pixels')
  }
  if (exact !== null && found.length !== exact) throw new RangeError('pixels')
}
