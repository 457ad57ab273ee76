import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { smallBomb, toZip } from '../../test-support/zip.ts'
import { unpackIsolated } from './unpack-isolated.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'xinjian-unpack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const text = (said: string) => new TextEncoder().encode(said)
let files = 0
async function unpacked(bytes: Uint8Array): Promise<[string, string | null][]> {
  const file = path.join(folder, String(++files))
  writeFileSync(file, bytes)
  const found: [string, string | null][] = []
  for await (const { name, bytes: content, error } of unpackIsolated(file))
    found.push([name, content ? new TextDecoder().decode(content) : error!.code])
  return found
}

it('gives every document with its path, those of an archive in it among them, and no side files', async () => {
  const inner = toZip({ '二.xml': text('2') })
  const bytes = toZip({
    '五月/一.xml': text('1'),
    '内.zip': inner,
    '__MACOSX/五月/._一.xml': text('side'),
    '三.xml': text('3'),
  })
  expect(await unpacked(bytes)).toEqual([
    ['五月/一.xml', '1'],
    ['内.zip/二.xml', '2'],
    ['三.xml', '3'],
  ])
})

it('tells in its place what is wrong with one, and gives the others', async () => {
  const bytes = toZip({ 'a.xml': text('1'.repeat(99)), 'b.xml': text('2') })
  // Bit 0 of the flags in the directory: encrypted.
  const at = Buffer.from(bytes).indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  bytes[at + 8]! |= 1
  expect(await unpacked(bytes)).toEqual([
    ['a.xml', 'ENCRYPTED'],
    ['b.xml', '2'],
  ])
})

it.each([
  ['a bomb', smallBomb(60), 'ZIP_BOMB'],
  ['a path that leads out', toZip({ '../a.xml': text('1') }), 'ZIP_PATH'],
  ['one inside', toZip({ 'a.zip': toZip({ '../a.xml': text('1') }) }), 'ZIP_PATH'],
  [
    'an archive in an archive in an archive',
    toZip({ 'a.zip': toZip({ 'b.zip': toZip({ 'c.xml': text('1') }) }) }),
    'ZIP_BOMB',
  ],
  ['what is no archive', text('PK\x03\x04'), 'CORRUPTED'],
])('refuses %s', async (_, bytes, code) => {
  await expect(unpacked(bytes)).rejects.toMatchObject({ code })
})
