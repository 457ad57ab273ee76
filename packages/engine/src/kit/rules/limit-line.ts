/** What may be set of the numbers of rules. */
import type { LimitSpec } from '../../report/rulebook.ts'

export type LimitLine = Omit<LimitSpec, 'name' | 'default'>
/** Rule → limit → what may be set. */
export type LimitTable = Readonly<Record<string, Readonly<Record<string, LimitLine>>>>

const WHOLE: readonly LimitLine['unit'][] = [
  'count',
  'days',
  'months',
  'parties',
  'items',
  'entries',
  'occasions',
  'periods',
  'cases',
  'index',
]

/** A line of a limit table. `milder`: 1 where a larger number is hit less often. */
export const limitLine = (
  zh: string,
  en: string,
  unit: LimitLine['unit'],
  milder: 1 | -1,
  [min, max]: readonly [number, number],
): LimitLine => ({ words: { zh, en }, unit, min, max, whole: WHOLE.includes(unit), milder })
