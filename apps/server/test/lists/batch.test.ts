/** One deed on many rows over HTTP: judged row by row, refused with reasons, never done twice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let boss: string
let staff: string
let companyId: number

const post = (route: string, body: object, token = boss) => server.call('POST', route, body, token)
const start = (body: object, token = boss) => post('/list/batch', body, token)
const detail = async (no: string, token = boss) =>
  (await post('/list/batch/detail', { no, size: 100 }, token)).data
const ended = (no: string, token = boss) =>
  until(async () => {
    const found = await detail(no, token)
    return !['QUEUED', 'RUNNING'].includes(found.row.status) && found
  })
const idOf = async (userName: string) =>
  (await server.db.one<{ id: number }>('select id from app_user where user_name = $1', [userName]))!
    .id
const statusOf = async (userName: string) =>
  (await server.db.one<{ status: string; frozen_why: string }>(
    'select status, frozen_why from app_user where user_name = $1',
    [userName],
  ))!

beforeAll(async () => {
  server = await startTestServer()
  companyId = await emptyCompany(server, '示例批量')
  boss = await memberOf(server, companyId, 'batch-boss', 'ROLE_COMPANY_ADMIN')
  staff = await memberOf(server, companyId, 'batch-staff', 'ROLE_COMPANY_STAFF')
  for (const n of [1, 2, 3]) await memberOf(server, companyId, `many-${n}`, 'ROLE_COMPANY_STAFF')
})
afterAll(() => server.stop())

describe('a batch', () => {
  it('does each row of the filter, and says of each other why not', async () => {
    await post('/bss/bssUser/freeze', {
      id: await idOf('many-2'),
      freeze: true,
      reason: '先前，已核实',
    })
    const asked = {
      action: 'user.freeze',
      filter: { keyword: 'many-' },
      reason: '离职，已核实',
      seen: 3,
    }
    const { data, http } = await start(asked)
    expect(http).toBe(200)
    const { row, rows } = await ended(data.no)
    expect(row).toMatchObject({ status: 'DONE', total: 3, done: 2, refused: 1, unsure: 0 })
    expect(rows[0]).toMatchObject({ name: 'many-2', result: 'REFUSED', why: '该用户已是冻结状态' })
    expect(await statusOf('many-1')).toEqual({ status: 'FROZEN', frozen_why: '离职，已核实' })
    expect(await statusOf('many-2')).toEqual({ status: 'FROZEN', frozen_why: '先前，已核实' })
    const log = await post('/audit/list', { keyword: 'many-3' })
    expect(log.data.rows[0]).toMatchObject({
      action: 'userFreeze',
      object: 'many-3',
      userName: 'batch-boss',
    })
    const { data: back } = await start({
      action: 'user.release',
      filter: {},
      only: await Promise.all(
        ['many-1', 'many-3', 'batch-boss'].map(async (n) => String(await idOf(n))),
      ),
      reason: '复职，已核实',
      seen: 3,
    })
    const released = await ended(back.no)
    expect(released.row).toMatchObject({ total: 3, done: 2, refused: 1 })
    expect(released.rows[0]).toMatchObject({ why: '本人或权限高于您的账号，不能操作' })
  })

  it('does nothing where there are more rows than were seen', async () => {
    const { data } = await start({
      action: 'user.freeze',
      filter: { keyword: 'many-' },
      reason: '离职，已核实',
      seen: 2,
    })
    const { row } = await ended(data.no)
    expect(row).toMatchObject({ status: 'FAILED', done: 0 })
    expect(row.message).toContain('比您确认的 2 条多')
    expect((await statusOf('many-1')).status).toBe('ACTIVE')
  })

  it.each([
    [
      'without the right to do it',
      { action: 'user.freeze', reason: '测试所填的说明', seen: 1 },
      403,
      '',
    ],
    [
      'of operators',
      { action: 'orderWaiting.approve', reason: '测试所填的说明', seen: 1 },
      403,
      '',
    ],
  ])('is refused %s', async (_, body, http, why) => {
    const answer = await start(body, staff)
    expect(answer.http).toBe(http)
    expect(answer.msg).toContain(why)
  })

  it.each([
    [{ action: 'user.freeze', seen: 1 }, '请填写原因'],
    [{ action: 'user.delete', reason: '测试所填的说明', seen: 1 }, '没有这个批量操作'],
    [{ action: 'user.freeze', reason: '测试所填的说明', seen: 1, only: [] }, '请先选择记录'],
    [
      { action: 'user.freeze', reason: '测试所填的说明', seen: 1, filter: { status: 'NONE' } },
      'status',
    ],
  ])('is refused: %j', async (body, why) => {
    const answer = await start(body)
    expect(answer.http).toBe(400)
    expect(answer.msg).toContain(why)
  })

  it('is its maker’s', async () => {
    const { data } = await start({
      action: 'user.freeze',
      filter: { keyword: 'nobody' },
      reason: '测试所填的说明',
      seen: 1,
    })
    expect((await ended(data.no)).row).toMatchObject({ status: 'DONE', total: 0, done: 0 })
    for (const call of ['/list/batch/detail', '/list/batch/cancel'])
      expect((await post(call, { no: data.no }, staff)).http).toBe(404)
    expect((await post('/list/batch/cancel', { no: data.no })).msg).toBe(
      '该批量操作已结束，无需停止',
    )
  })

  it('whose worker died goes on with the rows that were not begun, and does none twice', async () => {
    const ids = await Promise.all(['many-1', 'many-3'].map(idOf))
    // As a worker leaves it that was killed with the first row in its hands.
    await server.db.run(
      `insert into list_batch (company_id, no, user_id, session_kind, ip, agent, action, filter, reason, seen, planned, total,
         status, attempt, fence, lease_until)
       values ($1, 'PL2026010100000001', $2, 'MAIN', '', '', 'user.freeze', '{}', '离职，已核实', 2, true, 2, 'RUNNING', 1, 7,
         now() + interval '1 second')`,
      [companyId, await idOf('batch-boss')],
    )
    await server.db.run(
      `insert into list_batch_row (company_id, batch, nth, key, name, body, result)
       select $1, 'PL2026010100000001', n, id::text, 'many', jsonb_build_object('id', id, 'freeze', true, 'reason', '离职，已核实'),
              case n when 1 then 'BEGUN' else 'WAITING' end
         from unnest($2::int[]) with ordinality as t (id, n)`,
      [companyId, ids],
    )
    const { row, rows } = await ended('PL2026010100000001')
    expect(row).toMatchObject({ status: 'DONE', done: 1, refused: 0, unsure: 1 })
    expect(rows[0]).toMatchObject({ result: 'UNSURE', why: '执行时中断，是否已生效请在列表中核对' })
    expect((await statusOf('many-1')).status).toBe('ACTIVE')
    expect((await statusOf('many-3')).status).toBe('FROZEN')
  })

  it('does no more for who lost the right while it waited', async () => {
    const token = await memberOf(server, companyId, 'batch-lost', 'ROLE_COMPANY_ADMIN')
    const user = await idOf('batch-lost')
    await server.db.run(
      `insert into list_batch (company_id, no, user_id, session_kind, ip, agent, action, filter, reason, seen, status, fence, lease_until)
       values ($1, 'PL2026010100000002', $2, 'MAIN', '', '', 'user.freeze', '{"keyword":"many-1"}', '离职，已核实', 1, 'RUNNING', 1,
         now() + interval '1 second')`,
      [companyId, user],
    )
    await server.db.run(
      "update user_role set role_code = 'ROLE_COMPANY_STAFF' where user_id = $1",
      [user],
    )
    const { row } = await ended('PL2026010100000002', token)
    expect(row).toMatchObject({ status: 'FAILED', done: 0 })
    expect((await statusOf('many-1')).status).toBe('ACTIVE')
  })
})

it('reports are ordered again, the same enterprise and kind once, each by the rules of an order', async () => {
  const bank = await server.login('demo')
  await post('/enterprise/save', { name: '示例实业有限公司', taxNo: TAX_NO }, bank)
  await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], bank)
  const order = () =>
    post('/frontTax/front/report/tax/query', { taxId: TAX_NO, reportType: 'INVOICE' }, bank)
  const first = await until(async () => {
    const answer = await order()
    return answer.http === 200 && answer.data
  })
  const result = () => post('/frontTax/front/report/tax/result', { taxId: TAX_NO, size: 100 }, bank)
  const ready = async () =>
    (await result()).data.rows.every((row: { status: string }) => row.status === 'READY')
  await until(ready)
  await order()
  await until(ready)
  expect((await result()).data.total).toBe(2)
  const { data } = await start({ action: 'report.again', filter: { taxId: TAX_NO }, seen: 2 }, bank)
  const { row, rows } = await ended(data.no, bank)
  expect(row).toMatchObject({ status: 'DONE', done: 1, refused: 1 })
  expect(rows[0].why).toContain('相同，不重复执行')
  expect(first.reportNo).toBeTruthy()
  expect((await result()).data.total).toBe(3)
})

it('orders of products are approved by an operator, several at once', async () => {
  const admin = await server.login('admin')
  await server.db.run(
    `update product_order set status = 'CREATED'
      where company_id = $1 and no in (select no from product_order where company_id = $1 order by no limit 2)`,
    [companyId],
  )
  const waiting = (await server.call('GET', '/operate/products/orders', {}, admin)).data.filter(
    (row: { companyId: number }) => row.companyId === companyId,
  )
  const { data, http } = await start(
    {
      action: 'orderWaiting.approve',
      filter: {},
      only: waiting.map((row: { no: string }) => `${companyId}/${row.no}`),
      reason: '资料齐全',
      seen: 2,
    },
    admin,
  )
  expect([http, waiting.length]).toEqual([200, 2])
  expect((await ended(data.no, admin)).row).toMatchObject({
    status: 'DONE',
    done: waiting.length,
    refused: 0,
  })
})
