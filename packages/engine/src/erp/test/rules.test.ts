/** Rules, credibility and checks of the data, by tables; what is not known is neither good nor bad. */
import { describe, expect, it } from 'vitest'
import { tradingSales } from '../../../test-support/erp/books.ts'
import {
  bankOnly,
  erpFacts,
  FIRST,
  LAST,
  monthsOf,
  outsideMonths,
  stockTotal,
  tornFacts,
  vouchersOnly,
  wholeFacts,
  yearsOnly,
} from '../../../test-support/erp/facts.ts'
import type { ErpFacts } from '../facts.ts'
import { erpReport } from '../report.ts'

const rule = (facts: ErpFacts, id: string) => erpReport(facts, LAST).rules.find((r) => r.id === id)!
const check = (facts: ErpFacts, name: string) =>
  erpReport(facts, LAST).quality.find((q) => q.check === name)!
const value = (facts: ErpFacts, key: string) =>
  erpReport(facts, LAST).indicators.find((i) => i.key === key)!

const whole = wholeFacts()
/** The whole books with the closing of the bank off by so many fen in one month. */
const off = (fen: number): ErpFacts => ({
  ...whole,
  balances: whole.balances.map((row) =>
    row.account === '1002' && row.to === LAST ? { ...row, close: row.close! + fen } : row,
  ),
})
const unbalanced = (n: number): Partial<ErpFacts> => ({
  vouchers: whole.vouchers.map((month, i) =>
    i === 0
      ? {
          ...month,
          unbalanced: monthsOf(1, n).map((no) => `2023-03-31 记-${no}`),
          unbalancedCount: n,
        }
      : month,
  ),
})

describe('E-02 books that do not balance', () => {
  it.each<[number, string, string]>([
    [0, 'MISS', 'HIGH'],
    [100, 'MISS', 'HIGH'],
    [-101, 'HIT', 'HIGH'],
  ])('%d fen off: %s', (fen, result, level) =>
    expect(rule(off(fen), 'E-02')).toMatchObject({ result, level }),
  )
  it('says which period, and by how much', () => {
    expect(rule(off(-10_150), 'E-02').text).toBe(
      '2026-02的科目余额表借贷相差101.50元，建议取得原始账套核实。',
    )
  })
  it('vouchers alone are of middle level', () => {
    expect(rule({ ...whole, ...unbalanced(1) }, 'E-02')).toMatchObject({
      result: 'HIT',
      level: 'MEDIUM',
      text: '1张凭证借贷不平，建议取得原始凭证核实。',
    })
  })
  it('without balances and vouchers cannot be judged', () => {
    expect(rule(bankOnly(), 'E-02')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'NO_DATA：没有科目余额表',
    })
  })
  it('a total of a class is not counted beside its accounts', () => {
    const [first] = whole.balances
    const totals = {
      ...first!,
      key: '1',
      account: '1',
      name: '资产',
      close: 777,
      to: LAST,
      from: LAST,
    }
    expect(value({ ...whole, balances: [...whole.balances, totals] }, 'E-02.asOf').value).toBe(0)
  })
  it('a child is not counted beside the account that it stands under', () => {
    // 1002 and 100201 are both off by the same: the books are off by it once.
    const twice = off(500).balances.map((row) =>
      row.account === '100201' && row.to === LAST ? { ...row, close: row.close! + 500 } : row,
    )
    expect(value({ ...whole, balances: twice }, 'E-02.asOf').value).toBe(5)
  })
})

describe('E-17 stock that does not tie', () => {
  it.each<[number, string]>([
    [0, 'MISS'],
    [1, 'HIT'],
  ])('%d rows: %s', (breaks, result) =>
    expect(rule(erpFacts({ stock: [stockTotal(LAST, { breaks })] }), 'E-17').result).toBe(result),
  )
  it('is of the latest summary, and unknown without one', () => {
    const stock = [stockTotal(LAST, { breaks: 0 }), stockTotal(LAST - 1, { breaks: 9 })]
    expect(rule(erpFacts({ stock }), 'E-17').result).toBe('MISS')
    expect(rule(erpFacts(), 'E-17').reason).toBe('NO_DATA：没有收发存汇总')
  })
})

describe('R-070 books against others', () => {
  const told = (invoiced: number, declared: number | null): ErpFacts => ({
    ...whole,
    outside: outsideMonths(FIRST, LAST).map(({ month }) => {
      const fen = tradingSales(FIRST, month) * 100
      return {
        ...{ month, invoicedOut: Math.round(fen * invoiced), invoicedIn: null },
        declared: declared === null ? null : Math.round(fen * declared),
      }
    }),
  })
  it.each<[number, number | null, string]>([
    [1, 1, 'MISS'],
    [0.7, 1, 'MISS'],
    [0.69, 1, 'HIT'],
    [1.31, null, 'HIT'],
    [1.3, null, 'MISS'],
    [1, 1.4, 'HIT'],
  ])('invoices %d, returns %s of the sales: %s', (invoiced, declared, result) =>
    expect(rule(told(invoiced, declared), 'R-070').result).toBe(result),
  )
  it('names the one that is further off, and whether the books tell more or less', () => {
    expect(rule(told(0.6, 1.5), 'R-070').text).toMatch(
      /^近12个月可比月份账面营业收入比申报销售额少793,500\.00元，相差50\.00%/,
    )
    expect(rule(told(0.5, 1.4), 'R-070').text).toMatch(/比开票金额多793,500\.00元，相差50\.00%/)
  })
  it('colours both ways alike', () => {
    expect(value(told(1.2, null), 'E-03.L12')).toMatchObject({ value: -0.2, flag: 'YELLOW' })
    expect(value(told(0.8, null), 'E-03.L12')).toMatchObject({ value: 0.2, flag: 'YELLOW' })
    expect(value(told(0.6, null), 'E-03.L12').flag).toBe('RED')
  })
  it('months that one side does not tell are left out of both', () => {
    const half = told(0.5, null)
    const outside = half.outside.map((month) =>
      month.month > LAST - 6 ? month : { ...month, invoicedOut: null },
    )
    expect(value({ ...half, outside }, 'E-03.L12')).toMatchObject({
      value: 0.5,
      detail: '按两者均有的6个月比较',
    })
    const five = outside.filter(({ month }) => month !== LAST)
    expect(value({ ...half, outside: five }, 'E-03.L12')).toMatchObject({
      value: null,
      reason: 'INSUFFICIENT_HISTORY',
    })
  })
  it('books without sales are as far off as can be', () => {
    const silent = {
      ...told(1, null),
      balances: whole.balances.map((row) =>
        row.account.startsWith('5001') ? { ...row, debit: 0, credit: 0 } : row,
      ),
    }
    expect(rule(silent, 'R-070')).toMatchObject({
      result: 'HIT',
      text: expect.stringContaining('而账面没有营业收入'),
    })
  })
  it('cannot be judged where nobody else tells anything', () => {
    expect(rule({ ...whole, outside: [] }, 'R-070').result).toBe('UNKNOWN')
  })
})

describe('credibility', () => {
  const score = (facts: ErpFacts) => value(facts, 'E-25.asOf')
  it('is whole where nothing is wrong, and says what could not be judged', () => {
    expect(score(whole)).toMatchObject({
      value: 100,
      flag: 'GREEN',
      detail: '5项可以判断，另有2项没有数据，未扣分',
    })
  })
  it.each<[string, Partial<ErpFacts>, number]>([
    ['a voucher that does not balance', unbalanced(1), 70],
    ['one item below nought of forty', { stock: [stockTotal(LAST, { negative: 1 })] }, 95],
    ['three of forty', { stock: [stockTotal(LAST, { negative: 3 })] }, 90],
    ['stock that does not tie', { stock: [stockTotal(LAST, { breaks: 1 })] }, 85],
  ])('%s', (_, more, expected) => expect(score({ ...whole, ...more }).value).toBe(expected))
  it('takes off each part once, down to nought at most', () => {
    // 30 for the balances, 20 + 20 for the others, 10 + 15 for the stock.
    expect(score(tornFacts()).value).toBe(5)
  })
  it('is not told of two parts', () => {
    const two = { ...whole, stock: [], outside: outsideMonths(FIRST, LAST) }
    const noReturns = two.outside.map((month) => ({ ...month, declared: null }))
    expect(score({ ...two, outside: noReturns })).toMatchObject({
      value: null,
      reason: 'NO_DATA',
      detail: '只有2项可以判断，至少需要3项',
    })
  })
  it('each part is a line of its own', () => {
    const block = erpReport(tornFacts(), LAST)
      .sections.find(({ id }) => id === 's02-credibility')!
      .blocks.find((b) => b.kind === 'table')!
    expect(block.rows.map(({ id, points }) => [id, points])).toEqual([
      ['E-02', 30],
      ['E-03', 20],
      ['E-04', 20],
      ['E-15', 10],
      ['E-17', 15],
      ['E-22', null],
      ['E-23', null],
    ])
  })
})

describe('checks of the data', () => {
  it('balances lead where vouchers tell otherwise, and the difference is told', () => {
    const vouchers = whole.vouchers.map((month) =>
      month.month > LAST - 2 ? { ...month, debit: month.debit + 500_00 } : month,
    )
    const other = { ...whole, vouchers }
    expect(check(other, 'BOOKS_AGREE')).toMatchObject({
      result: 'FAIL',
      detail: expect.stringMatching(/^2个月的借方发生额不一致，最大相差500\.00元/),
    })
    expect(value(other, 'B-001.L12').value).toBe(value(whole, 'B-001.L12').value)
  })
  it('a period that does not begin as the one before ended is told with its account', () => {
    const balances = whole.balances.map((row) =>
      row.account === '2202' && row.from === LAST ? { ...row, open: row.open! - 700 } : row,
    )
    expect(check({ ...whole, balances }, 'CONTINUES').detail).toBe(
      '1处不衔接，最大差额7.00元（2202，2026-02）',
    )
  })
  it('a profit that was closed otherwise than derived is told', () => {
    const balances = whole.balances.map((row) =>
      row.account === '3103' && row.from === LAST ? { ...row, credit: row.credit! + 900 } : row,
    )
    expect(check({ ...whole, balances }, 'CLOSING')).toMatchObject({
      result: 'FAIL',
      detail: '1个月的本年利润净发生额与推算净利润不一致，最大相差9.00元（2026-02）',
    })
  })
  it('books of several months are not held against the vouchers of one', () => {
    const years = yearsOnly().balances
    const both = { ...whole, balances: years }
    expect(check(both, 'BOOKS_AGREE').result).toBe('UNKNOWN')
  })
  it('one book alone agrees with nothing', () => {
    expect(check(vouchersOnly(), 'BOOKS_AGREE').result).toBe('UNKNOWN')
    expect(check(vouchersOnly(), 'BALANCES_TIE').result).toBe('UNKNOWN')
  })
})

describe('E-04 of who declares by the quarter', () => {
  const sales = (month: number) => Math.round(tradingSales(FIRST, month) * 100)
  /** Each quarter that ends with the last month, or three, six, … before it, declares four fifths of its sales. */
  const quarterly = (shift = 0): ErpFacts['outside'] =>
    outsideMonths(FIRST, LAST).map((at) => {
      const bare = { ...at, declared: null }
      const { month } = at
      if ((LAST - shift - month) % 3 !== 0 || month - 2 < FIRST) return bare
      const sum = sales(month) + sales(month - 1) + sales(month - 2)
      return { ...bare, declaredSpan: { from: month - 2, amount: Math.round(sum * 0.8) } }
    })
  it('compares quarter by quarter', () => {
    expect(value(wholeFacts({ outside: quarterly() }), 'E-04.L12')).toMatchObject({
      value: expect.closeTo(0.2, 5),
      detail: '按两者均有的12个月比较',
      flag: 'YELLOW',
    })
  })
  it('leaves out a quarter that begins before the window', () => {
    expect(value(wholeFacts({ outside: quarterly(1) }), 'E-04.L12')).toMatchObject({
      value: expect.closeTo(0.2, 5),
      detail: '按两者均有的9个月比较',
    })
  })
  it('takes a month that is told by itself for what it is', () => {
    const outside = quarterly().map((at) =>
      at.month === LAST ? { ...at, declared: sales(LAST) } : at,
    )
    // The last month in full, and nine months at four fifths: less than a fifth apart.
    const { value: off, detail } = value(wholeFacts({ outside }), 'E-04.L12')
    const nine = monthsOf(LAST - 11, LAST - 3).reduce((sum, month) => sum + sales(month), 0)
    expect(detail).toBe('按两者均有的10个月比较')
    expect(off).toBeCloseTo((nine * 0.2) / (nine + sales(LAST)), 5)
  })
})
