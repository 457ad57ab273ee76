/** Workers killed with -9 while a list is judged and its reports are made: each enterprise is judged once, each report charged once. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { freePort } from '../free-port.ts'
import { until } from '../harness.ts'
import {
  code,
  companyId,
  EMPTY,
  firmsWithInvoices,
  reportsOf,
  STRANGER,
  server,
  startRisk,
  upload,
} from './setup.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const FIRMS = 12
const children: ChildProcess[] = []
let firms: string[]

beforeAll(async () => {
  await startRisk()
  firms = await firmsWithInvoices(FIRMS)
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await server?.stop()
})

async function worker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN, '--role=worker'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: server.config.dataDir,
      DATABASE_URL: server.databaseUrl,
      SANDBOX_URL: inject('sandboxUrl'),
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
    },
  })
  children.push(child)
  return child
}

/** Kills a worker while it waits, within its transaction, for the row of an enterprise. */
async function killedAt(no: string, line: number): Promise<void> {
  const held = await server.db.pool.connect()
  try {
    await held.query('begin')
    await held.query('select 1 from risk_subject where no = $1 and line = $2 for update', [
      no,
      line,
    ])
    await server.db.run('update risk_order set due_at = now() where no = $1', [no])
    const child = await worker()
    await until(async () => {
      const waits = await server.db.one(
        `select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%risk_subject%'`,
      )
      return waits !== null && waits !== undefined
    }, 60_000)
    child.kill('SIGKILL')
    await once(child, 'exit')
  } finally {
    await held.query('rollback')
    held.release()
  }
  // Leases are over: twenty seconds later by themselves.
  for (const table of ['risk_order', 'report'])
    await server.db.run(
      `update ${table} set lease_until = now() - interval '1 second' where lease_until is not null`,
    )
}

const orderNow = async (no: string) =>
  (await server.db.one<{
    status: string
    total: number
    done: number
    reject: number
    unjudged: number
  }>('select status, total, done, reject, unjudged from risk_order where no = $1', [no]))!

it('is gone on with by the next worker, as if nothing had been', async () => {
  // Every judgement that is written is noted beside it.
  await server.db.pool.query(`create table judged_note (no text, line int);
    create function note_judged() returns trigger language plpgsql security definer as
      $$ begin insert into judged_note values (new.no, new.line); return null; end $$;
    create trigger note_judged after update of judgement on risk_subject for each row execute function note_judged()`)
  // Accepted here, worked at by processes that can be killed.
  await server.db.pool.query(
    "alter table risk_order alter due_at set default now() + interval '1 day'",
  )
  const list = ['税号', ...firms, EMPTY, STRANGER]
  const { no } = (await upload({ policy: code, source: 'MADE' }, list.join('\n'))).data
  await server.app.stop()
  Object.assign(server.app, { stop: async () => undefined })

  // The report of the sixth is ordered and not yet noted with it.
  await killedAt(no, 6)
  expect(await orderNow(no)).toMatchObject({ status: 'RUNNING', done: 0 })
  const ordered = (await reportsOf(firms)).reduce((sum, { reports }) => sum + reports, 0)
  expect(ordered).toBe(5)

  // The first is judged, and neither it nor the counts are written.
  await killedAt(no, 1)
  const middle = await orderNow(no)
  expect(middle.done).toBeLessThan(FIRMS + 2)

  await worker()
  await until(async () => (await orderNow(no)).status === 'DONE', 90_000)
  expect(await orderNow(no)).toEqual({
    status: 'DONE',
    total: FIRMS + 2,
    done: FIRMS + 2,
    reject: FIRMS,
    unjudged: 2,
  })
  const lines = await server.db.rows<{ line: number; n: number }>(
    'select line, count(*)::int as n from judged_note where no = $1 group by 1 order by 1',
    [no],
  )
  expect(lines).toEqual(Array.from({ length: FIRMS + 2 }, (_, i) => ({ line: i + 1, n: 1 })))
  expect(await reportsOf(firms)).toEqual(
    firms.toSorted().map((tax_no) => ({ tax_no, reports: 1, charged: 1 })),
  )
  const told = await server.db.rows(
    "select kind from notice where company_id = $1 and params ->> 'no' = $2",
    [companyId, no],
  )
  expect(told).toEqual([{ kind: 'RISK_DONE' }])
})
