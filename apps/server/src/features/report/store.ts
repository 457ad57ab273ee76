import type { ReportRow } from '@xinjian/contract'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import type { DecisionLevel } from '@xinjian/engine/report/document'
import { REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import type { PolicyId } from '@xinjian/engine/report/policies'
import { enterKey } from '../../db/directory.ts'
import type { Db, Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { wired } from '../../http/rows/wired.ts'
import type { JobTable } from '../../jobs/job.ts'
import { ANY_REVOKED, isReportSealed, SEALED_MESSAGE, sealedRow } from '../consent/index.ts'

export const REPORTS: JobTable = {
  name: 'report',
  key: 'report_no',
  running: 'GENERATING',
  kinds: { column: 'report_type', known: Object.keys(REPORT_KINDS) },
}

/** What the institution brings to a report that suggests a limit; 万元. */
export interface InstitutionTerms {
  policy?: PolicyId | undefined
  productMaxWan?: number | undefined
  existingDebtWan?: number | undefined
  smallAmountWan?: number | undefined
  aloneMaxWan?: number | undefined
}

export interface ReportParams extends InstitutionTerms {
  /** Last month (year × 12 + month − 1). */
  through: number
  /** What the outside world tells is asked for anew, however fresh what is held. */
  refresh?: true
}

export interface ReportRecord {
  report_no: string
  report_type: ReportKind
  enterprise_id: number
  enterprise_name: string
  tax_no: string
  status: ReportRow['status']
  progress: number
  message: string
  params: ReportParams
  facts_seq: number | null
  facts_hash: string | null
  data_cutoff: Date | null
  engine_version: string | null
  fingerprint: string | null
  score: string | null
  grade: string | null
  risk_level: string | null
  decision: DecisionLevel | null
  matters: unknown
  as_of: string | null
  created_by: string
  created_at: Date
  /** As the report names it; null until it is READY. */
  subject: { name: string; taxNo: string } | null
  seal: string | null
  /** Made of collected data; null until it is READY. */
  collected: boolean | null
  /** Some consent of the company was taken back. */
  any_revoked: boolean
  sealed: boolean
  charge: ReportRow['charge'] | null
}

/** What a `ReportRecord` is made of, of `report r` and its `enterprise e`. `asks`: whether it is sealed is looked for (`sealedPage`). */
export const columnsOf = (
  asks: boolean,
): string => `r.report_no, r.report_type, r.enterprise_id, coalesce(r.subject ->> 'name', e.name) as enterprise_name,
  coalesce(r.subject ->> 'taxNo', e.tax_no) as tax_no, r.status, r.progress, r.message,
  r.params, r.facts_seq, r.facts_hash, r.data_cutoff, r.engine_version, r.fingerprint, r.score, r.grade, r.risk_level, r.decision,
  r.matters, to_char(r.as_of, 'YYYY-MM-DD') as as_of,
  r.created_by, r.created_at, r.subject, r.seal, r.collected, ${ANY_REVOKED} as any_revoked, ${asks ? isReportSealed('r') : 'false'} as sealed,
   (select jsonb_build_object('state', u.state, 'why', u.why, 'amount', case u.state when 'HELD' then u.unit_price else u.amount end)
      from usage_record u where u.company_id = $1 and u.no = r.report_no) as charge`
/** The enterprise `e` of a report `r`; `$1` is the company. */
export const WITH_ENTERPRISE = 'join enterprise e on e.company_id = $1 and e.id = r.enterprise_id'
const FROM = `from report r ${WITH_ENTERPRISE}`

export const reportByNo = (tenant: TenantDb, reportNo: string) => {
  const values: Value[] = [reportNo]
  const seen = within(tenant.scope, values).reports('r')
  return sealedRow(tenant.companyId, (asks) =>
    tenant.one<ReportRecord>(
      `select ${columnsOf(asks)} ${FROM} where r.company_id = $1 and r.report_no = $2 ${seen}`,
      values,
    ),
  )
}

/** Reports of an enterprise that are ready, whoever ordered them. */
export const reportsOf = (tenant: TenantDb, enterpriseId: number) =>
  tenant.rows<ReportRecord>(
    `select ${columnsOf(true)} ${FROM} where r.company_id = $1 and r.enterprise_id = $2 and r.status = 'READY'`,
    [enterpriseId],
  )

/** Sequence and calendar day of a new number. The sequence is shared by all tenants: a number is unique on the platform. */
export const nextReportSequence = async (db: Db): Promise<{ n: number; day: string }> => {
  const row = await db.one<{ n: number; day: string }>(
    "select nextval('report_no') as n, to_char(now(), 'YYYY-MM-DD') as day",
  )
  if (!row) throw new Error('sequence gave no row')
  return row
}

/** As `currentMonth`, within a statement. */
export const THIS_MONTH = '(extract(year from now()) * 12 + extract(month from now()) - 1)::int'

/** The month that is running in China (year × 12 + month − 1), by the clock of the database: all processes agree on it. */
export const currentMonth = async (db: Db): Promise<number> => {
  const row = await db.one<{ month: number }>(`select ${THIS_MONTH} as month`)
  if (!row) throw new Error('clock gave no row')
  return row.month
}

export interface NewReport {
  reportNo: string
  kind: ReportKind
  enterpriseId: number
  params: ReportParams
  createdBy: string
  /** Place among those of one order: the oldest is made first. */
  after: number
}

/** The number is entered first: one that leads to no report is of no use to anybody, a report without its number is lost. */
export async function insertReport(
  tenant: TenantDb,
  { reportNo, kind, enterpriseId, params, createdBy, after }: NewReport,
): Promise<void> {
  await enterKey(tenant, 'REPORT', reportNo)
  await tenant.run(
    `insert into report (company_id, report_no, enterprise_id, report_type, params, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 millisecond')`,
    [reportNo, enterpriseId, kind, JSON.stringify(params), createdBy, after],
  )
}

/** The stored canonical JSON, gzip, and its fingerprint. */
export const documentOf = (tenant: TenantDb, reportNo: string) =>
  tenant.one<{ document: Buffer | null; fingerprint: string | null }>(
    'select document, fingerprint from report where company_id = $1 and report_no = $2',
    [reportNo],
  )

/** Bytes of the stored documents, by number of report. */
export const documentSizes = async (
  tenant: TenantDb,
  reportNos: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await tenant.rows<{ no: string; bytes: number }>(
    'select report_no as no, octet_length(document) as bytes from report where company_id = $1 and report_no = any($2)',
    [reportNos],
  )
  return new Map(rows.map(({ no, bytes }) => [no, bytes]))
}

export const factsOf = async (tenant: TenantDb, hash: string): Promise<Buffer | null> =>
  (
    await tenant.one<{ bytes: Buffer }>(
      'select bytes from report_facts where company_id = $1 and hash = $2',
      [hash],
    )
  )?.bytes ?? null

/** Row in the wire shape. Of a sealed one nobody learns what it found. */
export function wireReport(r: ReportRecord): ReportRow {
  return {
    ...wired(
      r,
      'report_no report_type enterprise_name tax_no status progress data_cutoff engine_version fingerprint created_by created_at sealed',
    ),
    message: r.sealed ? SEALED_MESSAGE : r.message,
    through: formatMonth(r.params.through),
    score: r.score === null || r.sealed ? null : Number(r.score),
    grade: r.sealed ? null : r.grade,
    riskLevel: r.sealed ? null : r.risk_level,
    decision: r.sealed ? null : r.decision,
    ...(r.charge && { charge: r.charge }),
  }
}
