/** What a back-test came to: enterprise by enterprise, and summed up. */
import type { BacktestResult, BacktestSums } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { isResultSealed } from './sealed.ts'

export interface ResultRecord {
  enterprise_id: number
  name: string
  tax_no: string
  outcome: NonNullable<BacktestResult['outcome']>
  before: BacktestResult['before']
  after: BacktestResult['after']
  flips: BacktestResult['flips']
  sealed: boolean
}

const SELECT = `select r.enterprise_id, e.name, e.tax_no, r.outcome, r.before, r.after, r.flips, ${isResultSealed('r')} as sealed`
const FROM =
  'from backtest_row r join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id'

/** Where a consent was taken back since, nobody learns what was found. */
export const wireResult = (row: ResultRecord): BacktestResult => ({
  enterpriseName: row.name,
  taxNo: row.tax_no,
  sealed: row.sealed,
  ...(row.sealed
    ? { outcome: null, before: null, after: null, flips: [] }
    : { outcome: row.outcome, before: row.before, after: row.after, flips: row.flips }),
})

/** Neither among those that changed nor by its place is one found of which that is told no more. */
export async function resultPage(
  tenant: TenantDb,
  no: string,
  all: boolean,
  page: number,
  size: number,
): Promise<{ total: number; rows: ResultRecord[] }> {
  const rows = await tenant.rows<ResultRecord & { all: number }>(
    `select *, count(*) over ()::int as all from (${SELECT}, r.changed ${FROM} where r.company_id = $1 and r.no = $2) o
      where $3 or o.changed and not o.sealed
      order by (o.changed and not o.sealed) desc, o.enterprise_id limit $4 offset $5`,
    [no, all, size, (page - 1) * size],
  )
  return { total: rows[0]?.all ?? 0, rows }
}

const BATCH = 500

/** All of them by batches, those without a change too. */
export async function* allResults(tenant: TenantDb, no: string): AsyncIterable<BacktestResult[]> {
  for (let last = 0; ; ) {
    const rows = await tenant.rows<ResultRecord>(
      `${SELECT} ${FROM} where r.company_id = $1 and r.no = $2 and r.enterprise_id > $3 order by r.enterprise_id limit ${BATCH}`,
      [no, last],
    )
    if (rows.length === 0) return
    yield rows.map(wireResult)
    last = rows.at(-1)!.enterprise_id
  }
}

/** Of what is not sealed, with how many are. */
export async function summaryOf(tenant: TenantDb, no: string): Promise<BacktestSums> {
  const told = `not ${isResultSealed('r')}`
  const count = (outcome: string) =>
    `count(*) filter (where not sealed and outcome = '${outcome}')::int`
  const outcomes = await tenant.one<Omit<BacktestSums, 'decisions' | 'rules'>>(
    `select count(*)::int as total, count(*) filter (where sealed)::int as sealed, ${count('JUDGED')} as judged,
            count(*) filter (where not sealed and changed)::int as flipped, ${count('NO_DATA')} as "noData",
            ${count('NO_CONSENT')} as "noConsent", ${count('FAILED')} as failed
       from (select r.outcome, r.changed, ${isResultSealed('r')} as sealed from backtest_row r
              where r.company_id = $1 and r.no = $2) o`,
    [no],
  )
  const decisions = await tenant.rows<{ before: string | null; after: string | null; n: number }>(
    `select r.before ->> 'decision' as before, r.after ->> 'decision' as after, count(*)::int as n
       from backtest_row r where r.company_id = $1 and r.no = $2 and r.changed and ${told}
        and r.before ->> 'decision' is distinct from r.after ->> 'decision'
      group by 1, 2 order by n desc, 1, 2`,
    [no],
  )
  const rules = await tenant.rows<{
    rule: string
    name: string
    newHits: number
    goneHits: number
    other: number
  }>(
    `select f ->> 'rule' as rule, min(f ->> 'name') as name,
            count(*) filter (where is_hit and not was_hit)::int as "newHits",
            count(*) filter (where was_hit and not is_hit)::int as "goneHits",
            count(*) filter (where was_hit = is_hit)::int as other
       from backtest_row r, jsonb_array_elements(r.flips) f,
            lateral (select f ->> 'after' like 'HIT%' as is_hit, f ->> 'before' like 'HIT%' as was_hit) h
      where r.company_id = $1 and r.no = $2 and r.changed and ${told} group by 1 order by count(*) desc, 1`,
    [no],
  )
  if (!outcomes) throw new Error('a count gave no row')
  return { ...outcomes, decisions, rules }
}
