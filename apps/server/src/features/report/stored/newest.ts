/** The newest stored reports of enterprises, for who judges by them. Nothing is made anew: a document is what was fingerprinted. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { MissingReport } from '@xinjian/engine/report/policy/table'
import type { Value } from '../../../db/pool.ts'
import { WHOLE_COMPANY, within } from '../../../db/scope.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { isReportSealed, usableOf } from '../../consent/index.ts'
import { genuineDocument } from '../documents.ts'
import { kindOf } from '../kinds/registry.ts'
import { scopesOf } from '../scopes.ts'

/** `reportNo` null: reckoned, and kept nowhere. */
export type StoredReports = Map<
  ReportKind,
  | { reportNo: string | null; asOf: string; age: number; document: ReportDocument }
  | { missing: MissingReport }
>

export interface Wanted {
  /** A report counts while its data are at most so many days old. */
  reports: readonly { kind: ReportKind; days: number }[]
  /** ISO day: reports as they stood at its end; null = as they stand. */
  asOf: string | null
  /** User name whose reports alone count; null = the whole company's. */
  sees: string | null
}

interface Row {
  enterprise_id: number
  report_type: ReportKind
  report_no: string
  as_of: string | null
  age: number | null
  document: Buffer
  fingerprint: string
  sealed: boolean
}

/**
 * Enterprise by enterprise, in the order of their ids, so that the documents of one alone are unpacked at a time: a report is megabytes
 * of objects. A judgement is new work on the data: where no consent in force allows it, what was made before does not count.
 */
export async function* storedReports(
  tenant: TenantDb,
  enterpriseIds: readonly number[],
  wanted: Wanted,
): AsyncGenerator<readonly [enterpriseId: number, stored: StoredReports]> {
  const rows = Map.groupBy(await newest(tenant, enterpriseIds, wanted), (row) => row.enterprise_id)
  for (const id of enterpriseIds) yield [id, await storedOf(tenant, id, rows.get(id) ?? [], wanted)]
}

async function storedOf(
  tenant: TenantDb,
  id: number,
  rows: readonly Row[],
  wanted: Wanted,
): Promise<StoredReports> {
  const allowed = rows.length > 0 ? await allowedKinds(tenant, id, wanted) : null
  const stored: StoredReports = new Map()
  for (const { kind, days } of wanted.reports) {
    const row = rows.find((one) => one.report_type === kind)
    if (!row) stored.set(kind, { missing: 'NONE' })
    else if (row.sealed) stored.set(kind, { missing: 'SEALED' })
    else if (!allowed?.has(kind)) stored.set(kind, { missing: 'NO_CONSENT' })
    else stored.set(kind, readOf(row, days))
  }
  return stored
}

function readOf({ report_no: reportNo, as_of, age, ...row }: Row, days: number) {
  if (as_of === null || age === null || age > days) return { missing: 'STALE' as const }
  const document = genuineDocument(row)
  return document ? { reportNo, asOf: as_of, age, document } : { missing: 'FAILED' as const }
}

async function allowedKinds(
  tenant: TenantDb,
  enterpriseId: number,
  { reports }: Wanted,
): Promise<ReadonlySet<ReportKind>> {
  const needs = await Promise.all(
    reports.map(async ({ kind }) => ({
      kind,
      scopes: await scopesOf(tenant, enterpriseId, kindOf(kind)),
    })),
  )
  const usable = await usableOf(tenant, enterpriseId, [...new Set(needs.flatMap((n) => n.scopes))])
  const whole = needs.filter(({ scopes }) => scopes.every((scope) => usable.includes(scope)))
  return new Set(whole.map(({ kind }) => kind))
}

/** Of each enterprise and kind the one with the newest data. */
function newest(tenant: TenantDb, ids: readonly number[], { reports, asOf, sees }: Wanted) {
  const values: Value[] = [[...ids], reports.map(({ kind }) => kind), asOf]
  const seen = within({ ...WHOLE_COMPANY, madeBy: sees }, values).reports('r')
  return tenant.rows<Row>(
    `select distinct on (r.enterprise_id, r.report_type) r.enterprise_id, r.report_type, r.report_no, r.document, r.fingerprint,
            to_char(r.as_of, 'YYYY-MM-DD') as as_of, ${isReportSealed('r')} as sealed,
            coalesce($4::date, (now() at time zone 'Asia/Shanghai')::date) - r.as_of as age
       from report r
      where r.company_id = $1 and r.enterprise_id = any($2::int[]) and r.report_type = any($3::text[]) and r.status = 'READY'
        and ($4::date is null or r.finished_at < ($4::date + 1)::timestamp at time zone 'Asia/Shanghai') ${seen}
      order by r.enterprise_id, r.report_type, r.as_of desc nulls last, r.created_at desc, r.report_no desc`,
    values,
  )
}
