/** Figures that need more than lines of returns: peers, schedules, staff, the law. */
import { describe, expect, it } from 'vitest'
import { payment } from '../../../../test-support/tax-facts.ts'
import {
  citAnnual,
  citQuarter,
  quarterlyVat,
  steadyFacts,
  taxReportFacts,
  trade,
} from '../../../../test-support/tax-report-facts.ts'
import { band, covered, months, n, of } from '../../../../test-support/tax-returns-given.ts'
import type { TaxFacts } from '../../facts.ts'
import { taxReport } from '../../report.ts'
import { researchShare } from '../indicators/income-tax.ts'

const value = (facts: TaxFacts, key: string) =>
  taxReport(facts).indicators.find((i) => i.key === key)!

describe('peers', () => {
  const facts = (peers: TaxFacts['peers']) =>
    of(
      months(n(36, 1_000_000), (s) => trade(s, 0.02)),
      peers ? { peers } : {},
    )
  it.each<[number, object]>([
    [0.02, { value: 0, flag: 'GREEN' }],
    [0.03, { value: -0.333333, flag: 'YELLOW' }],
    [0.06, { value: -0.666667, flag: 'RED' }],
  ])('a burden of 2 %% beside a middle of %d', (median, expected) =>
    expect(value(facts({ 'T-005': band(median) }), 'T-006.L12')).toMatchObject(expected),
  )
  it('that are not there are no flag and no value, and say so', () => {
    for (const peers of [undefined, {}, { 'T-005': { ...band(0.1), n: 9 } }])
      expect(value(facts(peers), 'T-006.L12')).toMatchObject({
        value: null,
        flag: 'GREY',
        reason: 'NO_DATA',
        detail: '暂无行业基准',
      })
  })
  it('give wages and contributions their colour', () => {
    const wages = (p5?: number) =>
      steadyFacts({ peers: { 'T-040': { ...band(0.2), ...(p5 === undefined ? {} : { p5 }) } } })
    expect(value(wages(0.17), 'T-040.Y-1')).toMatchObject({ value: 0.166667, flag: 'YELLOW' })
    expect(value(wages(0.16), 'T-040.Y-1').flag).toBe('GREEN')
    expect(value(wages(), 'T-040.Y-1')).toMatchObject({
      flag: 'GREY',
      detail: expect.stringContaining('暂无行业基准'),
    })
    const share = (median: number) =>
      value(steadyFacts({ peers: { 'T-012': band(median) } }), 'T-012.Y').flag
    expect([share(0.01), share(0.0101), share(0.0249), share(0.0251)]).toEqual([
      'GREEN',
      'YELLOW',
      'YELLOW',
      'RED',
    ])
  })
})

describe('tax paid to declared sales', () => {
  it('counts what reached the treasury in the same months, and no late fee', () => {
    const facts = of(months(n(36, 100_000)), {
      covered: { ...covered, TAX_PAYMENT: [['2023-03', '2026-03']] },
      payments: [
        payment('2025-02-28', 9_000),
        payment('2025-03-01', 6_000),
        payment('2026-02-28', 6_000),
        payment('2025-06-10', 77, { payType: '滞纳金' }),
      ],
      peers: { 'T-010': { ...band(0.1), p10: 0.011 } },
    })
    expect(value(facts, 'T-010.L12')).toMatchObject({ value: 0.01, flag: 'YELLOW' })
    expect(value({ ...facts, payments: null }, 'T-010.L12')).toMatchObject({
      value: null,
      detail: '未采集缴款信息',
    })
  })
})

describe('input tax', () => {
  const facts = (abnormal: number | null, out = 0) =>
    of(
      months(n(36, 1_000), (s) => ({ ...trade(s), '14': out }), {
        schedules: abnormal === null ? null : { invoiced: null, input: { '23a': abnormal } },
      }),
    )
  it.each<[number, string]>([
    [0, 'GREEN'],
    [10, 'GREEN'],
    [10.01, 'YELLOW'],
    [31, 'RED'],
  ])('%d taken back of 100: %s', (out, flag) =>
    expect(value(facts(0, out), 'T-033.L12').flag).toBe(flag),
  )
  it.each<[number | null, object]>([
    [0, { value: 0, flag: 'GREEN' }],
    [1, { value: 0.12, flag: 'RED' }],
    [null, { value: null, flag: 'GREY', reason: 'NO_DATA', detail: '附列资料(二)不全' }],
  ])('abnormal vouchers of %s fen a month', (each, expected) =>
    expect(value(facts(each), 'T-033.ABNORMAL.L12')).toMatchObject(expected),
  )
  it('of abnormal vouchers opens the line of the schedule that it sums', () => {
    const { evidence, proof } = value(facts(1), 'T-033.ABNORMAL.L12')
    expect(proof).toBe('SUM')
    expect(evidence).toMatchObject([
      { sum: 0.12, where: { all: [{}, { field: 'line', in: ['附二23a'] }] } },
    ])
  })
  it('is nothing that a small taxpayer declares', () => {
    const small = of(quarterlyVat('2025-10', n(12, 100_000)))
    for (const key of ['T-032.L12', 'T-033.L12', 'T-034.asOf'])
      expect([key, value(small, key).reason]).toEqual([key, 'NOT_APPLICABLE'])
  })
})

describe('VAT to gross profit', () => {
  it.each<[number, number, string]>([
    [0.03, 0.3, 'GREEN'],
    [0.0029, 0.029, 'YELLOW'],
    [0.0009, 0.009, 'RED'],
  ])('a burden of %d on a margin of 10 %%', (burden, share, flag) => {
    const facts = steadyFacts({ vatReturns: months(n(36, 1_000_000), (s) => trade(s, burden)) })
    expect(value(facts, 'T-036.Y')).toMatchObject({ value: share, flag })
  })
})

describe('a ratio that has no base', () => {
  it('says so beside what else is to be said of it', () => {
    const facts = steadyFacts({
      citReturns: [citQuarter(2025, 4, { '1': 0, '2': 5, '3': 0, '12': 1 })],
    })
    expect(value(facts, 'T-036.Y')).toMatchObject({
      reason: 'NOT_APPLICABLE',
      detail: '毛利为负；取自第四季度申报，尚未汇算清缴',
    })
    expect(value(facts, 'T-012.Y').detail).toContain('营业收入为零')
  })
})

describe('years of income tax', () => {
  it('maps both layouts by name, and the fourth quarter stands in until the year is settled', () => {
    const facts = steadyFacts()
    for (const key of ['T-012.Y', 'T-012.Y-1', 'T-012.Y-2'])
      expect(value(facts, key).value).toBe(0.005)
    expect(value(facts, 'T-012.Y').detail).toContain('尚未汇算清缴')
    expect(value(facts, 'T-012.Y-2').detail).toBe('暂无行业基准；所属期至2023-12')
    expect(value(facts, 'T-013.Y-2').detail).toBe('所属期至2023-12')
  })
  const annual = (lines: Record<string, number>) =>
    steadyFacts({
      citReturns: [citAnnual(2025, { '1': 1_000_000, ...lines }, { declaredOn: '2026-03-01' })],
    })
  it.each<[Record<string, number>, object]>([
    [
      { '18': 100_000, '33': 5_000 },
      { value: 0.05, flag: 'GREEN' },
    ],
    [
      { '18': 100_000, '33': 0 },
      { value: 0, flag: 'YELLOW' },
    ],
    [
      { '18': -100_000, '33': 0 },
      { value: null, reason: 'NOT_APPLICABLE', flag: 'GREY' },
    ],
    [
      { '18': 0, '33': 0 },
      { value: null, reason: 'ZERO_ZERO' },
    ],
    [{ '18': 100_000 }, { value: null, reason: 'NO_DATA' }],
  ])('profit and tax %j', (lines, expected) =>
    expect(value(annual(lines), 'T-013.Y')).toMatchObject(expected),
  )
  it.each<[number, object]>([
    [50_000, { value: 0.5, flag: 'GREEN' }],
    [49_999, { value: 0.50001, flag: 'YELLOW' }],
    [120_000, { value: -0.2, flag: 'GREEN' }],
  ])('%d prepaid of 100000', (prepaid, expected) =>
    expect(value(annual({ '33': 100_000, '36': 100_000, '37': prepaid }), 'T-043.Y')).toMatchObject(
      expected,
    ),
  )
})

describe('research of a high-tech enterprise', () => {
  it.each([
    [49_999_999, 0.05],
    [50_000_000, 0.04],
    [200_000_000, 0.04],
    [200_000_001, 0.03],
  ])('revenue of %d wants %d', (yuan, share) => expect(researchShare(yuan)).toBe(share))
  it('is judged only where it is known to be one', () => {
    const facts = (highTech: boolean | null) =>
      value(steadyFacts({ registration: { name: '研', taxNo: null, highTech } }), 'T-048.Y-1')
    expect(facts(true)).toMatchObject({ value: 0.008333, flag: 'YELLOW' })
    expect(facts(false).flag).toBe('GREY')
    expect(facts(null)).toMatchObject({ flag: 'GREY', detail: expect.stringContaining('未知') })
  })
})

describe('lines of the law', () => {
  it('months as a general taxpayer: as registered, or since the first general return after small ones', () => {
    const told = (generalFrom: string) =>
      value(steadyFacts({ registration: { name: '一', taxNo: null, generalFrom } }), 'T-044.asOf')
    expect(told('2025-03-31')).toMatchObject({ value: 12, flag: 'GREEN' })
    expect(told('2025-04-01')).toMatchObject({ value: 11, flag: 'YELLOW' })
    const changed = of([...quarterlyVat('2025-01', n(4, 1)), ...months(n(11, 1))])
    expect(value(changed, 'T-044.asOf').value).toBe(11)
    expect(value(steadyFacts(), 'T-044.asOf').reason).toBe('NO_DATA')
  })
  it('sales of a small taxpayer against 500 万', () => {
    const small = (each: number) => value(of(quarterlyVat('2025-10', n(4, each))), 'T-045.L12')
    expect(small(1_125_000)).toMatchObject({ value: 0.9, flag: 'GREEN' })
    expect(small(1_250_000)).toMatchObject({ value: 1, flag: 'YELLOW' })
    expect(small(1_250_001)).toMatchObject({ flag: 'RED' })
  })
  it.each<[number, number, number, object]>([
    [2_700_000, 299, 4_900, { value: 3, flag: 'RED' }],
    [2_699_999, 270, 5_001, { value: 1, flag: 'YELLOW' }],
    [3_000_001, 301, 100, { value: 0, flag: 'GREEN' }],
  ])('income %d, %d people, assets %d 万', (income, employees, totalAssetsWan, expected) => {
    const facts = taxReportFacts({
      covered: { CIT_RETURN: [['2025-01', '2026-03']] },
      citReturns: [citQuarter(2025, 4, { '10': income }, { employees, totalAssetsWan })],
    })
    expect(value(facts, 'T-046.asOf')).toMatchObject(expected)
  })
  it('a measure that is not told is not taken for far from the line', () => {
    const facts = taxReportFacts({
      covered: { CIT_RETURN: [['2025-01', '2026-03']] },
      citReturns: [citQuarter(2025, 4, { '10': 1_000 })],
    })
    expect(value(facts, 'T-046.asOf')).toMatchObject({
      value: 0,
      flag: 'GREY',
      detail: '三项中只有1项可知',
    })
  })
})
