/** API and worker as processes, with a database, a folder on a small disk of its own and a store of files, each of which can be taken away. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startCluster } from '../../apps/server/src/db/local/cluster.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { type Database, openDatabase } from '../../apps/server/src/db/pool.ts'
import { s3Server } from '../../apps/server/src/s3/server.test-support.ts'
import { Sandbox } from '../../apps/server/test/collect-sandbox.ts'
import { freePort } from '../../apps/server/test/free-port.ts'
import { isOver, isReady, MAIN, type Started, startOn, stopStart } from '../lib/started.ts'
import { newTenant, type Tenant } from '../lib/tenants.ts'
import { type Line, lineTo } from './line.ts'

/** Of the processes. */
export const DATABASE = 'alerts'
const START_MS = 120_000
const DISK_MB = 128

export type Role = 'api' | 'worker'

export interface World {
  db: Database
  /** Connections of an administrator, to another database of the cluster. */
  admin: Database
  tenant: Tenant
  store: Awaited<ReturnType<typeof s3Server>>
  /** By which the processes reach everybody outside. */
  line: Line
  /** DATA_DIR; on a disk of its own where `isOwnDisk`. */
  dir: string
  isOwnDisk: boolean
  portOf(role: Role): number
  start(role: Role): Promise<void>
  /** SIGTERM. */
  end(role: Role): Promise<void>
  /** -9. */
  kill(role: Role): Promise<void>
  /** Runs JavaScript in the process, by the inspector that SIGUSR1 opens. */
  within(role: Role, script: string): Promise<void>
  stop(): Promise<void>
}

export async function startWorld(): Promise<World> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-alerts-'))
  fs.chmodSync(root, 0o755)
  const dir = path.join(root, 'data')
  fs.mkdirSync(dir)
  const isOwnDisk = mounted(dir)
  const cluster = await startCluster({ dir: root, settings: { shared_buffers: '64MB' } })
  const url = await cluster.database(DATABASE)
  const db = openDatabase(url, () => undefined)
  const admin = openDatabase(cluster.url('postgres'), () => undefined, { max: 2 })
  await migrate(db)
  const store = await s3Server('files')
  const sandbox = await Sandbox.start()
  const line = await lineTo(sandbox.url)
  const ports = { api: await freePort(), worker: await freePort() }
  const inspectors = { api: await freePort(), worker: await freePort() }
  const running: Partial<Record<Role, Started>> = {}
  const env = (role: Role) => ({
    ...{ DATABASE_URL: url, PORT: String(ports[role]), DEMO_DATA: 'off', RATE_LIMIT: '1000000' },
    SANDBOX_URL: line.url,
    ...{ S3_URL: store.url, S3_BUCKET: 'files', S3_KEY_ID: 'k', S3_SECRET: 'secret-of-files' },
    DISK_RESERVE_MB: '16',
    ...{ S3_PATH_STYLE: 'on', NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspectors[role]}` },
  })
  const world: World = {
    ...{ db, admin, store, line, dir, isOwnDisk, tenant: null as unknown as Tenant },
    portOf: (role) => ports[role],
    async start(role) {
      const started = await startOn(dir, env(role), [MAIN, `--role=${role}`])
      if (!(await isReady(started, START_MS))) throw new Error(`${role}: ${started.said()}`)
      running[role] = started
    },
    async end(role) {
      if (running[role]) await stopStart(running[role])
    },
    async kill(role) {
      running[role]?.child.kill('SIGKILL')
      while (running[role] && !isOver(running[role])) await new Promise((r) => setTimeout(r, 20))
    },
    async within(role, script) {
      running[role]?.child.kill('SIGUSR1')
      await inspect(inspectors[role], script)
    },
    async stop() {
      await Promise.all([world.kill('api'), world.kill('worker')])
      await db.close()
      await admin.close()
      await cluster.stop()
      store.close()
      line.close()
      sandbox.stop()
      if (isOwnDisk) execFileSync('umount', [dir])
      fs.rmSync(root, { recursive: true, force: true })
    },
  }
  try {
    await world.start('api')
    await world.start('worker')
    world.tenant = await newTenant(db, `http://127.0.0.1:${ports.api}/api`, '警报演练')
    return world
  } catch (error) {
    await world.stop()
    throw error
  }
}

/** A small disk of its own in memory; false where this system lets nobody mount one. */
function mounted(dir: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'none', dir], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

async function inspect(port: number, expression: string): Promise<void> {
  let pages: { webSocketDebuggerUrl: string }[] | null = null
  for (let n = 0; n < 100 && !pages; n++) {
    pages = await fetch(`http://127.0.0.1:${port}/json/list`)
      .then((answer) => answer.json())
      .catch(() => null)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const [page] = pages ?? []
  if (!page) throw new Error('no inspector')
  const socket = new WebSocket(page.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const answered = new Promise((resolve) => socket.addEventListener('message', resolve))
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }))
  await answered
  socket.close()
}
