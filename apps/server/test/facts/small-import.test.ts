/** What an import reads follows its rows, not what the enterprise holds already: counted by PostgreSQL, not by the clock. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import type { IncomingInvoice } from '../../src/features/facts/invoice/incoming.ts'
import { refreshScans } from '../../src/features/facts/invoice/scans.ts'
import { cloneDatabase, until } from '../harness.ts'
import { makeInvoices } from '../support/invoices.ts'
import { book, foldedDigests, newEnterprise, storedDigests } from '../support/posting.ts'

let looker: pg.Client
let url: string
let drop: () => Promise<void>

beforeAll(async () => {
  const clone = await cloneDatabase()
  ;({ url, drop } = clone)
  looker = new pg.Client({ connectionString: url })
  await looker.connect()
})
afterAll(async () => {
  await looker?.end()
  await drop?.()
})

/**
 * Work on connections of its own. A backend tells what it has read when it ends, at the latest: only when all are gone does
 * what is counted before or after belong to nobody else.
 */
async function apart<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(url, () => undefined)
  try {
    return await work(db)
  } finally {
    await db.close()
    await until(async () => {
      const { rows } = await looker.query<{ n: string }>(
        "select count(*) as n from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()",
      )
      return Number(rows[0]?.n) === 0
    })
  }
}

/** Rows and entries of indexes that all backends together have read of the invoices; the dictionary is another limit (docs/limits.md). */
async function read(): Promise<number> {
  const { rows } = await looker.query<{ n: number }>(
    `select (select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) from pg_stat_user_tables
              where relname in ('invoice', 'invoice_item'))
          + (select sum(idx_tup_read) from pg_stat_user_indexes
              where relname in ('invoice', 'invoice_item')) as n`,
  )
  return Number(rows[0]!.n)
}

/** Rows of the same five months, their reds without a blue among them. */
const rowsOf = (count: number, seed: number): IncomingInvoice[] =>
  makeInvoices(count, seed).map((row, i) => {
    const n = `${seed}${String(i % (count / 4)).padStart(8, '0')}`
    return { ...row, party: { ident: n, taxNo: null, name: `往来${n}`, person: false } }
  })

/** Stores `stored` rows, then reads what 200 more of the same months make the database read. */
async function costOf(stored: number): Promise<number> {
  const old = rowsOf(stored, 1)
  const id = await apart(async (db) => {
    const enterprise = await newEnterprise(db)
    await book(enterprise, old, { size: 20_000 })
    await refreshScans(enterprise.tenant, enterprise.id, stored)
    await db.pool.query('vacuum (analyze) invoice, invoice_item, counterparty, goods')
    return enterprise.id
  })
  // Ten of them are stored already, the others new.
  const rows = [...rowsOf(190, 2), ...old.slice(0, 10)]
  const before = await read()
  const counts = await apart(async (db) => {
    const tenant = tenantOf(db, 1)
    const booked = await book({ tenant, id }, rows, { importId: 2 })
    await refreshScans(tenant, id, booked.added)
    return booked
  })
  const cost = (await read()) - before
  expect(counts).toEqual({ added: 190, updated: 0, unchanged: 10 })
  expect(cost).toBeGreaterThan(0)
  const stand = await apart((db) => storedDigests({ tenant: tenantOf(db, 1), id }))
  expect(stand).toEqual(foldedDigests([...old, ...rows.slice(0, 190)]))
  return cost
}

describe('an import of 200 rows', () => {
  it('reads about as much of an enterprise with a hundred times the rows', async () => {
    const small = await costOf(100)
    const large = await costOf(10_000)
    expect(large).toBeLessThan(2 * small)
  })
})
