/** A database as it was before a migration: filled as it was used then, and brought up to today. */
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { type Database, openDatabase } from '../../src/db/pool.ts'

const MIGRATIONS = path.join(import.meta.dirname, '../../src/db/migrations')

const admin = async (sql: string) => {
  const url = Object.assign(new URL(inject('templateUrl')), { pathname: '/postgres' })
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** `before`: number of the migration that has not run yet when `fill` is called. */
export async function earlierDatabase(
  before: string,
  fill: (db: Database) => Promise<void>,
): Promise<{ db: Database; drop: () => Promise<void> }> {
  const name = `earlier_${randomUUID().slice(0, 8)}`
  const earlier = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-earlier-'))
  for (const file of fs.readdirSync(MIGRATIONS).filter((f) => f < before))
    fs.copyFileSync(path.join(MIGRATIONS, file), path.join(earlier, file))
  await admin(`create database ${name}`)
  const url = Object.assign(new URL(inject('templateUrl')), { pathname: `/${name}` })
  const db = openDatabase(url.href, () => undefined)
  await migrate(db, pathToFileURL(`${earlier}/`))
  await fill(db)
  await migrate(db)
  return {
    db,
    async drop() {
      await db.close()
      await admin(`drop database ${name} with (force)`)
      fs.rmSync(earlier, { recursive: true })
    },
  }
}
