/** The database of a worker's product, for what no hand can bring about: a month that is over. */
import fs from 'node:fs'
import path from 'node:path'
import { type Database, openDatabase } from '../../../apps/server/src/db/pool.ts'
import { product } from './product.ts'

/** Line of PostgreSQL's `postmaster.pid` that tells the port. */
const PORT_LINE = 3

/** Whoever is logged in has just proved that it is he: a machine that does much at once takes longer over a journey than a proof holds. */
export const proveAll = (): Promise<unknown> =>
  withDatabase((db) => db.run("update session set proved_at = now() + interval '1 hour'"))

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
