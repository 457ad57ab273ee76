/** What an import reads follows its rows, not what the enterprise holds already: counted by PostgreSQL, not by the clock. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import type { IncomingInvoice } from '../../src/features/facts/invoice/incoming.ts'
import { refreshScans } from '../../src/features/facts/invoice/scans.ts'
import { cloneDatabase, until } from '../harness.ts'
import { book, foldedDigests, newEnterprise, storedDigests } from '../support/booking.ts'
import { makeInvoices } from '../support/invoices.ts'

let db: Database
let url: string
let drop: () => Promise<void>

beforeAll(async () => {
  const clone = await cloneDatabase()
  ;({ url, drop } = clone)
  db = openDatabase(url, () => undefined)
})
afterAll(async () => {
  await db?.close()
  await drop?.()
})

/** Rows and entries of indexes that everybody together has read of the invoices; backends tell them as they end. */
async function read(): Promise<number> {
  const { rows } = await db.pool.query<{ n: number }>(
    `select (select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) from pg_stat_user_tables
              where relname in ('invoice', 'invoice_item', 'counterparty'))
          + (select sum(idx_tup_read) from pg_stat_user_indexes
              where relname in ('invoice', 'invoice_item', 'counterparty')) as n`,
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
  const enterprise = await newEnterprise(db)
  const old = rowsOf(stored, 1)
  await book(enterprise, old, { size: 20_000 })
  await refreshScans(enterprise.tenant, enterprise.id, stored)
  await db.pool.query('vacuum (analyze) invoice, invoice_item, counterparty, goods')
  // Ten of them are stored already, the others new.
  const rows = [...rowsOf(190, 2), ...old.slice(0, 10)]
  const before = await settled()
  const other = openDatabase(url, () => undefined)
  const counts = await book({ ...enterprise, tenant: tenantOf(other, 1) }, rows, { importId: 2 })
  await refreshScans(enterprise.tenant, enterprise.id, counts.added)
  await other.close()
  expect(counts).toEqual({ added: 190, updated: 0, unchanged: 10 })
  const cost = (await settled()) - before
  // Not told yet is not nothing.
  expect(cost).toBeGreaterThan(0)
  expect(await storedDigests(enterprise)).toEqual(foldedDigests([...old, ...rows.slice(0, 190)]))
  return cost
}

/** What was read, once two looks say the same. */
async function settled(): Promise<number> {
  let last = -1
  return until(async () => {
    const now = await read()
    const same = now === last
    last = now
    return same && now
  })
}

describe('an import of 200 rows', () => {
  it('reads about as much of an enterprise with a hundred times the rows', async () => {
    const small = await costOf(100)
    const large = await costOf(10_000)
    expect(large).toBeLessThan(2 * small)
  })
})
