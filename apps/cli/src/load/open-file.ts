import { createGunzip } from 'node:zlib'
import { inflate } from '@xinjian/intake/tables/inflate'
import { openSource } from '@xinjian/intake/tables/source'
import { TableError } from '@xinjian/intake/tables/table-invoice'

/** A CSV decompressing a thousandfold is an attack; invoices reach 40 to one. */
const MAX_RATIO = 300
const RATIO_FLOOR = 64 * 1024 ** 2
/** Room for some megabytes ahead: zlib's thread goes on unpacking while this one reads rows. */
const AHEAD = { chunkSize: 512 * 1024, readableHighWaterMark: 4 * 1024 ** 2 }

/** Bytes of a CSV or CSV.gz; null for a spreadsheet, which only the general reader opens. */
export async function openCsv(
  path: string,
  progress: (read: number, total: number) => void,
): Promise<AsyncIterable<Uint8Array> | null> {
  const source = await openSource(path)
  const { head } = source
  if (head.length === 0 || head.subarray(0, 1024).includes(0) || head[0] === 0x50) {
    if (head[0] !== 0x1f || head[1] !== 0x8b) {
      await source.close()
      return null
    }
  }
  const total = source.size ?? 0
  let read = 0
  async function* counted(): AsyncIterable<Uint8Array> {
    try {
      for await (const chunk of source.stream()) {
        read += chunk.length
        progress(read, total)
        yield chunk
      }
    } finally {
      await source.close()
    }
  }
  if (head[0] !== 0x1f || head[1] !== 0x8b) return counted()
  return bounded(inflate(createGunzip(AHEAD), counted()), () => read)
}

async function* bounded(
  stream: AsyncIterable<Uint8Array>,
  packed: () => number,
): AsyncIterable<Uint8Array> {
  let total = 0
  for await (const chunk of stream) {
    total += chunk.length
    if (total > RATIO_FLOOR && total > packed() * MAX_RATIO)
      throw new TableError('ZIP_BOMB', '压缩文件解压后异常庞大，已拒绝处理。')
    yield chunk
  }
}
