/** One API, workers and a sandbox as processes of their own, on a durable database that nobody has used before. */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from '../../apps/server/src/config.ts'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { addDemoAccounts } from '../../apps/server/src/demo/accounts.ts'
import { stockCompany } from '../../apps/server/src/demo/money.ts'
import { Sandbox } from '../../apps/server/test/collect-sandbox.ts'
import { freePort } from '../../apps/server/test/free-port.ts'
import type { TestServer } from '../../apps/server/test/harness.ts'
import { SMALL_HEAP } from '../../scripts/lib/small-heap.mjs'
import type { BenchCluster } from '../lib/database.ts'
import { databasePid, type Seconds, secondsSoFar } from './costs.ts'

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/** A folder to which API and workers write where their time goes, and the database which statements took long. */
export const PROFILE = process.env.XINJIAN_BENCH_PROFILE

export interface World {
  /** What a `Phone` needs of a server. */
  server: TestServer
  sandbox: Sandbox
  db: Database
  /** Largest resident memory so far, MiB: of the API, and of the largest worker. Zero where the system does not tell. */
  memory(): { api: number; worker: number }
  /** Processor seconds so far. */
  seconds(): Seconds
  stop(): Promise<void>
}

/** Where the database is made. `servers`: processes of its servers, where they are not the one that it is asked of. */
export interface WorldCluster {
  create(): Promise<Awaited<ReturnType<BenchCluster['create']>> & { servers?: readonly number[] }>
}

/** Starts everything; the bureaus answer with the latency that their document gives them. */
export async function startWorld(cluster: WorldCluster, workers: number): Promise<World> {
  const { db, url, drop, servers } = await cluster.create()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-bench-collect-'))
  const children: ChildProcess[] = []
  const sandbox = await Sandbox.start(1)
  // An interrupted bench takes its processes with it.
  const interrupted = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', interrupted)
  const stop = async () => {
    process.off('exit', interrupted)
    await Promise.all(children.map(ended))
    sandbox.stop()
    await drop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    // A run says the same at every hour.
    await sandbox.knob('weather', { area: '*', sleepless: true })
    const companies = await addDemoAccounts(db, null)
    const env = {
      PATH: process.env.PATH ?? '',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SANDBOX_URL: sandbox.url,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '1000000',
    }
    const api = await startChild('api', env, children)
    for (const companyId of companies.values()) await stockCompany(db, companyId)
    const crew: ChildProcess[] = []
    for (let n = 0; n < workers; n++)
      crew.push(await startChild('worker', { ...env, PORT: String(await freePort()) }, children))
    const config = readConfig(env)
    const programs = {
      api: api.pid ?? 0,
      workers: crew.map(({ pid }) => pid ?? 0),
      database: servers ?? [await databasePid(db)],
      sandbox: sandbox.pid,
    }
    return {
      server: serverOf(config, db),
      sandbox,
      db,
      seconds: () => secondsSoFar(programs),
      memory: () => ({ api: peakMib(api), worker: Math.max(...crew.map(peakMib)) }),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function serverOf(config: Config, db: Database): TestServer {
  const base = `http://127.0.0.1:${config.port}/api`
  const call: TestServer['call'] = async (method, route, body = {}, token) => {
    const response = await fetch(base + route, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    const { status, msg, data } = (await response.json()) as {
      status: number
      msg: string
      data: unknown
    }
    return { http: response.status, status, msg, data }
  }
  // The rest of a test's server (uploads, office logins) is not a phone's business.
  return { base, config, db, call } as TestServer
}

async function startChild(
  role: 'api' | 'worker',
  env: Record<string, string>,
  children: ChildProcess[],
): Promise<ChildProcess> {
  const profiled = PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : []
  const child = spawn(
    process.execPath,
    [...(role === 'worker' ? SMALL_HEAP : []), ...profiled, MAIN, `--role=${role}`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    },
  )
  children.push(child)
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('ready http')) resolve()
    })
    child.once('exit', () => reject(new Error(`the ${role} ended: ${said}`)))
  })
  return child
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

/** The kernel's own high-water mark: no sampling can miss a peak. */
function peakMib(child: ChildProcess): number {
  try {
    const status = fs.readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
