/** Which periods had to be filed: late, missing, not yet due, never asked. */
import { describe, expect, it } from 'vitest'
import {
  citYearQuarters,
  monthlyVat,
  quarterlyVat,
  smallReturn,
  steadyFacts,
  taxReportFacts,
  vatReturn,
} from '../../../../test-support/tax-report-facts.ts'
import type { TaxFacts } from '../../facts.ts'
import { taxReport } from '../../report.ts'

const value = (facts: TaxFacts, key: string, through?: number) =>
  taxReport(facts, through).indicators.find((i) => i.key === key)!
const covered = { VAT_RETURN: [['2023-03', '2026-03']] as [string, string][] }
const year = (sales: number) => new Array<number>(12).fill(sales)
const monthly = (
  sales: readonly (number | null)[],
  more: Parameters<typeof taxReportFacts>[0] = {},
) => taxReportFacts({ covered, vatReturns: monthlyVat('2026-02', sales), ...more })
const three = new Array<number>(36).fill(1_000)

describe('periods without a return', () => {
  it.each<[number, number]>([
    [0, 0],
    [1, 1],
    [2, 2],
  ])('%d months left out are %d', (gaps) => {
    const sales = three.map((each, i) => (i >= 30 && i < 30 + gaps ? null : each))
    expect(value(monthly(sales), 'T-018.L12').value).toBe(gaps)
  })
  it('a period that is not due is not missing: the window ends before it', () => {
    const facts = taxReportFacts({
      covered,
      vatReturns: monthlyVat('2026-01', three),
      dataCutoff: '2026-03-12T10:00:00+08:00',
    })
    expect(value(facts, 'T-018.L12')).toMatchObject({
      value: 0,
      detail: expect.stringContaining('所属期至2026-01'),
    })
    expect(value(facts, 'T-001.L12').value).toBe(12_000)
  })
  it('a period whose term is over is missing the day after it', () => {
    const on = (dataCutoff: string) =>
      value(
        taxReportFacts({ covered, vatReturns: monthlyVat('2026-01', three), dataCutoff }),
        'T-018.L12',
      ).value
    expect(on('2026-03-16T10:00:00+08:00')).toBe(0)
    expect(on('2026-03-17T10:00:00+08:00')).toBe(1)
  })
  it('was collected before the term was over: not known, not missing', () => {
    const facts = taxReportFacts({
      covered,
      collectedOn: { VAT_RETURN: '2026-03-02' },
      vatReturns: monthlyVat('2026-01', three),
    })
    expect(value(facts, 'T-018.L12').value).toBe(0)
  })
  it('outside the collected months, before the founding and in its month nothing is missing', () => {
    const late = taxReportFacts({
      covered: { VAT_RETURN: [['2025-09', '2026-03']] },
      vatReturns: monthlyVat('2026-02', [1, 1, 1, 1, 1, 1]),
    })
    expect(value(late, 'T-018.L24')).toMatchObject({
      value: null,
      reason: 'PARTIAL',
      detail: '6/24',
    })
    const young = monthly([1, 1, 1], {
      registration: { name: '新', taxNo: null, establishedOn: '2025-11-08' },
    })
    expect(value(young, 'T-018.L24').value).toBe(0)
  })
  it('a listed period that the bureau calls 未申报 is no return', () => {
    const sales = three.map((each, i) => (i === 33 ? null : each))
    const facts = monthly(sales, {
      vatReturns: [
        ...monthlyVat('2026-02', sales),
        vatReturn('2025-12', { '1': null }, { declaredOn: null, status: '未申报' }),
      ],
    })
    expect(value(facts, 'T-018.L12').value).toBe(1)
    expect(value(facts, 'T-001.L12')).toMatchObject({
      value: null,
      reason: 'PARTIAL',
      detail: '11/12',
    })
  })
  it('a small taxpayer is expected by the quarter', () => {
    const quarters = quarterlyVat('2025-10', new Array(12).fill(100_000))
    const facts = (vatReturns: typeof quarters) =>
      taxReportFacts({
        covered,
        vatReturns,
        registration: { name: '小', taxNo: null, taxpayerType: 'SMALL' },
      })
    expect(value(facts(quarters), 'T-018.L12').value).toBe(0)
    expect(value(facts(quarters), 'T-001.L12')).toMatchObject({
      value: 400_000,
      detail: '所属期至2025-12',
    })
    expect(value(facts(quarters.filter((_, i) => i !== 9)), 'T-018.L12').value).toBe(1)
  })
  it('income tax is expected of who files it, and not of who is assessed', () => {
    const base = steadyFacts()
    const without = base.citReturns!.filter((r) => !(r.year === 2025 && r.quarter === 2))
    const of = (citMethod: string | null) =>
      value(
        { ...base, citReturns: without, registration: { ...base.registration, citMethod } },
        'T-018.L12',
      ).value
    expect([of('查账征收'), of(null), of('核定征收')]).toEqual([1, 1, 0])
    expect(value({ ...base, citReturns: [] }, 'T-018.L12').value).toBe(0)
  })
})

describe('late returns', () => {
  const oneLate = (declaredOn: string | null, more: object = {}) =>
    monthly(three, {
      vatReturns: monthlyVat('2026-02', three).map((r) =>
        r.key.endsWith('2025-09') ? { ...r, declaredOn, ...more } : r,
      ),
    })
  it.each([
    ['2025-10-27', 0],
    ['2025-10-28', 1],
  ])('the return of September 2025 declared on %s: %d', (day, n) =>
    expect(value(oneLate(day), 'T-017.L12').value).toBe(n),
  )
  it('the term that the return states wins over the one of law', () => {
    expect(value(oneLate('2025-10-27', { deadline: '2025-10-24' }), 'T-017.L12').value).toBe(1)
    expect(value(oneLate('2025-10-30', { deadline: '2025-10-31' }), 'T-017.L12').value).toBe(0)
  })
  it('a return without a day is not in time: nothing late is not said of it', () => {
    expect(value(oneLate(null), 'T-017.L12')).toMatchObject({ value: null, reason: 'PARTIAL' })
    expect(value(oneLate(null, { status: '逾期申报' }), 'T-017.L12').value).toBe(1)
    const { strengths, risks } = taxReport(oneLate(null)).findings
    expect(strengths.join()).not.toContain('逾期')
    expect(risks).toContain('近12个月是否逾期申报无法判断：1期的申报表没有申报日期或期限未知。')
  })
})

describe('a report that looks back', () => {
  it('sees no return that was declared later', () => {
    const document = taxReport(steadyFacts(), 2025 * 12 + 5)
    expect(value(steadyFacts(), 'T-001.L12', 2025 * 12 + 5).detail).toBe('所属期至2025-05')
    const text = JSON.stringify(document.sections)
    expect(text).not.toMatch(/2025-0[7-9]-|2025-1\d-|2026-/)
  })
})

describe('windows', () => {
  it('a quarter across their edge cannot be divided: no value, and a rule that says so', () => {
    const facts = taxReportFacts({
      covered,
      vatReturns: [
        smallReturn('2025-01', { '1': 300_000, '20': 3_000 }),
        ...monthlyVat('2026-02', year(1_000).slice(1)),
      ],
    })
    const { value: sales, reason, detail } = value(facts, 'T-001.L12')
    expect([sales, reason, detail]).toEqual([
      null,
      'PARTIAL',
      '2025-01至2025-03的申报跨越窗口边界，无法拆分',
    ])
    const rule = taxReport(facts).rules.find(({ id }) => id === 'R-007')
    expect(rule).toMatchObject({ result: 'UNKNOWN', reason: expect.stringContaining('无法拆分') })
  })
  it('of two returns of one period the later declared counts', () => {
    const facts = monthly(three, {
      vatReturns: [
        ...monthlyVat('2026-02', three),
        vatReturn(
          '2026-01',
          { '1': 9_000, '24': 0 },
          { key: 'corrected', declaredOn: '2026-03-01' },
        ),
      ],
    })
    expect(value(facts, 'T-001.L12').value).toBe(20_000)
  })
  it('income tax of a quarter is its sum less the one before', () => {
    const facts = taxReportFacts({
      covered: { CIT_RETURN: [['2025-01', '2026-03']] },
      citReturns: citYearQuarters(2025, 400, 40).filter(({ quarter }) => quarter !== 2),
    })
    const table = taxReport(facts)
      .sections.flatMap(({ blocks }) => blocks)
      .find(({ id }) => id === 'cit-quarters')
    expect(
      table?.kind === 'table' && table.rows.map(({ quarter, revenue }) => [quarter, revenue]),
    ).toEqual([
      ['2025年第4季度', 100],
      ['2025年第3季度', null],
      ['2025年第1季度', 100],
    ])
  })
})
