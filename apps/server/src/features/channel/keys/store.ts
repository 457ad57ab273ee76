/** SQL of the keys of channels. A key is told once; what is kept is its hash. */
import { randomBytes } from 'node:crypto'
import { API_KEY_MARK, type ApiScope } from '@xinjian/contract/channel/api-scopes'
import type { ApiKeyRow } from '@xinjian/contract/nouns/channel'
import { enterKey } from '../../../db/directory.ts'
import { OWN_COMPANY } from '../../../db/distribute/first-node.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { wired } from '../../../http/rows/wired.ts'
import { hashToken } from '../../../security/secret.ts'
import { CHANNEL_SAYS } from '../words.ts'

/** Characters of a key that are shown: enough to tell a company's keys apart, and no help to whoever guesses. */
const SHOWN = API_KEY_MARK.length + 6
/** Keys of one channel that may hold at a time. */
const MOST_LIVE = 20

interface Row {
  id: number
  channel: string
  name: string
  prefix: string
  scopes: ApiScope[]
  per_minute: number
  days: number
  made_by: string
  made_at: Date
  expires_at: Date
  state: ApiKeyRow['state']
  asleep: ApiScope[]
  last_used_at: Date | null
  last_ip: string | null
  refused_at: Date | null
  refused_ip: string | null
}

/** `which`: of the channel's keys. */
const keysSql = (which = '') => `with k as materialized (
  select id, channel, name, prefix, scopes, per_minute, days, made_by, made_at, expires_at, last_used_at, last_ip, refused_at, refused_ip,
         revoked_at, replaced_by
    from api_key where company_id = $1 and channel = $2 ${which})
select id, channel, name, prefix, scopes, per_minute, days, made_by, made_at, expires_at, last_used_at, last_ip,
       refused_at, refused_ip,
       case when revoked_at is not null then 'REVOKED' when expires_at <= now() then 'EXPIRED'
            when replaced_by is not null then 'REPLACED' when not scopes && may then 'SLEEPING' else 'LIVE' end as state,
       case when may is null then '{}' else array(select one from unnest(scopes) one where one <> all(may)) end as asleep
  from k, ${OWN_COMPANY}, lateral (select maker_may(k.made_by) as may) maker order by id desc`

const told = (row: Row): ApiKeyRow =>
  wired(
    row,
    'id channel name prefix scopes per_minute made_by made_at expires_at state asleep last_used_at last_ip refused_at refused_ip',
  )

/** Newest first, those that ended among them. */
export const keysOf = async (tenant: TenantDb, channel: string): Promise<ApiKeyRow[]> =>
  (await tenant.rows<Row>(keysSql(), [channel])).map(told)

async function mustFind(tenant: TenantDb, channel: string, id: number): Promise<Row> {
  const row = await tenant.one<Row>(keysSql('and id = $3'), [channel, id])
  if (!row) throw new Refusal('UNKNOWN', CHANNEL_SAYS.keyNotFound)
  return row
}

export interface NewKey {
  name: string
  scopes: readonly ApiScope[]
  perMinute: number
  days: number
}

/** A key of a channel that is held: one change of its keys at a time. */
export async function addKey(tx: TenantDb, channel: string, by: string, made: NewKey) {
  const live = await tx.one<{ n: number }>(
    `select count(*)::int as n from api_key
      where company_id = $1 and channel = $2 and revoked_at is null and expires_at > now()`,
    [channel],
  )
  if ((live?.n ?? 0) >= MOST_LIVE)
    throw new Refusal('CONFLICT', CHANNEL_SAYS.mostKeys({ n: MOST_LIVE }))
  const key = `${API_KEY_MARK}${randomBytes(32).toString('base64url')}`
  const hash = hashToken(key)
  await enterKey(tx, 'API_KEY', hash)
  const row = await tx.one<{ id: number }>(
    `insert into api_key (company_id, channel, name, prefix, key_hash, scopes, per_minute, days, made_by, expires_at)
     values ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9, now() + make_interval(days => $8)) returning id`,
    [
      channel,
      made.name,
      key.slice(0, SHOWN),
      hash,
      [...new Set(made.scopes)].sort(),
      made.perMinute,
      made.days,
      by,
    ],
  )
  return { key, row: told(await mustFind(tx, channel, row?.id ?? 0)) }
}

/** A key in the place of another, which holds on for so many hours; refuses one that ended or has its successor already. */
export async function turnKey(
  tx: TenantDb,
  channel: string,
  by: string,
  { id, overlapHours }: { id: number; overlapHours: number },
) {
  const old = await mustFind(tx, channel, id)
  if (old.state === 'REPLACED') throw new Refusal('CONFLICT', CHANNEL_SAYS.keyReplacedUseNew)
  if (old.state !== 'LIVE' && old.state !== 'SLEEPING')
    throw new Refusal('CONFLICT', CHANNEL_SAYS.keyNotValidMore)
  const { name, scopes, per_minute: perMinute, days } = old
  const made = await addKey(tx, channel, by, { name, scopes, perMinute, days })
  await tx.run(
    `update api_key set replaced_by = $4, expires_at = least(expires_at, now() + make_interval(hours => $5))
      where company_id = $1 and channel = $2 and id = $3`,
    [channel, id, made.row.id, overlapHours],
  )
  return made
}

/** Ends a key at once; one that ended is fine. */
export async function revokeKey(tx: TenantDb, channel: string, by: string, id: number) {
  await tx.run(
    `update api_key set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, $4)
      where company_id = $1 and channel = $2 and id = $3`,
    [channel, id, by],
  )
  return told(await mustFind(tx, channel, id))
}
