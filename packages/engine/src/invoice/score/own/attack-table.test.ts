import { describe, expect, it } from 'vitest'
import type { AttackId } from '../../../report/policy/attack-ids.ts'
import { factsOf, month, monthly, row } from '../sample-facts.ts'
import { attackTable, underAttack } from './attack-table.ts'
import { type OwnCard, PLATFORM_CARD } from './card.ts'

const LAST = month('2025-12')
/** Ten yuan of steady sales a month are worth a point, up to a million. */
const SALES: OwnCard = {
  scale: { evenOddsScore: 450, pointsToDoubleOdds: 50, base: 400 },
  variables: [
    {
      ...{ id: 'steadySales24', weight: 1 },
      knots: [
        { at: 0, points: 0 },
        { at: 1_000_000, points: 100_000 },
      ],
    },
  ],
}
const under = (rows: Parameters<typeof factsOf>[0]) => underAttack(factsOf(rows), LAST, 'FILE')!
const STEADY = under(monthly('2025-12', 40, 60_000))
const YOUNG = under(monthly('2025-12', 9, 60_000))

/** Every seventh month sells little. */
const seventh = (back: number) => {
  const at = LAST - back
  const text = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  return row(text, 15, back % 7 === 3 ? 40_000 : 60_000)
}

const rowOf = (card: OwnCard, firms: Parameters<typeof attackTable>[1], id: AttackId) =>
  attackTable(card, firms).find((one) => one.id === id)

describe('the table of attacks', () => {
  it('tells points by hand: a steady seller of 60,000 a month, on a card of steady sales alone', () => {
    // A year's sales of 720,000 over 24 months, 30,000 in each: twelve of the 24 months before the last year have that much more.
    expect(rowOf(SALES, [STEADY], 'VOLUME_24')?.gains?.own).toEqual({
      ...{ mean: 1_500, most: 1_500, lifted: 1 },
    })
    // An old buyer takes twice as much within the last year, of which nothing counts as steady.
    expect(rowOf(SALES, [STEADY], 'VOLUME_OLD_BUYER')?.gains?.own.most).toBe(0)
    // Nine months sell 540,000: 22,500 in each of the 24, 1,125 points.
    expect(rowOf(SALES, [STEADY, YOUNG], 'VOLUME_24')?.gains?.own).toEqual({
      ...{ mean: 1_312.5, most: 1_500, lifted: 1 },
    })
  })

  it('sets the platform’s card beside it', () => {
    for (const { gains } of attackTable(PLATFORM_CARD, [STEADY, YOUNG]))
      expect(gains?.own).toEqual(gains?.platform)
  })

  it('sets beside it the card for the source of each enterprise', () => {
    const rows = monthly('2025-12', 40, 20_000)
    const of = (source: 'FILE' | 'BUREAU') => underAttack(factsOf(rows), LAST, source)!
    // A month of business begins at 30,000. Made-up buyers of half a year count up to as much again as old ones on the card of files alone.
    const gained = (source: 'FILE' | 'BUREAU', id: AttackId) =>
      rowOf(PLATFORM_CARD, [of(source)], id)?.gains
    expect(gained('FILE', 'VOLUME_12')?.platform.most).toBeGreaterThan(0)
    expect(gained('BUREAU', 'VOLUME_12')?.platform.most).toBe(0)
    expect(gained('BUREAU', 'VOLUME_12')?.own).toEqual(gained('FILE', 'VOLUME_12')?.own)
    expect(gained('BUREAU', 'VOLUME_OLD_BUYER')?.platform.most).toBeGreaterThan(0)
  })

  it('counts who can then not be scored, and takes them into no share', () => {
    // Its weakest three months follow one another: a run of more than two that is not known is no history.
    const gaps = under([
      ...monthly('2025-12', 40, 60_000),
      ...['2025-05', '2025-06', '2025-07'].map((m) => row(m, 20, -59_000)),
    ])
    const uneven = under(Array.from({ length: 40 }, (_, i) => seventh(i)))
    const told = rowOf(PLATFORM_CARD, [gaps, uneven], 'WITHOUT_THREE_MONTHS')
    expect(told?.unrated).toBe(1)
    expect(told?.gains?.own.most).toBe(0)
    expect(rowOf(PLATFORM_CARD, [gaps], 'WITHOUT_THREE_MONTHS')).toMatchObject({
      ...{ unrated: 1, gains: null },
    })
  })

  it('is empty of nobody', () => {
    expect(attackTable(SALES, [])).toEqual([])
    expect(underAttack(factsOf([]), LAST, 'FILE')).toBeNull()
  })
})
