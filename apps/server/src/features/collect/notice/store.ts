/** What a signer is told by SMS, as rows: written with the event, so that there is one per event whatever happens to the process. */
import type { CollectState } from '@xinjian/contract'
import type { TenantTx } from '../../../db/tenant.ts'
import { JOB_WAKE } from '../../../jobs/events.ts'
import type { JobTable } from '../../../jobs/job.ts'
import type { TaskRow } from '../task.ts'

export const NOTICES: JobTable = {
  name: 'collect_notice',
  key: 'notice_no',
  running: 'RUNNING',
  delayed: true,
}

export type NoticeEvent = 'DONE' | 'PART' | 'FAILED' | 'KICKED' | 'OPEN'

/** The ends of a collection that a signer waits for; who gave up or took the consent back knows it. */
const ENDS: Partial<Record<CollectState, NoticeEvent>> = {
  SUCCESS: 'DONE',
  PARTIAL: 'PART',
  FAILED: 'FAILED',
  LOGIN: 'KICKED',
}

/** What a change of a collection is news of; null = nothing, or nothing to somebody who is at the phone. */
export const newsOf = (from: CollectState, to: TaskRow): NoticeEvent | null =>
  from !== 'COLLECTING' || to.failure?.code === 'TE-18' || isFollower(to)
    ? null
    : (ENDS[to.state] ?? null)

/** One of several that were chosen in a visit: the signer is told once, by the one that logged in. */
const isFollower = ({ visit, task_id }: TaskRow): boolean => visit !== null && visit !== task_id

/** Queues the message inside the transaction of its event. */
export async function queueNotice(tx: TenantTx, task: TaskRow, event: NoticeEvent): Promise<void> {
  const queued = await tx.run(
    `insert into collect_notice (company_id, notice_no, task_id, event) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [`N-${task.task_id}-${event}-${task.version}`, task.task_id, event],
  )
  if (queued > 0) tx.afterCommit(JOB_WAKE, NOTICES.name)
}
