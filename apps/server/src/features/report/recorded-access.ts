/** Every access to a report passes here: the row is what was sealed, the consent register allows it, and it is noted there. */
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { tellsOfPersons } from '@xinjian/engine/report/persons'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import {
  maySeeReport,
  mayUse,
  mustStillAllow,
  othersMustStillAllow,
  recordAccess,
  recordAccessOfOthers,
  recordPersonAccess,
  reportObject,
} from '../consent/index.ts'
import { kindOf } from './kinds/registry.ts'
import { scopesToPassOn } from './scopes.ts'
import { altered, type ReportSeals } from './seal.ts'
import { mustBeReady } from './service.ts'
import type { ReportRecord } from './store.ts'
import { REPORT_SAYS } from './words.ts'

export interface Access {
  /** User name, or what stands for one: `分享链接`. */
  who: string
  action: string
  purpose?: string | null
}

export interface RecordedAccess {
  /** The record of a ready report, after the access is noted; refuses CONSENT_REQUIRED when the enterprise took its consent back. */
  open(tenant: TenantDb, reportNo: string, access: Access): Promise<ReportRecord>
  /** The same without a note: nothing is shown (a replay compares), or the order was noted already (our own printer). */
  openUnrecorded(tenant: TenantDb, reportNo: string): Promise<ReportRecord>
  /**
   * Passing a report on to somebody outside is new work, at every opening of a link: it needs the contracts in force. An access
   * of our own to a report is not ended by a contract that merely ran out, a link is.
   */
  mayPassOn(tenant: TenantDb, reportNo: string): Promise<void>
}

export function createRecordedAccess(seals: ReportSeals): RecordedAccess {
  const genuine = async (tenant: TenantDb, reportNo: string): Promise<ReportRecord> => {
    const row = await mustBeReady(tenant, reportNo)
    if (!seals.matches(tenant.companyId, row)) throw altered(seals.unjudged(row.seal))
    return row
  }
  return {
    async open(tenant, reportNo, { who, action, purpose = null }) {
      const row = await genuine(tenant, reportNo)
      const object = reportObject(reportNo)
      maySee(row)
      if (row.collected !== false)
        await recordAccess(tenant, row.enterprise_id, {
          who,
          action,
          purpose,
          object,
          kind: 'REPORT',
        })
      if (tellsOfPersons(row.report_type))
        await recordPersonAccess(tenant, reportNo, { who, action, purpose, object })
      if (restsOnOthers(row.report_type))
        await recordAccessOfOthers(tenant, reportNo, { who, action, purpose, object })
      return row
    },
    async openUnrecorded(tenant, reportNo) {
      const row = await genuine(tenant, reportNo)
      maySee(row)
      return row
    },
    async mayPassOn(tenant, reportNo) {
      const row = await mustBeReady(tenant, reportNo)
      if (tellsOfPersons(row.report_type)) await mustStillAllow(tenant, reportNo).catch(linkRefused)
      if (restsOnOthers(row.report_type))
        await othersMustStillAllow(tenant, reportNo).catch(linkRefused)
      // What was made of the company's own files alone stands under no contract.
      if (row.collected === false) return
      const needed = await scopesToPassOn(tenant, row.enterprise_id, kindOf(row.report_type))
      await mayUse(tenant, row.enterprise_id, needed).catch(linkRefused)
    },
  }
}

const maySee = ({ sealed, report_type }: ReportRecord): void =>
  maySeeReport({ sealed, persons: tellsOfPersons(report_type) || restsOnOthers(report_type) })

/** What was collected of other enterprises may stand in it. */
const restsOnOthers = (kind: ReportKind): boolean => kindOf(kind).besideOthers === true

/** Who holds a link can sign nothing. */
function linkRefused(error: unknown): never {
  if (error instanceof Refusal && error.code === 'CONSENT_REQUIRED')
    throw new Refusal('CONSENT_REQUIRED', REPORT_SAYS.authorisationEnterpriseWithdrawnEndedReport)
  throw error
}
