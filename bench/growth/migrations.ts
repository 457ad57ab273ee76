/**
 * How long the newest migrations keep others from tables of `XINJIAN_BENCH_ROWS` rows (10,000,000): somebody reads and somebody writes each table
 * all the while, and the longest either waits is told (docs/decisions/0255).
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate, programMigrations } from '../../apps/server/src/db/migrate.ts'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { startBenchCluster } from '../lib/database.ts'
import { type Figure, report } from '../lib/results.ts'

const ROWS = Number(process.env.XINJIAN_BENCH_ROWS ?? 10_000_000)
/** From here on migrations are held to rules (tests/repo/lib/upgrade-rules.ts). */
const SINCE = '0421'
const LONGEST_MS = 1_000
const BREATH_MS = 5

/** Tables that they touch, with as few columns as a row needs. */
const FILLED: Readonly<Record<string, string>> = {
  report: `insert into report (company_id, report_no, enterprise_id, report_type, params, status, created_by, created_at)
    select 1, 'P' || n, n % 100000, 'TAX', '{"through": 24320}', 'READY', 'boss', now() - n * interval '1 second' from generate_series(1, $1) n`,
  import_batch: `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, status, created_by)
    select 1, n % 100000, 'a.csv', 1, 'b' || n, 'DONE', 'boss' from generate_series(1, $1) n`,
  rpa_record: `insert into rpa_record (company_id, channel, job_no, task_id, started_at, ended_at, outcome)
    select 1, 'ryc', 'J' || n, 'T' || n, now(), now(), 'DONE' from generate_series(1, $1) n`,
}
/** What writers of each do: one row, by its key. */
const WRITTEN: Readonly<Record<string, string>> = {
  report: "update report set progress = progress where company_id = 1 and report_no = 'P1'",
  import_batch:
    'update import_batch set progress = progress where company_id = 1 and id = (select min(id) from import_batch where company_id = 1)',
  rpa_record:
    "update rpa_record set note = note where company_id = 1 and channel = 'ryc' and job_no = 'J1'",
}

/** An exception of the rules, told and not judged. */
const EXCEPTED = '0430-rpa-records-in-order.sql'
/** It as the rules ask for it today. */
const AS_ASKED = {
  name: '0430, its index built concurrently',
  before: 'drop index rpa_record_recent',
  sql: 'create index concurrently if not exists rpa_record_recent on rpa_record (company_id, received_at desc, channel, job_no)',
}

interface Waited {
  name: string
  seconds: number
  /** Longest that somebody waited, ms. */
  read: number
  write: number
}

export async function run(): Promise<void> {
  const cluster = await startBenchCluster({ max_wal_size: '8GB', maintenance_work_mem: '256MB' })
  try {
    const all = await programMigrations()
    const { db, drop } = await cluster.create(all.filter(({ name }) => name.slice(0, 4) <= SINCE))
    for (const [table, sql] of Object.entries(FILLED)) {
      const since = performance.now()
      const indexes = await db.rows<{ name: string }>(
        `select indexrelid::regclass::text as name from pg_index i
          where indrelid = $1::regclass and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
        [table],
      )
      for (const { name } of indexes) await db.run(`drop index ${name}`)
      await db.transaction(async (tx) => {
        // Neither triggers nor references: rows are what is wanted.
        await tx.run("set local session_replication_role = 'replica'")
        await tx.run(sql, [ROWS])
      })
      await db.run(`vacuum analyze ${table}`)
      process.stdout.write(`${table}: ${((performance.now() - since) / 1_000).toFixed(0)} s\n`)
    }
    const told: Waited[] = []
    for (const [at, { name }] of all.entries()) {
      if (name.slice(0, 4) <= SINCE) continue
      told.push(await watched(db, name, () => migrate(db, all.slice(0, at + 1))))
    }
    await db.run(AS_ASKED.before)
    told.push(await watched(db, AS_ASKED.name, () => db.run(AS_ASKED.sql)))
    conclude(told, cluster.version)
    await drop()
  } finally {
    await cluster.stop()
  }
}

/** Does it while somebody reads and somebody writes each table. */
async function watched(db: Database, name: string, work: () => Promise<unknown>): Promise<Waited> {
  const waited = { read: 0, write: 0 }
  let isOver = false
  const again = async (kind: 'read' | 'write', sql: string) => {
    while (!isOver) {
      const since = performance.now()
      await db.run(sql)
      waited[kind] = Math.max(waited[kind], performance.now() - since)
      await sleep(BREATH_MS)
    }
  }
  const others = Object.keys(FILLED).flatMap((table) => [
    again('read', `select 1 from ${table} limit 1`),
    again('write', WRITTEN[table]!),
  ])
  const since = performance.now()
  await work()
  const seconds = (performance.now() - since) / 1_000
  isOver = true
  await Promise.all(others)
  const row = { name, seconds, ...waited }
  process.stdout.write(`${JSON.stringify(row)}\n`)
  return row
}

function conclude(told: readonly Waited[], version: string): void {
  const figures = told
    .filter(({ name }) => name !== EXCEPTED)
    .map(
      ({ name, read, write }): Figure => ({
        name: `${name}: longest wait, ms`,
        value: Math.round(Math.max(read, write)),
        goal: `< ${LONGEST_MS}`,
        met: Math.max(read, write) < LONGEST_MS,
        clock: 'time',
      }),
    )
  report(
    {
      name: 'server-migrations',
      title: `Migrations after ${SINCE} beside readers and writers of ${ROWS.toLocaleString('en')} rows`,
      method: [
        `report, import_batch and rpa_record hold ${ROWS.toLocaleString('en')} rows each, under their keys alone (other indexes are dropped before: none of the files asks of them); other tables that the files touch are empty.`,
        'While a file is applied, one reads a row of each table and one writes a row of each, every five milliseconds; the longest that either waited, its own work included.',
        'The embedded PostgreSQL with its usual settings, max_wal_size 8 GB, maintenance_work_mem 256 MB.',
      ],
      columns: ['migration', 'took, s', 'longest read, ms', 'longest write, ms'],
      rows: told.map(({ name, seconds, read, write }) => [
        name === EXCEPTED ? `${name} (an exception)` : name,
        seconds.toFixed(2),
        Math.round(read),
        Math.round(write),
      ]),
      figures,
    },
    { postgres: version },
  )
}
