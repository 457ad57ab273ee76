/**
 * Ways to look better on paper, applied to the months of one enterprise (docs/score.md lists what each is). A card looks at amounts by
 * month and party alone, so that invoices which are split among the same parties, or voided and issued again, change nothing here.
 */

import type { AttackId } from '../../../report/policy/attack-ids.ts'
import type { Direction, MonthIndex } from '../../facts.ts'
import type { ScoreFacts } from '../features.ts'
import type { ScoreDigest } from '../parties.ts'
import { altered, type Change, firstMadeUp, type Sale } from './altered.ts'

/** Facts of the enterprise under the attack; `last` is the month that is scored. */
export const attacked = (id: AttackId, facts: ScoreFacts, last: MonthIndex): ScoreFacts =>
  ATTACKS[id](facts, last)

type Attack = (facts: ScoreFacts, last: MonthIndex) => ScoreFacts

const sold = (digests: readonly ScoreDigest[], from: MonthIndex) =>
  digests.filter(({ direction, month }) => direction === 'OUT' && month >= from)

function amountsOf(digests: readonly ScoreDigest[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { counterparties: c } of digests)
    c.id.forEach((id, i) => {
      sums.set(id, (sums.get(id) ?? 0) + c.blueAmount[i]! - c.redAmount[i]!)
    })
  return sums
}

const sumOf = (digests: readonly ScoreDigest[]): number =>
  [...amountsOf(digests).values()].reduce((a, b) => a + b, 0)

/** Net sales of the last 12 months, fen, at least 0. */
const yearSales = (digests: readonly ScoreDigest[], last: MonthIndex): number =>
  Math.max(0, sumOf(sold(digests, last - 11)))

const largest = (amounts: ReadonlyMap<number, number>): number | undefined =>
  [...amounts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0]

const adding =
  (sales: (digests: readonly ScoreDigest[], last: MonthIndex) => readonly Sale[]): Attack =>
  (facts, last) => ({
    ...facts,
    digests: altered(facts.digests, { sales: sales(facts.digests, last) }),
  })

const changing =
  (change: (digests: readonly ScoreDigest[], last: MonthIndex) => Change): Attack =>
  (facts, last) => ({ ...facts, digests: altered(facts.digests, change(facts.digests, last)) })

/** As much again as the sales of a year, to 20 new buyers, even over the last `months`. */
const volume = (months: number): Attack =>
  adding((digests, last) => {
    const fen = Math.round(yearSales(digests, last) / (20 * months))
    const buyer = firstMadeUp(digests)
    return Array.from({ length: 20 * months }, (_, i) => ({
      ...{ direction: 'OUT' as const, month: last - (i % months), party: buyer + (i % 20), fen },
    }))
  })

/** A partner sells back a fifth of the year's sales, and buys as much more. */
const backAndForth = (known: Direction | null): Attack =>
  adding((digests, last) => {
    const amounts = amountsOf(digests.filter(({ direction }) => direction === known))
    const party = (known && largest(amounts)) ?? firstMadeUp(digests)
    const fen = Math.round((yearSales(digests, last) * 0.2) / 12)
    return Array.from({ length: 24 }, (_, i) => ({
      ...{ direction: i % 2 === 0 ? ('OUT' as const) : ('IN' as const) },
      ...{ month: last - (i >> 1), party, fen },
    }))
  })

/** The weakest months of sales of three years, said not to be collected in either direction. */
const without =
  (months: number): Attack =>
  (facts, last) => {
    const net = sold(facts.digests, last - 35)
      .filter(({ count }) => count > 0)
      .map((digest): [MonthIndex, number] => [digest.month, sumOf([digest])])
    const omitted = net
      .sort((a, b) => a[1] - b[1] || a[0] - b[0])
      .slice(0, months)
      .map(([month]) => month)
    const missing = (direction: Direction) => [
      ...new Set([...(facts.missingMonths?.[direction] ?? []), ...omitted]),
    ]
    return {
      ...facts,
      digests: facts.digests.filter(({ month }) => !omitted.includes(month)),
      missingMonths: { OUT: missing('OUT'), IN: missing('IN') },
    }
  }

/** The largest of those buyers whose first invoice lies a year back. */
function largestOldBuyer(digests: readonly ScoreDigest[], last: MonthIndex): number | undefined {
  const all = sold(digests, Number.NEGATIVE_INFINITY)
  const old = new Set(
    all.flatMap(({ month, counterparties: { id, blueCount } }) =>
      month > last - 12 ? [] : [...id].filter((_, i) => blueCount[i]! > 0),
    ),
  )
  return largest(new Map([...amountsOf(all)].filter(([id]) => old.has(id))))
}

const ATTACKS: Record<AttackId, Attack> = {
  SMALL_TO_NEW: adding((digests, last) => {
    const buyer = firstMadeUp(digests)
    return Array.from({ length: 50 }, (_, i) => ({
      ...{ direction: 'OUT' as const, month: last - (i % 3), party: buyer + i, fen: 200_000 },
    }))
  }),
  ONE_LARGE: adding((digests, last) => [
    {
      ...{ direction: 'OUT', month: last, party: firstMadeUp(digests) },
      fen: Math.max(100_000_000, yearSales(digests, last)),
    },
  ]),
  SPLIT_OVER_NEW_6: changing((_, last) => ({ split: { parts: 3, from: last - 5 } })),
  SPLIT_OVER_NEW: changing(() => ({ split: { parts: 10, from: Number.NEGATIVE_INFINITY } })),
  BACK_AND_FORTH_NEW: backAndForth(null),
  BACK_AND_FORTH_BUYER: backAndForth('OUT'),
  BACK_AND_FORTH_SUPPLIER: backAndForth('IN'),
  WITHOUT_PURCHASES: (facts) => ({
    ...facts,
    covered: { ...facts.covered, IN: null },
    digests: facts.digests.filter(({ direction }) => direction === 'OUT'),
  }),
  WITHOUT_MONTH: without(1),
  WITHOUT_TWO_MONTHS: without(2),
  WITHOUT_THREE_MONTHS: without(3),
  VOLUME_3: volume(3),
  VOLUME_6: volume(6),
  VOLUME_12: volume(12),
  VOLUME_24: volume(24),
  VOLUME_OLD_BUYER: adding((digests, last) => {
    const party = largestOldBuyer(digests, last)
    if (party === undefined) return []
    const fen = Math.round(yearSales(digests, last) / 12)
    return Array.from({ length: 12 }, (_, i) => ({
      ...{ direction: 'OUT' as const, month: last - i, party, fen },
    }))
  }),
}
