/** SQL of channels as their company sets them. */
import type { ChannelRow } from '@xinjian/contract/nouns/channel'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { wired } from '../../../http/rows/wired.ts'
import { CHANNEL_SAYS } from '../words.ts'

interface Row {
  code: string
  name: string
  title: string
  color: string
  products: string[] | null
  license_required: boolean
  logo: string | null
  ip_allow: string[]
  frame_sites: string[]
  return_urls: string[]
  takes_tickets: boolean
  sign_required: boolean
  callback_url: string | null
  agreement: number | null
  auto_report: boolean
  audit_checkpoints: boolean
  keys: number
  stopped_at: Date | null
  version: number
  updated_by: string | null
  updated_at: Date | null
}

const SELECT = `select c.code, c.name, c.title, c.color, c.products, c.license_required, l.sha256 as logo, c.ip_allow, c.frame_sites, c.return_urls, c.sign_required,
       c.ticket_sealed is not null as takes_tickets,
       c.callback_url, c.agreement, c.auto_report, c.audit_checkpoints, c.stopped_at, c.version, c.updated_by, c.updated_at,
       (select count(*)::int from api_key k where k.company_id = $1 and k.channel = c.code
           and k.revoked_at is null and k.expires_at > now()) as keys
  from collect_channel c left join channel_logo l on l.company_id = c.company_id and l.channel = c.code
 where c.company_id = $1`

/** Address of a channel's picture, new with each picture. */
export const logoAddress = (code: string, sha256: string | null): string | null =>
  sha256 && `/api/channel/logo/${code}?v=${sha256.slice(0, 16)}`

const told = (row: Row): ChannelRow => ({
  ...wired(
    row,
    'code title color products license_required ip_allow frame_sites return_urls takes_tickets sign_required callback_url agreement auto_report audit_checkpoints keys stopped_at version updated_by updated_at',
  ),
  name: row.name || row.title,
  logo: logoAddress(row.code, row.logo),
})

export const channelsOf = async (tenant: TenantDb): Promise<ChannelRow[]> =>
  (await tenant.rows<Row>(`${SELECT} order by c.created_at, c.code`)).map(told)

/** One channel of the company; refuses a code that is none of its own. */
export async function channelRow(tenant: TenantDb, code: string): Promise<ChannelRow> {
  const row = await tenant.one<Row>(`${SELECT} and c.code = $2`, [code])
  if (!row) throw new Refusal('UNKNOWN', CHANNEL_SAYS.channelNotFoundCompare)
  return told(row)
}

/** Holds a channel until the transaction ends; refuses what was made of an older version (null = whatever stands). */
export async function lockChannel(
  tx: TenantDb,
  code: string,
  version: number | null,
): Promise<ChannelRow> {
  const held = await tx.one<{ version: number }>(
    'select version from collect_channel where company_id = $1 and code = $2 for update',
    [code],
  )
  if (!held) throw new Refusal('UNKNOWN', CHANNEL_SAYS.channelNotFoundCompare)
  if (version !== null && held.version !== version)
    throw new Refusal('CONFLICT', CHANNEL_SAYS.somebodyJustChangedChannel)
  return channelRow(tx, code)
}

export interface Content {
  name: string
  title: string
  color: string
  license: 'YES' | 'NO'
  products: readonly string[] | null
}

const TOUCHED = 'version = version + 1, updated_by = $3, updated_at = now()'

export const writeContent = (tx: TenantDb, code: string, by: string, c: Content) =>
  tx.run(
    `update collect_channel set ${TOUCHED}, name = $4, title = $5, color = $6, license_required = $7, products = $8::text[]
      where company_id = $1 and code = $2`,
    [code, by, c.name, c.title, c.color, c.license === 'YES', c.products && [...c.products]],
  )

export const writeAllow = (tx: TenantDb, code: string, by: string, list: readonly string[]) =>
  tx.run(
    `update collect_channel set ${TOUCHED}, ip_allow = $4::text[] where company_id = $1 and code = $2`,
    [code, by, [...list]],
  )

export const writeFrames = (tx: TenantDb, code: string, by: string, sites: readonly string[]) =>
  tx.run(
    `update collect_channel set ${TOUCHED}, frame_sites = $4::text[] where company_id = $1 and code = $2`,
    [code, by, [...sites]],
  )

export const writeSigning = (tx: TenantDb, code: string, by: string, required: boolean) =>
  tx.run(
    `update collect_channel set ${TOUCHED}, sign_required = $4 where company_id = $1 and code = $2`,
    [code, by, required],
  )

export const writeAuto = (tx: TenantDb, code: string, by: string, on: boolean) =>
  tx.run(
    `update collect_channel set ${TOUCHED}, auto_report = $4 where company_id = $1 and code = $2`,
    [code, by, on],
  )

export const writeCheckpoints = (tx: TenantDb, code: string, by: string, on: boolean) =>
  tx.run(
    `update collect_channel set ${TOUCHED}, audit_checkpoints = $4 where company_id = $1 and code = $2`,
    [code, by, on],
  )

export const writeStop = (tx: TenantDb, code: string, by: string, stop: boolean) =>
  tx.run(
    `update collect_channel set ${TOUCHED}, stopped_by = case when $4::boolean then $3 end,
            stopped_at = case when $4::boolean then coalesce(stopped_at, now()) end
      where company_id = $1 and code = $2`,
    [code, by, stop],
  )

export const touch = (tx: TenantDb, code: string, by: string) =>
  tx.run(`update collect_channel set ${TOUCHED} where company_id = $1 and code = $2`, [code, by])
