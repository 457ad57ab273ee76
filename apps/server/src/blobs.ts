/** Files by content: uploads' originals and report files, named by their SHA-256. Local folder; one small interface. */
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface StoredBlob {
  key: string
  bytes: number
}

export interface Blobs {
  /** Writes beside and renames at the end: a crash leaves no half file under a key. */
  put(source: Readable | Uint8Array): Promise<StoredBlob>
  read(key: string): Readable
  /** Local path, for programs that want a file. */
  path(key: string): string
}

export function createBlobs(dir: string): Blobs {
  const root = path.join(dir, 'blobs')
  fs.mkdirSync(path.join(root, 'incoming'), { recursive: true })
  const pathOf = (key: string) => {
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('blob key must be a sha-256')
    return path.join(root, key.slice(0, 2), key)
  }
  return {
    path: pathOf,
    read: (key) => fs.createReadStream(pathOf(key)),
    async put(source) {
      const temporary = path.join(root, 'incoming', randomUUID())
      const hash = createHash('sha256')
      let bytes = 0
      try {
        await pipeline(
          source instanceof Uint8Array ? Readable.from([source]) : source,
          async function* (chunks: AsyncIterable<Uint8Array>) {
            for await (const chunk of chunks) {
              hash.update(chunk)
              bytes += chunk.length
              yield chunk
            }
          },
          fs.createWriteStream(temporary, { flush: true }),
        )
        const key = hash.digest('hex')
        fs.mkdirSync(path.dirname(pathOf(key)), { recursive: true })
        fs.renameSync(temporary, pathOf(key))
        return { key, bytes }
      } catch (error) {
        fs.rmSync(temporary, { force: true })
        throw error
      }
    },
  }
}
