/**
 * Files by content in S3-compatible storage (docs/decisions/0246). Bytes are received on this machine first: their key is known
 * only at their end, and what breaks off never reaches the store.
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createSpool, mustBeKey, type PutOptions, type Room } from '../blob-spool.ts'
import { type Blobs, mustBe, putReceived, type ReceivedBlob } from '../blobs.ts'
import { spanned } from '../tracing/span.ts'
import { type S3Client, StoreDown } from './client.ts'
import { removeUnfinished } from './unfinished.ts'
import { upload } from './upload.ts'

const PAGE = 1_000
const KEY = /^[0-9a-f]{64}$/

/**
 * @param dir local folder for bytes on their way
 * @param folder before the keys of this store, with a slash at its end
 */
export function createS3Blobs(
  client: S3Client,
  folder: string,
  dir: string,
  room: Room = { reserve: 0 },
): Blobs {
  const spool = createSpool(path.join(dir, 'blobs'), room)
  const nameOf = (key: string) => {
    mustBeKey(key)
    return `${folder}${key}`
  }
  const list = async (prefix: string, most: number, after?: string) => {
    const page = await client.ask((s3) =>
      s3.listObjects('/', prefix, most, after === undefined ? {} : { 'start-after': after }),
    )
    if (page === null) throw new StoreDown('the bucket is not there')
    return page
  }
  const receive = async (
    source: Readable | Uint8Array,
    options?: PutOptions,
  ): Promise<ReceivedBlob> => {
    const spooled = await spool.receive(source, options)
    const { key, bytes } = spooled
    return {
      ...spooled,
      async keep() {
        await upload(client, nameOf(key), spooled.path, bytes)
        return { key, bytes }
      },
    }
  }
  /** Also one that is there already is put: its time says when it was given for the last time. */
  const read = async (key: string): Promise<Readable> => {
    const pieces = await client.get(nameOf(key))
    if (!pieces) throw new Error(`blob ${key} is not there`)
    return Readable.from(checked(key, pieces), { objectMode: false })
  }
  return {
    mustHaveRoom: spool.mustHaveRoom,
    receive,
    put: (source, options) => putReceived(() => receive(source, options)),
    read,
    readWhole: (key) =>
      spanned({ name: 'blob read' }, async () => {
        const pieces: Buffer[] = []
        for await (const piece of await read(key)) pieces.push(piece)
        return Buffer.concat(pieces)
      }),
    async withFile(key, use) {
      const file = spool.aside()
      try {
        await pipeline(await read(key), fs.createWriteStream(file))
        return await use(file)
      } finally {
        fs.rmSync(file, { force: true })
      }
    },
    async removeOld(key, ms) {
      const name = nameOf(key)
      const [found] = await list(name, 1)
      if (found?.Key !== name || found.LastModified.getTime() > Date.now() - ms) return false
      // Whoever puts the same bytes between the look and this loses them: the store knows no removal by age (0246).
      return client.ask((s3) => s3.deleteObject(name))
    },
    async oldKeys(ms, after, most) {
      const found: string[] = []
      for (let from = `${folder}${after}`; ; ) {
        const page = await list(folder, PAGE, from)
        for (const { Key, LastModified } of page) {
          const key = Key.slice(folder.length)
          if (!KEY.test(key) || LastModified.getTime() > Date.now() - ms) continue
          found.push(key)
          if (found.length === most) return found
        }
        if (page.length < PAGE) return found
        from = page.at(-1)!.Key
      }
    },
    async removeLeftovers() {
      spool.removeLeftovers()
      await removeUnfinished(client, folder)
    },
  }
}

async function* checked(key: string, pieces: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  for await (const piece of pieces) {
    hash.update(piece)
    yield piece
  }
  mustBe(key, hash.digest('hex'))
}
