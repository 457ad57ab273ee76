import { describe, expect, it } from 'vitest'
import { steadyStatements } from '../../../test-support/tax-golden.ts'
import { steadyFacts } from '../../../test-support/tax-report-facts.ts'
import { parseMonth } from '../../kit/calendar/window.ts'
import type { TaxFacts } from '../facts.ts'
import { taxReport } from '../report.ts'

const month = (text: string): number => parseMonth(text)!
const told = (fromFiles: TaxFacts['fromFiles']) =>
  taxReport(
    steadyFacts({
      statements: steadyStatements(),
      ...(fromFiles ? { fromFiles } : {}),
    }),
  )

describe('what only files of the enterprise tell', () => {
  it('never carries a better verdict than a person gives it, and says so first', () => {
    expect(told(undefined).verdict.decision?.level).toBe('CLEAR')
    const { decision, risk } = told({ VAT_RETURN: [[month('2025-03'), month('2026-02')]] }).verdict
    expect(decision).toMatchObject({
      level: 'REVIEW',
      text: '人工复核：近24个月增值税申报（12个月）来自企业上传的文件，未经税务机关核验。',
      coverage: [{ dataset: 'VAT_RETURN', known: 12, months: 12, fromFiles: 12 }],
    })
    expect(risk?.level).toBeNull()
    expect(decision?.reasons[0]).toMatchObject({ id: 'G-UNVERIFIED', limitFactor: null })
  })
  it('is named in the box of the data, month by month, and nowhere else', () => {
    const files = told({
      VAT_RETURN: [[month('2025-12'), month('2026-02')]],
      TAX_PAYMENT: [[month('2026-01'), month('2026-01')]],
    })
    const named = files.quality.filter(({ check }) => check.startsWith('SOURCE_'))
    expect(named.map(({ check, result }) => [check, result])).toEqual([
      ['SOURCE_VAT_RETURN', 'FAIL'],
      ['SOURCE_TAX_PAYMENT', 'FAIL'],
    ])
    expect(named[0]?.detail).toContain('2025-12至2026-02')
    expect(named[1]?.detail).toContain('同期可能另有缴款')
    expect(told(undefined).quality.some(({ check }) => check.startsWith('SOURCE_'))).toBe(false)
  })
  it('of three years ago is shown as such and holds no verdict', () => {
    const old = told({ VAT_RETURN: [[month('2023-05'), month('2023-06')]] })
    expect(old.verdict.decision?.level).toBe('CLEAR')
    expect(old.quality.some(({ check }) => check === 'SOURCE_VAT_RETURN')).toBe(true)
  })
})
