/** Files by content: uploads' originals and report files, named by their SHA-256. One small interface; here the local folder. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import {
  createSpool,
  isOld,
  mustBeKey,
  type PutOptions,
  type Room,
  type StoredBlob,
} from './blob-spool.ts'
import { spanned } from './tracing/span.ts'

/** Bytes that lie under no key yet: nobody else has them, also who gives the same ones at the same time. */
export interface ReceivedBlob extends StoredBlob {
  /** Local path, until they are kept or dropped. */
  path: string
  /** Gives them their key. */
  keep(): Promise<StoredBlob>
  /** Takes them away unless they were kept. */
  drop(): void
}

export interface Blobs {
  /** Writes beside and renames at the end: a crash leaves no half file under a key. */
  put(source: Readable | Uint8Array, options?: PutOptions): Promise<StoredBlob>
  /** For what is judged before it is kept, or never is: whoever calls keeps or drops it. */
  receive(source: Readable | Uint8Array, options?: PutOptions): Promise<ReceivedBlob>
  /** Throws NoRoom when nothing may be stored that keeps the reserve. */
  mustHaveRoom(): void
  /** Throws before the first byte where the key is not there or the store does not answer. */
  read(key: string): Promise<Readable>
  /** All bytes, for files that fit into memory. Throws when they are not those that were put. */
  readWhole(key: string): Promise<Buffer>
  /** For programs that want a file: its local path stands until `use` ends, and is not written to. */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>
  /** Takes a file away that was put for the last time at least so many ms ago; one that is not there is fine. Whether it went. */
  removeOld(key: string, ms: number): Promise<boolean>
  /** Keys behind `after` that were put for the last time at least so many ms ago, in order, at most so many. */
  oldKeys(ms: number, after: string, most: number): Promise<string[]>
  /** Takes away what processes that were killed left half written. */
  removeLeftovers(): Promise<void>
}

/** The local folder, where the file of a key has a path for good. */
export interface LocalBlobs extends Blobs {
  path(key: string): string
}

export function createBlobs(dir: string, room: Room = { reserve: 0 }): LocalBlobs {
  const root = path.join(dir, 'blobs')
  fs.mkdirSync(dir, { recursive: true })
  const spool = createSpool(root, room)
  const pathOf = (key: string) => {
    mustBeKey(key)
    return path.join(root, key.slice(0, 2), key)
  }
  const receive = async (
    source: Readable | Uint8Array,
    options?: PutOptions,
  ): Promise<ReceivedBlob> => {
    const { key, bytes, path: temporary, drop } = await spool.receive(source, options)
    return {
      key,
      bytes,
      path: temporary,
      drop,
      async keep() {
        fs.mkdirSync(path.dirname(pathOf(key)), { recursive: true })
        fs.renameSync(temporary, pathOf(key))
        return { key, bytes }
      },
    }
  }
  return {
    mustHaveRoom: spool.mustHaveRoom,
    receive,
    put: (source, options) => putReceived(() => receive(source, options)),
    path: pathOf,
    withFile: async (key, use) => use(pathOf(key)),
    async read(key) {
      const file = fs.createReadStream(pathOf(key))
      await once(file, 'open')
      return file
    },
    async removeOld(key, ms) {
      const file = pathOf(key)
      const old = (of: string) => isOld(of, ms)
      if (!old(file)) return false
      // Whoever puts the same bytes between the look and the removal gets them back.
      const aside = spool.aside()
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
    async oldKeys(ms, after, most) {
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
    async removeLeftovers() {
      spool.removeLeftovers()
    },
    readWhole: (key) =>
      spanned({ name: 'blob read' }, async () => {
        const bytes = await fs.promises.readFile(pathOf(key))
        mustBe(key, createHash('sha256').update(bytes).digest('hex'))
        return bytes
      }),
  }
}

/** Receives and keeps, and leaves nothing beside it whatever happens. */
export const putReceived = (receive: () => Promise<ReceivedBlob>): Promise<StoredBlob> =>
  spanned({ name: 'blob put' }, async () => {
    const received = await receive()
    try {
      return await received.keep()
    } finally {
      received.drop()
    }
  })

/** Throws where the SHA-256 that was found is not the key: bytes of a store that changed are given to nobody. */
export function mustBe(key: string, found: string): void {
  if (found !== key) throw new Error(`blob ${key} is not what was stored: ${found}`)
}

const namesIn = (folder: string, form: RegExp): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => form.test(name))
    .sort()
