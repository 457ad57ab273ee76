/** The facts of the tax family, of a firm as a collection left it: what the bureau told, in the engines' terms. */
import type { Dataset } from '@xinjian/contract'
import type { Statement } from '@xinjian/engine/finance/facts'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import type { RecordEvidence } from '@xinjian/engine/report/document'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { invoicedMonths } from '../../src/features/facts/invoice/read.ts'
import { recordEvidence } from '../../src/features/facts/records/evidence-source.ts'
import { type LoadedTaxFacts, loadTaxFacts } from '../../src/features/facts/records/read.ts'
import { type Firm, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

const EVERYTHING = [
  'REGISTRATION',
  'SHAREHOLDER',
  'CREDIT_RATING',
  'VAT_RETURN',
  'CIT_RETURN',
  'FIN_STATEMENT',
  'TAX_PAYMENT',
  'TAX_ARREARS',
  'TAX_VIOLATION',
  'SOCIAL_INSURANCE',
  'BANK_TAX_AUTH',
  'INVOICE_OUT',
  'INVOICE_IN',
] as const satisfies readonly Dataset[]

let sandbox: Sandbox
let server: TestServer
let firm: Firm
let tenant: TenantDb
let enterpriseId: number
let loaded: LoadedTaxFacts
let facts: TaxFacts

const load = (usable: readonly Dataset[] = EVERYTHING) =>
  loadTaxFacts(tenant, enterpriseId, new Set(usable)) as Promise<LoadedTaxFacts>
const statement = (kind: Statement['kind']): Statement =>
  facts.statements!.findLast((s) => s.kind === kind)!
const item = (kind: Statement['kind'], code: string) =>
  statement(kind).items.find((i) => i.code === code)!

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  await officeToken(server, 'demo')
  firm = await sandbox.firm('arrears')
  const phone = new Phone(server, sandbox)
  await phone.login(firm)
  await phone.collect()
  await phone.until(['SUCCESS', 'PARTIAL'])
  const enterprise = await server.db.one<{ company_id: number; id: number }>(
    'select company_id, id from enterprise where tax_no = $1',
    [firm.taxNo],
  )
  tenant = tenantOf(server.db, enterprise!.company_id)
  enterpriseId = enterprise!.id
  loaded = await load()
  facts = loaded.facts
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('what was collected', () => {
  it('is told of the enterprise in full, persons masked', () => {
    const { registration } = facts
    expect(registration).toMatchObject({
      name: firm.name,
      taxNo: firm.taxNo,
      taxpayerType: 'GENERAL',
      citMethod: '查账征收',
      accountingStandard: '小企业会计准则',
    })
    expect(registration.taxKinds?.map((k) => k.taxKind)).toContain('增值税')
    expect(registration.generalFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(registration.people).toHaveLength(3)
    expect(String(registration.legalRepBirthYear)).toMatch(/^19[6-9]\d$/)
    for (const { name } of registration.people!) expect(name).toMatch(/^.\*+$/)
    for (const holder of facts.shareholders!) expect(holder.name).toMatch(/^.\*+$/)
    expect(facts.shareholders!.reduce((sum, s) => sum + s.ratio!, 0)).toBeCloseTo(100)
    // The platform's own key names the person in full.
    for (const { key } of facts.shareholders!) expect(key).toMatch(/^\d+$/)
  })

  it('VAT returns have their lines and schedules: 附列资料（一） comes to line 1 and 8, 转出 to line 14', () => {
    const last = facts.vatReturns!.at(-1)!
    expect(facts.vatReturns!.length).toBeGreaterThanOrEqual(24)
    expect(last).toMatchObject({ form: 'GENERAL', status: '申报成功' })
    expect(last.key).toBe(`GENERAL/${monthText(last.from)}-${monthText(last.to)}`)
    const { invoiced, input } = last.schedules!
    expect(invoiced!.inspected).toBeNull()
    expect(invoiced!.special! + invoiced!.other! + invoiced!.none!).toBe(
      last.lines['1']!.amount! + last.lines['8']!.amount!,
    )
    expect(input!['13']).toBe(last.lines['14']!.amount)
    expect(last.lines['11']!.ytd).toBeGreaterThanOrEqual(last.lines['11']!.amount!)
  })

  it('quarters and years of income tax, each by its layout', () => {
    const quarter = facts.citReturns!.findLast((r) => r.form === 'A200000')!
    expect(quarter).toMatchObject({ layout: 'A200000', wages: null })
    expect(quarter.employees).toBeGreaterThan(0)
    expect(quarter.totalAssetsWan).toBeGreaterThan(0)
    expect(typeof quarter.smallMicro).toBe('boolean')
    const year = facts.citReturns!.findLast((r) => r.form === 'A100000')!
    expect(year).toMatchObject({ quarter: null, employees: null })
    expect(year.wages).toBeGreaterThan(0)
    expect(year.lines['1']).toBeGreaterThan(0)
  })

  it('statements stand under the codes of the chart, and balance', () => {
    const kinds = facts.statements!.slice(-3).map(({ kind, periodTo }) => [kind, periodTo])
    expect(kinds.map(([kind]) => kind)).toEqual(['BALANCE', 'INCOME', 'CASH'])
    expect(new Set(kinds.map(([, to]) => to)).size).toBe(1)
    for (const { standard, items } of facts.statements!) {
      expect(standard).toBe('SMALL')
      expect(items.filter((i) => i.code === null)).toEqual([])
    }
    expect(item('BALANCE', 'totalAssets').end).toBe(item('BALANCE', 'liabilitiesAndEquity').end)
    expect(item('INCOME', 'revenue').ytd).toBeGreaterThanOrEqual(item('INCOME', 'revenue').current!)
    expect(item('CASH', 'cashAtEnd').current).toBe(item('BALANCE', 'cash').end)
  })

  it('records beside the returns', () => {
    expect(facts.ratings!.map((r) => r.grade).join('')).toMatch(/^[ABMCD]+$/)
    expect(facts.payments!.length).toBeGreaterThan(24)
    expect(facts.arrears!.length).toBeGreaterThan(0)
    expect(facts.insurance!.length).toBeGreaterThan(24)
    expect(facts.insurance![0]!.month).toBe(parseMonth(dashed(facts.insurance![0]!.key)))
  })

  it('collected and empty is an empty list, never collected is null', async () => {
    expect(facts.violations).toMatchObject([{ means: '逾期缴纳', penalty: 2_000_00 }])
    const state = (to: string) =>
      server.db.run("update collect_item set state = $1 where dataset = 'TAX_VIOLATION'", [to])
    await state('FAILED')
    expect((await load()).facts.violations).toBeNull()
    await state('EMPTY')
    await server.db.run('delete from tax_violation')
    expect((await load()).facts.violations).toEqual([])
  })

  it('every collection of months says which', () => {
    expect(Object.keys(facts.covered).sort()).toEqual(
      ['CIT_RETURN', 'FIN_STATEMENT', 'SOCIAL_INSURANCE', 'TAX_PAYMENT', 'VAT_RETURN'].sort(),
    )
    for (const months of Object.values(facts.covered)) {
      const [first, last] = months[0]!
      expect(last - first).toBe(36)
    }
  })

  it('lists are by key, and the same data give the same facts', async () => {
    const { vatReturns, citReturns, payments, arrears, insurance } = facts
    for (const list of [vatReturns, citReturns, payments, arrears, insurance]) {
      const keys = list!.map(({ key }) => key)
      expect(keys).toEqual([...keys].sort())
    }
    expect(await load()).toEqual(await load())
  })
})

describe('invoices beside declarations', () => {
  it('sales of a month, red taken off and void left out, 不含税', async () => {
    const rows = await server.db.rows<{ month: number; sales: number }>(
      `select (extract(year from issue_day) * 12 + extract(month from issue_day) - 1)::int as month, sum(amount)::int8 as sales
         from invoice where company_id = $1 and enterprise_id = $2 and direction = 0 and status <> 1
        group by 1 order by 1`,
      [tenant.companyId, enterpriseId],
    )
    expect(facts.invoiced!.months.map(({ month, sales }) => ({ month, sales }))).toEqual(rows)
  })

  it('a direction that may not be used covers nothing', async () => {
    const sales = await invoicedMonths(tenant, enterpriseId, { OUT: true, IN: false })
    expect(sales!.covered.purchases).toEqual([])
    expect(sales!.months.every((m) => m.purchases === 0)).toBe(true)
    expect(await invoicedMonths(tenant, enterpriseId, { OUT: false, IN: false })).toBeNull()
  })
})

it('what no contract covers is null and named, and leaves no trace in the rest', async () => {
  const some = EVERYTHING.filter((d) => d !== 'VAT_RETURN' && d !== 'REGISTRATION')
  const { facts: less } = await load(some)
  expect(less.vatReturns).toBeNull()
  expect(less.covered.VAT_RETURN).toBeUndefined()
  expect(less.registration).toMatchObject({ name: firm.name, taxpayerType: 'GENERAL' })
  expect(less.registration.people).toBeUndefined()
  expect(less.withheld).toEqual(['登记信息', '增值税申报'])
  expect(facts.withheld).toBeUndefined()
})

describe('the rows behind a figure', () => {
  const page = (query: RecordEvidence) =>
    recordEvidence(query.dataset).page(
      tenant,
      { enterpriseId, seq: loaded.seq, cutoff: new Date(loaded.dataCutoff) },
      query,
      { page: 1, size: 100 },
    )

  it('a line of VAT returns over months is one row each, with its name, and their sum', async () => {
    const returns = facts.vatReturns!.slice(-12)
    const months = returns.map((r) => dashed(monthText(r.to)))
    const found = await page({
      dataset: 'VAT_RETURN',
      where: {
        all: [
          { field: 'line', in: ['34'] },
          { field: 'periodTo', from: months[0]!, to: months.at(-1)! },
        ],
      },
      words: '',
    })
    expect(found.total).toBe(12)
    expect(found.rows.map((r) => r.id)).toEqual(returns.map((r) => `${r.key}/34`).reverse())
    expect(found.rows[0]!.cells).toMatchObject({
      name: '本期应补（退）税额',
      period_to: months.at(-1),
      form: '一般纳税人适用',
    })
    const sum = returns.reduce((total, r) => total + r.lines['34']!.amount!, 0)
    expect(Math.round(found.sums.amount! * 100)).toBe(sum)
  })

  it('lines of income tax by return and line; sums of a year so far are not summed', async () => {
    const last = facts.citReturns!.findLast((r) => r.form === 'A200000')!
    const keys = ['1', '3'].map((line) => `${last.key}/${line}`)
    const found = await page({
      dataset: 'CIT_RETURN',
      where: { field: 'key', in: keys },
      words: '',
    })
    expect(found.rows.map(({ id, cells }) => [id, cells.name])).toEqual([
      [keys[0], '营业收入'],
      [keys[1], '利润总额'],
    ])
    expect(found.rows[0]!.cells).toMatchObject({
      period_from: `${last.year}-01`,
      period_to: `${last.year}-${String(last.quarter! * 3).padStart(2, '0')}`,
    })
    expect(found.sums).toEqual({})
    const years = await page({
      dataset: 'CIT_RETURN',
      where: {
        all: [
          { field: 'form', in: ['A100000'] },
          { field: 'line', in: ['1'] },
        ],
      },
      words: '',
    })
    expect(years.total).toBe(facts.citReturns!.filter((r) => r.form === 'A100000').length)
  })

  it('items of a statement', async () => {
    const { kind, periodTo } = statement('BALANCE')
    const cash = item('BALANCE', 'cash')
    const found = await page({
      dataset: 'FIN_STATEMENT',
      where: {
        all: [
          { field: 'kind', in: [kind] },
          { field: 'periodTo', in: [periodTo] },
          { field: 'label', in: ['货币资金'] },
        ],
      },
      words: '',
    })
    expect(found.rows).toMatchObject([
      { id: cash.key, cells: { item_name: '货币资金', end_amount: cash.end! / 100 } },
    ])
  })
})

it('a return that the bureau shows anew with a later day keeps the first one', async () => {
  const { key, declaredOn } = facts.vatReturns!.at(-1)!
  await tenant.run(
    `insert into vat_return
     select (jsonb_populate_record(null::vat_return, to_jsonb(v) || jsonb_build_object(
       'revision', v.revision + 1, 'hash', 'later', 'declared_on', v.declared_on + 40, 'status', '更正申报'))).*
       from vat_return v where v.company_id = $1 and v.enterprise_id = $2 and v.row_key = $3`,
    [enterpriseId, key],
  )
  const again = (await load()).facts.vatReturns!
  const corrected = again.filter((r) => r.corrects || r.firstDeclaredOn)
  expect(corrected).toMatchObject([{ key, corrects: true, firstDeclaredOn: declaredOn }])
})

const monthText = (month: number) =>
  `${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`
const dashed = (month: string) => `${month.slice(0, 4)}-${month.slice(4)}`
