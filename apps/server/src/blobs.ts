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
  /** All bytes, for files that fit into memory. Throws when they are not those that were put. */
  readWhole(key: string): Promise<Buffer>
  /** Local path, for programs that want a file. */
  path(key: string): string
}

export function createBlobs(dir: string): Blobs {
  const root = path.join(dir, 'blobs')
  const incoming = path.join(root, 'incoming')
  fs.mkdirSync(dir, { recursive: true })
  fs.mkdirSync(incoming, { recursive: true, mode: 0o700 })
  removeLeftovers(incoming)
  const pathOf = (key: string) => {
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('blob key must be a sha-256')
    return path.join(root, key.slice(0, 2), key)
  }
  return {
    path: pathOf,
    read: (key) => fs.createReadStream(pathOf(key)),
    async readWhole(key) {
      const bytes = await fs.promises.readFile(pathOf(key))
      const found = createHash('sha256').update(bytes).digest('hex')
      if (found !== key) throw new Error(`blob ${key} is not what was stored: ${found}`)
      return bytes
    },
    async put(source) {
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
              bytes += chunk.length
              yield chunk
            }
          },
          file,
        )
        const key = hash.digest('hex')
        fs.mkdirSync(path.dirname(pathOf(key)), { recursive: true })
        fs.renameSync(temporary, pathOf(key))
        return { key, bytes }
      } catch (error) {
        // A source that breaks off at once is quicker than the opening of the file, which would come after its removal.
        if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve))
        fs.rmSync(temporary, { force: true })
        throw error
      }
    },
  }
}

const LEFT_MS = 24 * 3_600_000

/** What processes that were killed left half written. Another process may be writing now: only what is a day old goes. */
function removeLeftovers(incoming: string): void {
  for (const name of fs.readdirSync(incoming)) {
    const file = path.join(incoming, name)
    const written = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (written < Date.now() - LEFT_MS) fs.rmSync(file, { force: true })
  }
}
