/** The task as the phone sees it. */
import { type CollectTask, PAGES_OF } from '@xinjian/contract'
import { wired } from '../../http/rows/wired.ts'
import { placeName } from './calls/place.ts'
import { planOf } from './datasets.ts'
import { askedOf } from './door/steps.ts'
import type { ItemRow, TaskRow } from './task.ts'

const RESULTS = { SUCCESS: 1, PARTIAL: 1, FAILED: 2, CANCELLED: 2, EXPIRED: 2 } as const

/** How a task ended, as the product counts it; null = it did not yet. */
export const resultOf = (state: TaskRow['state']): 1 | 2 | null =>
  state in RESULTS ? RESULTS[state as keyof typeof RESULTS] : null

export function wireTask(task: TaskRow, items: readonly ItemRow[]): CollectTask {
  return {
    ...wired(
      task,
      'fin_task_id task_id kind state signer sms_to choices progress current bound failure consents version',
    ),
    path: PAGES_OF[task.kind][task.state],
    enterprise:
      task.tax_no === null ? null : { name: task.enterprise_name ?? '', taxNo: task.tax_no },
    area: task.area_code === null ? null : { code: task.area_code, name: placeName(task) },
    datasets: items.map((item) => {
      const { dataset, name, mandatory } = planOf(item.dataset)
      return { dataset, name, mandatory, state: item.state, rows: item.rows }
    }),
    asked: askedOf(task),
    card: task.door.card ?? null,
    lockedUntil: inFuture(task.locked_until),
    result: resultOf(task.state),
  }
}

const inFuture = (at: Date | null): string | null =>
  at !== null && at.getTime() > Date.now() ? at.toISOString() : null
