import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Stand } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'

/**
 * Whether a report that is made now may know more than the newest that there is: data came in since, or the outside world is asked anew for
 * it. Without one whatever is made is.
 */
export async function mayBeFresher(
  tenant: TenantDb,
  enterpriseId: number,
  kind: ReportKind,
): Promise<boolean> {
  const { hasNewer, prepare } = kindOf(kind)
  if (prepare) return true
  const newest = await tenant.one<Stand>(
    `select facts_seq as seq, data_cutoff as "dataCutoff" from report
      where company_id = $1 and enterprise_id = $2 and report_type = $3 and status = 'READY' and facts_seq is not null
        and data_cutoff is not null
      order by as_of desc nulls last, created_at desc, report_no desc limit 1`,
    [enterpriseId, kind],
  )
  return newest === null || hasNewer(tenant, enterpriseId, newest)
}
