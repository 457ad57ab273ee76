/** The same bytes given by several at once: what is refused of one, or unpacked, takes nothing from under the hands of another. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toZip } from '../../../../packages/intake/test-support/zip.ts'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { OCR, pdfOf, printed, send } from './pictures.ts'

const AT_ONCE = 8
const ROUNDS = 10

let sandbox: Sandbox
let server: TestServer
let token: string

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  token = await memberOf(
    server,
    await emptyCompany(server, '示例同文件有限公司'),
    'same-admin',
    'ROLE_COMPANY_ADMIN',
  )
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const together = (path: string, name: string, bytes: Uint8Array) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => send(server, path, token, { name, bytes })))

it('what is refused is refused of each in words', async () => {
  const bytes = new Uint8Array([1, 2, 3])
  for (let round = 0; round < ROUNDS; round++)
    for (const { status, msg } of await together(OCR, '乱.bin', bytes))
      expect([status, msg]).toEqual([400, expect.stringContaining('不支持这种文件')])
})

it('an archive is opened of each, and read as a picture of none', async () => {
  const { sample } = await printed('数电普通发票，正常', sandbox.url)
  const zip = toZip({ '发票.pdf': pdfOf(sample), '又一张.pdf': pdfOf(sample) })
  const [opened, refused] = await Promise.all([
    together('/invoice/verify/archive', '五月.zip', zip),
    together(OCR, '五月.zip', zip),
  ])
  expect(opened.map(({ data }) => data?.files.length)).toEqual(Array(AT_ONCE).fill(2))
  expect(refused.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(400))
})
