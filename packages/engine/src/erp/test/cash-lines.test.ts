/** Lines of 现金流量表 by the other side of vouchers: amounts reckoned by hand from the table in each test, never by the code. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Entry, SMALL_CHART } from '../../../test-support/erp/books.ts'
import { movedOf } from '../../../test-support/erp/cash.ts'
import { fen, JAN, ledger, lines, type Row } from '../../../test-support/erp/cash-lines.ts'
import type { CashMove } from '../cash/facts.ts'
import { mayBeGeneral } from '../cash/lines.ts'
import { cashStatementAt } from '../ledger/cash-statement.ts'

const SMALL_TOPS = {
  ...{ 1002: '银行存款', 2221: '应交税费', 3001: '实收资本', 5001: '主营业务收入' },
  ...{ 5602: '管理费用', 5603: '财务费用', 2211: '应付职工薪酬' },
}
const SMALL: readonly Row[] = [
  ['112201', '甲公司', 50_000, 0],
  // A customer was paid a thousand back.
  ['500101', '商品甲', 10_000, 1_000],
  ['222101', '应交增值税', 300, 900],
  ['222106', '应交城市维护建设税', 0, 300],
  ['1405', '库存商品', 0, 20_000],
  ['2202', '应付账款', 0, 5_000],
  ['2211', '应付职工薪酬', 0, 9_000],
  ['560201', '工资', 0, 700],
  ['560202', '业务招待费', 0, 800],
  ['560204', '印花税', 0, 40],
  ['560301', '利息支出', 0, 1_500],
  ['560302', '手续费', 0, 60],
  ['560303', '利息收入', 25, 0],
  ['122101', '张三', 0, 1_000],
  ['224101', '王五', 2_000, 0],
  ['1601', '固定资产', 0, 12_000],
  ['1606', '固定资产清理', 3_000, 0],
  ['2001', '短期借款', 30_000, 10_000],
  ['3001', '实收资本', 100_000, 0],
  ['2232', '应付利润', 0, 4_000],
  ['1101', '短期投资', 0, 6_000],
  ['5111', '投资收益', 200, 0],
  ['5301', '营业外收入', 500, 0],
]

it('会小企03表 of a month, line by line', () => {
  expect(lines(SMALL, SMALL_TOPS)).toEqual({
    cashFromSales: 59_300,
    otherOperatingIn: 2_525,
    cashForPurchases: 25_000,
    cashForPayroll: 9_700,
    cashForTaxes: 1_240,
    otherOperatingOut: 1_860,
    operatingNet: 24_025,
    investmentsRecovered: 0,
    investmentReturns: 200,
    disposalsReceived: 3_000,
    assetsPurchased: 12_000,
    investmentsMade: 6_000,
    investingNet: -14_800,
    capitalReceived: 100_000,
    loansReceived: 30_000,
    loansRepaid: 10_000,
    interestPaid: 1_500,
    dividendsPaid: 4_000,
    financingNet: 114_500,
    cashChange: 123_725,
  })
})

const GENERAL_TOPS = {
  ...{ 1002: '银行存款', 2221: '应交税费', 4001: '实收资本', 6001: '主营业务收入' },
  ...{ 6602: '管理费用', 6603: '财务费用' },
}
it('现金流量表 of 企业会计准则 of a month, line by line', () => {
  const told = lines(
    [
      ['6001', '主营业务收入', 100_000, 0],
      ['22210105', '应交增值税_销项税额', 13_000, 0],
      ['22210101', '应交增值税_进项税额', 0, 6_500],
      ['1405', '库存商品', 0, 50_000],
      ['222102', '未交增值税', 700, 4_000],
      ['6117', '其他收益', 1_100, 0],
      ['611701', '即征即退税款', 2_200, 0],
      ['4001', '实收资本', 0, 5_000],
      ['2701', '长期应付款', 8_000, 3_000],
      ['660303', '汇兑损益', 0, 90],
      ['660304', '利息', 30, 400],
      ['1801', '长期待摊费用', 0, 1_000],
      ['4104', '利润分配', 0, 2_000],
    ],
    GENERAL_TOPS,
    true,
  )
  expect(told).toMatchObject({
    cashFromSales: 113_000,
    taxRefunds: 2_900,
    otherOperatingIn: 1_130,
    operatingIn: 117_030,
    cashForPurchases: 56_500,
    cashForTaxes: 4_000,
    operatingOut: 60_500,
    operatingNet: 56_530,
    assetsPurchased: 1_000,
    investingIn: 0,
    investingOut: 1_000,
    otherFinancingIn: 8_000,
    otherFinancingOut: 8_000,
    interestPaid: 400,
    dividendsPaid: 2_000,
    financingIn: 8_000,
    financingOut: 10_400,
    financingNet: -2_400,
    exchangeEffect: -90,
    cashChange: 53_040,
  })
})

it('a trifle of no line has a row of its own, and the three parts with it come to the change of cash', () => {
  const told = lines(
    [
      ['3001', '实收资本', 1_000_000, 0],
      ['5001', '主营业务收入', 100_000, 0],
      ['1601', '固定资产', 0, 30_000],
      ['9001', '往来调整', 3_000, 1_000],
    ],
    { ...SMALL_TOPS, 9001: '往来调整' },
  )
  expect(told).toMatchObject({
    ...{ operatingNet: 100_000, investingNet: -30_000, financingNet: 1_000_000 },
    ...{ cashUnclassified: 2_000, cashChange: 1_072_000 },
  })
})

describe('what cannot be told', () => {
  const big: Row = ['5001', '主营业务收入', 1_000_000, 0]
  const untold = (account: string, name: string, way: 'received' | 'paid', general = false) => {
    const row: Row = [
      ...[account, name],
      ...(way === 'received' ? [20_000, 0] : [0, 20_000]),
    ] as unknown as Row
    return lines([big, row], { ...SMALL_TOPS, [account]: name }, general) === undefined
  }
  it.each<[account: string, name: string, way: 'received' | 'paid', general?: boolean]>([
    ['5603', '财务费用', 'paid'],
    ['560309', '其他', 'received'],
    ['2701', '长期应付款', 'paid'],
    ['3001', '实收资本', 'paid'],
    ['560310', '汇兑损益', 'paid'],
    ['9001', '往来调整', 'received'],
    ['2221', '应交税费', 'paid', true],
    ['222101', '应交增值税', 'paid', true],
    ['2221', '应交税费', 'received'],
    // Assets as far as it is capitalised, and nothing says how far.
    ['4301', '研发支出', 'paid'],
  ])('%s %s, %s: no statement is told as if it were whole', (account, name, way, general) => {
    expect(untold(account, name, way, general)).toBe(true)
  })
  it.each([
    [4_000, true],
    [6_000, false],
  ])(
    'of a million put in and a hundred thousand of sales, %i of no line: whole %s',
    (yuan, whole) => {
      const rows: Row[] = [
        ['3001', '实收资本', 1_000_000, 0],
        ['5001', '主营业务收入', 100_000, 0],
        ['9001', '往来调整', yuan, 0],
      ]
      expect(lines(rows, { ...SMALL_TOPS, 9001: '往来调整' }) !== undefined).toBe(whole)
    },
  )
  it.each([
    ['GENERAL', true],
    [null, true],
    [undefined, true],
    ['SMALL', false],
    ['INDIVIDUAL', false],
  ])('a taxpayer that is %s may deduct input tax: %s', (type, may) =>
    expect(mayBeGeneral(type)).toBe(may),
  )
  it.each<[account: string, name: string, way: 'received' | 'paid']>([
    ['2221', '应交税费', 'paid'],
    ['222101', '应交增值税', 'received'],
    ['560311', '利息', 'paid'],
  ])('%s %s, %s is told', (account, name, way) => {
    expect(untold(account, name, way)).toBe(false)
  })
  it('a trifle of a hundredth is left beside the lines', () => {
    const told = (yuan: number) => lines([big, ['9001', '往来调整', yuan, 0]], SMALL_TOPS)
    expect(told(10_101)).toMatchObject({ cashFromSales: 1_000_000, cashChange: 1_010_101 })
    expect(told(10_102)).toBeUndefined()
  })
})

describe('money of several accounts together', () => {
  const together = (accounts: string[], way: 'received' | 'paid'): CashMove => ({
    ...{ month: JAN, accounts, vouchers: 1 },
    ...{ received: way === 'received' ? fen(60) : 0, paid: way === 'paid' ? fen(60) : 0 },
  })
  const chart = { ...SMALL_TOPS, 1122: '应收账款', 222102: '销项税额', 2241: '其他应付款' }
  it('is of the line that each of them belongs to', () => {
    const told = lines([], chart, false, [together(['1122', '222102', '5001'], 'received')])
    expect(told).toMatchObject({ cashFromSales: 60, cashChange: 60 })
  })
  it('is of none where they belong to several', () => {
    const moves = [together(['1122', '2241'], 'received')]
    expect(lines([], chart, false, moves)).toBeUndefined()
  })
  it('and within cash it is none at all', () => {
    const moves = [together(['1031'], 'paid')]
    const told = lines(
      [['5001', '主营业务收入', 10, 0]],
      { ...chart, 1031: '备用金' },
      false,
      moves,
    )
    expect(told).toMatchObject({ cashChange: 10 })
  })
})

it('whatever is posted, the lines and what is of none come to the change of cash', () => {
  const accounts = Object.keys(SMALL_CHART).filter((code) => !code.startsWith('100'))
  const entry = fc.tuple(
    fc.integer({ min: JAN, max: JAN + 1 }),
    fc.constantFrom('100201', '1001', ...accounts),
    fc.constantFrom('100202', '1001', ...accounts),
    fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 100),
  )
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 40 }), (drawn) => {
      const opening: Entry[] = [
        [JAN, '100201', '3001', 1_000],
        [JAN + 1, '100201', '500101', 10],
      ]
      const entries: Entry[] = [...opening, ...drawn]
      const change = entries.reduce((sum, [, debit, credit, yuan]) => {
        const on = (code: string) => (code.startsWith('100') ? fen(yuan) : 0)
        return sum + on(debit) - on(credit)
      }, 0)
      const names = SMALL_CHART as Record<string, string>
      const moves = movedOf(entries)
      const [statement] = cashStatementAt(
        ledger(names, [JAN, JAN + 1]),
        JAN + 1,
        null,
        { moves, general: false },
        new Map(),
      )
      if (!statement) return
      const of = (code: string) => statement.items.find((item) => item.code === code)!.ytd!
      expect(of('cashChange')).toBe(change)
      const parts = of('operatingNet') + of('investingNet') + of('financingNet')
      // What may be of no line: 财务费用 by itself, 本年利润, capital paid back and the like.
      const untold = moves
        .filter(({ accounts: [account] }) =>
          ['3001', '3103', '3104', '5603', '1602'].includes(account!.slice(0, 4)),
        )
        .reduce((sum, { received, paid }) => sum + Math.abs(received) + Math.abs(paid), 0)
      expect(Math.abs(change - parts)).toBeLessThanOrEqual(untold)
    }),
  )
})
