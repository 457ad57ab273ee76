/** Bytes that no row names, as a process leaves them that is killed between writing the one and the other. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sweepStore } from '../../src/blob-sweep.ts'
import { createBlobs, type LocalBlobs } from '../../src/blobs.ts'
import type { Database } from '../../src/db/pool.ts'
import { openClone } from '../harness.ts'

const HOURS = 3_600_000
let db: Database
let drop: () => Promise<void>
let dir: string
let store: LocalBlobs

beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(async () => {
  await drop?.()
})
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-sweep-'))
  store = createBlobs(dir)
  return () => fs.rmSync(dir, { recursive: true, force: true })
})

/** Puts bytes as if so many hours ago; their key. */
async function put(text: string, hours: number): Promise<string> {
  const { key } = await store.put(Buffer.from(text))
  const at = new Date(Date.now() - hours * HOURS)
  fs.utimesSync(store.path(key), at, at)
  return key
}
const lies = (key: string) => fs.existsSync(store.path(key))
const sweep = (after = '', most?: number) => sweepStore(db.as('system'), store, after, most)

/** A row that names a key, in each table that names any. */
const ROWS: Record<string, (key: string) => Promise<unknown>> = {
  'a picture': (key) =>
    db.run(
      `insert into verify_archive_file (company_id, archive, n, name, bytes, blob_key, made_by) values (1, 1, 1, 'a', 1, $1, 'x')`,
      [key],
    ),
  'a table of invoices': (key) =>
    db.run(
      `insert into verify_batch (company_id, no, made_by, via, file_name, file_bytes, blob_key, phase, status)
       values (1, 'PC1', 'x', 'PAGE', 'a.csv', 1, $1, 'CHECK', 'DONE')`,
      [key],
    ),
}

it('old bytes without a row go; young ones stay, for their row may be about to be written', async () => {
  const [old, young] = [await put('old', 25), await put('young', 23)]
  expect(await sweep()).toEqual({ last: '', looked: 1, removed: 1, strange: false })
  expect([lies(old), lies(young)]).toEqual([false, true])
})

it.each(Object.entries(ROWS))('bytes of %s stay, however old', async (name, row) => {
  const key = await put(name, 1_000)
  await row(key)
  expect(await sweep()).toMatchObject({ looked: 1, removed: 0 })
  expect(lies(key)).toBe(true)
})

it('bytes that were given again today stay', async () => {
  const key = await put('again', 100)
  await store.put(Buffer.from('again'))
  expect(await sweep()).toMatchObject({ removed: 0 })
  expect(lies(key)).toBe(true)
})

it('what is no stored file is not touched', async () => {
  const strange = ['notes.txt', 'ab/notes.txt', `ab/${'c'.repeat(64)}`, `zz/${'a'.repeat(64)}`].map(
    (name) => path.join(dir, 'blobs', name),
  )
  const long = new Date(Date.now() - 1_000 * HOURS)
  for (const file of strange) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, 'x')
    fs.utimesSync(file, long, long)
  }
  expect(await sweep()).toMatchObject({ looked: 0 })
  expect(strange.every((file) => fs.existsSync(file))).toBe(true)
})

it('goes on where it stopped, so many at a time', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, (_, i) => put(`part ${i}`, 48)))
  const first = await sweep('', 3)
  expect(first).toMatchObject({ looked: 3, removed: 3, last: keys.sort()[2] })
  expect(await sweep(first.last, 3)).toMatchObject({ looked: 2, removed: 2, last: '' })
  expect(keys.filter(lies)).toEqual([])
})

it('touches none where most have no row: the folder is of another database', async () => {
  const keys = await Promise.all(Array.from({ length: 100 }, (_, i) => put(`strange ${i}`, 48)))
  expect(await sweep()).toMatchObject({ looked: 100, removed: 0, strange: true })
  expect(keys.filter(lies)).toHaveLength(100)
})
