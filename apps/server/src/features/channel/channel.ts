/** Where a phone comes from: a channel of the company that will receive the data, or a link made for one enterprise. */
import { randomBytes } from 'node:crypto'
import { companyOf, enterKey } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Grantee } from '../consent/index.ts'
import { companyContact } from '../session/index.ts'

export interface Channel {
  company_id: number
  code: string
  company_name: string
  title: string
  color: string
  grantees: Grantee[]
  datasets: string[] | null
  license_required: boolean
}

export interface Entry {
  channel: Channel
  link: string | null
  source: string | null
  taxNo: string | null
}

/** The channel that is used when a link names none: sandbox only. */
export const DEMO_CHANNEL = 'demo'
const LINK_DAYS = 30

const COLUMNS =
  'c.company_id, c.code, co.name as company_name, c.title, c.color, c.grantees, c.datasets, c.license_required'

const byCode = (tenant: TenantDb, code: string) =>
  tenant.one<Channel>(
    `select ${COLUMNS} from collect_channel c join company co on co.id = c.company_id
      where c.company_id = $1 and c.code = $2`,
    [code],
  )

/** What a code of a link stands for. Unknown and expired codes look the same. */
export async function enterBy(db: Database, code: string, source: string | null): Promise<Entry> {
  const unknown = () => new Refusal('TASK_EXPIRED', '采集链接无效或已过期，请向发送方索取新链接')
  const companyId = (await companyOf(db, 'LINK', code)) ?? (await companyOf(db, 'CHANNEL', code))
  if (companyId === null) throw unknown()
  const tenant = tenantOf(db, companyId)
  const link = await tenant.one<{ code: string; channel: string; source: string; tax_no: string }>(
    `select code, channel, source, tax_no from collect_link
      where company_id = $1 and code = $2 and expires_at > now()`,
    [code],
  )
  const channel = await byCode(tenant, link?.channel ?? code)
  if (!channel) throw unknown()
  return {
    channel,
    link: link?.code ?? null,
    source: link?.source ?? source,
    taxNo: link?.tax_no ?? null,
  }
}

export const channelOf = async (tenant: TenantDb, code: string): Promise<Channel> => {
  const channel = await byCode(tenant, code)
  if (!channel) throw new Refusal('TASK_EXPIRED')
  return channel
}

/** The company's own channel; made on first use, with the company itself as the only recipient. */
export async function ensureChannel(
  db: Database,
  companyId: number,
  code?: string,
): Promise<string> {
  const tenant = tenantOf(db, companyId)
  const found = await tenant.one<{ code: string }>(
    `select code from collect_channel where company_id = $1 and ($2::text is null or code = $2)
      order by created_at limit 1`,
    [code ?? null],
  )
  if (found) return found.code
  const company = await companyContact(db, companyId)
  const made = code ?? `c${randomBytes(6).toString('hex')}`
  const grantee: Grantee = {
    name: company?.name ?? '',
    contact: company?.phone ?? '见机构公示电话',
    purpose: '融资审批与贷后管理',
  }
  await tenant.transaction(async (tx) => {
    await enterKey(tx, 'CHANNEL', made)
    await tx.run(
      `insert into collect_channel (company_id, code, title, grantees) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [made, company?.name ?? '', JSON.stringify([grantee])],
    )
  })
  return made
}

/** A link for one enterprise (or any), valid for thirty days. */
export async function makeLink(
  tenant: TenantDb,
  link: { channel: string; source: string | null; taxNo: string | null; createdBy: string },
): Promise<{ code: string; expiresAt: Date }> {
  const code = `k${randomBytes(12).toString('base64url')}`
  const row = await tenant.transaction(async (tx) => {
    await enterKey(tx, 'LINK', code)
    return tx.one<{ expires_at: Date }>(
      `insert into collect_link (company_id, code, channel, source, tax_no, created_by, expires_at)
       values ($1, $2, $3, $4, $5, $6, now() + interval '${LINK_DAYS} days') returning expires_at`,
      [code, link.channel, link.source, link.taxNo, link.createdBy],
    )
  })
  return { code, expiresAt: row?.expires_at ?? new Date() }
}
