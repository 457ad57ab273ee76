/** SQL of what one reader was told, and of what he wants to hear. Every statement names the reader beside the company. */
import type { NoticeGroup, NoticeKindName, NoticeWay } from '@xinjian/contract/notice/kinds'
import { NOTICE_KIND_NAMES, NOTICE_KINDS } from '@xinjian/contract/notice/kinds'
import type { NoticeLanguage } from '@xinjian/contract/notice/said'
import { type Counted, countedPage } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { JobTable } from '../../jobs/job.ts'

export const DELIVERIES: JobTable = {
  name: 'notice_delivery',
  key: 'id',
  running: 'RUNNING',
  delayed: true,
  lane: 'way',
}

export interface NoticeRecord {
  id: number
  kind: NoticeKindName
  params: Record<string, string>
  created_at: Date
  read_at: Date | null
}

/** Counted no further: a badge says 99+. */
const COUNTED = 100

export async function unreadOf(tenant: TenantDb, userId: number): Promise<number> {
  const row = await tenant.one<{ n: number }>(
    `select count(*)::int as n from (
       select 1 from notice where company_id = $1 and user_id = $2 and shown and read_at is null limit ${COUNTED}) unread`,
    [userId],
  )
  return row?.n ?? 0
}

const kindsOf = (group: NoticeGroup | undefined): NoticeKindName[] =>
  NOTICE_KIND_NAMES.filter((kind) => group === undefined || NOTICE_KINDS[kind].group === group)

export async function noticePage(
  tenant: TenantDb,
  userId: number,
  filter: { group?: NoticeGroup | undefined; state?: 'UNREAD' | 'READ' | undefined },
  page: number,
  size: number,
): Promise<Counted & { rows: NoticeRecord[] }> {
  const values: Value[] = [userId, kindsOf(filter.group)]
  const conditions = ['company_id = $1', 'user_id = $2', 'shown', 'kind = any($3::text[])']
  if (filter.state) conditions.push(`read_at is ${filter.state === 'READ' ? 'not ' : ''}null`)
  const found = `from notice where ${conditions.join(' and ')}`
  const at = values.length + 2
  return countedPage(tenant, found, values, { skip: (page - 1) * size, most: size }, (most) =>
    tenant.rows<NoticeRecord>(
      `select id, kind, params, created_at, read_at ${found} order by id desc limit $${at} offset $${at + 1}`,
      [...values, most, (page - 1) * size],
    ),
  )
}

export const markRead = (tenant: TenantDb, userId: number, ids: readonly number[]) =>
  tenant.run(
    `update notice set read_at = now()
      where company_id = $1 and user_id = $2 and shown and read_at is null and id = any($3::bigint[])`,
    [userId, ids],
  )

export const markAllRead = (tenant: TenantDb, userId: number, group: NoticeGroup | undefined) =>
  tenant.run(
    `update notice set read_at = now()
      where company_id = $1 and user_id = $2 and shown and read_at is null and kind = any($3::text[])`,
    [userId, kindsOf(group)],
  )

export const languageOf = async (tenant: TenantDb, userId: number): Promise<NoticeLanguage> =>
  (
    await tenant.one<{ language: NoticeLanguage }>(
      'select language from notice_reader where company_id = $1 and user_id = $2',
      [userId],
    )
  )?.language ?? 'zh'

export const setLanguage = (tenant: TenantDb, userId: number, language: NoticeLanguage) =>
  tenant.run(
    `insert into notice_reader (company_id, user_id, language) values ($1, $2, $3)
     on conflict (company_id, user_id) do update set language = excluded.language`,
    [userId, language],
  )

export interface Choice {
  kind: string
  way: NoticeWay
  wanted: boolean
}

export const choicesOf = (tenant: TenantDb, userId: number) =>
  tenant.rows<Choice>(
    'select kind, way, wanted from notice_choice where company_id = $1 and user_id = $2',
    [userId],
  )

export const choose = (tenant: TenantDb, userId: number, { kind, way, wanted }: Choice) =>
  tenant.run(
    `insert into notice_choice (company_id, user_id, kind, way, wanted) values ($1, $2, $3, $4, $5)
     on conflict (company_id, user_id, kind, way) do update set wanted = excluded.wanted`,
    [userId, kind, way, wanted],
  )
