import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDay, parseDay } from '../kit/calendar/window.ts'
import { replay } from './account.ts'
import { daysOf } from './days.ts'
import { roundedFen } from './fen.ts'
import { planOf } from './plan.ts'
import type { LoanDeed } from './state.ts'
import {
  DAY_COUNTS,
  type DayCount,
  type LoanTerms,
  REPAYMENT_METHODS,
  type RepaymentMethod,
  ROUNDINGS,
  type Rounding,
} from './terms.ts'
import { dueOf, earnedOf, periodsOf, settlementOf, totalOf } from './view.ts'

const day = (text: string) => parseDay(text)!

/** Reckoned by `reckon.py` beside it: day by day, in fractions, apart from this engine. */
const table = (name: string) =>
  readFileSync(new URL(`../../test-support/loan/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const termsOf = (row: readonly string[]): LoanTerms => ({
  ratePpm: Number(row[0]),
  dayCount: row[1] as DayCount,
  method: row[2] as RepaymentMethod,
  rounding: row[3] as Rounding,
  graceDays: Number(row[4]),
  penaltyPpm: Number(row[5]),
  compound: row[6] === 'true',
})
const lentOf = (row: readonly string[]) => ({
  amount: Number(row[7]),
  from: day(row[8]!),
  due: day(row[9]!),
})

describe('days of interest', () => {
  it.each([
    // Days of the 30/360 Bond Basis as worked in texts on ISDA 2006, section 4.16(f).
    ['THIRTY_360', '2007-01-15', '2007-01-30', 15],
    ['THIRTY_360', '2007-01-15', '2007-02-15', 30],
    ['THIRTY_360', '2007-01-15', '2007-07-15', 180],
    ['THIRTY_360', '2007-09-30', '2008-03-31', 180],
    ['THIRTY_360', '2007-09-30', '2007-10-31', 30],
    ['THIRTY_360', '2007-01-31', '2007-02-28', 28],
    ['THIRTY_360', '2006-08-31', '2007-02-28', 178],
    ['THIRTY_360', '2007-02-28', '2007-08-31', 183],
    ['THIRTY_360', '2007-02-14', '2007-02-28', 14],
    ['THIRTY_360', '2008-02-29', '2009-02-28', 359],
    ['ACT_360', '2024-02-01', '2024-03-01', 29],
    ['ACT_365', '2023-02-01', '2023-03-01', 28],
    ['ACT_365', '2024-01-01', '2025-01-01', 366],
  ] as const)('%s from %s to %s: %i', (count, from, to, days) => {
    expect(daysOf(count, day(from), day(to))).toBe(days)
  })
})

describe('a fraction of a fen', () => {
  it.each([
    [5n, 2n, 3, 2, 2],
    [7n, 2n, 4, 4, 3],
    [9n, 4n, 2, 2, 2],
    [11n, 4n, 3, 3, 2],
    [0n, 7n, 0, 0, 0],
  ])('%i / %i', (numerator, denominator, ...three) => {
    expect(ROUNDINGS.map((how) => roundedFen(numerator, denominator, how))).toEqual(three)
  })
})

describe('a plan', () => {
  it.each(table('plans').map((row, i) => [i + 2, row] as const))('is that of line %i', (_, row) => {
    const plan = planOf(termsOf(row), lentOf(row))
    expect(plan.map((p) => `${formatDay(p.due)}:${p.principal}:${p.interest}`).join(' ')).toBe(
      row[10],
    )
    expect(plan.reduce((sum, { principal }) => sum + principal, 0)).toBe(lentOf(row).amount)
  })
  it('of an impossible loan is none', () => {
    const terms = termsOf(table('plans')[0]!)
    const lent = { amount: 100, from: 10, due: 20 }
    for (const amount of [0, -1, 0.5, Number.MAX_SAFE_INTEGER + 1])
      expect(() => planOf(terms, { ...lent, amount })).toThrow(RangeError)
    expect(() => planOf(terms, { ...lent, due: 10 })).toThrow(RangeError)
    expect(() => planOf({ ...terms, ratePpm: -1 }, lent)).toThrow(RangeError)
  })
})

function deedOf(text: string): LoanDeed {
  const [at, kind, fen] = text.split(':') as [string, string, string]
  const of = { day: day(at), fen: Number(fen) }
  if (kind === 'PENALTY') return { ...of, kind: 'WAIVER', part: 'PENALTY' }
  return { ...of, kind: kind as 'FEE' | 'PAYMENT' }
}

describe('deeds of a loan', () => {
  it.each(table('replays').map((row, i) => [i + 2, row] as const))('come to line %i', (_, row) => {
    const deeds = row[10] === '-' ? [] : row[10]!.split(' ').map(deedOf)
    const { account } = replay(termsOf(row), lentOf(row), deeds, day(row[11]!))
    const { FEE, PENALTY, INTEREST, PRINCIPAL } = settlementOf(account)
    expect([FEE, PENALTY, INTEREST, PRINCIPAL]).toEqual(row.slice(12).map(Number))
  })
})

const anyTerms = fc.record({
  ratePpm: fc.integer({ min: 0, max: 360_000 }),
  dayCount: fc.constantFrom(...DAY_COUNTS),
  method: fc.constantFrom(...REPAYMENT_METHODS),
  rounding: fc.constantFrom(...ROUNDINGS),
  graceDays: fc.integer({ min: 0, max: 15 }),
  penaltyPpm: fc.integer({ min: 0, max: 360_000 }),
  compound: fc.boolean(),
})
const anyLoan = fc
  .record({
    terms: anyTerms,
    amount: fc.integer({ min: 1, max: 100_000_000_000 }),
    from: fc.integer({ min: day('2023-12-01'), max: day('2028-03-01') }),
    tenor: fc.integer({ min: 1, max: 400 }),
    /** Days after the last one, and thousandths of what would settle all then. */
    steps: fc.array(
      fc.record({ after: fc.integer({ min: 0, max: 90 }), of: fc.integer({ min: 1, max: 1000 }) }),
      { maxLength: 8 },
    ),
  })
  .map(({ tenor, ...loan }) => ({ ...loan, due: loan.from + tenor }))

/** Pays as the steps say, each a part of the settlement figure of its day, and on the last day all that is left. */
function paidOff({
  terms,
  steps,
  ...lent
}: typeof anyLoan extends fc.Arbitrary<infer T> ? T : never) {
  const deeds: LoanDeed[] = []
  let at = lent.from
  const owed = () => totalOf(settlementOf(replay(terms, lent, deeds, at).account))
  for (const { after, of } of steps) {
    at += after
    const fen = Math.floor((owed() * of) / 1000)
    if (fen > 0) deeds.push({ day: at, kind: 'PAYMENT', fen })
  }
  at += 10
  const fen = owed()
  if (fen > 0) deeds.push({ day: at, kind: 'PAYMENT', fen })
  return { terms, lent, deeds, at }
}

describe('any loan', () => {
  it('ends at nothing, and what was paid is principal, interest, penalty, fees to the fen', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { terms, lent, deeds, at } = paidOff(loan)
        const { account, allocations } = replay(terms, lent, deeds, at)
        expect(totalOf(settlementOf(account))).toBe(0)
        const earned = totalOf(earnedOf(account))
        const paid = deeds.reduce((sum, { fen }) => sum + fen, 0)
        expect(paid).toBe(lent.amount + earned)
        const lines = allocations.flat()
        expect(lines.reduce((sum, { fen }) => sum + fen, 0)).toBe(paid)
        expect(
          lines.filter(({ part }) => part === 'PRINCIPAL').reduce((sum, { fen }) => sum + fen, 0),
        ).toBe(lent.amount)
        // Later days add nothing to a loan that is settled.
        const later = replay(terms, lent, deeds, at + 500).account
        expect(totalOf(settlementOf(later))).toBe(0)
        expect(periodsOf(later).every(({ state }) => state === 'PAID')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
  it('comes to the same however a payment of a day is split', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 1, max: 999 }), (loan, part) => {
        const { terms, lent, deeds, at } = paidOff(loan)
        const split = deeds.flatMap((deed) => {
          const first = Math.floor((deed.fen * part) / 1000)
          return first > 0 && first < deed.fen
            ? [
                { ...deed, fen: first },
                { ...deed, fen: deed.fen - first },
              ]
            : [deed]
        })
        const [whole, parts] = [replay(terms, lent, deeds, at), replay(terms, lent, split, at)]
        expect(parts.account).toEqual(whole.account)
      }),
      { numRuns: 300 },
    )
  })
  it('is asked for any day without changing what comes later', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 0, max: 500 }), ({ terms, steps: _, ...lent }, n) => {
        const [a, b] = [lent.from + n, lent.from + n + 37].map((to) => replay(terms, lent, [], to))
        // Nothing that was earned is ever less on a later day.
        expect(totalOf(earnedOf(b!.account))).toBeGreaterThanOrEqual(totalOf(earnedOf(a!.account)))
      }),
    )
  })
})

describe('states of a period', () => {
  const terms: LoanTerms = {
    ...{ ratePpm: 43_500, dayCount: 'ACT_360', method: 'BULLET', rounding: 'HALF_UP' },
    ...{ graceDays: 3, penaltyPpm: 65_250, compound: false },
  }
  const lent = { amount: 100_000_00, from: day('2026-01-10'), due: day('2026-03-10') }
  const on = (text: string, deeds: LoanDeed[] = []) => replay(terms, lent, deeds, day(text)).account
  it('follow its days', () => {
    const state = (text: string) => periodsOf(on(text))[0]!.state
    expect(state('2026-03-09')).toBe('NOT_DUE')
    expect(['2026-03-10', '2026-03-13'].map(state)).toEqual(['DUE', 'DUE'])
    expect(periodsOf(on('2026-03-14'))[0]).toMatchObject({ state: 'OVERDUE', overdueDays: 4 })
  })
  it('interest of days of grace, then penalty', () => {
    // 59 days: 10,000,000 × 0.0435 × 59/360 = 71,291.67; a day of grace 1,208.33; a day of penalty 1,812.50.
    expect(dueOf(on('2026-03-10'))).toMatchObject({ INTEREST: 71_292, PENALTY: 0 })
    expect(dueOf(on('2026-03-13'))).toMatchObject({ INTEREST: 74_917, PENALTY: 0 })
    expect(dueOf(on('2026-03-15'))).toMatchObject({ INTEREST: 74_917, PENALTY: 3_625 })
  })
  it('one of which all was waived but nothing paid is WAIVED', () => {
    const free = { ...terms, method: 'INTEREST_FIRST' as const }
    const all = replay(free, lent, [], day('2026-02-10')).account
    const fen = dueOf(all).INTEREST
    const deeds: LoanDeed[] = [{ day: day('2026-02-10'), kind: 'WAIVER', part: 'INTEREST', fen }]
    const { account } = replay(free, lent, deeds, day('2026-02-10'))
    expect(periodsOf(account).map(({ state }) => state)).toEqual(['WAIVED', 'NOT_DUE'])
  })
  it('more than is owed, or than is due, is refused', () => {
    const at = day('2026-03-10')
    expect(() => on('2026-03-10', [{ day: at, kind: 'PAYMENT', fen: 10_071_293 }])).toThrow('more')
    expect(() => on('2026-03-10', [{ day: at, kind: 'WAIVER', part: 'PENALTY', fen: 1 }])).toThrow()
    expect(() => on('2026-03-09', [{ day: at, kind: 'FEE', fen: 1 }])).toThrow('before')
  })
})
