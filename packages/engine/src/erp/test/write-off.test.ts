/** E-09 by both standards, figures by hand; null wherever an account is not told. */
import { describe, expect, it } from 'vitest'
import {
  balancesOf,
  type Chart,
  type Entry,
  GENERAL_CHART,
  SMALL_CHART,
} from '../../../test-support/erp/books.ts'
import { erpFacts, LAST, monthly } from '../../../test-support/erp/facts.ts'
import { erpReport } from '../report.ts'

const FIRST = LAST - 11
const figureOf = (entries: readonly Entry[], chart: Chart, from = FIRST) =>
  erpReport(
    erpFacts({ balances: balancesOf(entries, chart, monthly(from, LAST)) }),
    LAST,
  ).indicators.find(({ id }) => id === 'E-09')!

const GENERAL: Chart = {
  ...GENERAL_CHART,
  1231: '坏账准备',
  6602: '管理费用',
  6702: '信用减值损失',
}
/** Receivables of 100,000 stand at the end: what is written off is billed beside. */
const general = (...more: Entry[]): Entry[] => [
  [FIRST - 1, '1002', '4001', 50_000],
  [FIRST - 1, '6702', '1231', 8_000],
  [FIRST, '1122', '6001', 100_000],
  [LAST, '6401', '1405', 1],
  ...more,
]

describe('企业会计准则', () => {
  it.each<[string, Entry[], number, string]>([
    ['nothing was written off', [], 0, 'GREEN'],
    ['a provision alone is no write-off', [[LAST - 2, '6702', '1231', 3_000]], 0, 'GREEN'],
    // 8,000 − 2,000 = 6,000 are left: the reversal is taken from the loss.
    ['a reversal on the other side is none', [[LAST - 2, '6702', '1231', -2_000]], 0, 'GREEN'],
    [
      'at the line',
      [
        [LAST - 3, '1122', '6001', 2_000],
        [LAST - 2, '1231', '1122', 2_000],
      ],
      0.02,
      'GREEN',
    ],
    [
      'past it',
      [
        [LAST - 3, '1122', '6001', 2_100],
        [LAST - 2, '1231', '1122', 2_100],
      ],
      0.021,
      'YELLOW',
    ],
    [
      'past the second, with a provision meanwhile',
      [
        [LAST - 3, '1122', '6001', 5_100],
        [LAST - 2, '1231', '1122', 5_100],
        [LAST - 1, '6702', '1231', 4_000],
      ],
      0.051,
      'RED',
    ],
    [
      'what came back is taken off',
      [
        [LAST - 3, '1122', '6001', 3_000],
        [LAST - 2, '1231', '1122', 3_000],
        [LAST - 1, '1122', '1231', 1_000],
        [LAST - 1, '1002', '1122', 1_000],
      ],
      0.02,
      'GREEN',
    ],
  ])('%s', (_, more, value, flag) =>
    expect(figureOf(general(...more), GENERAL, FIRST - 1)).toMatchObject({ value, flag }),
  )
  it('opens the allowance at both ends and the loss', () => {
    const { evidence, inputs } = figureOf(general(), GENERAL, FIRST - 1)
    expect(JSON.stringify(evidence)).toContain('"1231"')
    expect(inputs.map(({ value }) => value)).toEqual([0, 8_000, 0, 8_000, 100_000])
  })
  it('losses of stock under 资产减值损失 are none of debtors', () => {
    const chart = { ...GENERAL, 6701: '资产减值损失', 670101: '存货跌价损失', 670102: '坏账损失' }
    const more: Entry[] = [
      [LAST - 2, '670101', '1405', 9_000],
      [LAST - 2, '670102', '1231', 700],
    ]
    expect(figureOf(general(...more), chart, FIRST - 1).value).toBe(0)
  })
  it.each<[string, Chart, Entry[], string]>([
    [
      'without any of the accounts',
      GENERAL_CHART,
      [[FIRST, '1122', '6001', 100]],
      '账套没有坏账准备',
    ],
    [
      '资产减值损失 that is not kept apart',
      { ...GENERAL, 6701: '资产减值损失' },
      general([LAST - 2, '6701', '1405', 9_000]),
      '减值损失没有按坏账等列明细',
    ],
  ])('%s: null', (_, chart, entries, why) =>
    expect(figureOf(entries, chart, FIRST - 1)).toMatchObject({
      value: null,
      flag: 'GREY',
      detail: expect.stringContaining(why),
    }),
  )
  it('of books that begin within the window: null', () =>
    expect(figureOf(general(), GENERAL, LAST - 5)).toMatchObject({
      value: null,
      detail: expect.stringContaining('不完整'),
    }))
})

describe('小企业会计准则', () => {
  const chart: Chart = {
    ...SMALL_CHART,
    5711: '营业外支出',
    571101: '坏账损失',
    571102: '捐赠支出',
  }
  const small = (...more: Entry[]): Entry[] => [[FIRST, '112201', '5001', 100_000], ...more]
  it.each<[string, Entry[], number | null]>([
    [
      'bad debts alone',
      [
        [LAST - 3, '112201', '5001', 5_000],
        [LAST - 2, '571101', '112201', 5_000],
        [LAST - 2, '571102', '100201', 70_000],
      ],
      0.05,
    ],
    ['nothing named bad debts', [[LAST - 2, '571102', '100201', 70_000]], null],
  ])('%s', (_, more, value) => expect(figureOf(small(...more), chart).value).toBe(value))
  it('non-operating expenses in one sum: null, and why', () =>
    expect(
      figureOf(small([LAST - 2, '5711', '100201', 70]), { ...SMALL_CHART, 5711: '营业外支出' }),
    ).toMatchObject({ value: null, detail: expect.stringContaining('没有列坏账损失明细') }))
  it('no such account: null', () =>
    expect(figureOf(small(), SMALL_CHART)).toMatchObject({
      value: null,
      detail: '账套没有营业外支出科目',
    }))
})
