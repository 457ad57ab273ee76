import type { TenantDb } from '../../../db/tenant.ts'
import type { JobTable } from '../../../jobs/job.ts'
import { type Box, createBox } from '../../../security/box.ts'
import type { Secret } from '../../../security/secret.ts'
import type { TaskRow } from '../task.ts'
import { callbackNo, messageOf } from './message.ts'

export const CALLBACKS: JobTable = {
  name: 'collect_callback',
  key: 'callback_no',
  running: 'RUNNING',
  delayed: true,
  lane: 'channel',
}

/** Queues the message of an end inside the transaction that ends the task; nothing where the channel wants none. */
export const queueCallback = (tx: TenantDb, task: TaskRow): Promise<number> =>
  tx.run(
    `insert into collect_callback (company_id, callback_no, task_id, channel, body)
     select $1, $2::text, $3::text, code, $4::text from collect_channel
      where company_id = $1 and code = $5 and callback_url is not null
     on conflict do nothing`,
    [callbackNo(task), task.task_id, messageOf(task), task.channel],
  )

export interface CallbackRow {
  callback_no: string
  task_id: string
  channel: string
  state: string
  body: string
  retries: number
  url: string | null
  sealed: Buffer | null
}

/** A message with where it goes now; a channel that no longer wants any has no `url`. */
export const callbackOf = (tenant: TenantDb, no: string) =>
  tenant.one<CallbackRow>(
    `select b.callback_no, b.task_id, b.channel, t.state, b.body, b.retries, c.callback_url as url, c.callback_sealed as sealed
       from collect_callback b
       join collect_task t on t.company_id = b.company_id and t.task_id = b.task_id
       left join collect_channel c on c.company_id = b.company_id and c.code = b.channel
      where b.company_id = $1 and b.callback_no = $2`,
    [no],
  )

export const createCallbackBox = (secret: Secret): Box => createBox(secret, 'channel-callback')

const contextOf = (tenant: TenantDb, code: string) => `${tenant.companyId}/${code}`

/** Registers, replaces or (null) removes where a channel is told. */
export const registerCallback = (
  tenant: TenantDb,
  box: Box,
  code: string,
  target: { url: string; secret: string } | null,
): Promise<number> =>
  tenant.run(
    `update collect_channel set callback_url = $3, callback_sealed = $4,
            callback_since = case when $3::text is null then null else now() end
      where company_id = $1 and code = $2`,
    [code, target?.url ?? null, target && box.seal(contextOf(tenant, code), target.secret)],
  )

export const secretOf = (tenant: TenantDb, box: Box, code: string, sealed: Uint8Array): string =>
  box.open(contextOf(tenant, code), sealed)
