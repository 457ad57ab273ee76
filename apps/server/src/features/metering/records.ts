/** The records of calls as lists show them, and their sums by hour. */
import type { contract, DataOf } from '@xinjian/contract'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import { afterKeysSql, KEYSET_BATCH, keysetBatches, keysetRows, keysSql } from '../../db/keyset.ts'
import { likeBy, likeOf } from '../../db/like.ts'
import { onDays } from '../../db/lists/days.ts'
import { type Start, walkedPage } from '../../db/lists/far.ts'
import { amongOf, lookUp, walkedSql } from '../../db/lists/worded.ts'
import { COUNTED, type Counted, countTo } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'

type Row = DataOf<typeof contract.metering.usageList>['rows'][number]
type Hour = DataOf<typeof contract.metering.usageByHour>['rows'][number]

export interface UsageFilter {
  month?: string | undefined
  product?: string | undefined
  via?: string | undefined
  state?: string | undefined
  keyword?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Conditions of what is asked for, and no others: so that each combination is led by the index that fits it. */
async function whereOf(
  tenant: TenantDb,
  filter: UsageFilter,
): Promise<{ where: string; values: Value[]; walked: boolean }> {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['u.company_id = $1']
  const { madeBy } = tenant.scope
  if (madeBy !== null) conditions.push(`u.made_by = ${put(madeBy)}`)
  if (filter.month) conditions.push(`u.month = ${put(parseMonth(filter.month))}`)
  if (filter.product) conditions.push(`u.product = ${put(filter.product)}`)
  if (filter.via) conditions.push(`u.via = ${put(filter.via)}`)
  if (filter.state) conditions.push(`u.state = ${put(filter.state)}`)
  conditions.push(...onDays('u.at', filter, put))
  const like = likeOf(filter.keyword)
  let walked = false
  if (like) {
    const at = put(like)
    const held = `(u.enterprise_name ${likeBy(filter.keyword ?? '')} ${at} or u.tax_no like ${at} or u.no like ${at})`
    const keys = await lookUp(tenant, 'usage_record', filter.keyword ?? '')
    walked = keys === null
    if (keys) conditions.push(held, amongOf('u.no', 'usage_record', keys, values))
    else conditions.push(walkedSql(held))
  }
  const shown = within({ ...tenant.scope, madeBy: null }, values).enterprises('u.enterprise_id')
  return { where: `where ${conditions.join(' and ')}${shown}`, values, walked }
}

type Column = readonly [sql: string, type: string]
interface Order {
  columns: readonly Column[]
  down: boolean
}
const AT: readonly Column[] = [
  ['u.at', 'timestamptz'],
  ['u.no', 'text'],
]
const AMOUNT: readonly Column[] = [['u.amount', 'bigint'], ...AT]
const ORDERS = {
  '-at': { columns: AT, down: true },
  at: { columns: AT, down: false },
  '-amount': { columns: AMOUNT, down: true },
  amount: { columns: AMOUNT, down: false },
} as const satisfies Record<string, Order>
export type UsageSort = keyof typeof ORDERS

const sqlOf = ({ columns }: Order, down: boolean): string =>
  columns.map(([sql]) => `${sql}${down ? ' desc' : ''}`).join(', ')

const SHOWN = `u.no, u.product, coalesce(p.name, u.product) as "productName", coalesce(p.name_en, u.product) as "productNameEn", u.via,
  u.enterprise_name as "enterpriseName", u.tax_no as "taxNo", u.charge_rule as "chargeRule",
  u.unit_price as "unitPrice", u.state, u.why, u.amount, u.reversed_note as "reversedNote",
  u.made_by as "madeBy", u.child_id is not null as "ofSecondary", u.auto, u.at, u.settled_at as "settledAt"`
type Read = Omit<Row, 'at' | 'settledAt'> & { at: Date; settledAt: Date | null }
const wire = (row: Read): Row => ({
  ...row,
  at: row.at.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})

const countOf = async (tenant: TenantDb, where: string, values: Value[]): Promise<number> =>
  (
    await tenant.one<{ n: number }>(
      `select count(*)::int as n from usage_record u ${where}`,
      values,
    )
  )?.n ?? 0

/**
 * Pages beyond what is counted are reached from the nearer end, the last costs what the first does; the newest first by a word that is walked,
 * from the day that they begin in. The rows are found first, by an index alone.
 */
export async function usagePage(
  tenant: TenantDb,
  filter: UsageFilter,
  { sort, page, size }: { sort: UsageSort; page: number; size: number },
): Promise<Counted & { rows: Row[] }> {
  const { where, values, walked } = await whereOf(tenant, filter)
  const order = ORDERS[sort]
  const offset = (page - 1) * size
  const read = async (down: boolean, take: number, from: Start): Promise<Row[]> => {
    const at = from.values.length + 2
    const found = `select u.no from usage_record u ${where}${from.where}
                order by ${sqlOf(order, down)} limit $${at} offset $${at + 1}`
    const rows = await tenant.rows<Read>(
      `select ${SHOWN} from usage_record u left join product p on p.code = u.product
        where u.company_id = $1 and u.no = any(array(${found})) order by ${sqlOf(order, order.down)}`,
      [...from.values, take, from.skip],
    )
    return rows.map(wire)
  }
  if (walked && sort === '-at') {
    const asked = { leading: { sql: 'u.at', of: 'instant' } as const, skip: offset, most: size }
    return walkedPage(tenant, `from usage_record u ${where}`, values, asked, (take, start) =>
      read(true, take, start),
    )
  }
  const isDeep = offset >= COUNTED
  const counted: Promise<Counted> = isDeep
    ? countOf(tenant, where, values).then((total) => ({ total }))
    : countTo(tenant, `from usage_record u ${where}`, values, { page, size })
  const rest = isDeep ? Math.max(0, (await counted).total - offset) : null
  const isNear = rest === null || rest > offset
  const take = isNear ? size : Math.min(size, rest)
  const skip = isNear ? offset : rest - take
  const [rows, total] = await Promise.all([
    read(isNear ? order.down : !order.down, take, { where: '', values, skip }),
    counted,
  ])
  return { ...total, rows }
}

/** One call, as a list shows it, with what is known of it besides; null = there is none that may be seen. */
export async function usageOf(tenant: TenantDb, no: string) {
  const { where, values } = await whereOf(tenant, {})
  const row = await tenant.one<Read & { validDays: number; enterpriseId: number }>(
    `select ${SHOWN}, u.valid_days as "validDays", u.enterprise_id as "enterpriseId"
       from usage_record u left join product p on p.code = u.product ${where} and u.no = $${values.length + 2}`,
    [...values, no],
  )
  if (!row) return null
  const { validDays, enterpriseId, ...shown } = row
  return { row: wire(shown), validDays, enterpriseId }
}

/** The charged call that made a free one free, where it may be seen. */
export async function boughtBefore(
  tenant: TenantDb,
  { row, validDays, enterpriseId }: { row: Row; validDays: number; enterpriseId: number },
): Promise<{ no: string; settledAt: string } | null> {
  if (row.why !== 'VALID') return null
  const { where, values } = await whereOf(tenant, { product: row.product })
  const put = (value: Value) => `$${values.push(value) + 1}`
  const found = await tenant.one<{ no: string; settled_at: Date }>(
    `select u.no, u.settled_at from usage_record u ${where} and u.state in ('CHARGED', 'REVERSED')
        and u.enterprise_id = ${put(enterpriseId)} and u.settled_at <= ${put(row.settledAt ?? new Date())}::timestamptz
        and u.settled_at > ${put(row.at)}::timestamptz - ${put(validDays)}::int * interval '1 day'
      order by u.settled_at desc limit 1`,
    values,
  )
  return found && { no: found.no, settledAt: found.settled_at.toISOString() }
}

/** All calls that the filter leaves, in batches. */
export async function* usageWalk(
  tenant: TenantDb,
  filter: UsageFilter,
  sort: UsageSort,
  from: string[] | null,
) {
  const { columns, down } = ORDERS[sort]
  const first = await whereOf(tenant, filter)
  const total = await countOf(tenant, first.where, first.values)
  const batches = keysetBatches((after) => {
    const { where } = first
    const values = [...first.values]
    const order = sqlOf(ORDERS[sort], down)
    return keysetRows<Read & { keys: string[] }>(
      tenant,
      `select ${SHOWN}, ${keysSql(columns)}
         from (select * from usage_record u ${where}${afterKeysSql(columns, down, after, values)}
                order by ${order} limit ${KEYSET_BATCH}) u
         left join product p on p.code = u.product order by ${order}`,
      values,
    )
  }, from)
  for await (const { rows, after } of batches)
    yield { rows: rows.map(({ keys: _, ...row }) => wire(row)), total, place: after }
}

/** Calls of systems by the hour they were answered in, the latest first. */
export async function usageHours(
  tenant: TenantDb,
  { month, product }: { month: string; product?: string | undefined },
  page: number,
  size: number,
) {
  const rows = await tenant.rows<Omit<Hour, 'hour'> & { hour: Date; total: number }>(
    `select h.*, coalesce(p.name, h.product) as "productName", coalesce(p.name_en, h.product) as "productNameEn",
            count(*) over ()::int as total
       from (select date_trunc('hour', settled_at) as hour, product, count(*)::int as calls,
                    count(*) filter (where why not in ('NOT_FOUND', 'INCOMPLETE', 'FAILED'))::int as found,
                    count(*) filter (where state in ('CHARGED', 'REVERSED'))::int as charged,
                    count(*) filter (where state = 'FREE')::int as free,
                    count(*) filter (where why = 'FAILED')::int as failed,
                    sum(amount)::int8 as amount, round(avg(extract(epoch from settled_at - at)), 1)::float8 as seconds
               from usage_record
              where company_id = $1 and month = $2 and via = 'API' and ($3::text is null or product = $3)
              group by 1, 2) h
       left join product p on p.code = h.product
      order by h.hour desc, h.product limit $4 offset $5`,
    [parseMonth(month), product ?? null, size, (page - 1) * size],
  )
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, hour, ...row }) => ({ ...row, hour: hour.toISOString() })),
  }
}
