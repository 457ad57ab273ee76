/** Matching by cases written by hand: who pays what of which invoice, and what must stay open to doubt. */
import { describe, expect, it } from 'vitest'
import { matchRows, scoreOf, stateOf } from './match.ts'
import { REASONS, type Rows } from './rows.ts'

type Case = readonly [party: string | null, day: number, yuan: number]

function rowsOf(cases: readonly Case[]): Rows {
  const names = [...new Set(cases.flatMap(([party]) => (party === null ? [] : [party])))]
  return {
    day: Int32Array.from(cases, ([, day]) => day),
    amount: Float64Array.from(cases, ([, , yuan]) => Math.round(yuan * 100)),
    party: Int32Array.from(cases, ([party]) => (party === null ? -1 : names.indexOf(party))),
    names,
  }
}

function told(flows: readonly Case[], claims: readonly Case[], balances: readonly Case[] = []) {
  const matched = matchRows(rowsOf(flows), rowsOf(claims), rowsOf(balances))
  const { links } = matched
  return {
    reasons: flows.map((_, line) => REASONS[matched.reason[line]!]),
    states: flows.map((_, line) => stateOf(matched, line)),
    scores: flows.map((_, line) => scoreOf(matched, line)),
    links: links.flow
      .map((flow, i) => `${flow}→${links.claim[i]} ${links.amount[i]! / 100}`)
      .sort(),
    open: [...matched.open].map((fen) => fen / 100),
  }
}

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

describe('names', () => {
  const of = (name: string | null, ...others: string[]) => {
    const claims: Case[] = [A, ...others].map((party) => [party, 1, 4567.89])
    const { reasons, states } = told([[name, 9, 4567.89]], claims)
    return `${reasons[0]} ${states[0]}`
  }
  it.each<[string, string | null, string[], string]>([
    ['as written', A, [], 'ONE MATCHED'],
    ['in full width and with blanks', '深圳市 示例甲贸易有限公司 ', [], 'ONE MATCHED'],
    ['without city and form', '深圳示例甲贸易', [], 'ONE MATCHED'],
    ['cut by the bank', '深圳市示例甲贸易有限', [], 'ONE MATCHED'],
    ['by the end of it', '示例甲贸易', [], 'ONE MATCHED'],
    ['that two could be called', '示例甲贸易', ['广州市示例甲贸易有限公司'], 'AMOUNT_ALONE'],
    ['with one letter wrong', '深圳市示列甲贸易有限公司', [], 'ONE MATCHED'],
    ['with one letter less', '深圳市示甲贸易有限公司', [], 'ONE MATCHED'],
    ['with one letter more', '深圳市示例甲甲贸易有限公司', [], 'AMOUNT_ALONE'],
    ['without its number', '深圳市示例贸易有限公司', [], 'AMOUNT_ALONE'],
    ['of another number', '深圳市示例乙贸易有限公司', [], 'AMOUNT_ALONE'],
    ['that is whole and shorter', '深圳市示例甲有限公司', [], 'AMOUNT_ALONE'],
    [
      'of which another begins',
      '深圳市示例精密有限公司',
      ['深圳市示例精密机械有限公司'],
      'AMOUNT_ALONE',
    ],
    ['on which another ends', '示例甲贸易有限公司', [], 'AMOUNT_ALONE'],
    ['of somebody', '王五', [], 'AMOUNT_ALONE'],
    ['of nobody', null, [], 'AMOUNT_ALONE'],
  ])('%s', (_, name, others, expected) => {
    const got = of(name, ...others)
    // Two with the same amount leave not even a hint.
    if (expected === 'AMOUNT_ALONE')
      expect(got).toMatch(others.length > 0 ? /UNMATCHED$/ : /^AMOUNT_ALONE DOUBTFUL$/)
    else expect(got).toBe(expected)
  })
  it('an invoice is a hint for one line', () =>
    expect(
      told(
        [
          ['王五', 2, 45.67],
          ['赵六', 3, 45.67],
        ],
        [[A, 1, 45.67]],
      ).reasons,
    ).toEqual(['AMOUNT_ALONE', 'UNKNOWN_PARTY']))
  it('an amount alone is no hint half a year later', () =>
    expect(told([['王五', 122, 45.67]], [[A, 1, 45.67]]).reasons).toEqual(['UNKNOWN_PARTY']))
})

describe('balances of a list', () => {
  const list: Case[] = [[A, 100, 5000]]
  it.each<[string, Case[], string[], string[]]>([
    ['the whole of it', [[A, 110, 5000]], ['BALANCE'], ['MATCHED']],
    ['a part of it', [[A, 110, 2000]], ['PART_OF_BALANCE'], ['DOUBTFUL']],
    [
      'a part and the rest',
      [
        [A, 120, 3000],
        [A, 110, 2000],
      ],
      ['BALANCE', 'PART_OF_BALANCE'],
      ['MATCHED', 'DOUBTFUL'],
    ],
    ['more than it', [[A, 110, 5000.01]], ['UNKNOWN_PARTY'], ['UNMATCHED']],
    ['on its own day', [[A, 100, 5000]], ['UNKNOWN_PARTY'], ['UNMATCHED']],
  ])('%s', (_, flows, reasons, states) =>
    expect(told(flows, [], list)).toMatchObject({ reasons, states }),
  )
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
