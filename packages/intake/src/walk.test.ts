import { expect, it } from 'vitest'
import { DIGITAL } from '../test-support/face.ts'
import { toXml } from '../test-support/xml.ts'
import { toZip } from '../test-support/zip.ts'
import type { ParsedFile } from './invoice.ts'
import { parseFile } from './parse-document.ts'

const XML = new TextEncoder().encode(toXml(DIGITAL))
const text = new TextEncoder().encode('x')
const ZIP = toZip({
  '1.xml': XML,
  'in.zip': toZip({ '2.xml': XML, '3.txt': text }),
  'broken.zip': toZip({ 'a.xml': XML }).slice(0, 60),
  '5.xml': XML,
})

it('an archive read one document at a time, each by another reader, is the archive read at once', async () => {
  const { files: whole, rest } = await parseFile('a.zip', ZIP)
  expect(rest).toBe(false)
  expect(whole.map((f) => [f.file, f.error?.code ?? null])).toEqual([
    ['a.zip!/1.xml', null],
    ['a.zip!/in.zip!/2.xml', null],
    ['a.zip!/in.zip!/3.txt', 'UNSUPPORTED_FORMAT'],
    ['a.zip!/broken.zip', 'CORRUPTED'],
    ['a.zip!/5.xml', null],
  ])
  const pieces: ParsedFile[] = []
  for (let left = true; left; ) {
    const piece = await parseFile('a.zip', ZIP, { from: pieces.length, enough: () => true })
    expect(piece.files).toHaveLength(1)
    pieces.push(...piece.files)
    left = piece.rest
  }
  expect(pieces).toEqual(whole)
})

it('tells the entries first, then each document before and after it is read', async () => {
  const heard: string[] = []
  await parseFile('a.zip', ZIP, {
    entries: (files) => heard.push(`entries ${files.length}`),
    begin: (file) => heard.push(`begin ${file}`),
    parsed: ({ file }) => heard.push(`parsed ${file}`),
  })
  expect(heard.slice(0, 3)).toEqual(['entries 4', 'begin a.zip!/1.xml', 'parsed a.zip!/1.xml'])
  expect(heard).toHaveLength(11)
})
