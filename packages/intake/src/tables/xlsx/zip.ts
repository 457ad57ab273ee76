import { createInflateRaw } from 'node:zlib'
import { TABLE_SAYS } from '../../table-words.ts'
import { inflate } from '../inflate.ts'
import { type RandomBytes, sequence } from '../source.ts'
import { TableError } from '../table-invoice.ts'

/**
 * The parts of a spreadsheet file by its central directory, each inflated as a stream. Bounds: a sheet of 1,048,576 rows ×
 * 25 columns has about 1 GB of XML and packs 10–60 to one; a bomb packs 1,000 to one.
 */
const MAX_ENTRIES = 10_000
const MAX_PART = 3 * 1024 ** 3
const MAX_RATIO = 200
const RATIO_FLOOR = 8 * 1024 ** 2
const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50

export interface ZipPart {
  name: string
  method: number
  packed: number
  /** As the directory claims. */
  size: number
  offset: number
}

const broken = (): TableError => new TableError('CORRUPTED', TABLE_SAYS.tableDamaged)

const bomb = (): TableError => new TableError('ZIP_BOMB', TABLE_SAYS.tableWouldBecomeHuge)

/** Reads the directory. Names are unique; of two parts of one name the first counts. */
export async function zipParts(bytes: RandomBytes): Promise<Map<string, ZipPart>> {
  const tailSize = Math.min(bytes.size, 65_557)
  const tail = Buffer.from(await bytes.read(bytes.size - tailSize, tailSize))
  let at = tail.length - 22
  while (at >= 0 && tail.readUInt32LE(at) !== END_OF_DIRECTORY) at--
  if (at < 0) throw broken()
  const count = tail.readUInt16LE(at + 10)
  const size = tail.readUInt32LE(at + 12)
  const offset = tail.readUInt32LE(at + 16)
  if (count > MAX_ENTRIES || size > 16 * 1024 ** 2 || offset + size > bytes.size) throw broken()
  const directory = Buffer.from(await bytes.read(offset, size))
  const parts = new Map<string, ZipPart>()
  for (let i = 0, p = 0; i < count; i++) {
    if (p + 46 > directory.length || directory.readUInt32LE(p) !== DIRECTORY_ENTRY) throw broken()
    const nameLength = directory.readUInt16LE(p + 28)
    const name = directory.toString('utf8', p + 46, p + 46 + nameLength)
    if ((directory.readUInt16LE(p + 8) & 1) !== 0)
      throw new TableError('ENCRYPTED', TABLE_SAYS.tablePassword)
    const extra = p + 46 + nameLength
    const extraEnd = extra + directory.readUInt16LE(p + 30)
    if (!parts.has(name))
      parts.set(name, {
        name,
        method: directory.readUInt16LE(p + 10),
        ...placeOf(directory, p, extra, extraEnd),
      })
    p = extraEnd + directory.readUInt16LE(p + 32)
  }
  return parts
}

/** Writers of streamed spreadsheets put sizes into the ZIP64 field even of small files. */
function placeOf(
  directory: Buffer,
  entry: number,
  extra: number,
  extraEnd: number,
): Pick<ZipPart, 'packed' | 'size' | 'offset'> {
  const place = [24, 20, 42].map((field) => directory.readUInt32LE(entry + field))
  for (let at = extra; at + 4 <= extraEnd; at += 4 + directory.readUInt16LE(at + 2)) {
    if (directory.readUInt16LE(at) !== 1) continue
    let value = at + 4
    place.forEach((size, i) => {
      if (size !== 0xffff_ffff || value + 8 > extraEnd) return
      place[i] = Number(directory.readBigUInt64LE(value))
      value += 8
    })
  }
  return { size: place[0]!, packed: place[1]!, offset: place[2]! }
}

/** Inflated bytes of one part. `progress` hears how many packed bytes were read. */
export async function* partBytes(
  bytes: RandomBytes,
  part: ZipPart,
  progress: (packed: number) => void = () => {},
): AsyncIterable<Uint8Array> {
  const most = Math.min(MAX_PART, Math.max(RATIO_FLOOR, part.packed * MAX_RATIO))
  if (part.size > most) throw bomb()
  const header = Buffer.from(await bytes.read(part.offset, 30))
  if (header.length < 30 || header.readUInt32LE(0) !== LOCAL_HEADER) throw broken()
  const start = part.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = watched(sequence(bytes, start, part.packed), progress)
  if (part.method === 0) {
    yield* packed
    return
  }
  if (part.method !== 8) throw broken()
  let total = 0
  try {
    for await (const chunk of inflate(createInflateRaw({ chunkSize: 256 * 1024 }), packed)) {
      total += chunk.length
      // Whatever was claimed.
      if (total > most) throw bomb()
      yield chunk
    }
  } catch (error) {
    throw error instanceof TableError ? error : broken()
  }
}

async function* watched(
  stream: AsyncIterable<Uint8Array>,
  progress: (bytes: number) => void,
): AsyncIterable<Uint8Array> {
  for await (const chunk of stream) {
    progress(chunk.length)
    yield chunk
  }
}
