import { gunzipSync } from 'node:zlib'
import { formatMonth, parseMonth } from '@xinjian/engine/invoice/window'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { wake } from '../../jobs/events.ts'
import { mayUse, REPORT_SCOPES } from '../consent/allow.ts'
import { enterpriseToQuery } from '../enterprise/store.ts'
import { decodeFacts } from '../facts/snapshot.ts'
import { ENGINE_VERSION, makeInvoiceReport } from './make.ts'
import { makeReportNo } from './number.ts'
import {
  documentOf,
  factsOf,
  insertReport,
  nextReportSequence,
  type ReportRecord,
  reportByNo,
} from './store.ts'

/** Orders a report and wakes a worker; refuses when the enterprise's consent does not cover it. */
export async function orderReport(
  db: Database,
  tenant: TenantDb,
  session: Pick<Session, 'userName'>,
  taxId: string,
  through: string | undefined,
): Promise<ReportRecord> {
  const enterprise = await enterpriseToQuery(tenant, taxId)
  if (!enterprise) throw new Refusal('ENTERPRISE_UNKNOWN')
  await mayUse(tenant, enterprise.id, REPORT_SCOPES)
  const month =
    through === undefined
      ? await lastCompleteMonth(tenant, enterprise.id)
      : await wantedMonth(tenant, enterprise.id, through)
  if (month === null) throw new Refusal('NO_INVOICES')
  const { n, day } = await nextReportSequence(db)
  const reportNo = makeReportNo('INV', day, n)
  await insertReport(tenant, reportNo, enterprise.id, month, session.userName)
  await wake(db, 'report')
  return mustFind(tenant, reportNo)
}

/**
 * M0 of domain §3.1: the last month that is over, at most the last month with data: old files must not look like two silent
 * years. A month that a bureau listed and that was read is data even when it held no invoice: silence is then a fact.
 */
async function lastCompleteMonth(tenant: TenantDb, enterpriseId: number): Promise<number | null> {
  const row = await tenant.one<{ last: number | null; current: number }>(
    `select case when max(month) is not null then greatest(max(month), (
                select max(left(c.month, 4)::int * 12 + right(c.month, 2)::int - 1) from collect_coverage c
                 where c.company_id = $1 and c.enterprise_id = $2 and c.dataset = 'INVOICE_OUT')) end as last,
            (extract(year from now()) * 12 + extract(month from now()) - 1)::int as current
       from invoice_month where company_id = $1 and enterprise_id = $2`,
    [enterpriseId],
  )
  if (row?.last === null || row === null) return null
  return Math.min(row.last, row.current - 1)
}

/**
 * The month somebody asked for, when a report can end with it: over, and not before the first invoice. A month that has not
 * ended would count days to come as days without an invoice.
 */
async function wantedMonth(
  tenant: TenantDb,
  enterpriseId: number,
  through: string,
): Promise<number | null> {
  const row = await tenant.one<{ first: number | null; current: number }>(
    `select min(month) as first, (extract(year from now()) * 12 + extract(month from now()) - 1)::int as current
       from invoice_month where company_id = $1 and enterprise_id = $2`,
    [enterpriseId],
  )
  const month = parseMonth(through)
  if (row?.first == null || month === null) return null
  if (month >= row.current)
    throw new Refusal(
      'MALFORMED',
      `截至月份须为已结束的月份，最晚为${formatMonth(row.current - 1)}`,
    )
  if (month < row.first)
    throw new Refusal(
      'MALFORMED',
      `该企业的发票数据从${formatMonth(row.first)}开始，请选择此后的月份`,
    )
  return month
}

export async function mustFind(tenant: TenantDb, reportNo: string): Promise<ReportRecord> {
  const row = await reportByNo(tenant, reportNo)
  if (!row) throw new Refusal('UNKNOWN', '未找到该报告，可能已被删除或编号有误')
  return row
}

/** The record of a report that is ready; refuses with its state otherwise. */
export async function mustBeReady(tenant: TenantDb, reportNo: string): Promise<ReportRecord> {
  const row = await mustFind(tenant, reportNo)
  if (row.status === 'FAILED') throw new Refusal('REPORT_FAILED')
  if (row.status !== 'READY') throw new Refusal('REPORT_NOT_READY')
  return row
}

/** Canonical JSON as stored. */
export async function storedJson(tenant: TenantDb, reportNo: string): Promise<Buffer> {
  const packed = await documentOf(tenant, reportNo)
  if (!packed) throw new Refusal('REPORT_NOT_READY')
  return gunzipSync(packed)
}

export const storedDocument = async (tenant: TenantDb, reportNo: string): Promise<ReportDocument> =>
  JSON.parse((await storedJson(tenant, reportNo)).toString('utf8')) as ReportDocument

/** Computes a report again from the facts it was made of and compares fingerprints. */
export async function replay(tenant: TenantDb, reportNo: string) {
  const row = await mustBeReady(tenant, reportNo)
  if (row.engine_version !== ENGINE_VERSION) throw new Refusal('ENGINE_GONE')
  const bytes = await factsOf(tenant, row.facts_hash ?? '')
  if (!bytes) throw new Error(`facts of ${reportNo} are gone`)
  const { fingerprint } = makeInvoiceReport(decodeFacts(bytes), row.params.through)
  return {
    same: fingerprint === row.fingerprint,
    fingerprint: row.fingerprint ?? '',
    recomputed: fingerprint,
    engineVersion: ENGINE_VERSION,
  }
}
