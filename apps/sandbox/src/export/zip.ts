/**
 * A ZIP archive written while its entries are made: fflate writes its headers (sizes follow each entry), zlib packs. Entries stay under
 * 4 GiB because a worksheet ends at 1,048,576 rows.
 */
import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

export interface ZipEntry {
  name: string
  chunks: Iterable<string>
}

const DEFLATED = 8
/** A fixed stamp, by the clock on the wall, keeps archives the same byte for byte; none before 1980 can be written. */
const STAMP = new Date(1980, 0, 2, 12)

export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const archive = new Zip((_, bytes) => {
    written.push(bytes)
  })
  for (const { name, chunks } of entries) {
    const file: ZipInputFile = {
      filename: name,
      mtime: STAMP,
      compression: DEFLATED,
      size: 0,
      crc: 0,
    }
    archive.add(file)
    for await (const packed of deflated(chunks, file)) {
      file.ondata?.(null, packed, false)
      yield* written.splice(0)
    }
    file.ondata?.(null, new Uint8Array(), true)
  }
  archive.end()
  yield* written
}

/** Packed bytes; size and sum of what was packed go into `file`. */
function deflated(
  chunks: Iterable<string>,
  file: ZipInputFile,
): AsyncIterable<Uint8Array<ArrayBuffer>> {
  function* counted(): Generator<Buffer> {
    for (const chunk of chunks) {
      const bytes = Buffer.from(chunk)
      file.crc = crc32(bytes, file.crc)
      file.size += bytes.length
      yield bytes
    }
  }
  return Readable.from(counted(), { highWaterMark: 2 }).pipe(
    createDeflateRaw({ level: 4, chunkSize: 64 * 1024 }),
  )
}
