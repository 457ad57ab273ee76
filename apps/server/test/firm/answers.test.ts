/** What persons decide on matters: who may, whose eyes it needs, when it ends, and what opens it again. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { late, madeReport, mild, owed } from '../support/firm.ts'
import { TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let admin: string
let staff: string
let stranger: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('demo')
  staff = await server.login('staff')
  const other = await emptyCompany(server, '另一家机构')
  stranger = await memberOf(server, other, 'other-admin', 'ROLE_COMPANY_ADMIN')
  await server.call('POST', '/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO }, admin)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.run('delete from report where report_no is not null')
  await server.db.run('delete from matter_answer where id is not null')
  await server.db.run('delete from notice where id is not null')
})

const REASON = '已核对完税凭证，三次均因系统故障'
const post = (path: string, body: object, token = staff) => server.call('POST', path, body, token)
const day = async (days: number) =>
  (await server.db.one<{ day: string }>(
    "select to_char(current_date + $1::int, 'YYYY-MM-DD') as day",
    [days],
  ))!.day
const answer = async (matter: string, answer: string, more: object = {}, token = staff) =>
  post(
    '/firm/matter/answer',
    { taxId: TAX_NO, matter, answer, reason: REASON, until: await day(30), ...more },
    token,
  )
const decide = (id: number, approve: boolean, token = admin) =>
  post('/firm/matter/decide', { id, approve, note: '已看过凭证' }, token)
const withdraw = (id: number, token = staff) =>
  post('/firm/matter/withdraw', { id, note: '另行核实' }, token)
const verdict = async () => (await post('/firm/verdict', { taxId: TAX_NO })).data
const work = async (token = admin) =>
  (await post('/dashboard/todo', { kind: 'RED_FLAG', page: 1, size: 20 }, token)).data
const report = (over: Parameters<typeof madeReport>[2] = {}) =>
  madeReport(server, TAX_NO, { kind: 'TAX_INVOICE', level: 'REVIEW', matters: [late], ...over })

describe('that it is so', () => {
  it('leaves the work list and goes on deciding', async () => {
    await report()
    expect((await work()).total).toBe(1)
    const { data } = await answer('R-005', 'CONFIRMED')
    expect(data).toMatchObject({ status: 'IN_FORCE', holds: true, own: true, decidedBy: null })
    expect((await work()).total).toBe(0)
    expect(await verdict()).toMatchObject({
      level: 'REVIEW',
      waiting: 0,
      matters: [{ id: 'R-005', state: 'CONFIRMED' }],
    })
  })

  it('is taken back by whoever may answer, and waits again', async () => {
    await report()
    const { data } = await answer('R-005', 'CONFIRMED')
    expect((await withdraw(data.id, admin)).data).toMatchObject({ status: 'WITHDRAWN' })
    expect((await work()).total).toBe(1)
    expect((await withdraw(data.id, admin)).msg).toContain('状态已变化')
  })
})

describe('that it does not count', () => {
  it('is asked by one and agreed to by another, and counts until then', async () => {
    await report()
    const { data } = await answer('R-005', 'EXPLAINED')
    expect(data.status).toBe('ASKED')
    expect((await work()).total).toBe(0)
    expect(await verdict()).toMatchObject({ level: 'REVIEW', matters: [{ state: 'ASKED' }] })
    expect((await decide(data.id, true)).data).toMatchObject({
      status: 'IN_FORCE',
      decidedBy: 'demo',
    })
    expect(await verdict()).toMatchObject({ level: 'ADMIT', matters: [], answered: ['R-005'] })
  })

  it('nobody agrees to his own, by the database too', async () => {
    await report()
    const { data } = await answer('R-005', 'EXPLAINED', {}, admin)
    expect((await decide(data.id, true, admin)).status).toBe(2040)
    expect((await decide(data.id, true, staff)).http).toBe(403)
    expect((await verdict()).level).toBe('REVIEW')
    await expect(
      server.db.run(
        "update matter_answer set status = 'IN_FORCE', decided_id = asked_id where id = $1",
        [data.id],
      ),
    ).rejects.toMatchObject({ constraint: 'matter_answer_four_eyes' })
  })

  it('refused it waits again, and may be asked anew', async () => {
    await report({ level: 'REJECT', matters: [owed] })
    const { data } = await answer('R-001', 'EXPLAINED')
    expect((await decide(data.id, false)).data.status).toBe('REFUSED')
    expect((await work()).total).toBe(1)
    expect((await verdict()).level).toBe('REJECT')
    expect((await decide(data.id, true)).msg).toContain('状态已变化')
    expect((await answer('R-001', 'EXPLAINED')).data.status).toBe('ASKED')
  })

  it('what waits only its asker takes back', async () => {
    await report()
    const { data } = await answer('R-005', 'EXPLAINED')
    expect((await withdraw(data.id, admin)).msg).toContain('只能由申请人撤回')
    expect((await withdraw(data.id)).data.status).toBe('WITHDRAWN')
    expect((await work()).total).toBe(1)
  })

  it('is not agreed to once a newer report tells it otherwise', async () => {
    await report()
    const { data } = await answer('R-005', 'EXPLAINED')
    await report({ matters: [{ ...late, text: '近12个月逾期申报5次。' }] })
    expect((await decide(data.id, true)).msg).toContain('事项内容已变化')
    await report({ level: 'ADMIT', matters: [] })
    expect((await decide(data.id, true)).msg).toContain('已没有这项事项')
  })

  it('those who may agree are told, and the asker what became of it', async () => {
    await report()
    const { data } = await answer('R-005', 'EXPLAINED')
    const told = async (token: string) => {
      const { rows } = (await post('/notice/list', {}, token)).data
      // A notice outlives the consent: it says that there is a matter, not which.
      expect(JSON.stringify(rows)).not.toContain('R-005')
      return rows.map((n: { kind: string }) => n.kind)
    }
    expect(await told(admin)).toEqual(['MATTER_ASKED'])
    expect(await told(staff)).toEqual([])
    await decide(data.id, true)
    expect(await told(staff)).toEqual(['MATTER_AGREED'])
  })
})

describe('an answer ends', () => {
  it.each(['CONFIRMED', 'EXPLAINED'])('%s: the day after its last', async (kind) => {
    await report()
    const { data } = await answer('R-005', kind)
    if (kind === 'EXPLAINED') await decide(data.id, true)
    const until = (days: number) =>
      server.db.run('update matter_answer set until = current_date + $1::int', [days])
    await until(0)
    expect((await work()).total).toBe(0)
    await until(-1)
    expect((await work()).total).toBe(1)
    expect(await verdict()).toMatchObject({ level: 'REVIEW', waiting: 1, answered: [] })
    expect((await answer('R-005', 'CONFIRMED')).data.status).toBe('IN_FORCE')
  })

  it('when a newer report tells the matter with other figures; told the same it holds', async () => {
    await report()
    const { data } = await answer('R-005', 'EXPLAINED')
    await decide(data.id, true)
    await report()
    expect(await verdict()).toMatchObject({ level: 'ADMIT', answered: ['R-005'] })
    expect((await work()).total).toBe(0)
    await report({ kind: 'TAX', matters: [{ ...late, text: '近12个月逾期申报4次。' }] })
    expect(await verdict()).toMatchObject({ level: 'REVIEW', waiting: 1, answered: [] })
    expect((await work()).total).toBe(1)
    const { data: rows } = await post('/firm/matter/answers', { taxId: TAX_NO })
    expect(rows).toMatchObject([{ id: data.id, status: 'IN_FORCE', holds: false }])
  })
})

describe('what is refused, in words', () => {
  it.each([
    [{ reason: '短' }, '请用文字写明，至少8个字'],
    [{ reason: '啊啊啊啊啊啊啊啊啊啊' }, '不能只有数字、符号或重复的字'],
    [{ matter: 'R-999' }, '现有报告中没有这项事项'],
    [{ answer: 'GONE' }, '请选择处理方式'],
    [{ matter: "R'; drop" }, '事项编号有误'],
  ])('%j', async (more, words) => {
    await report()
    expect((await answer('R-005', 'CONFIRMED', more)).msg).toContain(words)
  })

  it('a day that is past, or further off than 180 days', async () => {
    await report()
    for (const days of [-1, 181])
      expect((await answer('R-005', 'CONFIRMED', { until: await day(days) })).msg).toBe(
        '有效期应为今天起180天以内的日期，请重新选择',
      )
    expect((await answer('R-005', 'CONFIRMED', { until: await day(180) })).data.id).toBeDefined()
  })

  it('that data are missing', async () => {
    const blind = { id: 'G-COVERAGE-OUT', level: 'UNRATABLE', text: '销项发票缺4个月。' } as const
    await report({ level: 'UNRATABLE', matters: [blind] })
    expect((await answer('G-COVERAGE-OUT', 'EXPLAINED')).msg).toContain('请补充数据后重新生成报告')
    await report({ kind: 'TAX', level: 'UNRATABLE', matters: [blind] })
    await report({ level: 'ADMIT', matters: [] })
    const { matters } = await verdict()
    expect(matters).toMatchObject([{ level: 'REVIEW', answerable: false }])
    expect((await answer('G-COVERAGE-OUT', 'EXPLAINED')).msg).toContain('请补充数据')
  })

  it('a conclusion of which no matter was kept', async () => {
    await report({ matters: [] })
    expect((await answer('LEVEL:TAX_INVOICE', 'EXPLAINED')).msg).toContain('请重新生成报告后再处理')
  })

  it('what was answered already', async () => {
    await report()
    await answer('R-005', 'CONFIRMED')
    expect((await answer('R-005', 'EXPLAINED')).msg).toContain('请先撤回原处理')
  })

  it('of two who answer at the same moment the second', async () => {
    await report()
    const both = await Promise.all([
      answer('R-005', 'CONFIRMED'),
      answer('R-005', 'EXPLAINED', {}, admin),
    ])
    expect(both.filter(({ data }) => data)).toHaveLength(1)
    expect(both.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('请先撤回原处理'))
  })

  it('another company', async () => {
    await report()
    const { data } = await answer('R-005', 'EXPLAINED')
    expect((await answer('R-005', 'CONFIRMED', {}, stranger)).status).toBe(2001)
    expect((await decide(data.id, true, stranger)).status).toBe(404)
    expect((await withdraw(data.id, stranger)).status).toBe(404)
  })
})

it('who did what stands in the history, and in the audit log; neither is ever changed', async () => {
  await report()
  const { data } = await answer('R-005', 'EXPLAINED')
  await decide(data.id, true)
  await withdraw(data.id)
  const { data: history } = await post('/firm/matter/history', { taxId: TAX_NO, page: 1, size: 3 })
  expect(history.rows).toMatchObject([
    { who: 'staff', action: '撤回排除', note: '另行核实', matter: 'R-005', text: late.text },
    { who: 'demo', action: '同意排除', note: '已看过凭证' },
    { who: 'staff', action: `申请排除，至${await day(30)}`, note: REASON },
  ])
  const company = await server.db.one<{ id: number }>('select company_id as id from matter_event')
  await expect(
    server.db.ofCompany(company!.id).run("update matter_event set who = 'x'"),
  ).rejects.toThrow('permission denied')
  const calls = await server.db.rows<{ action: string }>(
    "select action from audit_entry where action like 'matter%' order by seq desc limit 3",
  )
  expect(calls.map(({ action }) => action)).toEqual([
    'matterWithdraw',
    'matterDecide',
    'matterAnswer',
  ])
})

describe('the work list', () => {
  it('speaks by firm, of what refuses or is of high level, each matter once', async () => {
    await report({ level: 'REJECT', matters: [owed, late, mild] })
    await report({ kind: 'TAX', level: 'REVIEW', matters: [late] })
    expect(await work()).toMatchObject({
      total: 1,
      rows: [{ key: TAX_NO, taxNo: TAX_NO, what: '规则R-001、规则R-005', count: 2 }],
    })
  })

  it('ordering again answers nothing, and the matter keeps the day it came up', async () => {
    await report()
    await server.db.run("update firm_matter set first_seen = now() - interval '20 days'")
    const [before] = (await work()).rows
    await report()
    await report({ kind: 'TAX' })
    expect(await work()).toMatchObject({ total: 1, rows: [{ at: before.at, count: 1 }] })
    const kept = await server.db.one<{ n: number }>('select count(*)::int as n from firm_matter')
    expect(kept?.n, 'of each kind the newest').toBe(2)
  })

  it('a newer report without it takes it off; one that looks back does not', async () => {
    await report()
    await report({ level: 'ADMIT', matters: [], old: 100 })
    expect((await work()).total).toBe(1)
    await report({ level: 'ADMIT', matters: [] })
    expect((await work()).total).toBe(0)
  })

  it('what a child customer ordered is its own; whose data are too old is nobody’s', async () => {
    const child = await server.login('child')
    await report({ old: 180 })
    expect([(await work()).total, (await work(child)).total]).toEqual([1, 0])
    await report({ by: 'child', old: 181 })
    expect([(await work()).total, (await work(child)).total]).toEqual([1, 0])
    await report({ by: 'child', old: 30 })
    expect([(await work()).total, (await work(child)).total]).toEqual([1, 1])
  })
})
