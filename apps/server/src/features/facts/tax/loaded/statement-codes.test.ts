import { describe, expect, it } from 'vitest'
import { schedulesOf } from './schedules.ts'
import { codeOfLabel } from './statement-codes.ts'

describe('labels of statements', () => {
  it.each([
    ['BALANCE', '货币资金', 'cash'],
    ['BALANCE', '减：累计折旧', 'accumulatedDepreciation'],
    ['BALANCE', '实收资本（或股本）', 'paidInCapital'],
    ['BALANCE', '预付账款', 'prepayments'],
    ['BALANCE', '预付款项', 'prepayments'],
    ['INCOME', '一、营业收入', 'revenue'],
    ['INCOME', ' 其中：利息费用 ', 'interestExpenses'],
    ['CASH', '支付的职工薪酬', 'cashForPayroll'],
  ] as const)('%s %s is %s', (kind, label, code) => expect(codeOfLabel(kind, label)).toBe(code))

  it('of one statement are not those of another; what the chart does not know has no code', () => {
    expect(codeOfLabel('INCOME', '货币资金')).toBeNull()
    expect(codeOfLabel('BALANCE', '待摊销的往年调整')).toBeNull()
  })
})

describe('schedules of a VAT return', () => {
  it('are null where none were told: that is not zero', () => {
    expect(schedulesOf({})).toBeNull()
    expect(schedulesOf({ schedule1: [], schedule2: {} })).toBeNull()
    expect(schedulesOf({ schedule2: { '23a': { tax: '12.00' } } })).toEqual({
      invoiced: null,
      input: { '23a': 12_00 },
    })
  })

  it('sum each way of invoicing over the rates; a way that no rate tells is null', () => {
    const rate = (special: string) => ({ special: { amount: special }, unbilled: { amount: '0' } })
    expect(schedulesOf({ schedule1: [rate('100.00'), rate('0.50')] })?.invoiced).toEqual({
      special: 100_50,
      other: null,
      none: 0,
      inspected: null,
    })
  })
})
