/** Which reports are sealed is known from the few enterprises that took their consent back, however many reports the company has. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { tellPlanner } from '../../src/db/statistics.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { SEALED_REPORTS } from '../../src/features/consent/index.ts'
import { isSubjectSealed } from '../../src/features/riskOrder/sealed.ts'
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
  await tellPlanner(db.as('system'))
})
afterAll(() => drop?.())

interface Plan {
  'Relation Name'?: string
  'Index Cond'?: string
  'Actual Rows': number
  Filter?: string
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

it('of ten thousand that were judged, both lists of what is sealed are hashed once and not read for each row', async () => {
  const tenant = tenantOf(db, companyId)
  await tenant.run(
    `insert into risk_order (company_id, no, purpose, policy_code, policy_version, policy_name, via, source, made_by, made_id)
     values ($1, 'RSK1', 'LIST', 1, 1, '小微准入', 'PAGE', 'HELD', 'demo', 1)`,
  )
  await tenant.run(
    `insert into risk_subject (company_id, no, line, tax_no, name, enterprise_id, judged, outcome, reports)
     select $1, 'RSK1', row_number() over (), e.tax_no, e.name, e.id, 'PASS', 'PASS',
            (select jsonb_agg(jsonb_build_object('kind', 'INVOICE', 'reportNo', r.report_no)) from report r
              where r.company_id = $1 and r.enterprise_id = e.id)
       from enterprise e where e.company_id = $1`,
  )
  const [row] = await tenant.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) select s.line from risk_subject s where s.company_id = $1 and ${isSubjectSealed('s')}`,
  )
  const { Plan: plan } = row!['QUERY PLAN'][0]
  expect(plan['Actual Rows']).toBe(TOOK_BACK)
  const filters = partsOf(plan).map(({ Filter = '' }) => Filter)
  expect(filters.join().match(/hashed SubPlan/g)).toHaveLength(2)
})
