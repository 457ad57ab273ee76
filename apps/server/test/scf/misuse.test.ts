/** Who would do alone what takes two, or finance what is no debt any more. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { findAlerts } from '../../src/features/scf/index.ts'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import {
  confirmed,
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
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  one = await programmeOf(server, {
    funder: await firmOf(server, '示例独立保理公司'),
    anchor: await firmOf(server, '示例独立制造有限公司'),
    member: await firmOf(server, '示例独立零件有限公司'),
  })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const post = (path: string, body: object, token: string) => server.call('POST', path, body, token)
const invoice = (yuan: string, more: object = {}) =>
  verified(server, one.member.id, { seller: one.member, buyer: one.anchor, yuan, ...more })
const finance = (no: string, fen: number) =>
  post('/scf/receivable/finance', financing(no, fen), one.funder.a)

it('a secondary customer takes no seat by the tax number that its parent typed', async () => {
  const { anchor, funder, member } = one
  const firm = await firmOf(server, '示例冒名有限公司')
  await server.db.run('update company set parent_id = $2 where id = $1', [firm.id, member.id])
  const made = await post(
    '/scf/relation/save',
    { anchorNo: one.anchorNo, name: firm.name, taxNo: firm.taxNo, role: 'SUPPLIER' },
    funder.a,
  )
  const asked = { role: 'MEMBER', refNo: made.data.no }
  const { token } = (await post('/scf/invite', asked, funder.a)).data
  expect((await post('/scf/invitation', { token }, firm.a)).data.mine).toBe(false)
  expect((await post('/scf/accept', { token }, firm.a)).status).toBe(409)
  // The same firm admitted by the platform itself may.
  await server.db.run('update company set parent_id = null where id = $1', [firm.id])
  expect((await post('/scf/accept', { token }, firm.a)).data).toMatchObject({
    ...{ role: 'MEMBER', anchorName: anchor.name },
  })
})

it('nobody agrees to a word that was changed after it was looked at', async () => {
  const { no: check } = await invoice('10000.00')
  const { data } = await post(
    '/scf/party/receivable/save',
    {
      seat: one.memberSeat,
      ...{ productNo: one.productNo, contractNo: '购销-08', amountFen: 1_000_000 },
      ...{ verifyNos: [check], dueDay: today(30) },
    },
    one.member.a,
  )
  const { no } = data
  await post('/scf/party/receivable/submit', { seat: one.memberSeat, no }, one.member.a)
  const of = { seat: one.anchorSeat, no, note: '核对合同与入库单' }
  const record = (word: string) =>
    post('/scf/party/receivable/record', { ...of, word }, one.anchor.a)
  const agree = (word: string) =>
    post('/scf/party/receivable/decide', { ...of, word, agree: true }, one.anchor.b)
  await record('REFUSE')
  // The second person has the refusal on the screen; the first turns it into a confirmation.
  await record('CONFIRM')
  const late = await agree('REFUSE')
  expect([late.status, late.msg]).toEqual([409, expect.stringContaining('已变更')])
  const detail = { seat: one.anchorSeat, no }
  const whole = await post('/scf/party/receivable/detail', detail, one.anchor.b)
  expect(whole.data.row.state).toBe('SUBMITTED')
  expect((await agree('CONFIRM')).data.state).toBe('CONFIRMED')
})

it('an invoice is verified anew before money, and one that turned red meanwhile is not financed', async () => {
  const { member, anchor, funder } = one
  const paper = await invoice('20000.00')
  const no = await confirmed(server, one, { verifyNos: [paper.no], amountFen: 2_000_000 })
  await server.db.run(
    "update scf_invoice set verified_at = now() - interval '32 days' where subject_no = $1",
    [no],
  )
  const stale = await finance(no, 1_000_000)
  expect([stale.status, stale.msg]).toEqual([409, expect.stringContaining('重新查验')])
  const again = (mark: string) =>
    verified(server, funder.id, {
      ...{ seller: member, buyer: anchor, yuan: '20000.00', key: paper.key, mark },
    })
  await again('7')
  expect((await finance(no, 1_000_000)).status).toBe(409)
  await again('N')
  expect((await finance(no, 1_000_000)).status).toBe(200)
})

it('a red invoice among the facts of the seller stands against it, without a later check', async () => {
  const { member, funder } = one
  const paper = await invoice('30000.00')
  const no = await confirmed(server, one, { verifyNos: [paper.no], amountFen: 3_000_000 })
  const held = tenantOf(server.db, funder.id)
  const made = await post('/enterprise/save', { name: member.name, taxNo: member.taxNo }, funder.a)
  expect(made.status).toBe(200)
  const seller = await held.one<{ id: number }>(
    'select id from enterprise where company_id = $1 and tax_no = $2',
    [member.taxNo],
  )
  // As an import leaves a red invoice of the seller: it names the blue one that it reverses.
  await held.run(
    `insert into invoice (company_id, enterprise_id, id, seq, counterparty_id, import_id, issue_day, minute, direction, kind, status, source,
       abnormal, amount, tax, total, lines_hash, invoice_key, blue_key)
     values ($1, $2, 1, 1, 1, 1, $3, 0, 1, 1, 0, 1, false, -100, 0, -100, 0, '26442000009999999999', $4)`,
    [seller!.id, today(), paper.key],
  )
  const { checks } = (await post('/scf/receivable/detail', { no }, funder.a)).data
  expect(checks).toContainEqual(expect.objectContaining({ code: 'NOT_RED', state: 'FAIL' }))
  expect((await finance(no, 1_000_000)).status).toBe(409)
})

it('concentration is told once for a debtor, not again with each new receivable', async () => {
  const { no: check } = await invoice('40000.00')
  const held = tenantOf(server.db, one.funder.id)
  const told = async () =>
    (await post('/scf/alert/list', { kind: 'CONCENTRATED' }, one.funder.a)).data.rows.length
  const [first, second] = [
    await server.db.one<{ no: string }>('select no from scf_receivable where loan_no is not null'),
    await confirmed(server, one, { verifyNos: [check], amountFen: 4_000_000 }),
  ]
  const paidOut = (no: string) =>
    server.db.run("update scf_receivable set state = 'FINANCED' where no = $1", [no])
  await paidOut(first!.no)
  await findAlerts(held)
  expect(await told()).toBe(1)
  expect((await finance(second, 2_000_000)).status).toBe(200)
  await paidOut(second)
  await findAlerts(held)
  expect(await told()).toBe(1)
})

it('what was bought back is financed anew, and takes two to be free; what was paid takes one and is not', async () => {
  const { funder, member } = one
  const settled = async (yuan: string, fen: number) => {
    const paper = await invoice(yuan)
    const no = await confirmed(server, one, { verifyNos: [paper.no], amountFen: fen })
    expect((await finance(no, fen / 2)).status).toBe(200)
    await server.db.run("update scf_receivable set state = 'SETTLED' where no = $1", [no])
    return { no, paper }
  }
  const close = (no: string, closedAs: string, token: string) =>
    post('/scf/receivable/close', { no, closedAs, reason: '已核对付款凭证' }, token)
  const again = async ({ no: check }: { no: string }, fen: number) => {
    const typed = { productNo: one.productNo, contractNo: '购销-10', amountFen: fen }
    const asked = { seat: one.memberSeat, ...typed, verifyNos: [check], dueDay: today(30) }
    const saved = await post('/scf/party/receivable/save', asked, member.a)
    if (saved.status !== 200) return saved.status
    const of = { seat: one.memberSeat, no: saved.data.no }
    return (await post('/scf/party/receivable/submit', of, member.a)).status
  }
  const back = await settled('50000.00', 5_000_000)
  const entered = await close(back.no, 'BOUGHT_BACK', funder.a)
  expect(entered.data).toMatchObject({ state: 'SETTLED', closedAs: null, closingByMe: true })
  expect((await close(back.no, 'BOUGHT_BACK', funder.a)).status).toBe(2040)
  expect(await again(back.paper, 5_000_000)).toBe(409)
  const closed = await close(back.no, 'BOUGHT_BACK', funder.b)
  expect(closed.data).toMatchObject({ state: 'CLOSED', closedAs: 'BOUGHT_BACK' })
  expect(await again(back.paper, 5_000_000)).toBe(200)
  const paid = await settled('60000.00', 6_000_000)
  expect((await close(paid.no, 'PAID', funder.a)).data).toMatchObject({ state: 'CLOSED' })
  expect(await again(paid.paper, 6_000_000)).toBe(409)
})

it('a loan is due by the day the debtor pays', async () => {
  const paper = await invoice('70000.00')
  const no = await confirmed(server, one, { verifyNos: [paper.no], amountFen: 7_000_000 })
  const asked = { ...financing(no, 1_000_000), dueDate: today(51) }
  const late = await post('/scf/receivable/finance', asked, one.funder.a)
  expect([late.status, late.msg]).toEqual([409, expect.stringContaining(today(50))])
  const inTime = { ...asked, dueDate: today(50) }
  expect((await post('/scf/receivable/finance', inTime, one.funder.a)).status).toBe(200)
})
