import { describe, expect, it } from 'vitest'
import type { InvoiceRow } from '../../packages/engine/src/invoice/facts.ts'
import {
  CARDS,
  type ScoreSource,
  scoreFeatures,
} from '../../packages/engine/src/invoice/score/index.ts'
import { attacked } from '../../packages/engine/src/invoice/score/own/attacks.ts'
import { month, monthly, row } from '../../packages/engine/src/invoice/score/sample-facts.ts'
import { applyCard } from '../../packages/engine/src/kit/score/card.ts'
import { ATTACK_IDS } from '../../packages/engine/src/report/policy/attack-ids.ts'
import { ATTACKS } from './attacks.ts'
import { scoredBeside } from './beside-bureau.ts'
import { foldRows, type PortfolioFacts } from './load.ts'

const LAST = month('2025-12')
const bought = { direction: 'IN', counterparty: 90 } as const

/** Small enterprises of different kinds; none is real. */
const ENTERPRISES: Record<string, InvoiceRow[]> = {
  tiny: monthly('2025-12', 40, 3_000),
  'just below a month of business': monthly('2025-12', 40, 29_000),
  'ten buyers, half bought in': [
    ...Array.from({ length: 10 }, (_, c) =>
      monthly('2025-12', 40, 20_000 + 1_000 * c, { counterparty: c }),
    ).flat(),
    ...monthly('2025-12', 40, 120_000, bought),
  ],
  'buys more than it sells': [
    ...monthly('2025-12', 40, 50_000),
    ...monthly('2025-12', 40, 90_000, bought),
  ],
  'hardly buys': [...monthly('2025-12', 40, 80_000), ...monthly('2025-12', 40, 900, bought)],
  'silent for five months': [
    ...monthly('2025-07', 36, 60_000),
    ...monthly('2025-12', 40, 10_000, bought),
  ],
  'buys in its three weakest months': [
    ...monthly('2025-12', 40, 80_000),
    ...['2024-04', '2024-09', '2025-03'].flatMap((m) => [
      row(m, 4, -30_000),
      row(m, 9, 9e5, bought),
    ]),
    ...monthly('2025-12', 40, 9_000, bought),
  ],
  'a weak month whose sale is reversed later': [
    ...monthly('2025-12', 30, 60_000),
    row('2023-06', 3, 1_000, { counterparty: 8 }),
    row('2023-07', 3, 50_000, { counterparty: 9 }),
    ...monthly('2023-10', 3, -40_000, { counterparty: 8 }),
  ],
  'hardly buys, one large buyer': [
    ...monthly('2025-12', 40, 900_000),
    ...monthly('2025-12', 40, -600_000, { counterparty: 3 }),
    ...monthly('2025-12', 40, 2_000, bought),
  ],
  uneven: Array.from({ length: 40 }, (_, i) =>
    row(
      `${2022 + Math.floor((i + 8) / 12)}-${String(((i + 8) % 12) + 1).padStart(2, '0')}`,
      9,
      (i % 5) * 25_000 + 500,
    ),
  ),
}

function score(facts: PortfolioFacts, source: ScoreSource = 'FILE'): number | null {
  const scored = facts.collected ? scoredBeside(facts, LAST) : null
  const features = scoreFeatures(scored?.facts ?? facts, scored?.through ?? LAST)
  return features === null ? null : applyCard(CARDS[scored?.source ?? source], features).value
}

/** Made-up buyers kept for a year are not told from growth where they turn half of a month of business into one. */
const RAISED_BY_VOLUME = 'just below a month of business'

describe.each(ATTACKS.filter(({ lasting, besideBureau }) => !lasting && !besideBureau))(
  '$name',
  ({ facts, large }) => {
    const met = Object.entries(ENTERPRISES).filter(([name]) => !large || name !== RAISED_BY_VOLUME)

    it.each(met)('gains nothing: %s', (_, rows) => {
      const after = score(facts(rows, LAST))
      // Not rated is no gain.
      expect(after ?? Number.NEGATIVE_INFINITY).toBeLessThanOrEqual(score(foldRows(rows, LAST))!)
    })
  },
)

/** Nothing can be left out here, and a year of volume to new buyers lifts nobody. */
const POSSIBLE = ATTACKS.filter(({ fileOnly, lasting }) => !fileOnly && !lasting)

describe.each(POSSIBLE)('on collected data: $name', ({ facts }) => {
  it.each(Object.entries(ENTERPRISES))('gains nothing: %s', (_, rows) => {
    const after = score(facts(rows, LAST), 'BUREAU')
    expect(after ?? Number.NEGATIVE_INFINITY).toBeLessThanOrEqual(
      score(foldRows(rows, LAST), 'BUREAU')!,
    )
  })
})

describe.each(ATTACKS.filter(({ lasting }) => lasting))('$name', ({ facts }) => {
  it.each(['FILE', 'BUREAU'] as const)(
    'is not told from business, as docs/score.md says: %s',
    (source) => {
      const rows = ENTERPRISES['just below a month of business']!
      expect(score(facts(rows, LAST), source)).toBeGreaterThan(score(foldRows(rows, LAST), source)!)
    },
  )
})

describe('attacks on own cards, which change months, do what these do to rows', () => {
  it('each of them', () => {
    expect(ATTACKS.flatMap(({ own = [] }) => own).toSorted()).toEqual(ATTACK_IDS.toSorted())
  })

  const pairs = ATTACKS.flatMap(({ own, facts }) => (own ? [{ own, facts }] : []))
  it.each(pairs)('$own', ({ own, facts }) => {
    for (const [name, rows] of Object.entries(ENTERPRISES)) {
      const byRows = scoreFeatures(facts(rows, LAST), LAST)
      const byMonths = scoreFeatures(attacked(own, foldRows(rows, LAST), LAST), LAST)
      expect(numbersOf(byMonths), name).toEqual(
        // Rows are split and summed in whole fen, months at once.
        numbersOf(byRows).map((value) => value && expect.closeTo(value, 1)),
      )
    }
  })
})

const numbersOf = (features: ReturnType<typeof scoreFeatures>): (number | null)[] =>
  features === null
    ? [null]
    : [features.businessMonths36, features.steadySales24, ...(features.purchaseRatio24 ?? [null])]
