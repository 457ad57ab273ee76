/** Which events a session hears: those of rows that its scope shows. Whoever sees the whole company is asked nothing. */
import type { JobEvent } from '@xinjian/contract'
import type { Value } from '../db/pool.ts'
import { isWhole, type Within, within } from '../db/scope.ts'
import type { TenantDb } from '../db/tenant.ts'

const SHOWN: Record<Exclude<JobEvent['kind'], 'heartbeat'>, (seen: Within) => string> = {
  import: (seen) =>
    `select 1 from import_batch where company_id = $1 and id::text = $2 ${seen.imports('import_batch')}`,
  report: (seen) =>
    `select 1 from report where company_id = $1 and report_no = $2 ${seen.reports('report')}`,
  collect: (seen) =>
    `select 1 from collect_task where company_id = $1 and task_id = $2 ${seen.tasks('collect_task')}`,
}

/** Rows keep their maker, so what was found once holds as long as the stream does. */
export function eventFilter(tenant: TenantDb): (event: JobEvent) => Promise<boolean> {
  if (isWhole(tenant.scope)) return async () => true
  const known = new Map<string, boolean>()
  return async ({ kind, id }) => {
    if (kind === 'heartbeat') return true
    const key = `${kind}/${id}`
    const before = known.get(key)
    if (before !== undefined) return before
    const values: Value[] = [id]
    const shown = (await tenant.one(SHOWN[kind](within(tenant.scope, values)), values)) !== null
    known.set(key, shown)
    return shown
  }
}
