/** From a finished login to a collection: the task is handed to the workers, once. */
import type { Dataset } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import type { TaskCtx } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { wake } from '../../jobs/events.ts'
import { channelOf } from '../channel/index.ts'
import { EVENT_SAYS } from './black-box/words.ts'
import { PLANS, plansOf } from './datasets.ts'
import type { CollectDeps } from './deps.ts'
import { changeIn, loadTask } from './flow.ts'
import { joined, runningBeside } from './join.ts'
import { mustAllow } from './states.ts'
import { type Change, lockTask, type Plat, TASKS, type TaskRow } from './task.ts'
import { COLLECT_SAYS } from './words.ts'

/**
 * The phone confirms the start itself; should it drop off the network between login and confirmation, the collection begins
 * by itself, so that nobody has to log in again.
 */
const START_ANYWAY_MS = 12_000

/**
 * The change of a task whose login is done; what earlier attempts collected stays. Of invoices the bureau's list of months
 * is looked at again: another login may be shown months that the first was not. Those read already are not read twice.
 */
export async function beginCollecting(tenant: TenantDb, task: TaskRow): Promise<Change> {
  const other = await runningBeside(tenant, task)
  if (other) return joined(other).change
  const plans = plansOf(task, await channelOf(tenant, task.channel))
  await tenant.run(
    `insert into collect_item (company_id, task_id, dataset, position)
     select $1::int, $2, p.dataset, p.n - 1 from unnest($3::text[]) with ordinality as p (dataset, n)
     on conflict (company_id, task_id, dataset) do update
        set state = case when collect_item.state in ('DONE', 'EMPTY')
                           and collect_item.dataset not like 'INVOICE%' then collect_item.state else 'PENDING' end,
            tries = 0, error = null`,
    [task.task_id, plans.map(({ dataset }) => dataset)],
  )
  return {
    state: 'COLLECTING',
    choices: [],
    sms_to: null,
    status: 'QUEUED',
    retries: 0,
    attempt: 0,
    due_at: new Date(Date.now() + START_ANYWAY_MS),
    collecting_at: task.collecting_at ?? new Date(),
    current: EVENT_SAYS.collectReady,
  }
}

/** `send/collect`: begins now. A second one, and fifty at once, find it begun. */
export async function sendCollect(
  deps: CollectDeps,
  ctx: TaskCtx,
  datasets: readonly Dataset[] | undefined,
): Promise<TaskRow> {
  const task = await loadTask(ctx)
  mustAllow('sendCollect', task)
  if (task.state !== 'COLLECTING' || task.status !== 'QUEUED') return task
  const started = await ctx.tenant.transaction(async (tx) => {
    const locked = await lockTask(tx, task.task_id)
    if (locked?.state !== 'COLLECTING' || locked.status !== 'QUEUED') return locked
    // Confirmed before, and only waiting for its next attempt.
    if (locked.scopes.length > 0) return locked
    const chosen = datasets ?? []
    if (chosen.length > 0) {
      await tx.run(
        `update collect_item set state = 'SKIPPED'
          where company_id = $1 and task_id = $2 and state = 'PENDING' and dataset <> all($3)`,
        [task.task_id, withMandatory(chosen)],
      )
    }
    return changeIn(
      tx,
      locked,
      { due_at: new Date(), scopes: chosen.length > 0 ? withMandatory(chosen) : ['ALL'] },
      { step: 'COLLECT', actor: 'USER', text: EVENT_SAYS.collectBegun },
    )
  })
  await wake(deps.db, TASKS)
  return started ?? task
}

/**
 * Keeps the order of the platform that a task came through. The first one stands: the same again is a repeated call, another
 * one, or one that comes when the result has been told already, is refused.
 */
export async function keepOrder(ctx: TaskCtx, plat: Plat): Promise<void> {
  const task = await loadTask(ctx)
  mustAllow('sendCollect', task)
  const kept = await ctx.tenant.transaction(async (tx) => {
    const now = (await lockTask(tx, task.task_id)) ?? task
    if (now.plat !== null || now.state !== 'COLLECTING') return now
    return changeIn(
      tx,
      now,
      { plat },
      { step: 'PLATFORM', actor: 'USER', text: EVENT_SAYS.platformOrder({ order: plat.orderNo }) },
    )
  })
  if (kept.plat?.orderNo !== plat.orderNo || kept.plat.reference !== plat.reference)
    throw new Refusal('CONFLICT', COLLECT_SAYS.collectionDoesNotBelong)
}

/** What must be collected is not the phone's to leave out. */
function withMandatory(chosen: readonly Dataset[]): string[] {
  const mandatory = PLANS.filter((p) => p.mandatory).map((p) => p.dataset)
  return [...new Set<string>([...mandatory, ...chosen])]
}
