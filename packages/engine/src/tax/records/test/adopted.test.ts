/** What the tax payment report says of payments and arrears, the tax report says to the letter: there is one formula. */
import { describe, expect, it } from 'vitest'
import { livelyFacts } from '../../../../test-support/tax-facts.ts'
import { recordFacts } from '../../../../test-support/tax-record-facts.ts'
import { taxPaymentReport } from '../../../tax-payment/report.ts'
import { taxReport } from '../../report.ts'

describe('payments and arrears', () => {
  it.each([undefined, 2025 * 12 + 5, 2024 * 12 + 11])(
    'are those of the other report (%s)',
    (through) => {
      const payments = livelyFacts()
      const facts = recordFacts({
        dataCutoff: payments.dataCutoff,
        payments: payments.payments,
        arrears: payments.arrears,
      })
      const own = taxReport(facts, through)
      const other = taxPaymentReport(payments, through)
      const known = other.indicators.map(({ key }) => own.indicators.find((i) => i.key === key))
      expect(known.length).toBeGreaterThan(20)
      // Where the report looks back, the other says why arrears are not known in its own words.
      const comparable = (i: (typeof known)[number]) =>
        i && (i.reason === 'NO_DATA' ? { ...i, detail: '' } : i)
      expect(known.map(comparable)).toEqual(other.indicators.map(comparable))
      for (const rule of other.rules) {
        const found = own.rules.find(({ id }) => id === rule.id)!
        expect([found.id, found.result, found.level, found.text, found.value]).toEqual([
          rule.id,
          rule.result,
          rule.level,
          rule.text,
          rule.value,
        ])
      }
    },
  )

  it('never collected are unknown, not nought', () => {
    const { indicators, rules } = taxReport(recordFacts())
    const of = (key: string) => indicators.find((i) => i.key === key)
    expect(of('T-008.L12')).toMatchObject({ value: null, reason: 'NO_DATA', flag: 'GREY' })
    expect(of('T-020.asOf')).toMatchObject({ value: null, reason: 'NO_DATA', flag: 'GREY' })
    expect(rules.find(({ id }) => id === 'R-001')?.result).toBe('UNKNOWN')
  })
})
