/** After a withdrawal no back-test tells how the enterprise came out: no sum, no list, no filter, no order of rows, no file; and whoever looked before is noted. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BUYER } from '../../../../packages/intake/test-support/companies.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let admin: string
let contract: Awaited<ReturnType<typeof signFor>>
let companyId: number
const ask = (path: string, body: object, token = admin) => server.call('POST', path, body, token)
const run = async (more: object = {}): Promise<string> => {
  const { data, msg } = await ask('/backtest/start', { reportType: 'INVOICE', version: 1, ...more })
  if (!data) throw new Error(msg)
  const { no } = data
  await until(async () => (await ask('/backtest/detail', { no })).data.row.status === 'DONE')
  return no
}
const csv = async (no: string): Promise<string[]> => {
  const response = await fetch(`${server.base}/backtest/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${admin}` },
    body: JSON.stringify({ no, format: 'csv' }),
  })
  return (await response.text()).trimEnd().split('\r\n')
}
const SUMS = ['total', 'judged', 'flipped', 'noData', 'failed', 'sealed'] as const
const sums = (of: Record<string, unknown>) => SUMS.map((name) => of[name])
const rows = async (no: string, more: object = {}) =>
  (await ask('/backtest/rows', { no, ...more })).data
const views = () =>
  server.db.rows<{ who: string; action: string; object: string }>(
    `select v.who, v.action, v.object from consent_view v join auth_contract c on c.company_id = v.company_id and c.contract_no = v.contract_no
      where v.company_id = $1 and c.enterprise_id = $2 and v.object like '规则回测%' order by v.n`,
    [companyId, contract.enterpriseId],
  )

let one: string
let all: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('demo')
  companyId = (await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  ))!.company_id
  for (const [name, taxNo] of [
    // The one that is sealed later comes first by its number.
    ['示例甲有限公司', TAX_NO],
    ['示例乙有限公司', BUYER.taxNo],
  ] as const) {
    await ask('/enterprise/save', { name, taxNo })
    const { data } = await server.upload(taxNo, [{ name: '销项.csv', bytes: salesCsv() }], admin)
    await until(async () => {
      const { row } = (await ask('/invoice/import/detail', { id: data[0].id })).data
      return row.status === 'DONE'
    })
  }
  const limits = { 'R-038': { top1: 1, top3: 1, top1Manufacturing: 1 } }
  await ask('/rulebook/save', { note: '放宽客户集中', limits, off: {} })
  contract = await signFor(server, TAX_NO)
  one = await run({ taxIds: [TAX_NO] })
  all = await run()
})
afterAll(() => server?.stop())

it('whoever opens its rows or takes its file is noted with all whom it told of', async () => {
  await rows(all)
  await rows(all)
  await csv(all)
  const object = `规则回测 ${all}`
  expect(await views()).toEqual([
    { who: 'demo', action: '查看规则回测名单', object },
    { who: 'demo', action: '导出规则回测名单', object },
  ])
  const log = (await ask('/audit/list', { page: 1, size: 50, keyword: all })).data.rows
  const noted = log.filter(({ action }: { action: string }) => action.startsWith('backtestRows'))
  expect(noted).toHaveLength(1)
  expect(noted[0]).toMatchObject({ kind: 'LOOK', object: all })
  expect(noted[0].detail.enterprises).toContain(contract.enterpriseId)
})

it('sums, rows, filter, their order and the file tell nothing of a sealed one, and say that it is sealed', async () => {
  expect(sums((await ask('/backtest/detail', { no: one })).data)).toEqual([1, 1, 1, 0, 0, 0])
  expect(sums((await ask('/backtest/detail', { no: all })).data)).toEqual([2, 2, 2, 0, 0, 0])
  expect((await rows(all)).total).toBe(2)

  await server.db.run(REVOKE, [companyId, contract.contractNo])

  const alone = (await ask('/backtest/detail', { no: one })).data
  expect(sums(alone)).toEqual([1, 0, 0, 0, 0, 1])
  expect([alone.decisions, alone.rules]).toEqual([[], []])
  expect([alone.row.judged, alone.row.flipped, alone.row.sealed]).toEqual([0, 0, 1])
  const both = (await ask('/backtest/detail', { no: all })).data
  expect(sums(both)).toEqual([2, 1, 1, 0, 0, 1])
  expect(both.rules).toContainEqual(expect.objectContaining({ rule: 'R-038', goneHits: 1 }))
  const listed = (await ask('/backtest/list', {})).data.rows
  const of = (no: string) => listed.find((row: { no: string }) => row.no === no)
  expect([of(one).judged, of(one).flipped, of(one).sealed]).toEqual([0, 0, 1])
  expect([of(all).judged, of(all).flipped, of(all).sealed]).toEqual([1, 1, 1])

  // Among those that changed there is none, and none by its place either.
  expect((await rows(one)).total).toBe(0)
  expect((await rows(all)).rows.map(({ taxNo }: { taxNo: string }) => taxNo)).toEqual([BUYER.taxNo])
  const every = (await rows(all, { all: true })).rows
  expect(every.map(({ taxNo }: { taxNo: string }) => taxNo)).toEqual([BUYER.taxNo, TAX_NO])
  const [sealed] = (await rows(one, { all: true })).rows
  expect(sealed).toEqual({
    ...{ enterpriseName: '示例甲有限公司', taxNo: TAX_NO, sealed: true },
    ...{ outcome: null, before: null, after: null, flips: [] },
  })
  const before = (await views()).length
  const [, line] = await csv(one)
  expect(line).toMatch(/^示例甲有限公司,.*,授权已撤销,+$/)
  expect(await views()).toHaveLength(before)
})

it('nor of one that was judged by the data of who took a consent back: another enterprise, a person', async () => {
  const other = `no = $2 and enterprise_id <> $3 and company_id = $1`
  const [firm] = [contract.enterpriseId]
  await server.db.run(`update backtest_row set beside = array[$3::int] where ${other}`, [
    companyId,
    all,
    firm,
  ])
  expect(sums((await ask('/backtest/detail', { no: all })).data)).toEqual([2, 0, 0, 0, 0, 2])
  await server.db.run(
    `update backtest_row set beside = '{}', persons = array['PA1'] where ${other}`,
    [companyId, all, firm],
  )
  expect(sums((await ask('/backtest/detail', { no: all })).data)).toEqual([2, 1, 1, 0, 0, 1])
  await server.db.transaction(async (tx) => {
    await tx.run("set local session_replication_role = 'replica'")
    await tx.run(
      `insert into auth_contract select (jsonb_populate_record(c, jsonb_build_object('contract_no', 'PA1', 'code', 'PER_LEGAL_REP', 'signer_key', 'k'))).*
         from auth_contract c where c.company_id = $1 and c.contract_no = $2`,
      [companyId, contract.contractNo],
    )
  })
  expect(sums((await ask('/backtest/detail', { no: all })).data)).toEqual([2, 0, 0, 0, 0, 2])
})

it('who was not judged for want of a consent is no secret: nothing was found', async () => {
  const no = await run({ taxIds: [TAX_NO] })
  const detail = (await ask('/backtest/detail', { no })).data
  // Its own files are left, so that it may be judged by those; what came of it stays sealed as long as the consent is back.
  expect(detail.noConsent + detail.sealed).toBe(1)
  expect([detail.judged, detail.flipped]).toEqual([0, 0])
})
