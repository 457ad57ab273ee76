/** A loan from its line to its settlement over HTTP, with the bank of the sandbox: who may take which step, and who sees it. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { BORROWER_TAX_NO, dayFromNow, PAYEE, partiesOf, TERMS } from './setup.ts'

let server: TestServer
let staff: string
let admin: string
let third: string
let owner: string
let stranger: string
let lineNo: string
beforeAll(async () => {
  server = await startTestServer()
  await partiesOf(server.db)
  staff = await server.login('staff')
  admin = await server.login('demo')
  third = await server.login('third')
  owner = await server.login('owner')
  const other = await emptyCompany(server, '另一家银行')
  stranger = await memberOf(server, other, 'stranger', 'ROLE_COMPANY_ADMIN')
})
afterAll(() => server?.stop())
const knob = (mood: string, times: number) =>
  fetch(`${inject('sandboxUrl')}/knobs/bank`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mood, times }),
  })
beforeEach(() => knob('BOOK', 0))

const ask = (path: string, body: object, token: string) =>
  server.call('POST', `/loan/${path}`, body, token)
const good = async (path: string, body: object, token: string) => {
  const { status, msg, data } = await ask(path, body, token)
  if (status !== 200) throw new Error(`${path}: ${msg}`)
  return data
}
const REASON = '已核实合同与订单'
const LINE = {
  ...{ taxNo: BORROWER_TAX_NO, product: '订单贷', limitFen: 50_000_000, revolving: true },
  ...{ fromDay: dayFromNow(-1), toDay: dayFromNow(365), reason: REASON },
}
const drawdown = (subjectNo: string, over: object = {}) => ({
  ...{ lineNo, product: '订单贷', terms: TERMS, amountFen: 10_000_000, subjectNo },
  ...{ from: dayFromNow(0), dueDate: dayFromNow(90), purpose: '采购白酒', payee: PAYEE },
  ...over,
})
const line = async () =>
  (await good('line/list', {}, admin)).rows.find(({ no }: { no: string }) => no === lineNo)

/** A drawdown that another approved and the borrower signed. */
async function signed(subjectNo: string, over: object = {}): Promise<string> {
  const { no } = await good('apply', drawdown(subjectNo, over), staff)
  await good('decide', { no, approve: true, reason: REASON }, admin)
  const { toSign } = await good('own/detail', { no }, owner)
  await good('own/sign', { no, hash: toSign.hash }, owner)
  return no
}
const stateOf = async (no: string) => (await good('detail', { no }, admin)).row.state
const becomes = (no: string, state: string) =>
  until(async () => (await stateOf(no)) === state || null)

describe('a credit line', () => {
  it('is for a company of the platform, and another approves it', async () => {
    expect((await ask('line/ask', { ...LINE, taxNo: '91110000MA00000000' }, staff)).msg).toContain(
      '没有这家企业',
    )
    const asked = await good('line/ask', LINE, staff)
    lineNo = asked.no
    expect(asked).toMatchObject({ state: 'PENDING', availableFen: 0, own: true })
    expect((await ask('line/ask', LINE, admin)).msg).toContain('请先注销')
    const decision = { no: lineNo, approve: true, reason: REASON }
    expect((await ask('line/decide', decision, staff)).status).toBe(403)
    expect(await good('line/decide', decision, admin)).toMatchObject({
      ...{ state: 'ACTIVE', availableFen: 50_000_000, decidedBy: 'demo' },
    })
    expect((await ask('line/decide', decision, admin)).status).toBe(409)
  })
  it('asked for by somebody who may decide is not decided by himself', async () => {
    await good('line/step', { no: lineNo, step: 'CANCEL', reason: REASON }, admin)
    const { no } = await good('line/ask', LINE, admin)
    expect((await ask('line/decide', { no, approve: true, reason: REASON }, admin)).status).toBe(
      2040,
    )
    await good('line/decide', { no, approve: true, reason: REASON }, third)
    lineNo = no
  })
  it('frozen by one is released by another, and lends nothing meanwhile', async () => {
    await good('line/step', { no: lineNo, step: 'FREEZE', reason: REASON }, admin)
    expect((await ask('apply', drawdown('PO-FROZEN'), staff)).msg).toContain('没有有效的额度')
    const release = { no: lineNo, step: 'RELEASE', reason: REASON }
    expect((await ask('line/step', release, admin)).status).toBe(2040)
    expect(await good('line/step', release, third)).toMatchObject({ state: 'ACTIVE' })
  })
})

describe('a drawdown', () => {
  it('freezes the line, is rejected by another, and frees it', async () => {
    const { no } = await good('apply', drawdown('PO-1'), admin)
    expect(await line()).toMatchObject({ frozenFen: 10_000_000, availableFen: 40_000_000 })
    const refusal = { no, approve: false, reason: '订单未核实' }
    expect((await ask('decide', refusal, admin)).status).toBe(2040)
    expect(await good('decide', refusal, third)).toMatchObject({ state: 'REJECTED' })
    expect(await line()).toMatchObject({ frozenFen: 0 })
  })
  it('is refused in words where the line, the days or the terms do not allow it', async () => {
    const said = async (over: object) => (await ask('apply', drawdown('PO-X', over), staff)).msg
    expect(await said({ amountFen: 50_000_001 })).toContain('额度不足：可用500000.00元')
    expect(await said({ dueDate: dayFromNow(0) })).toContain('到期日须晚于起息日')
    expect(await said({ dueDate: dayFromNow(2000) })).toContain('期限最长1826天')
    expect(await said({ from: dayFromNow(400), dueDate: dayFromNow(430) })).toContain('有效期')
  })
  it('goes from signature to settlement, each fen booked by two people', async () => {
    const no = await signed('PO-2')
    const detail = await good('detail', { no }, admin)
    expect(detail).toMatchObject({ row: { state: 'SIGNED' }, contract: { intact: true } })
    expect(detail.payee.account).toBe('************2222')
    expect((await ask('pay', { no }, admin)).status).toBe(2040)
    await good('pay', { no }, third)
    await becomes(no, 'DISBURSED')
    expect(await line()).toMatchObject({ frozenFen: 0, usedFen: 10_000_000 })
    const paid = { no, kind: 'PAYMENT', fen: 4_000_000, day: dayFromNow(0), reason: REASON }
    expect((await ask('deed/ask', paid, staff)).msg).toContain('银行流水号')
    const withNo = { ...paid, reference: 'BK-1' }
    expect((await ask('deed/ask', withNo, staff)).msg).toContain('提前还款')
    const { id } = await good('deed/ask', { ...withNo, early: true }, admin)
    expect((await ask('deed/ask', { ...withNo, early: true }, admin)).msg).toContain('已登记')
    const yes = { no, id, approve: true, reason: REASON }
    expect((await ask('deed/decide', yes, admin)).status).toBe(2040)
    await good('deed/decide', yes, third)
    expect((await ask('deed/decide', yes, third)).status).toBe(409)
    expect(await stateOf(no)).toBe('PARTIAL_REPAID')
    expect(await line()).toMatchObject({ usedFen: 6_000_000, availableFen: 44_000_000 })
    const { settlementFen } = await good('quote', { no, day: dayFromNow(0) }, staff)
    expect(settlementFen).toBe(6_000_000)
    const rest = { ...paid, fen: settlementFen, reference: 'BK-2', early: true }
    const last = await good('deed/ask', rest, staff)
    await good('deed/decide', { no, id: last.id, approve: true, reason: REASON }, admin)
    expect(await stateOf(no)).toBe('SETTLED')
    const { rows } = await good('entries', { no }, staff)
    expect(rows.map((row: { kind: string; fen: number }) => [row.kind, row.fen])).toEqual([
      ['REPAYMENT', 6_000_000],
      ['REPAYMENT', 4_000_000],
      ['DISBURSEMENT', 10_000_000],
    ])
  })
  it('that the bank refuses has failed, and all is free again', async () => {
    const no = await signed('PO-3', { payee: { ...PAYEE, account: '6222000011110000' } })
    await good('pay', { no }, third)
    await becomes(no, 'FAILED')
    expect(await line()).toMatchObject({ frozenFen: 0, usedFen: 0 })
  })
  it.each(['LATER', 'SILENT', 'BROKEN'])(
    'that the bank answers %s is asked again and paid once',
    async (mood) => {
      const no = await signed(`PO-${mood}`, { amountFen: 1_000_000 })
      await knob(mood, 2)
      await good('pay', { no }, third)
      await becomes(no, 'DISBURSED')
      const truth = await (await fetch(`${inject('sandboxUrl')}/truth/bank`)).json()
      const own = truth.transfers.filter(
        ({ requestNo }: { requestNo: string }) => requestNo === `TR${no.slice(2)}`,
      )
      expect(own).toHaveLength(1)
      expect(own[0].asked).toBeGreaterThan(1)
      const { rows } = await good('entries', { no }, staff)
      // Asked again after midnight, interest of a day stands beside it.
      const kinds = rows.map(({ kind }: { kind: string }) => kind)
      expect(kinds.filter((kind: string) => kind === 'DISBURSEMENT')).toHaveLength(1)
    },
  )
})

describe('what the borrower is told', () => {
  const told = async (token: string) =>
    (await server.call('POST', '/notice/list', { page: 1, size: 100 }, token)).data.rows as {
      kind: string
      text: string
      params: Record<string, string>
    }[]
  const of = async (no: string) =>
    (await told(owner)).filter((row) => JSON.stringify(row).includes(no)).map((row) => row.kind)

  it('is each step of its loan, once, and nobody else of it', async () => {
    const refused = await good('apply', drawdown('PO-N1', { amountFen: 1_000 }), staff)
    await good('decide', { no: refused.no, approve: false, reason: '订单未核实' }, admin)
    expect(await of(refused.no)).toEqual(['OWN_LOAN_REJECTED'])
    const no = await signed('PO-N2', { amountFen: 123_456 })
    expect(await of(no)).toEqual(['OWN_LOAN_APPROVED'])
    await good('pay', { no }, third)
    await becomes(no, 'DISBURSED')
    const pay = {
      ...{ no, kind: 'PAYMENT', fen: 123_456, day: dayFromNow(0), early: true },
      ...{ reference: 'BK-N2', reason: REASON },
    }
    const { id } = await good('deed/ask', pay, staff)
    await good('deed/decide', { no, id, approve: true, reason: REASON }, admin)
    expect((await of(no)).sort()).toEqual([
      ...['OWN_LOAN_APPROVED', 'OWN_LOAN_PAID', 'OWN_LOAN_SETTLED'],
    ])
    const approved = (await told(owner)).find(
      (row) => row.kind === 'OWN_LOAN_APPROVED' && JSON.stringify(row).includes(no),
    )
    expect(approved?.params).toMatchObject({ funder: '示例商业银行', sum: '1234.56' })
    for (const token of [admin, third, stranger])
      expect((await told(token)).filter(({ kind }) => kind.startsWith('OWN_LOAN'))).toEqual([])
  })

  it('is that the bank refused, too', async () => {
    const payee = { ...PAYEE, account: '6222000011110000' }
    const no = await signed('PO-N3', { payee, amountFen: 1_000 })
    await good('pay', { no }, third)
    await becomes(no, 'FAILED')
    expect((await of(no)).sort()).toEqual(['OWN_LOAN_APPROVED', 'OWN_LOAN_FAILED'])
  })
})

describe('before money moves', () => {
  it('what was approved or signed is rejected still, and all is free again', async () => {
    const { frozenFen } = await line()
    const approved = await good('apply', drawdown('PO-6', { amountFen: 1_000 }), staff)
    await good('decide', { no: approved.no, approve: true, reason: REASON }, admin)
    for (const no of [approved.no, await signed('PO-7', { amountFen: 1_000 })]) {
      const refusal = { no, approve: false, reason: '订单已取消' }
      expect(await good('decide', refusal, third)).toMatchObject({ state: 'REJECTED' })
      expect((await ask('pay', { no }, third)).status).not.toBe(200)
      expect(await stateOf(no)).toBe('REJECTED')
      expect((await ask('decide', refusal, third)).status).toBe(409)
    }
    expect((await line()).frozenFen).toBe(frozenFen)
    // Its order may be financed anew.
    const again = await signed('PO-7', { amountFen: 1_000 })
    expect((await ask('decide', { no: again, approve: true, reason: REASON }, third)).status).toBe(
      409,
    )
    await good('pay', { no: again }, third)
    expect((await ask('decide', { no: again, approve: false, reason: REASON }, admin)).status).toBe(
      409,
    )
    await becomes(again, 'DISBURSED')
  })
  it('nothing is paid out on a line that was frozen since', async () => {
    const no = await signed('PO-8', { amountFen: 1_000 })
    await good('line/step', { no: lineNo, step: 'FREEZE', reason: REASON }, admin)
    expect((await ask('pay', { no }, third)).msg).toContain('额度已冻结')
    expect(await stateOf(no)).toBe('SIGNED')
    await good('line/step', { no: lineNo, step: 'RELEASE', reason: REASON }, third)
    await good('pay', { no }, third)
    await becomes(no, 'DISBURSED')
  })
})

describe('the borrower', () => {
  it('sees and signs its own loans alone, and only the text that it read', async () => {
    const { no } = await good('apply', drawdown('PO-4', { amountFen: 1_000 }), staff)
    expect((await ask('own/sign', { no, hash: 'a'.repeat(64) }, owner)).status).toBe(3007)
    await good('decide', { no, approve: true, reason: REASON }, admin)
    expect((await ask('own/sign', { no, hash: 'a'.repeat(64) }, owner)).status).toBe(3007)
    const mine = await good('own/list', {}, owner)
    expect(mine.rows[0]).toMatchObject({ no, funder: '示例商业银行' })
    for (const path of ['list', 'line/list', 'deed/list'])
      expect((await ask(path, {}, owner)).status).toBe(403)
    // Neither the funder nor a third company finds it behind the borrower's door.
    for (const token of [admin, stranger]) {
      expect((await good('own/list', {}, token)).rows).toEqual([])
      expect((await ask('own/detail', { no }, token)).status).toBe(404)
      expect((await ask('own/sign', { no, hash: 'a'.repeat(64) }, token)).status).toBe(404)
    }
    expect((await ask('detail', { no }, stranger)).status).toBe(404)
    expect((await good('list', {}, stranger)).rows).toEqual([])
  })
  it('a contract that was changed behind its back is not paid out on', async () => {
    const no = await signed('PO-5', { amountFen: 1_000 })
    await server.db.run('alter table agreement disable row level security')
    await server.db.run("update agreement set signer = 'x' where subject_no = $1", [no])
    await server.db.run('alter table agreement enable row level security')
    expect((await good('detail', { no }, admin)).contract.intact).toBe(false)
    expect((await ask('pay', { no }, third)).msg).toContain('校验不一致')
  })
})
