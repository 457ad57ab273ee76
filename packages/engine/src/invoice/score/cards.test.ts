/** The card of collected data, reckoned by hand from the table of docs/score.md: base 356 and the points of three figures. */
import { describe, expect, it } from 'vitest'
import { applyCard } from '../../kit/score/card.ts'
import { cardProblems } from '../../kit/score/check-card.ts'
import type { ScoreResult } from '../../report/document.ts'
import { COLLECTED_FEATURE_IDS } from './features.ts'
import { CARDS, scoreFacts } from './index.ts'
import { ownFigures } from './own/card.ts'
import { factsOf, month, monthly } from './sample-facts.ts'

const card = CARDS.BUREAU
const UNSEEN = { businessMonths36: 0, purchaseRatio24: null }

describe('the card of collected data', () => {
  it.each([
    // 356 + 82 (half-way from 61 to 102) + 61 (half-way from 41 to 81) + 56 (a third of the way from 62 to 43)
    [18, 62_500, [0.3, 0.3], 555, 'B'],
    // 356 + 204 + 203 + 62
    [36, 4_500_000, [0.1, 0.2], 825, 'AA'],
    // Nothing known: the base alone.
    [0, 0, null, 356, 'C'],
    // 356 + 174 (half-way from 143 to 204) + 102 (half-way from 81 to 122) + 29, the worse end of 56 and 29
    [34, 320_000, [0.05, 0.75], 661, 'BBB'],
  ] as const)(
    '%d months, %d yuan, %j of purchases: %d, %s',
    (months, yuan, ratio, value, grade) => {
      const features = {
        ...UNSEEN,
        oldBusinessMonths36: months,
        steadySales24: yuan,
        purchasesToEarlierSales24: ratio,
      }
      expect(applyCard(card, features)).toMatchObject({ value, grade })
    },
  )

  it('is as sound as the file says', () => {
    expect(cardProblems(card, COLLECTED_FEATURE_IDS)).toEqual([])
    expect(card.card).toBe('invoice-collected-2026.1')
    // Grades and scale are those of the other card: a score means the same on both.
    expect(card.grades).toEqual(CARDS.FILE.grades)
    expect({ ...card.scale, base: 0 }).toEqual({ ...CARDS.FILE.scale, base: 0 })
  })
})

describe('40 months of 50,000 yuan to one buyer, 20,000 bought of one supplier', () => {
  const facts = factsOf([
    ...monthly('2025-12', 40, 50_000),
    ...monthly('2025-12', 40, 20_000, { direction: 'IN', counterparty: 90 }),
  ])
  const scored = (source: 'FILE' | 'BUREAU') => scoreFacts(facts, month('2025-12'), source)

  it('told by a bureau: 356 + 204 + 56 + 49', () => {
    const { value, grade, card: name, breakdown, chosen } = scored('BUREAU')
    expect([value, grade, name]).toEqual([665, 'BBB', 'invoice-collected-2026.1'])
    expect(breakdown.map(({ variable, value: is, points }) => [variable, is, points])).toEqual([
      ['oldBusinessMonths36', 36, 204],
      ['steadySales24', 50_000, 56],
      ['purchasesToEarlierSales24', 0.4, 49],
    ])
    expect(chosen).toEqual({
      source: 'BUREAU',
      text: '评分所看各月的进项和销项发票均由税务机关提供，没有遗漏的余地，按税务采集数据的评分卡计分。',
    })
  })

  it('of files: 362 + 200 + 53 + 42', () => {
    const { value, grade, card: name, chosen, ...told } = scored('FILE')
    expect([value, grade, name]).toEqual([657, 'BBB', 'invoice-card-2026.3'])
    expect(chosen?.source).toBe('FILE')
    expect(told).not.toHaveProperty('fileFigures')
  })

  it('has the figures of the card of files beside it, for cards of lenders', () => {
    expect(scored('BUREAU').fileFigures).toEqual(
      scored('FILE').breakdown.map(({ bin: _, points: __, maxPoints: ___, ...figure }) => figure),
    )
    // Whatever card gave the points, each figure names its rows: months counted by hand from December 2025 on.
    const spans = (score: ScoreResult) =>
      [...score.breakdown, ...(score.fileFigures ?? [])].map(({ variable, evidence }) => [
        variable,
        evidence?.map((leg) => 'from' in leg && [leg.direction, leg.from, leg.to]),
      ])
    const [sales, old] = [
      ['OUT', '2023-01-01', '2025-12-31'],
      ['OUT', '2023-01-01', '2024-12-31'],
    ]
    const last24 = [
      ['IN', '2024-01-01', '2025-12-31'],
      ['OUT', '2024-01-01', '2025-12-31'],
    ]
    const files = [
      ['businessMonths36', [sales]],
      ['steadySales24', [old]],
      ['purchaseRatio24', last24],
    ]
    expect(spans(scored('FILE'))).toEqual(files)
    expect(spans(scored('BUREAU'))).toEqual([
      ['oldBusinessMonths36', [sales]],
      ['steadySales24', [old]],
      ['purchasesToEarlierSales24', [last24[0], old]],
      ...files,
    ])
    const figures = { businessMonths36: 36, steadySales24: 50_000, purchaseRatio24: 0.4 }
    for (const source of ['FILE', 'BUREAU'] as const)
      expect(ownFigures({ verdict: { score: scored(source) } })).toEqual(figures)
  })
})
