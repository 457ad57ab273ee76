/** Stored files copied as they come: each once, none that is damaged, none that has gone since is lost. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Mirror, storedIn, storedOf, storedText } from './mirror.ts'

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-mirror-'))
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

const from = () => path.join(root, 'data')
const to = () => path.join(root, 'files')
function put(store: string, text: string, bytes = text): string {
  const key = createHash('sha256').update(text).digest('hex')
  const name = `${store}/${key.slice(0, 2)}/${key}`
  fs.mkdirSync(path.join(from(), path.dirname(name)), { recursive: true })
  fs.writeFileSync(path.join(from(), name), bytes)
  return name
}

it('what comes is copied once; what goes stays in the backup', async () => {
  const one = put('blobs', 'one')
  const two = put('pictures/blobs', 'two')
  fs.mkdirSync(path.join(from(), 'blobs', 'incoming'))
  fs.writeFileSync(path.join(from(), 'blobs', 'incoming', 'half'), 'ha')
  const mirror = new Mirror(from(), to())
  expect(await mirror.run()).toEqual({ copied: 2, damaged: [] })
  expect(await mirror.run()).toEqual({ copied: 0, damaged: [] })
  fs.rmSync(path.join(from(), one))
  const three = put('exports/blobs', 'three')
  expect((await mirror.run()).copied).toBe(1)
  const stored = storedIn(to())
  expect(stored).toEqual([
    { path: one, bytes: 3 },
    { path: two, bytes: 3 },
    { path: three, bytes: 5 },
  ])
  expect(storedOf(storedText(stored))).toEqual(stored)
})

it('bytes that are not those of their name are told, and not copied', async () => {
  const bad = put('blobs', 'good', 'bad')
  const mirror = new Mirror(from(), to())
  expect(await mirror.run()).toEqual({ copied: 0, damaged: [bad] })
  expect((await mirror.run()).damaged).toEqual([bad])
  expect(storedIn(to())).toEqual([])
})

it('ends of the audit log are copied whenever they grew', async () => {
  const file = path.join(from(), 'audit-checkpoints', '1.jsonl')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const mirror = new Mirror(from(), to())
  for (const text of ['a', 'ab']) {
    fs.writeFileSync(file, text)
    await mirror.run()
    expect(fs.readFileSync(path.join(to(), 'audit-checkpoints', '1.jsonl'), 'utf8')).toBe(text)
  }
})
