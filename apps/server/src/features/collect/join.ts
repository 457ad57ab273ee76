/**
 * One collection at a time for an enterprise: the bureau throws the earlier session out, so a second one would only break the
 * first. Whoever has proven to sign for the enterprise, on whatever phone, is led to the collection that runs.
 */
import type { TenantDb } from '../../db/tenant.ts'
import { EVENT_SAYS } from './black-box/words.ts'
import type { Decided } from './flow.ts'
import type { TaskRow } from './task.ts'

export type Running = Pick<TaskRow, 'task_id' | 'fin_task_id'>

/** The collection of the same kind and enterprise that runs on another visit's account. */
export const runningBeside = (
  tenant: TenantDb,
  task: Pick<TaskRow, 'task_id' | 'tax_no' | 'kind'>,
) =>
  tenant.one<Running>(
    `select task_id, fin_task_id from collect_task
      where company_id = $1 and tax_no = $2 and state = 'COLLECTING' and task_id <> $3 and kind = $4
      order by collecting_at limit 1`,
    [task.tax_no, task.task_id, task.kind],
  )

/** What becomes of a visit that joins a running task. */
export const joined = ({ task_id, fin_task_id }: Running): Decided => ({
  change: { state: 'CANCELLED', joined: task_id, failure: null },
  event: {
    step: 'JOIN',
    actor: 'SYSTEM',
    text: EVENT_SAYS.joined({ number: fin_task_id }),
  },
})
