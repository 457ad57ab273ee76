/** 现金流量表 told by quarters alone (本期金额, without 本年累计): summed where they are whole and tie to 资产负债表. */
import { describe, expect, it } from 'vitest'
import {
  balance,
  cash,
  cashOfQuarter,
  financeOf,
  income,
} from '../../../test-support/finance-facts.ts'
import type { TableBlock } from '../../report/document.ts'
import type { Statement } from '../facts.ts'
import { FINANCE_PART } from '../part.ts'

const TIED = '由各季度本期数合计，与资产负债表货币资金变动相符'

type Quarter = Record<string, number | null>

/** Cash of 100 becomes 120, 90, 130 and 150: 经营 +30, −20, +50, +10, the rest went into assets. */
const Q: readonly [string, Quarter][] = [
  [
    '2025-03',
    { cashFromSales: 200, operatingNet: 30, cashChange: 20, cashAtBegin: 100, cashAtEnd: 120 },
  ],
  [
    '2025-06',
    { cashFromSales: 150, operatingNet: -20, cashChange: -30, cashAtBegin: 120, cashAtEnd: 90 },
  ],
  [
    '2025-09',
    { cashFromSales: 300, operatingNet: 50, cashChange: 40, cashAtBegin: 90, cashAtEnd: 130 },
  ],
  [
    '2025-12',
    { cashFromSales: 254, operatingNet: 10, cashChange: 20, cashAtBegin: 130, cashAtEnd: 150 },
  ],
]
const QUARTERS = Q.map(([month, amounts]) => cashOfQuarter(month, amounts))
const YEAR = [income('2025-12', { revenue: 800, netProfit: 35 })]
const sheet = (begin: number | null, end: number, month = '2025-12') =>
  balance(month, { cash: [begin, end] })
const WHOLE = [...QUARTERS, ...YEAR, sheet(100, 150)]

const of = (statements: readonly Statement[], key: string, registration = {}) => {
  const { value, flag, reason, detail } = financeOf(statements, { registration }).indicator(key)
  return { value, flag, reason, detail }
}

describe('the quarters of a year', () => {
  it('are summed and said to be, down to their rows', () => {
    expect(of(WHOLE, 'F-21.FY')).toEqual({
      value: 2,
      flag: 'GREEN',
      reason: undefined,
      detail: `2025-12报表；${TIED}`,
    })
    expect(of(WHOLE, 'F-22.FY').value).toBe(1)
    const { inputs, evidence } = financeOf(WHOLE).indicator('F-21.FY')
    expect(inputs[0]).toEqual({
      name: '经营活动产生的现金流量净额(2025-01至2025-12)',
      value: 70,
      unit: 'yuan',
    })
    expect(evidence[0]?.dataset === 'FIN_STATEMENT' && evidence[0].where).toEqual({
      field: 'key',
      in: ['2025-03', '2025-06', '2025-09', '2025-12'].map((m) => `${m}/CASH/operatingNet`),
    })
  })

  it('tie to the end of the year before where the year has no beginning of its own', () => {
    const before = [...QUARTERS, ...YEAR, balance('2024-12', { cash: 100 }), sheet(null, 150)]
    expect(of(before, 'F-21.FY').value).toBe(2)
  })

  it('tell the cash flow of the year so far, with its months', () => {
    const nine = [
      ...QUARTERS.slice(0, 3),
      sheet(100, 130, '2025-09'),
      income('2025-09', { revenue: 9 }),
    ]
    const { value, inputs, detail, unit, name } = financeOf(nine, {
      asOf: [2025, 11, 20],
    }).indicator('F-21.CASH.LATEST')
    expect({ value, unit, name }).toEqual({ value: 60, unit: 'yuan', name: '经营活动现金流量净额' })
    expect(inputs.map((one) => one.name)).toEqual(['经营活动产生的现金流量净额(2025-01至2025-09)'])
    expect(detail).toBe(`2025-09报表；${TIED}`)
  })

  it('stand as rows of the statement, the first opening and the last closing balance among them', () => {
    const { blocks } = FINANCE_PART.sections.statements(financeOf(WHOLE), 's07')
    const { rows, note, evidence } = blocks.find(({ id }) => id === 'statement-cash') as TableBlock
    expect(rows.map(({ item, y2025 }) => [item, y2025])).toEqual([
      ['销售商品、提供劳务收到的现金', 904],
      ['经营活动产生的现金流量净额', 70],
      ['现金及现金等价物净增加额', 50],
      ['期初现金及现金等价物余额', 100],
      ['期末现金及现金等价物余额', 150],
    ])
    expect(note).toContain(`2025年${TIED}`)
    expect(evidence?.[0]).toMatchObject([
      { where: { in: Q.map(([month]) => `${month}/CASH/cashFromSales`) } },
    ])
  })

  it('pass the check of the bridge they were held against', () => {
    const check = financeOf(WHOLE).quality.find(({ check: name }) => name === 'FIN_CASH')
    expect([check?.result, check?.detail]).toEqual(['PASS', '已核对1张报表，均相符'])
  })
})

describe('a firm founded within the year', () => {
  const young = [
    cashOfQuarter('2025-09', {
      operatingNet: 60,
      cashChange: 30,
      cashAtBegin: 100,
      cashAtEnd: 130,
    }),
    cashOfQuarter('2025-12', {
      operatingNet: 10,
      cashChange: 20,
      cashAtBegin: 130,
      cashAtEnd: 150,
    }),
    ...YEAR,
    sheet(100, 150),
  ]

  it('begins with its first quarter', () => {
    expect(of(young, 'F-21.FY', { establishedOn: '2025-08-11' }).value).toBe(2)
  })

  it('of an earlier one a quarter is missing', () => {
    expect(of(young, 'F-21.FY', { establishedOn: '2025-06-30' })).toMatchObject({
      value: null,
      reason: 'NO_DATA',
      detail: '2025-12现金流量表只列本期数，缺少年初以来的季度，不能合计',
    })
  })
})

describe('what is not whole or does not tie is not told', () => {
  const [first, second, third, fourth] = QUARTERS as [Statement, Statement, Statement, Statement]
  const without = (one: Statement, code: string): Statement => ({
    ...one,
    items: one.items.filter((item) => item.code !== code),
  })
  const moved = (code: string, fen: number) => ({
    ...third,
    items: third.items.map((item) =>
      item.code === code ? { ...item, current: item.current! + fen } : item,
    ),
  })

  it.each<[string, Statement[], string]>([
    [
      'a quarter is missing',
      [first, second, fourth, sheet(100, 150)],
      '2025-12现金流量表只列本期数，缺少年初以来的季度，不能合计',
    ],
    [
      'the item is missing in a quarter',
      [first, without(second, 'operatingNet'), third, fourth, sheet(100, 150)],
      '2025-12现金流量表只列本期数，并非每个季度都列示经营活动产生的现金流量净额',
    ],
    [
      'the quarters do not come to the balance sheets',
      [...QUARTERS, sheet(100, 152)],
      '2025-12现金流量表只列本期数，各季度合计与资产负债表货币资金变动相差2.00元，未采用',
    ],
    [
      'there is no balance sheet to hold them against',
      QUARTERS,
      '2025-12现金流量表只列本期数，没有资产负债表的货币资金可核对，未采用',
    ],
    [
      'one quarter does not begin where the other ended',
      [first, second, moved('cashAtBegin', 150_00), fourth, sheet(100, 150)],
      '2025-12现金流量表只列本期数，前后季度的期末与期初现金余额不衔接，未采用',
    ],
    [
      'no quarter tells the change of cash',
      [
        ...QUARTERS.map((one) => ['cashChange', 'cashAtBegin', 'cashAtEnd'].reduce(without, one)),
        sheet(100, 150),
      ],
      '2025-12现金流量表只列本期数，并非每个季度都列示现金净增加额，无法核对，未采用',
    ],
  ])('%s', (_, statements, detail) =>
    expect(of([...statements, ...YEAR], 'F-21.FY')).toEqual({
      value: null,
      flag: 'GREY',
      reason: 'NO_DATA',
      detail,
    }),
  )

  it('and the check tells the difference', () => {
    const check = financeOf([...QUARTERS, sheet(100, 152)]).quality.find(
      (q) => q.check === 'FIN_CASH',
    )
    expect([check?.result, check?.detail]).toEqual([
      'FAIL',
      '2025-12现金净增加额与货币资金变动相差2.00元',
    ])
  })

  it('one yuan of rounding ties', () => {
    expect(of([...QUARTERS, sheet(100, 151), ...YEAR], 'F-21.FY').value).toBe(2)
  })

  it('what the year tells of itself goes before its quarters', () => {
    const own = cash('2025-12', { operatingNet: 35, cashChange: 50 })
    expect(of([first, second, third, own, sheet(100, 150), ...YEAR], 'F-21.FY')).toMatchObject({
      value: 1,
      detail: '2025-12报表',
    })
  })
})
