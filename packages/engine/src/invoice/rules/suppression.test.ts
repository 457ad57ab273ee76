import { describe, expect, it } from 'vitest'
import { monthly, row, type SmallPlan, smallFacts } from '../../../test-support/small-facts.ts'
import type { InvoiceRow } from '../facts.ts'
import { type InvoiceReportParams, invoiceReport } from '../report.ts'

function rule(
  id: string,
  rows: InvoiceRow[],
  plan: SmallPlan = {},
  params: InvoiceReportParams = {},
) {
  const { result, level, reason } = invoiceReport(smallFacts(rows, plan), params).rules.find(
    (r) => r.id === id,
  )!
  return reason ?? (result === 'HIT' ? level : result)
}

describe('suppression list (domain §4)', () => {
  // M0 = 2023-12; 春节 2023 fell on 22 January.
  const plan = { cutoff: '2024-01-15T00:00:00+08:00' }
  const year = (nets: number[]) => monthly('2023-12', nets)
  const P12 = new Array(12).fill(100)
  it('R-027 counts three silent months', () => {
    expect(rule('R-027', year([...P12, 9, 9, 9, 9, 0, 0, 0, 9, 9, 9, 9, 9]), plan)).toBe('HIGH')
    expect(rule('R-027', year([...P12, 9, 9, 9, 9, 0, 0, 9, 9, 9, 9, 9, 9]), plan)).toBe('MEDIUM')
  })
  it('a January that holds 春节 and the February after are rest, not a gap', () => {
    expect(rule('R-027', year([...P12, 0, 0, 0, 9, 9, 9, 9, 9, 9, 9, 9, 9]), plan)).toBe(
      'SUPPRESSED:SPRING_FESTIVAL',
    )
  })
  it('a January without 春节 is a gap', () => {
    // 2024: 春节 on 10 February.
    const rows = monthly('2024-12', [...P12, 0, 0, 0, 9, 9, 9, 9, 9, 9, 9, 9, 9])
    expect(rule('R-027', rows, { cutoff: '2025-01-15T00:00:00+08:00' })).toBe('MEDIUM')
  })
  it('months that were as silent a year before are a season', () => {
    const season = [9, 9, 9, 9, 0, 0, 0, 9, 9, 9, 9, 9]
    expect(rule('R-027', year([...season, ...season]), plan)).toBe('SUPPRESSED:SEASONAL')
  })
  it('a surge that came last year too is a season', () => {
    const wan = 10_000
    const flat = new Array(9).fill(20 * wan)
    const peak = new Array(3).fill(90 * wan)
    expect(rule('R-025', year([...flat, ...flat.slice(0, 3), ...flat, ...peak]), plan)).toBe('HIGH')
    expect(rule('R-025', year([...flat, ...peak, ...flat, ...peak]), plan)).toBe(
      'SUPPRESSED:SEASONAL',
    )
  })
  it('a new enterprise is judged by facts only', () => {
    const rows = [row('2025-12-10', 1000), row('2025-12-11', 9000), row('2025-12-12', -9000)]
    const born = (establishedOn: string, more: SmallPlan['registration'] = {}) => ({
      registration: { establishedOn, ...more },
    })
    expect(rule('R-018', rows, born('2025-10-01'))).toBe('SUPPRESSED:NEW_REGISTERED')
    expect(rule('R-018', rows, born('2025-09-30'))).toBe('HIGH')
    expect(rule('R-003', rows, born('2025-10-01', { taxCreditGrade: 'D' }))).toBe('HIGH')
  })
  it('night and holidays are working time in retail, catering and transport', () => {
    const rows = [row('2025-10-02', 10, { minute: 1400 }), row('2025-06-10', 10, { minute: 1400 })]
    const sector = (industryCode: string) => ({
      registration: { industryCode, industrySection: industryCode[0]! },
    })
    expect(rule('R-021', rows, sector('F5137'))).toBe('HIGH')
    expect(rule('R-021', rows, sector('F5211'))).toBe('SUPPRESSED:SECTOR_EXEMPT')
    expect(rule('R-022', rows, sector('H6210'))).toBe('SUPPRESSED:SECTOR_EXEMPT')
    const unlettered = { registration: { industryCode: '6210', industrySection: 'H' } }
    expect(rule('R-022', rows, unlettered)).toBe('SUPPRESSED:SECTOR_EXEMPT')
  })
  it('settlement within a consolidated group is not mutual invoicing', () => {
    const rows = [row('2025-06-10', 100), row('2025-06-11', 90, { direction: 'IN' })]
    expect(rule('R-039', rows)).toBe('HIGH')
    expect(rule('R-039', rows, {}, { groupCounterpartyIds: [0] })).toBe(
      'SUPPRESSED:GROUP_SETTLEMENT',
    )
  })
})
