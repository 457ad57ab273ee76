/** (c) An authenticated list call of the whole server, against a bare node:http + pg server doing the same queries. */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { openSession } from '../../apps/server/src/features/session/sessions.ts'
import { freePort } from '../../apps/server/test/free-port.ts'
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'

const CONNECTIONS = 20
const SECONDS = Number(process.env.XINJIAN_BENCH_SECONDS ?? 8)
const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 5)
const ENTERPRISES = 1_666
const at = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** A company with enterprises of three years of months each and a report; returns a session's token. */
export async function seedList(db: Database): Promise<string> {
  const company = await db.one<{ id: number }>(
    "insert into company (name, kind) values ('压测机构', 'CUSTOMER') returning id",
  )
  const companyId = company!.id
  const user = await db.one<{ id: number }>(
    "insert into app_user (company_id, user_name, mobile) values ($1, 'bench', '19911110000') returning id",
    [companyId],
  )
  await db.run("insert into user_role (user_id, role_code) values ($1, 'ROLE_COMPANY_ADMIN')", [
    user!.id,
  ])
  await db.run(
    `insert into enterprise (company_id, tax_no, name, registration)
     select $1::int, '9144030' || lpad(n::text, 11, '0'), '压测企业第' || n || '号有限公司',
            '{"legalRepresentative":"张三","industryName":"批发业","taxpayerType":"GENERAL"}' from generate_series(1, $2::int) n`,
    [companyId, ENTERPRISES],
  )
  await db.run(
    `insert into invoice_month (company_id, enterprise_id, direction, month, seq, invoices, net_total, digest)
     select company_id, id, d, 24276 + m, 1, 100, 1, '\\x00' from enterprise, generate_series(0, 1) d, generate_series(0, 35) m where company_id = $1`,
    [companyId],
  )
  // As a writer of facts leaves them.
  await db.run(
    'update enterprise set first_month = 24276, last_month = 24311, sales_invoices = 3600, purchase_invoices = 3600 where company_id = $1',
    [companyId],
  )
  await db.run(
    `insert into report (company_id, report_no, enterprise_id, report_type, params, status, score, grade, created_by)
     select company_id, 'INV' || lpad(id::text, 18, '0'), id, 'INVOICE', '{}', 'READY', 700, 'A', 'bench' from enterprise where company_id = $1`,
    [companyId],
  )
  await db.pool.query('vacuum (analyze)')
  return (await openSession(db, { id: user!.id, companyId }, 'MAIN')).token
}

/** Both servers are processes of their own; each is ready when it says so. */
export async function startReady(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [at(file), ...args], {
    env: { ...process.env, ...env },
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

/** Pages of a list, asked for so many seconds; throws where one is refused. */
export async function loadList(url: string, token: string, seconds: number) {
  const result = await autocannon({
    url,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ page: 1, size: 20 }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were errors, ${result.errors} connections broke`)
  return result
}

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-list-'))
  const children: ChildProcess[] = []
  try {
    const { db, url } = await cluster.create()
    const ports = { raw: await freePort(), own: await freePort() }
    const token = await seedList(db)
    children.push(await startReady('raw-list-server.ts', [url, String(ports.raw)], {}))
    children.push(
      await startReady('../../apps/server/src/main.ts', ['--role=api'], {
        PORT: String(ports.own),
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        SANDBOX: 'off',
        RATE_LIMIT: '100000000',
      }),
    )
    const urlAt = (port: number, route: string) => `http://127.0.0.1:${port}${route}`
    const urls = { raw: urlAt(ports.raw, '/'), own: urlAt(ports.own, '/api/enterprise/list') }
    const perSecond = { raw: [] as number[], own: [] as number[] }
    const p99 = { raw: [] as number[], own: [] as number[] }
    for (const way of ['raw', 'own'] as const) await loadList(urls[way], token, 3)
    for (let round = 0; round < ROUNDS; round++)
      for (const way of (['raw', 'own'] as const).toSorted(() => (round % 2 ? -1 : 1))) {
        const result = await loadList(urls[way], token, SECONDS)
        perSecond[way].push(result.requests.average)
        p99[way].push(result.latency.p99)
      }
    const ratios = perSecond.own.map((n, round) => n / perSecond.raw[round]!)
    report(
      {
        name: 'server-list',
        title: 'Authenticated list call against a bare node:http + pg server',
        method: [
          `POST /api/enterprise/list: page of 20 of ${ENTERPRISES} enterprises with figures of their roll-ups and last report, and the count; ${CONNECTIONS} connections, ${SECONDS} s, ${ROUNDS} interleaved rounds after warm-up; load generator, servers and PostgreSQL share the machine.`,
          'Bare server: session by token hash, the same page and count, named statements, nothing else; it sums the months that the product keeps summed.',
          `Own server: as shipped, with session and roles, permission, validation, rate limit, security headers, metrics and access log. Ratio per round ${spread(ratios, 2)}.`,
        ],
        columns: ['server', 'requests/s median (min–max)', 'p99 ms'],
        rows: [
          ['bare node:http + pg', spread(perSecond.raw), spread(p99.raw)],
          ['Xinjian', spread(perSecond.own), spread(p99.own)],
        ],
        figures: [
          {
            name: 'requests per second ÷ those of the bare server, median of the rounds',
            value: Number(median(ratios).toFixed(2)),
            goal: '≥ 0.8',
            met: median(ratios) >= 0.8,
          },
        ],
      },
      { postgresql: cluster.version },
    )
    await db.close()
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await cluster.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) await run()
