/** What the limit takes from the taxes. */
import { describe, expect, it } from 'vitest'
import { arrear } from '../../test-support/tax-facts.ts'
import { recordFacts } from '../../test-support/tax-record-facts.ts'
import { taxReportContext } from '../tax/context.ts'
import { lendingOf } from './lending.ts'

const owed = (...balances: (number | null)[]) => {
  const arrears = balances.map((balance, i) => ({ ...arrear(balance), key: `a${i}` }))
  const context = taxReportContext(recordFacts({ arrears }))
  return lendingOf(context, context.asOf).arrears
}

describe('arrears', () => {
  it('are what is owed: nothing is taken off, and what is not told is not owed', () => {
    expect(owed(5_000, null, -300, 20)).toBe(502_000)
    expect(owed()).toBe(0)
    expect(owed(null)).toBe(0)
  })
  it('are not known where they were never collected', () => {
    const context = taxReportContext(recordFacts({ arrears: null }))
    expect(lendingOf(context, context.asOf).arrears).toBeNull()
  })
})
