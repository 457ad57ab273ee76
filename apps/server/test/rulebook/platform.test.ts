/** The platform's table in the hands of its operators: drafted, tried on every institution, decided by another, carried by reports. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let admin: string
let staff: string
let operator: string
let second: string
let stranger: string

const ask = (path: string, body: object, token = operator) => server.call('POST', path, body, token)
/** Three customers buy everything: R-038 is hit by the table of the engine. */
const WIDE = { 'R-038': { top1: 1, top3: 1, top1Manufacturing: 1 } }

const save = (more: object, token = operator) =>
  ask('/operate/rules/save', { note: '客户集中放宽', limits: {}, off: {}, ...more }, token)

async function inForce(more: object): Promise<number> {
  const { version } = (await save(more)).data
  await ask('/operate/rules/submit', { version })
  await ask('/operate/rules/decide', { version, approve: true, note: '同意，已核实' }, second)
  expect((await ask('/operate/rules/force', { version })).data.status).toBe('IN_FORCE')
  return version
}

async function company(): Promise<string> {
  const token = await memberOf(
    server,
    await emptyCompany(server, '另一家机构'),
    'other-admin',
    'ROLE_COMPANY_ADMIN',
  )
  await fill(token)
  return token
}

async function fill(token: string) {
  await ask('/enterprise/save', { name: '示例甲有限公司', taxNo: TAX_NO }, token)
  const { data } = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], token)
  await until(async () => {
    const { row } = (await ask('/invoice/import/detail', { id: data[0].id }, token)).data
    return row.status === 'DONE'
  })
}

async function report(token = admin) {
  const { reportNo } = (await ask('/frontTax/front/report/tax/query', { taxId: TAX_NO }, token))
    .data
  const document = await until(async () => {
    const { data } = await ask('/bss/order/report/getDetailReport', { reportNo }, token)
    return data.row.status === 'READY' ? data.document : null
  })
  return { reportNo, document }
}
const ruleIn = (document: { rules: { id: string }[] }, id: string) =>
  document.rules.find((rule) => rule.id === id)

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('demo')
  staff = await server.login('staff')
  operator = await server.login('admin')
  second = await server.login('operator')
  await fill(admin)
  stranger = await company()
})
afterAll(() => server.stop())

describe('the platform’s table', () => {
  it('is the operators’ alone, and theirs is no institution’s', async () => {
    for (const path of ['catalogue', 'list', 'history', 'trial/list'])
      for (const token of [admin, staff])
        expect((await ask(`/operate/rules/${path}`, {}, token)).http, path).toBe(403)
    expect((await ask('/rulebook/list', {})).http).toBe(403)
  })

  it('is refused where its limits cannot be meant', async () => {
    const { msg } = await save({ limits: { 'R-014': { medium: 0.4 } } })
    expect(msg).toContain('高级别界限应不低于中级别界限（40%）')
    expect((await ask('/operate/rules/list', {})).data.total).toBe(0)
  })

  it('is tried on every institution, told in sums that name nobody', async () => {
    const { version } = (await save({ limits: WIDE })).data
    const { no } = (await ask('/operate/rules/trial/start', { reportType: 'INVOICE', version }))
      .data
    const found = await until(async () => {
      const { data } = await ask('/operate/rules/trial/detail', { no })
      return data.row.companies !== null && data.row.done === data.row.companies ? data : null
    })
    expect(found).toMatchObject({ total: 2, judged: 2, flipped: 2, failed: 0 })
    expect(found.row).toMatchObject({ against: 0, version, failed: 0 })
    expect(found.rules).toContainEqual({
      rule: 'R-038',
      name: '客户过度集中',
      newHits: 0,
      goneHits: 2,
      other: 0,
    })
    expect(JSON.stringify(found)).not.toContain(TAX_NO)
    const runs = await server.db.rows('select 1 from backtest where platform_no = $1', [no])
    expect(runs.length).toBeGreaterThan(1)
    expect(await server.db.rows('select 1 from backtest_row')).toEqual([])
    expect((await ask('/backtest/list', {}, admin)).data.total, 'no run of the institution').toBe(0)
    expect((await ask('/operate/rules/trial/list', { version })).data.rows).toMatchObject([{ no }])
  })

  it('is decided by another operator, by the database too', async () => {
    const { version } = (await save({ limits: WIDE })).data
    await save({ version, limits: WIDE }, second)
    await ask('/operate/rules/submit', { version })
    for (const token of [operator, second])
      expect(
        (
          await ask(
            '/operate/rules/decide',
            { version, approve: true, note: '同意，已核实' },
            token,
          )
        ).status,
        'who saved it once is one of its authors',
      ).toBe(2040)
    await expect(
      server.db.run(
        "update platform_rule_book set decided_id = authors[1], status = 'APPROVED' where version = $1",
        [version],
      ),
    ).rejects.toMatchObject({ constraint: 'platform_rule_book_four_eyes' })
    expect((await ask('/operate/rules/force', { version })).msg).toContain('状态已变化')
  })

  it('once in force is carried by reports of every institution, which replay to the same bytes', async () => {
    const before = await report()
    expect(before.document.rulebook).toBeUndefined()
    expect(ruleIn(before.document, 'R-038')).toMatchObject({ result: 'HIT' })
    const version = await inForce({ limits: WIDE, off: { 'R-022': '数据源停用' } })
    for (const token of [admin, stranger]) {
      const { reportNo, document } = await report(token)
      expect(document.rulebook).toEqual({
        version: `平台第${version}版`,
        notes: [
          '按平台设定的界限判断：R-038 客户过度集中。',
          '平台停用，未判断：R-022 节假日开票。',
        ],
      })
      expect(ruleIn(document, 'R-038')).toMatchObject({ result: 'MISS' })
      expect(ruleIn(document, 'R-022')).toMatchObject({
        result: 'UNKNOWN',
        reason: 'OFF：平台已停用此规则：数据源停用',
      })
      expect((await ask('/report/replay', { reportNo }, token)).data.same).toBe(true)
    }
    expect((await ask('/report/replay', { reportNo: before.reportNo }, admin)).data.same).toBe(true)
  })

  it('stands beneath what an institution has set, and shows it the defaults that hold', async () => {
    const { platform, rules } = (await ask('/rulebook/catalogue', {}, admin)).data
    expect(platform).toBeGreaterThan(0)
    const of = (id: string) => rules.find((rule: { id: string }) => rule.id === id)
    expect(of('R-038').limits.map((spec: { default: number }) => spec.default)).toEqual([1, 1, 1])
    expect(of('R-022').platformOff).toBe('数据源停用')
    const own = {
      note: '从严，已核实',
      limits: { 'R-038': { top1: 0.5, top3: 0.6 } },
      off: {},
      on: ['R-022'],
    }
    const { version } = (await ask('/rulebook/save', own, staff)).data
    await ask('/rulebook/submit', { version }, staff)
    await ask('/rulebook/decide', { version, approve: true, note: '同意，已核实' }, admin)
    await ask('/rulebook/force', { version }, admin)
    const { document } = await report()
    expect(document.rulebook.version).toBe(`第${version}版（平台第${platform}版）`)
    expect(document.rulebook.notes).toEqual([
      '按本机构设定的界限判断：R-038 客户过度集中。',
      '平台停用，按本机构决定仍判断：R-022 节假日开票。',
    ])
    expect(ruleIn(document, 'R-038')).toMatchObject({ result: 'HIT' })
    expect(ruleIn((await report(stranger)).document, 'R-038')).toMatchObject({ result: 'MISS' })
    const { limits } = (await ask('/rulebook/detail', { version }, admin)).data
    expect(limits['R-038'], 'the rest of the rule as it stood').toEqual({
      top1: 0.5,
      top3: 0.6,
      top1Manufacturing: 1,
    })
  })

  it('leaves a trace of every step that nobody can change, and one of every statement', async () => {
    const { rows } = (await ask('/operate/rules/history', {})).data
    expect(
      rows.slice(0, 4).map((r: { who: string; action: string }) => `${r.who} ${r.action}`),
    ).toEqual(['admin 启用', 'operator 复核通过', 'admin 提交复核', 'admin 保存草稿'])
    await expect(server.db.run("update platform_rule_event set who = 'x'")).rejects.toThrow(
      '只增不改',
    )
    const calls = await server.db.rows<{ call: string; failed: number }>(
      'select call, count(*) filter (where rows is null)::int as failed from operator_audit group by call',
    )
    const of = (call: string) => calls.find((row) => row.call === call)
    expect(of('platformBookForce')).toBeDefined()
    expect(of('platformBookDecide')?.failed, 'what was rolled back left its trace').toBeGreaterThan(
      0,
    )
  })
})
