/** What a collecting worker carries through its datasets: the claim, the task, the session; and its fenced writes. */
import type { Dataset } from '@xinjian/contract'
import type { TenantDb } from '../../../db/tenant.ts'
import { publish } from '../../../jobs/events.ts'
import { type Claim, LeaseLost } from '../../../jobs/job.ts'
import type { BureauSession, Call } from '../../../outside/bureau/connector.ts'
import type { Provenance } from '../../facts/tax/write.ts'
import { planOf, progressOf } from '../datasets.ts'
import type { CollectDeps } from '../deps.ts'
import { type ItemRow, itemsOf, type TaskRow } from '../task.ts'

export interface Run {
  deps: CollectDeps
  claim: Claim
  tenant: TenantDb
  task: TaskRow
  session: BureauSession
  signal: AbortSignal
  from: Provenance
}

/** Slip and address of the next call; refuses CONSENT_REQUIRED the moment the contract is no longer in force. */
export async function callOf(run: Run): Promise<Call> {
  const { deps, tenant, task } = run
  const pass = await deps.consents.pass(tenant.companyId, task.task_id, task.contract_no)
  return { pass, area: task.area_code ?? '', signal: run.signal }
}

/** Throws LeaseLost unless this worker still has the task. Inside a transaction it also keeps others from taking it. */
export async function mustHold(tx: TenantDb, { claim }: Run): Promise<void> {
  const held = await tx.one(
    `select 1 from collect_task
      where company_id = $1 and task_id = $2 and fence = $3 and status = 'RUNNING' and state = 'COLLECTING' for update`,
    [claim.id, claim.fence],
  )
  if (!held) throw new LeaseLost()
}

export type ItemChange = Partial<
  Pick<
    ItemRow,
    'state' | 'rows' | 'done' | 'cursor' | 'tries' | 'error' | 'first_period' | 'last_period'
  >
>

const ITEM_TYPES: Record<keyof ItemChange, string> = {
  state: 'text',
  rows: 'bigint',
  done: 'smallint',
  cursor: 'jsonb',
  tries: 'int',
  error: 'text',
  first_period: 'text',
  last_period: 'text',
}

export async function updateItem(
  tx: TenantDb,
  run: Run,
  dataset: string,
  change: ItemChange,
): Promise<void> {
  const names = Object.keys(change) as (keyof ItemChange)[]
  const sets = names.map((name, i) => `${name} = $${i + 4}::${ITEM_TYPES[name]}`)
  // The new state is the parameter; the column still holds the old one.
  const state = names.includes('state') ? `$${names.indexOf('state') + 4}::text` : 'state'
  await tx.run(
    `update collect_item set ${sets.join(', ')}, started_at = coalesce(started_at, now()),
            finished_at = case when ${state} in ('DONE', 'EMPTY', 'FAILED') then now() else finished_at end
      where company_id = $1 and task_id = $2 and dataset = $3`,
    [
      run.claim.id,
      dataset,
      ...names.map((name) => (name === 'cursor' ? JSON.stringify(change.cursor) : change[name])),
    ] as never,
  )
}

/** Progress of the whole task, never backwards; told to the office's pages. */
export async function tellProgress(run: Run, dataset: Dataset): Promise<void> {
  const { tenant, claim, deps } = run
  const progress = progressOf(await itemsOf(tenant, claim.id))
  const current = `正在采集${planOf(dataset).name}`
  const row = await tenant.one<{ progress: number }>(
    `update collect_task set progress = greatest(progress, $4), current = $5, retries = 0
      where company_id = $1 and task_id = $2 and fence = $3 and status = 'RUNNING' returning progress`,
    [claim.id, claim.fence, Math.min(99, progress), current],
  )
  if (!row) throw new LeaseLost()
  await publish(deps.db, {
    companyId: tenant.companyId,
    kind: 'collect',
    id: claim.id,
    status: 'COLLECTING',
    progress: row.progress,
    message: current,
  })
}
