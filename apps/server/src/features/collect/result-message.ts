/**
 * What a channel is told when a task ends: docs/callbacks.md. The key of a message names the task and the version it ended
 * in, so that a message sent twice is the same message.
 */
import type { CollectResult } from '@xinjian/contract/channel/messages'
import type { Message } from '../channel/index.ts'
import type { TaskRow } from './task.ts'
import { wireTask } from './wire.ts'

export const resultMessage = (task: TaskRow): Message => ({
  no: messageNo(task),
  taskId: task.task_id,
  channel: task.channel,
  consentOf: BRINGS.includes(task.state) ? task.enterprise_id : null,
  body: bodyOf(task),
})

/** That a task ended without anything may be told whatever became of the consent. */
const BRINGS: readonly string[] = ['SUCCESS', 'PARTIAL']

const messageNo = (task: Pick<TaskRow, 'task_id' | 'version'>): string =>
  `CB-${task.task_id}-${task.version}`

const RESULTS = { SUCCESS: 1, PARTIAL: 1, FAILED: 2, CANCELLED: 2, EXPIRED: 2 } as const

/** Before a contract was signed nothing is said of the enterprise. */
function bodyOf(task: TaskRow): CollectResult {
  const { enterprise, area, failure } = wireTask(task, [])
  // Only ends are told.
  const state = task.state as CollectResult['state']
  return {
    event: 'collect.result',
    idempotencyKey: messageNo(task),
    finTaskId: task.fin_task_id,
    taskId: task.task_id,
    channel: task.channel,
    source: task.source,
    platform: task.plat,
    state,
    result: RESULTS[state],
    enterprise: task.contract_no === null ? null : enterprise,
    areaCode: task.contract_no === null ? null : (area?.code ?? null),
    contractNo: task.contract_no,
    reportNo: task.report_no,
    dataCutoff: task.data_cutoff?.toISOString() ?? null,
    completeThrough: task.complete_through,
    failure: failure && { code: failure.code, message: failure.message },
    finishedAt: task.finished_at?.toISOString() ?? null,
  }
}
