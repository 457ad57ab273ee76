/**
 * A company that came after statistics were made is believed to have no row, and so is a batch of it. What is asked of it row
 * by row follows the rows all the same.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import type { TenantDb } from '../../src/db/tenant.ts'
import { entriesUnder } from '../../src/features/ledger/entries.ts'
import { mark, nextRow } from '../../src/features/listBatch/store.ts'
import { cloneDatabase } from '../harness.ts'
import { readBy } from '../support/rows-read.ts'

const ROWS = 3_000
const ASKED = 100
const TABLES = ['ledger_entry', 'list_batch_row']

let db: Database
let url: string
let drop: () => Promise<void>

beforeAll(async () => {
  ;({ url, drop } = await cloneDatabase())
  db = openDatabase(url, () => undefined)
  // Nobody but the test looks at the tables.
  for (const table of TABLES)
    await db.pool.query(`alter table ${table} set (autovacuum_enabled = false)`)
  await fill(1)
  await db.pool.query(`analyze ${TABLES.join(', ')}`)
  await fill(2)
  await db.run(
    `insert into list_batch_row (company_id, batch, nth, key, name, body, result) values (2, 'B2', ${ROWS + 1}, 'k', '', '{}', 'WAITING')`,
  )
})
afterAll(async () => {
  await db?.close()
  await drop?.()
})

async function fill(company: number): Promise<void> {
  await db.run(
    `insert into ledger_entry (company_id, key, kind, source, target, amount, available, about, note, made_by)
     select $1, 'k' || n, 'HOLD', 'AVAILABLE', 'HELD', 1, 0, '', '', 'test' from generate_series(1, ${ROWS}) n`,
    [company],
  )
  await db.run(
    `insert into list_batch_row (company_id, batch, nth, key, name, body, result)
     select $1::int, 'B' || $1::text, n, 'k' || n, '', '{}', 'DONE' from generate_series(1, ${ROWS}) n`,
    [company],
  )
}

const nths = Array.from({ length: ASKED }, (_, i) => 1 + 7 * i)

const WORK: Record<string, (tenant: TenantDb) => Promise<unknown>> = {
  'an entry of the ledger by its key': async (tenant) => {
    for (const n of nths) expect(await entriesUnder(tenant, [`k${n}`])).toHaveLength(1)
  },
  'a row of a batch, marked': async (tenant) => {
    for (const n of nths) expect(await mark(tenant, 'B2', n, 'DONE')).toBe(1)
  },
  'the next row of a batch that is almost done': async (tenant) => {
    for (const _ of nths) expect(await nextRow(tenant, 'B2')).toMatchObject({ nth: ROWS + 1 })
  },
}

it.each(Object.entries(WORK))('%s', async (_, work) => {
  const read = await readBy({ db, url, tables: TABLES }, 2, ASKED, work)
  expect(read).toBeLessThan(20 * ASKED)
})
