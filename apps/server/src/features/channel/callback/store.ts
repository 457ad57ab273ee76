import type { ChannelMessage } from '@xinjian/contract/channel/messages'
import type { TenantDb, TenantTx } from '../../../db/tenant.ts'
import { JOB_WAKE } from '../../../jobs/events.ts'
import type { JobTable } from '../../../jobs/job.ts'
import { type Box, createBox } from '../../../security/box.ts'
import type { Secret } from '../../../security/secret.ts'
import { isWithdrawn } from '../../consent/index.ts'

export const CALLBACKS: JobTable = {
  name: 'collect_callback',
  key: 'callback_no',
  running: 'RUNNING',
  delayed: true,
  lane: 'channel',
}

export interface Message {
  /** Names the message for ever: the same number is the same message. */
  no: string
  /** The task in whose black box it stands; null = it is of none. */
  taskId: string | null
  /** Code of the channel. */
  channel: string
  /**
   * The enterprise without whose consent it is not sent: it brings what was collected, or made of that. null = it is sent whatever
   * becomes of a consent.
   */
  consentOf: number | null
  body: ChannelMessage
}

/**
 * Messages of one company that wait; a channel that does not answer for two days, with a collection every twenty seconds, comes
 * near. One more is not sent: it stands as failed, and the result is to be seen in the office as before.
 */
const MOST_WAITING = 10_000

/**
 * Queues a message inside the transaction of what it tells of, and wakes a worker; NONE where the channel wants none or has had
 * it, FULL where too many wait.
 */
export async function queueMessage(
  tx: TenantTx,
  message: Message,
  most = MOST_WAITING,
): Promise<'QUEUED' | 'FULL' | 'NONE'> {
  const row = await tx.one<{ status: 'QUEUED' | 'FAILED' }>(
    `insert into collect_callback (company_id, callback_no, task_id, channel, body, consent_of, status, finished_at)
     select $1, $2::text, $3::text, code, $4::text, $7::int,
            case when w.full then 'FAILED' else 'QUEUED' end, case when w.full then now() end
       from collect_channel,
            (select count(*) >= $6::int as full from (
               select 1 from collect_callback where company_id = $1 and status = 'QUEUED' limit $6) q) w
      where company_id = $1 and code = $5 and callback_url is not null
     on conflict do nothing returning status`,
    [
      message.no,
      message.taskId,
      JSON.stringify(message.body),
      message.channel,
      most,
      message.consentOf,
    ],
  )
  if (row === null) return 'NONE'
  if (row.status === 'FAILED') return 'FULL'
  tx.afterCommit(JOB_WAKE, CALLBACKS.name)
  return 'QUEUED'
}

export interface CallbackRow {
  callback_no: string
  task_id: string | null
  channel: string
  body: string
  retries: number
  url: string | null
  sealed: Buffer | null
  /** The secret of before, where it still holds. */
  former: Buffer | null
  /** The enterprise took back, after the message was queued, the consent that it is sent by. */
  withdrawn: boolean
}

/** SQL, of `collect_channel c`. */
const FORMER = 'case when c.callback_former_until > now() then c.callback_former end'

/** A message with where it goes now; a channel that no longer wants any has no `url`. */
export const callbackOf = (tenant: TenantDb, no: string) =>
  tenant.one<CallbackRow>(
    `select b.callback_no, b.task_id, b.channel, b.body, b.retries, c.callback_url as url, c.callback_sealed as sealed, ${FORMER} as former,
            (b.consent_of is not null and ${isWithdrawn('b.consent_of')}) as withdrawn
       from collect_callback b
       left join collect_channel c on c.company_id = b.company_id and c.code = b.channel
      where b.company_id = $1 and b.callback_no = $2`,
    [no],
  )

export const createCallbackBox = (secret: Secret): Box => createBox(secret, 'channel-callback')

const contextOf = (tenant: TenantDb, code: string) => `${tenant.companyId}/${code}`

/** Channels of the company that have an address to be told, and are not stopped. */
export const toldChannels = (tenant: TenantDb) =>
  tenant.rows<{ code: string; name: string }>(
    `select code, coalesce(nullif(name, ''), title) as name from collect_channel
      where company_id = $1 and callback_url is not null and stopped_at is null order by created_at, code`,
  )

/** Where a channel is told, since when, and until when messages are signed by the secret of before as well; `url` null = it wants no messages. */
export const callbackTarget = (tenant: TenantDb, code: string) =>
  tenant.one<{ title: string; url: string | null; since: Date | null; former_until: Date | null }>(
    `select title, callback_url as url, callback_since as since,
            case when callback_former_until > now() then callback_former_until end as former_until
       from collect_channel where company_id = $1 and code = $2`,
    [code],
  )

/** Registers, replaces or (null) removes where a channel is told. The secret of before holds on for `overlapHours`; one of before that ends. */
export const registerCallback = (
  tenant: TenantDb,
  box: Box,
  code: string,
  target: { url: string; secret: string; overlapHours?: number | undefined } | null,
): Promise<number> =>
  tenant.run(
    `update collect_channel set callback_url = $3, callback_sealed = $4,
            callback_since = case when $3::text is null then null else now() end,
            callback_former = case when $5::int > 0 then callback_sealed end,
            callback_former_until = case when $5::int > 0 and callback_sealed is not null then now() + make_interval(hours => $5::int) end
      where company_id = $1 and code = $2`,
    [
      code,
      target?.url ?? null,
      target && box.seal(contextOf(tenant, code), target.secret),
      target?.overlapHours ?? 0,
    ],
  )

/** What messages are signed by: the secret that holds, and that of before where it still does. */
export const secretsOf = (
  tenant: TenantDb,
  box: Box,
  code: string,
  { sealed, former }: { sealed: Uint8Array; former: Uint8Array | null },
): string[] =>
  [sealed, ...(former ? [former] : [])].map((one) => box.open(contextOf(tenant, code), one))

/** Where a channel is told, with the secrets that messages are signed by; null = it wants none. */
export async function callbackSecrets(
  tenant: TenantDb,
  box: Box,
  code: string,
): Promise<{ url: string; secrets: string[] } | null> {
  const row = await tenant.one<{
    url: string | null
    sealed: Buffer | null
    former: Buffer | null
  }>(
    `select callback_url as url, callback_sealed as sealed, ${FORMER} as former
       from collect_channel c where company_id = $1 and code = $2`,
    [code],
  )
  const { url, sealed, former } = row ?? {}
  if (!url || !sealed) return null
  return { url, secrets: secretsOf(tenant, box, code, { sealed, former: former ?? null }) }
}
