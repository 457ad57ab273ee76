/** The task as the phone sees it. */
import { COLLECT_PAGES, type CollectTask } from '@xinjian/contract'
import { areaName } from '@xinjian/format/bureau/areas'
import { PLANS } from './datasets.ts'
import type { ItemRow, TaskRow } from './task.ts'

export function wireTask(task: TaskRow, items: readonly ItemRow[]): CollectTask {
  const result = { SUCCESS: 1, PARTIAL: 1, FAILED: 2, CANCELLED: 2, EXPIRED: 2 } as const
  return {
    finTaskId: task.fin_task_id,
    taskId: task.task_id,
    state: task.state,
    path: COLLECT_PAGES[task.state],
    enterprise:
      task.tax_no === null ? null : { name: task.enterprise_name ?? '', taxNo: task.tax_no },
    signer: task.signer,
    area: task.area_code === null ? null : { code: task.area_code, name: areaName(task.area_code) },
    smsTo: task.sms_to,
    choices: task.choices,
    progress: task.progress,
    current: task.current,
    datasets: items.flatMap((item) => {
      const plan = PLANS.find((p) => p.dataset === item.dataset)
      if (!plan) return []
      const { dataset, name, mandatory } = plan
      return [{ dataset, name, mandatory, state: item.state, rows: item.rows }]
    }),
    bound: task.bound,
    lockedUntil: inFuture(task.locked_until),
    failure: task.failure,
    consents: task.consents,
    result: task.state in result ? result[task.state as keyof typeof result] : null,
    version: task.version,
  }
}

const inFuture = (at: Date | null): string | null =>
  at !== null && at.getTime() > Date.now() ? at.toISOString() : null
