import type { Shape } from '../../kit/score/training/design.ts'
import type { FigureId } from './features.ts'

const MONTHS: Shape = [
  { at: 0, worth: 0 },
  { at: 6, worth: 0.15 },
  { at: 12, worth: 0.3 },
  { at: 24, worth: 0.5 },
  { at: 32, worth: 0.7 },
  { at: 36, worth: 1 },
]
const PURCHASES: Shape = [
  { at: 0, worth: 0.8 },
  { at: 0.1, worth: 1 },
  { at: 0.2, worth: 1 },
  { at: 0.5, worth: 0.7 },
  { at: 1, worth: 0.25 },
  { at: 1.5, worth: 0 },
]

/**
 * What each figure is worth, by the domain and not by any label (docs/score.md): months of business and steady sales rise, purchases are best at
 * 10 to 20 % of sales. Every card over these figures has these shapes, and differs in how much a whole figure is worth.
 */
export const CARD_SHAPES: Readonly<Record<FigureId, Shape>> = {
  businessMonths36: MONTHS,
  oldBusinessMonths36: MONTHS,
  steadySales24: [
    { at: 0, worth: 0 },
    { at: 15_000, worth: 0.2 },
    { at: 110_000, worth: 0.4 },
    { at: 530_000, worth: 0.6 },
    { at: 1_700_000, worth: 0.8 },
    { at: 4_500_000, worth: 1 },
  ],
  purchaseRatio24: PURCHASES,
  purchasesToEarlierSales24: PURCHASES,
}
