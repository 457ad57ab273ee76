/**
 * The lines of a policy that do not hold, with what was found: what a pass rests on. They are read again from the reports that the judgement
 * names, which never change, and not kept: ten thousand enterprises of sixty lines would be a hundred times what a person asks for.
 */
import {
  type ClearedLine,
  clearedLines,
  type PolicyJudgement,
  type ReportsOf,
} from '@xinjian/engine/report/policy/judge'
import type { PolicyTable } from '@xinjian/engine/report/policy/table'
import type { NamedReports } from '../report/index.ts'
import type { Judging } from './judging.ts'
import type { WholeSubject } from './subjects.ts'

export type Explained = PolicyJudgement & { cleared: ClearedLine[] | null }

/** `named`: the reports that the judgements name; null = one is not to be read any more. One that people rejected carries no limit, whatever was reckoned. */
export function explained(
  { table, against, own }: Judging,
  subject: Pick<WholeSubject, 'judgement' | 'against' | 'outcome' | 'without_card'>,
  named: NamedReports | null,
): { judgement: Explained | null; against: Explained | null } {
  // What was judged before the card was withdrawn is explained by it.
  const card = own && (subject.without_card ? 'WITHDRAWN' : own)
  const under = (of: PolicyTable | null, judgement: PolicyJudgement | null) =>
    judgement &&
    of && { ...judgement, cleared: named && clearedLines(of, usedBy(of, judgement, named), card) }
  const judged = under(table, subject.judgement)
  const { limit: _, ...limitless } = judged ?? {}
  return {
    judgement: judged && subject.outcome === 'REJECT' ? (limitless as Explained) : judged,
    against: under(against, subject.against),
  }
}

/** Of a trial one version may have used a report that was too old for the other. */
const usedBy = (table: PolicyTable, { missing }: PolicyJudgement, named: NamedReports): ReportsOf =>
  new Map(
    [...named].filter(
      ([kind]) =>
        table.reports.some((need) => need.kind === kind) &&
        !missing.some((one) => one.kind === kind),
    ),
  )
