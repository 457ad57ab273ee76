import { open, stat } from 'node:fs/promises'
import { TABLE_SAYS } from '../table-words.ts'
import { TableError } from './table-invoice.ts'

/** Where a table's bytes come from: a file, bytes in memory, or an upload as it arrives. */
export type TableSource = string | Uint8Array | AsyncIterable<Uint8Array>

/** A spreadsheet is a ZIP and needs its end first: an upload that is not a file yet is held in memory up to here. */
const MIB = 1024 * 1024
const MAX_BUFFERED = 256 * MIB
const CHUNK = 256 * 1024

/** Bytes that can be read at any place, and from the beginning. */
export interface RandomBytes {
  size: number
  /** Up to `length` bytes at `offset`; fewer only at the end. */
  read(offset: number, length: number): Promise<Uint8Array>
  close(): Promise<void>
}

/** Bytes in order, with those already looked at in front. */
export interface OpenedSource {
  /** First bytes, at least 64 KB unless the source is shorter. */
  head: Uint8Array
  /** Total bytes, or null for an upload of unknown length. */
  size: number | null
  /** Everything from the beginning; only once. */
  stream(): AsyncIterable<Uint8Array>
  /** Random access to everything; only instead of `stream`. */
  random(): Promise<RandomBytes>
  close(): Promise<void>
}

/** Opens a source and looks at its first 64 KB. */
export async function openSource(source: TableSource): Promise<OpenedSource> {
  if (typeof source === 'string') return openRandom(await openFile(source))
  if (source instanceof Uint8Array) return openRandom(memoryBytes(source))
  return openStream(source)
}

async function openFile(path: string): Promise<RandomBytes> {
  const { size } = await stat(path)
  const handle = await open(path, 'r')
  return {
    size,
    async read(offset, length) {
      const buffer = new Uint8Array(Math.max(0, Math.min(length, size - offset)))
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, offset)
      return buffer.subarray(0, bytesRead)
    },
    close: () => handle.close(),
  }
}

function memoryBytes(bytes: Uint8Array): RandomBytes {
  return {
    size: bytes.length,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
    close: async () => {},
  }
}

async function openRandom(bytes: RandomBytes): Promise<OpenedSource> {
  return {
    head: await bytes.read(0, 64 * 1024),
    size: bytes.size,
    stream: () => sequence(bytes, 0, bytes.size),
    random: async () => bytes,
    close: () => bytes.close(),
  }
}

/** `length` bytes from `offset`, in chunks. */
export async function* sequence(
  bytes: RandomBytes,
  offset: number,
  length: number,
): AsyncIterable<Uint8Array> {
  const end = offset + length
  for (let at = offset; at < end; ) {
    const chunk = await bytes.read(at, Math.min(CHUNK, end - at))
    if (chunk.length === 0) return
    at += chunk.length
    yield chunk
  }
}

async function openStream(source: AsyncIterable<Uint8Array>): Promise<OpenedSource> {
  const iterator = source[Symbol.asyncIterator]()
  const seen: Uint8Array[] = []
  let length = 0
  while (length < 64 * 1024) {
    const next = await iterator.next()
    if (next.done) break
    seen.push(next.value)
    length += next.value.length
  }
  async function* stream(): AsyncIterable<Uint8Array> {
    yield* seen
    for (let next = await iterator.next(); !next.done; next = await iterator.next())
      yield next.value
  }
  return {
    head: Buffer.concat(seen),
    size: null,
    stream,
    async random() {
      const chunks: Uint8Array[] = []
      let total = 0
      for await (const chunk of stream()) {
        total += chunk.length
        if (total > MAX_BUFFERED)
          throw new TableError('TOO_LARGE', TABLE_SAYS.tableTooLarge({ n: MAX_BUFFERED / MIB }))
        chunks.push(chunk)
      }
      return memoryBytes(Buffer.concat(chunks))
    },
    close: async () => {
      await iterator.return?.()
    },
  }
}
