/** What goes once there are more base backups than are kept, and what never does. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { layoutOf } from './layout.ts'
import { manifestOf, segment } from './manifest.test-support.ts'
import { basesIn, writeManifest } from './manifest.ts'
import { needless, prune, surplus } from './prune.ts'

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-prune-'))
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T02:00:00.000Z`
const base = (n: number, first: number, timeline = 1) =>
  manifestOf({ startedAt: day(n), first, last: first + 1, timeline, id: `${n}` })

it('the oldest go, and one stays whatever is asked', () => {
  const bases = [base(1, 2), base(2, 5), base(3, 9)]
  expect(surplus(bases, 2).map(({ id }) => id)).toEqual(['1'])
  expect(surplus(bases, 7)).toEqual([])
  expect(surplus(bases, 0).map(({ id }) => id)).toEqual(['1', '2'])
})

it('a segment goes that no kept base backup begins at or goes through', () => {
  const names = [
    segment(4),
    `${segment(4)}.partial`,
    segment(5),
    segment(6),
    `${segment(9)}.partial`,
  ]
  expect(needless(names, [base(2, 5), base(3, 9)])).toEqual([segment(4), `${segment(4)}.partial`])
  expect(needless(names, [])).toEqual([])
})

it('an earlier timeline goes with its last base backup; one that begins stays', () => {
  const names = [segment(4, 1), segment(5, 2), segment(6, 3)]
  expect(needless(names, [base(3, 5, 2)])).toEqual([segment(4, 1)])
  expect(needless(names, [base(1, 4, 1), base(3, 5, 2)])).toEqual([])
})

it('a stored file goes that none lists, that is gone and came before the oldest of them', async () => {
  const [data, layout] = [path.join(root, 'data'), layoutOf(path.join(root, 'backup'))]
  const file = (of: string, letter: string, on: string) => {
    const key = letter.repeat(64)
    const name = path.join('blobs', key.slice(0, 2), key)
    fs.mkdirSync(path.dirname(path.join(of, name)), { recursive: true })
    fs.writeFileSync(path.join(of, name), 'x')
    fs.utimesSync(path.join(of, name), new Date(on), new Date(on))
    return name
  }
  const listed = file(layout.files, 'a', day(1))
  const alive = file(layout.files, 'b', day(1))
  file(data, 'b', day(1))
  const young = file(layout.files, 'c', day(4))
  const gone = file(layout.files, 'd', day(1))
  for (const [n, names] of [
    [1, [listed, gone]],
    [2, [listed]],
    [3, [listed]],
  ] as const) {
    fs.mkdirSync(layout.base(`${n}`), { recursive: true })
    fs.writeFileSync(
      path.join(layout.base(`${n}`), 'stored.txt'),
      names.map((name) => `1 ${name}\n`).join(''),
    )
    writeManifest(layout.base(`${n}`), base(n, n))
  }
  // One that cannot be read counts for none, and stays.
  fs.mkdirSync(layout.base('0'))
  expect(await prune(layout, data, 2)).toEqual({ bases: ['1'], segments: 0, stored: 1 })
  expect(basesIn(layout)).toEqual(['0', '2', '3'])
  const lies = (name: string) => fs.existsSync(path.join(layout.files, name))
  expect([listed, alive, young, gone].map(lies)).toEqual([true, true, true, false])
})
