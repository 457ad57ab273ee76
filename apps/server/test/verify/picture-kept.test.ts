/** Originals go when the day that was said is over: the bytes are gone, the row and what was read of it stand. */
import fs from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SampleInvoice } from '../../../../packages/intake/test-support/face.ts'
import { createBlobs } from '../../src/blobs.ts'
import { dropOriginals } from '../../src/features/verify/picture/retention.ts'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { OCR, pdfOf, printed, send } from './pictures.ts'

const DAYS = 30
const DAY_MS = 86_400_000

let sandbox: Sandbox
let server: TestServer
let first: string
let second: string
let sample: SampleInvoice

const pictures = () => createBlobs(`${server.config.dataDir}/pictures`)
const give = async (bytes: Uint8Array, token = first) =>
  (await send(server, OCR, token, { name: '票.pdf', bytes })).data
const detail = async (id: number, token = first) =>
  (await server.call('POST', '/invoice/verify/picture', { id }, token)).data
const keyOf = async (id: number) =>
  (await server.db.one<{ blob_key: string | null }>(
    'select blob_key from verify_picture where id = $1',
    [id],
  ))!.blob_key
/** As if its time were over; its bytes lie there for long. */
async function over(id: number): Promise<string> {
  await server.db.run(
    "update verify_picture set kept_until = now() - interval '1 s' where id = $1",
    [id],
  )
  const file = pictures().path((await keyOf(id))!)
  const then = new Date(Date.now() - 2 * DAY_MS)
  fs.utimesSync(file, then, then)
  return file
}
const drop = () => dropOriginals(server.db.as('system'), pictures())
const original = (id: number) =>
  server.call('POST', `/front/invoice/verify/invoice/img/${id}`, { original: true }, first)

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url, PICTURE_DAYS: String(DAYS) })
  const admin = async (name: string, user: string) =>
    memberOf(server, await emptyCompany(server, name), user, 'ROLE_COMPANY_ADMIN')
  first = await admin('示例保留甲有限公司', 'kept-first')
  second = await admin('示例保留乙有限公司', 'kept-second')
  sample = (await printed('数电普通发票，正常', sandbox.url)).sample
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

it('says until when it is kept; then the bytes are gone and what was read stands', async () => {
  const given = Date.now()
  const found = await give(pdfOf(sample))
  expect(new Date(found.keptUntil).getTime()).toBeGreaterThanOrEqual(given + DAYS * DAY_MS - 60_000)
  expect(new Date(found.keptUntil).getTime()).toBeLessThan(Date.now() + DAYS * DAY_MS + 60_000)
  expect(await drop()).toBe(0)

  const file = await over(found.id)
  expect(await drop()).toBe(1)
  expect(fs.existsSync(file)).toBe(false)
  const after = await detail(found.id)
  expect(after).toMatchObject({ gone: true, shown: false, fileName: '票.pdf' })
  expect(after.vouchers[0].fields.invoiceNumber.value).toBe(sample.number)
  expect(await original(found.id)).toMatchObject({
    status: 404,
    msg: expect.stringContaining('保留期限'),
  })
  expect(await drop()).toBe(0)
})

it('what somebody else gave as well is kept for him, to his own day', async () => {
  const bytes = pdfOf({ ...sample, number: '26442000000033333333' })
  const [own, theirs] = [await give(bytes), await give(bytes, second)]
  const file = await over(own.id)
  await drop()
  expect(fs.existsSync(file)).toBe(true)
  expect(await detail(own.id)).toMatchObject({ gone: true })
  expect(await detail(theirs.id, second)).toMatchObject({ gone: false, shown: true })
})

it('a file that is refused is not kept at all', async () => {
  const before = count()
  const answer = await send(server, OCR, first, {
    name: '说明.txt',
    bytes: new TextEncoder().encode('只是文字'),
  })
  expect(answer.status).toBe(400)
  expect(count()).toBe(before)
})
const count = () =>
  fs
    .readdirSync(`${server.config.dataDir}/pictures/blobs`, {
      recursive: true,
      withFileTypes: true,
    })
    .filter((one) => one.isFile()).length
