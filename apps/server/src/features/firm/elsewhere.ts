/** What a report that may say 建议准入 must know of the others when it is made: whether they say less. */
import type { ReasonLevel } from '@xinjian/engine/report/decision'
import { type ReportKind, standsAlone, tellsOfPersons } from '@xinjian/engine/report/kinds'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { scopeOfMaker } from '../session/index.ts'
import { statusOfEnterprise } from './enterprise-status.ts'

/**
 * What the other kinds come to, by the newest report of each that whoever ordered this one may see, answers counted; null = none of
 * them says less. Reports that are ready later do not reach a document that is made: the line of the enterprise above it does.
 */
export async function lessElsewhere(
  db: Database,
  { companyId }: Pick<TenantDb, 'companyId'>,
  report: { enterprise_id: number; created_by: string; report_type: ReportKind },
): Promise<ReasonLevel | null> {
  const scope = await scopeOfMaker(db, companyId, report.created_by)
  const tenant = tenantOf(db, companyId, scope)
  const own = report.report_type
  // The lender's default report must not carry what a person borrows past that person's withdrawal (0198).
  const counts = (kind: ReportKind) => kind !== own && (standsAlone(own) || !tellsOfPersons(kind))
  const { verdict } = await statusOfEnterprise(tenant, report.enterprise_id, counts)
  const { level } = verdict
  return level === null || level === 'ADMIT' || level === 'CLEAR' ? null : level
}
