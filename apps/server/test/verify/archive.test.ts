/** Archives of mixed files: every file in its place, read one by one, and what cannot be read says why. */
import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SampleInvoice } from '../../../../packages/intake/test-support/face.ts'
import { smallBomb, toZip } from '../../../../packages/intake/test-support/zip.ts'
import { createBlobs } from '../../src/blobs.ts'
import { dropArchives } from '../../src/features/verify/picture/retention.ts'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { pdfOf, printed, send } from './pictures.ts'

const ARCHIVE = '/invoice/verify/archive'

let sandbox: Sandbox
let server: TestServer
let token: string
let other: string
let sample: SampleInvoice

const open = (bytes: Uint8Array, name = '五月.zip', by = token) =>
  send(server, ARCHIVE, by, { name, bytes })
const readFile = (id: number, n: number, by = token) =>
  server.call('POST', `${ARCHIVE}/file`, { id, n }, by)
const text = (said: string) => new TextEncoder().encode(said)

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  const companyId = await emptyCompany(server, '示例压缩包有限公司')
  token = await memberOf(server, companyId, 'zip-admin', 'ROLE_COMPANY_ADMIN')
  other = await memberOf(server, companyId, 'zip-other', 'ROLE_COMPANY_STAFF')
  sample = (await printed('数电普通发票，正常', sandbox.url)).sample
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('an archive', () => {
  it('is told file by file, folders and archives in it among them; none is lost', async () => {
    const { data } = await open(
      toZip({
        '五月/发票.pdf': pdfOf(sample),
        '内.zip': toZip({ '又一张.pdf': pdfOf({ ...sample, number: '26442000000099999999' }) }),
        '五月/说明.txt': text('说明'),
        '空.pdf': new Uint8Array(),
        '乱.bin': text('\x00\x01\x02\x03'),
      }),
    )
    expect(data.files.map((one: { n: number; name: string }) => [one.n, one.name])).toEqual([
      [1, '五月/发票.pdf'],
      [2, '内.zip/又一张.pdf'],
      [3, '五月/说明.txt'],
      [4, '空.pdf'],
      [5, '乱.bin'],
    ])
    const [first, second, txt, empty, strange] = data.files
    expect([first.error, second.error]).toEqual([null, null])
    expect(txt.error).toContain('不是图片、PDF、OFD 或 XML')
    expect(empty.error).toContain('空的')
    expect(strange.error).toContain('不支持这种文件')

    const one = await readFile(data.id, 1)
    expect(one.data).toMatchObject({ fileName: '五月/发票.pdf', shown: true, error: null })
    expect(one.data.vouchers[0].fields.invoiceNumber.value).toBe(sample.number)
    const two = await readFile(data.id, 2)
    expect(two.data.vouchers[0].fields.invoiceNumber.value).toBe('26442000000099999999')
    expect(await readFile(data.id, 3)).toMatchObject({ status: 404 })
  })

  it('is of whoever gave it', async () => {
    const { data } = await open(toZip({ 'a.pdf': pdfOf(sample) }))
    expect(await readFile(data.id, 1, other)).toMatchObject({ status: 404 })
  })

  it.each([
    ['a bomb', () => smallBomb(60), '异常庞大'],
    ['a path that leads out', () => toZip({ '../a.pdf': text('x') }), '不安全的路径'],
    ['what is no archive', () => pdfOf(sample), '损坏'],
    ['one without a file', () => toZip({}), '空的'],
  ])('%s is refused in words', async (_, bytes, said) => {
    const answer = await open(bytes())
    expect(answer.status).toBe(400)
    expect(answer.msg).toContain(said)
  })

  it('that nobody reads is gone after a day, and what was read of it is not', async () => {
    const { data } = await open(
      toZip({
        'read.pdf': pdfOf({ ...sample, number: '26442000000011111111' }),
        'unread.pdf': pdfOf({ ...sample, number: '26442000000022222222' }),
      }),
    )
    const { data: found } = await readFile(data.id, 1)
    const keys = await server.db.rows<{ blob_key: string }>(
      'select blob_key from verify_archive_file where archive = $1 order by n',
      [data.id],
    )
    await server.db.run(
      "update verify_archive_file set made_at = now() - interval '25 hours' where archive = $1",
      [data.id],
    )
    const pictures = createBlobs(`${server.config.dataDir}/pictures`)
    old(pictures.path(keys[0]!.blob_key), pictures.path(keys[1]!.blob_key))
    expect(await dropArchives(server.db.as('system'), pictures)).toBe(2)
    expect(fs.existsSync(pictures.path(keys[0]!.blob_key))).toBe(true)
    expect(fs.existsSync(pictures.path(keys[1]!.blob_key))).toBe(false)
    expect(await readFile(data.id, 2)).toMatchObject({ status: 404 })
    const again = await server.call('POST', '/invoice/verify/picture', { id: found.id }, token)
    expect(again.data).toMatchObject({ gone: false, shown: true })
  })
})

function old(...files: string[]): void {
  const day = new Date(Date.now() - 26 * 3_600_000)
  for (const file of files) fs.utimesSync(file, day, day)
}
