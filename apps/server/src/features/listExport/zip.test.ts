import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { listZip, unpack } from '@xinjian/intake/zip/entries'
import { describe, expect, it } from 'vitest'
import { openPromise } from 'yauzl'
import { unzipped } from '../../../test/company/unzipped.ts'
import { entryName, type ZipEntry, type ZipFile, zipOf } from './zip.ts'

const AT = new Date('2026-02-03T07:04:05Z')
async function bytesOf(files: readonly ZipFile[]): Promise<Buffer> {
  async function* each() {
    yield* files
  }
  const parts: Uint8Array[] = []
  for await (const part of zipOf(each(), AT)) parts.push(part)
  return Buffer.concat(parts)
}
const text = (value: string) => new TextEncoder().encode(value)

describe('an archive', () => {
  it('gives back each file under its name, byte by byte', async () => {
    const files = [
      { name: '示例有限公司-发票报告.pdf', bytes: text('%PDF-一') },
      { name: '空.xlsx', bytes: new Uint8Array() },
      { name: '目录.xlsx', bytes: Uint8Array.from({ length: 70_000 }, (_, i) => i % 251) },
    ]
    const archive = await bytesOf(files)
    const budget = { bytes: 1e6, entries: 10 }
    const found = listZip(archive, budget).map((entry) => ({
      name: entry.name,
      bytes: unpack(archive, entry, budget, 1e6),
    }))
    expect(found.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
    for (const [i, { bytes }] of found.entries())
      expect(Buffer.from(bytes).equals(files[i]!.bytes)).toBe(true)
  })

  it('is whole to an unpacker of others: sizes, checks and times', async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-zip-'))
    const file = path.join(dir, 'a.zip')
    fs.writeFileSync(file, await bytesOf([{ name: '报告.txt', bytes: text('一二三') }]))
    const said = execFileSync(
      process.execPath,
      [
        '-e',
        `const b = require('node:fs').readFileSync(process.argv[1]);
         const end = b.length - 22, at = b.readUInt32LE(end + 16);
         const date = b.readUInt16LE(at + 14), time = b.readUInt16LE(at + 12);
         const name = b.readUInt16LE(at + 28), size = b.readUInt32LE(at + 24), crc = b.readUInt32LE(at + 16);
         const body = b.subarray(30 + name, 30 + name + size);
         console.log([b.readUInt16LE(end + 10), (date >> 9) + 1980, (date >> 5) & 15, date & 31, time >> 11, (time >> 5) & 63,
           crc === require('node:zlib').crc32(body), body.toString()].join())`,
        file,
      ],
      { encoding: 'utf8' },
    )
    fs.rmSync(dir, { recursive: true })
    expect(said.trim()).toBe('1,2026,2,3,15,4,true,一二三')
  })

  it('takes what comes packed and in pieces, as an unpacker of others reads it', async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-zip-'))
    const long = Buffer.from('一行\n'.repeat(50_000))
    const packed = deflateRawSync(long)
    async function* pieces(bytes: Uint8Array) {
      for (let at = 0; at < bytes.length; at += 1_000) yield bytes.subarray(at, at + 1_000)
    }
    async function* each(): AsyncGenerator<ZipEntry> {
      const of = { crc: crc32(long), size: long.length }
      yield { name: 'a/packed.txt', ...of, packed: packed.length, body: pieces(packed) }
      yield { name: 'a/plain.txt', ...of, body: pieces(long) }
    }
    const parts: Uint8Array[] = []
    for await (const part of zipOf(each(), AT)) parts.push(part)
    fs.writeFileSync(path.join(dir, 'a.zip'), Buffer.concat(parts))
    const files = await unzipped(path.join(dir, 'a.zip'))
    expect([...files.keys()]).toEqual(['a/packed.txt', 'a/plain.txt'])
    for (const [name, bytes] of files) expect(bytes.equals(long), name).toBe(true)
    fs.rmSync(dir, { recursive: true })
  })

  it('refuses a body of other than the bytes that were told', async () => {
    async function* short(): AsyncGenerator<ZipEntry> {
      const body = (async function* () {
        yield text('一')
      })()
      yield { name: 'a', crc: 0, size: 4, body }
    }
    const all = async () => {
      for await (const _ of zipOf(short(), AT));
    }
    await expect(all()).rejects.toThrow('3 bytes instead of 4')
  })

  it('of more files than the plain format counts is read whole by an unpacker of others', async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-zip-'))
    const files = Array.from({ length: 65_600 }, (_, i) => ({ name: `f/${i}`, bytes: text('x') }))
    fs.writeFileSync(path.join(dir, 'a.zip'), await bytesOf(files))
    const last = await unzipped(path.join(dir, 'a.zip'), (name) => name === 'f/65599')
    expect([...last].map(([name, bytes]) => `${name} ${bytes}`)).toEqual(['f/65599 x'])
    const zip = await openPromise(path.join(dir, 'a.zip'))
    expect(zip.entryCount).toBe(65_600)
    zip.close()
    fs.rmSync(dir, { recursive: true })
  })

  it('without any file is an empty one', async () => {
    expect(listZip(await bytesOf([]), { bytes: 0, entries: 0 })).toEqual([])
  })
})

it('a name leads nowhere', () => {
  expect(entryName('../../etc/甲:乙\u0000.pdf')).toBe('__.._etc_甲_乙_.pdf')
  expect(entryName('示例（深圳）有限公司-发票报告-INV1.pdf')).toBe(
    '示例（深圳）有限公司-发票报告-INV1.pdf',
  )
})
