import { describe, expect, it } from 'vitest'
import { allIndicators } from '../../../../test-support/all-indicators.ts'
import { monthly, row, type SmallPlan, smallFacts } from '../../../../test-support/small-facts.ts'
import { type ContextParams, invoiceContext } from '../../context/context.ts'
import type { Direction, InvoiceItemRow, InvoiceRow } from '../../facts.ts'
import { INVOICE_PART } from '../../part.ts'

function all(rows: readonly InvoiceRow[], plan: SmallPlan = {}, params: ContextParams = {}) {
  const indicators = allIndicators(INVOICE_PART, invoiceContext(smallFacts(rows, plan), params))
  return (key: string) => {
    const found = indicators.find((i) => i.key === key)
    if (!found) throw new Error(`no ${key}`)
    return found
  }
}

describe('volatility of 100, 200 … 1200', () => {
  const rising = Array.from({ length: 12 }, (_, i) => (i + 1) * 100)
  const of = all(monthly('2026-02', rising))
  it.each([
    ['I-020.L12', 0.531085],
    ['I-021.L12', 1.846154],
    ['I-023.L12', 0.153846],
    ['I-024.L3', 1.2],
    ['I-025.L12', 1],
    ['I-026.DEC.L12', 0.128205],
    ['I-026.QEND.L12', 0.282051],
    ['I-010.L3', 0.375],
    ['I-010.L6', 2.714286 - 1],
  ])('%s is %d', (key, expected) => {
    expect(of(key).value).toBeCloseTo(expected, 6)
  })
  it('I-025 names the month and does not compare with a month without sales', () => {
    expect(of('I-025.L12').detail).toBe('2025-04')
    const jump = all(monthly('2026-02', [5, 5, 0, 9, 9, 9, 9, 9, 9, 9, 9, 9]))
    expect(jump('I-025.L12').value).toBe(1)
  })
  it('I-011 and I-012 use whole calendar years, and this year to M0', () => {
    const years = monthly('2026-02', [
      ...new Array(12).fill(100),
      ...new Array(12).fill(200),
      ...new Array(12).fill(400),
      ...[500, 700],
    ])
    const grow = all(years, { covered: { OUT: ['2023-01', '2026-02'] } })
    expect(grow('I-011.Y').value).toBe(1)
    expect(grow('I-011.YTD').value).toBe(0.5)
    expect(grow('I-012.Y').value).toBe(1)
  })
  it.each([
    [-200, 100, 'NOT_APPLICABLE'],
    [200, -100, 'NOT_APPLICABLE'],
    [-200, -100, 'NOT_APPLICABLE'],
    [0, -100, 'NOT_APPLICABLE'],
    [-200, 0, 'NOT_APPLICABLE'],
    [0, 0, 'ZERO_ZERO'],
    [0, 100, undefined],
  ])(
    'I-012 of a year of %d after one of %d is never a root of a negative',
    (now, before, reason) => {
      const years = [
        ...monthly('2022-12', [1]),
        ...monthly('2023-12', [before]),
        ...monthly('2025-12', [now]),
      ]
      const i = all(years, { covered: { OUT: ['2022-12', '2026-02'] } })('I-012.Y')
      expect(i.reason).toBe(reason)
      expect(i.value).toBe(reason === undefined ? -1 : null)
    },
  )
})

describe('seasons', () => {
  const year = [1, 1, 1, 1, 1, 1, 1, 1, 1, 89, 1, 1]
  it('I-022 averages the share of each month over whole years', () => {
    const of = all(monthly('2026-02', [...year, ...year]))('I-022.L36')
    expect(of).toMatchObject({ value: 0.89, detail: '12月最高，基于2年' })
  })
  it('needs two whole years', () => {
    const of = all(monthly('2026-02', year), { covered: { OUT: ['2025-03', '2026-02'] } })
    expect(of('I-022.L36').reason).toBe('INSUFFICIENT_HISTORY')
  })
  it('a year that summed to nothing ends the history', () => {
    const of = all(monthly('2026-02', [...year, ...new Array(12).fill(0), ...year]))
    expect(of('I-022.L36').reason).toBe('INSUFFICIENT_HISTORY')
  })
  it('three years of the same season take the red off the variation', () => {
    const three = all(monthly('2026-02', [...year, ...year, ...year]))('I-020.L12')
    const two = all(monthly('2026-02', [...year, ...year]))('I-020.L12')
    expect(three.value).toBe(two.value)
    expect([three.flag, two.flag]).toEqual(['GREEN', 'RED'])
  })
})

describe('days', () => {
  it('I-044 and I-045 look at days with invoices', () => {
    const quiet = Array.from({ length: 20 }, (_, i) =>
      row(`2025-06-${String(i + 1).padStart(2, '0')}`, 10),
    )
    const busy = Array.from({ length: 30 }, () => row('2025-07-01', 10))
    const of = all([...quiet, ...busy])
    // 21 days, 50 invoices, 500 yuan: mean 23.81 a day, the busiest 300.
    expect(of('I-044.L12')).toMatchObject({ value: 12.6, detail: '2025-07-01', flag: 'RED' })
    expect(of('I-045.L12').value).toBe(1)
  })
  it('I-043 counts State Council holidays', () => {
    const of = all([row('2025-10-02', 10), row('2025-10-09', 10), row('2025-10-03', -4)])
    expect(of('I-043.L12').value).toBe(0.666667)
  })
  it('I-043 is null where the table of holidays ends', () => {
    const plan = { cutoff: '2028-03-15T00:00:00+08:00' }
    expect(all([row('2027-10-02', 10)], plan)('I-043.L12').reason).toBe('NO_DATA')
  })
})

describe('red and quota', () => {
  const red = (blueMonth: number | undefined) =>
    row('2026-01-20', -10, blueMonth === undefined ? {} : { blueMonth })
  const months = { same: 2026 * 12, earlier: 2025 * 12 + 11 }
  it('I-031 divides by reds whose blue is known', () => {
    const rows = [
      row('2026-01-02', 100),
      red(months.same),
      red(months.earlier),
      red(months.earlier),
    ]
    expect(all(rows)('I-031.MONTH.L12').value).toBe(0.666667)
    expect(all(rows)('I-031.YEAR.L12').value).toBe(0.666667)
    expect(all([...rows, red(undefined)])('I-031.MONTH.L12').value).toBe(0.666667)
  })
  it('I-031 gives up when too few are known', () => {
    const rows = [row('2026-01-02', 100), red(months.same), red(undefined)]
    expect(all(rows)('I-031.MONTH.L12')).toMatchObject({ reason: 'PARTIAL', detail: '1/2' })
    expect(all([red(undefined)])('I-031.MONTH.L12').reason).toBe('NO_DATA')
  })
  it('I-032 and I-034', () => {
    const of = all([row('2026-01-02', 100), row('2026-01-03', -4), row('2025-06-03', -6)])
    expect(of('I-032.L12').value).toBe(0.066667)
    expect(of('I-034.L12').value).toBe(1)
  })
  it('I-040 compares the months of 数电票 with the quota', () => {
    const rows = monthly('2026-02', [94, 95, 100, 10, 10, 20], { kind: 'DIGITAL_NORMAL' })
    const of = all(rows, {}, { digitalQuotaYuan: 100 })
    expect(of('I-040.L1').value).toBe(0.2)
    expect(of('I-040.FULL.L6').value).toBe(2)
    expect(all(rows)('I-040.L1').reason).toBe('NO_DATA')
  })
})

function line(
  direction: Direction,
  category: string,
  yuan: number,
  more: Partial<InvoiceItemRow> = {},
) {
  const item = {
    category,
    goods: `货${category}`,
    rateBp: 1300,
    quantity: 1,
    amount: yuan * 100,
    tax: 0,
    ...more,
  }
  return { ...row('2025-06-10', yuan, { direction, amount: yuan * 100 }), items: [item] }
}

describe('lines', () => {
  const trade = { registration: { industrySection: 'F' } }
  const rows = [
    line('OUT', '1070603', 300),
    line('OUT', '1090101', 650, { rateBp: 900 }),
    line('OUT', '3040101', 50, { rateBp: 0 }),
    line('IN', '1070603', 540),
    line('IN', '1070601', 340),
    line('IN', '1100101', 50),
    line('IN', '3010502', 30),
    line('IN', '3070401', 40),
  ]
  const of = all(rows, trade)
  it.each([
    ['I-037.R13.L12', 0.3],
    ['I-037.R9.L12', 0.65],
    ['I-037.OTHER.L12', 0],
    ['I-072.L12', 1],
    ['I-073.L12', 0],
    ['I-074.L12', 0.3],
    ['I-075.L12', 1],
    ['I-076.L12', 1],
    ['I-077.L12', 0.08],
    ['I-078.L12', 0.04],
    ['I-079.L12', 0.031579],
    ['I-081.L12', 1],
    ['I-083.L12', 0.95],
    ['I-094.L12', 0.05],
    ['I-095.L12', 0.05],
  ])('%s is %d', (key, expected) => {
    expect(of(key).value).toBe(expected)
  })
  it('purchases without sales are a share of nothing', () => {
    expect(all([line('IN', '1070603', 5)], trade)('I-072.L12').reason).toBe('ZERO_BASE')
    expect(all([], trade)('I-072.L12').reason).toBe('ZERO_ZERO')
  })
  it('I-082 is 0 for the same categories and 1 for others', () => {
    const later = (category: string) => ({
      ...line('OUT', category, 10),
      day: row('2026-01-10', 1).day,
    })
    expect(all([line('OUT', 'a', 9), later('a')])('I-082.L6').value).toBe(0)
    expect(all([line('OUT', 'a', 9), later('b')])('I-082.L6').value).toBe(1)
  })
  it('I-084 takes the widest spread of goods that sell often and much', () => {
    const priced = (goods: string, prices: number[]) =>
      prices.map((price) => line('OUT', '1070603', price, { goods }))
    const steady = priced('稳', new Array(10).fill(100))
    const wide = priced('宽', [...new Array(5).fill(50), ...new Array(5).fill(150)])
    const rare = priced('少', [1, 999])
    expect(all([...steady, ...wide, ...rare])('I-084.L12')).toMatchObject({
      value: 0.5,
      detail: '“宽”',
    })
    expect(all(rare)('I-084.L12').reason).toBe('NOT_APPLICABLE')
  })
  it('I-085 counts goods of two stated rates, not the unknown one', () => {
    const goods = { goods: '同名' }
    const two = [
      line('OUT', '1070603', 30, goods),
      line('OUT', '1070603', 10, { ...goods, rateBp: 900 }),
      line('OUT', '1070601', 60),
      line('OUT', '1070601', 60, { goods: '货1070601', rateBp: -3 }),
    ]
    expect(all(two)('I-085.L12').value).toBe(0.25)
  })
  it('categories by short name alone cannot be judged against the industry', () => {
    const of = all([line('OUT', '塑料制品', 10), line('IN', '塑料制品', 5)], trade)
    expect(of('I-083.L12').reason).toBe('NO_DATA')
    expect(of('I-074.L12').value).toBe(1)
  })
})

describe('parties', () => {
  it('I-064 counts who both buys and sells', () => {
    const sale = (direction: Direction, counterparty: number, total: number) =>
      row('2025-06-10', total, { direction, counterparty })
    const of = all([sale('OUT', 0, 60), sale('OUT', 1, 40), sale('IN', 1, 30), sale('IN', 2, 9)])
    expect(of('I-064.L12').value).toBe(0.3)
    expect(of('I-064.PAIRS.L12').value).toBe(1)
  })
  it('I-067, I-069, I-070 read the province from the taxpayer number', () => {
    const taxNo = (province: string) => `91${province}03001922038216`
    const plan: SmallPlan = {
      registration: { regionCode: '440300' },
      counterparties: [{ taxNo: taxNo('44') }, { taxNo: taxNo('33') }, { taxNo: null }],
    }
    const trade = (direction: Direction, ...totals: number[]) =>
      totals.map((total, counterparty) => row('2025-06-10', total, { direction, counterparty }))
    const of = all([...trade('OUT', 30, 50, 20), ...trade('IN', 75, 25)], plan)
    expect(of('I-067.L12').value).toBe(0.625)
    expect(of('I-069.L12').value).toBe(0.25)
    expect(of('I-070.L12').value).toBe(0.25)
    expect(all(trade('OUT', 30, 40, 30), plan)('I-067.L12').reason).toBe('PARTIAL')
  })
  it('I-059 weighs months of acquaintance by sales', () => {
    const of = all([
      row('2025-02-10', 1),
      row('2026-02-10', 30),
      row('2026-02-11', 10, { counterparty: 1 }),
    ])
    expect(of('I-059.L12').value).toBe(10)
  })
  it('I-090, I-091, I-092 set sales against the registry', () => {
    const registration = { establishedOn: '2025-06-01', insuredCount: 4, registeredCapitalWan: 1 }
    const of = all([row('2025-06-11', 20_000)], { registration })
    expect(of('I-090.asOf').value).toBe(10)
    expect(of('I-091.L12').value).toBe(5000)
    expect(of('I-092.L12')).toMatchObject({
      value: 2,
      detail: '按注册资本；该期间仅含成立后的9个月',
    })
  })
  it('I-086 is red only from 70 % and above 50,000 yuan of tax', () => {
    const input = (tax: number, abnormal: boolean) =>
      row('2025-06-10', tax * 10, {
        direction: 'IN',
        amount: tax * 900,
        tax: tax * 100,
        abnormal,
      })
    const flag = (bad: number, good: number) =>
      all([input(bad, true), input(good, false)])('I-086.L12').flag
    expect(flag(50_001, 1)).toBe('RED')
    expect(flag(50_000, 1)).toBe('YELLOW')
    expect(flag(60_000, 40_000)).toBe('YELLOW')
  })
})
