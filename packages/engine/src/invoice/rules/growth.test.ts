import { describe, expect, it } from 'vitest'
import { row, smallFacts } from '../../../test-support/small-facts.ts'
import { invoiceReport } from '../report.ts'

describe('growth after silence', () => {
  const months = [
    '2025-03',
    '2025-04',
    '2025-05',
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-12',
    '2026-01',
    '2026-02',
  ]
  const rows = (of: readonly string[]) =>
    of.map((m, i) => row(`${m}-10`, i < of.length - 3 ? 1_000_000 : 4_000_000))
  const surge = (of: readonly string[]) =>
    invoiceReport(smallFacts(rows(of))).rules.find((r) => r.id === 'R-025')?.text

  it('is said with the silence that it is measured by', () => {
    expect(surge(months)).toBe(
      '近3个月月均开票较此前增长500.00%，此前9个月中有3个月未开票，建议了解增长来源。',
    )
    const whole = [...months.slice(0, 6), '2025-09', '2025-10', '2025-11', ...months.slice(6)]
    expect(surge(whole)).toBe('近3个月月均开票较此前增长300.00%，建议了解增长来源。')
  })
})
