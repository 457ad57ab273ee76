/** One table of behaviours over the local folder and over a store that nobody here wrote (S3_TEST_URL, docs/decisions/0246). */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Blobs, createBlobs } from '../blobs.ts'
import { readConfig } from '../config.ts'
import { openStores } from '../stores.ts'
import { createS3Blobs } from './blobs.ts'
import { createS3Client } from './client.ts'
import { s3Server } from './server.test-support.ts'
import type { S3Setting } from './settings.ts'

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const MB = 2 ** 20
const dirs: string[] = []
const folder = () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-store-'))
  dirs.push(dir)
  return dir
}
afterAll(() => {
  for (const dir of dirs) fs.rmSync(dir, { recursive: true, force: true })
})
const left = (dir: string) => fs.readdirSync(path.join(dir, 'blobs', 'incoming'))
const settingOf = (url: string): S3Setting =>
  readConfig({
    S3_URL: url,
    S3_BUCKET: 'xinjian-test',
    S3_KEY_ID: 'testing',
    S3_SECRET: 'testing-secret',
    S3_ENCRYPTION: 'AES256',
  }).s3!
const outside = process.env.S3_TEST_URL
const fast = { requestMs: 2_000, pausesMs: [1, 1] }
let own: Awaited<ReturnType<typeof s3Server>>
beforeAll(async () => {
  own = await s3Server('xinjian-test')
})
afterAll(() => own.close())

const overS3 = (url: () => string) => (dir: string) =>
  createS3Blobs(createS3Client(settingOf(url()), fast), `${path.basename(dir)}/`, dir)
const STORES: [string, (dir: string) => Blobs][] = [
  ['the local folder', (dir) => createBlobs(dir)],
  ['S3', overS3(() => own.url)],
  ...(outside ? [['S3 outside', overS3(() => outside)] as [string, (dir: string) => Blobs]] : []),
]

describe.each(STORES)('%s', (_, open) => {
  const opened = () => {
    const dir = folder()
    return { dir, blobs: open(dir) }
  }

  it('names a file by its content, gives it back and leaves nothing beside it', async () => {
    const { dir, blobs } = opened()
    expect(await blobs.put(Buffer.from('abc'))).toEqual({ key: ABC, bytes: 3 })
    expect((await blobs.readWhole(ABC)).toString()).toBe('abc')
    expect(await Readable.from(await blobs.read(ABC)).toArray()).toEqual([Buffer.from('abc')])
    expect(left(dir)).toEqual([])
  })

  it.each([0, 1, 16 * MB, 16 * MB + 1, 33 * MB + 5])(
    '%i bytes come back as they were',
    async (n) => {
      const { dir, blobs } = opened()
      const bytes = Buffer.alloc(n, '0123456789abcdef!')
      const { key } = await blobs.put(bytes)
      expect(key).toBe(createHash('sha256').update(bytes).digest('hex'))
      const seen = await blobs.withFile(key, (file) => fs.promises.readFile(file))
      expect(seen.equals(bytes)).toBe(true)
      expect(left(dir)).toEqual([])
    },
  )

  it('a source that breaks off leaves nothing, and what is dropped is not stored', async () => {
    const { dir, blobs } = opened()
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(70_000)
        throw new Error('gone')
      })(),
    )
    await expect(blobs.put(broken)).rejects.toThrow('gone')
    const received = await blobs.receive(Buffer.from('abc'))
    received.drop()
    await expect(blobs.readWhole(ABC)).rejects.toThrow()
    expect([left(dir), await blobs.oldKeys(0, '', 10)]).toEqual([[], []])
  })

  it('a key that is not there is refused before the first byte; no key is no address', async () => {
    const { blobs } = opened()
    await expect(blobs.read(ABC)).rejects.toThrow()
    await expect(blobs.withFile('../../x', async () => 1)).rejects.toThrow()
  })

  it('lists old keys in order, from where it stopped, and takes only old ones away', async () => {
    const { blobs } = opened()
    const keys = []
    for (let i = 0; i < 5; i++) keys.push((await blobs.put(Buffer.from(`part ${i}`))).key)
    keys.sort()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await blobs.oldKeys(0, '', 3)).toEqual(keys.slice(0, 3))
    expect(await blobs.oldKeys(0, keys[2]!, 3)).toEqual(keys.slice(3))
    expect(await blobs.oldKeys(60_000, '', 3)).toEqual([])
    expect(await blobs.removeOld(keys[0]!, 60_000)).toBe(false)
    expect(await blobs.removeOld(keys[0]!, 0)).toBe(true)
    expect(await blobs.removeOld(keys[0]!, 0)).toBe(false)
    expect(await blobs.oldKeys(0, '', 9)).toEqual(keys.slice(1))
  })
})

describe('storage over the network', () => {
  const fresh = () => {
    const dir = folder()
    return { dir, blobs: overS3(() => own.url)(dir), of: path.basename(dir) }
  }

  it('bytes that changed there are given to nobody', async () => {
    const { blobs, of } = fresh()
    await blobs.put(Buffer.from('abc'))
    own.objects.set(`${of}/${ABC}`, { bytes: Buffer.from('abd'), at: new Date() })
    await expect(blobs.readWhole(ABC)).rejects.toThrow('not what was stored')
    await expect(blobs.withFile(ABC, async () => 1)).rejects.toThrow('not what was stored')
  })

  it('what passes is tried again; what lasts is told as the fault of the store, and leaves nothing', async () => {
    const { dir, blobs } = fresh()
    own.failNext(2)
    expect((await blobs.put(Buffer.from('abc'))).key).toBe(ABC)
    own.failNext(3)
    await expect(blobs.put(Buffer.from('abc'))).rejects.toMatchObject({ code: 'STORE_DOWN' })
    expect(left(dir)).toEqual([])
  })

  it.each([
    ['whose third part fails', 3],
    ['that is not put together, told within a 200,', Number.POSITIVE_INFINITY],
  ])('an upload %s shows nothing and is taken back', async (_, part) => {
    const { blobs, of } = fresh()
    own.failPart(part)
    const bytes = Buffer.alloc(33 * MB, 'x')
    await expect(blobs.put(bytes)).rejects.toMatchObject({ code: 'STORE_DOWN' })
    own.failPart(0)
    expect(own.uploads.size).toBe(0)
    expect([...own.objects.keys()].filter((name) => name.startsWith(of))).toEqual([])
    const { key } = await blobs.put(bytes)
    expect(await blobs.oldKeys(0, '', 9)).toEqual([key])
  })

  it('uploads in parts that were left a day ago end; young ones stay', async () => {
    const { blobs, of } = fresh()
    const s3 = new S3mini({
      endpoint: `${own.url}/xinjian-test`,
      accessKeyId: 'a',
      secretAccessKey: 'b',
    })
    const [old, young] = [
      await s3.getMultipartUploadId(`${of}/old`),
      await s3.getMultipartUploadId(`${of}/young`),
    ]
    own.uploads.get(old)!.at = new Date(Date.now() - 25 * 3_600_000)
    await blobs.removeLeftovers()
    expect([own.uploads.has(old), own.uploads.has(young)]).toEqual([false, true])
    own.uploads.delete(young)
  })

  it('encryption is asked for where it is set', async () => {
    await fresh().blobs.put(Buffer.from('abc'))
    expect(own.lastPut['x-amz-server-side-encryption']).toBe('AES256')
  })

  it.each([
    ['a bucket that is not there', { S3_BUCKET: 'other' }, 'S3_BUCKET'],
    ['nobody who answers', { S3_URL: 'http://127.0.0.1:9' }, 'S3_URL'],
  ])('%s ends the start in words', async (_, set, named) => {
    const s3 = readConfig({
      S3_URL: own.url,
      S3_BUCKET: 'xinjian-test',
      S3_KEY_ID: 'testing',
      S3_SECRET: 'testing-secret',
      ...set,
    }).s3
    await expect(openStores({ dataDir: folder(), diskReserve: 0, s3 })).rejects.toThrow(named)
  })
})
