/** A correction as a case with its picture: for a reason, told to both sides, persons covered. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { OCR, send } from '../verify/pictures.ts'

const CASE = '/operate/recognition/case'

let server: TestServer
let admin: string
let staff: string
let picture: Uint8Array
let correction: number

const actions = async (token: string) =>
  (await server.call('POST', '/audit/list', { page: 1, size: 20 }, token)).data.rows as {
    kind: string
    action: string
    detail: { reason?: string }
  }[]
async function exported(body: object, token = admin) {
  const response = await fetch(`${server.base}${CASE}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
  const companyId = await emptyCompany(server, '示例用例有限公司')
  staff = await memberOf(server, companyId, 'case-admin', 'ROLE_COMPANY_ADMIN')
  const response = await fetch(`${inject('sandboxUrl')}/recognition/pictures/digital-invoice.png`)
  picture = new Uint8Array(await response.arrayBuffer())
  const { data } = await send(server, OCR, staff, { name: '张三的发票.png', bytes: picture })
  const [{ id }] = data.vouchers
  await server.call(
    'POST',
    '/invoice/verify/voucher/save',
    { id, fields: { sellerName: '杭州另一示例制造有限公司', buyerName: '王小明' } },
    staff,
  )
  correction = (await server.db.one<{ id: number }>(
    "select id from recognition_correction where voucher_id = $1 and field = 'sellerName'",
    [id],
  ))!.id
})
afterAll(() => server.stop())

it('needs an operator and a reason', async () => {
  expect(await exported({ id: correction })).toMatchObject({ status: 400 })
  expect(await exported({ id: correction, reason: '  ' })).toMatchObject({ status: 400 })
  expect(await exported({ id: correction, reason: '复现误读' }, staff)).toMatchObject({
    status: 403,
  })
  expect(await exported({ id: 999_999, reason: '复现误读' })).toMatchObject({ status: 404 })
  const looks = (await actions(staff)).filter(({ kind }) => kind === 'LOOK')
  expect(looks.map(({ action }) => action)).not.toContain('recognitionCase')
})

it('has the picture and the truth, persons but the case’s own field covered, and no name of a file', async () => {
  const said = await exported({ id: correction, reason: '复现误读' })
  expect(said).toMatchObject({
    format: 'xinjian-recognition-case',
    case: `correction-${correction}`,
    field: 'sellerName',
    corrected: '杭州另一示例制造有限公司',
    truth: {
      invoiceNumber: '26442000000012345678',
      sellerName: '杭州另一示例制造有限公司',
      buyerName: '王**',
    },
    picture: { extension: 'png' },
    whyNoPicture: null,
  })
  expect(said.masked).toContain('buyerName')
  expect(Buffer.from(said.picture.base64, 'base64').equals(Buffer.from(picture))).toBe(true)
  expect(JSON.stringify(said)).not.toContain('张三的发票')
})

it('is told to the operator’s company and to the customer, with the reason', async () => {
  for (const token of [admin, staff])
    expect(await actions(token)).toContainEqual(
      expect.objectContaining({
        action: 'recognitionCase',
        detail: expect.objectContaining({ reason: '复现误读' }),
      }),
    )
})

it('says where the original is gone', async () => {
  await server.db.run('update verify_picture set blob_key = null')
  expect(await exported({ id: correction, reason: '复现误读' })).toMatchObject({
    picture: null,
    whyNoPicture: '原件已超过保留期限',
  })
})
