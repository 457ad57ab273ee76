/**
 * Workers of their own processes, killed with -9 at random moments of a collection: every task ends, nothing is collected or
 * ordered twice, and no password or session shows in what they print. The seed of a run is in the name of its test.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../src/app.ts'
import { type Config, readConfig } from '../../src/config.ts'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { addDemoAccounts } from '../../src/demo/accounts.ts'
import { stockCompany } from '../../src/demo/money.ts'
import { type Firm, Phone, pause, Sandbox } from '../collect-phone.ts'
import { freePort } from '../free-port.ts'
import { type Answer, cloneDatabase, type TestServer } from '../harness.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const SEED = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 1e9))

let sandbox: Sandbox
let app: App
let db: Database
let config: Config
let env: Record<string, string>
let drop: () => Promise<void>
let server: TestServer
const printed: string[] = []
const workers = new Set<ChildProcess>()

beforeAll(async () => {
  sandbox = await Sandbox.start(0.15)
  const clone = await cloneDatabase()
  drop = clone.drop
  env = {
    DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-crash-')),
    DATABASE_URL: clone.url,
    SANDBOX_URL: sandbox.url,
    RATE_LIMIT: '1000000',
  }
  config = readConfig({ ...env, PORT: String(await freePort()), LOG_LEVEL: 'silent' })
  db = openDatabase(clone.url, () => undefined)
  const companies = await addDemoAccounts(db, null)
  app = await startApp(config, db, 'api')
  for (const companyId of companies.values()) await stockCompany(db, companyId)
  const base = `http://127.0.0.1:${config.port}/api`
  const call = async (
    method: 'GET' | 'POST',
    route: string,
    body: object = {},
    token?: string,
  ): Promise<Answer> => {
    const response = await fetch(base + route, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    const json = await response.json()
    return { http: response.status, status: json.status, msg: json.msg, data: json.data }
  }
  server = { app, db, config, base, call } as unknown as TestServer
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await app?.stop()
  await db?.close()
  await drop?.()
  sandbox?.stop()
  fs.rmSync(config.dataDir, { recursive: true, force: true })
})

async function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN, '--role=worker'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      ...env,
      PORT: String(await freePort()),
      LOG_LEVEL: 'debug',
      DEMO_DATA: 'off',
    },
  })
  workers.add(child)
  child.on('exit', () => workers.delete(child))
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  return child
}

/** What a lapse of twenty seconds would do by itself. */
const lapse = () =>
  db.run(
    "update collect_task set lease_until = now() - interval '1 second' where status = 'RUNNING'",
  )

/** mulberry32: the same seed kills at the same moments. */
function random(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

describe(`workers killed while collecting (CRASH_SEED=${SEED})`, () => {
  it('every task ends in success, with nothing twice', async () => {
    const rng = random(SEED)
    const firms: Firm[] = [
      await sandbox.firm('maker'),
      ...(await Promise.all([0, 1, 2].map((n) => sandbox.neighbour('3302', n)))),
    ]
    const secrets: string[] = []
    const phones: Phone[] = []
    for (const firm of firms) {
      const phone = new Phone(server, sandbox)
      await phone.login(firm)
      secrets.push((await sandbox.person(firm)).password, await phone.bureauSession(), phone.token)
      phones.push(phone)
    }
    for (const phone of phones) await phone.collect()

    const collecting = async () =>
      (await db.rows("select 1 from collect_task where state = 'COLLECTING'")).length > 0
    let kills = 0
    for (const end = Date.now() + 60_000; Date.now() < end && (await collecting()); ) {
      const worker = await startWorker()
      // The first lives are short on purpose; later ones long enough that the end is reached.
      await pause(900 + rng() * (kills < 6 ? 1_600 : 15_000))
      worker.kill('SIGKILL')
      if (!(await collecting())) break
      kills++
      await lapse()
    }
    // On a busy machine a life may end before it begins its work: the last one is let live until the end.
    if (await collecting()) {
      await startWorker()
      await expect.poll(collecting, { timeout: 240_000, interval: 500 }).toBe(false)
    }
    expect(kills).toBeGreaterThan(2)

    for (const [i, phone] of phones.entries()) {
      const task = await phone.state()
      expect({ i, state: task.state, progress: task.progress }).toEqual({
        i,
        state: 'SUCCESS',
        progress: 100,
      })
      const rows = (dataset: string) => task.datasets.find((d) => d.dataset === dataset)?.rows ?? 0
      const stored = await db.one<{ out: number; in: number; imports: number; reports: number }>(
        `select (select count(*)::int from invoice v where v.enterprise_id = t.enterprise_id and direction = 0) as out,
                (select count(*)::int from invoice v where v.enterprise_id = t.enterprise_id and direction = 1) as in,
                (select count(*)::int from import_batch b where b.enterprise_id = t.enterprise_id) as imports,
                (select count(*)::int from report r where r.enterprise_id = t.enterprise_id) as reports
           from collect_task t where t.task_id = $1`,
        [phone.taskId],
      )
      expect(stored).toEqual({
        out: rows('INVOICE_OUT'),
        in: rows('INVOICE_IN'),
        imports: 1,
        reports: 1,
      })
    }
    for (const table of ['vat_return', 'vat_return_line', 'tax_payment', 'fin_statement'])
      expect(await db.rows(`select 1 from ${table} where revision > 1 limit 1`), table).toEqual([])
    expect(await db.rows('select 1 from invoice_history limit 1')).toEqual([])
    expect(await db.rows('select 1 from collect_secret')).toEqual([])

    const output = printed.join('')
    expect(output).toContain('ready')
    for (const secret of secrets) expect(output.includes(secret)).toBe(false)
  }, 360_000)
})
