/**
 * How a task changes: one transaction writes the row (on the version it was read at), its event, and nothing else decides.
 * A second tap finds the version moved on and gets the task as it is; nothing is done twice.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CollectState, CollectTask } from '@xinjian/contract'
import type { TenantDb, TenantTx } from '../../db/tenant.ts'
import type { TaskCtx } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { linkMaker, queueMessage } from '../channel/index.ts'
import { type CollectedEnd, closeCollected } from '../intake/index.ts'
import { tell } from '../notice/index.ts'
import { EVENT_SAYS } from './black-box/words.ts'
import { note, type TaskEvent, tellOffice } from './events.ts'
import { newsOf, queueNotice } from './notice/store.ts'
import { resultMessage } from './result-message.ts'
import { dropSession } from './sessions.ts'
import { type CallName, ENDED, mayFollow, mustAllow } from './states.ts'
import { type Change, itemsOf, lockTask, type TaskRow, taskById, writeChange } from './task.ts'
import { wireTask } from './wire.ts'
import { COLLECT_SAYS } from './words.ts'

/** The task moved on while a change was being made: whoever moved it was first. */
export class Overtaken extends Error {}

/** A hold lapses so long after its process was killed, and a second tap waits so long for the first. */
const BUREAU_STEP_SECONDS = 25
const BUREAU_RENEW_MS = 8_000
const BUREAU_LOOK_MS = 100

export async function loadTask(ctx: Pick<TaskCtx, 'tenant' | 'task'>): Promise<TaskRow> {
  const task = await taskById(ctx.tenant, ctx.task.taskId)
  if (!task) throw new Refusal('TASK_EXPIRED')
  // Signed meanwhile: the next call with the same token finds where it goes on.
  if (task.moved_to !== null) throw new Refusal('CONFLICT')
  return task
}

/** The task as the phone sees it; of a visit that joined another task, that task. */
export const answerOf = async (tenant: TenantDb, visit: TaskRow): Promise<CollectTask> => {
  const task = visit.joined === null ? visit : ((await taskById(tenant, visit.joined)) ?? visit)
  return wireTask(task, await itemsOf(tenant, task.task_id))
}

/** Writes a change and its event inside a transaction that is already open. */
export async function changeIn(
  tx: TenantTx,
  task: TaskRow,
  change: Change,
  event: Omit<TaskEvent, 'state'>,
): Promise<TaskRow> {
  const to = (change.state ?? task.state) as TaskRow['state']
  if (!mayFollow(task.state, to)) throw new Error(`collect task: ${task.state} cannot become ${to}`)
  const ending = ENDED.includes(to)
  const closing = ending
    ? { status: 'IDLE', finished_at: new Date(), lease_until: null }
    : { finished_at: null }
  const next = await writeChange(tx, task, { ...change, ...closing }).catch(refuseSecond)
  if (!next) throw new Overtaken()
  await note(tx, task.task_id, { state: to, ...event })
  if (ending) {
    await leaveNothingRunning(tx, next)
    await dropSession(tx, task.task_id)
    // A visit that joined another task has no result of its own to tell.
    const told = next.joined === null ? await queueMessage(tx, resultMessage(next)) : null
    if (told === 'FULL')
      await note(tx, task.task_id, {
        state: to,
        step: 'CALLBACK',
        actor: 'SYSTEM',
        ok: false,
        text: EVENT_SAYS.messagesFull,
      })
  }
  const news = newsOf(task.state, next)
  if (news) await queueNotice(tx, next, news)
  const told = TOLD_AS[next.state]
  if (told && task.state === 'COLLECTING' && next.joined === null)
    await tell(tx, {
      kind: told,
      key: `${next.task_id}.${next.version}`,
      to: next.link === null ? null : await linkMaker(tx, next.link),
      params: { name: next.enterprise_name ?? '', taxNo: next.tax_no ?? '' },
    })
  tellOffice(tx, next, event.text)
  return next
}

/** What the office is told of an end. */
const TOLD_AS = {
  SUCCESS: 'COLLECT_DONE',
  PARTIAL: 'COLLECT_PART',
  FAILED: 'COLLECT_FAILED',
} as Partial<Record<CollectState, 'COLLECT_DONE' | 'COLLECT_PART' | 'COLLECT_FAILED'>>

/** What an end says of the batch of the collection; states that are no ends are not asked for. */
const BATCH_ENDS: Partial<Record<CollectState, CollectedEnd>> = {
  SUCCESS: 'WHOLE',
  PARTIAL: 'PART',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
}

/** With the task ends, in its transaction, what only its worker would have ended: its batch, the dataset it stood at. */
async function leaveNothingRunning(tx: TenantDb, task: TaskRow): Promise<void> {
  const end = BATCH_ENDS[task.state]
  if (end && task.import_id !== null)
    await closeCollected(tx, task.enterprise_id ?? 0, task.import_id, end)
  await tx.run(
    `update collect_item set state = 'PENDING' where company_id = $1 and task_id = $2 and state = 'RUNNING'`,
    [task.task_id],
  )
}

/** One running collection per enterprise and area is the index's to keep, whoever was asked at the same moment. */
function refuseSecond(error: unknown): never {
  if ((error as { code?: string }).code === '23505')
    throw new Refusal('CONFLICT', COLLECT_SAYS.collectionEnterpriseRunningSee)
  throw error
}

export const change = (
  tenant: TenantDb,
  task: TaskRow,
  what: Change,
  event: Omit<TaskEvent, 'state'>,
): Promise<TaskRow> => tenant.transaction((tx) => changeIn(tx, task, what, event))

/** A change with its line in the black box. */
export interface Decided {
  change: Change
  event: Omit<TaskEvent, 'state'>
}

/**
 * A change that does not mind what happened in between (a revocation, an end): decided on the row as it is, under lock.
 * `null` = nothing to do.
 */
export const changeNow = (
  tenant: TenantDb,
  taskId: string,
  decide: (task: TaskRow) => Decided | null,
): Promise<TaskRow | null> =>
  tenant.transaction(async (tx) => {
    const task = await lockTask(tx, taskId)
    const decided = task && decide(task)
    return decided ? changeIn(tx, task, decided.change, decided.event) : task
  })

/** A step of a person. When another tap was first, the answer is the task as that one left it. */
export async function act(
  ctx: TaskCtx,
  call: CallName,
  work: (task: TaskRow) => Promise<TaskRow>,
): Promise<CollectTask> {
  const task = await loadTask(ctx)
  mustAllow(call, task)
  try {
    return await answerOf(ctx.tenant, await work(task))
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error
    return answerOf(ctx.tenant, await loadTask(ctx))
  }
}

/**
 * A step that talks to a bureau: one at a time per task, over all processes. Whoever waited and finds the task changed gets
 * it as it is. The hold is renewed while the step is under way and lapses by itself when a process is killed.
 */
export async function alone<T>(
  ctx: TaskCtx,
  call: CallName,
  work: (task: TaskRow) => Promise<T>,
): Promise<T | TaskRow> {
  const first = await loadTask(ctx)
  mustAllow(call, first)
  // Named, so that another way in can tell a code that is being made from a password that is being checked.
  const by = `${call}:${randomUUID()}`
  for (const end = Date.now() + BUREAU_STEP_SECONDS * 1000; Date.now() < end; ) {
    // Held on the version that was read: nothing of the task has changed since.
    if (await hold(ctx.tenant, first, by)) {
      const renewing = setInterval(
        () => void renew(ctx.tenant, first, by).catch(() => undefined),
        BUREAU_RENEW_MS,
      )
      try {
        return await work(first)
      } finally {
        clearInterval(renewing)
        await release(ctx.tenant, first, by)
      }
    }
    const task = await loadTask(ctx)
    if (task.version !== first.version) return task
    await sleep(BUREAU_LOOK_MS)
  }
  throw new Refusal('UNAVAILABLE', COLLECT_SAYS.stepBeforeStillRunning)
}

const hold = async (tenant: TenantDb, task: TaskRow, by: string): Promise<boolean> =>
  (await tenant.run(
    `update collect_task set busy_until = now() + interval '${BUREAU_STEP_SECONDS} seconds', busy_by = $4
      where company_id = $1 and task_id = $2 and version = $3 and (busy_until is null or busy_until < now())`,
    [task.task_id, task.version, by],
  )) === 1

const renew = (tenant: TenantDb, task: TaskRow, by: string) =>
  tenant.run(
    `update collect_task set busy_until = now() + interval '${BUREAU_STEP_SECONDS} seconds'
      where company_id = $1 and task_id = $2 and busy_by = $3`,
    [task.task_id, by],
  )

const release = (tenant: TenantDb, task: TaskRow, by: string) =>
  tenant.run(
    `update collect_task set busy_until = null, busy_by = null
      where company_id = $1 and task_id = $2 and busy_by = $3`,
    [task.task_id, by],
  )
