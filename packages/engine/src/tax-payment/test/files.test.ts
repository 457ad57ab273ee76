import { expect, it } from 'vitest'
import { monthlyTax, taxFacts } from '../../../test-support/tax-facts.ts'
import { parseMonth } from '../../kit/calendar/window.ts'
import { taxPaymentReport } from '../report.ts'

it('payments that only certificates tell are for a person to look at, and named as such', () => {
  const rows = [
    ...monthlyTax('2026-02', new Array(24).fill(5_000)),
    ...monthlyTax('2026-02', new Array(24).fill(350), { taxKind: '城市维护建设税' }),
  ]
  const facts = taxFacts(rows, { arrears: [] })
  expect(taxPaymentReport(facts).verdict.decision?.level).toBe('CLEAR')
  const first = parseMonth('2025-03')!
  const { verdict, quality } = taxPaymentReport({ ...facts, fromFiles: [[first, first + 11]] })
  expect(verdict.decision).toMatchObject({
    level: 'REVIEW',
    reasons: [{ id: 'G-UNVERIFIED' }],
    coverage: [{ known: 12, months: 12, fromFiles: 12 }],
  })
  expect(verdict.decision?.text).toContain('完税证明只证明其所列款项，同期可能另有缴款')
  expect(quality.find(({ check }) => check === 'SOURCE_TAX_PAYMENT')?.result).toBe('FAIL')
})
