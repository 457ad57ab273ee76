/** 社保 by month: rows as they were told, and the number insured where a month says one. */
import type { MonthIndex } from '../../kit/calendar/window.ts'
import type { InsuranceMonth } from '../facts.ts'

/** By month; the last row of a month counts. */
export const byMonth = (rows: readonly InsuranceMonth[]): ReadonlyMap<MonthIndex, InsuranceMonth> =>
  new Map(rows.map((row) => [row.month, row]))

/** The newest month up to `last` that says how many are insured; null = none does. */
export function latestInsured(
  rows: readonly InsuranceMonth[],
  last: MonthIndex,
): { month: MonthIndex; insured: number; key: string } | null {
  let found: { month: MonthIndex; insured: number; key: string } | null = null
  for (const { month, insured, key } of rows)
    if (month <= last && insured !== null && (!found || month >= found.month))
      found = { month, insured, key }
  return found
}
