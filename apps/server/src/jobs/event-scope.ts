/** Which events a session hears: those of rows that its scope shows. Whoever sees the whole company is asked nothing. */
import type { JobEvent } from '@xinjian/contract'
import type { Value } from '../db/pool.ts'
import { isWhole, type Within, within } from '../db/scope.ts'
import type { TenantDb } from '../db/tenant.ts'

/** Exports and batches are somebody's own, notices are led to their readers by their ids: all were sent to nobody else. */
type Own = 'heartbeat' | 'export' | 'batch' | 'notice'
const OWN: readonly string[] = ['heartbeat', 'export', 'batch', 'notice'] satisfies Own[]
const isOwn = (kind: JobEvent['kind']): kind is Own => OWN.includes(kind)

const SHOWN: Record<Exclude<JobEvent['kind'], Own>, (seen: Within) => string> = {
  import: (seen) =>
    `select 1 from import_batch where company_id = $1 and id::text = $2 ${seen.imports('import_batch')}`,
  report: (seen) =>
    `select 1 from report where company_id = $1 and report_no = $2 ${seen.reports('report')}`,
  verify: (seen) =>
    `select 1 from verify_batch where company_id = $1 and no = $2 ${seen.batches('verify_batch')}`,
  collect: (seen) =>
    `select 1 from collect_task where company_id = $1 and task_id = $2 ${seen.tasks('collect_task')}`,
}

/** Rows keep their maker, so one that is shown stays shown. One that is not may be yet: it comes before what leads to it. */
const HIDDEN_MS = 2_000
/** Beyond so many rows the memory of a stream begins anew. */
const REMEMBERED = 5_000

export function eventFilter(
  tenant: TenantDb,
  now: () => number = Date.now,
): (event: JobEvent) => Promise<boolean> {
  if (isWhole(tenant.scope)) return async () => true
  /** Until when a row is known to be hidden, in ms; Infinity marks one that is shown. */
  const known = new Map<string, number>()
  return async ({ kind, id }) => {
    if (isOwn(kind)) return true
    const key = `${kind}/${id}`
    const before = known.get(key) ?? 0
    if (before === Number.POSITIVE_INFINITY) return true
    if (before > now()) return false
    const values: Value[] = [id]
    const shown = (await tenant.one(SHOWN[kind](within(tenant.scope, values)), values)) !== null
    if (known.size >= REMEMBERED) known.clear()
    known.set(key, shown ? Number.POSITIVE_INFINITY : now() + HIDDEN_MS)
    return shown
  }
}
