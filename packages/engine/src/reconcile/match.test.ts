/** Matching by cases written by hand: who pays what of which invoice, and what must stay open to doubt. */
import { describe, expect, it } from 'vitest'
import { type Case, told } from '../../test-support/erp/matched.ts'

const A = '深圳市示例甲贸易有限公司'
const B = '上海某某机械制造股份有限公司'

describe('amounts of one party', () => {
  it.each<[string, Case[], Case[], string[], string[], number[]]>([
    ['one invoice', [[A, 40, 1234.56]], [[A, 10, 1234.56]], ['ONE'], ['0→0 1234.56'], [0]],
    [
      'the oldest of two alike',
      [[A, 40, 500.1]],
      [
        [A, 20, 500.1],
        [A, 10, 500.1],
      ],
      ['ONE'],
      ['0→1 500.1'],
      [500.1, 0],
    ],
    [
      'one payment for three invoices, one between them open',
      [[A, 40, 110.03 + 2050.07 + 333.33]],
      [
        [A, 1, 110.03],
        [A, 2, 2050.07],
        [A, 3, 987.65],
        [A, 4, 333.33],
      ],
      ['SEVERAL'],
      ['0→0 110.03', '0→1 2050.07', '0→3 333.33'],
      [0, 0, 987.65, 0],
    ],
    [
      'two far apart of six',
      [[A, 40, 1110.13 + 9005.29]],
      [
        [A, 1, 1110.13],
        [A, 2, 2777.31],
        [A, 3, 3444.47],
        [A, 4, 4711.19],
        [A, 5, 9005.29],
        [A, 6, 6222.61],
      ],
      ['SEVERAL'],
      ['0→0 1110.13', '0→4 9005.29'],
      [0, 2777.31, 3444.47, 4711.19, 0, 6222.61],
    ],
    [
      'three payments for one invoice',
      [
        [A, 12, 4000.11],
        [A, 30, 3000.22],
        [A, 50, 2999.67],
      ],
      [[A, 10, 10_000]],
      ['PARTS', 'PARTS', 'PARTS'],
      ['0→0 4000.11', '1→0 3000.22', '2→0 2999.67'],
      [0],
    ],
    ['a fixed fee', [[A, 12, 79_999.5 - 10.5]], [[A, 10, 79_999.5]], ['FEE'], ['0→0 79989'], [0]],
    ['a fee of 0.6 %', [[A, 12, 99_400.03]], [[A, 10, 100_000.03]], ['FEE'], ['0→0 99400.03'], [0]],
    ['a fee of 2 %', [[A, 12, 2450]], [[A, 10, 2500]], ['FEE'], ['0→0 2450'], [0]],
    ['more than that', [[A, 12, 2449.5]], [[A, 10, 2499.5]], ['ONLY_ONE'], ['0→0 2449.5'], [50]],
    ['a fee above 50', [[A, 12, 9949.5]], [[A, 10, 10_000]], ['ONLY_ONE'], ['0→0 9949.5'], [50.5]],
    ['no step of a fee', [[A, 12, 9990.1]], [[A, 10, 10_000]], ['ONLY_ONE'], ['0→0 9990.1'], [9.9]],
    [
      'a fee of either of two',
      [[A, 12, 9990]],
      [
        [A, 9, 10_000.5],
        [A, 10, 10_001],
      ],
      ['CHANCE'],
      ['0→0 9990'],
      [0, 10_001],
    ],
    ['a fee of so little', [[A, 12, 245]], [[A, 10, 250]], ['CHANCE'], ['0→0 245'], [0]],
    [
      'a share of either of two',
      [[A, 12, 3000.6]],
      [
        [A, 9, 10_002],
        [A, 10, 5001],
      ],
      ['ON_ACCOUNT'],
      ['0→0 3000.6'],
      [7001.4, 5001],
    ],
    [
      'a share of one of two',
      [[A, 12, 30_003.6]],
      [
        [A, 10, 100_012],
        [A, 11, 55_555.55],
      ],
      ['SHARE'],
      ['0→0 30003.6'],
      [70_008.4, 55_555.55],
    ],
    [
      'a share, and later the rest',
      [
        [A, 12, 30_003.6],
        [A, 90, 70_008.4],
      ],
      [
        [A, 10, 100_012],
        [A, 11, 55_555.55],
      ],
      ['PARTS', 'PARTS'],
      ['0→0 30003.6', '1→0 70008.4'],
      [0, 55_555.55],
    ],
    [
      'a part of the only one',
      [[A, 12, 4321.09]],
      [[A, 10, 9999.99]],
      ['ONLY_ONE'],
      ['0→0 4321.09'],
      [5678.9],
    ],
    [
      'too small a part of it',
      [[A, 12, 21.09]],
      [[A, 10, 9999.99]],
      ['ON_ACCOUNT'],
      ['0→0 21.09'],
      [9978.9],
    ],
    [
      'what is taken back is not open',
      [[A, 40, 700.07]],
      [
        [A, 10, 500.05],
        [A, 20, -500.05],
        [A, 21, 900.07],
        [A, 22, -200],
      ],
      ['ONE'],
      ['0→2 700.07'],
      [0, 0, 0, 0],
    ],
    [
      'more than all that is open',
      [[A, 12, 5000]],
      [[A, 10, 4999.99]],
      ['MORE_THAN_OPEN'],
      [],
      [4999.99],
    ],
    ['two months before its invoice', [[A, 10, 88.8]], [[A, 70, 88.8]], ['ONE'], ['0→0 88.8'], [0]],
    ['earlier than that', [[A, 9, 88.8]], [[A, 70, 88.8]], ['MORE_THAN_OPEN'], [], [88.8]],
    ['540 days after it', [[A, 550, 88.8]], [[A, 10, 88.8]], ['ONE'], ['0→0 88.8'], [0]],
    ['later than that', [[A, 551, 88.8]], [[A, 10, 88.8]], ['MORE_THAN_OPEN'], [], [88.8]],
  ])('%s', (_, flows, claims, reasons, links, open) =>
    expect(told(flows, claims)).toMatchObject({ reasons, links, open }),
  )

  it('sums that others come to as well are doubted', () => {
    const round: Case[] = [1, 2, 3, 4, 5, 6].map((n) => [A, n, n * 1000])
    expect(told([[A, 40, 8000]], round)).toMatchObject({
      reasons: ['CHANCE'],
      states: ['DOUBTFUL'],
      scores: [0.6],
    })
  })

  it('what is paid on account goes to the oldest, and is doubted', () =>
    expect(
      told(
        [[A, 40, 700.01]],
        [
          [A, 1, 600.09],
          [A, 2, 800.77],
        ],
      ),
    ).toMatchObject({
      reasons: ['ON_ACCOUNT'],
      states: ['DOUBTFUL'],
      links: ['0→0 600.09', '0→1 99.92'],
    }))

  it('nobody pays the invoice of another', () =>
    expect(
      told(
        [[B, 40, 100.01]],
        [
          [A, 1, 100.01],
          [B, 1, 55],
        ],
      ),
    ).toMatchObject({
      reasons: ['MORE_THAN_OPEN'],
      open: [100.01, 55],
    }))
})

it('rows of another order are matched alike', () => {
  const flows: Case[] = [
    [A, 40, 300.03],
    [B, 41, 70.07],
    [A, 42, 444.44],
  ]
  const claims: Case[] = [
    [A, 1, 100.01],
    [A, 2, 200.02],
    [B, 3, 70.07],
  ]
  const sum = ({ reasons, open }: ReturnType<typeof told>) => [
    reasons.toSorted(),
    open.toSorted((a, b) => a - b),
  ]
  expect(sum(told(flows.toReversed(), claims.toReversed()))).toEqual(sum(told(flows, claims)))
})
