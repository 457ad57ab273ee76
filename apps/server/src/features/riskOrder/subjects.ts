/** SQL of the enterprises of an order. */
import type { RiskMatrix, RiskSubjectRow } from '@xinjian/contract/nouns/rules/riskOrder'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { FoundLine, PolicyJudgement } from '@xinjian/engine/report/policy/judge'
import type { MissingReport, PolicyOutcome } from '@xinjian/engine/report/policy/table'
import { likeOf } from '../../db/like.ts'
import type { Db, Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type { OverrideState } from './review.ts'
import { SEALED } from './sealed.ts'
import { RISK_ORDER_SAYS } from './words.ts'

export interface NewSubject {
  line: number
  /** Sheet and row of the list it came from; null = of none. */
  sheet: string | null
  row: number | null
  taxNo: string
  name: string
  fault: string | null
}

/** Rows of a list, with the enterprise that the company has of each number. `ordered` null = reports may be ordered for it. */
export const addSubjects = (
  tx: Db,
  no: string,
  subjects: readonly NewSubject[],
  ordered: object | null,
) =>
  tx.run(
    `insert into risk_subject (company_id, no, line, sheet, sheet_row, tax_no, name, fault, enterprise_id, ordered)
     select $1, $2, r.line, r.sheet, r."row", r."taxNo", coalesce(nullif(r.name, ''), e.name, ''), r.fault, e.id, $4::jsonb
       from jsonb_to_recordset($3::jsonb) as r (line int, sheet text, "row" int, "taxNo" text, name text, fault text)
       left join enterprise e on e.company_id = $1 and e.tax_no = r."taxNo" and r.fault is null`,
    [no, JSON.stringify(subjects), ordered && JSON.stringify(ordered)],
  )

/** Every stored enterprise, as the lines of a trial. */
export const addEveryone = (tx: Db, no: string) =>
  tx.run(
    `insert into risk_subject (company_id, no, line, tax_no, name, enterprise_id, ordered)
     select $1, $2, row_number() over (order by e.id)::int, e.tax_no, e.name, e.id, '{}' from enterprise e where e.company_id = $1`,
    [no],
  )

/** The names on record of these numbers: a list that calls one otherwise means another. */
export const namesOf = async (tx: Db, taxNos: readonly string[]): Promise<Map<string, string>> => {
  const rows = await tx.rows<{ tax_no: string; name: string }>(
    'select tax_no, name from enterprise where company_id = $1 and tax_no = any($2::text[])',
    [[...taxNos]],
  )
  return new Map(rows.map(({ tax_no, name }) => [tax_no, name]))
}

/** What is known of an enterprise that waits. */
export interface Waiting {
  line: number
  tax_no: string
  enterprise_id: number | null
  ordered: Ordered
}

/** Number of the report that was ordered, or why none was. */
export type Ordered = Partial<Record<ReportKind, string | { missing: MissingReport }>>

/** Those whose reports are there, or never will be. */
export const readyOnes = (tenant: TenantDb, no: string, most: number): Promise<Waiting[]> =>
  tenant.rows<Waiting>(
    `select s.line, s.tax_no, s.enterprise_id, s.ordered from risk_subject s
      where s.company_id = $1 and s.no = $2 and s.outcome is null and s.fault is null and s.ordered is not null
        and (s.ordered = '{}' or not exists (
          select 1 from jsonb_each(s.ordered) o
            join report r on r.company_id = $1 and r.report_no = o.value #>> '{}'
           where jsonb_typeof(o.value) = 'string' and r.status in ('QUEUED', 'GENERATING')))
      order by s.line limit $3`,
    [no, most],
  )

/** Those that nothing was ordered for yet. */
export const unordered = (tenant: TenantDb, no: string, most: number): Promise<Waiting[]> =>
  tenant.rows<Waiting>(
    `select line, tax_no, enterprise_id, ordered from risk_subject
      where company_id = $1 and no = $2 and outcome is null and fault is null and ordered is null order by line limit $3`,
    [no, most],
  )

export const countWaiting = async (tenant: TenantDb, no: string): Promise<number> =>
  (await tenant.one<{ n: number }>(
    `select count(*)::int as n from risk_subject
      where company_id = $1 and no = $2 and outcome is null and fault is null and ordered is not null`,
    [no],
  ))!.n

export const keepOrdered = (tx: Db, no: string, line: number, ordered: Ordered) =>
  tx.run(
    'update risk_subject set ordered = $4::jsonb where company_id = $1 and no = $2 and line = $3',
    [no, line, JSON.stringify(ordered)],
  )

export interface JudgedSubject {
  line: number
  /** The own card that the order names was withdrawn before. */
  withoutCard: boolean
  outcome: PolicyOutcome
  judgement: PolicyJudgement
  againstOutcome: PolicyOutcome | null
  against: PolicyJudgement | null
  /** `reportNo` null: reckoned, and kept nowhere. */
  reports: { kind: ReportKind; reportNo: string | null; asOf: string }[]
  score: number | null
  grade: string | null
  limit: number | null
}

/** Each is written once: one that has its outcome keeps it. */
export const keepJudged = (tx: Db, no: string, judged: readonly JudgedSubject[]) =>
  tx.run(
    `update risk_subject s set judged = r.outcome, outcome = r.outcome, judgement = r.judgement, against_outcome = r."againstOutcome",
            against = r.against, reports = r.reports, score = r.score, grade = r.grade, limit_yuan = r."limit",
            without_card = r."withoutCard"
       from jsonb_to_recordset($3::jsonb) as r (line int, outcome text, judgement jsonb, "againstOutcome" text, against jsonb,
            reports jsonb, score numeric, grade text, "limit" numeric, "withoutCard" boolean)
      where s.company_id = $1 and s.no = $2 and s.line = r.line and s.outcome is null`,
    [no, JSON.stringify(judged)],
  )

/** Of a trial: enterprises by what either version says of them, without those of which nothing is told any more. */
export const matrixOf = (tenant: TenantDb, no: string): Promise<RiskMatrix> =>
  tenant.rows<RiskMatrix[number]>(
    `select s.against_outcome as against, s.outcome, count(*)::int as n from risk_subject s
      where s.company_id = $1 and s.no = $2 and s.outcome is not null and s.against_outcome is not null and not ${SEALED}
      group by 1, 2`,
    [no],
  )

export interface SubjectRecord {
  line: number
  name: string
  tax_no: string
  enterprise_id: number | null
  outcome: PolicyOutcome | null
  judged: PolicyOutcome | null
  against_outcome: PolicyOutcome | null
  first: FoundLine | null
  missing: { kind: ReportKind; why: MissingReport }[] | null
  score: string | null
  grade: string | null
  limit_yuan: string | null
  /** Of the proposal that waits, else of the newest that was agreed to, else of the newest. */
  override: OverrideState | null
  /** Judged when the own card that the order names was withdrawn. */
  without_card: boolean
  sealed: boolean
}

export const SUBJECT_COLUMNS = `s.line, s.name, s.tax_no, s.enterprise_id, s.outcome, s.judged, s.against_outcome,
  s.judgement #> '{lines,0}' as first, s.judgement -> 'missing' as missing, s.score, s.grade, s.limit_yuan, s.override, s.without_card,
  ${SEALED} as sealed`

const number = (text: string | null): number | null => (text === null ? null : Number(text))

/** Where a consent was taken back since, nobody learns what was found, nor what became of it; a proposal that waits is still to be refused. */
export function wireSubject(row: SubjectRecord): RiskSubjectRow {
  const { line, name, tax_no: taxNo, override, sealed } = row
  if (sealed) {
    const hidden = { outcome: null, judged: null, against: null, first: null, missing: [] }
    const waits = override === 'ASKED' ? override : null
    return {
      ...{ line, name, taxNo, ...hidden, score: null, grade: null, limit: null },
      ...{ override: waits, sealed },
    }
  }
  return {
    ...{ line, name, taxNo, override, sealed },
    outcome: row.outcome,
    judged: row.judged,
    against: row.against_outcome,
    first: row.first,
    missing: row.missing ?? [],
    score: number(row.score),
    grade: row.grade,
    limit: number(row.limit_yuan),
  }
}

export interface SubjectFilter {
  outcome?: PolicyOutcome | undefined
  keyword?: string | undefined
  flipped?: boolean | 'true' | undefined
  asked?: boolean | 'true' | undefined
}

/** A filter by what was found finds none of which that is told no more. */
export async function subjectPage(
  tenant: TenantDb,
  no: string,
  { outcome, keyword, flipped, asked }: SubjectFilter,
  page: number,
  size: number,
): Promise<{ total: number; rows: SubjectRecord[] }> {
  const values: Value[] = [
    ...[no, outcome ?? null, likeOf(keyword), Boolean(flipped), Boolean(asked)],
    ...[size, (page - 1) * size],
  ]
  // What was found is read of the page alone: of all who are passed over on the way to the last page it took seconds.
  const rows = await tenant.rows<SubjectRecord & { all: number }>(
    `with page as (
       select s.line, count(*) over ()::int as all from risk_subject s
        where s.company_id = $1 and s.no = $2 and s.fault is null and ($3::text is null or s.outcome = $3 and not ${SEALED})
          and ($4::text is null or s.name ilike $4 or s.tax_no ilike $4)
          and (not $5 or s.against_outcome <> s.judged and not ${SEALED}) and (not $6 or s.override = 'ASKED')
        order by s.line limit $7 offset $8)
     select ${SUBJECT_COLUMNS}, page.all from page
       join risk_subject s on s.company_id = $1 and s.no = $2 and s.line = page.line
      order by s.line`,
    values,
  )
  return { total: rows[0]?.all ?? 0, rows }
}

export interface WholeSubject extends SubjectRecord {
  judgement: PolicyJudgement | null
  against: PolicyJudgement | null
  /** null = not judged yet. */
  reports: JudgedSubject['reports'] | null
}

export async function subjectOf(tenant: TenantDb, no: string, line: number): Promise<WholeSubject> {
  const row = await tenant.one<WholeSubject>(
    `select ${SUBJECT_COLUMNS}, s.judgement, s.against, s.reports from risk_subject s
      where s.company_id = $1 and s.no = $2 and s.line = $3 and s.fault is null`,
    [no, line],
  )
  if (!row) throw new Refusal('UNKNOWN', RISK_ORDER_SAYS.noSuchSubject)
  return row
}

/** Its state is kept from change until the transaction ends. */
export const lockSubject = (tx: Db, no: string, line: number) =>
  tx.run('select 1 from risk_subject where company_id = $1 and no = $2 and line = $3 for update', [
    no,
    line,
  ])

export const keepOverride = (
  tx: Db,
  no: string,
  line: number,
  { override, outcome }: { override: OverrideState; outcome: PolicyOutcome },
) =>
  tx.run(
    // An enterprise that is rejected carries no limit; what was reckoned comes back with an outcome that has one.
    `update risk_subject set override = $4, outcome = $5,
            limit_yuan = case when $5 = 'REJECT' then null else (judgement #>> '{limit,amount}')::numeric end
      where company_id = $1 and no = $2 and line = $3`,
    [no, line, override, outcome],
  )

export const faultyRows = (tenant: TenantDb, no: string) =>
  tenant.rows<{
    sheet: string | null
    sheet_row: number | null
    tax_no: string
    name: string
    fault: string
  }>(
    `select sheet, sheet_row, tax_no, name, fault from risk_subject
      where company_id = $1 and no = $2 and fault is not null order by line`,
    [no],
  )
