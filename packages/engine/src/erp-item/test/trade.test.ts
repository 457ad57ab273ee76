/** Turnover, classes and returns, by tables computed by hand. M0 is February 2026. */
import { describe, expect, it } from 'vitest'
import {
  itemFacts,
  moves,
  onHandRow,
  summaryRow,
  trade,
} from '../../../test-support/stock/facts.ts'
import type { TableBlock } from '../../report/document.ts'
import type { ErpItemFacts } from '../facts.ts'
import { erpItemReport } from '../report.ts'

const value = (facts: Partial<ErpItemFacts>, key: string) =>
  erpItemReport(itemFacts(facts)).indicators.find((i) => i.key === key)!
const table = (facts: Partial<ErpItemFacts>, id: string) =>
  erpItemReport(itemFacts(facts))
    .sections.flatMap(({ blocks }) => blocks)
    .find((block): block is TableBlock => block.kind === 'table' && block.id === id)
const NONE = [null, null, null, null] as const
const month = (period: string, open: number, came: number, went: number, more = {}) =>
  summaryRow(period, 'A', NONE, [open, came, went, open + came - went], more)
/** The twelve months to February 2026. */
const YEAR = Array.from(
  { length: 12 },
  (_, i) => `${i < 10 ? 2025 : 2026}-${String(((i + 2) % 12) + 1).padStart(2, '0')}`,
)

describe('days to turn stock over', () => {
  it.each<[string, ReturnType<typeof month>[], number | null, string]>([
    // 300 all the time, 100 a month: 90 days.
    ['of three even months', YEAR.slice(-3).map((m) => month(m, 300, 100, 100)), 90, 'GREEN'],
    ['of 180 days', YEAR.slice(-3).map((m) => month(m, 600, 100, 100)), 180, 'GREEN'],
    ['of more', YEAR.slice(-3).map((m) => month(m, 700, 100, 100)), 210, 'YELLOW'],
    ['of more than a year', YEAR.slice(-3).map((m) => month(m, 1_300, 100, 100)), 390, 'RED'],
    // Means 250, 350, 400 over 31, 31 and 28 days: 331.1; 150 went out: 331.1 ÷ 150 × 90.
    [
      'weighed by days',
      [
        month('2025-12', 200, 150, 50),
        month('2026-01', 300, 150, 50),
        month('2026-02', 400, 50, 50),
      ],
      Math.round(((250 * 31 + 350 * 31 + 400 * 28) / 90 / 150) * 90),
      'YELLOW',
    ],
    [
      'of one period of three months',
      [month('2025-12-01/2026-02-28', 200, 300, 100)],
      270,
      'YELLOW',
    ],
    [
      'of a period that begins before them',
      [month('2025-11-01/2026-02-28', 200, 300, 100)],
      null,
      'GREY',
    ],
    ['of two months', YEAR.slice(-2).map((m) => month(m, 300, 100, 100)), null, 'GREY'],
    ['of what nothing leaves', YEAR.slice(-3).map((m) => month(m, 300, 0, 0)), null, 'GREY'],
    ['of less than nothing', YEAR.slice(-3).map((m) => month(m, -300, 100, 100)), null, 'GREY'],
  ])('%s', (_, summary, days, flag) => {
    expect(value({ summary }, 'E-14.L3')).toMatchObject({ value: days, flag })
  })
  it('of a year wants a year', () => {
    const summary = YEAR.map((m) => month(m, 300, 100, 100))
    expect(value({ summary }, 'E-14.L12').value).toBe(90)
    expect(value({ summary: summary.slice(1) }, 'E-14.L12')).toMatchObject({
      value: null,
      reason: 'PARTIAL',
      detail: '11/12',
    })
  })
  it('by category leave out no row, and the total is that of the figure', () => {
    const summary = YEAR.slice(-3).flatMap((m) => [
      month(m, 300, 100, 100, { category: '甲' }),
      { ...month(m, 100, 10, 10), item: 'B', key: `${m}B` },
      { ...month(m, 50, 0, 0), item: 'C', key: `${m}C`, category: '乙' },
    ])
    expect(table({ summary }, 'turnover')!.rows).toEqual([
      { category: '甲', average: 300, out: 300, days: 90 },
      { category: '未分类', average: 100, out: 30, days: 300 },
      { category: '乙', average: 50, out: 0, days: null },
      { category: '合计', average: 450, out: 330, days: Math.round((450 / 330) * 90) },
    ])
  })
})

describe('classes', () => {
  const sold = (...yuan: number[]) => yuan.map((sum, i) => trade('2026-01', `I${i}`, 1, sum))
  const stock = (...items: string[]) => items.map((item) => onHandRow('2026-02-28', item, 1, 10))
  const classesOf = (facts: Partial<ErpItemFacts>) =>
    ['A', 'B', 'C'].map((name) => value(facts, `E-18.${name}.L12`).value)
  it.each<[number[], number[]]>([
    // The one that crosses 80 % is of A, the one that crosses 95 % of B.
    [
      [70, 15, 9, 4, 2],
      [2, 2, 1],
    ],
    [
      [80, 15, 5],
      [1, 1, 1],
    ],
    [[100], [1, 0, 0]],
    [
      [50, 50],
      [2, 0, 0],
    ],
    // What came back more than it sold is of C.
    [
      [100, -20],
      [1, 0, 1],
    ],
  ])('of sales %j', (sums, wanted) => {
    expect(classesOf({ sales: sold(...sums), onHand: stock('I0') })).toEqual(wanted)
  })
  it('C holds what is in stock and was not sold', () => {
    const facts = { sales: sold(100), onHand: stock('I0', 'X', 'Y', 'Z') }
    expect(classesOf(facts)).toEqual([1, 0, 3])
    expect(value(facts, 'E-18.HELD.L12').value).toBe(0.75)
  })
  it('are those of what went out where no sales are told, of a whole year only', () => {
    const summary = YEAR.flatMap((m) => [
      month(m, 300, 100, 100),
      { ...month(m, 30, 10, 10), item: 'B', key: `${m}B` },
    ])
    expect(value({ summary }, 'E-18.A.L12')).toMatchObject({
      value: 1,
      detail: '没有销售明细，按出库金额划分',
    })
    expect(classesOf({ summary: summary.filter(({ to }) => to > '2025-04') })).toEqual([
      null,
      null,
      null,
    ])
    const moved = [
      moves('2026-01', 'A', 0, 1, { outAmount: 900 }),
      moves('2026-01', 'B', 0, 1, { outAmount: 100 }),
    ]
    expect(classesOf({ moves: moved, onHand: stock('A', 'B') })).toEqual([1, 1, 0])
  })
  it('look at the last twelve months and no others', () => {
    const sales = [
      trade('2025-02', 'I0', 1, 900),
      trade('2025-03', 'I1', 1, 10),
      trade('2026-03', 'I2', 1, 900),
    ]
    expect(classesOf({ sales, onHand: stock('I1') })).toEqual([1, 0, 0])
  })
})

describe('returns', () => {
  const sales = (back: number | undefined) =>
    YEAR.map((m) =>
      trade(m, 'A', 1, 100 - (back ?? 0), back === undefined ? {} : { returned: back * 100 }),
    )
  it.each<[number | undefined, number | null, string]>([
    [0, 0, 'GREEN'],
    [5, 0.05, 'GREEN'],
    [6, 0.06, 'YELLOW'],
    [16, 0.16, 'RED'],
    [undefined, null, 'GREY'],
  ])('%s of 100 come to %s', (back, share, flag) => {
    const facts = { sales: sales(back), onHand: [onHandRow('2026-02-28', 'A', 1, 1)] }
    expect(value(facts, 'E-20.L12')).toMatchObject({ value: share, flag })
  })
  it('of which one line is not told are not known', () => {
    const some = [...sales(5).slice(1), trade('2025-03', 'A', 1, 95)]
    expect(value({ sales: some }, 'E-20.L12')).toMatchObject({
      value: null,
      detail: '销售明细没有逐行区分退货',
    })
  })
})

it('a category below nil has no days of its own', () => {
  const summary = YEAR.slice(-3).flatMap((m) => [
    month(m, 900, 100, 100, { category: '甲' }),
    { ...month(m, -90, 10, 10, { category: '乙' }), item: 'B', key: `${m}B` },
  ])
  expect(table({ summary }, 'turnover')!.rows).toMatchObject([
    { category: '甲', days: 270 },
    { category: '乙', average: -90, days: null },
    { category: '合计', average: 810, out: 330 },
  ])
})

it('months of the summary tell what came and went, those of moves the others', () => {
  const summary = [summaryRow('2026-02', 'A', [1, 2, 1, 2], [10, 20, 10, 20])]
  const moved = [
    moves('2026-01', 'A', 1, 0, { inAmount: 700 }),
    moves('2026-02', 'A', 9, 0, { inAmount: 9_900 }),
  ]
  const sales = [trade('2026-01', 'A', 1, 33)]
  expect(table({ summary, moves: moved, sales }, 'flow-months')!.rows).toEqual([
    { month: '2026-02', in: 20, out: 10, close: 20, sold: null, bought: null, from: '收发存汇总' },
    { month: '2026-01', in: 7, out: 0, close: null, sold: 33, bought: null, from: '出入库流水' },
  ])
})
