/** Which reports are sealed is known from the few enterprises that took their consent back, however many reports the company has. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { SEALED_REPORTS } from '../../src/features/consent/index.ts'
import { openClone } from '../harness.ts'

const ENTERPRISES = 2_000
const TOOK_BACK = 10

let db: Database
let drop: () => Promise<void>
let companyId: number

beforeAll(async () => {
  ;({ db, drop } = await openClone())
  companyId = (await db.one<{ id: number }>(
    "insert into company (name, kind) values ('规模测试机构', 'CUSTOMER') returning id",
  ))!.id
  await db.run(
    `insert into enterprise (company_id, tax_no, name)
     select $1, '91440300MA5' || lpad(n::text, 6, '0') || 'X', '企业' || n from generate_series(1, ${ENTERPRISES}) n`,
    [companyId],
  )
  await db.run(
    `insert into report (company_id, report_no, enterprise_id, report_type, params, status, collected, created_by, finished_at)
     select $1, 'INV20260101' || lpad((e.id * 10 + n)::text, 10, '0'), e.id, 'INVOICE', '{"through":24310}', 'READY', true, 'demo', now()
       from enterprise e cross join generate_series(1, 3) n where e.company_id = $1`,
    [companyId],
  )
  await db.run(
    `insert into auth_contract (company_id, contract_no, enterprise_id, task_id, code, title, version, hash, paragraphs, consents,
       purposes, scopes, grantees, signer, signer_sealed, evidence, seal, signed_at, valid_from, valid_to, signed_as, status, revoked_at)
     select $1, 'AUTH-' || e.id, e.id, 'none', 'ENT_TAX', '授权书', '1', '', '[]', '[]', '{}', '{}', '[]', '{}', '', '{}', '',
            now() - interval '1 day', now() - interval '1 day', now() + interval '1 year', '{}',
            case when e.id % (${ENTERPRISES} / ${TOOK_BACK}) = 0 then 'REVOKED' else 'EFFECTIVE' end,
            case when e.id % (${ENTERPRISES} / ${TOOK_BACK}) = 0 then now() end
       from enterprise e where e.company_id = $1`,
    [companyId],
  )
  await db.pool.query('analyze')
  await db.as('system').run('select tell_shares()')
})
afterAll(() => drop?.())

interface Plan {
  'Relation Name'?: string
  'Index Cond'?: string
  'Actual Rows': number
  Plans?: Plan[]
}
const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)]

it('looked up one by one: the planner takes all enterprises for 200 (0231), and joined to many of them it would read every report', async () => {
  const [row] = await tenantOf(db, companyId).rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) select report_no from ${SEALED_REPORTS} s`,
  )
  const { Plan: plan } = row!['QUERY PLAN'][0]
  expect(plan['Actual Rows']).toBe(TOOK_BACK * 3)
  const conditions = partsOf(plan).map((part) => part['Index Cond'] ?? '')
  expect(conditions).toContainEqual(expect.stringMatching(/enterprise_id = ANY/))
})
