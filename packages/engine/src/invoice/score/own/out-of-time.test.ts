import { expect, it } from 'vitest'
import { PLATFORM_CARD } from './card.ts'
import { fellShort, type Ranked, ranked } from './out-of-time.ts'
import type { OwnCase } from './train.ts'

/** A loan of an enterprise whose score falls with its place: 36 months of business down to none. */
const loan = (firm: number, bad: boolean): OwnCase => ({
  firm: `F${firm}`,
  figures: { businessMonths36: 36 - 3 * firm, steadySales24: 100_000, purchaseRatio24: 0.5 },
  platformScore: 500,
  bad,
})

it('ranks by the score, over loans, and says nothing of a handful of enterprises', () => {
  // Enterprises 0 to 4 are good, 5 to 9 bad, each with two loans; of the fifth and of the sixth one loan is of the other kind.
  const loans = Array.from({ length: 10 }, (_, f) => [
    loan(f, f > 4),
    loan(f, f === 4 || (f > 4 && f !== 5)),
  ]).flat()
  const found = ranked(PLATFORM_CARD, loans)
  // Of 10 × 10 pairs: the bad loan of 4 wins against 8, ties with 1, loses to 1; that of 5 wins against 9 and ties with 1; the other eight win all.
  expect(found.auc).toBeCloseTo((8.5 + 9.5 + 80) / 100, 10)
  expect(found).toMatchObject({ cases: 20, bad: 10, firms: 10, badFirms: 6, goodFirms: 6 })
  expect(found.aucRange![0]).toBeLessThan(found.auc!)
  const nine = ranked(PLATFORM_CARD, loans.slice(2))
  expect([nine.firms, nine.auc, nine.aucRange]).toEqual([9, null, null])
})

it('falls short by more than both intervals leave room for, with enough loans and enterprises', () => {
  // Room is 0.1 and 0.075 on their sides: √(0.01 + 0.005625) = 0.125 together.
  const promised = { auc: 0.8, aucRange: [0.7, 0.9] as [number, number] }
  const now: Ranked = {
    ...{ cases: 60, bad: 20, firms: 20, badFirms: 10, goodFirms: 12 },
    ...{ auc: 0.67, aucRange: [0.55, 0.745] },
  }
  expect(fellShort(promised, now)).toBe(true)
  expect(fellShort(promised, { ...now, auc: 0.68, aucRange: [0.55, 0.755] })).toBe(false)
  for (const few of [{ bad: 19 }, { badFirms: 9 }, { goodFirms: 9 }, { firms: 19 }])
    expect(fellShort(promised, { ...now, ...few })).toBeNull()
  expect(fellShort(promised, { ...now, auc: null, aucRange: null })).toBeNull()
})
