import type { Clean } from './picture.ts'

const HEAD = 12
/** The image, its transparency, and what tells that there is one; colour profile, place and camera are left out. */
const KEPT = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L'])
const ALPHA = 0x10
const ANIMATED = 0x02

/** Chunks of a still image; an animation is refused. */
export const cleanWebp: Clean = (bytes) => {
  const whole = HEAD - 4 + bytes.readUInt32LE(4)
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || whole > bytes.length)
    throw new RangeError('head')
  const kept: Buffer[] = []
  let size: { width: number; height: number } | null = null
  for (let at = HEAD; at < whole; ) {
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (end > whole) throw new RangeError('chunk beyond the end')
    const body = bytes.subarray(at + 8, at + 8 + length)
    if (type === 'ANIM' || type === 'ANMF') throw new RangeError('animated')
    if (type === 'VP8 ') size = lossy(body)
    if (type === 'VP8L') size = lossless(body)
    if (KEPT.has(type))
      kept.push(type === 'VP8X' ? still(bytes.subarray(at, end)) : bytes.subarray(at, end))
    at = end
  }
  if (!size) throw new RangeError('no image')
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept])
  const head = Buffer.alloc(8, 'RIFF', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return { ...size, bytes: Buffer.concat([head, body]) }
}

function lossy(body: Buffer) {
  if (body.readUIntBE(3, 3) !== 0x9d012a) throw new RangeError('no key frame')
  return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff }
}

function lossless(body: Buffer) {
  if (body.readUInt8(0) !== 0x2f) throw new RangeError('mark')
  const bits = body.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** The extended header without what is left out. */
function still(chunk: Buffer): Buffer {
  const own = Buffer.from(chunk)
  if (own.readUInt8(8) & ANIMATED) throw new RangeError('animated')
  own.writeUInt8(own.readUInt8(8) & ALPHA, 8)
  return own
}
