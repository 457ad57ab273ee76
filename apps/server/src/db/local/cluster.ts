/**
 * The embedded PostgreSQL: one cluster in a folder, started as a child, stopped with us.
 *
 * After `kill -9` of our process the database may still run (it is a process of its own) or may have left a stale
 * `postmaster.pid`. The next start adopts a living one and removes a dead one's file, so nothing is done by hand.
 */
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { needed } from '../../start-fault.ts'
import { chooseIdentity, findBinaries, type Identity } from './binaries.ts'
import { clusterStands } from './found.ts'
import { keepRunning } from './keep-running.ts'
import { launch } from './launch.ts'
import { makeCluster, removeUnfinished } from './make.ts'
import { isPostgresOf } from './process-of.ts'
import { answers, ready } from './ready.ts'
import { hostOf, removeSockets, socketFolder } from './socket.ts'

export interface Cluster {
  /** Connection string of a database of this cluster. */
  url(database: string): string
  /** The same, making the database when it is absent. */
  database(name: string): Promise<string>
  /** Fast shutdown: open transactions are rolled back, data is safe. */
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** Folder of the cluster; made when absent. */
  dir: string
  /** Server settings beside the defaults, e.g. `fsync=off` for tests. */
  settings?: Record<string, string>
  /** Start it again, on the same port, whenever it ends without `stop`; told each time. */
  revive?: (event: string) => void
}

const DEFAULTS = {
  listen_addresses: '127.0.0.1',
  max_connections: '120',
  shared_buffers: '512MB',
  work_mem: '32MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  wal_compression: 'on',
  timezone: 'Asia/Shanghai',
  // A process of ours that is killed ends no statement of its own: the database looks whether its client is still there. Windows cannot.
  ...(process.platform !== 'win32' && { client_connection_check_interval: '2s' }),
}

/** Starts (or adopts) the cluster in `dir` and waits until it accepts connections. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dir, revive } = options
  const dataDir = path.join(dir, 'pg')
  const passwordFile = path.join(dir, 'pg-password')
  needed(dir, () => fs.mkdirSync(dir, { recursive: true }))
  const running = (await adopt(dataDir, passwordFile)) ?? (await makeAndLaunch(options))
  const url = urlOf({ dataDir, ...running }, fs.readFileSync(passwordFile, 'utf8'))
  if (!revive) return clusterOf(url, () => stopPid(running.pid))
  const keeper = keepRunning({
    pid: running.pid,
    alive: isPostgres,
    told: revive,
    async start() {
      const again = await adopt(dataDir, passwordFile)
      return (again ?? (await launchServer(options, running.port))).pid
    },
  })
  return clusterOf(url, async () => stopPid(await keeper.stop()))
}

/** Connection strings of the cluster that runs on a folder; null where none does. Nothing is started or changed. */
export async function runningCluster(dir: string): Promise<Cluster['url'] | null> {
  const passwordFile = path.join(dir, 'pg-password')
  const dataDir = path.join(dir, 'pg')
  const found = readPidFile(dataDir)
  if (!found || !isPostgres(found.pid) || !fs.existsSync(passwordFile)) return null
  const url = urlOf({ dataDir, ...found }, fs.readFileSync(passwordFile, 'utf8'))
  return (await answers(url('postgres'), passwordFile)) ? url : null
}

interface Running {
  pid: number
  port: number
}

async function makeAndLaunch(options: ClusterOptions): Promise<Running> {
  const { dir } = options
  removeUnfinished(dir)
  if (!clusterStands(dir)) {
    const binaries = await findBinaries()
    const identity = chooseIdentity(path.join(dir, 'pg'), path.dirname(binaries.postgres))
    await makeCluster(dir, binaries, identity)
  }
  return launchServer(options, await freePort())
}

/** Starts the cluster that stands there; one that vanished under a living server is never made anew. */
async function launchServer(
  { dir, settings = {} }: ClusterOptions,
  port: number,
): Promise<Running> {
  const dataDir = path.join(dir, 'pg')
  const passwordFile = path.join(dir, 'pg-password')
  const log = path.join(dir, 'pg.log')
  const binaries = await findBinaries()
  const identity = chooseIdentity(dataDir, path.dirname(binaries.postgres))
  needed(dataDir, () => {
    if (identity.uid !== undefined) giveTo(dataDir, identity)
    fs.chmodSync(dataDir, 0o700)
  })
  removeSockets(dataDir)
  const where = { unix_socket_directories: await socketFolder(dataDir) }
  const flags = Object.entries({ ...DEFAULTS, ...where, ...settings }).flatMap(([k, v]) => [
    '-c',
    `${k}=${v}`,
  ])
  const logFrom = fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0
  const child = needed(log, () =>
    launch(identity, binaries.postgres, ['-D', dataDir, '-p', String(port), ...flags], {
      detached: true,
      log,
    }),
  )
  const url = urlOf({ dataDir, port }, fs.readFileSync(passwordFile, 'utf8'))('postgres')
  try {
    await ready({ url, child, log, logFrom, passwordFile })
  } catch (error) {
    // It may run although it does not let us in: nothing of a failed start is left behind.
    await stopPid(readPidFile(dataDir)?.pid ?? 0)
    throw error
  }
  return { pid: readPidFile(dataDir)?.pid ?? child.pid ?? 0, port }
}

function clusterOf(url: (database: string) => string, stop: () => Promise<void>): Cluster {
  return {
    url,
    stop,
    async database(name) {
      const client = new pg.Client({ connectionString: url('postgres') })
      client.on('error', () => undefined)
      await client.connect()
      try {
        const found = await client.query('select 1 from pg_database where datname = $1', [name])
        if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
      } finally {
        await client.end()
      }
      return url(name)
    },
  }
}

/** Connects to a server that still runs on this folder; removes the pid file of one that does not. */
async function adopt(dataDir: string, passwordFile: string): Promise<Running | null> {
  const found = readPidFile(dataDir)
  if (!found) return null
  if (isPostgres(found.pid) && fs.existsSync(passwordFile)) {
    for (let i = 0; i < 50 && isPostgres(found.pid); i++) {
      // Its file has the port a moment after the pid.
      const at = readPidFile(dataDir) ?? found
      const url = urlOf({ dataDir, ...at }, fs.readFileSync(passwordFile, 'utf8'))('postgres')
      if (at.port > 0 && (await answers(url, passwordFile))) return at
      await sleep(200)
    }
    await stopPid(found.pid)
  }
  fs.rmSync(path.join(dataDir, 'postmaster.pid'), { force: true })
  return null
}

function readPidFile(dataDir: string): { pid: number; port: number } | null {
  const file = path.join(dataDir, 'postmaster.pid')
  if (!fs.existsSync(file)) return null
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  folders.set(pid, dataDir)
  return { pid, port: Number(lines[3]) }
}

/** Folder whose server a number was found to be. Only such a one is ever looked at, adopted or stopped. */
const folders = new Map<number, string>()

function isPostgres(pid: number): boolean {
  const folder = folders.get(pid)
  return folder !== undefined && isPostgresOf(pid, folder)
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function stopPid(pid: number): Promise<void> {
  if (!isPostgres(pid)) return
  process.kill(pid, 'SIGINT')
  for (let i = 0; i < 300 && alive(pid); i++) await sleep(100)
}

function urlOf(
  { dataDir, port }: { dataDir: string; port: number },
  password: string,
): (database: string) => string {
  const host = hostOf(dataDir, port)
  return (database) => `postgres://xinjian:${password}@${host}:${port}/${database}`
}

function giveTo(dir: string, identity: Identity): void {
  fs.chownSync(dir, identity.uid ?? 0, identity.gid ?? 0)
}

async function freePort(): Promise<number> {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
