/**
 * While a table is read and verified the planner knows nothing of its rows. What is asked of every row follows the rows all the same:
 * counted by PostgreSQL, not by the clock.
 */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import type { TenantDb } from '../../src/db/tenant.ts'
import { type AskedRow, judgedBefore } from '../../src/features/verify/batch/checks.ts'
import { Repeats } from '../../src/features/verify/batch/repeats.ts'
import { type NewRow, waitingRows } from '../../src/features/verify/batch/rows.ts'
import { cloneDatabase } from '../harness.ts'
import { readBy } from '../support/rows-read.ts'

const TABLES = ['verify_record', 'verify_batch', 'verify_batch_row']
const ROWS = 3_000
const ASKED = 300
const DAY = '2026-03-02'
const BATCH = 'PC2026030200000001'

let db: Database
let url: string
let drop: () => Promise<void>

beforeEach(async () => {
  ;({ url, drop } = await cloneDatabase())
  db = openDatabase(url, () => undefined)
  // Nobody but the test looks at the tables.
  for (const table of TABLES)
    await db.pool.query(`alter table ${table} set (autovacuum_enabled = false)`)
})
afterEach(async () => {
  await db?.close()
  await drop?.()
})

const keyOf = (company: number, i: number) => `2644200${company}${String(i).padStart(12, '0')}`

/** Checks of a company, and a batch of the same invoices that stands at `state`. */
async function fill(company: number, state: 'WAITING' | 'DONE'): Promise<void> {
  const keys = Array.from({ length: ROWS }, (_, i) => keyOf(company, i))
  await db.run(
    `insert into verify_record (company_id, no, invoice_key, kind, invoice_code, invoice_number, issue_date, amount, state, result, made_by)
     select $1, 'FY' || key, key, 'UNKNOWN', '', key, $3::date, 11300, 'DONE', 'NOT_FOUND', 'stale' from unnest($2::text[]) key`,
    [company, keys, DAY],
  )
  await db.run(
    `insert into verify_batch (company_id, no, made_by, via, file_name, file_bytes, blob_key, phase, status)
     values ($1, $2, 'stale', 'PAGE', '表.csv', 1, 'b', 'CHECK', $3)`,
    [company, BATCH, state === 'DONE' ? 'DONE' : 'PAUSED'],
  )
  await db.run(
    `insert into verify_batch_row (company_id, batch, nth, line, invoice_code, invoice_number, issue_date, amount, check_code,
       invoice_key, compared, state)
     select $1, $3, n, n, '', key, $4, '113.00', '', key, $4 || ' 11300 ', $5
       from unnest($2::text[]) with ordinality as t (key, n)`,
    [company, keys, BATCH, DAY, state],
  )
}

const read = (least: number, work: (tenant: TenantDb) => Promise<unknown>) =>
  readBy({ db, url, tables: TABLES }, 2, least, work)

const KNOWN = {
  'were empty when it looked last': async () => undefined,
  'held only what is done, of another company': () => fill(1, 'DONE'),
}

it.each(Object.entries(KNOWN))('tables that %s', async (_, known) => {
  await known()
  await db.pool.query(`analyze ${TABLES.join(', ')}`)
  await fill(2, 'WAITING')
  const keys = Array.from({ length: ASKED }, (_, i) => keyOf(2, 7 * i))

  const rows = keys.map((invoiceKey) => ({ why: null, invoiceKey, compared: 'other' }) as NewRow)
  // Another batch reads the same invoices: all were judged, with other fields.
  const marks = await read(ASKED, async (tenant) => {
    const found = await new Repeats('PC2026030200000002', null).of(tenant, rows, 0)
    expect(found.every((mark) => mark?.repeats === 'CHECK')).toBe(true)
  })
  expect(marks).toBeLessThan(20 * ASKED)

  await db.run('update verify_record set result = $1 where company_id = 2', ['BUSY'])
  const waiting = await read(ASKED, async (tenant) => {
    const found = await new Repeats('PC2026030200000002', null).of(tenant, rows, 0)
    expect(found.every((mark) => mark?.repeats === 'BATCH')).toBe(true)
  })
  expect(waiting).toBeLessThan(20 * ASKED)

  await db.run('update verify_record set result = $1 where company_id = 2', ['NOT_FOUND'])
  const asked = keys.map((invoiceKey, nth) => ({
    nth,
    asked: { invoiceKey, issueDate: DAY, amount: 11_300, checkCode: null },
  })) as AskedRow[]
  const judged = await read(ASKED, async (tenant) => {
    expect((await judgedBefore(tenant, asked)).size).toBe(ASKED)
  })
  expect(judged).toBeLessThan(20 * ASKED)

  const next = await read(100, async (tenant) => {
    expect(await waitingRows(tenant, BATCH, 1_000, 100)).toHaveLength(100)
  })
  expect(next).toBeLessThan(1_000)
})
