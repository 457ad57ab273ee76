/** Receivables and payables by age, by tables computed by hand; what a list does not tell is not told. */
import { describe, expect, it } from 'vitest'
import { ageing, erpFacts } from '../../../test-support/erp/facts.ts'
import type { AgeingRow } from '../facts.ts'
import { erpReport } from '../report.ts'

const value = (receivables: readonly AgeingRow[], key: string, more = {}) =>
  erpReport(erpFacts({ receivables, ...more })).indicators.find((i) => i.key === key)!

const LIST = [
  ageing('甲', [
    [null, null, 500],
    [0, 30, 100],
    [181, 365, 100],
    [366, null, 100],
  ]),
  ageing('乙', [[91, 180, 200]]),
  ageing('丙', [[null, null, -300]]),
]

describe('by age', () => {
  it.each<[string, number, string]>([
    // 200 of 1000; 100 of 1000; 500 of 1000 not due; all of it with two customers.
    ['E-05.D180.asOf', 0.2, 'GREEN'],
    ['E-05.D365.asOf', 0.1, 'GREY'],
    ['E-06.asOf', 0.5, 'RED'],
    ['E-07.asOf', 1, 'RED'],
  ])('%s is %d', (key, expected, flag) =>
    expect(value(LIST, key)).toMatchObject({
      value: expected,
      flag,
      detail: '另有1家余额为零或在贷方，未抵减',
    }),
  )
  it.each<[string, AgeingRow[], string, string]>([
    ['E-05.D180.asOf', [ageing('甲', [[0, 365, 100]])], 'NO_DATA', '账龄分段跨过180天，无法划分'],
    ['E-06.asOf', [ageing('甲', [[0, 365, 100]])], 'NO_DATA', '账龄表没有区分未到期与逾期'],
    [
      'E-05.D180.asOf',
      [ageing('甲', [[0, 30, 100]], { balance: 99_00 - 1 })],
      'NO_DATA',
      '1家的账龄与余额不符或未列账龄',
    ],
    ['E-07.asOf', [ageing('甲', [[0, 30, -100]])], 'ZERO_ZERO', '没有正的应收余额'],
    ['E-05.D180.asOf', [], 'NO_DATA', '没有应收账款账龄表'],
  ])('%s of %j is not told', (key, list, reason, detail) =>
    expect(value(list, key)).toMatchObject({ value: null, flag: 'GREY', reason, detail }),
  )
  it('what was paid in advance settles what is oldest of the same party: no age is below nothing', () => {
    const list = [
      ageing('甲', [
        [0, 30, 100],
        [91, 180, -30],
        [181, 365, 40],
        [366, null, 20],
      ]),
      ageing('乙', [
        [0, 30, 100],
        [181, 365, -30],
      ]),
    ]
    // Of 甲 30 of 130 are left in 181–365 days, of 乙 70 of 70 in the first.
    expect(value(list, 'E-05.D180.asOf')).toMatchObject({ value: 0.15, flag: 'GREEN' })
    expect(value(list, 'E-05.D365.asOf').value).toBe(0)
    const table = erpReport(erpFacts({ receivables: list }))
      .sections.flatMap(({ blocks }) => blocks)
      .find(({ id }) => id === 'receivables-ages')
    expect(table).toMatchObject({
      rows: [{ amount: 100 + 70, share: 0.85 }, { amount: 0 }, { amount: 30 }, { amount: 0 }],
    })
  })
  it('a part that crosses the line and holds nothing stands in no way', () => {
    const list = [
      ageing('甲', [
        [0, 365, 0],
        [0, 30, 100],
      ]),
    ]
    expect(value(list, 'E-05.D180.asOf').value).toBe(0)
  })
  it('a cent off the balance is no difference', () => {
    const list = [ageing('甲', [[0, 30, 100]], { balance: 100_01 })]
    expect(value(list, 'E-05.D180.asOf').value).toBe(0)
  })
})

describe('which list', () => {
  const older = ageing('旧', [[0, 30, 900]], { asOf: '2025-12-31' })
  const later = ageing('新', [[0, 30, 700]], { asOf: '2026-04-30' })
  it('the newest before the cut-off alone', () => {
    const { inputs } = value([older, ...LIST, later], 'E-07.asOf')
    expect(inputs.at(-1)).toMatchObject({ name: '应收账款余额', value: 1_000 })
  })
  it('an earlier month sees the list of its own time', () => {
    const document = erpReport(erpFacts({ receivables: [older, ...LIST] }), 2025 * 12 + 11)
    const { inputs } = document.indicators.find((i) => i.key === 'E-07.asOf')!
    expect(inputs.at(-1)!.value).toBe(900)
  })
})

it('CR5 counts the five greatest, each customer once', () => {
  const list = [100, 90, 80, 70, 60, 50, 40].map((n, i) => ageing(`客户${i}`, [[0, 30, n]]))
  const twice = { ...ageing('客户6', [[0, 30, 60]]), key: 'again' }
  // 100 + 100 + 90 + 80 + 70 of 550.
  expect(value([...list, twice], 'E-07.asOf').value).toBe(0.8)
})

it('payables overdue', () => {
  const payables = [
    ageing('甲', [
      [null, null, 700],
      [0, 30, 300],
    ]),
  ]
  expect(value([], 'E-10.asOf', { payables })).toMatchObject({ value: 0.3, flag: 'YELLOW' })
})

describe('parties by age', () => {
  const heatOf = (receivables: readonly AgeingRow[]) => {
    const { sections } = erpReport(erpFacts({ receivables }))
    const found = sections
      .flatMap(({ blocks }) => blocks)
      .find(({ id }) => id === 'receivables-by-party')
    return found?.kind === 'table' ? found : null
  }
  const cells = (row: Record<string, unknown> | undefined) => Object.values(row ?? {})

  it('each age of each party, shaded; the balance is not', () => {
    const table = heatOf(LIST)!
    expect(table.columns.map(({ key, heat }) => [key, heat ?? false])).toEqual([
      ['party', false],
      ['balance', false],
      ...['age0', 'age1', 'age2', 'age3', 'age4'].map((key) => [key, true]),
    ])
    // Not due, to 30, 91-180, 181-365, over 365.
    expect(table.rows.map(cells)).toEqual([
      ['甲', 800, 500, 100, 0, 100, 100],
      ['乙', 200, 0, 0, 200, 0, 0],
    ])
  })
  it('a party whose ages are not told has none: blank, never nought', () => {
    const told = [
      [0, 30, 100],
      [31, 60, 50],
    ] as [number, number, number][]
    const list = [ageing('甲', told), ageing('乙', [], { balance: 40_00 })]
    expect(heatOf(list)!.rows.map(cells)).toEqual([
      ['甲', 150, 100, 50],
      ['乙', 40, null, null],
    ])
  })
  it('those behind the tenth stand together', () => {
    const list = Array.from({ length: 12 }, (_, i) =>
      ageing(`客户${String(i).padStart(2, '0')}`, [
        [0, 30, 100 - i],
        [31, 60, 10],
      ]),
    )
    const { rows, evidence } = heatOf(list)!
    expect(rows).toHaveLength(11)
    // 100 − 10 and 100 − 11, and ten of each.
    expect(cells(rows[10])).toEqual(['其他2家', 199, 179, 20])
    expect(JSON.stringify(evidence?.[10])).toContain('客户11')
  })
  it('one age alone is no table of its own', () => {
    expect(heatOf([ageing('甲', [[0, 30, 100]])])).toBeNull()
  })
})
