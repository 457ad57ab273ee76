import type { TodoRow } from '@xinjian/contract'
import { type Counted, pageOf } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { TaskRow } from '../collect/index.ts'
import { notWithdrawn } from '../consent/index.ts'

/** A failure is work for so many days. */
const DAYS = 30

/** Collections that failed and were not made good, or tried again, since; newest first. */
export function failedCollections(
  tenant: TenantDb,
  most: number,
  skip: number,
): Promise<Counted & { rows: TodoRow[] }> {
  const values: Value[] = []
  const seen = within(tenant.scope, values).tasks('t')
  const found = `
    from collect_task t
   where t.company_id = $1 and t.state = 'FAILED' and t.tax_no is not null
     and t.finished_at > now() - interval '${DAYS} days' and ${notWithdrawn('coalesce(t.enterprise_id, 0)', 'DATA')} ${seen}
     and not exists (
       select 1 from collect_task n where n.company_id = $1 and n.tax_no = t.tax_no
          and n.state in ('COLLECTING', 'PARTIAL', 'SUCCESS', 'FAILED') and (n.created_at, n.task_id) > (t.created_at, t.task_id))`
  return pageOf(
    tenant,
    {
      columns: 't.task_id, t.enterprise_name, t.tax_no, t.failure, t.finished_at',
      found,
      order: 't.finished_at desc, t.task_id',
      values,
      most,
      skip,
    },
    (r: Pick<TaskRow, 'task_id' | 'enterprise_name' | 'tax_no' | 'failure' | 'finished_at'>) => ({
      key: r.task_id,
      enterpriseName: r.enterprise_name ?? '',
      taxNo: r.tax_no ?? '',
      what: r.failure?.message ?? '',
      at: r.finished_at?.toISOString() ?? null,
      month: null,
      count: null,
    }),
  )
}
