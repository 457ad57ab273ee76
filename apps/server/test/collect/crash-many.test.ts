/**
 * Many tasks while worker, API and PostgreSQL are killed with -9 at random moments: every task ends, none runs twice, nothing
 * is collected twice: the rows equal those of a run that nobody disturbed. `CRASH_TASKS=100 CRASH_KILLS=30` for the long
 * form; the seed of a run is in the name of its test, `CRASH_SEED` repeats it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { type Firm, Phone, pause, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { type CrashWorld, startCrashWorld, type Victim } from './crash-world.ts'
import { drive, reach } from './drive.ts'

const SEED = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 1e9))
const TASKS = Number(process.env.CRASH_TASKS ?? 6)
const KILLS = Number(process.env.CRASH_KILLS ?? 4)
/** Bureaus where a password (and a captcha) is enough. */
const AREAS = ['3302', '3300', '4403', '3200', '3500', '2102']
/** What all this may take: a kill is some seconds until everybody is up again, half a minute on a machine that does much else. */
const MOST_MS = 120_000 + TASKS * 3_000 + KILLS * 30_000
const TABLES = [
  'tax_registration',
  'shareholder',
  'credit_rating',
  'vat_return',
  'vat_return_line',
  'cit_return',
  'cit_return_line',
  'fin_statement',
  'tax_payment',
  'tax_arrears',
  'tax_violation',
  'social_insurance',
  'bank_tax_auth',
  'invoice',
  'invoice_item',
  'invoice_history',
  'collect_coverage',
  'import_batch',
  'report',
]

let calm: { sandbox: Sandbox; server: TestServer }
let sandbox: Sandbox
let world: CrashWorld
let firms: Firm[]

beforeAll(async () => {
  sandbox = await Sandbox.start(0.3)
  const quiet = await Sandbox.start(0)
  calm = { sandbox: quiet, server: await startTestServer({ SANDBOX_URL: quiet.url }) }
  world = await startCrashWorld(sandbox)
  firms = await Promise.all(
    Array.from({ length: TASKS }, (_, i) =>
      sandbox.neighbour(AREAS[i % AREAS.length] as string, 3 + Math.floor(i / AREAS.length)),
    ),
  )
})
afterAll(async () => {
  await world?.stop()
  await calm?.server.stop()
  calm?.sandbox.stop()
  sandbox?.stop()
})

/** Rows of each firm by table: the same firm has the same data at both sandboxes. */
async function rowsOf(db: Database): Promise<Record<string, Record<string, number>>> {
  const found: Record<string, Record<string, number>> = {}
  for (const table of TABLES) {
    const rows = await db.rows<{ tax_no: string; n: number }>(
      `select e.tax_no, count(*)::int as n from ${table} x join enterprise e on e.id = x.enterprise_id group by 1`,
    )
    for (const { tax_no, n } of rows) found[tax_no] = { ...found[tax_no], [table]: n }
  }
  return found
}

const reportsDone = async (db: Database) =>
  (await db.rows("select 1 from report where status <> 'READY'")).length === 0

function shuffled(rng: () => number): Victim[] {
  const all: Victim[] = ['worker', 'api', 'postgres']
  return all
    .map((v) => ({ v, at: rng() }))
    .sort((a, b) => a.at - b.at)
    .map(({ v }) => v)
}

/** mulberry32: the same seed kills the same at the same moments. */
function random(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

describe(`${TASKS} tasks, ${KILLS} kills (CRASH_SEED=${SEED})`, () => {
  it(
    'ends every task, with the rows of an undisturbed run',
    async () => {
      const long = Date.now() + MOST_MS
      const phones = firms.map(() => new Phone(reach(world.config, world.db), sandbox))
      const going = Promise.all(firms.map((firm, i) => drive(phones[i] as Phone, firm, long)))
      // Its own failure is told below; an early one must not be unhandled while we kill.
      going.catch(() => undefined)

      const rng = random(SEED)
      const killedNow: string[] = []
      for (let victims: Victim[] = []; killedNow.length < KILLS; ) {
        if (victims.length === 0) victims = shuffled(rng)
        await pause(700 + rng() * 2_500)
        const victim = victims.pop() as Victim
        await world.kill(victim)
        killedNow.push(victim)
      }
      const ends = await going
      expect(ends.map((t) => [t.state, t.failure, t.progress])).toEqual(
        firms.map(() => ['SUCCESS', null, 100]),
      )

      const { db } = world
      for (let i = 0; i < 200 && !(await reportsDone(db)); i++) await pause(100)
      // One end each, and no trace of a second run: no row was ever written over.
      const twice = await db.rows(
        "select task_id from collect_event where step = 'END' group by 1 having count(*) > 1",
      )
      expect(twice).toEqual([])
      for (const table of ['vat_return', 'vat_return_line', 'tax_payment', 'fin_statement'])
        expect(await db.rows(`select 1 from ${table} where revision > 1 limit 1`), table).toEqual(
          [],
        )
      expect(await db.rows('select 1 from collect_secret')).toEqual([])
      // Nobody goes down but who was killed: not even with the database.
      expect(world.fallen).toEqual([])

      const quiet = firms.map(() => new Phone(calm.server, calm.sandbox))
      await Promise.all(
        firms.map((firm, i) => drive(quiet[i] as Phone, firm, Date.now() + 60_000 + TASKS * 1_000)),
      )
      const rows = await rowsOf(db)
      expect(Object.keys(rows)).toHaveLength(TASKS)
      expect(rows).toEqual(await rowsOf(calm.server.db))
    },
    MOST_MS + 120_000 + TASKS * 1_000,
  )
})
