/** The limit that a policy reckons: every leg is shown with where it comes from, and one that is not known is no zero. */
import type { ReportDocument } from '../document.ts'
import type { ReportKind } from '../kinds.ts'
import { type Because, opening, whyDecision, whyLimit } from './because.ts'
import { nameInWindow } from './in-window.ts'
import type { LimitFormula, LimitLeg } from './table.ts'

/** A report that a policy needs and that is there; `reportNo` null = reckoned for a trial, so that nothing of it opens. */
export interface FoundReport {
  reportNo: string | null
  document: ReportDocument
}

export interface FoundLeg extends LimitLeg {
  /** As the report calls it; '' = the suggestion of the report. */
  name: string
  /** Yuan; null = the report does not know it. */
  base: number | null
  value: number | null
  /** Report that the base was found in; absent = it is not there, or was reckoned for a trial. */
  reportNo?: string
  /** Opens the rows of the base; absent = the report has none for it, as for its suggestion, which is told by `because`. */
  of?: string
  /** What the report says of a figure, or why it knows none. */
  detail?: string
  /** Of the suggestion: what holds it and its own legs, or the verdict that leaves none, each with its own rows. */
  because?: Because[]
}

export interface FoundLimit {
  /** Yuan, whole 万; null = a leg or the grade is not known. */
  amount: number | null
  legs: FoundLeg[]
  take: LimitFormula['take']
  /** 万元, as the policy says; absent = no ceiling. */
  capWan?: number
  /** Share by the grade, as the policy says; absent = the grade does not matter, null = it is not known. */
  share?: number | null
}

const WAN = 10_000

export function limitBy(
  formula: LimitFormula,
  reportOf: (kind: ReportKind) => FoundReport | null,
  grade: string | null,
): FoundLimit {
  const { take, capWan } = formula
  const legs = formula.legs.map((leg) => found(leg, reportOf(leg.report)))
  const share = formula.grades && shareOf(formula.grades, grade)
  const told = {
    ...{ legs, take },
    ...(capWan !== undefined && { capWan }),
    ...(share !== undefined && { share }),
  }
  const values = legs.map(({ value }) => value)
  if (share === null || values.length === 0 || values.includes(null))
    return { amount: null, ...told }
  const least = take === 'MIN' ? Math.min : Math.max
  const whole = Math.max(0, least(...(values as number[])) * (share ?? 1))
  const capped = Math.min(whole, (capWan ?? Number.POSITIVE_INFINITY) * WAN)
  // A share such as 0.3 is no binary fraction: what lacks a hundredth of a yuan to a whole 万 is one.
  return { amount: Math.floor((capped + 0.005) / WAN) * WAN, ...told }
}

const shareOf = (
  grades: NonNullable<LimitFormula['grades']>,
  grade: string | null,
): number | null =>
  grade === null ? null : ((grades as Partial<Record<string, number>>)[grade] ?? 0)

function found(leg: LimitLeg, report: FoundReport | null): FoundLeg {
  if (!report) return { ...leg, name: '', base: null, value: null }
  const { reportNo, document } = report
  const { base, ...told } =
    leg.key === undefined ? suggested(document) : figureIn(document, leg.key)
  return {
    ...{ ...leg, name: '', ...told, base, value: base === null ? null : base * leg.times },
    ...(reportNo !== null && { reportNo }),
  }
}

function suggested(document: ReportDocument): Pick<FoundLeg, 'base' | 'because'> {
  const { limit } = document.verdict
  const because = limit ? whyLimit(document) : whyDecision(document)
  return { base: limit?.suggest ?? null, ...(because.length > 0 && { because }) }
}

function figureIn(
  document: ReportDocument,
  key: string,
): Pick<FoundLeg, 'base' | 'name' | 'of' | 'detail'> {
  const indicator = document.indicators.find((one) => one.key === key)
  const { value, detail } = indicator ?? {}
  const name = indicator ? nameInWindow(indicator) : key
  return {
    ...{ name, base: typeof value === 'number' ? value : null },
    ...opening(document, [key]),
    ...(detail !== undefined && { detail }),
  }
}
