import { zipSync } from 'fflate'

/** A ZIP of files, compressed. */
export function toZip(files: Record<string, Uint8Array>): Uint8Array {
  return zipSync(files, { level: 9 })
}

/** `megabytes` of zeros in about a thousandth of the space: a bomb's principle at a harmless size. */
export function smallBomb(megabytes: number): Uint8Array {
  return toZip({ 'zeros.xml': new Uint8Array(megabytes * 1024 * 1024) })
}

/** The header of a PNG that claims to be `width` × `height`, with nothing behind it. */
export function pngHeader(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n', 0, 'latin1')
  header.writeUInt32BE(13, 8)
  header.write('IHDR', 12, 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.set([8, 2, 0, 0, 0], 24)
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
  return Buffer.concat([
    header,
    Buffer.from('000000004944415435af061e0000000049454e44ae426082', 'hex'),
  ])
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let k = 0; k < 8; k++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return ~crc >>> 0
}
