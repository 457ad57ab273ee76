/** (d) Light authenticated calls of the whole server, against a bare node:http + pg server that reads the same session. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { insertAccount, sowRoles } from '../../apps/server/src/features/session/index.ts'
import { openSession } from '../../apps/server/src/features/session/sessions.ts'
import { columnsOf } from '../../apps/server/src/keys/data-keys.ts'
import { loadKeys } from '../../apps/server/src/keys/load.ts'
import { freePort } from '../../apps/server/test/free-port.ts'
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'

const CONNECTIONS = 20
const SECONDS = Number(process.env.XINJIAN_BENCH_SECONDS ?? 8)
const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 5)
const GOAL = 0.7
const at = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const CALLS = {
  'bare node:http + pg': { server: 'raw', path: '/', method: 'GET' },
  '/user/info': { server: 'own', path: '/api/user/info', method: 'GET' },
  '/bss/menu/userMenu': { server: 'own', path: '/api/bss/menu/userMenu', method: 'POST' },
} as const
type Name = keyof typeof CALLS
const NAMES = Object.keys(CALLS) as Name[]
const BARE = 'bare node:http + pg'

/** A start refuses one that is not random. */
const SECRET_KEY = randomBytes(32).toString('hex')

/** A company administrator, reached as accounts rest: sealed, and opened by each call that shows it. Gives a session's token. */
async function seed(db: Database, dataDir: string): Promise<string> {
  await sowRoles(db.as('system'))
  const company = await db.one<{ id: number }>(
    "insert into company (name, kind) values ('压测机构', 'CUSTOMER') returning id",
  )
  const companyId = company!.id
  const secret = await loadKeys({ secretKey: SECRET_KEY, secretKeysRead: [], dataDir }, db)
  const id = await insertAccount(db, columnsOf(db, secret), {
    ...{ companyId, userName: 'bench', passwordHash: null },
    ...{ mobile: '19911110000', email: 'bench@example.com' },
  })
  await db.run("insert into user_role (user_id, role_code) values ($1, 'ROLE_COMPANY_ADMIN')", [id])
  await db.pool.query('vacuum (analyze)')
  return (await openSession(db, { id, companyId }, 'MAIN')).token
}

async function start(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...flags(file), at(file), ...args], {
    env: { ...process.env, ...env },
    // The log is written and read, as by whatever keeps logs.
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      if (said.includes('ready')) return
      said += chunk
      if (said.includes('ready')) resolve()
    })
    child.once('exit', () => reject(new Error(`${file} ended: ${said}`)))
  })
  return child
}

/** `XINJIAN_BENCH_PROFILE`: folder for a profile of the product's processor time. */
const flags = (file: string): string[] =>
  process.env.XINJIAN_BENCH_PROFILE && file.includes('main.ts')
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env.XINJIAN_BENCH_PROFILE}`]
    : []

/** Processor time of a process so far, µs; 0 where the system does not tell. Clock ticks are 10 ms on Linux. */
function processor({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/stat`
  if (!fs.existsSync(file)) return 0
  const fields = fs.readFileSync(file, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

type Ports = Record<'raw' | 'own', number>

async function load(ports: Ports, name: Name, token: string, seconds: number) {
  const { server, path: route, method } = CALLS[name]
  const result = await autocannon({
    url: `http://127.0.0.1:${ports[server]}${route}`,
    method,
    connections: CONNECTIONS,
    duration: seconds,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
    },
    body: method === 'POST' ? '{}' : '',
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were errors, ${result.errors} connections broke`)
  return result
}

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-light-'))
  const children: ChildProcess[] = []
  try {
    const { db, url } = await cluster.create()
    const ports = { raw: await freePort(), own: await freePort() }
    const token = await seed(db, dataDir)
    children.push(await start('raw-light-server.ts', [url, String(ports.raw)], {}))
    children.push(
      await start('../../apps/server/src/main.ts', ['--role=api'], {
        PORT: String(ports.own),
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        SECRET_KEY,
        SANDBOX: 'off',
        RATE_LIMIT: '100000000',
      }),
    )
    const perSecond = Object.fromEntries(NAMES.map((n) => [n, [] as number[]])) as Record<
      Name,
      number[]
    >
    const p99 = structuredClone(perSecond)
    const cost = structuredClone(perSecond)
    for (const name of NAMES) await load(ports, name, token, Math.min(3, SECONDS))
    for (let round = 0; round < ROUNDS; round++)
      for (const name of round % 2 ? NAMES.toReversed() : NAMES) {
        const server = children[name === BARE ? 0 : 1]!
        const before = processor(server)
        const result = await load(ports, name, token, SECONDS)
        cost[name].push((processor(server) - before) / result.requests.total)
        perSecond[name].push(result.requests.average)
        p99[name].push(result.latency.p99)
      }
    const ratios = (name: Name) => perSecond[name].map((n, round) => n / perSecond[BARE][round]!)
    const own = NAMES.filter((name) => name !== BARE)
    report(
      {
        name: 'server-light',
        title: 'Light authenticated calls against a bare node:http + pg server',
        method: [
          `${CONNECTIONS} connections, ${SECONDS} s, ${ROUNDS} interleaved rounds after warm-up; load generator, servers and PostgreSQL share the machine.`,
          'Bare server: the session by token hash with its user, company, roles and permissions in one named statement, as JSON; nothing else.',
          `Own server: as shipped, with permission, validation, rate limit, security headers, metrics and access log. Ratios per round: ${own.map((n) => `${n} ${spread(ratios(n), 2)}`).join(', ')}.`,
        ],
        columns: [
          'call',
          'requests/s median (min–max)',
          'p99 ms',
          'processor µs a call, of the server alone',
        ],
        rows: NAMES.map((name) => [
          name,
          spread(perSecond[name]),
          spread(p99[name]),
          spread(cost[name]),
        ]),
        figures: own.map((name) => ({
          name: `requests per second of ${name} ÷ those of the bare server, median of the rounds`,
          value: Number(median(ratios(name)).toFixed(2)),
          goal: `≥ ${GOAL}`,
          met: median(ratios(name)) >= GOAL,
        })),
      },
      { postgresql: cluster.version },
    )
    await db.close()
  } finally {
    // By signal: a profile is written as the process ends.
    for (const child of children) await ended(child)
    await cluster.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

if (import.meta.main) await run()
