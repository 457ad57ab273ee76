/** Before each call to a source it is asked whether the consent stands: as often as that, and never planned anew for it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { liveContractFor } from '../../src/features/consent/signing/live.ts'
import { cloneDatabase } from '../harness.ts'

let db: Database
let tenant: TenantDb
let drop: () => Promise<void>

beforeAll(async () => {
  const clone = await cloneDatabase()
  drop = clone.drop
  // One connection: what is planned is told by the connection that planned it.
  db = openDatabase(clone.url, () => undefined, { max: 1 })
  tenant = tenantOf(db, 1)
})
afterAll(async () => {
  await db?.close()
  await drop?.()
})

it('takes one plan, however many ask at the same moment', async () => {
  for (let n = 0; n < 12; n++)
    await Promise.all(
      Array.from({ length: 1 + (n % 4) }, (_, i) => liveContractFor(tenant, `C${n}${i}`, null)),
    )
  const plans = await tenant.rows<{ generic: number; custom: number }>(
    `select generic_plans as generic, custom_plans as custom
       from pg_prepared_statements join (select $1::int as company_id) own on own.company_id = $1
      where statement like 'with answered as materialized%rests_for(maker)%'`,
  )
  // PostgreSQL tries five plans made for their values, and keeps one for all where those were no better.
  expect(plans).toEqual([{ generic: expect.any(Number), custom: 5 }])
  expect(plans[0]!.generic).toBeGreaterThan(5)
})
