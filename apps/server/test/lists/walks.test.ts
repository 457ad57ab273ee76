/** Exports of lists with many rows: how much the database reads for one batch, by its own account. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KEYSET_BATCH } from '../../src/db/keyset.ts'
import type { Value } from '../../src/db/pool.ts'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { WALKS } from '../../src/walks.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { addUsage } from './usage.ts'

const ROWS = 4 * KEYSET_BATCH
let server: TestServer
let tenant: TenantDb

beforeAll(async () => {
  server = await startTestServer()
  const company = await server.db.one<{ id: number }>(
    "select company_id as id from app_user where user_name = 'demo'",
  )
  const companyId = company!.id
  tenant = tenantOf(server.db, companyId)
  await addUsage(server, companyId, ROWS)
  const enterprise = await server.db.one<{ id: number }>(
    `insert into enterprise (company_id, tax_no, name) values ($1, '91440300MA5000000X', '示例企业') returning id`,
    [companyId],
  )
  await server.db.run(
    `insert into report (company_id, report_no, enterprise_id, report_type, params, status, created_by, created_at)
     select $1, 'INV2026' || lpad(n::text, 14, '0'), $2, 'INVOICE', '{}', 'READY', 'demo', timestamptz '2026-01-01' + n * interval '1 minute'
       from generate_series(1, $3::int) n`,
    [companyId, enterprise!.id, ROWS],
  )
  await server.db.pool.query('vacuum (analyze)')
})
afterAll(() => server.stop())

/** A company's database that explains each statement before it is sent; most rows that a scan of `table` came by are told. */
function explaining(table: string): { tenant: TenantDb; read: number[] } {
  const read: number[] = []
  return {
    read,
    tenant: {
      ...tenant,
      transaction: (work) =>
        tenant.transaction((tx, client) =>
          work(
            {
              ...tx,
              async rows<T>(text: string, values: readonly Value[] = []) {
                const [plan] = await tx.rows<{ 'QUERY PLAN': [{ Plan: Node }] }>(
                  `explain (analyze, timing off, format json) ${text}`,
                  values,
                )
                read.push(mostOf(plan!['QUERY PLAN'][0].Plan, table))
                return tx.rows<T>(text, values)
              },
            },
            client,
          ),
        ),
    },
  }
}

interface Node {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}
const mostOf = (node: Node, table: string): number =>
  Math.max(
    node['Relation Name'] === table
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0,
    ...(node.Plans ?? []).map((inner) => mostOf(inner, table)),
  )

it.each([
  ['usageList', { sort: '-at' }, 'usage_record'],
  ['usageList', { sort: 'amount' }, 'usage_record'],
  ['reportResult', {}, 'report'],
  ['reportResult', { sort: 'createdAt' }, 'report'],
] as const)('a batch of %s in the order %o reads its own rows', async (call, body, table) => {
  const { tenant, read } = explaining(table)
  let rows = 0
  for await (const batch of WALKS[call]!({ tenant } as never, body, null)) rows += batch.rows.length
  expect(rows).toBe(ROWS)
  expect(read).toHaveLength(ROWS / KEYSET_BATCH + 1)
  expect(Math.max(...read)).toBe(KEYSET_BATCH)
})
