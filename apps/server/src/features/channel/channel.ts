/** Where a phone comes from: a channel of the company that will receive the data, or a link made for one enterprise. */
import { randomBytes } from 'node:crypto'
import { companyOf, enterKey } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Grantee } from '../consent/index.ts'
import { companyContact } from '../session/index.ts'
import { logoAddress } from './provider/store.ts'
import { CHANNEL_SAYS } from './words.ts'

export interface Channel {
  company_id: number
  code: string
  company_name: string
  title: string
  color: string
  grantees: Grantee[]
  datasets: string[] | null
  license_required: boolean
  /** Codes; null = all that the company opened. */
  products: string[] | null
  /** A collection that ends orders a report by itself. */
  auto_report: boolean
  /** Address of its picture; null = none. */
  logo: string | null
  /** Sites that may show reports in a frame. */
  frame_sites: string[]
  /** Where people may be led back to. */
  return_urls: string[]
  /** Its clauses beside the platform's text. */
  agreement: { version: number; paragraphs: string[] } | null
  stopped: boolean
}

export interface Entry {
  channel: Channel
  link: string | null
  source: string | null
  taxNo: string | null
}

/** The channel that is used when a link names none: sandbox only. */
export const DEMO_CHANNEL = 'demo'
const LINK_HOURS = 30 * 24

const COLUMNS = `c.company_id, c.code, co.name as company_name, c.title, c.color, c.grantees, c.datasets, c.license_required,
  c.products, c.auto_report, c.frame_sites, c.return_urls, l.sha256 as logo, c.stopped_at is not null as stopped,
  case when a.version is not null then json_build_object('version', a.version, 'paragraphs', a.paragraphs) end as agreement`

async function byCode(tenant: TenantDb, code: string): Promise<Channel | null> {
  const row = await tenant.one<Channel>(
    `with co as materialized (select id, name from company where id = $1)
     select ${COLUMNS} from collect_channel c join co on co.id = c.company_id
       left join channel_logo l on l.company_id = c.company_id and l.channel = c.code
       left join channel_agreement a on a.company_id = c.company_id and a.channel = c.code and a.version = c.agreement
      where c.company_id = $1 and c.code = $2`,
    [code],
  )
  return row && { ...row, logo: logoAddress(code, row.logo) }
}

/** What a code of a link stands for. Unknown, expired and stopped ones look the same. */
export async function enterBy(db: Database, code: string, source: string | null): Promise<Entry> {
  const unknown = () => new Refusal('TASK_EXPIRED', CHANNEL_SAYS.linkCollectionNotValid)
  const companyId = (await companyOf(db, 'LINK', code)) ?? (await companyOf(db, 'CHANNEL', code))
  if (companyId === null) throw unknown()
  const tenant = tenantOf(db, companyId)
  const link = await tenant.one<{ code: string; channel: string; source: string; tax_no: string }>(
    `select code, channel, source, tax_no from collect_link
      where company_id = $1 and code = $2 and expires_at > now()`,
    [code],
  )
  const channel = await byCode(tenant, link?.channel ?? code)
  if (!channel || channel.stopped) throw unknown()
  return {
    channel,
    link: link?.code ?? null,
    source: link?.source ?? source,
    taxNo: link?.tax_no ?? null,
  }
}

/** A channel of the company by its code, or its first one; refuses a code that is none of its own. */
export async function ownChannel(
  db: Database,
  tenant: TenantDb,
  code: string | undefined,
): Promise<string> {
  if (code === undefined) return ensureChannel(db, tenant.companyId)
  const channel = await byCode(tenant, code)
  if (!channel) throw new Refusal('UNKNOWN', CHANNEL_SAYS.channelNotFoundCompare, 'channel')
  return code
}

/** Colours of channels by their codes, as the dictionary tells them. */
export const channelColours = async (
  tenant: TenantDb,
  code: string,
): Promise<[key: string, colour: string][]> => {
  const channel = await byCode(tenant, code)
  return channel ? [[channel.code, channel.color]] : []
}

export const channelOf = async (tenant: TenantDb, code: string): Promise<Channel> => {
  const channel = await byCode(tenant, code)
  if (!channel) throw new Refusal('TASK_EXPIRED')
  return channel
}

/** The company's own channel; made on first use, with the company itself as the only recipient. `autoReport` is of one that is made. */
export async function ensureChannel(
  db: Database,
  companyId: number,
  code?: string,
  autoReport = false,
): Promise<string> {
  const tenant = tenantOf(db, companyId)
  const found = await tenant.one<{ code: string }>(
    `select code from collect_channel where company_id = $1 and ($2::text is null or code = $2)
      order by stopped_at is not null, created_at limit 1`,
    [code ?? null],
  )
  if (found) return found.code
  const made = code ?? `c${randomBytes(6).toString('hex')}`
  const recipient = await companyAsRecipient(db, companyId)
  await tenant.transaction((tx) => newChannel(tx, made, recipient.name, recipient, autoReport))
  return made
}

/** The company as the one that a channel's data go to. */
export async function companyAsRecipient(db: Database, companyId: number): Promise<Grantee> {
  const company = await companyContact(db, companyId)
  return {
    name: company?.name ?? '',
    contact: company?.phone ?? '见机构公示电话',
    purpose: '融资审批与贷后管理',
  }
}

/** Enters a channel; false when the company has one by this code. A code of another company is refused by the database (23505). */
export async function newChannel(
  tx: TenantDb,
  code: string,
  title: string,
  recipient: Grantee,
  autoReport = false,
): Promise<boolean> {
  await enterKey(tx, 'CHANNEL', code)
  const made = await tx.run(
    `insert into collect_channel (company_id, code, title, grantees, auto_report) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [code, title, JSON.stringify([recipient]), autoReport],
  )
  return made === 1
}

export interface NewLink {
  channel: string
  source: string | null
  /** null = for any enterprise. */
  taxNo: string | null
  createdBy: string
  /** Judged by whoever makes it. */
  returnTo: string | null
}

/** A link for one enterprise (or any), valid for thirty days. */
export async function makeLink(
  tenant: TenantDb,
  link: NewLink,
): Promise<{ code: string; expiresAt: Date }> {
  const code = newLinkCode()
  const expiresAt = await tenant.transaction((tx) => enterLink(tx, code, link, LINK_HOURS))
  return { code, expiresAt }
}

export const newLinkCode = (): string => `k${randomBytes(12).toString('base64url')}`

/** Enters a link under its code; until when it holds. */
export async function enterLink(
  tx: TenantDb,
  code: string,
  link: NewLink,
  hours: number,
): Promise<Date> {
  await enterKey(tx, 'LINK', code)
  const row = await tx.one<{ expires_at: Date }>(
    `insert into collect_link (company_id, code, channel, source, tax_no, created_by, return_to, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(hours => $8)) returning expires_at`,
    [code, link.channel, link.source, link.taxNo, link.createdBy, link.returnTo, hours],
  )
  return row?.expires_at ?? new Date()
}
