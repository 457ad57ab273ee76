/**
 * A ZIP archive written as its files come, one in memory at a time, or less: a large file comes in pieces. Files are stored as they are
 * (PDF and XLSX are packed already) or come packed. Names are UTF-8 and marked so, which every unpacker of this century reads; where an
 * archive outgrows the plain format, its end is told in that of ZIP64 as well (APPNOTE 6.3.10, 4.3.14).
 */
import { crc32 } from 'node:zlib'

export interface ZipFile {
  name: string
  bytes: Uint8Array
}

/** Its bytes come later or in pieces: their check and number are known before. */
export interface ZipEntry {
  name: string
  /** CRC-32 and number of the bytes, unpacked. */
  crc: number
  size: number
  /** Bytes of `body` where they are packed (raw deflate); absent = they are stored as they are. */
  packed?: number
  body: AsyncIterable<Uint8Array>
}

/** The largest number of a plain field: what is more stands in a field of ZIP64. */
const MOST_32 = 0xffff_ffff
const MOST_16 = 0xffff
const VERSION = 20
const VERSION_64 = 45
const UTF8 = 0x0800
const DEFLATED = 8
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50

/** Fields of a record, each of 2, 4 or 8 bytes, little end first. */
function record(...fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}

/** Date and time as DOS kept them, to two seconds, in China. */
function dosTime(at: Date): [time: number, date: number] {
  const local = new Date(at.getTime() + 8 * 3_600_000)
  const time =
    (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1)
  const date =
    ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate()
  return [time, date]
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
const entryOf = (file: ZipFile | ZipEntry): ZipEntry =>
  'bytes' in file
    ? {
        name: file.name,
        crc: crc32(file.bytes),
        size: file.bytes.length,
        body: whole(file.bytes),
      }
    : file

/**
 * Bytes of the archive. Throws RangeError where a single file would outgrow the plain format, and where a body is not of the number of
 * bytes that was told.
 */
export async function* zipOf(
  files: AsyncIterable<ZipFile | ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const [time, date] = dosTime(at)
  const directory: Buffer[] = []
  let offset = 0
  for await (const file of files) {
    const { name, crc, size, packed, body } = entryOf(file)
    const held = packed ?? size
    if (size >= MOST_32 || held >= MOST_32) throw new RangeError('单个文件超出压缩包格式上限')
    const called = Buffer.from(name, 'utf8')
    const common = (version: number, extra: number) =>
      [
        [2, version],
        [2, UTF8],
        [2, packed === undefined ? 0 : DEFLATED],
        [2, time],
        [2, date],
        [4, crc],
        [4, held],
        [4, size],
        [2, called.length],
        [2, extra],
      ] as const
    directory.push(placed(offset, common, called))
    const local = Buffer.concat([record([4, LOCAL], ...common(VERSION, 0)), called])
    offset += local.length + held
    yield local
    let given = 0
    for await (const piece of body) {
      given += piece.length
      yield piece
    }
    if (given !== held) throw new RangeError(`${name}: ${given} bytes instead of ${held}`)
  }
  const central = Buffer.concat(directory)
  yield central
  yield ending(directory.length, central.length, offset)
}

/** What the directory says of a file that begins at this place. */
function placed(
  offset: number,
  common: (version: number, extra: number) => readonly (readonly [bytes: 2 | 4, value: number])[],
  called: Buffer,
): Buffer {
  const far = offset >= MOST_32
  const extra = far ? record([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0)
  const version = far ? VERSION_64 : VERSION
  return Buffer.concat([
    record(
      [4, CENTRAL],
      [2, version],
      ...common(version, extra.length),
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, far ? MOST_32 : offset],
    ),
    called,
    extra,
  ])
}

function ending(files: number, bytes: number, offset: number): Buffer {
  const n = Math.min(files, MOST_16)
  const plain = record(
    ...([
      [4, END],
      [2, 0],
      [2, 0],
      [2, n],
      [2, n],
      [4, Math.min(bytes, MOST_32)],
      [4, Math.min(offset, MOST_32)],
      [2, 0],
    ] as const),
  )
  if (files < MOST_16 && bytes < MOST_32 && offset < MOST_32) return plain
  const end = record(
    ...([
      [4, END_64],
      [8, 44],
      [2, VERSION_64],
      [2, VERSION_64],
      [4, 0],
      [4, 0],
      [8, files],
      [8, files],
      [8, bytes],
      [8, offset],
    ] as const),
  )
  return Buffer.concat([end, record([4, LOCATOR_64], [4, 0], [8, offset + bytes], [4, 1]), plain])
}

/** A name that no file system reads as a way: its parts are not folders. */
export const entryName = (name: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  name.replace(/[\\/:*?"<>|\x00-\x1f]/g, '_').replace(/^\.+/, '_')
