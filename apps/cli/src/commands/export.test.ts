/** `xinjian export verify` over archives made by hand: zipped by another library, signed by a key of the test. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xinjian } from '../cli.test-support.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinjian-export-'))
})
afterAll(() => rm(folder, { recursive: true }))

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const SPKI = publicKey.export({ type: 'spki', format: 'der' })
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const FINGERPRINT = sha256(SPKI)

const PART = strToU8('{"id":1}\n{"id":2}\n')
const ORIGINAL = strToU8('发票号码,金额\n1,2\n')
const LIST = strToU8(`{"sha256":"${sha256(ORIGINAL)}","bytes":${ORIGINAL.length}}\n`)
const NAMES = { part: 'tables/enterprise/00001.ndjson', list: 'files-0001.ndjson' }
const FILE = `files/${sha256(ORIGINAL)}`
const MANIFEST = {
  kind: 'xinjian.company.export',
  format: 1,
  no: 'CX1',
  company: { id: 7, name: '示例有限公司', taxNo: null },
  read: { from: '2026-11-29T00:00:00.000Z', to: '2026-11-29T00:01:00.000Z' },
  tables: [
    {
      ...{ table: 'enterprise', rows: 2, withheld: 3 },
      parts: [{ name: NAMES.part, rows: 2, bytes: PART.length, sha256: sha256(PART) }],
    },
    { table: 'loan', rows: 0, withheld: 0, parts: [] },
  ],
  files: { count: 1, bytes: ORIGINAL.length, lists: [{ name: NAMES.list, sha256: sha256(LIST) }] },
  missingFiles: ['ab'],
}

const whole = (manifest: object = MANIFEST): Record<string, Uint8Array> => {
  const text = JSON.stringify(manifest)
  const signature = sign(null, Buffer.from(text), privateKey).toString('base64')
  return {
    [NAMES.part]: PART,
    [FILE]: ORIGINAL,
    [NAMES.list]: LIST,
    'manifest.json': strToU8(text),
    'manifest.sig.json': strToU8(JSON.stringify({ key: SPKI.toString('base64'), signature })),
  }
}
async function verified(entries: Record<string, Uint8Array> | Uint8Array, ...more: string[]) {
  const file = path.join(folder, 'a.zip')
  await writeFile(file, entries instanceof Uint8Array ? entries : zipSync(entries))
  return xinjian('export', 'verify', file, ...more)
}

describe('xinjian export verify', () => {
  it('tells what a whole archive holds, and whose signature that is', async () => {
    const { code, out, err } = await verified(whole(), '--key', FINGERPRINT)
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out)).toEqual({
      ...{ of: path.join(folder, 'a.zip'), no: 'CX1', company: MANIFEST.company },
      ...{ read: MANIFEST.read, tables: 2, rows: 2, withheld: 3, files: 1 },
      ...{ bytes: ORIGINAL.length, missingFiles: 1, signedBy: FINGERPRINT, faults: [] },
    })
  })

  const without = (name: string) => {
    const { [name]: _, ...rest } = whole()
    return rest
  }
  it.each<[string, Record<string, Uint8Array>, string]>([
    [
      'a row that was changed',
      { ...whole(), [NAMES.part]: strToU8('{"id":1}\n{"id":3}\n') },
      `${NAMES.part} 与清单不符`,
    ],
    [
      'a row that was left out',
      { ...whole(), [NAMES.part]: strToU8('{"id":1}\n') },
      `${NAMES.part} 与清单不符`,
    ],
    ['a part that is away', without(NAMES.part), `${NAMES.part} 缺少或已损坏`],
    [
      'an original that was changed',
      { ...whole(), [FILE]: strToU8('发票号码,金额\n1,3\n') },
      `${FILE} 与其 SHA-256 不符`,
    ],
    ['an original that is away', without(FILE), `${FILE} 缺少或已损坏`],
    [
      'a list that was changed',
      { ...whole(), [NAMES.list]: strToU8('{}\n') },
      `${NAMES.list} 与清单不符`,
    ],
    ['a list that is away', without(NAMES.list), `${NAMES.list} 缺少或已损坏`],
    [
      'what nothing tells of',
      { ...whole(), 'tables/loan/00001.ndjson': PART },
      'tables/loan/00001.ndjson 不在清单内',
    ],
    [
      'a manifest that was changed',
      { ...whole(), 'manifest.json': strToU8(JSON.stringify({ ...MANIFEST, no: 'CX2' })) },
      '清单的签名不符',
    ],
    ['no signature', without('manifest.sig.json'), '清单的签名不符'],
    ['no manifest', without('manifest.json'), '没有清单'],
    [
      'rows that are not those of its parts',
      whole({ ...MANIFEST, tables: [{ ...MANIFEST.tables[0], rows: 3 }] }),
      'enterprise 各部分的行数之和不是 3',
    ],
    [
      'more originals than are listed',
      whole({ ...MANIFEST, files: { ...MANIFEST.files, count: 2 } }),
      '清单写明原件 2 个，列出的是 1 个',
    ],
  ])('names %s', async (_, entries, said) => {
    const { code, out, err } = await verified(entries)
    expect(code).toBe(1)
    expect(JSON.parse(out).faults.join()).toContain(said)
    expect(err).toContain('a.zip：')
  })

  it('takes no other platform’s signature for that of the key that was given', async () => {
    const { code, err } = await verified(whole(), '--key', 'a'.repeat(64))
    expect([code, err]).toEqual([1, expect.stringContaining('不是由 --key 所指的公钥签名')])
  })

  it('sees bytes that turned, and a file that is no archive', async () => {
    const bytes = zipSync(whole(), { level: 0 })
    const at = Buffer.from(bytes).indexOf(Buffer.from(PART))
    const turned = bytes.with(at + 6, bytes[at + 6]! ^ 1)
    expect((await verified(turned)).err).toContain(NAMES.part)
    expect((await verified(bytes.subarray(0, 200))).err).toContain('不是完整的 ZIP 文件')
    expect((await xinjian('export', 'verify', '/no/such')).err).toContain('找不到文件')
    expect((await xinjian('export', 'verify')).code).toBe(2)
  })
})
