/** API, worker and database as processes that can be killed with -9 at any moment and come back at the same addresses. */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from '../../src/config.ts'
import { type Cluster, startCluster } from '../../src/db/local/cluster.ts'
import { migrate } from '../../src/db/migrate.ts'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { addDemoAccounts } from '../../src/demo/accounts.ts'
import { stockCompany } from '../../src/demo/money.ts'
import { pause, type Sandbox } from '../collect-sandbox.ts'
import { freePort } from '../free-port.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const DATABASE = 'crash'

export type Victim = 'worker' | 'api' | 'postgres'

export interface CrashWorld {
  config: Config
  db: Database
  kill(victim: Victim): Promise<void>
  /** Processes that ended although nobody killed them. */
  fallen: string[]
  stop(): Promise<void>
}

/** `hurry`: leases of collections end at once after a kill, instead of after their twenty seconds. */
export async function startCrashWorld(
  sandbox: Sandbox,
  { hurry = true } = {},
): Promise<CrashWorld> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-crash-many-'))
  fs.chmodSync(dir, 0o755)
  let cluster = await launch(dir)
  const door = await openDoor(portOf(cluster))
  await cluster.database(DATABASE)
  const url = cluster.url(DATABASE).replace(/@[^@/]*:\d+\//, `@127.0.0.1:${door.port}/`)
  const db = openDatabase(url, () => undefined)
  await migrate(db)
  const companies = await addDemoAccounts(db, null)
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: String(await freePort()),
    DATA_DIR: dir,
    DATABASE_URL: url,
    SANDBOX_URL: sandbox.url,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
  }
  const fallen: string[] = []
  const start = async (role: 'api' | 'worker'): Promise<ChildProcess> => {
    const port = role === 'api' ? env.PORT : String(await freePort())
    for (let tries = 0; tries < 10; tries++) {
      const child = await startOnce(role, { ...env, PORT: port })
      if (child) return child
      await pause(500)
    }
    throw new Error(`the ${role} does not come up again`)
  }
  const running = { api: await start('api'), worker: await start('worker') }
  // The end of a collection orders a report, which its company pays for.
  for (const companyId of companies.values()) await stockCompany(db, companyId)

  return {
    config: readConfig(env),
    db,
    fallen,
    async kill(victim) {
      if (victim === 'postgres') {
        await killDatabase(dir)
        cluster = await launch(dir)
        door.leadTo(portOf(cluster))
      } else await killed(running[victim])
      // What a supervisor does: whoever is not there is started, the killed one and those it took along.
      for (const role of ['api', 'worker'] as const) {
        if (alive(running[role])) continue
        if (role !== victim) fallen.push(`${role} after ${victim}: ${lastWords.get(running[role])}`)
        running[role] = await start(role)
      }
      // What a lapse of twenty seconds would do by itself.
      if (hurry && victim !== 'api')
        await db.run("update collect_task set lease_until = now() where status = 'RUNNING'")
    },
    async stop() {
      await Promise.all([killed(running.api), killed(running.worker)])
      await db.close()
      await cluster.stop()
      door.close()
      fs.rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** What a process wrote before it ended. */
const lastWords = new WeakMap<ChildProcess, string>()

const alive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function killed(child: ChildProcess): Promise<void> {
  if (!alive(child)) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

/** A process that says ready; null when it ended before. */
function startOnce(role: string, env: Record<string, string>): Promise<ChildProcess | null> {
  const child = spawn(process.execPath, [MAIN, `--role=${role}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  child.stderr.on('data', (chunk) => {
    lastWords.set(child, ((lastWords.get(child) ?? '') + chunk).slice(-1_500))
  })
  return new Promise((resolve) => {
    child.once('exit', () => resolve(null))
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('ready http')) resolve(child)
    })
  })
}

/** The database's own children leave its memory a moment after it; until then a new one refuses to start. */
async function launch(dir: string): Promise<Cluster> {
  for (let tries = 0; ; tries++) {
    try {
      return await startCluster({ dir, settings: { shared_buffers: '64MB' } })
    } catch (error) {
      if (tries === 10) throw error
      await pause(500)
    }
  }
}

async function killDatabase(dir: string): Promise<void> {
  const pid = Number(fs.readFileSync(path.join(dir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
  for (let i = 0; i < 100; i++) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await pause(20)
  }
}

const portOf = (cluster: Cluster) => Number(new URL(cluster.url('postgres')).port)

/** One address for a database that comes back on another port each time. */
async function openDoor(first: number) {
  let target = first
  const server = net.createServer((outside) => {
    const inside = net.connect(target, '127.0.0.1')
    outside.pipe(inside).pipe(outside)
    outside.on('error', () => inside.destroy())
    inside.on('error', () => outside.destroy())
    inside.on('close', () => outside.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as net.AddressInfo).port,
    leadTo(port: number) {
      target = port
    },
    close: () => server.close(),
  }
}
