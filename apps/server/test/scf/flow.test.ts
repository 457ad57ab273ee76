/** From invitation to a confirmed and registered receivable: who may do what, what stands against it, and what nobody else sees. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import {
  confirmed,
  type Firm,
  financing,
  firmOf,
  type Programme,
  programmeOf,
  today,
  verified,
} from './world.ts'

let sandbox: Sandbox
let server: TestServer
let one: Programme
let stranger: Firm
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url, MOVABLES_SECONDS: '5' })
  one = await programmeOf(server, {
    funder: await firmOf(server, '示例保理公司'),
    anchor: await firmOf(server, '示例核心制造有限公司'),
    member: await firmOf(server, '示例配件有限公司'),
    limitFen: 10_000_000,
  })
  stranger = await firmOf(server, '示例旁观有限公司')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const post = (path: string, body: object, token: string) => server.call('POST', path, body, token)
const invoice = (yuan: string, more: object = {}) =>
  verified(server, one.member.id, { seller: one.member, buyer: one.anchor, yuan, ...more })
const typed = (verifyNos: string[], more: object = {}) => ({
  seat: one.memberSeat,
  ...{ productNo: one.productNo, contractNo: '购销-02', amountFen: 1_000_000, verifyNos },
  dueDay: today(30),
  ...more,
})
const save = (body: object, token = one.member.a) => post('/scf/party/receivable/save', body, token)
const detail = async (no: string) =>
  (await post('/scf/receivable/detail', { no }, one.funder.a)).data
const checksOf = async (no: string) =>
  Object.fromEntries(
    (await detail(no)).checks.map((c: { code: string; state: string }) => [c.code, c.state]),
  )
const mood = (mood: string, times = 1) =>
  fetch(`${sandbox.url}/knobs/movables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mood, times }),
  })

it('an invitation is taken once, by the company it was made for', async () => {
  const other = await firmOf(server, '示例第二配件有限公司')
  const made = await post(
    '/scf/relation/save',
    { anchorNo: one.anchorNo, name: other.name, taxNo: other.taxNo, role: 'SUPPLIER', level: 2 },
    one.funder.a,
  )
  expect(made.data).toMatchObject({ state: 'INVITED', level: 2, coopMonths: null })
  const refNo = made.data.no
  const invited = await post('/scf/invite', { role: 'MEMBER', refNo }, one.funder.a)
  const { token } = invited.data
  expect((await post('/scf/invitation', { token }, stranger.a)).data.mine).toBe(false)
  expect((await post('/scf/accept', { token }, stranger.a)).status).toBe(409)
  expect((await post('/scf/invitation', { token }, other.a)).data).toMatchObject({
    ...{ mine: true, funderName: one.funder.name, anchorName: one.anchor.name, role: 'MEMBER' },
  })
  expect((await post('/scf/accept', { token }, other.a)).data.refNo).toBe(refNo)
  expect((await post('/scf/accept', { token }, other.a)).status).toBe(409)
  // Disabled, the seat opens nothing.
  const seat = { funderId: one.funder.id, role: 'MEMBER', refNo }
  expect((await post('/scf/party/receivable/list', { seat }, other.a)).status).toBe(200)
  await post('/scf/relation/disable', { no: refNo, reason: '合作已经终止' }, one.funder.a)
  expect((await post('/scf/party/receivable/list', { seat }, other.a)).status).toBe(404)
})

it('whoever entered a core enterprise does not open its limit, whoever froze it does not release it', async () => {
  const body = { taxNo: stranger.taxNo, name: stranger.name, limitFen: 100, validTo: today(9) }
  const { data } = await post('/scf/anchor/save', { ...body, contractNo: 'X' }, one.funder.a)
  const step = (step: string, token: string) =>
    post('/scf/anchor/step', { no: data.no, step, reason: '按批复办理' }, token)
  expect((await step('ACTIVATE', one.funder.a)).status).toBe(2040)
  expect((await step('ACTIVATE', one.funder.b)).data.state).toBe('ACTIVE')
  expect((await step('FREEZE', one.funder.b)).data.state).toBe('FROZEN')
  expect((await step('RELEASE', one.funder.b)).status).toBe(2040)
  expect((await step('RELEASE', one.funder.a)).data.state).toBe('ACTIVE')
})

it('stands only on invoices that were verified, are whole, and are between the two', async () => {
  const good = await invoice('10000.00')
  const red = await invoice('10000.00', { mark: 'H' })
  const foreign = await invoice('10000.00', { buyer: stranger })
  const others = await verified(server, stranger.id, {
    ...{ seller: one.member, buyer: one.anchor, yuan: '10000.00' },
  })
  for (const { no } of [red, foreign, others]) {
    const answer = await save(typed([good.no, no]))
    expect([answer.status, answer.msg]).toEqual([409, expect.stringContaining('有1张')])
  }
  expect((await save(typed([good.no], { amountFen: 1_000_001 }))).status).toBe(409)
  expect((await save(typed([good.no], { dueDay: today() }))).status).toBe(409)
  const offered = await post('/scf/party/invoices', { seat: one.memberSeat }, one.member.a)
  expect(offered.data.map(({ key }: { key: string }) => key)).toEqual([good.key])
  const saved = await save(typed([good.no]))
  expect(saved.data).toMatchObject({ state: 'DRAFT', amountFen: 1_000_000 })
  expect((await save(typed([good.no]))).status).toBe(409)
  // Turned red before it is submitted, the debtor is not asked.
  await invoice('10000.00', { key: good.key, mark: '8' })
  const funderSees = await verified(server, one.funder.id, {
    ...{ seller: one.member, buyer: one.anchor, yuan: '10000.00', key: good.key, mark: '8' },
  })
  expect(funderSees.key).toBe(good.key)
  const { no } = saved.data
  expect(await checksOf(no)).toMatchObject({ NOT_RED: 'FAIL', VERIFIED: 'PASS', RELATED: 'ABSENT' })
  const submit = await post(
    '/scf/party/receivable/submit',
    { seat: one.memberSeat, no },
    one.member.a,
  )
  expect(submit.status).toBe(409)
})

it('is confirmed by two people of the debtor, with papers that are sealed', async () => {
  const { no: check } = await invoice('20000.00')
  const { data } = await save(typed([check], { amountFen: 2_000_000, dueDay: today(75) }))
  const { no } = data
  const anchors = { seat: one.anchorSeat, no }
  const note = '货物已验收入库'
  const ask = (path: string, body: object, token: string) =>
    post(`/scf/party/receivable/${path}`, body, token)
  // A draft is the member's alone.
  expect((await ask('detail', anchors, one.anchor.a)).status).toBe(404)
  await ask('submit', { seat: one.memberSeat, no }, one.member.a)
  const told = (await post('/notice/list', { page: 1, size: 20 }, one.anchor.b)).data.rows
  expect(told.map(({ kind }: { kind: string }) => kind)).toContain('SCF_DEBT_ASKED')
  expect((await detail(no)).row.confirmBy).toBe(today(30))
  expect(await checksOf(no)).toMatchObject({
    ...{ TERM: 'NOTE', NOTICE: 'PASS', CONFIRMED: 'ABSENT', SEARCHED: 'ABSENT' },
  })
  const record = { ...anchors, word: 'CONFIRM', note }
  expect(
    (await ask('decide', { ...anchors, word: 'CONFIRM', agree: true, note }, one.anchor.b)).status,
  ).toBe(409)
  expect((await ask('record', { ...record, seat: one.memberSeat }, one.member.a)).status).toBe(409)
  expect((await ask('record', record, one.anchor.a)).data.recordedByMe).toBe(true)
  expect(
    (await ask('decide', { ...anchors, word: 'CONFIRM', agree: true, note }, one.anchor.a)).status,
  ).toBe(2040)
  expect(
    (await ask('decide', { ...anchors, word: 'CONFIRM', agree: false, note }, one.anchor.b)).data
      .recorded,
  ).toBe(null)
  await ask('record', record, one.anchor.a)
  expect(
    (await ask('decide', { ...anchors, word: 'CONFIRM', agree: true, note }, one.anchor.b)).data
      .state,
  ).toBe('CONFIRMED')
  const whole = await detail(no)
  expect(whole.papers.map((p: { kind: string; intact: boolean }) => [p.kind, p.intact])).toEqual([
    ['TRANSFER_NOTICE', true],
    ['CONFIRMATION', true],
  ])
  // The debtor hears nothing of the financing, and a stranger nothing at all.
  const seen = (await ask('detail', anchors, one.anchor.a)).data
  expect([seen.registrations, seen.alerts, seen.row.loanNo]).toEqual([[], [], null])
  expect((await ask('detail', anchors, stranger.a)).status).toBe(404)
  const forged = { funderId: one.funder.id, role: 'ANCHOR', refNo: one.anchorNo }
  expect((await ask('list', { seat: forged }, stranger.a)).status).toBe(404)
  await server.db.run(
    `insert into scf_seat (company_id, funder_id, role, ref_no, funder_name, anchor_name, taken_by)
     values ($1, $2, 'ANCHOR', $3, '', '', 'x')`,
    [stranger.id, one.funder.id, one.anchorNo],
  )
  expect((await ask('list', { seat: forged }, stranger.a)).status).toBe(404)
  // Whoever changes the row is seen.
  await server.db.run('alter table agreement disable row level security')
  const text = { no, text: JSON.stringify(['另一份文本']) }
  await server.db.run(
    "update agreement set paragraphs = $2 where subject_no = $1 and kind = 'CONFIRMATION'",
    [...[text.no, text.text]],
  )
  expect((await detail(no)).papers[1].intact).toBe(false)
})

it('is searched before and registered after; an answer that was lost is asked for under its number', async () => {
  const { no: check } = await invoice('50000.00')
  const no = await confirmed(server, one, { verifyNos: [check], amountFen: 5_000_000 })
  const act = async (act: string) => post('/scf/receivable/register', { no, act }, one.funder.a)
  expect((await act('REGISTER')).status).toBe(409)
  await mood('BROKEN')
  const broken = (await act('SEARCH')).data
  expect(broken.registrations.map((r: { result: string }) => r.result)).toEqual([
    'CLEAR',
    'UNKNOWN',
  ])
  expect(broken.availableFen).toBe(0)
  expect(
    (await post('/scf/receivable/finance', financing(no, 4_000_000), one.funder.a)).status,
  ).toBe(409)
  const again = (await act('SEARCH')).data
  expect(again.registrations.at(-1)).toMatchObject({
    ...{ result: 'CLEAR', requestNo: broken.registrations.at(-1).requestNo },
  })
  expect(again.availableFen).toBe(4_000_000)
  const most = await post('/scf/receivable/finance', financing(no, 4_000_001), one.funder.a)
  expect([most.status, most.msg]).toEqual([409, expect.stringContaining('40,000.00')])
  const done = await post('/scf/receivable/finance', financing(no, 4_000_000), one.funder.a)
  expect(done.data.financedFen).toBe(4_000_000)
  await mood('SILENT')
  expect((await act('REGISTER')).data.registrations.at(-1).result).toBe('UNKNOWN')
  const registered = (await act('REGISTER')).data.registrations.at(-1)
  expect(registered).toMatchObject({ result: 'REGISTERED', requestNo: `${no}-R1` })
  const truth = await fetch(`${sandbox.url}/truth/movables`).then((r) => r.json())
  const kept = truth.registrations.filter((r: { requestNo: string }) => r.requestNo.startsWith(no))
  expect(kept.map((r: { regNo: string }) => r.regNo)).toEqual([registered.regNo])
})

it('the limit of the core enterprise holds, whatever the line of the member', async () => {
  const { no: check } = await invoice('90000.00')
  const no = await confirmed(server, one, { verifyNos: [check], amountFen: 9_000_000 })
  const asked = await post('/scf/receivable/finance', financing(no, 6_000_001), one.funder.a)
  expect([asked.status, asked.msg]).toEqual([409, '核心企业剩余额度不足'])
  expect(
    (await post('/scf/receivable/finance', financing(no, 6_000_000), one.funder.a)).status,
  ).toBe(200)
})
