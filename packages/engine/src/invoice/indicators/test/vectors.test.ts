import { describe, expect, it } from 'vitest'
import { allIndicators } from '../../../../test-support/all-indicators.ts'
import { monthly, row, type SmallPlan, smallFacts } from '../../../../test-support/small-facts.ts'
import { invoiceContext } from '../../context/context.ts'
import type { InvoiceRow } from '../../facts.ts'
import { INVOICE_PART } from '../../part.ts'

function indicator(key: string, rows: readonly InvoiceRow[], plan: SmallPlan = {}) {
  const found = allIndicators(INVOICE_PART, invoiceContext(smallFacts(rows, plan))).find(
    (i) => i.key === key,
  )
  if (!found) throw new Error(`no ${key}`)
  return found
}
const value = (key: string, rows: readonly InvoiceRow[], plan: SmallPlan = {}) =>
  indicator(key, rows, plan).value

describe('vectors of domain §9.1', () => {
  const dates = (...list: string[]) => list.map((date) => row(date, 1000))
  // As-of 2026-03-15, L12 = 2025-03-01 … 2026-02-28.
  it.each([
    [['2025-03-05', '2025-06-20', '2025-12-31'], 194],
    [['2025-03-05', '2025-06-20'], 268],
    [['2025-12-31'], 305],
    [['2025-03-01', '2026-03-15'], 379],
  ])('I-016 of issues %j is %i', (list, days) => {
    expect(value('I-016.L12', dates(...list))).toBe(days)
  })
  it('I-016 does not count the days before the enterprise existed', () => {
    const plan = { registration: { establishedOn: '2025-06-15' } }
    expect(value('I-016.L12', dates('2025-06-20', '2025-12-31'), plan)).toBe(194)
  })
  it('I-016 without any invoice is the whole time from the start of the window', () => {
    expect(value('I-016.L12', dates('2024-03-05'))).toBe(379)
  })
  it('I-016 ends with what was collected when the month of the cut-off was not', () => {
    const plan = { covered: { OUT: ['2023-03', '2026-02'] as [string, string] } }
    expect(value('I-016.L12', dates('2025-03-01', '2025-12-31'), plan)).toBe(305)
    expect(value('I-017.asOf', dates('2025-12-31'), plan)).toBe(59)
  })
  it('I-015 leaves February out: J1 F0 M0 A1 is a run of one', () => {
    const plan = { cutoff: '2026-05-02T00:00:00+08:00' }
    const busy = monthly('2026-04', [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1])
    expect(value('I-015.L12', busy, plan)).toBe(1)
    expect(value('I-014.L12', busy, plan)).toBe(1)
  })
  it('I-015 joins the months around a silent February', () => {
    const plan = { cutoff: '2026-05-02T00:00:00+08:00' }
    const quiet = monthly('2026-04', [1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1])
    expect(value('I-015.L12', quiet, plan)).toBe(2)
  })
  it('I-020 of [100, 0, 100, 100] repeated is 0.577350', () => {
    const rows = monthly('2026-02', [100, 0, 100, 100, 100, 0, 100, 100, 100, 0, 100, 100])
    expect(value('I-020.L12', rows)).toBe(0.57735)
  })
})

describe('growth', () => {
  const two = (now: number, before: number) => [row('2025-06-10', now), row('2024-06-10', before)]
  it('compares L12 with P12', () => {
    expect(value('I-007.L12', two(150, 100))).toBe(0.5)
  })
  it('tells 0/0 from n/0', () => {
    expect(indicator('I-007.L12', [row('2025-06-10', 5)]).reason).toBe('NO_BASE')
    expect(indicator('I-007.L12', [row('2023-06-10', 5)]).reason).toBe('ZERO_ZERO')
  })
  it('does not grow on a negative base', () => {
    expect(value('I-007.L12', two(50, -100))).toBe(null)
  })
  it('keeps windows of 7–12 and 13–24 months where they belong', () => {
    // M0 = 2026-02: month −6 (2025-08) is in P6, month −11 (2025-03) too, month −12 (2025-02) is not.
    const rows = [
      row('2025-09-01', 7),
      row('2025-08-31', 1),
      row('2025-03-01', 2),
      row('2025-02-28', 4),
    ]
    expect(indicator('I-010.L6', rows).inputs.map((i) => i.value)).toEqual([7, 3])
    expect(indicator('I-007.L12', rows).inputs.map((i) => i.value)).toEqual([10, 4])
  })
})

describe('bases', () => {
  const rows = [
    row('2026-01-05', 1130, { amount: 100_000 }),
    row('2026-01-20', -226, { amount: -20_000 }),
    row('2026-02-05', 500, { status: 'VOID' }),
    row('2026-02-06', 300, { kind: 'DIGITAL_NORMAL' }),
    row('2026-03-05', 9999),
  ]
  it.each([
    ['I-001.L12', 1204],
    ['I-002.L12', 1430],
    ['I-001.L1', 300],
    ['I-005.L12', 4],
    ['I-005.VALID.L12', 3],
    ['I-027.L12', 0.333333],
    ['I-029.L12', 0.25],
    ['I-030.L12', 0.158042],
    ['I-036.L12', 0.25],
  ])('%s is %d', (key, expected) => {
    expect(value(key, rows)).toBe(expected)
  })
  it('leaves the incomplete month out of every window', () => {
    expect(value('I-001.L3', rows)).toBe(1204)
  })
  it('a cut-off in the last minute of a month has seen the month', () => {
    expect(value('I-001.L1', rows, { cutoff: '2026-03-31T23:59:59+08:00' })).toBe(9999)
    expect(value('I-001.L1', rows, { cutoff: '2026-03-31T23:58:00+08:00' })).toBe(300)
  })
})

describe('customers', () => {
  const sale = (date: string, total: number, counterparty: number) =>
    row(date, total, { counterparty })
  const rows = [
    sale('2024-06-01', 100, 0),
    sale('2024-06-02', 100, 1),
    sale('2025-06-01', 300, 0),
    sale('2025-12-01', 100, 2),
    sale('2025-12-02', 100, 3),
  ]
  const plan = { counterparties: [{}, {}, {}, { person: true }] }
  it.each([
    ['I-048.L12', 3],
    ['I-054.L12', 0.5],
    ['I-055.L12', 0.6],
    ['I-056.L12', 0.4],
    ['I-057.P12', 1],
    ['I-050.CR1.L12', 0.6],
    ['I-050.CR5.L12', 0.8],
    ['I-051.L12', 4000],
    ['I-066.L12', 0.2],
  ])('%s is %d', (key, expected) => {
    expect(value(key, rows, plan)).toBe(expected)
  })
  it('counts all individuals as one customer', () => {
    const people = [0, 1, 2].map((counterparty) => sale('2025-06-01', 10, counterparty))
    const persons = { counterparties: [{ person: true }, { person: true }, { person: true }] }
    expect(value('I-048.L12', people, persons)).toBe(1)
    expect(value('I-050.CR1.L12', people, persons)).toBe(0)
  })
  it('A customers are older than 18 months, have three invoices and one in the last six months', () => {
    const trade = (counterparty: number, ...dates: string[]) =>
      dates.map((date) => sale(date, 10, counterparty))
    const levels = [
      ...trade(0, '2024-08-31', '2025-05-01', '2025-06-01', '2026-01-01'),
      ...trade(1, '2024-09-01', '2025-05-01', '2025-06-01', '2026-01-01'),
      ...trade(2, '2024-01-01', '2025-05-01', '2026-01-01'),
      ...trade(3, '2024-01-01', '2025-05-01', '2025-06-01', '2025-08-31'),
    ]
    expect(value('I-058.A.L12', levels)).toBe(1)
    expect(value('I-058.B.L12', levels)).toBe(1)
    expect(value('I-058.C.L12', levels)).toBe(2)
    expect(value('I-058.A_SHARE.L12', levels)).toBe(0.25)
  })
})
