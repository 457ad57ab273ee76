/** Rules on filing and on sales, each by its smallest hit and a near miss; what cannot be judged says why. */
import { describe, expect, it } from 'vitest'
import { bookWith } from '../../../../test-support/books.ts'
import {
  citAnnual,
  steadyFacts,
  taxReportFacts,
} from '../../../../test-support/tax-report-facts.ts'
import { covered, months, n, of, rule } from '../../../../test-support/tax-returns-given.ts'
import type { VatSchedules } from '../../facts.ts'
import { taxReport } from '../../report.ts'

const lateIn = (count: number) =>
  months(n(36, 1_000)).map((r, i) =>
    i >= 36 - count ? { ...r, status: '逾期', declaredOn: null } : r,
  )

describe('R-005 late, R-006 missing, R-007 nil', () => {
  it.each<[number, object]>([
    [0, { result: 'MISS' }],
    [1, { result: 'HIT', level: 'LOW' }],
    [2, { result: 'HIT', level: 'LOW' }],
    [3, { result: 'HIT', level: 'MEDIUM' }],
    [5, { result: 'HIT', level: 'MEDIUM' }],
    [6, { result: 'HIT', level: 'HIGH', text: '近12个月逾期申报6次，涉及增值税，建议了解原因。' }],
  ])('%d late', (count, expected) =>
    expect(rule(of(lateIn(count)), 'R-005')).toMatchObject(expected),
  )

  it('one period without a return, by its name', () => {
    const gap = months(n(36, 1_000).map((v, i) => (i === 20 ? null : v)))
    expect(rule(of(gap), 'R-006')).toMatchObject({
      result: 'HIT',
      level: 'MEDIUM',
      text: '增值税2024-11未查询到申报记录，建议核实。',
    })
    expect(rule(of(months(n(36, 1_000))), 'R-006').result).toBe('MISS')
  })
  it('many periods are counted, not listed', () => {
    const gaps = months(n(36, 1_000).map((v, i) => (i % 2 ? v : null)))
    expect(rule(of(gaps), 'R-006').text).toMatch(/等12期未查询到申报记录/)
  })
  it.each<[number, object]>([
    [2, { result: 'MISS' }],
    [3, { result: 'HIT', level: 'MEDIUM', text: '连续3期零申报，与经营规模可能不符，建议核实。' }],
    [5, { result: 'HIT', level: 'MEDIUM' }],
    [6, { result: 'HIT', level: 'HIGH' }],
    [12, { result: 'HIT', level: 'HIGH', text: expect.stringMatching(/^近12个月共12期/) }],
  ])('%d nil returns in a row', (run, expected) =>
    expect(rule(of(months([...n(24, 1), ...n(12 - run, 1), ...n(run, 0)])), 'R-007')).toMatchObject(
      expected,
    ),
  )
  it('without returns none of them is judged, and each says so', () => {
    for (const id of ['R-005', 'R-006', 'R-007', 'R-010', 'R-012', 'R-013', 'R-054', 'R-055'])
      expect([id, rule(taxReportFacts(), id)]).toMatchObject([
        id,
        { result: 'UNKNOWN', reason: expect.stringContaining('增值税申报') },
      ])
    for (const id of ['R-011', 'R-056', 'R-066'])
      expect([id, rule(taxReportFacts(), id)]).toMatchObject([id, { result: 'UNKNOWN' }])
  })
})

describe('R-010 sales without invoices', () => {
  const invoiced = (none: number | null): VatSchedules => ({
    invoiced: { special: 0, other: 0, none: none === null ? null : none * 100, inspected: 0 },
    input: null,
  })
  const unbilled = (each: readonly (number | null)[]) =>
    of(months(n(12, 1_000)).map((r, i) => ({ ...r, schedules: invoiced(each[i]!) })))
  it.each<[string, readonly (number | null)[], object]>([
    ['half', n(12, 500), { result: 'MISS', value: 0.5 }],
    [
      'more than half',
      n(12, 501),
      {
        result: 'HIT',
        text: '近12个月未开票收入为6,012.00元，占申报销售额50.10%，请核实收入依据。',
      },
    ],
    [
      'one month below nought',
      [...n(11, 10), -0.01],
      { result: 'HIT', text: '2026-02未开票收入为-0.01元，近12个月合计109.99元，请核实冲减依据。' },
    ],
    ['none', n(12, 0), { result: 'MISS', value: 0 }],
    ['one month not told', [...n(11, 10), null], { result: 'UNKNOWN' }],
    [
      'one month not told beside one below nought',
      [...n(10, 10), null, -1],
      { result: 'HIT', text: '2026-02未开票收入为-1.00元，请核实冲减依据。' },
    ],
  ])('%s', (_, each, expected) => expect(rule(unbilled(each), 'R-010')).toMatchObject(expected))
  it('opens the schedule that it names, of the one month that is below nought or of all', () => {
    const opened = (each: readonly number[]) =>
      rule(unbilled(each), 'R-010').evidence.map((leg) => 'words' in leg && leg.words)
    expect(opened(n(12, 501))).toEqual([
      '所属期2025-03至2026-02；附列资料（一）未开具发票销售额',
      '所属期2025-03至2026-02；一般纳税人申报表第1、5、7、8栏',
    ])
    expect(opened([...n(11, 10), -0.01])).toEqual(['所属期2026-02；附列资料（一）未开具发票销售额'])
  })
  it.each<[string, number, object]>([
    ['little', 10, { result: 'UNKNOWN', reason: 'PARTIAL(11/12)' }],
    ['much', 900, { result: 'UNKNOWN', reason: 'PARTIAL(11/12)' }],
    ['below nought', -1, { result: 'HIT' }],
  ])('of eleven months that are there, %s', (_, none, expected) => {
    const { vatReturns, ...facts } = unbilled(n(12, none))
    const holed = { ...facts, vatReturns: vatReturns!.filter((_r, i) => i !== 6) }
    expect(rule(holed, 'R-010')).toMatchObject(expected)
  })
})

describe('R-011 VAT sales against income tax revenue', () => {
  const facts = (revenue: number) =>
    steadyFacts({
      citReturns: [citAnnual(2025, { '1': revenue }, { declaredOn: '2026-03-01' })],
      covered: { ...covered, CIT_RETURN: [['2025-01', '2026-03']] },
    })
  it.each<[number, object]>([
    [12_000_000, { result: 'MISS', value: 0 }],
    [12_000_000 / 1.1, { result: 'MISS' }],
    [12_000_000 / 1.11, { result: 'HIT', level: 'MEDIUM' }],
    [12_000_000 / 1.29, { result: 'HIT', level: 'MEDIUM' }],
    [12_000_000 / 1.31, { result: 'HIT', level: 'HIGH' }],
    [12_000_000 / 0.69, { result: 'HIT', level: 'HIGH' }],
    [
      0,
      {
        result: 'HIT',
        level: 'HIGH',
        text: '2025年增值税申报销售额12,000,000.00元，企业所得税申报营业收入为零，建议核实差异原因。',
      },
    ],
  ])('revenue of %d', (revenue, expected) =>
    expect(rule(facts(revenue), 'R-011')).toMatchObject(expected),
  )
  it('a year whose VAT is not whole is not compared', () => {
    const part = { ...facts(12_000_000), vatReturns: months(n(10, 1_000_000)) }
    expect(rule(part, 'R-011')).toMatchObject({ result: 'UNKNOWN', reason: 'PARTIAL(8/12)' })
  })
  it.each<[number, string]>([
    [8_000, 'MISS'],
    [80_000, 'HIT'],
  ])(
    'of a firm founded in the year all months there were are a whole year: %d',
    (revenue, result) => {
      const founded = steadyFacts({
        registration: { name: '新', taxNo: null, establishedOn: '2025-04-11' },
        vatReturns: months(n(10, 1_000)),
        citReturns: [citAnnual(2025, { '1': revenue }, { declaredOn: '2026-03-01' })],
        covered: { VAT_RETURN: [['2025-04', '2026-03']], CIT_RETURN: [['2025-04', '2026-03']] },
      })
      expect(rule(founded, 'R-011').result).toBe(result)
    },
  )
})

describe('limits', () => {
  it('are what an operator sets: a rule judges by them and says them', () => {
    const rulebook = bookWith({ limits: { 'R-007': { medium: 2, high: 4 } } })
    const facts = of(months([...n(34, 1), 0, 0]))
    const [set] = taxReport({ ...facts, rulebook }).rules.filter(({ id }) => id === 'R-007')
    expect(set).toMatchObject({
      result: 'HIT',
      level: 'MEDIUM',
      threshold: expect.stringContaining('≥2期中、≥4期高'),
    })
    expect(rule(facts, 'R-007').result).toBe('MISS')
  })
})

describe('an enterprise of less than six months', () => {
  it('is not judged by its figures, but by whether its returns came', () => {
    const facts = of(
      months(n(4, 0)).filter((_, i) => i !== 2),
      {
        registration: { name: '新', taxNo: null, establishedOn: '2025-10-20' },
      },
    )
    expect(rule(facts, 'R-006').result).toBe('HIT')
    const nil = of(months(n(4, 0)), {
      registration: { name: '新', taxNo: null, establishedOn: '2025-10-20' },
    })
    expect(rule(nil, 'R-007').reason).toBe('SUPPRESSED:NEW_REGISTERED')
  })
})
