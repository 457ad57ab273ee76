/** A manifest that was cut short, changed or written by another version is refused with what to do. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { manifestOf } from './manifest.test-support.ts'
import { readManifest, writeManifest } from './manifest.ts'

let dir: string
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-manifest-'))
})
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }))

const made = manifestOf({ startedAt: '2026-11-28T02:00:00.000Z', first: 5, last: 6 })
const file = () => path.join(dir, 'manifest.json')

it('is read as it was written', () => {
  writeManifest(dir, made)
  expect(readManifest(dir)).toEqual(made)
})

it.each<[string, (text: string) => string | null, RegExp]>([
  ['missing', () => null, /缺少 manifest.json[\s\S]*--base/],
  ['cut short', (text) => text.slice(0, -100), /截断或改动[\s\S]*cut short or changed/],
  ['empty', () => '', /截断或改动/],
  ['changed', (text) => text.replace('"timeline": 1', '"timeline": 2'), /截断或改动/],
  [
    'of another version',
    (text) => text.replace('"format": 1', '"format": 2'),
    /其他版本[\s\S]*another version/,
  ],
])('%s: refused', (_, spoil, words) => {
  writeManifest(dir, made)
  const text = spoil(fs.readFileSync(file(), 'utf8'))
  if (text === null) fs.rmSync(file())
  else fs.writeFileSync(file(), text)
  expect(() => readManifest(dir)).toThrow(words)
})
