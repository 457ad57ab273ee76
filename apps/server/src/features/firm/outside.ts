/** The line that leaves the company with a report: on its paper, and with a link to it. */
import type { FirmLine } from '@xinjian/contract/report/firm'
import { DECISION_WORDS } from '@xinjian/engine/kit/verdict/words'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { scopeOfMaker } from '../session/index.ts'
import { lineOf, statusOfEnterprise } from './enterprise-status.ts'

/**
 * As whoever made the report sees the enterprise: its paper is one for everybody who may see the report, and tells none of them more
 * than that. Other reports are not named.
 */
export async function lineBeside(
  db: Database,
  { companyId }: TenantDb,
  report: { enterprise_id: number; created_by: string },
): Promise<{ line: FirmLine; restsOn: string[] }> {
  const scope = await scopeOfMaker(db, companyId, report.created_by)
  const status = await statusOfEnterprise(tenantOf(db, companyId, scope), report.enterprise_id)
  const line = lineOf(status)
  return {
    line: { ...line, rests: [], contradictions: [] },
    restsOn: line.rests.flatMap(({ current, reportNo }) => (current ? [reportNo] : [])),
  }
}

/** Where reports that it rests on may not be passed on any more: the level, lest something milder be believed, and no reason. */
export const withoutReasons = (line: FirmLine): FirmLine =>
  line.level === null
    ? line
    : {
        ...line,
        text: `${DECISION_WORDS[line.level]}：所依据报告的授权已到期，理由不对外提供。`,
      }
