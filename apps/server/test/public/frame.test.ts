/** Links that open in frames of a channel's sites: given out by who may share, sealed with their channel, listed and revoked as any link. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { frameSites } from '../../src/features/report/justice/calls.ts'
import { createShares, type Shares } from '../../src/features/report/share.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let admin: string
let reportNo: string
let companyId: number
let shares: Shares

const post = (path: string, body: object, token: string | undefined = admin) =>
  server.call('POST', path, body, token)
const channelOf = async (code: string) =>
  (await post('/channelProvider/list', {})).data.find((row: { code: string }) => row.code === code)

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('demo')
  await post('/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO })
  const [file] = (await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], admin))
    .data
  await until(async () => {
    const { data } = await post('/invoice/import/detail', { id: file.id })
    return data.row.status === 'DONE'
  })
  reportNo = (await post('/frontTax/front/report/tax/query', { taxId: TAX_NO })).data.reportNo
  await until(async () => {
    const { data } = await post('/bss/order/report/getDetailReport', { reportNo })
    return data.row.status === 'READY'
  })
  companyId = (await server.db.one<{ id: number }>('select company_id as id from report'))!.id
  shares = createShares(server.db, loadSecret(server.config))
  const look = { name: '伙伴', title: '伙伴科技', color: '#0f6e66', license: 'NO', products: null }
  await post('/channelProvider/add', { code: 'partner', ...look })
})
afterAll(() => server.stop())

const setSites = async (sites: string[]) =>
  post('/channelProvider/frames', {
    code: 'partner',
    version: (await channelOf('partner')).version,
    sites,
  })
const frame = async () =>
  shares.create(tenantOf(server.db, companyId), {
    reportNo,
    seconds: 600,
    purpose: '伙伴科技（嵌入页面）',
    createdBy: 'demo',
    kind: 'FRAME',
    channel: 'partner',
  })

it('keeps sites in their one form, each once, and refuses what is none', async () => {
  const { data } = await setSites(['https://Partner.example/', 'https://partner.example'])
  expect(data.frameSites).toEqual(['https://partner.example'])
  for (const site of ['http://partner.example', 'https://*', 'partner.example', 'https://10.0.0.1'])
    expect(await setSites([site])).toMatchObject({ status: 400 })
  expect((await channelOf('partner')).frameSites).toEqual(['https://partner.example'])
})

it('tells a frame its sites and how its channel looks', async () => {
  await setSites(['https://partner.example'])
  const { token } = await frame()
  expect(await frameSites(shares, token)).toEqual(['https://partner.example'])
  const { data } = await server.call('POST', '/share/report', { token })
  expect(data.channel).toEqual({ title: '伙伴科技', color: '#0f6e66', logo: null })
})

it('is shown by nobody once it is revoked, its channel rests, or it was none', async () => {
  await setSites(['https://partner.example'])
  const { token, record } = await frame()
  await post('/channelProvider/stop', { code: 'partner', stop: true })
  expect(await frameSites(shares, token)).toEqual([])
  await post('/channelProvider/stop', { code: 'partner', stop: false })
  expect(await frameSites(shares, token)).toEqual(['https://partner.example'])
  await post('/report/share/revoke', { id: record.id })
  expect(await frameSites(shares, token)).toEqual([])
  expect(await frameSites(shares, `${token}x`)).toEqual([])
  expect((await server.call('POST', '/share/report', { token })).status).toBe(2008)
})

it('a link to send is shown in nobody’s frame', async () => {
  const { data } = await post('/report/share/create', { reportNo, days: 1, purpose: '给示例银行' })
  const token = new URL(data.url).pathname.split('/').at(-1)!
  expect(await frameSites(shares, token)).toEqual([])
  expect((await server.call('POST', '/share/report', { token })).data.channel).toBeNull()
})

it('stands among the links of its report with its channel', async () => {
  const { record } = await frame()
  const { data } = await post('/report/share/list', { reportNo })
  expect(data.find(({ id }: { id: number }) => id === record.id)).toMatchObject({
    channel: 'partner',
    url: null,
    createdBy: 'demo',
  })
})

it('opens nothing once somebody turned it to another channel in the database', async () => {
  const { token, record } = await frame()
  await server.db.run("update share set channel = 'other' where id = $1", [record.id])
  expect((await server.call('POST', '/share/report', { token })).status).toBe(2008)
})

it('is given of registry and court reports alone', async () => {
  const asked = { reportNo, channel: 'partner' }
  expect((await post('/verify/verify/cosmic/gssf/iframe', asked)).status).toBe(404)
})
