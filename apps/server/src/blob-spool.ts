/** Bytes on their way: written to a folder of this machine before anybody has them, so that what breaks off is never seen. */
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** So many bytes of a file are written before the free space is read again. */
const LOOK_BYTES = 16 * 2 ** 20
const LEFT_MS = 24 * 3_600_000

export interface StoredBlob {
  key: string
  bytes: number
}

export interface PutOptions {
  /** Refuses with NoRoom rather than take what is kept free for the database and for files of ours. */
  keepReserve?: boolean
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

export interface Spooled extends StoredBlob {
  /** Local path of the bytes, until they are moved or dropped. */
  path: string
  drop(): void
}

export interface Spool {
  /** A path that nobody else has, on the same disk as what is received. */
  aside(): string
  mustHaveRoom(): void
  receive(source: Readable | Uint8Array, options?: PutOptions): Promise<Spooled>
  /** Takes away what killed processes left. Another process may be writing now: only what is a day old goes. */
  removeLeftovers(): void
}

/** @param root folder of the store; bytes on their way lie in `incoming` of it */
export function createSpool(root: string, { reserve, free = freeBytes }: Room): Spool {
  const incoming = path.join(root, 'incoming')
  fs.mkdirSync(root, { recursive: true })
  fs.mkdirSync(incoming, { recursive: true, mode: 0o700 })
  const aside = () => path.join(incoming, randomUUID())
  const removeLeftovers = () => {
    for (const name of fs.readdirSync(incoming)) {
      const file = path.join(incoming, name)
      if (isOld(file, LEFT_MS)) fs.rmSync(file, { force: true })
    }
  }
  removeLeftovers()
  const mustHaveRoom = () => {
    if (reserve > 0 && free(root) < reserve) throw new NoRoom('the reserve of the disk is reached')
  }
  return {
    aside,
    mustHaveRoom,
    removeLeftovers,
    async receive(source, { keepReserve = false } = {}) {
      if (keepReserve) mustHaveRoom()
      const temporary = aside()
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
      const drop = () => fs.rmSync(temporary, { force: true })
      return { key: hash.digest('hex'), bytes, path: temporary, drop }
    },
  }
}

/** Bytes that may still be written on the disk of a folder. */
export function freeBytes(dir: string): number {
  const { bavail, bsize } = fs.statfsSync(dir)
  return bavail * bsize
}

/** A file that is not there is not old. */
export const isOld = (file: string, ms: number): boolean =>
  (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) <=
  Date.now() - ms

/** Throws where a key is no SHA-256 in lower case hex: nothing else reaches a path or an address. */
export function mustBeKey(key: string): void {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('blob key must be a sha-256')
}
