/** A growth needs something to grow from: negative, empty and tiny bases say so in words (I-007…I-012, I-024, I-025, I-080, I-093). */
import { describe, expect, it } from 'vitest'
import { allIndicators } from '../../../../test-support/all-indicators.ts'
import { monthly, row, type SmallPlan, smallFacts } from '../../../../test-support/small-facts.ts'
import { invoiceContext } from '../../context/context.ts'
import type { InvoiceRow } from '../../facts.ts'
import { INVOICE_PART } from '../../part.ts'

function of(key: string, rows: readonly InvoiceRow[], plan: SmallPlan = {}) {
  return allIndicators(INVOICE_PART, invoiceContext(smallFacts(rows, plan))).find(
    (i) => i.key === key,
  )!
}

/** Two windows of the comparison `key`, a row in the middle of each; M0 = 2026-02. */
const MONTHS: Record<string, [now: string, before: string]> = {
  'I-007.L12': ['2025-09-10', '2024-09-10'],
  'I-008.L6': ['2025-12-10', '2024-12-10'],
  'I-009.L3': ['2026-01-10', '2025-01-10'],
  'I-010.L3': ['2026-01-10', '2025-10-10'],
  'I-010.L6': ['2025-12-10', '2025-06-10'],
  'I-010.L12': ['2025-09-10', '2024-09-10'],
  'I-011.Y': ['2025-06-10', '2024-06-10'],
  'I-011.YTD': ['2026-01-10', '2025-01-10'],
  'I-012.Y': ['2025-06-10', '2023-06-10'],
  'I-024.L3': ['2026-01-10', '2025-06-10'],
}
const YEARS: SmallPlan = { covered: { OUT: ['2022-12', '2026-03'] } }
const grown = (key: string, now: number, before: number) => {
  const [nowDay, beforeDay] = MONTHS[key]!
  const rows = [
    ...(now === 0 ? [] : [row(nowDay, now)]),
    ...(before === 0 ? [] : [row(beforeDay, before)]),
  ]
  return of(key, rows, YEARS)
}

describe.each(Object.keys(MONTHS))('%s', (key) => {
  it.each([
    [300_000, -12_000, 'NOT_APPLICABLE', '比较期净额为负'],
    [-300_000, -12_000, 'NOT_APPLICABLE', '比较期净额为负'],
    [0, -12_000, 'NOT_APPLICABLE', '比较期净额为负'],
    [-300_000, 0, 'NOT_APPLICABLE', '本期净额为负'],
    [9_000_000, 100, 'NO_BASE', '比较期净额仅100.00元'],
  ])('%d after %d is no growth: %s', (now, before, reason, words) => {
    const said = grown(key, now, before)
    expect([said.value, said.reason, said.flag]).toEqual([null, reason, 'GREY'])
    expect(said.detail).toContain(words)
    expect(said.inputs.length).toBeGreaterThan(1)
  })
  it('something after nothing is new, nothing after nothing is nothing', () => {
    expect(grown(key, 300_000, 0)).toMatchObject({ value: null, reason: 'NO_BASE' })
    expect(grown(key, 0, 0)).toMatchObject({ value: null, reason: 'ZERO_ZERO' })
  })
  it('a fall below zero is a number', () => {
    if (key !== 'I-012.Y') expect(grown(key, -300_000, 300_000).value).toBeLessThanOrEqual(-2)
  })
  it('a rise beyond three times the base is never shown as normal', () => {
    const said = grown(key, 50_000_000, key === 'I-012.Y' ? 1_200_000 : 9_000_000)
    expect(said.value).toBeGreaterThan(2)
    expect(['YELLOW', 'RED']).toContain(said.flag)
  })
})

describe('a large base is a base, whatever it grew to', () => {
  it('I-007 of a year of 1.2 million', () => {
    expect(grown('I-007.L12', 900_000_000, 1_300_000).value).toBeCloseTo(691.3077, 3)
  })
})

describe('I-025', () => {
  it('does not compare with a month of next to nothing', () => {
    const nets = [100, 100, 100, 100, 100, 100, 100, 100, 100, 0.5, 100, 150]
    expect(of('I-025.L12', monthly('2026-02', nets)).value).toBe(0.995)
  })
})

describe('I-080', () => {
  const power = (date: string, yuan: number) => {
    const base = row(date, yuan, { direction: 'IN' })
    const line = { category: '1100101', goods: '电', rateBp: 1300, quantity: null, tax: 0 }
    return { ...base, items: [{ ...line, amount: base.amount }] }
  }
  const maker = { registration: { industrySection: 'C' } }
  it('says which of the two did not grow from anything', () => {
    const rows = [power('2025-06-10', 9000), row('2025-06-10', 50_000), row('2024-06-10', 40_000)]
    expect(of('I-080.L12', rows, maker)).toMatchObject({
      value: null,
      reason: 'NO_BASE',
      detail: '电费：比较期为零',
    })
  })
})

describe('I-093', () => {
  it('customers after none are new', () => {
    expect(of('I-093.L3', [row('2026-01-10', 100)])).toMatchObject({ reason: 'NO_BASE' })
  })
})

describe('a season', () => {
  /** November to January sell `now`, August to October `before`; a year earlier `then` after 100,000. M0 = 2026-01. */
  const season = (then: number, now: number) =>
    of(
      'I-010.L3',
      [
        row('2024-09-10', 1_000_000),
        row('2024-12-10', then),
        row('2025-09-10', 1_200_000),
        row('2025-12-10', now),
      ],
      { ...YEARS, cutoff: '2026-02-15T12:00:00+08:00' },
    )
  it('that fell as much a year ago is no warning, and says so', () => {
    const said = season(250_000, 290_000)
    expect(said.value).toBeCloseTo(-0.7583, 3)
    expect(said.flag).toBe('GREY')
    expect(said).toMatchObject({
      detail: '季节性：上年同期环比-75.00%',
      aside: '季节性：上年同期环比-75.00%',
    })
  })
  it('a fall much deeper than that of a year ago stays red', () => {
    expect(season(700_000, 290_000)).toMatchObject({ flag: 'RED' })
    expect(season(700_000, 290_000).detail).toBeUndefined()
  })
  it('a rise a year ago excuses no fall', () => {
    expect(season(2_000_000, 290_000)).toMatchObject({ flag: 'RED' })
  })
})
