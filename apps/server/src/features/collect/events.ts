/** The black box of a task: every step with its words, its time and who made it. */
import type { TenantDb } from '../../db/tenant.ts'
import { type CompanyEvent, JOB_EVENT, JOB_WAKE } from '../../jobs/events.ts'
import type { TaskRow } from './task.ts'

export interface TaskEvent {
  state: string
  step: string
  actor: 'USER' | 'SYSTEM' | 'BUREAU'
  text: string
  bureauMessage?: string | null
  ms?: number | null
  ok?: boolean
  code?: string | null
}

export const note = (tenant: TenantDb, taskId: string, e: TaskEvent): Promise<number> =>
  tenant.run(
    `insert into collect_event (company_id, task_id, state, step, actor, text, bureau_message, ms, ok, code)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      taskId,
      e.state,
      e.step,
      e.actor,
      e.text.slice(0, 500),
      e.bureauMessage?.slice(0, 500) ?? null,
      e.ms === undefined || e.ms === null ? null : Math.round(e.ms),
      e.ok ?? true,
      e.code ?? null,
    ],
  )

const notify = (tx: TenantDb, taskId: string, channel: string, payload: string) =>
  tx.run('select pg_notify($3, $4) from collect_task where company_id = $1 and task_id = $2', [
    taskId,
    channel,
    payload,
  ])

/** Wakes the workers of a table when the transaction commits. */
export const wakeIn = (tx: TenantDb, taskId: string, table: string): Promise<number> =>
  notify(tx, taskId, JOB_WAKE, table)

/** Tells the office's open pages where a task stands now, when the transaction commits. */
export const tellOffice = (tx: TenantDb, task: TaskRow, message: string): Promise<number> =>
  notify(
    tx,
    task.task_id,
    JOB_EVENT,
    JSON.stringify({
      companyId: task.company_id,
      kind: 'collect',
      id: task.task_id,
      status: task.state,
      progress: task.progress,
      message: message.slice(0, 500),
    } satisfies CompanyEvent),
  )
