/** Rules as a company sets them: drafted by one, decided by another, carried by the reports from then on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let admin: string
let staff: string
let stranger: string

const ask = (path: string, body: object, token = admin) => server.call('POST', path, body, token)
/** Three customers buy everything: R-038 is hit by the table of the platform. */
const WIDE = { 'R-038': { top1: 1, top3: 1, top1Manufacturing: 1 } }

const save = (more: object, token = staff) =>
  ask('/rulebook/save', { note: '客户集中不作提示', limits: {}, off: {}, ...more }, token)
const decide = (version: number, token = admin) =>
  ask('/rulebook/decide', { version, approve: true, note: '同意，已核实' }, token)

async function inForce(more: object): Promise<number> {
  const { version } = (await save(more)).data
  await ask('/rulebook/submit', { version }, staff)
  await decide(version)
  expect((await ask('/rulebook/force', { version })).data.status).toBe('IN_FORCE')
  return version
}

async function report() {
  const { reportNo } = (await ask('/frontTax/front/report/tax/query', { taxId: TAX_NO })).data
  const document = await until(async () => {
    const { data } = await ask('/bss/order/report/getDetailReport', { reportNo })
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
  stranger = await memberOf(
    server,
    await emptyCompany(server, '另一家机构'),
    'other-admin',
    'ROLE_COMPANY_ADMIN',
  )
  await ask('/enterprise/save', { name: '示例甲有限公司', taxNo: TAX_NO })
  const { data } = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], admin)
  await until(async () => {
    const { row } = (await ask('/invoice/import/detail', { id: data[0].id })).data
    return row.status === 'DONE'
  })
})
afterAll(() => server.stop())

describe('a version', () => {
  it('is refused where its limits cannot be meant, each fault in words', async () => {
    for (const [limits, words] of [
      [{ 'R-014': { medium: 0.4 } }, '高级别界限应不低于中级别界限（40%）'],
      [{ 'R-014': { medium: 2 } }, '请填写0%到100%之间的数'],
      [{ 'R-014': { minInvoices: 1.5 } }, '请填写整数'],
      [{ 'R-014': { constructor: 1 } }, '这条规则没有这个界限'],
      [{ 'R-999': { medium: 1 } }, '没有这条规则'],
    ] as const) {
      const { status, msg } = await save({ limits })
      expect([status, msg]).toEqual([400, expect.stringContaining(words)])
    }
    expect((await save({ off: { 'R-999': '停用' } })).msg).toContain('没有这条规则')
    expect((await save({ on: ['R-999'] })).msg).toContain('没有这条规则')
    expect((await ask('/rulebook/list', {})).data.total).toBe(0)
  })

  it('sets every rule that some kind of report judges, each once, with the kinds that do', async () => {
    const { rules, platform } = (await ask('/rulebook/catalogue', {})).data
    expect(platform).toBe(0)
    const kinds = (id: string) => rules.find((rule: { id: string }) => rule.id === id)?.kinds
    expect(kinds('R-038')).toEqual(['INVOICE', 'TAX_INVOICE', 'TAX_RISK'])
    expect(kinds('R-068')).toEqual(['TAX_PAYMENT', 'TAX', 'TAX_INVOICE', 'TAX_RISK'])
    expect(kinds('R-057')).toEqual(['TAX', 'TAX_INVOICE', 'TAX_RISK'])
    expect(new Set(rules.map((rule: { id: string }) => rule.id)).size).toBe(rules.length)
  })

  it('holds a rule that it sets as a whole, whatever becomes of the table beneath it', async () => {
    const { version } = (await save({ limits: { 'R-014': { medium: 0.2 } } })).data
    const { limits } = (await ask('/rulebook/detail', { version })).data
    expect(limits).toEqual({ 'R-014': { medium: 0.2, high: 0.3, minInvoices: 20 } })
    await server.db.run('delete from rule_book where version = $1', [version])
  })

  it('is decided by somebody who had no hand in it, by the database too', async () => {
    const { version } = (await save({ limits: WIDE })).data
    await save({ version, limits: WIDE }, admin)
    expect((await decide(version)).msg).toBe('这个版本的状态已变化，请刷新后重试')
    await ask('/rulebook/submit', { version }, staff)
    expect((await save({ version }, staff)).msg).toContain('已提交复核，不能再改')
    const { status } = await decide(version)
    expect(status, 'who saved it once is one of its authors').toBe(2040)
    const { second } = (await server.db.one<{ second: number }>(
      'select authors[2] as second from rule_book where version = $1',
      [version],
    ))!
    await expect(
      server.db.run(
        "update rule_book set decided_id = $2, status = 'APPROVED' where version = $1",
        [version, second],
      ),
    ).rejects.toMatchObject({ constraint: 'rule_book_four_eyes' })
    expect((await ask('/rulebook/decide', { version, approve: true, note: '' }, staff)).http).toBe(
      403,
    )
    expect((await ask('/rulebook/force', { version })).msg).toContain('状态已变化')
  })

  it('once in force is carried by new reports, which replay to the same bytes', async () => {
    const before = await report()
    expect(before.document.rulebook).toBeUndefined()
    expect(ruleIn(before.document, 'R-038')).toMatchObject({ result: 'HIT' })
    const version = await inForce({ limits: WIDE, off: { 'R-022': '本产品不看' } })
    const after = await report()
    expect(after.document.rulebook).toEqual({
      version: `第${version}版`,
      notes: [
        '按本机构设定的界限判断：R-038 客户过度集中。',
        '本机构停用，未判断：R-022 节假日开票。',
      ],
    })
    expect(ruleIn(after.document, 'R-038')).toMatchObject({ result: 'MISS' })
    expect(ruleIn(after.document, 'R-022')).toMatchObject({ result: 'UNKNOWN' })
    const { changes } = (
      await ask('/report/compare', { reportNo: before.reportNo, other: after.reportNo })
    ).data
    const changed = changes.find((c: { key: string }) => c.key === 'R-038')
    expect(changed?.causes, 'a book is a matter of rules, not of rows').toEqual(['RULES'])
    for (const { reportNo } of [before, after])
      expect((await ask('/report/replay', { reportNo })).data.same).toBe(true)
  })

  it('takes the place of the one before it; an empty one is the table of the platform again', async () => {
    const version = await inForce({ note: '恢复平台默认' })
    const { rows } = (await ask('/rulebook/list', {})).data
    const statuses = rows.map((row: { status: string }) => row.status)
    expect(statuses.filter((s: string) => s === 'IN_FORCE')).toHaveLength(1)
    expect(statuses).toContain('RETIRED')
    const { document } = await report()
    expect(document.rulebook).toEqual({ version: `第${version}版`, notes: [] })
    expect(ruleIn(document, 'R-038')).toMatchObject({ result: 'HIT' })
  })

  it('leaves a trace of every step that nobody can change', async () => {
    const { rows } = (await ask('/rulebook/history', {})).data
    expect(
      rows.slice(0, 4).map((r: { who: string; action: string }) => `${r.who} ${r.action}`),
    ).toEqual(['demo 启用', 'demo 复核通过', 'staff 提交复核', 'staff 保存草稿'])
    const company = await server.db.one<{ id: number }>('select company_id as id from rule_event')
    await expect(
      server.db.ofCompany(company!.id).run("update rule_event set who = 'x'"),
    ).rejects.toThrow('permission denied')
  })

  it('is nothing to another company, nor to a child customer', async () => {
    expect((await ask('/rulebook/list', {}, stranger)).data.total).toBe(0)
    expect((await ask('/rulebook/history', {}, stranger)).data.total).toBe(0)
    expect((await ask('/rulebook/detail', { version: 1 }, stranger)).msg).toBe('没有这个规则版本')
    expect((await ask('/rulebook/submit', { version: 1 }, stranger)).status).not.toBe(200)
    const child = await server.login('child')
    expect((await ask('/rulebook/list', {}, child)).http).toBe(403)
  })
})

describe('a suppression', () => {
  const asked = { rule: 'R-038', taxId: TAX_NO, reason: '集团内专供，已核实合同' }
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const set = (token: string, more = {}) =>
    ask('/rulebook/suppression/ask', { ...asked, until: day(30), ...more }, token)
  const agree = (id: number, token = admin) =>
    ask('/rulebook/suppression/decide', { id, approve: true, note: '同意，已核实' }, token)

  it('needs a day to come, a rule there is and an enterprise of the company', async () => {
    expect((await set(staff, { until: day(-2) })).msg).toContain('有效期应为今天起一年以内')
    expect((await set(staff, { rule: 'R-998' })).msg).toContain('没有这条规则')
    expect((await set(stranger)).status).toBe(2001)
  })

  it('holds once another agreed, with its reason in the document, and not after its day', async () => {
    const own = (await set(admin)).data.id
    expect((await agree(own)).status).toBe(2040)
    const { id } = (await set(staff)).data
    expect(ruleIn((await report()).document, 'R-038')).toMatchObject({ result: 'HIT' })
    expect((await agree(id)).data.status).toBe('IN_FORCE')
    const { reportNo, document } = await report()
    expect(ruleIn(document, 'R-038')).toMatchObject({
      result: 'MISS',
      reason: `SUPPRESSED:BOOK：集团内专供，已核实合同（有效期至${day(30)}，demo决定）`,
    })
    expect((await ask('/report/replay', { reportNo })).data.same).toBe(true)
    await server.db.run('update rule_suppression set until = current_date - 1 where id = $1', [id])
    expect(ruleIn((await report()).document, 'R-038')).toMatchObject({ result: 'HIT' })
    await server.db.run('update rule_suppression set until = current_date + 30 where id = $1', [id])
  })

  it('ends early when another agrees, and holds until then', async () => {
    const list = async () =>
      (await ask('/rulebook/suppression/list', { status: 'IN_FORCE' })).data.rows
    const [{ id }] = await list()
    const lift = { id, note: '合同已到期' }
    expect((await ask('/rulebook/suppression/lift', lift)).data.status).toBe('LIFT_ASKED')
    expect((await agree(id)).status, 'who asked does not agree').toBe(2040)
    expect(ruleIn((await report()).document, 'R-038')).toMatchObject({ result: 'MISS' })
    const second = await memberOf(server, 1, 'second-admin', 'ROLE_COMPANY_ADMIN')
    expect((await agree(id, second)).data.status).toBe('LIFTED')
    expect(ruleIn((await report()).document, 'R-038')).toMatchObject({ result: 'HIT' })
  })
})
