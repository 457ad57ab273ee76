/** Imports of a company for its work bench. */
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { wired } from '../../http/rows/wired.ts'
import { notSealed, notWithdrawn } from '../consent/index.ts'

/** Batches that wait for a worker or have one. */
export async function countRunning(tenant: TenantDb): Promise<number> {
  const values: Value[] = []
  const seen = within(tenant.scope, values).imports('import_batch')
  const row = await tenant.one<{ n: number }>(
    `select count(*) as n from import_batch where company_id = $1 and status in ('QUEUED', 'RUNNING') ${seen}`,
    values,
  )
  return row?.n ?? 0
}

/** The last six, newest first; none of what is sealed. */
export async function recentImports(tenant: TenantDb) {
  const values: Value[] = []
  const seen = within(tenant.scope, values).imports('b')
  const rows = await tenant.rows<{
    id: number
    name: string
    file_name: string
    status: string
    invoices: number
    created_at: Date
  }>(
    `select b.id, e.name, b.file_name, b.status, b.added_count + b.updated_count + b.unchanged_count as invoices, b.created_at
       from import_batch b join enterprise e on e.company_id = b.company_id and e.id = b.enterprise_id
      where b.company_id = $1 and ${notSealed('b.enterprise_id')}
        and (b.blob_key <> '' or ${notWithdrawn('b.enterprise_id', 'DATA')}) ${seen} order by b.id desc limit 6`,
    values,
  )
  return rows.map((b) => ({
    ...wired(b, 'id file_name status invoices created_at'),
    enterpriseName: b.name,
  }))
}
