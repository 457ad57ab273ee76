import { inflateRawSync } from 'node:zlib'
import { IntakeError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { READING_SAYS } from '../words.ts'

/** One file of an archive, still packed. */
export interface ZipEntry {
  name: string
  packedSize: number
  /** As the directory claims; never trusted for memory. */
  claimedSize: number
  method: number
  encrypted: boolean
  /** Offset of its local header. */
  offset: number
}

/** What may still be unpacked; shared by an archive and everything nested in it. */
export interface UnpackBudget {
  bytes: number
  entries: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50

/**
 * Lists an archive from its central directory. Nothing is unpacked. Directories and the side files of macOS are left out.
 * Errors: CORRUPTED, ZIP_BOMB (too many entries), ZIP_PATH (absolute, drive or `..`).
 */
export function listZip(bytes: Uint8Array, budget: UnpackBudget): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count === 0xffff || at === 0xffffffff) throw new IntakeError('TOO_LARGE', READING_SAYS.zip64)
  budget.entries -= count
  if (budget.entries < 0) throw new IntakeError('ZIP_BOMB', READING_SAYS.tooManyFiles)
  const entries: ZipEntry[] = []
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL)
      throw new IntakeError('CORRUPTED')
    const nameLength = view.getUint16(at + 28, true)
    const name = entryName(
      bytes.subarray(at + 46, at + 46 + nameLength),
      view.getUint16(at + 8, true),
    )
    checkPath(name)
    const entry = {
      name,
      packedSize: view.getUint32(at + 20, true),
      claimedSize: view.getUint32(at + 24, true),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      offset: view.getUint32(at + 42, true),
    }
    if (!name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._)/i.test(name))
      entries.push(entry)
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= lowest; at--)
    if (view.getUint32(at, true) === END) return at
  throw new IntakeError('CORRUPTED')
}

/** Bit 11 marks UTF-8; Chinese Windows writes GBK without it. */
function entryName(raw: Uint8Array, flags: number): string {
  if ((flags & 0x800) !== 0) return new TextDecoder().decode(raw)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    return new TextDecoder('gb18030').decode(raw)
  }
}

/** Names are never used as paths here; an archive that tries is hostile all the same, and what it hides is not read. */
function checkPath(name: string): void {
  const parts = name.split(/[\\/]/)
  if (parts.includes('..') || /^[\\/]/.test(name) || /^[A-Za-z]:/.test(name) || name.includes('\0'))
    throw new IntakeError('ZIP_PATH')
}

/**
 * Unpacks one entry under a hard cap: the inflater itself stops at what the budget, the document limit and the ratio
 * allow, whatever sizes the archive claims. Errors: ENCRYPTED, ZIP_BOMB, CORRUPTED, UNSUPPORTED_FORMAT.
 */
export function unpack(
  bytes: Uint8Array,
  entry: ZipEntry,
  budget: UnpackBudget,
  maxBytes: number,
): Uint8Array {
  if (entry.encrypted) throw new IntakeError('ENCRYPTED')
  const packed = packedBytes(bytes, entry)
  const byRatio = Math.max(LIMITS.ratioFloorBytes, packed.length * LIMITS.maxRatio)
  const cap = Math.min(maxBytes, budget.bytes, byRatio)
  let data: Uint8Array
  if (entry.method === 0) {
    if (packed.length > cap) throw new IntakeError('ZIP_BOMB')
    data = packed
  } else if (entry.method === 8) data = inflate(packed, cap)
  else throw new IntakeError('UNSUPPORTED_FORMAT', READING_SAYS.compressionNotRead)
  budget.bytes -= data.length
  return data
}

function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = entry.offset
  if (at + 30 > bytes.length || view.getUint32(at, true) !== LOCAL)
    throw new IntakeError('CORRUPTED')
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + entry.packedSize > bytes.length) throw new IntakeError('CORRUPTED')
  return bytes.subarray(start, start + entry.packedSize)
}

function inflate(packed: Uint8Array, cap: number): Uint8Array {
  if (cap <= 0) throw new IntakeError('ZIP_BOMB')
  try {
    return inflateRawSync(packed, { maxOutputLength: cap })
  } catch (thrown) {
    const tooLong = (thrown as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new IntakeError(tooLong ? 'ZIP_BOMB' : 'CORRUPTED')
  }
}
