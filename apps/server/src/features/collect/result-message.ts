/**
 * What a channel is told when a task ends: docs/callbacks.md. The key of a message names the task and the version it ended
 * in, so that a message sent twice is the same message.
 */
import type { Message } from '../channel/index.ts'
import type { TaskRow } from './task.ts'
import { wireTask } from './wire.ts'

export const resultMessage = (task: TaskRow): Message => ({
  no: messageNo(task),
  taskId: task.task_id,
  channel: task.channel,
  body: bodyOf(task),
})

const messageNo = (task: Pick<TaskRow, 'task_id' | 'version'>): string =>
  `CB-${task.task_id}-${task.version}`

/** Before a contract was signed nothing is said of the enterprise. */
function bodyOf(task: TaskRow): string {
  const { result, enterprise, area, failure } = wireTask(task, [])
  return JSON.stringify({
    event: 'collect.result',
    idempotencyKey: messageNo(task),
    finTaskId: task.fin_task_id,
    taskId: task.task_id,
    channel: task.channel,
    source: task.source,
    platform: task.plat,
    state: task.state,
    result,
    enterprise: task.contract_no === null ? null : enterprise,
    areaCode: task.contract_no === null ? null : (area?.code ?? null),
    contractNo: task.contract_no,
    reportNo: task.report_no,
    dataCutoff: task.data_cutoff?.toISOString() ?? null,
    failure: failure && { code: failure.code, message: failure.message },
    finishedAt: task.finished_at?.toISOString() ?? null,
  })
}
