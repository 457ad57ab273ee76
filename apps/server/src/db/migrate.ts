/** Forward-only migrations: plain SQL files, applied once each in order of name, under one advisory lock. */
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import type { Database } from './pool.ts'
import { ensureRoles } from './roles.ts'

const LOCK = 7_301_944

/** From here on a connection of tenants is turned by a pass, which follows the owner's password. */
const TURN = '0311-turned-by-a-pass.sql'
const PASS = `insert into company_turn (hash) values (sha256(convert_to($1, 'UTF8')))
  on conflict (one) do update set hash = excluded.hash where company_turn.hash <> excluded.hash`

/** Applies what is missing. Throws when a file that was applied has changed since: history is never edited. */
export async function migrate(
  db: Database,
  dir = new URL('./migrations/', import.meta.url),
): Promise<string[]> {
  const files = (await fs.readdir(dir)).filter((f) => f.endsWith('.sql')).sort()
  await ensureRoles(db)
  return db.transaction(async (tx, client) => {
    await tx.run('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, at timestamptz not null default now())',
    )
    const done = new Map(
      (await tx.rows<{ name: string; sha256: string }>('select name, sha256 from migration')).map(
        (r) => [r.name, r.sha256],
      ),
    )
    const applied: string[] = []
    for (const name of files) {
      const sql = await fs.readFile(new URL(name, dir), 'utf8')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      if (done.has(name)) {
        if (done.get(name) !== sha256)
          throw new Error(`迁移文件 ${name} 在执行后被改动，请恢复原文件并新增一个迁移`)
        continue
      }
      await client.query(sql)
      await tx.run('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
      applied.push(name)
    }
    if (files.includes(TURN)) await tx.run(PASS, [db.logins.turnPass])
    return applied
  })
}
