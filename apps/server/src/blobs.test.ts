import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createBlobs } from './blobs.ts'

let dir: string
const dirs: string[] = []
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-blobs-'))
  dirs.push(dir)
})
afterAll(() => {
  for (const d of dirs) fs.rmSync(d, { recursive: true, force: true })
})
const incoming = () => fs.readdirSync(path.join(dir, 'blobs', 'incoming'))

it('names a file by its content and leaves nothing beside it', async () => {
  const { key, bytes } = await createBlobs(dir).put(Buffer.from('abc'))
  expect([key, bytes]).toEqual([
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    3,
  ])
  expect(incoming()).toEqual([])
})

it('a source that breaks off, at once or later, leaves nothing', async () => {
  const blobs = createBlobs(dir)
  const broken = (chunks: number) =>
    Readable.from(
      (async function* () {
        for (let i = 0; i < chunks; i++) yield Buffer.alloc(70_000)
        throw new Error('gone')
      })(),
    )
  for (const chunks of [0, 1, 20]) await expect(blobs.put(broken(chunks))).rejects.toThrow('gone')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(incoming()).toEqual([])
})

it('what a killed process left is removed after a day, what is being written stays', () => {
  createBlobs(dir)
  const file = (name: string) => path.join(dir, 'blobs', 'incoming', name)
  for (const name of ['old', 'new']) fs.writeFileSync(file(name), 'x')
  fs.utimesSync(file('old'), new Date(), new Date(Date.now() - 25 * 3_600_000))
  createBlobs(dir)
  expect(incoming()).toEqual(['new'])
})

it.each(['../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(64)}/..`, `${'a'.repeat(63)}\n`])(
  'refuses the key %j',
  (key) => expect(() => createBlobs(dir).path(key)).toThrow('sha-256'),
)

it('what several receive of the same bytes is of each: one drops it, another keeps it', async () => {
  const blobs = createBlobs(dir)
  const [one, other] = [
    await blobs.receive(Buffer.from('abc')),
    await blobs.receive(Buffer.from('abc')),
  ]
  one.drop()
  const { key } = await other.keep()
  other.drop()
  expect(await blobs.readWhole(key)).toEqual(Buffer.from('abc'))
  expect(incoming()).toEqual([])
})
