/**
 * Right after a large import the planner's statistics are those of before. What a report then reads follows the rows all the
 * same, and whoever imports sees to it that they do not stay so: counted by PostgreSQL, not by the clock.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import {
  refreshStatistics,
  refreshStatisticsOfMany,
} from '../../src/features/facts/invoice/posting/statistics.ts'
import { refreshScans } from '../../src/features/facts/invoice/scans.ts'
import { cloneDatabase, until } from '../harness.ts'
import { makeInvoices } from '../support/invoices.ts'
import { book, newEnterprise } from '../support/posting.ts'

let db: Database
let url: string
let drop: () => Promise<void>

beforeAll(async () => {
  ;({ url, drop } = await cloneDatabase())
  db = openDatabase(url, () => undefined)
  // Nobody but the test looks at the tables.
  for (const table of ['invoice', 'invoice_item', 'counterparty', 'goods', 'invoice_month'])
    await db.pool.query(`alter table ${table} set (autovacuum_enabled = false)`)
})
afterAll(async () => {
  await db?.close()
  await drop?.()
})

const ROWS = 6_000

/** Work on connections of its own: a backend tells what it did when it ends, at the latest. */
async function apart(work: (db: Database) => Promise<unknown>): Promise<void> {
  const own = openDatabase(url, () => undefined)
  await work(own)
  await own.close()
}

/** Rows and entries of indexes read of the invoices so far. */
async function read(): Promise<number> {
  const row = await db.one<{ n: number }>(
    `select ((select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) from pg_stat_user_tables
               where relname in ('invoice', 'invoice_item'))
           + (select sum(idx_tup_read) from pg_stat_user_indexes
               where relname in ('invoice', 'invoice_item')))::int8 as n`,
  )
  return row!.n
}

const modified = async (): Promise<number> => {
  const row = await db.one<{ n: number }>(
    "select pg_stat_get_mod_since_analyze('invoice'::regclass)::int8 as n",
  )
  return row!.n
}

it('a scan right after a large import reads as much as there are rows, whatever the planner believes', async () => {
  const first = await newEnterprise(db)
  await book(first, makeInvoices(20, 1))
  await db.pool.query('analyze invoice, invoice_item, counterparty, goods, invoice_month')
  const second = await newEnterprise(db)
  const rows = makeInvoices(ROWS, 2)
  await book(second, rows, { size: 2_000, importId: 2 })
  const before = await read()
  await apart((own) => refreshScans(tenantOf(own, 1), second.id, ROWS))
  const lines = rows.reduce((sum, row) => sum + (row.items?.length ?? 0), 0)
  expect(lines).toBeGreaterThan(ROWS)
  const cost = await until(async () => {
    const now = (await read()) - before
    return now > ROWS && now
  })
  expect(Number(cost)).toBeLessThan(20 * (ROWS + lines))
})

it('statistics are made anew once a tenth of the rows is other than they know, counting what came in small parts', async () => {
  await db.pool.query('analyze invoice')
  const enterprise = await newEnterprise(db)
  const bookedBefore = async (total: number, seed: number) => {
    await apart((own) =>
      book({ tenant: tenantOf(own, 1), id: enterprise.id }, makeInvoices(400, seed), {
        importId: seed,
      }),
    )
    await until(async () => (await modified()) >= total)
  }
  await bookedBefore(400, 3)
  await refreshStatistics(db, 400)
  expect(await modified()).toBeGreaterThanOrEqual(400)
  await bookedBefore(800, 4)
  await refreshStatistics(db, 400)
  expect(await modified()).toBe(0)
})

it('a collection, one of many, makes them anew with a third', async () => {
  await db.pool.query('analyze invoice')
  const known = (await db.one<{ n: number }>('select count(*)::int as n from invoice'))!.n
  const { id } = await newEnterprise(db)
  const rows = makeInvoices(Math.ceil(known / 5), 5)
  await apart((own) => book({ tenant: tenantOf(own, 1), id }, rows, { importId: 5 }))
  await until(async () => (await modified()) >= rows.length)
  await refreshStatisticsOfMany(db, 1)
  expect(await modified()).toBeGreaterThanOrEqual(rows.length)
  await refreshStatisticsOfMany(db, rows.length)
  expect(await modified()).toBe(0)
})
