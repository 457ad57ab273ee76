import { describe, expect, it } from 'vitest'
import {
  jointFacts,
  jointInvoices,
  jointTaxes,
  noInvoices,
} from '../../test-support/joint-facts.ts'
import { rating } from '../../test-support/tax-record-facts.ts'
import type { JointFacts } from './facts.ts'
import { jointSources } from './sources.ts'

const M0 = 24_313
const of = (more: Partial<JointFacts> = {}) => jointSources(jointFacts(more), M0)

describe('sources of a joint report', () => {
  it('have indicators with keys of their own', () => {
    const keys = of().all.indicators.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toEqual(expect.arrayContaining(['I-001.L12', 'T-001.L12', 'F-01.LATEST']))
  })
  it('judge each rule once', () => {
    const ids = of().all.rules.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
  it('are judged on one day, the later of their cut-offs', () => {
    const old = { ...jointTaxes(), dataCutoff: '2025-11-05T12:00:00+08:00' }
    const { facts } = of({ tax: old })
    expect([facts.invoice.judgedOn, facts.tax.judgedOn]).toEqual(['2026-03-20', '2026-03-20'])
    const told = { ...jointInvoices(), judgedOn: '2026-04-01' }
    expect(of({ invoice: told }).facts.tax.judgedOn).toBe('2026-04-01')
  })
  it('speak as of the later cut-off', () => {
    const old = { ...jointTaxes(), dataCutoff: '2026-03-19T23:00:00+08:00' }
    expect(of({ tax: old }).dataCutoff).toBe('2026-03-20T12:00:00.123+08:00')
    const late = { ...jointTaxes(), dataCutoff: '2026-03-20T13:00:00+08:00' }
    expect(of({ tax: late }).dataCutoff).toBe('2026-03-20T13:00:00+08:00')
  })
  it('take the grade of the bureau over the one on file, as far as it was rated by then', () => {
    const invoice = jointInvoices({ registration: { taxCreditGrade: 'A' } })
    const grade = (ratings: ReturnType<typeof rating>[] | null) =>
      of({ invoice, tax: jointTaxes({ ratings }) }).facts.invoice.registration.taxCreditGrade
    expect(grade([rating(2023, 'C'), rating(2022, 'B')])).toBe('C')
    expect(grade([rating(2023, 'B'), rating(2024, 'D', { ratedOn: '2026-04-01' })])).toBe('B')
    expect(grade(null)).toBe('A')
  })
  it('feed the limit from what the bureau told: own tax, arrears, the last whole year', () => {
    const lending = of().facts.invoice.lending!
    expect(lending.arrears).toBe(0)
    expect(lending.statement).toMatchObject({ periodEnd: '2025-12-31', shortLoans: 0 })
    expect(lending.statement!.profit! * 10).toBeCloseTo(lending.statement!.revenue!, -1)
    // 增值税 3 % of the sales of January, paid in February.
    expect(lending.taxPaid!.months.find(({ month }) => month === M0)).toEqual({
      month: M0,
      vat: Math.round(234_000 * 0.03 * 100),
      cit: 0,
    })
  })
  it('do not lend on a year that had not ended on the day looked from', () => {
    const lending = jointSources(jointFacts(), 24_305).facts.invoice.lending!
    expect(lending.statement!.periodEnd).toBe('2024-12-31')
  })
  it('compare returns with the invoices of this report, none where there are none', () => {
    const { facts } = of()
    expect(facts.tax.invoiced!.months.find(({ month }) => month === M0)!.sales).toBeCloseTo(
      23_500_000,
      -1,
    )
    expect(of({ invoice: noInvoices() }).facts.tax.invoiced).toBeNull()
  })
  it('do not compare a month of invoices that failed to be collected', () => {
    const invoice = jointInvoices({ missing: { OUT: ['2025-06'] } })
    expect(of({ invoice }).facts.tax.invoiced!.covered.sales).toEqual([
      [24_278, 24_304],
      [24_306, 24_314],
    ])
  })
})
