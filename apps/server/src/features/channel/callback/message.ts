/**
 * What a channel is told when a task ends, and how it can tell that it was us: docs/callbacks.md. The key of a message names
 * the task and the version it ended in, so that a message sent twice is the same message.
 */
import { createHmac } from 'node:crypto'
import type { TaskRow } from '../../collect/task.ts'
import { wireTask } from '../../collect/wire.ts'

export const callbackNo = (task: Pick<TaskRow, 'task_id' | 'version'>): string =>
  `CB-${task.task_id}-${task.version}`

/** JSON, as sent and signed. Before a contract was signed nothing is said of the enterprise. */
export function messageOf(task: TaskRow): string {
  const { result, enterprise, area, failure } = wireTask(task, [])
  return JSON.stringify({
    event: 'collect.result',
    idempotencyKey: callbackNo(task),
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

/** `v1=` and the hex HMAC-SHA-256 over timestamp (seconds), key and body, joined by dots. */
export const signatureOf = (secret: string, timestamp: number, key: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${key}.${body}`).digest('hex')}`

export const headersOf = (secret: string, timestamp: number, key: string, body: string) => ({
  'Content-Type': 'application/json; charset=utf-8',
  'X-Xinjian-Timestamp': String(timestamp),
  'X-Xinjian-Idempotency-Key': key,
  'X-Xinjian-Signature': signatureOf(secret, timestamp, key, body),
})
