import { expect, it } from 'vitest'
import type { ReportDocument } from '../../../report/document.ts'
import type { OwnCard } from './card.ts'
import { ownReasons } from './reasons.ts'

/** By hand: months 12 of 0–36 on 0–90 points are 30; sales at the best knot lose nothing; the ratio is not known and gets none of 50. */
const CARD: OwnCard = {
  scale: { evenOddsScore: 600, pointsToDoubleOdds: 20, base: 400 },
  variables: [
    {
      ...{ id: 'businessMonths36', weight: 1 },
      knots: [
        { at: 0, points: 0 },
        { at: 36, points: 90 },
      ],
    },
    {
      ...{ id: 'steadySales24', weight: 1 },
      knots: [
        { at: 0, points: 0 },
        { at: 1_000, points: 70 },
      ],
    },
    {
      ...{ id: 'purchaseRatio24', weight: 1 },
      knots: [
        { at: 0.2, points: 50 },
        { at: 1, points: 0 },
      ],
    },
  ],
}
const FIGURES = { businessMonths36: 12, steadySales24: 5_000, purchaseRatio24: null }

it('an own card says what it takes points for, the largest loss first, then what bore the score, and opens the rows of the report', () => {
  const own = [
    { variable: 'businessMonths36', evidence: [{}] },
    { variable: 'purchaseRatio24', evidence: [] },
  ]
  const documentOf = (score: object) =>
    ({
      indicators: [{ key: 'I-072.L12', evidence: [{}] }],
      rules: [],
      verdict: { score },
    }) as unknown as ReportDocument
  const told = [
    { text: '近36个月经营月数为12个月，得30分，最高90分', of: 'score:businessMonths36' },
    // The indicator is of twelve months, the figure of twenty-four.
    { text: expect.stringMatching(/为未知，得0分，最高50分$/) },
    // What bore the score is told as well, after what cost it.
    { text: expect.stringMatching(/，得70分，最高70分$/) },
  ]
  expect(ownReasons(CARD, FIGURES, documentOf({ breakdown: own }))).toEqual(told)
  // Of collected data the score is by other figures: these stand beside it with their rows.
  const collected = { breakdown: [{ variable: 'oldBusinessMonths36' }], fileFigures: own }
  expect(ownReasons(CARD, FIGURES, documentOf(collected))).toEqual(told)
})
