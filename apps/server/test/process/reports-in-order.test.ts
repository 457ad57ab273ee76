/**
 * A page of reports walks the index of its order, in company one and in one that came after statistics were made, and a walk through
 * all of them goes on within the index (docs/decisions/0119).
 */
import { REPORT_SORTS, type ReportSort } from '@xinjian/contract/report/verdicts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Value } from '../../src/db/pool.ts'
import { tellPlanner } from '../../src/db/statistics.ts'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { reportPage, reportWalk } from '../../src/features/report/list/page.ts'
import { openClone } from '../harness.ts'

/** More than two batches of each walk. */
const REPORTS = 15_000
const ENTERPRISES = 3_000

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
  await db.pool.query('alter table report set (autovacuum_enabled = false)')
  await fill(1)
  await db.pool.query('analyze report; analyze enterprise')
  await fill(2)
  // As of three millions of reports of many companies: of a few thousand, every index that leads with the company is as cheap.
  await db.pool.query(
    "update pg_class set reltuples = reltuples * 100 where oid = 'report'::regclass",
  )
})
afterAll(async () => {
  await drop?.()
})

async function fill(company: number): Promise<void> {
  await db.run(
    `insert into enterprise (company_id, tax_no, name, registration)
     select $1::int, lpad(n::text, 18, '0'), '企业' || n, '{}' from generate_series(1, ${ENTERPRISES}) n`,
    [company],
  )
  await db.run(
    `insert into report (company_id, report_no, enterprise_id, report_type, params, status, decision, grade, score, created_by, created_at)
     select $1::int, 'P' || $1 || lpad(n::text, 8, '0'), e.id, (array['INVOICE', 'TAX', 'TAX_RISK'])[1 + n % 3], '{"through": 24320}', 'READY',
            (array['ADMIT', 'REVIEW', 'REJECT', 'UNRATABLE', null])[1 + n % 5], (array['AAA', 'BB', 'C', null])[1 + n % 4],
            nullif(n % 1000, 0), 'boss', now() - n * interval '1 minute'
       from generate_series(1, ${REPORTS}) n
       join (select id, row_number() over (order by id) as at from enterprise where company_id = $1) e on e.at = 1 + n % ${ENTERPRISES}`,
    [company],
  )
}

/** What the database says of the statements that `ask` makes of the list's rows, asked as the company itself: with its policies. */
async function plansOf(
  company: number,
  ask: (tenant: TenantDb) => Promise<unknown>,
): Promise<string[]> {
  const told: string[] = []
  const tenant = tenantOf(db, company)
  const rowsOf =
    (db: Pick<TenantDb, 'rows'>) =>
    async <R>(text: string, values: readonly Value[] = []): Promise<R[]> => {
      const plan = await db.rows<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      told.push(plan.map((row) => row['QUERY PLAN']).join('\n'))
      return db.rows<R>(text, values)
    }
  const transaction: TenantDb['transaction'] = (work) =>
    tenant.transaction((tx, client) => work({ ...tx, rows: rowsOf(tx) }, client))
  await ask({ ...tenant, rows: rowsOf(tenant), transaction })
  return told
}

const INDEX: Record<string, string> = {
  createdAt: 'report_listed',
  reportType: 'report_by_kind',
  decision: 'report_by_decision',
  grade: 'report_by_grade',
  score: 'report_by_score',
}
const indexOf = (sort: ReportSort) => INDEX[sort.replace('-', '')]!

describe.each([1, 2])('company %i', (company) => {
  it.each(REPORT_SORTS)('a page by %s', async (sort) => {
    const [plan] = await plansOf(company, (tenant) => reportPage(tenant, { sort }, 3, 20))
    expect(plan).toMatch(
      new RegExp(`Index (Only )?Scan (Backward )?using ${indexOf(sort)} on report`),
    )
    // The twenty rows that are shown are put in order once more; never all of them.
    expect(plan!.split('Limit')[1]).not.toContain('Sort')
  })

  it.each([
    [{ decision: 'REJECT' as const }, 'report_by_decision'],
    [{ grade: 'C' }, 'report_by_grade'],
    [{ reportType: 'TAX' }, 'report_by_kind'],
  ])('the newest of %j', async (filter, index) => {
    const [plan] = await plansOf(company, (tenant) => reportPage(tenant, filter, 1, 20))
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan Backward using ${index} on report`))
    expect(plan!.split('Limit')[1]).not.toContain('Sort')
  })

  it.each(REPORT_SORTS.filter((sort) => sort.startsWith('-')))(
    'the second batch of a walk by %s',
    async (sort) => {
      const plans = await plansOf(company, async (tenant) => {
        const walk = reportWalk(tenant, { sort })
        for (let batch = 0; batch < 2; batch++) expect((await walk.next()).done).toBe(false)
      })
      // From its place in the index, not from the index's beginning.
      const place = plans[1]!.split(indexOf(sort))[1]
      expect(place).toMatch(/^[^\n]*\n *Index Cond: [^\n]*ROW\(/)
    },
  )
})

it('the planner knows how many enterprises have reports: of a few it does not expect a twentieth of all', async () => {
  const believed = async (): Promise<number> => {
    const [plan] = await tenantOf(db, 1).rows<{
      'QUERY PLAN': { Plan: { 'Plan Rows': number } }[]
    }>(
      `explain (format json) select 1 from report r where r.company_id = $1
         and r.enterprise_id = any(array(select generate_series(1, 100)))`,
    )
    return plan!['QUERY PLAN'][0]!.Plan['Plan Rows']
  }
  await db.as('system').run('select tell_shares()')
  const untold = await believed()
  await tellPlanner(db.as('system'))
  expect(await believed()).toBeLessThan(untold / 10)
})
