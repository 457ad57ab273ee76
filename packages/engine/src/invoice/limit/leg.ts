/** One leg of the limit: its value in yuan, or null with the reason, and its formula in words. */
import type { LimitSuggestionLeg as Leg } from '../../report/document.ts'

export type { LimitSuggestionLeg as Leg } from '../../report/document.ts'

export const leg = (
  name: string,
  value: number | null,
  formula: string,
  more: Pick<Leg, 'of' | 'unit'> = {},
): Leg => ({
  ...{ name, value: value === null ? null : Math.round(value * 100) / 100, formula },
  ...more,
})
