/**
 * A page of enterprises walks the index of its order, in company one and in one that came after statistics were made
 * (docs/decisions/0112): it is not sorted out of all of them.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, Value } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { enterprisePage } from '../../src/features/enterprise/store.ts'
import { openClone } from '../harness.ts'

const ENTERPRISES = 1_000

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
  await db.pool.query('alter table enterprise set (autovacuum_enabled = false)')
  await fill(1)
  await db.pool.query('analyze enterprise')
  await fill(2)
})
afterAll(async () => {
  await drop?.()
})

const fill = (company: number) =>
  db.run(
    `insert into enterprise (company_id, tax_no, name, registration, updated_at)
     select $1::int, lpad(n::text, 18, '0'), '企业' || n, '{}', now() - n * interval '1 minute' from generate_series(1, ${ENTERPRISES}) n`,
    [company],
  )

/** What the database says that it would do for a page, asked as the company itself: with the policies of its rows. */
async function planOfPage(company: number): Promise<string> {
  const told: string[] = []
  const tenant = tenantOf(db, company)
  const rows = async (text: string, values: readonly Value[] = []) => {
    const plan = await tenant.rows<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    told.push(...plan.map((row) => row['QUERY PLAN']))
    return []
  }
  await enterprisePage({ ...tenant, rows }, undefined, 1, 20)
  return told.join('\n')
}

it.each([1, 2])('a page of company %i', async (company) => {
  const plan = await planOfPage(company)
  expect(plan).toContain('using enterprise_recent on enterprise')
  // The twenty rows that are shown are put in order once more; never all of them.
  expect(plan.split('Limit')[1]).not.toContain('Sort')
})
