/**
 * What a company's channels are told of a consent and of a report, in the transaction of what they are told: those that brought the
 * enterprise, and of a report the one whose key asked for it. Each hears of a thing once.
 */
import type { ReportReady } from '@xinjian/contract/channel/messages'
import type { TenantTx } from '../../../db/tenant.ts'
import type { TakenBack } from '../../consent/index.ts'
import { channelOfKey, KEY_NAME_MARK } from '../keys/name.ts'
import { queueMessage } from './store.ts'

/** A channel with the task by which it knows the enterprise. */
interface Told {
  channel: string
  task_id: string | null
  fin_task_id: string | null
}

/**
 * Channels through which the enterprise signed, each with the task of this contract or its newest one; and those whose keys had reports
 * made of it.
 */
const OF_ENTERPRISE = `select distinct on (channel) channel, task_id, fin_task_id from (
  select channel, task_id, fin_task_id, created_at from collect_task
   where company_id = $1 and enterprise_id = $2 and contract_no is not null and joined is null
  union all
  select substr(created_by, ${KEY_NAME_MARK.length + 1}), null, null, null from report
   where company_id = $1 and enterprise_id = $2 and starts_with(created_by, '${KEY_NAME_MARK}')) t
  order by channel, (task_id = $3) desc nulls last, created_at desc nulls last, task_id`

/** At once, and whatever else waits for the channel: from here on nothing of it may be used. */
export async function tellRevoked(tx: TenantTx, consent: TakenBack): Promise<void> {
  const { enterpriseId, taskId, at, ...said } = consent
  const channels = await tx.rows<Told>(OF_ENTERPRISE, [enterpriseId, taskId])
  for (const { channel, task_id, fin_task_id } of channels) {
    const no = `CB-${consent.contractNo}-${channel}`
    await queueMessage(tx, {
      no,
      taskId: task_id,
      channel,
      consentOf: null,
      body: {
        event: 'consent.revoked',
        idempotencyKey: no,
        channel,
        ...said,
        finTaskId: fin_task_id,
        taskId: task_id,
        revokedAt: at.toISOString(),
      },
    })
  }
}

/** Channels whose collection ordered the report. */
const OF_REPORT = `select distinct on (channel) channel, task_id, fin_task_id from collect_task
  where company_id = $1 and report_no = $2 and joined is null order by channel, created_at desc, task_id`

export interface Made
  extends Pick<ReportReady, 'reportNo' | 'reportType' | 'enterprise' | 'fingerprint'> {
  enterpriseId: number
  /** Made of what a collection brought: a withdrawal ends it. */
  collected: boolean
  /** Account name of whoever asked for it. */
  by: string
  at: Date
}

/** A report that can be fetched. */
export async function tellReady(tx: TenantTx, report: Made): Promise<void> {
  const { enterpriseId, collected, by, at, ...said } = report
  const key = channelOfKey(by)
  const asked: Told[] = key === null ? [] : [{ channel: key, task_id: null, fin_task_id: null }]
  const brought = await tx.rows<Told>(OF_REPORT, [report.reportNo])
  for (const { channel, task_id, fin_task_id } of [...asked, ...brought]) {
    const no = `CB-${report.reportNo}-${channel}`
    await queueMessage(tx, {
      no,
      taskId: task_id,
      channel,
      consentOf: collected ? enterpriseId : null,
      body: {
        event: 'report.ready',
        idempotencyKey: no,
        channel,
        ...said,
        finTaskId: fin_task_id,
        taskId: task_id,
        readyAt: at.toISOString(),
      },
    })
  }
}
