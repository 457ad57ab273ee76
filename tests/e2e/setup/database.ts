/** The database of a worker's product, for what no hand can bring about: a month that is over. */
import fs from 'node:fs'
import path from 'node:path'
import { type Database, openDatabase } from '../../../apps/server/src/db/pool.ts'
import { product } from './product.ts'

/** Line of PostgreSQL's `postmaster.pid` that tells the port. */
const PORT_LINE = 3

/** Opens it for `work` and closes it again. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const read = (...at: string[]) => fs.readFileSync(path.join(product.dataDir, ...at), 'utf8')
  const port = read('pg', 'postmaster.pid').split('\n')[PORT_LINE]
  const db = openDatabase(
    `postgres://xinjian:${read('pg-password')}@127.0.0.1:${port}/xinjian`,
    () => undefined,
  )
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
