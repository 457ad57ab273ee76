/** Every look at a report passes here: allowed by the consent ledger, and noted in it. */
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { maySee, mayUse, seeAndNote } from '../consent/index.ts'
import { kindOf } from './kinds/registry.ts'
import { mustBeReady } from './service.ts'
import type { ReportRecord } from './store.ts'

export interface ReportLook {
  /** User name, or what stands for one: `分享链接`. */
  who: string
  action: string
  purpose?: string | null
}

/** The record of a ready report, after the look is noted; refuses CONSENT_REQUIRED when the enterprise took its consent back. */
export async function lookAt(
  tenant: TenantDb,
  reportNo: string,
  { who, action, purpose = null }: ReportLook,
): Promise<ReportRecord> {
  const row = await mustBeReady(tenant, reportNo)
  const object = `报告 ${reportNo}`
  await seeAndNote(tenant, row.enterprise_id, { who, action, purpose, object, kind: 'REPORT' })
  return row
}

/** The same without a note: nothing is shown (a replay compares), or the order was noted already (our own printer). */
export async function lookUnnoted(tenant: TenantDb, reportNo: string): Promise<ReportRecord> {
  const row = await mustBeReady(tenant, reportNo)
  await maySee(tenant, row.enterprise_id, 'REPORT')
  return row
}

/**
 * Passing a report on to somebody outside is new work, at every opening of a link: it needs the contracts in force. A look
 * of our own at a report is not ended by a contract that merely ran out, a link is.
 */
export async function mayPassOn(tenant: TenantDb, reportNo: string): Promise<void> {
  const row = await mustBeReady(tenant, reportNo)
  await mayUse(tenant, row.enterprise_id, kindOf(row.report_type).scopes).catch((error) => {
    // Who holds a link can sign nothing.
    if (error instanceof Refusal && error.code === 'CONSENT_REQUIRED')
      throw new Refusal('CONSENT_REQUIRED', '企业的授权已撤回或到期，报告不能再对外提供')
    throw error
  })
}
