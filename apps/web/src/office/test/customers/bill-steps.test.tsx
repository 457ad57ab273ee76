// @vitest-environment happy-dom
import { billing } from '@xinjian/contract/nouns/billing'
import { customer } from '@xinjian/contract/nouns/customer'
import { intake } from '@xinjian/contract/nouns/intake'
import { ledger } from '@xinjian/contract/nouns/ledger'
import { secondary } from '@xinjian/contract/nouns/secondary'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buttons, leaveForGood, press, text, type } from '../../../test-support/page.tsx'
import { answer, ok, sent } from '../../../test-support/server.ts'
import { Component as MonthlyBill } from '../../billing/pages/MonthlyBill.tsx'
import { Component as OperateBills } from '../../billing/pages/OperateBills.tsx'
import { Component as SecondaryBill } from '../../secondary/pages/SecondaryBill.tsx'
import { be, inside, newDesk, notes, open, paged, pressIn } from '../desk.tsx'

const HEAD = {
  month: '2026-10',
  status: 'FROZEN',
  amount: 450_000,
  reversed: 0,
  adjusted: 0,
  total: 450_000,
  frozenAt: '2026-11-03T01:00:00.000Z',
  dispute: null,
  disputedBy: null,
  disputedAt: null,
  answer: null,
  answeredAt: null,
  confirmedBy: null,
  confirmedAt: null,
  invoiceNo: null,
  invoicedAt: null,
  payment: null,
  paidAt: null,
}
const DISPUTED = {
  status: 'DISPUTED',
  dispute: '有两次重复',
  disputedBy: 'second',
  disputedAt: '2026-11-04T01:00:00.000Z',
}

beforeEach(() => {
  newDesk()
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

describe('the own bill', () => {
  const show = (head: object, ofSecondary = true) => {
    be('ROLE_RYC_CHILD_ADMIN')
    const bill = { head: { ...HEAD, ...head }, lines: [], adjustments: [], secondary: ofSecondary }
    answer(billing.billMonth, ok(bill))
    answer(ledger.companyCapital, new Promise(() => undefined))
    return open('/finance/monthlyBill?month=2026-10', MonthlyBill)
  }

  it('is disputed in words, which stand there until they are answered', async () => {
    await show({})
    expect(text()).not.toContain('账单进展')
    await press('提出异议')
    await pressIn(/提出异议/, '提出异议')
    expect(inside(/提出异议/).getByText('请填写异议内容')).toBeTruthy()
    await type(/异议内容/, '有两次重复')
    answer(billing.billDispute, ok(null))
    answer(
      billing.billMonth,
      ok({ head: { ...HEAD, ...DISPUTED }, lines: [], adjustments: [], secondary: true }),
    )
    await pressIn(/提出异议/, '提出异议')
    expect(sent(billing.billDispute)).toEqual([{ month: '2026-10', reason: '有两次重复' }])
    expect(text()).toContain('有异议，待答复')
    expect(text()).toContain('有两次重复second 2026-11-04')
    expect(buttons()).toContain('确认账单')
    expect(buttons()).not.toContain('提出异议')
  })

  it('is settled from the balance by a secondary customer alone, once it was invoiced', async () => {
    await show({ status: 'INVOICED', invoiceNo: '0001' })
    await press('以余额结清')
    expect(text()).toContain('2026-10 账单应结 ¥45.00。每次查询在完成时已从余额扣费')
    answer(billing.billSettle, ok(null))
    await press('确定')
    expect(sent(billing.billSettle)).toEqual([{ month: '2026-10' }])
    expect(notes()).toEqual(['账单已结清'])
  })

  it.each([
    ['INVOICED', false],
    ['CONFIRMED', true],
    ['PAID', true],
  ])('%s is settled by nobody else (secondary: %s)', async (status, ofSecondary) => {
    await show({ status }, ofSecondary)
    for (const name of ['以余额结清', '提出异议', '确认账单']) expect(buttons()).not.toContain(name)
  })
})

describe('the bill of a customer', () => {
  const show = (head: object) => {
    answer(customer.customerList, ok(paged([])))
    answer(secondary.secondaryList, ok(paged([])))
    answer(secondary.secondaryCalls, ok(paged([])))
    answer(
      secondary.secondaryBill,
      ok({ head: { ...HEAD, ...head }, lines: [], adjustments: [], costs: [] }),
    )
    return open('/secondaryCustomer/bill?companyId=41&month=2026-10', SecondaryBill)
  }

  it.each([
    [DISPUTED, ['答复异议']],
    [{ status: 'FROZEN' }, []],
    [{ status: 'CONFIRMED' }, ['登记开票']],
    [{ status: 'INVOICED' }, ['以余额结清', '登记收款']],
    [{ status: 'PAID' }, []],
  ] as const)('%o is gone on with by %o', async (head, names) => {
    await show(head)
    const all = ['答复异议', '登记开票', '登记收款', '以余额结清']
    expect(
      buttons()
        .filter((name) => all.includes(name))
        .sort(),
    ).toEqual([...names].sort())
  })

  it('is paid by what came in: how much is entered is said before', async () => {
    await show({ status: 'INVOICED' })
    await press('登记收款')
    expect(
      inside(/登记收款/).getByText('按应结金额 ¥45.00 记入该客户余额；同一凭据只记一次'),
    ).toBeTruthy()
    await type(/收款凭据/, '流水 1')
    answer(secondary.secondaryBillStep, ok(null))
    await pressIn(/登记收款/, '登记收款')
    const [asked] = sent(secondary.secondaryBillStep)
    expect(asked).toEqual({ companyId: 41, month: '2026-10', step: 'PAY', note: '流水 1' })
    expect(notes()).toEqual(['已登记'])
  })
})

it('an operator answers the dispute of a customer of the platform', async () => {
  be('ROLE_OPERATOR')
  const row = { companyId: 2, companyName: '示例商业银行', ...HEAD, ...DISPUTED }
  answer(billing.operateBills, ok([row]))
  await open('/operateManage/bills', OperateBills)
  await press('答复异议')
  expect(inside(/答复异议/).getByText('有两次重复')).toBeTruthy()
  await type(/答复内容/, '两次为不同企业')
  answer(billing.operateBillStep, ok(null))
  await pressIn(/答复异议/, '答复异议')
  expect(sent(billing.operateBillStep)[0]).toMatchObject({ step: 'ANSWER', note: '两次为不同企业' })
})
