/** Checks as a list, and what they come to by result. */
import type { contract, DataOf } from '@xinjian/contract'
import { afterKeysSql, KEYSET_BATCH, keysetBatches, keysetRows, keysSql } from '../../db/keyset.ts'
import { likeBy, likeOf } from '../../db/like.ts'
import { onDays } from '../../db/lists/days.ts'
import { amongOf, lookUp, walkedSql } from '../../db/lists/worded.ts'
import { countedPage } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { COLUMNS, type ListedCheck } from './store.ts'
import { wireListed } from './wire.ts'

type Counts = DataOf<typeof contract.verify.verifyList>['counts']

export interface CheckFilter {
  keyword?: string | undefined
  result?: string | undefined
  mark?: 'N' | 'FLAWED' | undefined
  from?: string | undefined
  to?: string | undefined
  batch?: string | undefined
}

const LISTED = `${COLUMNS}, r.line, r.repeats, r.is_same, r.of_line, r.of_no, r.of_by, r.of_at`
const ROW = `left join verify_batch_row r on r.company_id = v.company_id and r.batch = v.batch and r.nth = v.batch_nth`
/** The latest first; of a batch as its table has them. */
const NEWEST = [
  ['v.asked_at', 'timestamptz'],
  ['v.no', 'text'],
] as const
const AS_READ = [['v.batch_nth', 'int']] as const

/** Void, red or partly red. */
const FLAWED = "v.invalid_mark in ('Y', 'H', '7', '8')"

async function whereOf(
  tenant: TenantDb,
  filter: CheckFilter,
): Promise<{ where: string; values: Value[] }> {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['v.company_id = $1']
  const { madeBy } = tenant.scope
  if (madeBy !== null) conditions.push(`v.made_by = ${put(madeBy)}`)
  if (filter.batch) conditions.push(`v.batch = ${put(filter.batch)}`)
  conditions.push(...onDays('v.asked_at', filter, put))
  const like = likeOf(filter.keyword)
  if (like) {
    const at = put(like)
    const by = likeBy(filter.keyword ?? '')
    const held = `(v.invoice_key like ${at} or v.no like ${at} or v.face ->> 'sellerName' ${by} ${at} or v.face ->> 'buyerName' ${by} ${at})`
    const keys = await lookUp(tenant, 'verify_record', filter.keyword ?? '')
    if (keys) conditions.push(held, amongOf('v.no', 'verify_record', keys, values))
    else conditions.push(walkedSql(held))
  }
  return { where: conditions.join(' and '), values }
}

/** Conditions of the rows, and (without result and mark) of what is counted. */
async function chosenOf(tenant: TenantDb, { result, mark, ...filter }: CheckFilter) {
  const all = await whereOf(tenant, filter)
  const values = [...all.values]
  let { where } = all
  if (result) where += ` and v.result = $${values.push(result) + 1}`
  if (mark) where += mark === 'N' ? " and v.invalid_mark = 'N'" : ` and ${FLAWED}`
  return { all, where, values }
}

const totalOf = async (tenant: TenantDb, where: string, values: Value[]): Promise<number> =>
  (await tenant.one<{ n: number }>(
    `select count(*)::int as n from verify_record v where ${where}`,
    values,
  ))!.n

export async function checkPage(tenant: TenantDb, filter: CheckFilter, page: number, size: number) {
  const { all, where, values } = await chosenOf(tenant, filter)
  const order = filter.batch ? 'v.batch_nth' : 'v.asked_at desc, v.no desc'
  const at = values.length + 2
  const found = `from verify_record v where ${where}`
  const [shown, counts] = await Promise.all([
    countedPage(tenant, found, values, { skip: (page - 1) * size, most: size }, (most) =>
      tenant.rows<ListedCheck>(
        `select ${LISTED} from verify_record v ${ROW} where v.company_id = $1
          and v.no = any(array(select v.no ${found} order by ${order} limit $${at} offset $${at + 1})) order by ${order}`,
        [...values, most, (page - 1) * size],
      ),
    ),
    countsOf(tenant, all.where, all.values),
  ])
  return { ...shown, counts }
}

/** All checks of a filter, from the first to the last. */
export async function* checkWalk(tenant: TenantDb, filter: CheckFilter, from: string[] | null) {
  const first = await chosenOf(tenant, filter)
  const total = await totalOf(tenant, first.where, first.values)
  const keys = filter.batch ? AS_READ : NEWEST
  const down = filter.batch === undefined
  const order = keys.map(([sql]) => `${sql}${down ? ' desc' : ''}`).join(', ')
  const batches = keysetBatches((after) => {
    const { where } = first
    const values = [...first.values]
    return keysetRows<ListedCheck & { keys: string[] }>(
      tenant,
      `select ${LISTED}, ${keysSql(keys)} from verify_record v ${ROW} where ${where}${afterKeysSql(keys, down, after, values)}
        order by ${order} limit ${KEYSET_BATCH}`,
      values,
    )
  }, from)
  for await (const { rows, after } of batches)
    yield { rows: rows.map(wireListed), total, place: after }
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
