/** Benchmarks of an industry: from reports of several companies into the next report, withheld under ten, left by who revokes. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { createPeerValues, refreshBenchmarks } from '../../src/features/peers/index.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { emptyCompany } from '../support/companies.ts'
import { REVOKE, signFor } from '../support/consents.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
let firm: Firm
let bankId: number
let otherId: number
/** What the firm itself brought. */
let own: { indicator: string; value: number; industry_code: string; as_of: number }[]

const ask = async (path: string, body: object) =>
  (await must(server.call('POST', path, body, bank))).data

async function order(reportType: string): Promise<{ reportNo: string; document: ReportDocument }> {
  const [{ reportNo }] = await ask('/report/pack/order', {
    taxId: firm.taxNo,
    reportTypes: [reportType],
  })
  const document = await until(async () => {
    const { row, document } = await ask('/bss/order/report/getDetailReport', { reportNo })
    if (row.status === 'FAILED') throw new Error(row.message)
    return row.status === 'READY' ? document : null
  })
  return { reportNo, document }
}

const taxNo = (i: number) => `91440399MAPEER${String(i).padStart(3, '0')}X`

/** An enterprise of the same industry whose report said this, finished in a company. */
async function peer(
  companyId: number,
  i: number,
  value: number,
  more: { monthsBack?: number; industryCode?: string } = {},
): Promise<number> {
  const { monthsBack = 0, industryCode = own[0]!.industry_code } = more
  await server.db.run(
    'insert into enterprise (company_id, tax_no, name) values ($1, $2, $3) on conflict do nothing',
    [companyId, taxNo(i), `同行示例${i}有限公司`],
  )
  const row = await server.db.one<{ id: number }>(
    'select id from enterprise where company_id = $1 and tax_no = $2',
    [companyId, taxNo(i)],
  )
  const tenant = tenantOf(server.db, companyId)
  const facts = {
    registration: { taxNo: taxNo(i), industryCode, taxpayerType: 'GENERAL' },
    citReturns: null,
  } as unknown as TaxFacts
  const document = {
    indicators: [{ key: 'T-005.L12', value }],
  } as unknown as ReportDocument
  const through = own[0]!.as_of - monthsBack
  const values = createPeerValues(loadSecret(server.config))
  await tenant.transaction((tx) => values.keep(tx, row!.id, { facts, document, through }))
  return row!.id
}

const refresh = () => refreshBenchmarks(server.db.as('system'))
const benchmarks = (indicator = 'T-005') =>
  server.db.rows<{
    industry: string
    size_class: string
    taxpayer: string
    n: number
    median: number
  }>(
    'select industry, size_class, taxpayer, n, median from peer_benchmark where indicator = $1 order by industry',
    [indicator],
  )

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  firm = await sandbox.firm('arrears')
  const phone = new Phone(server, sandbox)
  await phone.login(firm)
  await phone.collect()
  await phone.until(['SUCCESS', 'PARTIAL'])
  bankId = (await server.db.one<{ company_id: number }>('select company_id from enterprise'))!
    .company_id
  otherId = await emptyCompany(server, '另一家示例银行')
  await order('TAX')
  own = await server.db.rows('select indicator, value, industry_code, as_of from peer_value')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('benchmarks', () => {
  it('a finished report brings its figures, as it says them', async () => {
    const { document } = await order('TAX')
    const said = (key: string) => document.indicators.find((i) => i.key === key)?.value
    const of = (indicator: string) => own.find((v) => v.indicator === indicator)
    expect(of('T-005')).toMatchObject({ value: said('T-005.L12'), industry_code: '3424' })
    const subjects = await server.db.rows<{ subject: string }>('select subject from peer_value')
    expect(subjects[0]!.subject).toMatch(/^[0-9a-f]{64}$/)
  })

  it('of nine enterprises are withheld, and the report says so', async () => {
    for (let i = 1; i <= 8; i++) await peer(i % 2 ? bankId : otherId, i, 0.03 + i / 1_000)
    expect(await refresh()).toBe(true)
    expect(await benchmarks()).toEqual([])
    const { document } = await order('TAX')
    const away = document.indicators.find(({ key }) => key === 'T-006.L12')
    expect(away).toMatchObject({
      value: null,
      flag: 'GREY',
      detail: expect.stringContaining('暂无行业基准'),
    })
    const low = document.rules.find(({ id }) => id === 'R-012')
    expect(low).toMatchObject({
      result: 'UNKNOWN',
      reason: expect.stringContaining('暂无行业基准'),
    })
  })

  it('an enterprise that two companies hold is one', async () => {
    await peer(otherId, 1, 0.031)
    await refresh()
    expect(await benchmarks()).toEqual([])
  })

  it('of ten, over both companies, are in the next report with number and level', async () => {
    await peer(otherId, 9, 0.039)
    expect(await refresh()).toBe(true)
    expect((await benchmarks()).map(({ industry, n }) => [industry, n])).toEqual([
      ['34', 10],
      ['342', 10],
      ['3424', 10],
      ['C', 10],
    ])
    const { reportNo, document } = await order('TAX')
    const median = (await benchmarks())[0]?.median
    expect(median).toBeGreaterThan(0)
    const level = '金属切割及焊接设备制造，小类C3424，一般纳税人'
    expect(document.indicators.find(({ key }) => key === 'T-005.L12')?.peer).toEqual({
      n: 10,
      level,
      median,
    })
    expect(document.indicators.find(({ key }) => key === 'T-006.L12')?.value).not.toBeNull()
    expect(JSON.stringify(document)).toContain(`同行业（${level}）10家，中位数`)
    expect(await ask('/report/replay', { reportNo })).toMatchObject({ same: true })
    await server.db.run('update peer_benchmark set median = median * 2')
    expect(await ask('/report/replay', { reportNo })).toMatchObject({ same: true })
  })

  it('are the same for every kind that stands on tax facts', async () => {
    const { document } = await order('TAX_RISK')
    expect(document.indicators.find(({ key }) => key === 'T-005.L12')?.peer?.n).toBe(10)
    const margin = document.indicators.find(({ key }) => key === 'F-06.FY')
    expect(margin).toMatchObject({
      value: expect.any(Number),
      detail: expect.stringContaining('暂无行业基准'),
    })
    const kept = await server.db.rows(
      "select value, taxpayer from peer_value where indicator = 'F-06'",
    )
    expect(kept).toEqual([{ value: margin!.value, taxpayer: '' }])
  })

  it('are not computed again while nothing changed', async () => {
    expect(await refresh()).toBe(true)
    expect(await refresh()).toBe(false)
  })

  it('take the newest figure of an enterprise, and a report that looks back changes nothing', async () => {
    const value = async (i: number) =>
      (
        await server.db.one<{ value: number }>(
          `select value from peer_value v join enterprise e on e.company_id = v.company_id and e.id = v.enterprise_id
            where e.tax_no = $1 and v.company_id = $2`,
          [taxNo(i), otherId],
        )
      )?.value
    await peer(otherId, 2, 0.9, { monthsBack: 3 })
    expect(await value(2)).toBe(0.032)
    await peer(otherId, 2, 0.02)
    expect(await value(2)).toBe(0.02)
  })

  it('are of the narrowest group that has ten', async () => {
    const id = await peer(otherId, 9, 0.039, { industryCode: '3421' })
    await refresh()
    expect((await benchmarks()).map(({ industry }) => industry)).toEqual(['34', '342', 'C'])
    const { document } = await order('TAX')
    expect(document.indicators.find(({ key }) => key === 'T-005.L12')?.peer?.level).toBe(
      '金属加工机械制造，中类C342，一般纳税人',
    )
    expect(id).toBeGreaterThan(0)
  })

  it('are left by an enterprise that takes its consent back', async () => {
    const { tenant, contractNo } = await signFor(server, taxNo(9))
    await tenant.run(REVOKE, [contractNo])
    expect(await refresh()).toBe(true)
    expect(await benchmarks()).toEqual([])
    const left = await server.db.rows(
      'select 1 from peer_value v join enterprise e on e.company_id = v.company_id and e.id = v.enterprise_id where e.tax_no = $1',
      [taxNo(9)],
    )
    expect(left).toEqual([])
  })

  it('forget figures of more than two years ago', async () => {
    await peer(otherId, 10, 0.04)
    await refresh()
    expect(await benchmarks()).not.toEqual([])
    await server.db.run(
      'update peer_value set as_of = as_of - 30, written_at = now() where enterprise_id = (select id from enterprise where tax_no = $1)',
      [taxNo(10)],
    )
    await refresh()
    expect(await benchmarks()).toEqual([])
  })
})

describe('who sees what', () => {
  it('a company reads benchmarks and its own values, and writes no benchmark', async () => {
    const other = server.db.ofCompany(otherId)
    expect(await other.rows('select 1 from peer_value where company_id = $1', [bankId])).toEqual([])
    expect(await other.rows('select 1 from peer_benchmark')).toEqual([])
    await expect(other.run('delete from peer_benchmark')).rejects.toThrow(/permission denied/)
    await expect(other.rows('select 1 from peer_state')).rejects.toThrow(/permission denied/)
  })
  it('the platform pools values without knowing whose they are', async () => {
    const system = server.db.as('system')
    await expect(system.rows('select enterprise_id from peer_value')).rejects.toThrow(
      /permission denied/,
    )
    expect((await system.rows('select subject from peer_value')).length).toBeGreaterThan(0)
  })
})
