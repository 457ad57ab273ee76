/**
 * The embedded PostgreSQL: one cluster in a folder, started as a child, stopped with us.
 *
 * After `kill -9` of our process the database may still run (it is a process of its own) or may have left a stale
 * `postmaster.pid`. The next start adopts a living one and removes a dead one's file, so nothing is done by hand.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { type Binaries, chooseIdentity, findBinaries, type Identity } from './binaries.ts'
import { keepRunning } from './keep-running.ts'
import { isPostgresOf } from './process-of.ts'

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
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '512MB',
  work_mem: '32MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  wal_compression: 'on',
  timezone: 'Asia/Shanghai',
}

/** Starts (or adopts) the cluster in `dir` and waits until it accepts connections. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dir, revive } = options
  const dataDir = path.join(dir, 'pg')
  const passwordFile = path.join(dir, 'pg-password')
  fs.mkdirSync(dataDir, { recursive: true })
  const adopted = await adopt(dataDir, passwordFile)
  const running = adopted ?? (await launchServer(options, await freePort()))
  const url = urlOf(running.port, fs.readFileSync(passwordFile, 'utf8'))
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

interface Running {
  pid: number
  port: number
}

async function launchServer(
  { dir, settings = {} }: ClusterOptions,
  port: number,
): Promise<Running> {
  const dataDir = path.join(dir, 'pg')
  const passwordFile = path.join(dir, 'pg-password')
  const binaries = await findBinaries()
  const identity = chooseIdentity(dataDir, path.dirname(binaries.postgres))
  if (identity.uid !== undefined) giveTo(dataDir, identity)
  fs.chmodSync(dataDir, 0o700)
  if (!fs.existsSync(path.join(dataDir, 'PG_VERSION')))
    await initdb(binaries, identity, dataDir, passwordFile)

  const flags = Object.entries({ ...DEFAULTS, ...settings }).flatMap(([k, v]) => [
    '-c',
    `${k}=${v}`,
  ])
  const child = launch(identity, binaries.postgres, ['-D', dataDir, '-p', String(port), ...flags], {
    detached: true,
    log: path.join(dir, 'pg.log'),
  })
  const url = urlOf(port, fs.readFileSync(passwordFile, 'utf8'))
  await ready(url('postgres'), child, path.join(dir, 'pg.log'))
  return { pid: readPidFile(dataDir)?.pid ?? child.pid ?? 0, port }
}

function clusterOf(url: (database: string) => string, stop: () => Promise<void>): Cluster {
  return {
    url,
    stop,
    async database(name) {
      const client = new pg.Client({ connectionString: url('postgres') })
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

/** A private file read before any server reads it; the superuser of the embedded cluster is reachable on loopback only. */
async function initdb(
  binaries: Binaries,
  identity: Identity,
  dataDir: string,
  passwordFile: string,
): Promise<void> {
  fs.writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 })
  const readable = path.join(dataDir, '..', 'pg-init-password')
  fs.copyFileSync(passwordFile, readable)
  if (identity.uid !== undefined) fs.chownSync(readable, identity.uid, identity.gid ?? identity.uid)
  try {
    const args = [
      '-D',
      dataDir,
      '-U',
      'xinjian',
      '-A',
      'scram-sha-256',
      `--pwfile=${readable}`,
      '-E',
      'UTF8',
      '--locale=C',
    ]
    const child = launch(identity, binaries.initdb, [...args, '--no-instructions'], {
      detached: false,
    })
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said += chunk
    })
    const code = await new Promise((resolve) => child.on('exit', resolve))
    if (code !== 0) throw new Error(`初始化内嵌数据库失败：${said.slice(-2000)}`)
  } finally {
    fs.rmSync(readable, { force: true })
  }
}

function launch(
  identity: Identity,
  command: string,
  args: string[],
  options: { detached: boolean; log?: string },
): ChildProcess {
  const [program, all] = identity.wrap(command, args)
  const out = options.log ? fs.openSync(options.log, 'a') : 'pipe'
  // Detached: a Ctrl-C in the terminal must reach us, not the database, or it would vanish under running requests.
  const child = spawn(program, all, {
    cwd: '/',
    detached: options.detached,
    stdio: ['ignore', out, out],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'Asia/Shanghai' },
    ...(identity.uid === undefined ? {} : { uid: identity.uid, gid: identity.gid ?? identity.uid }),
  })
  // The database outlives a crash of ours on purpose and must not keep our event loop alive; initdb must be waited for.
  if (options.detached) child.unref()
  return child
}

/** Connects to a server that still runs on this folder; removes the pid file of one that does not. */
async function adopt(dataDir: string, passwordFile: string): Promise<Running | null> {
  const found = readPidFile(dataDir)
  if (!found) return null
  if (isPostgres(found.pid) && fs.existsSync(passwordFile)) {
    const url = urlOf(found.port, fs.readFileSync(passwordFile, 'utf8'))
    for (let i = 0; i < 50 && isPostgres(found.pid); i++) {
      if (await answers(url('postgres'))) return found
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

async function ready(url: string, child: ChildProcess, log: string): Promise<void> {
  let exited = false
  child.on('exit', () => {
    exited = true
  })
  for (let i = 0; i < 600; i++) {
    if (await answers(url)) return
    if (exited)
      throw new Error(`内嵌数据库未能启动，日志末尾：${fs.readFileSync(log, 'utf8').slice(-2000)}`)
    await sleep(50)
  }
  throw new Error(`内嵌数据库30秒内没有就绪，请查看 ${log}`)
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function urlOf(port: number, password: string): (database: string) => string {
  return (database) => `postgres://xinjian:${password}@127.0.0.1:${port}/${database}`
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
