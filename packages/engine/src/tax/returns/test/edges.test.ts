/** Where a figure stands exactly on its line, and what a form leaves out. */
import { describe, expect, it } from 'vitest'
import { payment } from '../../../../test-support/tax-facts.ts'
import {
  citAnnual,
  monthlyVat,
  quarterlyVat,
  smallReturn,
  steadyFacts,
  trade,
} from '../../../../test-support/tax-report-facts.ts'
import { band, covered, months, n, of, rule } from '../../../../test-support/tax-returns-given.ts'
import type { TaxFacts } from '../../facts.ts'
import { taxReport } from '../../report.ts'

const value = (facts: TaxFacts, key: string) =>
  taxReport(facts).indicators.find((i) => i.key === key)!

describe('on the line', () => {
  it('revenues apart by exactly a tenth do not differ', () => {
    const facts = steadyFacts({
      vatReturns: months(n(36, 1_100_000)),
      citReturns: [citAnnual(2025, { '1': 12_000_000 }, { declaredOn: '2026-03-01' })],
    })
    expect(rule(facts, 'R-011')).toMatchObject({ result: 'MISS', value: 0.1 })
  })
  it('a burden exactly 60 % below its peers is medium', () => {
    const facts = of(
      months(n(36, 1_000_000), (s) => trade(s, 0.012)),
      { peers: { 'T-005': band(0.03) } },
    )
    expect(rule(facts, 'R-012')).toMatchObject({ level: 'MEDIUM', value: -0.6 })
  })
  it('a turn of exactly 10000 yuan of tax is too small to tell', () => {
    const sales = [...n(8, 50_000), ...n(4, 25_000)]
    const facts = (more: number) =>
      of([
        ...monthlyVat('2025-02', sales.with(0, 50_000 + more), {}, (s) => trade(s, 0.02)),
        ...months(sales, (s) => trade(s, 0.005)),
      ])
    expect(rule(facts(0), 'R-013').result).toBe('MISS')
    expect(rule(facts(50), 'R-013').result).toBe('HIT')
  })
  it('last sales of exactly half the mean before are no drop', () => {
    const facts = (last: number) =>
      steadyFacts({
        vatReturns: quarterlyVat('2025-10', [...n(3, 1_400_000), last]),
      })
    expect(rule(facts(700_000), 'R-066').level).toBe('LOW')
    expect(rule(facts(699_999), 'R-066').level).toBe('MEDIUM')
  })
  it('tax paid of exactly P10 of the peers is not below it', () => {
    const facts = of(months(n(36, 100_000)), {
      covered: { ...covered, TAX_PAYMENT: [['2023-03', '2026-03']] },
      payments: [payment('2025-06-10', 12_000)],
      peers: { 'T-010': { ...band(0.1), p10: 0.01 } },
    })
    expect(value(facts, 'T-010.L12')).toMatchObject({ value: 0.01, flag: 'GREEN' })
  })
  it('a quarter of income tax is not missing on the last day of its term', () => {
    const on = (day: string) => {
      const base = steadyFacts({ dataCutoff: `${day}T12:00:00+08:00` })
      const citReturns = base.citReturns!.filter((r) => !(r.year === 2025 && r.quarter === 4))
      return value({ ...base, citReturns }, 'T-018.L12').value
    }
    expect([on('2026-01-20'), on('2026-01-21')]).toEqual([0, 1])
  })
  it('from the sixth month on an enterprise is judged by its figures', () => {
    const facts = (establishedOn: string) =>
      of(months(n(5, 0)), { registration: { name: '新', taxNo: null, establishedOn } })
    expect(rule(facts('2025-09-30'), 'R-007').result).toBe('HIT')
    expect(rule(facts('2025-10-01'), 'R-007').reason).toBe('SUPPRESSED:NEW_REGISTERED')
  })
})

describe('what a form leaves out', () => {
  it('the total of tax is summed from its parts', () => {
    const facts = of(months(n(36, 1_000), () => ({ '1': 1_000, '19': 30, '21': 5, '23': 2 })))
    expect(value(facts, 'T-004.L12').value).toBe(12 * 33)
    const small = [1, 4, 7, 10].map((m) =>
      smallReturn(`2025-${String(m).padStart(2, '0')}`, { '1': 1_000, '15': 30, '16': 20 }),
    )
    expect(value(of(small), 'T-004.L12').value).toBe(40)
  })
  it('a total one yuan off its parts agrees, a fen more does not', () => {
    const check = (total: number) =>
      taxReport(
        of(months(n(36, 1), () => ({ '1': 1, '19': 30, '21': 5, '23': 2, '24': total }))),
      ).quality.find((q) => q.check === 'VAT_FORM_SUMS')?.result
    expect([check(33), check(34), check(34.01)]).toEqual(['PASS', 'PASS', 'FAIL'])
  })
  it('exempt quarters of a small taxpayer are no returns without tax', () => {
    const quarters = (exempt: number) =>
      [1, 4, 7, 10].map((m) =>
        smallReturn(`2025-${String(m).padStart(2, '0')}`, {
          '1': 1_000 - exempt,
          '9': exempt,
          '20': 0,
        }),
      )
    expect(value(of(quarters(1_000)), 'T-016.L12').value).toBe(0)
    expect(value(of(quarters(999)), 'T-016.L12').value).toBe(4)
  })
  it('an annual return that states no layout is read by its year', () => {
    const facts = (year: number, line: string) =>
      steadyFacts({
        citReturns: [
          citAnnual(
            year,
            { '1': 100, [line]: 10 },
            { layout: '', declaredOn: `${year + 1}-03-01` },
          ),
        ],
        dataCutoff: `${year + 1}-03-20T00:00:00+08:00`,
      })
    const profit = (of: TaxFacts) =>
      value(of, 'T-013.Y').inputs.length > 0 || value(of, 'T-013.Y').detail
    expect(profit(facts(2023, '13'))).toContain('没有应纳税额')
    expect(profit(facts(2024, '18'))).toContain('没有应纳税额')
    expect(profit(facts(2024, '13'))).toContain('没有利润总额')
  })
})
