/** Checks as a list, and what they come to by result. */
import type { contract, DataOf } from '@xinjian/contract'
import { likeOf } from '../../db/like.ts'
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { type CheckRecord, COLUMNS } from './store.ts'

type Counts = DataOf<typeof contract.verify.verifyList>['counts']

export interface CheckFilter {
  keyword?: string | undefined
  result?: string | undefined
  mark?: 'N' | 'FLAWED' | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Void, red or partly red. */
const FLAWED = "v.invalid_mark in ('Y', 'H', '7', '8')"

function whereOf(tenant: TenantDb, filter: CheckFilter): { where: string; values: Value[] } {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['v.company_id = $1']
  const { madeBy } = tenant.scope
  if (madeBy !== null) conditions.push(`v.made_by = ${put(madeBy)}`)
  if (filter.from) conditions.push(`v.asked_at >= ${put(filter.from)}::date`)
  if (filter.to) conditions.push(`v.asked_at < ${put(filter.to)}::date + 1`)
  const like = likeOf(filter.keyword)
  if (like) {
    const at = put(like)
    conditions.push(
      `(v.invoice_key like ${at} or v.no like ${at} or v.face ->> 'sellerName' ilike ${at} or v.face ->> 'buyerName' ilike ${at})`,
    )
  }
  return { where: conditions.join(' and '), values }
}

export async function checkPage(
  tenant: TenantDb,
  { result, mark, ...filter }: CheckFilter,
  page: number,
  size: number,
) {
  const { where, values } = whereOf(tenant, filter)
  const narrow = [...values]
  const put = (value: Value) => `$${narrow.push(value) + 1}`
  let chosen = where
  if (result) chosen += ` and v.result = ${put(result)}`
  if (mark) chosen += mark === 'N' ? " and v.invalid_mark = 'N'" : ` and ${FLAWED}`
  const at = narrow.length + 2
  const [rows, total, counts] = await Promise.all([
    tenant.rows<CheckRecord>(
      `select ${COLUMNS} from verify_record v where ${chosen} order by v.asked_at desc, v.no desc limit $${at} offset $${at + 1}`,
      [...narrow, size, (page - 1) * size],
    ),
    tenant.one<{ n: number }>(
      `select count(*)::int as n from verify_record v where ${chosen}`,
      narrow,
    ),
    countsOf(tenant, where, values),
  ])
  return { rows, total: total?.n ?? 0, counts }
}

async function countsOf(tenant: TenantDb, where: string, values: Value[]): Promise<Counts> {
  const rows = await tenant.rows<{
    result: Counts['byResult'][number]['result']
    count: number
    flawed: number
    charged: number
    amount: number
  }>(
    `select v.result, count(*)::int as count, count(*) filter (where ${FLAWED})::int as flawed,
            count(*) filter (where v.charged > 0)::int as charged, coalesce(sum(v.charged), 0)::int8 as amount
       from verify_record v where ${where} and v.state = 'DONE' group by v.result`,
    values,
  )
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((all, row) => all + of(row), 0)
  return {
    byResult: rows.map(({ result, count }) => ({ result, count })),
    flawed: sum((row) => row.flawed),
    charged: sum((row) => row.charged),
    amount: sum((row) => row.amount),
  }
}
