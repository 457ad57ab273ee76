/** Ordering over HTTP: what each kind needs, what is there and what is missing; several kinds at once. */
import { PUBLISHED_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { childOf } from '../support/companies.ts'

const PRODUCTS = '/bss/order/product/access/queryAccessProductResult'
const COMPANY = '/bss/order/product/access/queryCompanyInfo'
const PACK = '/report/pack/order'
const BARE = '91440399MAQ8Q5RN7G'

let sandbox: Sandbox
let server: TestServer
let bank: string
let firm: Firm

const office = (path: string, body: object) => server.call('POST', path, body, bank)
const ask = async (path: string, body: object) => (await must(office(path, body))).data
const products = async (taxId = firm.taxNo) => ask(PRODUCTS, { taxId })
const product = async (kind: string) =>
  (await products()).find((p: { reportType: string }) => p.reportType === kind)
const scopes = (change: string) =>
  server.db.run(`update auth_contract set scopes = ${change} where code = 'ENT_TAX'`)
const reports = async () =>
  (await server.db.one<{ n: number }>('select count(*)::int as n from report'))!.n

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  firm = await sandbox.firm('arrears')
  const phone = new Phone(server, sandbox)
  await phone.login(firm)
  await phone.collect()
  await phone.until(['SUCCESS', 'PARTIAL'])
  await ask('/enterprise/save', { name: '未采集示例有限公司', taxNo: BARE })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

/** Made of what lenders tell at the order, and of whatever is held beside. */
const OF_LENDERS: readonly ReportKind[] = ['MULTI_LENDING', 'LONG_LOAN']

describe('before ordering', () => {
  it('every kind tells what it needs, what it uses, and through which month', async () => {
    expect(await product('TAX')).toMatchObject({
      ready: true,
      reason: null,
      needs: ['VAT_RETURN'],
      last: expect.stringMatching(/^\d{4}-\d{2}$/),
    })
    expect((await product('TAX')).uses).toContain('FIN_STATEMENT')
    expect(await product('INVOICE')).toMatchObject({
      ready: true,
      needs: ['INVOICE_OUT', 'INVOICE_IN'],
    })
    const kinds = (await products()).map((p: { reportType: string }) => p.reportType)
    expect(new Set(kinds).size).toBe(kinds.length)
  })

  it('every dataset tells its rows, months and when it was collected', async () => {
    const { name, datasets } = await ask(COMPANY, { taxId: firm.taxNo })
    expect(name).toBe(firm.name)
    const of = (d: string) => datasets.find((each: { dataset: string }) => each.dataset === d)
    expect(of('VAT_RETURN')).toMatchObject({ allowed: true, failure: null })
    expect(of('VAT_RETURN').rows).toBeGreaterThan(24)
    expect(of('VAT_RETURN').collectedAt).not.toBeNull()
  })

  it('an enterprise without data is told what to do, for each kind', async () => {
    const found = await products(BARE)
    const isAsked = (kind: ReportKind) =>
      PUBLISHED_KIND_NAMES.includes(kind) || OF_LENDERS.includes(kind)
    for (const { reportType, ready, reason, last } of found) {
      // What is published, and what lenders know, is asked for at the order.
      if (isAsked(reportType)) {
        expect([reportType, ready, reason]).toEqual([reportType, true, null])
        continue
      }
      expect([ready, last]).toEqual([false, null])
      expect(reason).toMatch(/^该企业还没有.+数据，请先/)
    }
  })

  it('what the contract does not cover is named, and stands in the way of what needs it', async () => {
    await scopes("array_remove(scopes, 'VAT_RETURN')")
    expect(await product('TAX')).toMatchObject({
      ready: false,
      reason: '现行授权未包含增值税申报，请重新取得企业授权',
    })
    expect(await product('TAX_PAYMENT')).toMatchObject({ ready: true })
    const { datasets } = await ask(COMPANY, { taxId: firm.taxNo })
    const shut = datasets.filter((d: { allowed: boolean }) => !d.allowed)
    expect(shut.map((d: { dataset: string }) => d.dataset)).toEqual(['VAT_RETURN'])
    await scopes("scopes || '{VAT_RETURN}'")
  })

  it('who sees only what it asked for learns nothing of other enterprises', async () => {
    const company = await server.db.one<{ company_id: number }>(
      'select company_id from enterprise where tax_no = $1',
      [firm.taxNo],
    )
    const child = await childOf(server, company!.company_id, 'pack-child')
    for (const path of [PRODUCTS, COMPANY])
      expect(await server.call('POST', path, { taxId: firm.taxNo }, child)).toMatchObject({
        status: 2001,
        data: null,
      })
  })
})

describe('several kinds at once', () => {
  it('are ordered together, each once, in one month', async () => {
    const rows = await ask(PACK, {
      taxId: firm.taxNo,
      reportTypes: ['TAX', 'TAX_PAYMENT', 'TAX'],
      through: '2026-09',
    })
    expect(rows.map((r: { reportType: string }) => r.reportType)).toEqual(['TAX', 'TAX_PAYMENT'])
    for (const { reportNo, through } of rows) {
      expect(through).toBe('2026-09')
      await until(async () => {
        const { row } = await ask('/bss/order/report/getDetailReport', { reportNo })
        if (row.status === 'FAILED') throw new Error(row.message)
        return row.status === 'READY' ? row : null
      })
    }
    expect((await product('TAX')).newest).toMatchObject({ reportNo: rows[0].reportNo })
  })

  it('or none at all: one that cannot be made leaves no other behind', async () => {
    await scopes("array_remove(scopes, 'VAT_RETURN')")
    const before = await reports()
    const refused = await office(PACK, { taxId: firm.taxNo, reportTypes: ['TAX_PAYMENT', 'TAX'] })
    expect(refused).toMatchObject({ status: 3003, data: null })
    expect(await reports()).toBe(before)
    await scopes("scopes || '{VAT_RETURN}'")
  })

  it('one file holds reports of one enterprise, and only such as are ready', async () => {
    const { rows } = await ask('/frontTax/front/report/tax/result', { taxId: firm.taxNo })
    const [ready] = rows.filter((r: { status: string }) => r.status === 'READY')
    await server.db.run(
      `insert into enterprise (company_id, tax_no, name) select company_id, 'X', '另一家' from enterprise where tax_no = $1`,
      [firm.taxNo],
    )
    const other = 'PAY202601010000000018'
    await server.db.run(
      `insert into report (company_id, report_no, enterprise_id, report_type, params, created_by)
       select company_id, $2, enterprise_id, report_type, params, created_by from report where report_no = $1`,
      [ready.reportNo, other],
    )
    expect(
      await office('/report/pack/download', { reportNos: [ready.reportNo, other] }),
    ).toMatchObject({ status: 2006 })
  })
})

describe('reports of declarations by their own calls', () => {
  it('order and list tax reports, and no other', async () => {
    const row = await ask('/frontTax/front/report/tax/declare/query', { taxId: firm.taxNo })
    expect(row).toMatchObject({ reportType: 'TAX', taxNo: firm.taxNo })
    const { rows } = await ask('/frontTax/front/report/tax/declare/result', { taxId: firm.taxNo })
    expect(rows.map((r: { reportNo: string }) => r.reportNo)).toContain(row.reportNo)
    expect(new Set(rows.map((r: { reportType: string }) => r.reportType))).toEqual(new Set(['TAX']))
  })
})
