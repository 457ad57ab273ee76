/**
 * The collections of the other institutions that were chosen in a visit. One of them logs in, the one of the visit's own number; its
 * session is handed to the others, each of which collects for itself, under its own consent, once the first has come to its end. Should
 * nobody tell them, they begin by themselves.
 */
import { type TenantDb, tenantOf } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { wake } from '../../../jobs/events.ts'
import type { SourceSession } from '../../../outside/source/connector.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import type { CollectDeps } from '../deps.ts'
import { changeIn, changeNow } from '../flow.ts'
import { keepSession } from '../sessions.ts'
import { beginCollecting } from '../start.ts'
import { ENDED } from '../states.ts'
import { lockTask, TASKS, type TaskRow, taskById } from '../task.ts'

type OfGroup = Pick<TaskRow, 'task_id' | 'held_by' | 'visit'>

interface Member {
  tenant: TenantDb
  taskId: string
}

/** So long they wait for the first one before they begin by themselves. */
const WAIT_MS = 30 * 60_000

/** The collections of a visit beside this one; of a task by a link none. */
async function besides(db: CollectDeps['db'], task: OfGroup): Promise<Member[]> {
  if (task.held_by === null || task.visit === null) return []
  const rows = await tenantOf(db, task.held_by).rows<{ institution: number; given: string }>(
    'select institution, given from collect_choice where company_id = $1 and task_id = $2 and given <> $3 order by place',
    [task.visit, task.task_id],
  )
  return rows.map(({ institution, given }) => ({
    tenant: tenantOf(db, institution),
    taskId: given,
  }))
}

const leads = ({ visit, task_id }: OfGroup): boolean => visit === task_id

/** Hands the session of the one that logged in to the others, and has them wait. */
export async function handOn(
  deps: CollectDeps,
  leader: TaskRow,
  session: SourceSession,
): Promise<void> {
  if (!leads(leader)) return
  for (const { tenant, taskId } of await besides(deps.db, leader)) {
    await tenant
      .transaction(async (tx) => {
        const task = await lockTask(tx, taskId)
        if (!task || !mayBegin(task)) return
        await deps.consents.mustStand(tx, task.contract_no)
        const area = { area_code: leader.area_code, failure: null }
        const text = EVENT_SAYS.handedOn
        const event = { step: 'LOGIN', actor: 'USER', text } as const
        const atDoor = await changeIn(tx, task, { ...area, state: 'LOGIN' }, event)
        const begun = await beginCollecting(tx, atDoor)
        const collecting = begun.state === 'COLLECTING'
        const next = await changeIn(
          tx,
          atDoor,
          collecting
            ? { ...begun, due_at: new Date(Date.now() + WAIT_MS), scopes: ['ALL'] }
            : begun,
          { step: 'COLLECT', actor: 'SYSTEM', text: EVENT_SAYS.collectWaits },
        )
        if (collecting) await keepSession(tx, deps.sessionBox, taskId, session, next.version)
      })
      // Its consent was taken back, or another collection of the firm runs there: the others go on.
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      })
  }
}

/** It waits for a login, or came to an end that another login mends. */
const mayBegin = ({ state }: TaskRow): boolean =>
  ['AREA', 'LOGIN', 'PARTIAL', 'FAILED'].includes(state)

/** Once the one that logged in has ended the others begin; a collection by a link has none and is not read again. */
export async function letBegin(
  deps: CollectDeps,
  leader: OfGroup & Pick<TaskRow, 'company_id'>,
): Promise<void> {
  if (!leads(leader)) return
  const now = await taskById(tenantOf(deps.db, leader.company_id), leader.task_id)
  if (!now || !ENDED.includes(now.state)) return
  for (const { tenant, taskId } of await besides(deps.db, leader))
    await tenant.run(
      `update collect_task set due_at = now()
        where company_id = $1 and task_id = $2 and state = 'COLLECTING' and status = 'QUEUED' and due_at > now()`,
      [taskId],
    )
  await wake(deps.db, TASKS)
}

/** Whether another collection still needs the session at the bureau. */
export async function sessionIsShared(db: CollectDeps['db'], task: OfGroup): Promise<boolean> {
  for (const { tenant, taskId } of await besides(db, task)) {
    const other = await tenant.one<{ state: string }>(
      'select state from collect_task where company_id = $1 and task_id = $2',
      [taskId],
    )
    if (other?.state === 'COLLECTING') return true
  }
  return false
}

/** The visit ended before anybody logged in: there is nothing to wait for. */
export async function endWith(db: CollectDeps['db'], leader: TaskRow | null): Promise<void> {
  if (!leader || !leads(leader)) return
  const { state } = leader
  if (state !== 'CANCELLED' && state !== 'EXPIRED') return
  const text = state === 'CANCELLED' ? EVENT_SAYS.firmGaveUp : EVENT_SAYS.expired
  for (const { tenant, taskId } of await besides(db, leader))
    await changeNow(tenant, taskId, (task) =>
      ENDED.includes(task.state)
        ? null
        : { change: { state }, event: { step: 'END', actor: 'USER', text, ok: false } },
    )
}
