/** The black box of a task: every step with its words, its time and who made it. */
import { maskText } from '@xinjian/format/mask-text'
import type { Value } from '../../db/pool.ts'
import type { TenantDb, TenantTx } from '../../db/tenant.ts'
import { type CompanyEvent, JOB_EVENT } from '../../jobs/events.ts'
import { placeOfState, TAKES_DAY_BACK } from './steps.ts'
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

/** SQL: the task came to the step of what was `noted`, unless it had stood there before. */
const REACHES = `update collect_task t set reached[${placeOfState('noted.state')}] = noted.at from noted
   where t.company_id = $1 and t.task_id = noted.task_id and t.reached[${placeOfState('noted.state')}] is null`

/** Also written: SQL whose values are the parameters from the one it is given on; `$1` is the company, `$2` the task. */
export type Beside = (first: number) => { sql: string; values: readonly Value[] }

const NOTED = `insert into collect_event (company_id, task_id, state, step, actor, text, bureau_message, ms, ok, code)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`
/** Values of it but for the company, and what follows begins at … */
const BESIDE_FROM = 11
const notedValues = (taskId: string, e: TaskEvent): Value[] => [
  taskId,
  e.state,
  e.step,
  e.actor,
  e.text.slice(0, 500),
  // The bureau's own words name whom they please.
  e.bureauMessage ? maskText(e.bureauMessage).slice(0, 500) : null,
  e.ms === undefined || e.ms === null ? null : Math.round(e.ms),
  e.ok ?? true,
  e.code ?? null,
]

/** Notes a step, and writes `beside` it, in one statement. */
export function note(
  tenant: TenantDb,
  taskId: string,
  e: TaskEvent,
  beside?: Beside,
): Promise<number> {
  const also = beside?.(BESIDE_FROM)
  return tenant.run(
    `with noted as (
       ${NOTED} returning task_id, at, state)${also ? `, beside as (${also.sql})` : ''}, ${TAKES_DAY_BACK}
     ${REACHES}`,
    [...notedValues(taskId, e), ...(also?.values ?? [])],
  )
}

/**
 * The same of what went well in the state in which the task stands already: no step is reached by it, and no sum of a day tells it. An update of the
 * task, be it of no row, opens all its indexes.
 */
export function noteWell(
  tenant: TenantDb,
  taskId: string,
  e: Omit<TaskEvent, 'ok' | 'code'>,
  beside: Beside,
): Promise<number> {
  const { sql, values } = beside(BESIDE_FROM)
  return tenant.run(`with noted as (${NOTED}) ${sql}`, [...notedValues(taskId, e), ...values])
}

/** The same for who does not know where the task stands now. */
export const noteNow = (
  tenant: TenantDb,
  taskId: string,
  e: { step: string; text: string; ok: boolean; ms: number | null },
): Promise<number> =>
  tenant.run(
    `with noted as (
       insert into collect_event (company_id, task_id, state, step, actor, text, ms, ok)
       select $1, task_id, state, $3, 'SYSTEM', $4, $5, $6 from collect_task where company_id = $1 and task_id = $2
       returning task_id, at, state), ${TAKES_DAY_BACK}
     ${REACHES}`,
    [taskId, e.step, e.text.slice(0, 500), e.ms === null ? null : Math.round(e.ms), e.ok],
  )

/** Tells the office's open pages where a task stands now, once the transaction is committed. */
export const tellOffice = (tx: TenantTx, task: TaskRow, message: string): void =>
  tx.afterCommit(
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
