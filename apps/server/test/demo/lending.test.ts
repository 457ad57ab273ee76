/**
 * Consumer lending as a visit walks through it, over HTTP: each step and each refusal. Interest is reckoned here by days and rate, not by
 * the engine.
 */
import { DEMO_FAULTS } from '@xinjian/contract/lending-demo/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { APPLICANT, CARD, SEASON, Visit } from './lending-visit.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())
const enter = () => new Visit(server).enter()

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
/** Half up, of fen × a yearly rate × days ÷ 360. */
const interest = (fen: number, ppm: number, days: number) =>
  Number((BigInt(fen) * BigInt(ppm) * BigInt(days) + 180_000_000n) / 360_000_000n)

describe('the way to a credit line', () => {
  it('goes step by step, and no step comes before its own', async () => {
    const visit = await enter()
    expect(await visit.now()).toMatchObject({ step: 'FILE', line: null, loans: [], inbox: null })
    for (const [call, body] of [
      ['code', {}],
      ['verify', { code: '123456' }],
      ['consent', { of: 'PERSON', hash: 'x', agree: true }],
      ['account', CARD],
      ['draw', SEASON],
    ] as const)
      expect((await visit.ask(call, body)).status, call).toBe(3002)
    const state = await visit.line()
    expect(state).toMatchObject({
      step: 'READY',
      line: { state: 'ACTIVE', limitFen: 50_000_000, usedFen: 0, frozenFen: 0 },
    })
    expect(daysBetween(state.line.fromDay, state.line.toDay)).toBe(365)
  })

  it.each(Object.keys(APPLICANT))(
    'takes no %s but the invented one, and keeps none',
    async (field) => {
      const visit = await enter()
      const answer = await visit.ask('file', { ...APPLICANT, [field]: '13800138000' })
      expect(answer.msg).toContain('请勿填写真实信息')
      expect((await visit.now()).step).toBe('FILE')
    },
  )

  it('counts wrong codes, refuses one that ran out or was used up, and a new one too soon', async () => {
    const visit = await enter()
    await visit.does('file', APPLICANT)
    expect((await visit.ask('verify', { code: '000000' })).msg).toContain('请先发送')
    const right = await visit.code()
    expect((await visit.ask('code')).status).toBe(1005)
    const wrong = right === '111111' ? '222222' : '111111'
    for (const left of [4, 3, 2, 1])
      expect((await visit.ask('verify', { code: wrong })).msg).toContain(`还可再试${left}次`)
    expect((await visit.ask('verify', { code: wrong })).msg).toContain('错误次数过多')
    expect((await visit.ask('verify', { code: right })).msg).toContain('错误次数过多')
    await later()
    await visit.does('fault', { fault: 'SMS_EXPIRED' })
    const old = await visit.code()
    expect((await visit.ask('verify', { code: old })).msg).toContain('已过期')
    await later()
    await visit.does('fault', { fault: 'SMS_LOST' })
    expect((await visit.does('code')).inbox.code).toBeNull()
    await later()
    await visit.does('fault', { fault: 'NONE' })
    expect((await visit.does('verify', { code: await visit.code() })).step).toBe('CREDIT')
  })
  const later = () =>
    server.db.run("update lending_demo set code_sent_at = code_sent_at - interval '1 hour'")

  it('asks for two consents apart, by the text that was read; who declines is back at the beginning', async () => {
    const visit = await enter()
    await visit.does('file', APPLICANT)
    await visit.does('verify', { code: await visit.code() })
    const asked = { of: 'ENTERPRISE', hash: 'of another text', agree: true }
    expect((await visit.ask('consent', asked)).status).toBe(3007)
    const one = await visit.consent('ENTERPRISE')
    expect(one).toMatchObject({ step: 'CREDIT', consents: { ENTERPRISE: true, PERSON: false } })
    const declined = await visit.consent('PERSON', false)
    expect(declined).toMatchObject({ step: 'FILE', consents: { ENTERPRISE: false, PERSON: false } })
  })

  it('shows the lender’s and the card check’s refusals, each as it was chosen', async () => {
    const visit = await enter()
    await visit.does('file', APPLICANT)
    await visit.does('verify', { code: await visit.code() })
    await visit.does('fault', { fault: 'CREDIT_REFUSED' })
    await visit.consent('ENTERPRISE')
    const refused = await visit.consent('PERSON')
    expect(refused.step).toBe('CREDIT')
    expect(refused.refused).toContain('综合评估未通过')
    await visit.does('fault', { fault: 'NONE' })
    await visit.consent('ENTERPRISE')
    expect(await visit.consent('PERSON')).toMatchObject({ step: 'ACCOUNT', refused: null })
    const said: Record<string, string> = {}
    for (const fault of DEMO_FAULTS.filter((f) => f.startsWith('CARD'))) {
      await visit.does('fault', { fault })
      said[fault] = (await visit.ask('account', CARD)).msg
    }
    expect(said).toEqual({
      CARD_NAME: '持卡人姓名与银行预留不一致',
      CARD_ID: '证件号码与银行预留不一致',
      CARD_MOBILE: '手机号与银行预留不一致',
      CARD_KIND: '该卡为信用卡，请更换储蓄卡',
      CARD_LOST: '该卡已挂失，请更换银行卡',
      CARD_DOWN: '银行卡验证服务暂时没有回应，请稍后重试',
    })
    await visit.does('fault', { fault: 'NONE' })
    expect((await visit.ask('account', { ...CARD, cardNo: '6222020200000000008' })).http).toBe(400)
    expect((await visit.does('account', CARD)).step).toBe('READY')
  })
})

describe('a loan', () => {
  it('is drawn within order, product and line; what is asked for is frozen', async () => {
    const visit = await enter()
    await visit.line()
    const no = async (change: object) => (await visit.ask('draw', { ...SEASON, ...change })).msg
    expect(await no({ orderNo: 'PO-1' })).toContain('没有这张采购订单')
    expect(await no({ product: 'X' })).toContain('没有这个产品')
    expect(await no({ months: 12 })).toContain('没有这个期限')
    expect(await no({ amountFen: 999_999 })).toContain('10000.00元至200000.00元')
    expect(await no({ amountFen: 10_240_001 })).toContain('可融资金额102400.00元')
    await visit.does('fault', { fault: 'LINE_FROZEN' })
    expect(await no({})).toContain('额度已冻结')
    await visit.does('fault', { fault: 'NONE' })
    const state = await visit.does('draw', SEASON)
    expect(state.loans[0]).toMatchObject({ no: 1, state: 'APPLIED', dueFen: 0 })
    expect(state.line).toMatchObject({ frozenFen: 10_000_000, availableFen: 40_000_000 })
    expect(await no({})).toContain('已有借款')
  })

  it('is rejected or comes back from the bank, and its part of the line is free again', async () => {
    const visit = await enter()
    await visit.line()
    await visit.does('draw', SEASON)
    await visit.does('fault', { fault: 'LOAN_REJECTED' })
    const rejected = await visit.does('advance', { loanNo: 1 })
    expect(rejected.loans[0]).toMatchObject({ state: 'REJECTED' })
    expect(rejected.line.availableFen).toBe(50_000_000)
    await visit.does('fault', { fault: 'NONE' })
    await visit.does('draw', SEASON)
    await visit.signed(2)
    await visit.does('advance', { loanNo: 2 })
    await visit.does('fault', { fault: 'BANK_SILENT' })
    const silent = await visit.does('advance', { loanNo: 2 })
    expect(silent.loans[0].state).toBe('DISBURSING')
    expect(silent.loans[0].why).toContain('尚未回应')
    await visit.does('fault', { fault: 'BANK_REFUSED' })
    const failed = await visit.does('advance', { loanNo: 2 })
    expect(failed.loans[0]).toMatchObject({ state: 'FAILED', dueFen: 0, settlementFen: 0 })
    expect(failed.line).toMatchObject({ frozenFen: 0, availableFen: 50_000_000 })
  })

  it('is signed once both contracts were read, by face or by a code of its own', async () => {
    const visit = await enter()
    await visit.line()
    await visit.does('draw', SEASON)
    await visit.does('advance', { loanNo: 1 })
    expect((await visit.ask('signVerify', { loanNo: 1, way: 'FACE' })).status).toBe(3008)
    for (const of of ['LOAN', 'PAYMENT']) {
      const { hash } = await visit.does('text', { of, loanNo: 1 })
      await visit.does('sign', { loanNo: 1, of, hash })
    }
    for (const [fault, words] of [
      ['FACE_MISMATCH', '刷脸比对未通过'],
      ['FACE_DOWN', '没有回应'],
    ]) {
      await visit.does('fault', { fault })
      expect((await visit.ask('signVerify', { loanNo: 1, way: 'FACE' })).msg).toContain(words)
    }
    expect((await visit.ask('signVerify', { loanNo: 1, way: 'SMS' })).msg).toContain('6位')
    const code = await visit.code({ loanNo: 1 })
    const state = await visit.does('signVerify', { loanNo: 1, way: 'SMS', code })
    expect(state.loans[0]).toMatchObject({ state: 'SIGNED' })
  })

  it('runs by the day: due, overdue with penalty, partly repaid, settled', async () => {
    const visit = await enter()
    const paid = await visit.paid()
    const [loan] = paid.loans
    expect(loan).toMatchObject({ state: 'DISBURSED', principalLeftFen: 10_000_000 })
    const days = daysBetween(loan.disbursedOn, loan.dueDay)
    const whole = interest(10_000_000, 64_000, days)
    expect(loan.periods).toMatchObject([{ principalFen: 10_000_000, interestFen: whole }])
    const { orderNo: _, ...asked } = SEASON
    expect(await visit.does('trial', asked)).toMatchObject({ interestFen: whole })

    const due = (await visit.does('pass', { days })).loans[0]
    expect(due).toMatchObject({ dueFen: 10_000_000 + whole, overdueDays: 0 })
    expect(due.periods[0].state).toBe('DUE')

    // Three days of grace at the rate of the loan, then one of penalty on principal and interest.
    const late = (await visit.does('pass', { days: 4 })).loans[0]
    const grace = interest(10_000_000, 64_000, 3)
    expect(late).toMatchObject({ state: 'OVERDUE', overdueDays: 4 })
    expect(late.due).toMatchObject({
      ...{ FEE: 0, PRINCIPAL: 10_000_000, INTEREST: whole + grace },
      PENALTY: interest(10_000_000 + whole + grace, 96_000, 1),
    })

    expect((await visit.ask('repay', { loanNo: 1, fen: late.settlementFen + 1 })).msg).toContain(
      '当日结清金额',
    )
    await visit.does('repay', { loanNo: 1, fen: 2_000_000 })
    const rest = (await visit.now()).loans[0].settlementFen
    expect(rest).toBe(late.settlementFen - 2_000_000)
    const settled = await visit.does('repay', { loanNo: 1, fen: rest })
    expect(settled.loans[0]).toMatchObject({ state: 'SETTLED', settlementFen: 0 })
    expect(settled.line).toMatchObject({ usedFen: 0, availableFen: 50_000_000 })
    expect((await visit.ask('repay', { loanNo: 1, fen: 1 })).http).toBe(400)
  })

  it('is repaid early: what was repaid bears no more interest', async () => {
    const visit = await enter()
    await visit.paid({ ...SEASON, product: 'JSD-ORDER', months: 12 })
    await visit.does('pass', { days: 10 })
    const earned = interest(10_000_000, 68_000, 10)
    const state = await visit.does('repay', { loanNo: 1, fen: earned + 4_000_000 })
    expect(state.loans[0]).toMatchObject({ state: 'PARTIAL_REPAID', principalLeftFen: 6_000_000 })
    expect(state.loans[0].settlementFen).toBe(6_000_000)
    expect(state.line.usedFen).toBe(6_000_000)
    const next = (await visit.does('pass', { days: 5 })).loans[0]
    expect(next.settlementFen).toBe(6_000_000 + interest(6_000_000, 68_000, 5))
  })

  it('lets only so many days pass', async () => {
    const visit = await enter()
    await visit.does('pass', { days: 800 })
    expect((await visit.ask('pass', { days: 1 })).msg).toContain('800天')
  })
})
