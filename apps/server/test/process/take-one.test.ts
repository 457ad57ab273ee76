/** A look takes one job, whatever way the planner goes: one that is taken and not run waits for its lease to lapse. */
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../src/db/pool.ts'
import { takeSql } from '../../src/jobs/next.ts'
import { cloneDatabase } from '../harness.ts'
import { ERRANDS, makeErrands } from '../support/errands.ts'

let client: pg.Client
let drop: () => Promise<void>

beforeAll(async () => {
  const clone = await cloneDatabase()
  drop = clone.drop
  const db = openDatabase(clone.url, () => undefined)
  await makeErrands(db)
  await db.close()
  client = new pg.Client({ connectionString: clone.url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await drop?.()
})

it.each([2, 4, 30])(
  'of %i that wait, where the planner believes that there is one',
  async (rows) => {
    await client.query('truncate errand')
    await client.query("insert into errand (company_id, no) values (1, 'E0')")
    await client.query('analyze errand')
    await client.query(
      "insert into errand (company_id, no) select 1, 'E' || n from generate_series(1, $1) n",
      [rows],
    )
    const taken = await client.query(takeSql(ERRANDS, false), [1, ''])
    const running = await client.query(
      "select count(*)::int as n from errand where status = 'RUNNING'",
    )
    expect([taken.rowCount, running.rows[0].n]).toEqual([1, 1])
  },
)
