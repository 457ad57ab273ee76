/**
 * Holds a policy against the reports of one enterprise. Pure. REJECT where a line that rejects holds, whatever else is missing; without
 * one, UNJUDGED where a report is missing; REVIEW where a line asks for it, or cannot be judged; PASS where every line was judged and none holds.
 */
import type { ReportKind } from '../kinds.ts'
import { type Because, partsOfScore } from './because.ts'
import { type Found, findIn, type OwnCardNow } from './found.ts'
import { type FoundLimit, type FoundReport, limitBy } from './limit.ts'
import type { Condition, MissingReport, PolicyLine, PolicyOutcome, PolicyTable } from './table.ts'

/** What there is of each kind that a policy needs. */
export type ReportsOf = ReadonlyMap<ReportKind, FoundReport | { missing: MissingReport }>

export type FoundCondition = Found & { condition: Condition; reportNo?: string }

/** A line that holds, or that cannot be said. */
export interface FoundLine {
  /** 1-based place in the table. */
  nth: number
  verdict: PolicyLine['verdict']
  holds: true | null
  conditions: FoundCondition[]
}

/** A line that does not hold: at least one of its conditions is not met. */
export interface ClearedLine extends Omit<FoundLine, 'holds'> {
  holds: false
}

export interface PolicyJudgement {
  outcome: PolicyOutcome
  /** Those that reject first, then those for review, then what cannot be said. */
  lines: FoundLine[]
  missing: { kind: ReportKind; why: MissingReport }[]
  score: number | null
  grade: string | null
  /** Where the score comes from, part by part; absent = the policy tells none, or its report is not there. */
  scored?: FoundScore
  /** A reference; absent = the policy reckons none, or the enterprise is not admitted. */
  limit?: FoundLimit
}

export interface FoundScore {
  report: ReportKind
  /** absent = reckoned for a trial, so that nothing of it opens. */
  reportNo?: string
  parts: Because[]
}

/** `own`: score by the institution's own card. */
export function judgePolicy(
  table: PolicyTable,
  reports: ReportsOf,
  own: OwnCardNow = null,
): PolicyJudgement {
  const reportOf = (kind: ReportKind): FoundReport | null => {
    const stored = reports.get(kind)
    return stored && 'document' in stored ? stored : null
  }
  const missing = table.reports.flatMap(({ kind }) => {
    const stored = reports.get(kind)
    if (stored && 'document' in stored) return []
    return [{ kind, why: stored?.missing ?? ('NONE' as const) }]
  })
  const lines = table.lines
    .flatMap((line, i) => lineOf(line, i + 1, reports, own))
    .toSorted(byWeight)
  const outcome = outcomeOf(lines, missing.length > 0)
  const scored = table.score && reportOf(table.score)
  const { value = null, grade = null } = scored?.document.verdict.score ?? {}
  const judged = {
    ...{ outcome, lines, missing, score: value, grade: value === null ? null : grade },
    ...(table.score && scored && { scored: scoredBy(table.score, scored) }),
  }
  if (!table.limit || (outcome !== 'PASS' && outcome !== 'REVIEW')) return judged
  return { ...judged, limit: limitBy(table.limit, reportOf, judged.grade) }
}

const scoredBy = (report: ReportKind, { reportNo, document }: FoundReport): FoundScore => ({
  report,
  ...(reportNo !== null && { reportNo }),
  parts: partsOfScore(document),
})

function outcomeOf(lines: readonly FoundLine[], incomplete: boolean): PolicyOutcome {
  if (lines.some(({ holds, verdict }) => holds && verdict === 'REJECT')) return 'REJECT'
  if (incomplete) return 'UNJUDGED'
  return lines.length > 0 ? 'REVIEW' : 'PASS'
}

/** [] = the line does not hold: one condition that is not met settles it, whatever cannot be said of the others. */
function lineOf(
  { when, verdict }: PolicyLine,
  nth: number,
  reports: ReportsOf,
  own: OwnCardNow,
): FoundLine[] {
  const conditions = found(when, reports, own)
  if (conditions.length === 0 || conditions.some(({ holds }) => holds === false)) return []
  const holds = conditions.every((one) => one.holds) || null
  return [{ nth, verdict, holds, conditions }]
}

/** The lines that do not hold, in the order of the table, with what was found for each condition: what a pass rests on. */
export const clearedLines = (
  { lines }: Pick<PolicyTable, 'lines'>,
  reports: ReportsOf,
  own: OwnCardNow = null,
): ClearedLine[] =>
  lines.flatMap(({ when, verdict }, i) => {
    const conditions = found(when, reports, own)
    if (!conditions.some(({ holds }) => holds === false)) return []
    return [{ nth: i + 1, verdict, holds: false as const, conditions }]
  })

const found = (when: readonly Condition[], reports: ReportsOf, own: OwnCardNow): FoundCondition[] =>
  when.map((condition) => {
    const stored = reports.get(condition.report)
    if (!stored || 'missing' in stored)
      return { condition, holds: null, name: '', value: null, why: 'NO_REPORT' as const }
    const { document, reportNo } = stored
    return {
      ...{ condition, ...findIn(document, condition, own) },
      ...(reportNo !== null && { reportNo }),
    }
  })

const weightOf = ({ holds, verdict }: FoundLine): number =>
  holds ? (verdict === 'REJECT' ? 0 : 1) : 2
const byWeight = (a: FoundLine, b: FoundLine): number => weightOf(a) - weightOf(b) || a.nth - b.nth
