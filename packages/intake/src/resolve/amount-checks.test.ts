import { describe, expect, it } from 'vitest'
import type { FieldSource, InvoiceItem } from '../invoice.ts'
import { type AmountChoice, checkItems } from './amount-checks.ts'

/** An amount without tax as it was read, sure to 0.9. */
const choice = (value: string, source: FieldSource): AmountChoice => ({
  amountExclTax: { value, evidence: { source, confidence: 0.9 } },
  taxAmount: null,
  totalAmount: null,
  warnings: [],
})

/** So many lines of 10.00 yuan. */
const lines = (count: number, amount: string | null = '10.00') =>
  Array.from({ length: count }, () => ({ amount }) as InvoiceItem)

const yuan = (fen: number) => (fen / 100).toFixed(2)
const MESSAGE = '明细金额之和与合计金额不一致'

describe('the lines of an invoice add up to its amount', () => {
  it.each([
    // lines, fen that the sum is off, whether that is rounding
    [1, 0, true],
    [1, 1, true],
    [1, -1, true],
    [1, 2, false],
    [1, -2, false],
    [3, 3, true],
    [3, 4, false],
    [3, -4, false],
    [20, 20, true],
    [20, -20, true],
    [20, 21, false],
    [20, -21, false],
  ])('%d lines, off by %d fen: rounding? %s', (count, off, rounding) => {
    const amount = choice(yuan(count * 1000 + off), 'PDF_TEXT')
    checkItems(amount, lines(count))
    expect(amount.warnings).toEqual(rounding ? [] : [MESSAGE])
    const sure = amount.amountExclTax?.evidence.confidence ?? 0
    if (rounding) expect(sure).toBeGreaterThan(0.9)
    else expect(sure).toBeLessThan(0.9)
  })

  it('says nothing where a line has no amount, or there are none', () => {
    for (const items of [[], [...lines(2), ...lines(1, null)]]) {
      const amount = choice('99.00', 'PDF_TEXT')
      checkItems(amount, items)
      expect(amount).toEqual(choice('99.00', 'PDF_TEXT'))
    }
  })
})
