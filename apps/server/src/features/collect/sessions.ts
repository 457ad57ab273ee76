/** The bureau session of a task: sealed at rest, gone with the task. No password ever comes here. */
import type { TenantDb } from '../../db/tenant.ts'
import type { SourceSession } from '../../outside/source/connector.ts'
import type { Box } from '../../security/box.ts'

const contextOf = (tenant: TenantDb, taskId: string) => `${tenant.companyId}/${taskId}`

/** Keeps a session unless the task has moved on from `version`: a late answer must not replace what came after it. */
export async function keepSession(
  tenant: TenantDb,
  box: Box,
  taskId: string,
  session: SourceSession,
  version: number,
): Promise<boolean> {
  const kept = await tenant.run(
    `insert into collect_secret (company_id, task_id, sealed, expires_at)
     select $1, $2, $3, now() + interval '24 hours' from collect_task
      where company_id = $1 and task_id = $2 and version = $4 for share
     on conflict (company_id, task_id) do update
        set sealed = excluded.sealed, created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [taskId, box.seal(contextOf(tenant, taskId), JSON.stringify(session)), version],
  )
  return kept === 1
}

export async function openSession(
  tenant: TenantDb,
  box: Box,
  taskId: string,
): Promise<SourceSession | null> {
  const row = await tenant.one<{ sealed: Buffer }>(
    'select sealed from collect_secret where company_id = $1 and task_id = $2 and expires_at > now()',
    [taskId],
  )
  if (!row) return null
  return JSON.parse(box.open(contextOf(tenant, taskId), row.sealed)) as SourceSession
}

export const dropSession = (tenant: TenantDb, taskId: string): Promise<number> =>
  tenant.run('delete from collect_secret where company_id = $1 and task_id = $2', [taskId])
