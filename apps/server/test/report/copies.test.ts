/** A report that rests on consent, as a copy of it stands in a browser, and as taking the consent back closes it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

const DETAIL = '/bss/order/report/getDetailReport'
const ORDER = '/frontTax/front/report/tax/query'

let sandbox: Sandbox
let server: TestServer
let bank: string
let child: string
let firm: Firm
let reportNo: string

const office = (path: string, body: object, token: string | undefined = bank) =>
  server.call('POST', path, body, token)
const ask = async (path: string, body: object) => (await must(office(path, body))).data
const open = (url: string) =>
  server.call('POST', '/share/report', { token: new URL(url).pathname.split('/').at(-1)! })

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  child = await officeToken(server, 'child')
  firm = await sandbox.firm('arrears')
  const phone = new Phone(server, sandbox)
  await phone.login(firm)
  await phone.collect()
  await phone.until(['SUCCESS', 'PARTIAL'])
  reportNo = (await ask(ORDER, { taxId: firm.taxNo, reportType: 'TAX' })).reportNo
  await until(async () => {
    const found = await ask(DETAIL, { reportNo })
    if (found.row.status === 'FAILED') throw new Error(found.row.message)
    return found.document
  })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('a copy in a browser', () => {
  const head = (fingerprint: string, token = bank) =>
    office('/report/head', { reportNo, fingerprint }, token)

  it('is the report still, by its fingerprint; another one is not', async () => {
    const { row } = await ask(DETAIL, { reportNo })
    const { data } = await head(row.fingerprint)
    expect(data).toMatchObject({ same: true, row: { reportNo }, basis: { outdated: false } })
    expect(data).not.toHaveProperty('document')
    await server.db.run("update collect_item set finished_at = now() where dataset = 'VAT_RETURN'")
    expect((await head(row.fingerprint)).data.basis.outdated).toBe(true)
    expect((await head('0'.repeat(64))).data.same).toBe(false)
  })

  it('that is shown is a look, noted as one', async () => {
    const looks = () =>
      server.db.one<{ n: number }>(
        'select count(*)::int as n from consent_view where object = $1',
        [`报告 ${reportNo}`],
      )
    const before = (await looks())!.n
    await head('0'.repeat(64))
    expect((await looks())!.n).toBe(before + 1)
  })

  it('is nothing to who may not see the report', async () => {
    expect((await head('0'.repeat(64), child)).status).toBe(404)
    expect(
      (await server.call('POST', '/report/head', { reportNo, fingerprint: '0'.repeat(64) })).status,
    ).toBe(401)
  })

  it('who takes its consent back closes report and link', async () => {
    const link = await ask('/report/share/create', { reportNo, days: 1, purpose: '供合作银行查阅' })
    const contract = await server.db.one<{ contract_no: string }>(
      "select contract_no from auth_contract where code = 'ENT_TAX'",
    )
    await ask('/consent/revoke', { contractNo: contract!.contract_no, reason: '企业来电撤回' })
    expect((await open(link.url)).status).toBe(3003)
    expect((await office(DETAIL, { reportNo })).status).toBe(3003)
    expect((await office('/report/head', { reportNo, fingerprint: '0'.repeat(64) })).status).toBe(
      3003,
    )
  })
})
