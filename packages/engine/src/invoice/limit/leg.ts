/** One leg of the limit: its value in yuan, or null with the reason, and its formula in words. */
import type { LimitSuggestion } from '../../report/document.ts'

export type Leg = LimitSuggestion['legs'][number]

export const leg = (name: string, value: number | null, formula: string): Leg => ({
  name,
  value: value === null ? null : Math.round(value * 100) / 100,
  formula,
})
