/** Watches as a list. */
import type { WatchEvery, WatchStatus } from '@xinjian/format/verify/watch'
import { likeOf } from '../../db/like.ts'
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { COLUMNS, type WatchRecord } from './store.ts'

interface WatchFilter {
  keyword?: string | undefined
  status?: WatchStatus | undefined
  state?: 'SAME' | 'CHANGED' | undefined
  every?: WatchEvery | undefined
}

export async function watchPage(
  tenant: TenantDb,
  filter: WatchFilter,
  page: number,
  size: number,
): Promise<{ total: number; rows: WatchRecord[] }> {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['company_id = $1']
  const { madeBy } = tenant.scope
  if (madeBy !== null) conditions.push(`made_by = ${put(madeBy)}`)
  if (filter.every) conditions.push(`every = ${put(filter.every)}`)
  if (filter.state) conditions.push(filter.state === 'CHANGED' ? 'changes > 0' : 'changes = 0')
  if (filter.status)
    conditions.push(
      filter.status === 'WATCHING'
        ? "status in ('QUEUED', 'RUNNING')"
        : `status = ${put(filter.status)}`,
    )
  const like = likeOf(filter.keyword)
  if (like) {
    const at = put(like)
    conditions.push(`(invoice_key like ${at} or no like ${at} or seller_name ilike ${at})`)
  }
  const where = conditions.join(' and ')
  const at = values.length + 2
  const [rows, count] = await Promise.all([
    tenant.rows<WatchRecord>(
      `select ${COLUMNS} from verify_watch where ${where} order by created_at desc, no desc limit $${at} offset $${at + 1}`,
      [...values, size, (page - 1) * size],
    ),
    tenant.one<{ n: number }>(`select count(*)::int as n from verify_watch where ${where}`, values),
  ])
  return { rows, total: count?.n ?? 0 }
}
