// @vitest-environment happy-dom
/** Pages of credit lines and loans: what is read, which button is whose, and what is sent. */

import { loan } from '@xinjian/contract/nouns/finance/loan'
import { intake } from '@xinjian/contract/nouns/intake'
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  address,
  buttons,
  leaveForGood,
  press,
  settle,
  text,
  type,
} from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as CreditLines } from '../../loan/pages/CreditLines.tsx'
import { Component as Loan } from '../../loan/pages/Loan.tsx'
import { Component as LoanDeeds } from '../../loan/pages/LoanDeeds.tsx'
import { Component as Loans } from '../../loan/pages/Loans.tsx'
import { Component as OwnLoan } from '../../loan/pages/OwnLoan.tsx'
import { Component as OwnLoans } from '../../loan/pages/OwnLoans.tsx'
import { be, cells, choose, dialogs, newDesk, notes, open, paged, pressIn } from '../desk.tsx'
import { DEED, DETAIL, LINE, LOAN, NO, PERIODS, PLANNED } from './loan-sample.ts'

beforeEach(() => {
  newDesk()
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

const yuan = (fen: number) =>
  `¥${(fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const shows = async (detail: object = {}, row: object = {}) => {
  answer(loan.drawdownDetail, ok({ ...DETAIL, ...detail, row: { ...LOAN, ...row } }))
  answer(loan.drawdownEntries, ok(paged([])))
  await open(`/supplyChain/loan?no=${NO}`, Loan)
}

describe('a credit line', () => {
  it('tells what is available, and lends to it a loan whose plan was tried before', async () => {
    answer(loan.creditLineList, ok(paged([LINE])))
    await open('/supplyChain/creditLines', CreditLines)
    expect(text()).toContain('¥390,000.00')
    await press('申请借款')
    // Nothing is asked of the server while something is missing.
    await press('试算还款计划')
    expect(sent(loan.drawdownPlan)).toEqual([])
    expect(text()).toContain('请填写')
    await type(/^金额/, '12345.67')
    await type(/^起息日/, '2026-08-31')
    await type(/^到期日/, '2027-02-28')
    await type(/^年利率/, '24')
    await type(/^罚息年利率/, '0')
    await choose(/^还款方式/, 'EQUAL_INSTALMENT')
    await choose(/^尾数/, 'DOWN')
    const interestFen = PLANNED.reduce((sum, p) => sum + p.interestFen, 0)
    answer(loan.drawdownPlan, ok({ periods: PERIODS, interestFen }))
    await press('试算还款计划')
    expect(sent(loan.drawdownPlan)).toEqual([
      {
        terms: DETAIL.terms,
        ...{ amountFen: 1_234_567, from: '2026-08-31', dueDate: '2027-02-28' },
      },
    ])
    expect(text()).toContain(`共 6 期，利息合计 ${yuan(interestFen)}`)
    expect(cells('还款计划')).toEqual(
      PLANNED.map(({ due, principalFen, interestFen: interest }, i) => [
        ...[String(i + 1), due, yuan(principalFen), yuan(interest)],
        yuan(principalFen + interest),
      ]),
    )
    // Typed anew, it is no plan of what would be sent.
    await type(/^金额/, '12345.68')
    expect(text()).not.toContain('共 6 期')
    answer(loan.drawdownPlan, no(400, '期限最长1826天', 'dueDate'))
    await press('试算还款计划')
    expect(text()).toContain('期限最长1826天')
  })
})

describe('the list of loans', () => {
  it('tells sums, and a row leads to its loan', async () => {
    answer(loan.drawdownList, ok(paged([{ ...LOAN, state: 'OVERDUE', overdueDays: 5 }])))
    await open('/supplyChain/loans?state=OVERDUE', Loans)
    expect(sent(loan.drawdownList).at(-1)).toMatchObject({ state: 'OVERDUE' })
    expect(text()).toContain('¥12,345.67')
    expect(text()).toContain('逾期')
    expect(text()).toContain('5')
  })
  it('without any tells where one begins', async () => {
    answer(loan.drawdownList, ok(paged([])))
    await open('/supplyChain/loans', Loans)
    expect(text()).toContain('在“授信额度”中选择一个有效额度')
  })
})

describe('a loan', () => {
  it('shows the plan to the fen, and is decided for a reason', async () => {
    await shows()
    expect(cells('还款计划').map((row) => row.slice(0, 4))).toEqual(
      PLANNED.map(({ due, principalFen, interestFen }, i) => [
        ...[String(i + 1), due, yuan(principalFen), yuan(interestFen)],
      ]),
    )
    expect(text()).toContain('************2222')
    await press('同意')
    answer(loan.drawdownDecide, ok({ ...LOAN, state: 'APPROVED' }))
    await type(/^理由/, '已核实合同')
    await pressIn(/^同意/, '同意')
    expect(sent(loan.drawdownDecide)).toEqual([{ no: NO, approve: true, reason: '已核实合同' }])
  })
  it('that was not paid out tells nothing that was paid, waived or penal: no zero stands for what has not begun', async () => {
    const heads = () => [...document.querySelectorAll('th')].map(({ textContent }) => textContent)
    await shows({ due: null }, { state: 'APPLIED', disbursedOn: null })
    expect(heads()).toEqual(expect.arrayContaining(['本金', '利息']))
    for (const head of ['罚息', '已还', '减免', '应还未还']) expect(heads()).not.toContain(head)
  })

  it('is decided by no one who applied for it, and paid by no one who approved it', async () => {
    await shows({}, { own: true })
    expect(text()).toContain('须由另一人处理')
    expect(buttons()).not.toContain('同意')
  })
  it('is paid by another than approved it', async () => {
    await shows({}, { state: 'SIGNED', approvedByMe: true })
    expect(buttons()).not.toContain('放款')
  })
  it('asks for the proof of who decides, and then decides what was typed once', async () => {
    await shows()
    await press('同意')
    answer(loan.drawdownDecide, no(1014, ''), ok({ ...LOAN, state: 'APPROVED' }))
    answer(session.proofAsk, ok({ ways: ['PASSWORD'] }))
    await type(/^理由/, '已核实合同')
    await pressIn(/^同意/, '同意')
    await settle()
    expect(dialogs().at(-1)).toMatch(/验证是您本人/)
    expect(notes()).toEqual([])
  })
  it('that is unknown says so, and can be asked for again', async () => {
    answer(loan.drawdownDetail, no(404, '没有这笔借款，请刷新后重试'))
    await open(`/supplyChain/loan?no=${NO}`, Loan)
    expect(text()).toContain('没有这笔借款')
  })
})

describe('payments, waivers and fees', () => {
  it('are booked by another than entered them', async () => {
    const rows = [
      { loanNo: NO, ...DEED },
      { loanNo: NO, ...DEED, id: 8, own: true },
    ]
    answer(loan.drawdownDeeds, ok(paged(rows)))
    await open('/supplyChain/deeds', LoanDeeds)
    expect(text()).toContain('¥2,205.91')
    expect(buttons().filter((name) => name === '同意')).toHaveLength(1)
    expect(text()).toContain('须由另一人处理')
    await press('同意')
    answer(loan.drawdownDeedDecide, ok({ ...DEED, state: 'BOOKED' }))
    await type(/^理由/, '银行流水已核对')
    await pressIn(/^同意/, '同意')
    expect(sent(loan.drawdownDeedDecide)).toEqual([
      { no: NO, id: 7, approve: true, reason: '银行流水已核对' },
    ])
  })
})

describe('the borrower', () => {
  it('sees its own loans, and who lends', async () => {
    be('ROLE_RYC_SAAS_FAREN')
    answer(loan.ownLoanList, ok(paged([{ ...LOAN, funder: '示例商业银行' }])))
    await open('/supplyChain/ownLoans', OwnLoans)
    expect(text()).toContain('示例商业银行')
    expect(text()).not.toContain('示例实业有限公司')
  })
  it('signs the text that it read, by its hash', async () => {
    be('ROLE_RYC_SAAS_FAREN')
    const toSign = {
      title: '借款合同',
      version: 'V1',
      hash: 'a'.repeat(64),
      paragraphs: ['第一条'],
    }
    const row = { ...LOAN, state: 'APPROVED' }
    answer(loan.ownLoanDetail, ok({ ...DETAIL, row, funder: '示例商业银行', toSign }))
    await open(`/supplyChain/ownLoan?no=${NO}`, OwnLoan)
    await press('签署合同')
    expect(text()).toContain('第一条')
    answer(loan.ownLoanSign, ok({ ...row, state: 'SIGNED' }))
    await press('我已阅读全文，同意签署')
    expect(sent(loan.ownLoanSign)).toEqual([{ no: NO, hash: 'a'.repeat(64) }])
    expect(notes().join()).toContain('已签署')
    expect(address()).toContain(NO)
  })
})
