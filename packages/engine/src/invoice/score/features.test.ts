import { describe, expect, it } from 'vitest'
import { effectiveEnd, scoreFeatures } from './features.ts'
import { factsOf, month, monthly, row } from './sample-facts.ts'

const THROUGH = month('2025-12')
const features = (rows: Parameters<typeof factsOf>[0], purchases = true) =>
  scoreFeatures(factsOf(rows, purchases), THROUGH)!

describe('the end of the windows', () => {
  it.each([
    ['2025-12', '2025-12'],
    ['2025-10', '2025-10'],
    ['2025-08', '2025-08'],
    ['2025-07', '2025-08'],
    ['2023-01', '2025-08'],
  ])('data up to %s ends the windows at %s', (last, end) => {
    expect(effectiveEnd(factsOf(monthly(last, 3, 100)), THROUGH)).toBe(month(end))
  })

  it('a purchase alone keeps the windows open', () => {
    const rows = [...monthly('2025-06', 3, 100), row('2025-12', 1, 5, { direction: 'IN' })]
    expect(effectiveEnd(factsOf(rows), THROUGH)).toBe(THROUGH)
  })

  it('is null without a row up to the month', () => {
    expect(effectiveEnd(factsOf(monthly('2026-03', 2, 100)), THROUGH)).toBeNull()
    expect(scoreFeatures(factsOf([]), THROUGH)).toBeNull()
  })
})

it('looks at nothing after the month', () => {
  const known = monthly('2025-12', 20, 1000)
  const later = [...monthly('2026-06', 6, 9e6), row('2026-01', 2, 1, { status: 'VOID' })]
  expect(features([...known, ...later])).toEqual(features(known))
})

describe('the figures', () => {
  it('a steady year', () => {
    expect(features(monthly('2025-12', 12, 1000))).toEqual({
      monthlySales24: 1000,
      invoices24: 12,
      activeMonths6: 6,
      volatility36: 0,
      longestGap24: 30,
      voidRate36: 0,
      purchaseRatio12: 0,
      topCustomer24: 1,
      salesSpan: 12,
    })
  })

  it('red invoices come off sales and off their customer', () => {
    const f = features([
      row('2025-11', 3, 600),
      row('2025-11', 4, 400, { counterparty: 2 }),
      row('2025-12', 4, -300),
    ])
    expect(f.monthlySales24).toBe(350)
    expect(f.topCustomer24).toBeCloseTo(400 / 700)
    expect(f.invoices24).toBe(2)
  })

  it('a month without sales is a zero in the volatility', () => {
    const rows = [row('2025-01', 1, 50, { direction: 'IN' }), ...monthly('2025-12', 6, 100)]
    expect(features(rows).volatility36).toBeCloseTo(1)
  })

  it('volatility is unknown under six months or without positive sales', () => {
    expect(features(monthly('2025-12', 5, 100)).volatility36).toBeNull()
    expect(features(monthly('2025-12', 8, -100)).volatility36).toBeNull()
  })

  it('the gap counts the days after the last invoice, and void invoices do not end it', () => {
    const f = features([
      row('2025-08', 1, 100),
      row('2025-09', 30, 100),
      row('2025-10', 15, 100, { status: 'VOID' }),
      row('2025-12', 31, 100, { direction: 'IN' }),
    ])
    expect(f.longestGap24).toBe(92)
  })

  it('the void rate leaves 数电票 out, and is unknown when nothing else is there', () => {
    const digital = { kind: 'DIGITAL_NORMAL' } as const
    const rows = [
      row('2025-12', 1, 100),
      row('2025-12', 2, 100, { status: 'VOID' }),
      row('2025-12', 3, 100, digital),
      row('2025-12', 4, 100, digital),
    ]
    expect(features(rows).voidRate36).toBe(0.5)
    expect(features(rows.slice(2)).voidRate36).toBeNull()
  })

  it('purchases against sales', () => {
    const bought = row('2025-12', 5, 150, { direction: 'IN' })
    const sold = row('2025-12', 6, 100)
    expect(features([bought, sold]).purchaseRatio12).toBe(1.5)
    expect(features([bought]).purchaseRatio12).toBe(99.99)
    expect(features([bought, sold], false).purchaseRatio12).toBeNull()
    expect(
      features([...monthly('2024-06', 3, 100), row('2025-12', 1, 1, { status: 'VOID' })])
        .purchaseRatio12,
    ).toBeNull()
  })

  it('the span goes back before the 24 months and stops at 36', () => {
    const first = (text: string) => features([row(text, 1, 1), row('2025-12', 1, 1)]).salesSpan
    expect(first('2023-06')).toBe(31)
    expect(first('2015-01')).toBe(36)
    expect(features([row('2025-12', 1, 1, { direction: 'IN' })]).salesSpan).toBe(0)
  })
})
