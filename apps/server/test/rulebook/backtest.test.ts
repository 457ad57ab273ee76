/** What a version of the rules would have said: run in the background, resumed after a crash, stopped, exported. */
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BUYER } from '../../../../packages/intake/test-support/companies.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { collectedTask } from '../support/collected.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let admin: string
const ask = (path: string, body: object, token = admin) => server.call('POST', path, body, token)
const KIND = { reportType: 'INVOICE' }
const EMPTY = '91110108MA01KPGK0L'

const start = async (more: object) =>
  (await ask('/backtest/start', { ...KIND, version: 1, ...more })).data
const done = (no: string) =>
  until(async () => {
    const { data } = await ask('/backtest/detail', { no })
    return data.row.status === 'DONE' ? data : null
  })

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('demo')
  for (const [name, taxNo] of [
    ['示例甲有限公司', TAX_NO],
    ['示例乙有限公司', BUYER.taxNo],
    ['示例丙有限公司', EMPTY],
  ] as const)
    await ask('/enterprise/save', { name, taxNo })
  for (const taxNo of [TAX_NO, BUYER.taxNo]) {
    const { data } = await server.upload(taxNo, [{ name: '销项.csv', bytes: salesCsv() }], admin)
    await until(async () => {
      const { row } = (await ask('/invoice/import/detail', { id: data[0].id })).data
      return row.status === 'DONE'
    })
  }
  const limits = { 'R-038': { top1: 1, top3: 1, top1Manufacturing: 1 } }
  await ask('/rulebook/save', { note: '放宽客户集中', limits, off: { 'R-022': '不看' } })
})
afterAll(() => server.stop())

it('shows who would flip, rule by rule, and who could not be judged', async () => {
  const { no, against, total } = await start({})
  expect([against, total]).toEqual([0, 3])
  const { row, rules, noData } = await done(no)
  expect([row.judged, row.flipped, row.progress, noData]).toEqual([2, 2, 100, 1])
  expect(rules).toContainEqual({
    rule: 'R-038',
    name: '客户过度集中',
    newHits: 0,
    goneHits: 2,
    other: 0,
  })
  const { data } = await ask('/backtest/rows', { no })
  expect(data.total).toBe(2)
  expect(data.rows[0].flips).toContainEqual({
    rule: 'R-038',
    name: '客户过度集中',
    before: 'HIT MEDIUM',
    after: 'MISS',
  })
  expect((await ask('/backtest/rows', { no, all: true })).data.total).toBe(3)
})

it('of what a report would say is what the report says', async () => {
  const { no } = await start({ taxIds: [TAX_NO] })
  await done(no)
  const [{ before }] = (await ask('/backtest/rows', { no, all: true })).data.rows
  const { reportNo } = (await ask('/frontTax/front/report/tax/query', { taxId: TAX_NO })).data
  const row = await until(async () => {
    const { data } = await ask('/bss/order/report/getDetailReport', { reportNo })
    return data.row.status === 'READY' ? data.row : null
  })
  expect(before).toEqual({ decision: row.decision, risk: row.riskLevel, grade: row.grade })
})

it('stands as of a past month, and of none that has not ended or was before the data', async () => {
  expect((await ask('/backtest/start', { ...KIND, version: 1, through: '2099-01' })).msg).toContain(
    '已结束的月份',
  )
  const { no, through } = await start({ through: '2025-06' })
  expect(through).toBe('2025-06')
  expect((await done(no)).row.judged).toBe(2)
  const early = await done((await start({ through: '2020-01' })).no)
  expect([early.row.judged, early.noData]).toEqual([0, 3])
})

it('goes on behind what was written when its worker died', async () => {
  const { no } = await start({})
  await done(no)
  const [first] = await server.db.rows<{ id: number }>(
    'select enterprise_id as id from backtest_row where no = $1 order by 1 limit 1',
    [no],
  )
  await server.db.run('delete from backtest_row where no = $1 and enterprise_id > $2', [
    no,
    first!.id,
  ])
  await server.db.run(`update backtest_row set after = '{"grade":"kept"}' where no = $1`, [no])
  await server.db.run(
    `update backtest set status = 'RUNNING', lease_until = now() - interval '1 second', last_id = $2,
            done = 1, judged = 1, flipped = 1 where no = $1`,
    [no, first!.id],
  )
  const { row } = await done(no)
  expect([row.judged, row.flipped]).toEqual([2, 2])
  const { rows } = (await ask('/backtest/rows', { no, all: true })).data
  expect(rows).toHaveLength(3)
  expect(
    rows.filter((r: { after: { grade: string } | null }) => r.after?.grade === 'kept'),
  ).toHaveLength(1)
})

it('is stopped, keeps what it has, and stays stopped', async () => {
  const { no } = await start({})
  await server.db.run("update backtest set status = 'QUEUED' where no = $1 and status = 'DONE'", [
    no,
  ])
  await server.db.run(
    "update backtest set status = 'RUNNING', lease_until = now() + interval '1 hour' where no = $1",
    [no],
  )
  expect((await ask('/backtest/cancel', { no })).data.status).toBe('CANCELLED')
  expect((await ask('/backtest/cancel', { no })).msg).toContain('已经结束')
})

it('is exported for a spreadsheet, and is nobody else’s', async () => {
  const { no } = await start({})
  await done(no)
  const file = async (format: string, language = 'zh') => {
    const response = await fetch(`${server.base}/backtest/export`, {
      method: 'POST',
      headers: {
        ...{ 'Content-Type': 'application/json', Authorization: `Bearer ${admin}` },
        'Accept-Language': language,
      },
      body: JSON.stringify({ no, format }),
    })
    names[`${format} ${language}`] = decodeURIComponent(
      /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ??
        '',
    )
    return Buffer.from(await response.arrayBuffer())
  }
  const names: Record<string, string> = {}
  const csv = (await file('csv')).toString('utf8')
  expect(csv.split('\r\n')).toHaveLength(5)
  expect(csv.split('\r\n')[0]).toBe(
    '\uFEFF企业名称,税号,结果,原结论,新结论,原风险,新风险,原评级,新评级,变化的规则',
  )
  expect(csv).toContain('R-038 客户过度集中：命中·中→未命中')
  expect((await file('xlsx')).subarray(0, 2).toString()).toBe('PK')
  // In English nothing is left in Chinese but what people called their enterprises.
  const english = (await file('csv', 'en')).toString('utf8').split('\r\n')
  expect(english[0]).toBe(
    '\uFEFFName of enterprise,Taxpayer number,Outcome,Verdict before,Verdict after,Risk before,Risk after,Grade before,Grade after,Rules that changed',
  )
  const cells = english.slice(1).map((line) => line.replace(/^[^,]*,/, ''))
  expect(cells.join('\n')).not.toMatch(/[\u3400-\u9fff，；：、（）·]/)
  expect(english.join('\n')).toMatch(/R-038 [A-Z][^:;]+: Hit, medium → Not hit/)
  expect(english.join('\n')).toContain('No data of that month')
  const { sheets } = await readXlsx(new Uint8Array(await file('xlsx', 'en')))
  expect([sheets[0]!.name, sheets[0]!.rows[0]?.[9]]).toEqual([
    'Back-test of rules',
    'Rules that changed',
  ])
  expect(names).toEqual({
    'csv zh': `规则回测-${no}.csv`,
    'xlsx zh': `规则回测-${no}.xlsx`,
    'csv en': `Back-test of rules ${no}.csv`,
    'xlsx en': `Back-test of rules ${no}.xlsx`,
  })
  const other = await memberOf(
    server,
    await emptyCompany(server, '另一家机构'),
    'x-admin',
    'ROLE_COMPANY_ADMIN',
  )
  expect((await ask('/backtest/list', {}, other)).data.total).toBe(0)
  for (const path of ['detail', 'rows', 'cancel'])
    expect((await ask(`/backtest/${path}`, { no }, other)).msg).toBe('没有这次回测')
})

it('judges nobody whose consent was taken back, and tells nothing of who took it back since', async () => {
  const { no } = await start({})
  await done(no)
  const signed = await signFor(server, TAX_NO)
  await collectedTask(signed)
  const contracts = 'select contract_no from auth_contract where company_id = $1'
  const { companyId } = signed.tenant
  for (const { contract_no } of await server.db.rows<{ contract_no: string }>(contracts, [
    companyId,
  ]))
    await server.db.run(REVOKE, [companyId, contract_no])
  const again = await done((await start({})).no)
  expect(again.noConsent).toBe(1)
  const { rows } = (await ask('/backtest/rows', { no, all: true })).data
  expect(rows.find((r: { taxNo: string }) => r.taxNo === TAX_NO)).toMatchObject({
    sealed: true,
    outcome: null,
    before: null,
    flips: [],
  })
})
