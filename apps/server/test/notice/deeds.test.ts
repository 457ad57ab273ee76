/** What is told of work, money and consents where it really happens. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freezeDue } from '../../src/features/billing/bill.ts'
import { tellExpiring } from '../../src/features/consent/expiring.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'
import { companyOf, type Heard, listOf } from './told.ts'

let server: TestServer
const token: Record<string, string> = {}
let companyId: number
beforeAll(async () => {
  server = await startTestServer()
  for (const name of ['demo', 'staff', 'child', 'owner', 'admin', 'operator'])
    token[name] = await server.login(name)
  companyId = await companyOf(server.db, 'demo')
  await post('/enterprise/save', { name: '深圳市示例租户有限公司', taxNo: TAX_NO })
})
afterAll(() => server.stop())

const post = (path: string, body: object, who = 'demo') =>
  server.call('POST', path, body, token[who])
const hears = (who: string, kind: string): Promise<Heard> =>
  until(async () => (await listOf(server, token[who]!)).find((row) => row.kind === kind))
const silent = async (who: string, kind: string) =>
  expect((await listOf(server, token[who]!)).map((row) => row.kind)).not.toContain(kind)

describe('work', () => {
  it('an import that is done, and one that failed, to whoever sent it', async () => {
    await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], token.demo!)
    const done = await hears('demo', 'IMPORT_DONE')
    expect(done).toMatchObject({
      params: { file: '销项.csv', name: '深圳市示例租户有限公司' },
      link: `/queryCenter/dataCollection?taxId=${TAX_NO}&way=upload`,
    })
    const bad = { name: '空.csv', bytes: Buffer.from('一,二\n三,四\n') }
    await server.upload(TAX_NO, [bad], token.demo!)
    expect((await hears('demo', 'IMPORT_FAILED')).params.file).toBe('空.csv')
    await silent('staff', 'IMPORT_DONE')
  })

  it('a report that is ready, with its own page; one that could not be made', async () => {
    const { data } = await post('/frontTax/front/report/tax/query', { taxId: TAX_NO })
    const ready = await hears('demo', 'REPORT_READY')
    expect(ready).toMatchObject({
      params: { reportNo: data.reportNo, type: 'INVOICE' },
      link: `/queryCenter/invoiceReportDetail?reportNo=${data.reportNo}&reportType=INVOICE`,
    })
    await server.db.run(
      `insert into report (company_id, report_no, enterprise_id, report_type, params, created_by)
       select company_id, 'TAX202611220000000001', id, 'TAX', '{"through": 24000}', 'staff' from enterprise where tax_no = $1`,
      [TAX_NO],
    )
    const failed = await hears('staff', 'REPORT_FAILED')
    expect(failed.link).toBe(`/queryCenter/queryReport?taxId=${TAX_NO}`)
    await silent('staff', 'REPORT_READY')
  })
})

describe('money', () => {
  it('a voucher that took effect, not one that was refused', async () => {
    const ask = (about: string) =>
      post(
        '/operate/money/vouchers/ask',
        { companyId, kind: 'GIFT', amount: 10_000, about, note: '赠送，已核实' },
        'admin',
      )
    const decide = (id: number, approve: boolean) =>
      post(
        '/operate/money/vouchers/decide',
        { companyId, id, approve, note: '核对，已核实' },
        'operator',
      )
    await decide((await ask('a')).data.id, false)
    await silent('demo', 'VOUCHER_DONE')
    expect((await decide((await ask('b')).data.id, true)).status).toBe(200)
    expect(await hears('demo', 'VOUCHER_DONE')).toMatchObject({
      params: { what: '赠送' },
      link: '/finance/ledger',
    })
    await silent('owner', 'VOUCHER_DONE')
    await silent('child', 'VOUCHER_DONE')
  })

  it('an order that was decided, to whoever placed it', async () => {
    await server.db
      .run(
        `insert into product_order (company_id, no, product, status, terms, created_by)
       select $1, 'PO-1', 'BASIC', 'CREATED', version, 'demo' from product_terms where product = 'BASIC' and status = 'IN_FORCE'`,
        [companyId],
      )
      .catch(async () => {
        await server.db.run(
          "update product_order set status = 'CREATED' where company_id = $1 and product = 'BASIC'",
          [companyId],
        )
      })
    const order = await server.db.one<{ no: string }>(
      "select no from product_order where company_id = $1 and status = 'CREATED'",
      [companyId],
    )
    await server.db.run("update product_order set created_by = 'demo' where no = $1", [order!.no])
    const decided = { companyId, no: order!.no, approve: false, note: '资料不全' }
    expect((await post('/operate/products/orders/decide', decided, 'operator')).status).toBe(200)
    expect((await hears('demo', 'ORDER_REFUSED')).params).toMatchObject({ no: order!.no })
    await silent('staff', 'ORDER_REFUSED')
  })

  it('a bill that was made', async () => {
    await server.db.run(
      `insert into usage_month (company_id, month, product, calls, found, charged, free, amount) values ($1, 24300, 'INVOICE', 1, 1, 1, 0, 1)`,
      [companyId],
    )
    await freezeDue(server.db.as('system'))
    expect(await hears('staff', 'BILL_MADE')).toMatchObject({
      params: { month: '2025-01' },
      link: '/finance/monthlyBill?month=2025-01',
    })
  })
})

describe('a consent', () => {
  const contract = (no: string, days: number) =>
    server.db.run(
      `insert into auth_contract (company_id, contract_no, enterprise_id, signed_as, task_id, code, title, version, hash, paragraphs,
         consents, purposes, scopes, grantees, signer, signer_sealed, evidence, seal, signed_at, valid_from, valid_to)
       select company_id, $2, id, jsonb_build_object('name', name, 'taxNo', tax_no), 'T', 'ENT_TAX', '授权书', '1', 'h', '[]', '[]', '{}',
              '{}', '[]', '{}', '', '{}', 's', now(), now() - interval '300 days', now() + make_interval(days => $3)
         from enterprise where company_id = $1 and tax_no = $4`,
      [companyId, no, days, TAX_NO],
    )

  it('that ends soon is told once, by whichever process looks first', async () => {
    await contract('AUT-SOON', 10)
    await contract('AUT-LATER', 200)
    const system = server.db.as('system')
    await Promise.all([tellExpiring(system), tellExpiring(system)])
    expect(await tellExpiring(system)).toBe(0)
    const told = (await listOf(server, token.demo!)).filter((r) => r.kind === 'CONSENT_EXPIRING')
    expect(told).toMatchObject([
      { params: { contractNo: 'AUT-SOON' }, link: '/queryCenter/consents?contractNo=AUT-SOON' },
    ])
    expect(told[0]?.params.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('that was withdrawn is told once, however often it is asked for', async () => {
    for (let i = 0; i < 2; i++)
      await post('/consent/revoke', { contractNo: 'AUT-LATER', reason: '企业要求' })
    const told = (await listOf(server, token.demo!)).filter((r) => r.kind === 'CONSENT_WITHDRAWN')
    expect(told).toHaveLength(1)
    await silent('child', 'CONSENT_WITHDRAWN')
  })
})
