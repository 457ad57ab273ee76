/** All enterprises of an order as its workbook tells them. */
import type { FoundScore, PolicyJudgement } from '@xinjian/engine/report/policy/judge'
import type { FoundLimit } from '@xinjian/engine/report/policy/limit'
import type { PolicyOutcome } from '@xinjian/engine/report/policy/table'
import type { TenantDb } from '../../db/tenant.ts'
import { type JudgedSubject, SUBJECT_COLUMNS, type SubjectRecord } from './subjects.ts'

const BATCH = 500

/** What a workbook tells of a judgement: all lines, what is missing, where score and limit come from. */
export type ToldJudgement = Pick<PolicyJudgement, 'lines' | 'missing' | 'score' | 'grade'> & {
  scored: FoundScore | null
  limit: FoundLimit | null
}

/** Of the proposal that the row's `override` speaks of. */
export interface ToldOverride {
  from: PolicyOutcome
  to: PolicyOutcome
  reason: string
  askedBy: string
  decidedBy: string | null
  answer: string | null
}

export interface ToldSubject extends SubjectRecord {
  /** null = not judged yet; of `other` also: nothing was held against it. */
  own: ToldJudgement | null
  other: ToldJudgement | null
  proposal: ToldOverride | null
  /** null = not judged yet. */
  reports: JudgedSubject['reports'] | null
}

const told = (
  judgement: string,
) => `case when jsonb_typeof(${judgement}) = 'object' then jsonb_build_object(
         'lines', ${judgement} -> 'lines', 'missing', ${judgement} -> 'missing', 'score', ${judgement} -> 'score', 'grade', ${judgement} -> 'grade',
         'scored', ${judgement} -> 'scored', 'limit', ${judgement} -> 'limit') end`
const PROPOSAL = `(
         select jsonb_build_object('from', v.from_outcome, 'to', v.to_outcome, 'reason', v.reason, 'askedBy', v.asked_by,
                'decidedBy', v.decided_by, 'answer', v.answer)
           from risk_override v where v.company_id = $1 and v.no = s.no and v.line = s.line and v.state = s.override
          order by v.id desc limit 1)`

/** All of them in order, batch by batch. */
export async function* allSubjects(tenant: TenantDb, no: string): AsyncIterable<ToldSubject[]> {
  for (let last = 0; ; ) {
    const rows = await tenant.rows<ToldSubject>(
      `select ${SUBJECT_COLUMNS}, ${told('s.judgement')} as own, ${told('s.against')} as other, ${PROPOSAL} as proposal, s.reports
         from risk_subject s
        where s.company_id = $1 and s.no = $2 and s.fault is null and s.line > $3 order by s.line limit ${BATCH}`,
      [no, last],
    )
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!.line
  }
}
