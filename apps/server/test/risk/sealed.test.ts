/** After a withdrawal nothing tells how the enterprise came out: no row, no sum, no filter, no workbook; and whoever looked before is noted. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REVOKE, signFor } from '../support/consents.ts'
import { TAX_NO } from '../support/sales-csv.ts'
import {
  AT,
  ask,
  code,
  companyId,
  detail,
  done,
  EMPTY,
  HIT,
  policy,
  server,
  staff,
  startRisk,
  table,
  upload,
  workbook,
} from './setup.ts'

let contract: Awaited<ReturnType<typeof signFor>>
beforeAll(async () => {
  await startRisk()
  contract = await signFor(server, TAX_NO)
})
afterAll(() => server.stop())

const SUMS = ['total', 'done', 'pass', 'review', 'reject', 'unjudged', 'sealed'] as const
const sums = (row: Record<string, unknown>) => SUMS.map((name) => row[name])
const views = () =>
  server.db.rows<{ who: string; action: string; object: string }>(
    `select v.who, v.action, v.object from consent_view v join auth_contract c on c.company_id = v.company_id and c.contract_no = v.contract_no
      where v.company_id = $1 and c.enterprise_id = $2 and v.object like '风控订单%' order by v.n`,
    [companyId, contract.enterpriseId],
  )
const logged = async (action: string, no: string) =>
  (await ask('/audit/list', { page: 1, size: 50, keyword: no })).data.rows.filter(
    (row: { action: string }) => row.action === action,
  )

let one: string
let list: string
let trial: string
beforeAll(async () => {
  one = (await ask('/risk/order/start', { policy: code, taxId: TAX_NO })).data.no
  await done(one)
  list = (await upload({ policy: code }, `税号\n${TAX_NO}\n${EMPTY}`)).data.no
  await done(list)
  const milder = table({ lines: [{ when: [{ ...HIT, is: 'HIT_HIGH' }], verdict: 'REJECT' }] })
  const { version } = await policy(milder, { code })
  trial = (await ask('/risk/trial/start', { policy: code, version })).data.no
  await done(trial)
})

it('whoever opens a list or takes a workbook is noted with all whom it told of, and with each of them', async () => {
  const object = `风控订单 ${list}`
  const of = async () => (await views()).filter((view) => view.object === object)
  // Asked for again and again while it was judged: one look.
  expect(await of()).toEqual([{ who: 'demo', action: '查看风控判断名单', object }])
  await detail(list, {}, staff)
  await detail(list, {}, staff)
  await workbook(`${AT}/export/detail`, { no: list })
  await workbook(`${AT}/export/detail`, { no: list })
  expect((await of()).map(({ who, action }) => [who, action])).toEqual([
    ['demo', '查看风控判断名单'],
    ['staff', '查看风控判断名单'],
    ['demo', '导出风控判断名单'],
    ['demo', '导出风控判断名单'],
  ])
  const [{ id: empty }] = (await server.db.rows<{ id: number }>(
    'select id from enterprise where company_id = $1 and tax_no = $2',
    [companyId, EMPTY],
  )) as [{ id: number }]
  const enterprises = [contract.enterpriseId, empty]
  expect((await logged('riskOrderDetail', list))[0]).toMatchObject({
    ...{ kind: 'LOOK', userName: 'staff', object: list, detail: { enterprises } },
  })
  const byStaff = (await logged('riskOrderDetail', list)).filter(
    ({ userName }: { userName: string }) => userName === 'staff',
  )
  expect(byStaff).toHaveLength(1)
  expect(await logged('riskOrderExportDetail', list)).toHaveLength(2)
  // A page that shows one of them tells of one.
  await detail(list, { keyword: EMPTY })
  expect((await logged('riskOrderDetail', list))[0].detail).toEqual({ enterprises: [empty] })
})

it('sums are of what is not sealed, and say how many are; in orders of one, in lists, in trials and their workbooks', async () => {
  expect(sums((await detail(one)).data.row)).toEqual([1, 1, 0, 0, 1, 0, 0])
  expect(sums((await detail(list)).data.row)).toEqual([2, 2, 0, 0, 1, 1, 0])
  const before = (await detail(trial)).data
  expect(before.row.flipped).toBe(1)
  expect(before.matrix).toContainEqual({ against: 'REJECT', outcome: 'PASS', n: 1 })

  await server.db.run(REVOKE, [companyId, contract.contractNo])

  expect(sums((await detail(one)).data.row)).toEqual([1, 1, 0, 0, 0, 0, 1])
  expect(sums((await detail(list)).data.row)).toEqual([2, 2, 0, 0, 0, 1, 1])
  const { rows } = (await ask(`${AT}/query`, {})).data
  const listed = (no: string) => rows.find((row: { no: string }) => row.no === no)
  expect(sums(listed(one))).toEqual([1, 1, 0, 0, 0, 0, 1])
  expect(sums(listed(list))).toEqual([2, 2, 0, 0, 0, 1, 1])
  const after = (await detail(trial)).data
  expect([after.row.flipped, after.row.sealed]).toEqual([0, 1])
  expect(after.matrix).toEqual([{ against: 'UNJUDGED', outcome: 'UNJUDGED', n: 2 }])

  const [titles, row] = await workbook(`${AT}/export`, { keyword: one })
  const cell = (title: string) => row![titles!.indexOf(title)]
  expect(['通过', '人工复核', '拒绝', '未判断', '授权已撤销'].map(cell)).toEqual([
    ...['0', '0', '0', '0', '1'],
  ])
})

it('a sealed enterprise is told of by nobody, and its looks are noted no more', async () => {
  const before = (await views()).length
  const { rows } = (await detail(one)).data
  expect(rows[0]).toMatchObject({ sealed: true, outcome: null })
  const [, row] = await workbook(`${AT}/export/detail`, { no: one })
  expect(row!.join()).not.toMatch(/拒绝|R-038|评分卡|建议额度/)
  expect(await views()).toHaveLength(before)
  expect((await logged('riskOrderExportDetail', one))[0].detail).toEqual({ enterprises: [] })
})
