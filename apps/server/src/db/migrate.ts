/**
 * Forward-only migrations: plain SQL files, applied once each in order of name, by one process at a time and beside processes of the release
 * before that go on working (docs/decisions/0255).
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { SettingFault } from '../setting-fault.ts'
import type { Database } from './pool.ts'
import { ensureRoles } from './roles.ts'
import type { Db } from './statement.ts'

const LOCK = 7_301_944
const FOLDER = new URL('./migrations/', import.meta.url)
/** The first of all; may be cut anew until release 1.0.0 (CONTRIBUTING.md). */
const BASELINE = '0001-baseline.sql'

/** A connection of tenants is turned by a pass, which follows the owner's password. */
const PASS = `insert into company_turn (hash) values (sha256(convert_to($1, 'UTF8')))
  on conflict (one) do update set hash = excluded.hash where company_turn.hash <> excluded.hash`

interface Migration {
  name: string
  sql: string
  sha256: string
}

/**
 * Whoever waits for the lock holds no snapshot while it waits: an index that is built beside writers waits for every snapshot there is.
 */
const TURN_MS = 100
/**
 * Statements of the release before queue behind one that waits for a table: it waits for half a second, lets them pass and comes again.
 * Five minutes in all.
 */
const LOCK_WAIT_MS = 500
const PAUSE_MS = 500
const ATTEMPTS = 300
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'
/** A file of this one statement, which no transaction takes. Its index is named in the first group. */
const BESIDE_WRITERS =
  /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)[^;]*;?\s*$/i

/**
 * Applies what is missing, each file in a transaction of its own, so that no table is held while another file works. Throws when a file
 * that was applied has changed since: history is never edited. A database of another baseline is refused as it stands, with a SettingFault
 * that says what to do. What a program that ended in between has applied stays; the next one goes on behind it.
 *
 * @param of in order; those of this program unless a test brings others
 * @returns names of those that were missing
 */
export async function migrate(db: Database, of?: readonly Migration[]): Promise<string[]> {
  const migrations = of ?? (await programMigrations())
  judged(await appliedTo(db), migrations)
  await ensureRoles(db)
  return underLock(db, async (client) => {
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, at timestamptz not null default now())',
    )
    const done = judged(await appliedTo(db), migrations)
    const missing = migrations.filter(({ name }) => !done.has(name))
    for (const migration of missing) await apply(client, migration)
    await client.query(PASS, [db.logins.turnPass])
    return missing.map(({ name }) => name)
  })
}

/** Does the work on a connection of its own, which holds the lock of migrations until it is done or the connection ends. */
async function underLock<T>(db: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await db.pool.connect()
  let isBroken = true
  try {
    for (;;) {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [LOCK])
      if (rows[0].mine) break
      await sleep(TURN_MS)
    }
    const result = await work(client)
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    isBroken = false
    return result
  } finally {
    // Closed with whatever it holds, where something went wrong.
    client.release(isBroken)
  }
}

async function apply(client: pg.PoolClient, { name, sql, sha256 }: Migration): Promise<void> {
  const written = sql.replace(/--.*$/gm, '')
  const index = BESIDE_WRITERS.exec(written)?.[1]
  const note = () =>
    client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
  for (let attempt = 1; ; attempt++) {
    try {
      if (index) {
        // What a build that was cut off left behind serves nobody.
        await client.query(`drop index concurrently if exists ${index}`)
        await client.query(written)
        await note()
        return
      }
      await client.query('begin')
      await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`)
      await client.query(sql)
      await note()
      await client.query('commit')
      return
    } catch (error) {
      if (!index) await client.query('rollback')
      const { code = '' } = error as { code?: string }
      if (attempt === ATTEMPTS || (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK)) throw error
      await sleep(PAUSE_MS)
    }
  }
}

/** What this program brings, in order. */
export async function programMigrations(): Promise<Migration[]> {
  const names = (await fs.readdir(FOLDER)).filter((f) => f.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await fs.readFile(new URL(name, FOLDER), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Name → hash of what was applied; nothing of a database that is empty. */
async function appliedTo(db: Db): Promise<Map<string, string>> {
  const there = await db.one("select 1 where to_regclass('migration') is not null")
  const rows = there
    ? await db.rows<{ name: string; sha256: string }>('select name, sha256 from migration')
    : []
  return new Map(rows.map((r) => [r.name, r.sha256]))
}

function judged(
  done: Map<string, string>,
  migrations: readonly Migration[],
): ReadonlyMap<string, string> {
  for (const { name, sha256 } of migrations) {
    const then = done.get(name)
    if (name === BASELINE && done.size > 0 && then !== sha256)
      throw new SettingFault(OTHER_BASELINE)
    if (then !== undefined && then !== sha256)
      throw new Error(`迁移文件 ${name} 在执行后被改动，请恢复原文件并新增一个迁移`)
  }
  return done
}

const OTHER_BASELINE =
  '数据库由另一条数据库基线的程序建立，本程序不能沿用，也没有改动其中任何内容。正式版 1.0.0 发布之前，数据库基线可能重新制定，旧数据不迁移。请改用一个空的 DATA_DIR（使用自备数据库的，改用一个空的数据库）重新启动；原来的数据可用建立它的程序继续打开'
