/** The limit that a policy reckons: every leg is shown, and one that is not known is no zero. */
import type { ReportDocument } from '../document.ts'
import type { ReportKind } from '../kinds.ts'
import type { LimitFormula, LimitLeg } from './table.ts'

export interface FoundLeg extends LimitLeg {
  /** As the report calls it; '' = the suggestion of the report. */
  name: string
  /** Yuan; null = the report does not know it. */
  base: number | null
  value: number | null
}

export interface FoundLimit {
  /** Yuan, whole 万; null = a leg or the grade is not known. */
  amount: number | null
  legs: FoundLeg[]
  /** Share by the grade; absent = the grade does not matter, null = it is not known. */
  share?: number | null
}

const WAN = 10_000

export function limitBy(
  formula: LimitFormula,
  documentOf: (kind: ReportKind) => ReportDocument | null,
  grade: string | null,
): FoundLimit {
  const legs = formula.legs.map((leg) => found(leg, documentOf(leg.report)))
  const share = formula.grades && shareOf(formula.grades, grade)
  const told = { legs, ...(share !== undefined && { share }) }
  const values = legs.map(({ value }) => value)
  if (share === null || values.length === 0 || values.includes(null))
    return { amount: null, ...told }
  const least = formula.take === 'MIN' ? Math.min : Math.max
  const whole = Math.max(0, least(...(values as number[])) * (share ?? 1))
  const capped = Math.min(whole, (formula.capWan ?? Number.POSITIVE_INFINITY) * WAN)
  // A share such as 0.3 is no binary fraction: what lacks a hundredth of a yuan to a whole 万 is one.
  return { amount: Math.floor((capped + 0.005) / WAN) * WAN, ...told }
}

const shareOf = (
  grades: NonNullable<LimitFormula['grades']>,
  grade: string | null,
): number | null =>
  grade === null ? null : ((grades as Partial<Record<string, number>>)[grade] ?? 0)

function found(leg: LimitLeg, document: ReportDocument | null): FoundLeg {
  const indicator = document?.indicators.find(({ key }) => key === leg.key)
  const base = leg.key === undefined ? (document?.verdict.limit?.suggest ?? null) : indicator?.value
  const known = typeof base === 'number' ? base : null
  return {
    ...leg,
    name: indicator?.name ?? '',
    base: known,
    value: known === null ? null : known * leg.times,
  }
}
