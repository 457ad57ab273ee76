/** Rules on the burden of tax and on the lines of the law, each by its smallest hit and a near miss. */
import { describe, expect, it } from 'vitest'
import {
  citAnnual,
  monthlyVat,
  quarterlyVat,
  steadyFacts,
  type taxReportFacts,
  trade,
} from '../../../../test-support/tax-report-facts.ts'
import { band, covered, months, n, of, rule } from '../../../../test-support/tax-returns-given.ts'

describe('R-012, R-013 the burden of VAT', () => {
  const low = (burden: number, more: Parameters<typeof taxReportFacts>[0] = {}) =>
    of(
      months(n(36, 1_000_000), (s) => trade(s, burden)),
      { peers: { 'T-005': band(0.03) }, ...more },
    )
  it.each<[number, object]>([
    [0.021, { result: 'MISS' }],
    [0.0209, { result: 'HIT', level: 'MEDIUM' }],
    [0.0121, { result: 'HIT', level: 'MEDIUM' }],
    [
      0.0119,
      {
        result: 'HIT',
        level: 'HIGH',
        text: '近12个月增值税税负率1.19%，较行业中位数3.00%低60.33%，建议核实。',
      },
    ],
    [0.05, { result: 'MISS' }],
    [0, { result: 'HIT', level: 'HIGH' }],
  ])('a burden of %d', (burden, expected) =>
    expect(rule(low(burden), 'R-012')).toMatchObject(expected),
  )
  it('without peers, or with too few, it is not judged', () => {
    const few = { 'T-005': { ...band(0.03), n: 9 } }
    for (const peers of [{}, few])
      expect(rule(low(0.001, { peers }), 'R-012')).toMatchObject({
        result: 'UNKNOWN',
        reason: 'NO_DATA：暂无行业基准',
      })
  })
  it('exporters, small taxpayers and young firms are not set beside their peers', () => {
    const exporter = low(0.001, {
      vatReturns: months(n(36, 1_000_000), (s) => ({ ...trade(s, 0.001), '7': 1 })),
    })
    expect(rule(exporter, 'R-012')).toMatchObject({
      result: 'MISS',
      reason: expect.stringContaining('出口'),
    })
    const small = of(quarterlyVat('2025-10', n(12, 100_000)), { peers: { 'T-005': band(0.03) } })
    expect(rule(small, 'R-012')).toMatchObject({
      result: 'MISS',
      reason: expect.stringContaining('小规模'),
    })
    const young = low(0.001, {
      vatReturns: months(n(8, 1_000_000), (s) => trade(s, 0.001)),
      registration: { name: '新', taxNo: null, establishedOn: '2025-06-03' },
    })
    expect(rule(young, 'R-012')).toMatchObject({
      result: 'UNKNOWN',
      reason: expect.stringContaining('不足12个月'),
    })
  })
  const turn = (then: number, now: number, sales = 1_000_000) =>
    of([
      ...monthlyVat('2025-02', n(12, sales), {}, (s) => trade(s, then)),
      ...months(n(12, sales), (s) => trade(s, now)),
    ])
  it.each<[number, number, number, object]>([
    [0.02, 0.03, 1_000_000, { result: 'MISS' }],
    [
      0.02,
      0.0301,
      1_000_000,
      { result: 'HIT', text: '税负率由上年的2.00%升至3.01%，相对变动50.50%，建议了解原因。' },
    ],
    [
      0.02,
      0.0099,
      1_000_000,
      { result: 'HIT', text: '税负率由上年的2.00%降至0.99%，相对变动50.50%，建议了解原因。' },
    ],
    [0.02, 0.0099, 40_000, { result: 'MISS' }],
    [
      0,
      0.02,
      1_000_000,
      {
        result: 'HIT',
        text: '税负率由上年的零变为2.00%，近12个月应纳税额240,000.00元，建议了解原因。',
      },
    ],
    [0, 0, 1_000_000, { result: 'MISS' }],
  ])('from %d to %d on %d', (then, now, sales, expected) =>
    expect(rule(turn(then, now, sales), 'R-013')).toMatchObject(expected),
  )
  it('quarterly small taxpayers are set aside: a quarter under the exemption has no tax', () => {
    const quarters = quarterlyVat('2025-10', n(12, 1_500_000)).map((r, i) =>
      i < 8 ? { ...r, lines: { ...r.lines, '20': { amount: 0, ytd: null } } } : r,
    )
    expect(rule(of(quarters), 'R-013')).toMatchObject({
      result: 'MISS',
      reason: 'SUPPRESSED:SMALL_SCALE_QUARTERLY',
    })
  })
})

describe('R-056 income tax, R-066 lines of the law', () => {
  const contribution = (tax: number, more: Parameters<typeof taxReportFacts>[0] = {}) =>
    steadyFacts({
      peers: { 'T-012': band(0.01) },
      citReturns: [citAnnual(2025, { '1': 1_000_000, '33': tax }, { declaredOn: '2026-03-01' })],
      ...more,
    })
  it.each<[number, object]>([
    [5_000, { result: 'MISS' }],
    [4_999, { result: 'HIT', text: '所得税贡献率0.50%，低于行业中位数1.00%的50%，建议核实。' }],
  ])('tax of %d', (tax, expected) =>
    expect(rule(contribution(tax), 'R-056')).toMatchObject(expected),
  )
  it('is not judged without peers, and set aside where profit is assessed', () => {
    expect(rule(contribution(1, { peers: {} }), 'R-056')).toMatchObject({ result: 'UNKNOWN' })
    const assessed = contribution(1, {
      registration: { name: '核', taxNo: null, citMethod: '核定征收' },
    })
    expect(rule(assessed, 'R-056').reason).toBe('SUPPRESSED:ASSESSED_TAX')
  })
  const small = (sales: readonly number[]) =>
    of(quarterlyVat('2025-10', sales), {
      registration: { name: '小', taxNo: null, taxpayerType: 'SMALL' },
      citReturns: [citAnnual(2024, { '28': 0 }, { employees: 5, totalAssetsWan: 10 })],
      covered: { ...covered, CIT_RETURN: [['2024-01', '2026-03']] },
    })
  it.each<[readonly number[], object]>([
    [n(4, 1_125_000), { result: 'MISS' }],
    [
      n(4, 1_125_001),
      {
        result: 'HIT',
        level: 'LOW',
        text: '指标贴近或超过政策临界值：近12个月申报销售额为小规模纳税人标准500万元的90.00%，建议关注后续变化。',
      },
    ],
    [
      [1_500_000, 1_500_000, 1_400_000, 500_000],
      {
        result: 'HIT',
        level: 'MEDIUM',
        text: expect.stringContaining('最近一期销售额降至此前平均的34.09%'),
      },
    ],
  ])('quarters of %j', (sales, expected) =>
    expect(rule(small(sales), 'R-066')).toMatchObject(expected),
  )
  it.each<[number | null, string]>([
    [269, 'MISS'],
    [270, 'HIT'],
    [300, 'HIT'],
    [301, 'MISS'],
    [null, 'UNKNOWN'],
  ])('%s people', (employees, result) => {
    const facts = steadyFacts({
      citReturns: [
        citAnnual(
          2024,
          { '28': employees === null ? null : 0 },
          { employees, totalAssetsWan: employees === null ? null : 10 },
        ),
      ],
    })
    expect(rule(facts, 'R-066').result).toBe(result)
  })
  const general = (employees: number, last: number, gap: number) =>
    steadyFacts({
      vatReturns: months([...n(35, 1_000), last]).filter((_, i) => i !== gap),
      citReturns: [
        citAnnual(2025, { '28': 0 }, { declaredOn: '2026-03-01', employees, totalAssetsWan: 10 }),
      ],
    })
  it.each<[string, number, number, number, object]>([
    // The line of small-scale taxpayers is none of theirs: a month that is missing leaves nothing open.
    ['far from every line, a month missing', 10, 1_000, 30, { result: 'MISS' }],
    ['near, fallen', 290, 100, -1, { result: 'HIT', level: 'MEDIUM' }],
    ['near, fallen, a month missing', 290, 100, 30, { result: 'HIT', level: 'LOW' }],
  ])('general taxpayers %s', (_, employees, last, gap, expected) =>
    expect(rule(general(employees, last, gap), 'R-066')).toMatchObject(expected),
  )
})
