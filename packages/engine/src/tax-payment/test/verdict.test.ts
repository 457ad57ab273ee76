import { describe, expect, it } from 'vitest'
import { arrear, livelyFacts, monthlyTax, taxFacts } from '../../../test-support/tax-facts.ts'
import type { DecisionLevel } from '../../report/document.ts'
import type { TaxPaymentFacts } from '../facts.ts'
import { taxPaymentReport } from '../report.ts'

const steady = (more: Parameters<typeof taxFacts>[1] = {}) =>
  taxFacts(
    [
      ...monthlyTax('2026-02', new Array(24).fill(5_000)),
      ...monthlyTax('2026-02', new Array(24).fill(350), { taxKind: '城市维护建设税' }),
    ],
    { arrears: [], ...more },
  )
const decide = (facts: TaxPaymentFacts) => taxPaymentReport(facts).verdict.decision!

describe('verdict on payments', () => {
  const cases: [string, TaxPaymentFacts, DecisionLevel, string | undefined][] = [
    ['steady payments', steady(), 'CLEAR', undefined],
    ['large arrears', steady({ arrears: [arrear(20_000)] }), 'REJECT', 'G-RED-LINE'],
    ['small arrears', steady({ arrears: [arrear(200)] }), 'REVIEW', 'G-RULES'],
    ['arrears not collected', steady({ arrears: null }), 'REVIEW', 'G-ARREARS-KNOWN'],
    [
      'half a year hidden',
      steady({ payments: [], covered: [['2025-09', '2026-03']] }),
      'UNRATABLE',
      'G-COVERAGE',
    ],
    ['nothing paid', steady({ payments: [] }), 'REVIEW', 'G-TAX-PAID'],
    ['stale', steady({ judgedOn: '2026-12-31' }), 'UNRATABLE', 'G-FRESH'],
    [
      'red line in data that rate nothing',
      steady({ arrears: [arrear(20_000)], covered: [['2025-09', '2026-03']], payments: [] }),
      'REJECT',
      'G-RED-LINE',
    ],
  ]
  it.each(cases)('%s', (_, facts, level, reason) => {
    const decision = decide(facts)
    expect([decision.level, decision.reasons[0]?.id]).toEqual([level, reason])
    expect(decision.text).not.toMatch(/undefined|null|NaN|。。/)
  })
  it('looks from the last row and the last month that was looked at', () => {
    expect(decide(livelyFacts()).freshness).toMatchObject({
      flag: 'GREEN',
      lastRow: expect.any(String),
    })
  })
})
