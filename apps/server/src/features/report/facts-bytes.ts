/** Facts of a report as they are kept for replay: the engine's bytes, compressed, by their hash. */
import { createHash } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

export interface PackedFacts {
  packed: Uint8Array
  /** SHA-256 of the packed bytes, hex. */
  hash: string
}

export function packFacts(bytes: Uint8Array): PackedFacts {
  const packed = zstdCompressSync(bytes)
  return { packed, hash: hashOfFacts(packed) }
}

export const hashOfFacts = (packed: Uint8Array): string =>
  createHash('sha256').update(packed).digest('hex')

export const unpackFacts = (packed: Uint8Array): Uint8Array => zstdDecompressSync(packed)
