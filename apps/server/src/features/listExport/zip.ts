/**
 * A ZIP archive written as its files come, one in memory at a time. Files are stored as they are: PDF and XLSX are packed already. Names
 * are UTF-8 and marked so, which every unpacker of this century reads.
 */
import { crc32 } from 'node:zlib'

export interface ZipFile {
  name: string
  bytes: Uint8Array
}

/** The plain format ends here; whoever writes more needs ZIP64. */
const MOST_BYTES = 0xffff_ffff
const MOST_FILES = 0xffff
const VERSION = 20
const UTF8 = 0x0800
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50

/** Fields of a record, each of 2 or 4 bytes, little end first. */
function record(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) {
    buffer.writeUIntLE(value, at, bytes)
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

/** Bytes of the archive; throws RangeError where it would outgrow the format. */
export async function* zipOf(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Uint8Array> {
  const [time, date] = dosTime(at)
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes } of files) {
    const called = Buffer.from(name, 'utf8')
    const common = [
      [2, VERSION],
      [2, UTF8],
      [2, 0],
      [2, time],
      [2, date],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, called.length],
      [2, 0],
    ] as const
    const local = Buffer.concat([record([4, LOCAL], ...common), called])
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const
    directory.push(Buffer.concat([record([4, CENTRAL], [2, VERSION], ...common, ...rest), called]))
    offset += local.length + bytes.length
    if (offset > MOST_BYTES || directory.length > MOST_FILES)
      throw new RangeError('压缩包超出格式上限')
    yield local
    yield bytes
  }
  const central = Buffer.concat(directory)
  const n = directory.length
  yield central
  yield record([4, END], [2, 0], [2, 0], [2, n], [2, n], [4, central.length], [4, offset], [2, 0])
}

/** A name that no file system reads as a way: its parts are not folders. */
export const entryName = (name: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  name.replace(/[\\/:*?"<>|\x00-\x1f]/g, '_').replace(/^\.+/, '_')
