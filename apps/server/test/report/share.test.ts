/** A link to a report opens while it is in force, and from the moment it is revoked or over it opens nothing. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBlobs } from '../../src/blobs.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { createShares, type Shares } from '../../src/features/report/share.ts'
import { createFileSeal } from '../../src/security/file-seal.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { memberOf } from '../support/companies.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

const INVALID = {
  status: 2008,
  data: null,
  msg: '链接无效、已过期或已被撤销，请向分享方索取新链接',
}

let server: TestServer
let staff: string
let reportNo: string
let shares: Shares
let pdf: Uint8Array
let link: { id: number; token: string }

beforeAll(async () => {
  server = await startTestServer()
  staff = await server.login('demo')
  await server.call('POST', '/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO }, staff)
  const [file] = (await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], staff))
    .data
  await until(async () => {
    const { data } = await server.call('POST', '/invoice/import/detail', { id: file.id }, staff)
    return data.row.status === 'DONE'
  })
  const ordered = { taxId: TAX_NO }
  const { data } = await server.call('POST', '/frontTax/front/report/tax/query', ordered, staff)
  reportNo = data.reportNo
  await until(async () => {
    const detail = await server.call(
      'POST',
      '/bss/order/report/getDetailReport',
      { reportNo },
      staff,
    )
    return detail.data.row.status === 'READY'
  })
  const secret = loadSecret(server.config)
  shares = createShares(server.db, secret)
  pdf = new TextEncoder().encode('%PDF-1.7 printed before')
  const { key, bytes } = await createBlobs(server.config.dataDir).put(pdf)
  const owner = await server.db.one<{ id: number }>('select company_id as id from report')
  await server.db.run(
    `insert into report_file (company_id, report_no, format, sha256, blob_key, bytes, seal)
     values ($1, $2, 'pdf', $3, $3, $4, $5)`,
    [owner!.id, reportNo, key, bytes, createFileSeal(secret).of(owner!.id, reportNo, 'pdf', key)],
  )
})
afterAll(() => server.stop())

beforeEach(async () => {
  const what = { reportNo, days: 7, purpose: '给示例银行核对' }
  const { data } = await server.call('POST', '/report/share/create', what, staff)
  link = { id: data.id, token: new URL(data.url).pathname.split('/').at(-1)! }
})

const open = (token: string) => server.call('POST', '/share/report', { token })
const print = (token: string) => fetch(`${server.base}/share/report/pdf?token=${token}`)
const views = async () =>
  (await server.db.one<{ views: number }>('select views from share where id = $1', [link.id]))
    ?.views

async function opensNothing(token: string): Promise<void> {
  expect(await open(token)).toMatchObject(INVALID)
  const paper = await print(token)
  expect(paper.headers.get('content-type')).toContain('application/json')
  expect(await paper.json()).toMatchObject(INVALID)
}

it('in force it opens the report and its paper, and counts both', async () => {
  const opened = await open(link.token)
  expect(opened).toMatchObject({
    status: 200,
    data: { row: { reportNo }, purpose: '给示例银行核对' },
  })
  expect(opened.data.document.indicators.length).toBeGreaterThan(0)
  const paper = await print(link.token)
  expect(paper.headers.get('content-type')).toBe('application/pdf')
  expect(new Uint8Array(await paper.arrayBuffer())).toEqual(pdf)
  expect(await views()).toBe(2)
})

it('revoked it opens nothing from the next call on; another link to the same report does', async () => {
  const other = link
  const what = { reportNo, days: 1, purpose: '给另一家' }
  const { data: second } = await server.call('POST', '/report/share/create', what, staff)
  const token = new URL(second.url).pathname.split('/').at(-1)!
  expect((await open(token)).status).toBe(200)
  const revoked = await server.call('POST', '/report/share/revoke', { id: second.id }, staff)
  expect(revoked.status).toBe(200)
  await opensNothing(token)
  const { data: list } = await server.call('POST', '/report/share/list', { reportNo }, staff)
  const told = list.find((row: { id: number }) => row.id === second.id)
  expect(told).toMatchObject({ views: 1, revokedAt: expect.any(String) })
  expect((await open(other.token)).status).toBe(200)
})

it('sleeps while whoever gave it out is frozen or deleted, and its list says so', async () => {
  const colleague = await memberOf(server, 1, 'share-colleague', 'ROLE_COMPANY_ADMIN')
  const sleeping = async () => {
    const { data } = await server.call('POST', '/report/share/list', { reportNo }, colleague)
    return data.find((row: { id: number }) => row.id === link.id).sleeping
  }
  const be = (status: string) =>
    server.db.run("update app_user set status = $1 where user_name = 'demo'", [status])
  expect(await sleeping()).toBe(false)
  for (const status of ['FROZEN', 'DELETED']) {
    await be(status)
    expect(await sleeping()).toBe(true)
    expect((await open(link.token)).status).toBe(INVALID.status)
  }
  await be('ACTIVE')
  expect(await sleeping()).toBe(false)
  expect((await open(link.token)).status).toBe(200)
})

it('over by its row, it opens nothing', async () => {
  await server.db.run("update share set expires_at = now() - interval '1 second' where id = $1", [
    link.id,
  ])
  await opensNothing(link.token)
  expect(await views()).toBe(0)
})

it('over by its signed end, it opens nothing whatever its row says', async () => {
  const row = await server.db.one<{ company_id: number }>(
    'select company_id from report where report_no = $1',
    [reportNo],
  )
  const { token, record } = await shares.create(tenantOf(server.db, row!.company_id), {
    reportNo,
    seconds: -1,
    purpose: '昨天的链接',
    createdBy: 'demo',
    kind: 'LINK',
  })
  await server.db.run("update share set expires_at = now() + interval '1 day' where id = $1", [
    record.id,
  ])
  await opensNothing(token)
})

it('with another end written into it, it opens nothing', async () => {
  const [random, end, signature] = link.token.split('.')
  const later = (Number.parseInt(end!, 36) + 86_400).toString(36)
  await opensNothing(`${random}.${later}.${signature}`)
  await opensNothing(`${random}.${end}.${signature!.slice(1)}x`)
  expect((await open(link.token)).status).toBe(200)
})

it('of another company cannot be revoked', async () => {
  const stranger = await server.login('owner')
  const foreign = await server.call('POST', '/report/share/revoke', { id: link.id }, stranger)
  expect(foreign).toMatchObject({ data: null, msg: '未找到该链接' })
  expect((await open(link.token)).status).toBe(200)
})

it('rests while whoever gave it out is gone, and opens again with his return', async () => {
  const of = async () => (await server.call('POST', '/share/report', { token: link.token })).status
  const be = (state: string) =>
    server.db.run("update app_user set status = $1 where user_name = 'demo'", [state])
  expect(await of()).toBe(200)
  await be('DELETED')
  const gone = await server.call('POST', '/share/report', { token: link.token })
  await be('ACTIVE')
  expect([gone.status, gone.msg]).toEqual([
    2008,
    '分享该报告的账号已停用，链接暂时不能打开，请联系向您发送链接的机构重新分享',
  ])
  expect(await of()).toBe(200)
})
