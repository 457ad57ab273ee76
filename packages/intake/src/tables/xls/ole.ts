/** The compound files that old Excel files are, read forgivingly: programs write wrong sizes, spare tables and cut ends. */
import { IntakeError } from '../../errors.ts'

const FREE = 0xffff_fffa
const ENTRY = 128
/** A stream of a document of `maxFormBytes` has fewer sectors than this. */
const MAX_SECTORS = 1 << 20

/**
 * Streams of a compound file by name: the stream of the first of these names that the file has, or null. Chains that run in
 * circles or out of the file end there: what was read until then counts. Error: CORRUPTED (not even a header).
 */
export function oleStreams(bytes: Uint8Array): (...names: readonly string[]) => Buffer | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 512) throw new IntakeError('CORRUPTED')
  const shift = file.readUInt16LE(30)
  const size = shift === 12 ? 4096 : 512
  const sector = (n: number): Buffer => file.subarray((n + 1) * size, (n + 2) * size)
  const table = sectorTable(file, sector, size)
  const chain = (start: number): Buffer => {
    const parts: Buffer[] = []
    const seen = new Set<number>()
    for (let n = start; n < FREE && !seen.has(n) && seen.size < MAX_SECTORS; n = table[n] ?? FREE) {
      seen.add(n)
      const part = sector(n)
      if (part.length === 0) break
      parts.push(part)
    }
    return Buffer.concat(parts)
  }
  const entries = entriesOf(chain(file.readUInt32LE(48)))
  const cutoff = file.readUInt32LE(56) || 4096
  return (...names) => {
    const found = names
      .map((name) => entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase()))
      .find((entry) => entry !== undefined)
    if (!found) return null
    if (found.size >= cutoff) return chain(found.start).subarray(0, found.size)
    const root = entries.find((entry) => entry.type === 5)
    return root ? smallStream(found, chain(root.start), chain(file.readUInt32LE(60))) : null
  }
}

/** A stream below the cutoff stands in pieces of 64 bytes in the stream of the root. */
function smallStream(entry: Entry, small: Buffer, table: Buffer): Buffer {
  const parts: Buffer[] = []
  const seen = new Set<number>()
  for (let n = entry.start; n < FREE && !seen.has(n); ) {
    seen.add(n)
    parts.push(small.subarray(n * 64, n * 64 + 64))
    n = n * 4 + 4 <= table.length ? table.readUInt32LE(n * 4) : FREE
  }
  return Buffer.concat(parts).subarray(0, entry.size)
}

/** Next sector of each sector, by the sectors that the header and its continuations name. */
function sectorTable(file: Buffer, sector: (n: number) => Buffer, size: number): readonly number[] {
  const named: number[] = []
  for (let at = 76; at < 512; at += 4) named.push(file.readUInt32LE(at))
  const seen = new Set<number>()
  for (let n = file.readUInt32LE(68); n < FREE && !seen.has(n); ) {
    seen.add(n)
    const more = sector(n)
    if (more.length < size) break
    for (let at = 0; at < size - 4; at += 4) named.push(more.readUInt32LE(at))
    n = more.readUInt32LE(size - 4)
  }
  const table: number[] = []
  for (const n of named) {
    if (n >= FREE || table.length >= MAX_SECTORS) continue
    const part = sector(n)
    for (let at = 0; at + 4 <= part.length; at += 4) table.push(part.readUInt32LE(at))
  }
  return table
}

interface Entry {
  name: string
  /** 2 stream, 5 root. */
  type: number
  start: number
  size: number
}

function entriesOf(directory: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    const length = Math.min(64, directory.readUInt16LE(at + 64))
    if (length < 2) continue
    entries.push({
      name: directory.toString('utf16le', at, at + length - 2),
      type: directory[at + 66]!,
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    })
  }
  return entries
}
