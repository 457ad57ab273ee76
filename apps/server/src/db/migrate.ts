/** Forward-only migrations: plain SQL files, applied once each in order of name, under one advisory lock. */
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
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
 * Applies what is missing. Throws when a file that was applied has changed since: history is never edited. A database of another
 * baseline is refused as it stands, with a SettingFault that says what to do.
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrations = await programMigrations()
  judged(await appliedTo(db), migrations)
  await ensureRoles(db)
  return db.transaction(async (tx, client) => {
    await tx.run('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, at timestamptz not null default now())',
    )
    const done = judged(await appliedTo(tx), migrations)
    const missing = migrations.filter(({ name }) => !done.has(name))
    for (const { name, sql, sha256 } of missing) {
      await client.query(sql)
      await tx.run('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
    }
    await tx.run(PASS, [db.logins.turnPass])
    return missing.map(({ name }) => name)
  })
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
