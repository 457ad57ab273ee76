/**
 * A ZIP archive written while its entries are made (sizes follow each entry in a data descriptor). Entries stay under
 * 4 GiB because a worksheet ends at 1,048,576 rows.
 */
import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  name: string
  chunks: Iterable<string>
}

const SIZES_FOLLOW_AND_UTF8 = 0x0808
const DEFLATED = 8
/** 1980-01-01: a fixed stamp keeps archives the same byte for byte. */
const DOS_DATE = 0x21

export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const start = offset
    const name = Buffer.from(entry.name)
    const header = localHeader(name)
    yield header
    offset += header.length
    const sum = { crc: 0, size: 0, packed: 0 }
    for await (const packed of deflated(entry.chunks, sum)) {
      sum.packed += packed.length
      offset += packed.length
      yield packed
    }
    const descriptor = Buffer.alloc(16)
    descriptor.writeUInt32LE(0x08074b50, 0)
    sizes(descriptor, 4, sum)
    yield descriptor
    offset += descriptor.length
    directory.push(centralHeader(name, sum, start))
  }
  const central = Buffer.concat(directory)
  yield central
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  yield end
}

interface Sum {
  crc: number
  size: number
  packed: number
}

function deflated(chunks: Iterable<string>, sum: Sum): AsyncIterable<Buffer> {
  function* counted(): Generator<Buffer> {
    for (const chunk of chunks) {
      const bytes = Buffer.from(chunk)
      sum.crc = crc32(bytes, sum.crc)
      sum.size += bytes.length
      yield bytes
    }
  }
  return Readable.from(counted(), { highWaterMark: 2 }).pipe(
    createDeflateRaw({ level: 4, chunkSize: 64 * 1024 }),
  )
}

function sizes(target: Buffer, at: number, sum: Sum): void {
  target.writeUInt32LE(sum.crc, at)
  target.writeUInt32LE(sum.packed, at + 4)
  target.writeUInt32LE(sum.size, at + 8)
}

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(SIZES_FOLLOW_AND_UTF8, 6)
  head.writeUInt16LE(DEFLATED, 8)
  head.writeUInt16LE(DOS_DATE, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function centralHeader(name: Buffer, sum: Sum, start: number): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(20, 6)
  head.writeUInt16LE(SIZES_FOLLOW_AND_UTF8, 8)
  head.writeUInt16LE(DEFLATED, 10)
  head.writeUInt16LE(DOS_DATE, 14)
  sizes(head, 16, sum)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt32LE(start, 42)
  return Buffer.concat([head, name])
}
