/** Checks as a list, and what they come to by result. */
import type { contract, DataOf } from '@xinjian/contract'
import { afterKeysSql, KEYSET_BATCH, keysetBatches, keysetRows, keysSql } from '../../db/keyset.ts'
import { likeBy, likeOf } from '../../db/like.ts'
import { onDays } from '../../db/lists/days.ts'
import {
  type Leading,
  type PartCount,
  pageOfParts,
  partSql,
  type Start,
} from '../../db/lists/far.ts'
import { amongOf, lookUp, walkedSql } from '../../db/lists/worded.ts'
import { COUNTED, countedAs } from '../../db/page.ts'
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

/** What holds such a character is a name: it is asked first, and the numbers of few rows besides. */
const BEYOND_ASCII = /[^\0-\x7f]/

/** Void, red or partly red. */
const FLAWS: readonly string[] = ['Y', 'H', '7', '8']
const FLAWED = `v.invalid_mark in ('${FLAWS.join("', '")}')`

async function whereOf(
  tenant: TenantDb,
  filter: CheckFilter,
): Promise<{ where: string; values: Value[]; walked: boolean }> {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['v.company_id = $1']
  const { madeBy } = tenant.scope
  if (madeBy !== null) conditions.push(`v.made_by = ${put(madeBy)}`)
  if (filter.batch) conditions.push(`v.batch = ${put(filter.batch)}`)
  conditions.push(...onDays('v.asked_at', filter, put))
  const like = likeOf(filter.keyword)
  let walked = false
  if (like) {
    const at = put(like)
    const by = likeBy(filter.keyword ?? '')
    const named = `v.face ->> 'sellerName' ${by} ${at} or v.face ->> 'buyerName' ${by} ${at}`
    const numbered = `v.invoice_key like ${at} or v.no like ${at}`
    const held = `(${BEYOND_ASCII.test(like) ? `${named} or ${numbered}` : `${numbered} or ${named}`})`
    const keys = await lookUp(tenant, 'verify_record', filter.keyword ?? '')
    walked = keys === null
    if (keys) conditions.push(held, amongOf('v.no', 'verify_record', keys, values))
    else conditions.push(walkedSql(held))
  }
  return { where: conditions.join(' and '), values, walked }
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

/** The latest first: what a list is ordered by where it is no batch. */
const LATEST = { sql: 'v.asked_at', of: 'instant' } as const

/** A page, how many checks the filter leaves and what they come to: all of these are counted once, whatever the page. */
export async function checkPage(tenant: TenantDb, filter: CheckFilter, page: number, size: number) {
  const { all, where, values } = await chosenOf(tenant, filter)
  const order = filter.batch ? 'v.batch_nth' : 'v.asked_at desc, v.no desc'
  const skip = (page - 1) * size
  const take = (most: number, start: Start) => {
    const at = start.values.length + 2
    return tenant.rows<ListedCheck>(
      `select ${LISTED} from verify_record v ${ROW} where v.company_id = $1
          and v.no = any(array(select v.no from verify_record v where ${where}${start.where} order by ${order} limit $${at} offset $${at + 1})) order by ${order}`,
      [...start.values, most, start.skip],
    )
  }
  if (all.walked && !filter.batch && skip + size > COUNTED) {
    const tally = await tallyOf(tenant, all, LATEST)
    const asked = { leading: LATEST, skip, most: size }
    return {
      ...(await pageOfParts(partsOf(tally, filter), values, asked, take)),
      counts: countsOf(tally),
    }
  }
  const [rows, tally] = await Promise.all([
    take(size, { where: '', values, skip }),
    tallyOf(tenant, all, null),
  ])
  const total = tally.reduce((sum, line) => sum + (fits(line, filter) ? line.n : 0), 0)
  return { ...countedAs(total, Math.max(COUNTED, skip + size)), rows, counts: countsOf(tally) }
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

/** How many checks there are of a result, a mark and a charge; of a day, where it is told. */
interface Line {
  part: Date | null
  /** null = it runs. */
  result: Counts['byResult'][number]['result'] | null
  mark: string | null
  /** 毫 */
  charged: number | null
  n: number
}

/** All checks of a condition, counted in one reading; sums are made of its few lines, not for each row. */
const tallyOf = (
  tenant: TenantDb,
  { where, values }: { where: string; values: Value[] },
  by: Leading | null,
): Promise<Line[]> =>
  tenant.rows<Line>(
    `select ${by ? partSql(by) : 'null::timestamptz'} as part, v.result, v.invalid_mark as mark, v.charged, count(*)::int as n
       from verify_record v where ${where} group by 1, 2, 3, 4`,
    values,
  )

const isFlawed = ({ mark }: Line): boolean => FLAWS.includes(mark ?? '')

/** What the list is narrowed to beside what is counted of it. */
const fits = (line: Line, { result, mark }: CheckFilter): boolean =>
  (!result || line.result === result) &&
  (!mark || (mark === 'N' ? line.mark === 'N' : isFlawed(line)))

function partsOf(tally: readonly Line[], filter: CheckFilter): PartCount[] {
  const parts = new Map<number, number>()
  for (const line of tally)
    if (fits(line, filter))
      parts.set(Number(line.part), (parts.get(Number(line.part)) ?? 0) + line.n)
  return [...parts].map(([part, n]) => ({ part: new Date(part), n }))
}

function countsOf(tally: readonly Line[]): Counts {
  const byResult = new Map<Counts['byResult'][number]['result'], number>()
  const counts = { flawed: 0, charged: 0, amount: 0 }
  for (const line of tally) {
    if (line.result === null) continue
    byResult.set(line.result, (byResult.get(line.result) ?? 0) + line.n)
    if (isFlawed(line)) counts.flawed += line.n
    if ((line.charged ?? 0) > 0) counts.charged += line.n
    counts.amount += (line.charged ?? 0) * line.n
  }
  return { byResult: [...byResult].map(([result, count]) => ({ result, count })), ...counts }
}
