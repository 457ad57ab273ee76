import type { Clean } from './picture.ts'

const [SOI, EOI, SOS, ADOBE] = [0xd8, 0xd9, 0xda, 0xee]
/** Frames: baseline, extended, progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
/** Tables, restart interval, and by which transform the colours were made; place, camera and comments are none of these. */
const KEPT = new Set([...FRAMES, 0xc4, 0xdb, 0xdd, SOS, ADOBE])

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

/** Segments up to the end of the image; what stands behind it is left out. */
export const cleanJpeg: Clean = (bytes) => {
  const kept: Buffer[] = [Buffer.from([0xff, SOI])]
  let size: { width: number; height: number } | null = null
  let scans = 0
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('no marker')
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === EOI) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) throw new RangeError('segment beyond the end')
    if (FRAMES.has(marker))
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    const next = marker === SOS ? endOfScan(bytes, end) : end
    if (marker === SOS) scans++
    if (KEPT.has(marker)) kept.push(bytes.subarray(at, next))
    at = next
  }
  if (!size || scans === 0) throw new RangeError('no image')
  return { ...size, bytes: Buffer.concat([...kept, Buffer.from([0xff, EOI])]) }
}

/** Where the packed pixels end: at a marker that is no restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  throw new RangeError('no end')
}
