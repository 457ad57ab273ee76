/**
 * What a partner's own robot says it did at the bureau (docs/decisions/0220): kept beside the task under the number of its job, shown as the
 * partner's word. Nothing reads it as data.
 */
import type { contract } from '@xinjian/contract'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import { note } from '../events.ts'
import { COLLECT_SAYS } from '../words.ts'
import { rpaRecordPage } from './rpa-records.ts'

type RpaCalls = Pick<Handlers<typeof contract.terminal>, 'addRpaRecord' | 'rpaRecordList'>

interface Row {
  task_id: string
  job_no: string
  channel: string
  started_at: Date
  ended_at: Date
  outcome: 'DONE' | 'PARTIAL' | 'FAILED'
  counts: Record<string, number>
  note: string | null
  received_at: Date
}

const COLUMNS = 'task_id, job_no, channel, started_at, ended_at, outcome, counts, note, received_at'

const told = (row: Row) => ({
  jobNo: row.job_no,
  channel: row.channel,
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at.toISOString(),
  outcome: row.outcome,
  counts: row.counts,
  message: row.note,
  receivedAt: row.received_at.toISOString(),
})

export const rpaCalls: RpaCalls = {
  async rpaRecordList({ tenant }, { page, size, ...filter }) {
    return { ...(await rpaRecordPage(tenant, filter, page, size)), page, size }
  },

  addRpaRecord({ session, tenant }, { finTaskId, jobNo, startedAt, endedAt, outcome, ...more }) {
    const channel = session.channel?.code
    if (channel === undefined) throw new Refusal('FORBIDDEN', COLLECT_SAYS.robotsByKey)
    const counts = more.counts ?? {}
    const words = more.message || null
    return tenant.transaction(async (tx) => {
      const task = await tx.one<{ task_id: string; state: string }>(
        'select task_id, state from collect_task where company_id = $1 and fin_task_id = $2 and channel = $3 and joined is null',
        [finTaskId, channel],
      )
      if (!task) throw new Refusal('UNKNOWN', COLLECT_SAYS.robotTaskUnknown, 'finTaskId')
      const added = await tx.run(
        `insert into rpa_record (company_id, channel, job_no, task_id, started_at, ended_at, outcome, counts, note)
         values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9) on conflict do nothing`,
        [channel, jobNo, task.task_id, startedAt, endedAt, outcome, JSON.stringify(counts), words],
      )
      const row = await tx.one<Row & { same: boolean }>(
        `select ${COLUMNS}, task_id = $4 and started_at = $5 and ended_at = $6 and outcome = $7 and counts = $8::jsonb
                and note is not distinct from $9::text as same
           from rpa_record where company_id = $1 and channel = $2 and job_no = $3`,
        [channel, jobNo, task.task_id, startedAt, endedAt, outcome, JSON.stringify(counts), words],
      )
      if (!row?.same) throw new Refusal('CONFLICT', COLLECT_SAYS.robotJobKnown, 'jobNo')
      if (added === 1)
        await note(tx, task.task_id, {
          state: task.state,
          step: 'RPA',
          actor: 'SYSTEM',
          text: EVENT_SAYS[`robot${outcome}`]({ job: jobNo }),
          ok: outcome !== 'FAILED',
          ms: Date.parse(endedAt) - Date.parse(startedAt),
        })
      return told(row)
    })
  },
}
