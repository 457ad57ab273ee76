/** A copy into the bucket: all of it once, what broke off goes on, what was damaged is named and not sent. Hashes by hand. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type CopiedStore, copyIntoBucket } from './copy.ts'
import { s3Server } from './server.test-support.ts'

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex')
let own: Awaited<ReturnType<typeof s3Server>>
let dir: string
const lay = (store: string, text: string, key = keyOf(text)) => {
  const folder = path.join(dir, store, key.slice(0, 2))
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, key), text)
  return key
}
const copied = async () => {
  const told: CopiedStore[] = []
  await copyIntoBucket(async (store) => void told.push(store))
  return told
}
beforeAll(async () => {
  own = await s3Server('xinjian-test')
})
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-copy-'))
  for (const [name, value] of Object.entries({
    DATA_DIR: dir,
    S3_URL: own.url,
    S3_BUCKET: 'xinjian-test',
    S3_KEY_ID: 'testing',
    S3_SECRET: 'testing-secret',
    S3_PREFIX: path.basename(dir),
  }))
    vi.stubEnv(name, value)
})
afterAll(() => {
  vi.unstubAllEnvs()
  return own.close()
})

it('sends each file of each folder once, and takes up where it was cut off', async () => {
  lay('blobs', 'an original')
  lay('blobs', 'another')
  lay('pictures/blobs', 'a picture')
  expect(await copied()).toEqual([
    { store: 'blobs', copied: 2, bytes: 18, there: 0, damaged: [] },
    { store: 'pictures', copied: 1, bytes: 9, there: 0, damaged: [] },
    { store: 'exports', copied: 0, bytes: 0, there: 0, damaged: [] },
  ])
  lay('blobs', 'a third one')
  expect((await copied())[0]).toEqual({
    ...{ store: 'blobs', copied: 1, bytes: 11, there: 2, damaged: [] },
  })
  expect(fs.readdirSync(path.join(dir, 'blobs/incoming'))).toEqual([])
})

it('names what is not what was stored, and sends the rest', async () => {
  const damaged = lay('blobs', 'changed since', keyOf('as it was'))
  lay('blobs', 'whole')
  expect((await copied())[0]).toMatchObject({ copied: 1, damaged: [damaged] })
  expect((await copied())[0]).toMatchObject({ copied: 0, there: 1, damaged: [damaged] })
})

it('says what to set where no bucket is', async () => {
  vi.stubEnv('S3_URL', '')
  await expect(copied()).rejects.toThrow('S3_URL')
})
