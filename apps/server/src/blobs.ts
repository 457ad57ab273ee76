/** Files by content: uploads' originals and report files, named by their SHA-256. Local folder; one small interface. */
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { spanned } from './tracing/span.ts'

export interface StoredBlob {
  key: string
  bytes: number
}

/** Bytes that lie under no key yet: nobody else has them, also who gives the same ones at the same time. */
export interface ReceivedBlob extends StoredBlob {
  /** Local path, until they are kept or dropped. */
  path: string
  /** Gives them their key. */
  keep(): StoredBlob
  /** Takes them away unless they were kept. */
  drop(): void
}

export interface PutOptions {
  /** Refuses with NoRoom rather than take what is kept free for the database and for files of ours. */
  keepReserve?: boolean
}

export interface Blobs {
  /** Writes beside and renames at the end: a crash leaves no half file under a key. */
  put(source: Readable | Uint8Array, options?: PutOptions): Promise<StoredBlob>
  /** For what is judged before it is kept, or never is: whoever calls keeps or drops it. */
  receive(source: Readable | Uint8Array, options?: PutOptions): Promise<ReceivedBlob>
  /** Throws NoRoom when nothing may be stored that keeps the reserve. */
  mustHaveRoom(): void
  read(key: string): Readable
  /** All bytes, for files that fit into memory. Throws when they are not those that were put. */
  readWhole(key: string): Promise<Buffer>
  /** Local path, for programs that want a file. */
  path(key: string): string
  /** Takes a file away that was put for the last time at least so many ms ago; one that is not there is fine. Whether it went. */
  removeOld(key: string, ms: number): boolean
  /** Keys behind `after` that were put for the last time at least so many ms ago, in order, at most so many. */
  oldKeys(ms: number, after: string, most: number): string[]
  /** Takes away what processes that were killed left half written. */
  removeLeftovers(): void
}

/** The disk is not full yet, but what is left is kept for others; to whoever asks it is as a full one (db/fault.ts). */
export class NoRoom extends Error {
  readonly code = 'ENOSPC'
}

export interface Room {
  /** Bytes that uploads leave free. */
  reserve: number
  /** Bytes free for us on the disk of a folder. */
  free?: (dir: string) => number
}

/** So many bytes of a file are written before the free space is read again. */
const LOOK_BYTES = 16 * 2 ** 20

export function createBlobs(
  dir: string,
  { reserve, free = freeBytes }: Room = { reserve: 0 },
): Blobs {
  const root = path.join(dir, 'blobs')
  const incoming = path.join(root, 'incoming')
  fs.mkdirSync(dir, { recursive: true })
  fs.mkdirSync(incoming, { recursive: true, mode: 0o700 })
  removeLeftovers(incoming)
  const pathOf = (key: string) => {
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('blob key must be a sha-256')
    return path.join(root, key.slice(0, 2), key)
  }
  const mustHaveRoom = () => {
    if (reserve > 0 && free(root) < reserve) throw new NoRoom('the reserve of the disk is reached')
  }
  const receive = async (
    source: Readable | Uint8Array,
    { keepReserve = false }: PutOptions = {},
  ): Promise<ReceivedBlob> => {
    if (keepReserve) mustHaveRoom()
    const temporary = path.join(incoming, randomUUID())
    const file = fs.createWriteStream(temporary, { flush: true })
    const hash = createHash('sha256')
    let bytes = 0
    try {
      await pipeline(
        source instanceof Uint8Array ? Readable.from([source]) : source,
        async function* (chunks: AsyncIterable<Uint8Array>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            const before = bytes
            bytes += chunk.length
            if (keepReserve && Math.floor(bytes / LOOK_BYTES) > Math.floor(before / LOOK_BYTES))
              mustHaveRoom()
            yield chunk
          }
        },
        file,
      )
    } catch (error) {
      // A source that breaks off at once is quicker than the opening of the file, which would come after its removal.
      if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve))
      fs.rmSync(temporary, { force: true })
      throw error
    }
    const key = hash.digest('hex')
    return {
      key,
      bytes,
      path: temporary,
      keep() {
        fs.mkdirSync(path.dirname(pathOf(key)), { recursive: true })
        fs.renameSync(temporary, pathOf(key))
        return { key, bytes }
      },
      drop: () => fs.rmSync(temporary, { force: true }),
    }
  }
  return {
    mustHaveRoom,
    receive,
    put: (source, options) =>
      spanned({ name: 'blob put' }, async () => {
        const received = await receive(source, options)
        try {
          return received.keep()
        } finally {
          received.drop()
        }
      }),
    path: pathOf,
    read: (key) => fs.createReadStream(pathOf(key)),
    removeOld(key, ms) {
      const file = pathOf(key)
      const old = (of: string) => isOld(of, ms)
      if (!old(file)) return false
      // Whoever puts the same bytes between the look and the removal gets them back.
      const aside = path.join(incoming, randomUUID())
      try {
        fs.renameSync(file, aside)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
        throw error
      }
      const gone = old(aside)
      if (gone) fs.rmSync(aside, { force: true })
      else fs.renameSync(aside, file)
      return gone
    },
    oldKeys(ms, after, most) {
      const found: string[] = []
      for (const folder of namesIn(root, /^[0-9a-f]{2}$/)) {
        if (folder < after.slice(0, 2)) continue
        for (const key of namesIn(path.join(root, folder), /^[0-9a-f]{64}$/)) {
          if (key <= after || !key.startsWith(folder) || !isOld(pathOf(key), ms)) continue
          found.push(key)
          if (found.length === most) return found
        }
      }
      return found
    },
    removeLeftovers: () => removeLeftovers(incoming),
    readWhole: (key) =>
      spanned({ name: 'blob read' }, async () => {
        const bytes = await fs.promises.readFile(pathOf(key))
        const found = createHash('sha256').update(bytes).digest('hex')
        if (found !== key) throw new Error(`blob ${key} is not what was stored: ${found}`)
        return bytes
      }),
  }
}

/** Bytes that may still be written on the disk of a folder. */
export function freeBytes(dir: string): number {
  const { bavail, bsize } = fs.statfsSync(dir)
  return bavail * bsize
}

const namesIn = (folder: string, form: RegExp): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => form.test(name))
    .sort()

/** A file that is not there is not old. */
const isOld = (file: string, ms: number): boolean =>
  (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) <=
  Date.now() - ms

const LEFT_MS = 24 * 3_600_000

/** What processes that were killed left half written. Another process may be writing now: only what is a day old goes. */
function removeLeftovers(incoming: string): void {
  for (const name of fs.readdirSync(incoming)) {
    const file = path.join(incoming, name)
    if (isOld(file, LEFT_MS)) fs.rmSync(file, { force: true })
  }
}
