/** A list of ten thousand enterprises with a report each, judged by a policy of sixty lines; then a trial of two versions over them all, and both read with some consents taken back. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { invoiceReport } from '@xinjian/engine/invoice/report'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { PolicyLine, PolicyTable } from '@xinjian/engine/report/policy/table'
import { canonicalJson } from '@xinjian/format'
import type { Database } from '../../../apps/server/src/db/pool.ts'
import { tenantOf } from '../../../apps/server/src/db/tenant.ts'
import { stockCompany } from '../../../apps/server/src/demo/money.ts'
import { loadFacts } from '../../../apps/server/src/features/facts/invoice/load-facts.ts'
import { sowProducts } from '../../../apps/server/src/features/product/index.ts'
import { fingerprintOf } from '../../../apps/server/src/features/report/make.ts'
import { addOrder, countSubjects } from '../../../apps/server/src/features/riskOrder/store.ts'
import { addEveryone, addSubjects } from '../../../apps/server/src/features/riskOrder/subjects.ts'
import { freePort } from '../../../apps/server/test/free-port.ts'
import { startBenchCluster } from '../../lib/database.ts'
import { type BenchResult, report } from '../../lib/results.ts'
import { peakOfChildren } from '../child-memory.ts'
import { makeDataset } from '../dataset.ts'
import { addEnterprise, ingestDataset } from '../load.ts'
import { type Reading, readings, revokeSome } from './reading.ts'

const FIRMS = Number(process.env.XINJIAN_BENCH_FIRMS ?? 10_000)
const LINES = 60
const GOAL_S = 180
const GOAL_MB = 512
const GOAL_PAGE_MS = 300
/** Enterprises to one that took its consent back. */
const ONE_REVOKED_IN = 200
/** Documents that differ; each is stored for many enterprises. */
const DOCUMENTS = 8
const INVOICES = 3_000
const COUNTERPARTIES = 200
/** December 2025, the last month of the data. */
const THROUGH = 2025 * 12 + 11
const DAY = '2025-12-31'
const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))
const COMPANY = 1
const MAKER = 'bench'

const taxNoOf = (n: number) => `91440300BENCH${String(n).padStart(5, '0')}`

/** Reports of `DOCUMENTS` enterprises as the product makes them, and each again for its share of all. Bytes of one, in the middle. */
async function seed(db: Database): Promise<{ document: ReportDocument; userId: number }> {
  await sowProducts(db.as('system'))
  await db.run(
    "insert into company (id, name, kind) overriding system value values ($1, '示例测速有限公司', 'CUSTOMER')",
    [COMPANY],
  )
  await stockCompany(db, COMPANY)
  const user = await db.one<{ id: number }>(
    'insert into app_user (company_id, user_name, mobile) values ($1, $2, $3) returning id',
    [COMPANY, MAKER, '19900000000'],
  )
  await db.run(
    `insert into enterprise (company_id, tax_no, name)
     select $1, '91440300BENCH' || lpad(n::text, 5, '0'), '压测企业第' || n || '号有限公司' from generate_series(1, $2::int) n`,
    [COMPANY, FIRMS],
  )
  await db.pool.query('create unlogged table made (n int, document bytea, fingerprint text)')
  let document: ReportDocument | undefined
  for (let n = 0; n < DOCUMENTS; n++) {
    const id = await addEnterprise(db, COMPANY, `91440300MADE0000${n}X`)
    const of = { counterparties: COUNTERPARTIES, seed: 20_261_127 + n }
    await ingestDataset(db, id, makeDataset(INVOICES, of))
    const { facts } = await loadFacts(tenantOf(db, COMPANY), id)
    document = invoiceReport(facts, { through: THROUGH })
    const json = canonicalJson(document)
    await db.run('insert into made values ($1, $2, $3)', [n, gzipSync(json), fingerprintOf(json)])
    await db.run('delete from enterprise where company_id = $1 and id = $2', [COMPANY, id])
  }
  await db.run(
    `insert into report (company_id, report_no, enterprise_id, report_type, params, status, document, fingerprint, as_of, created_by, finished_at)
     select $1, 'INV' || lpad(e.id::text, 18, '0'), e.id, 'INVOICE', '{}', 'READY', m.document, m.fingerprint, $2::date, $3, now()
       from enterprise e join made m on m.n = e.id % $4::int where e.company_id = $1`,
    [COMPANY, DAY, MAKER, DOCUMENTS],
  )
  await db.pool.query('vacuum (analyze) report, enterprise')
  if (!document) throw new Error('no document was made')
  return { document, userId: user!.id }
}

/** Every rule of the report, then figures that no enterprise is below, so that no line ends the work early. */
function tableOf({ rules, indicators }: ReportDocument, verdict: 'REJECT' | 'REVIEW'): PolicyTable {
  const report = 'INVOICE'
  const lines: PolicyLine[] = [
    ...rules.map(({ id }) => ({
      when: [{ about: 'RULE' as const, report, key: id, is: 'HIT' as const }],
      verdict,
    })),
    ...indicators
      .filter(({ value }) => typeof value === 'number')
      .map(({ key }) => ({
        when: [{ about: 'INDICATOR' as const, report, key, is: 'LT' as const, value: -1e12 }],
        verdict,
      })),
  ].slice(0, LINES) as PolicyLine[]
  if (lines.length < LINES) throw new Error(`${lines.length} lines`)
  return {
    reports: [{ kind: report, days: 3_650 }],
    lines,
    score: report,
    limit: { legs: [{ report, times: 0.5 }], take: 'MIN' },
  }
}

const addPolicy = (db: Database, version: number, table: PolicyTable) =>
  db.run(
    `insert into risk_policy (company_id, code, version, name, status, note, body, authors, author)
     values ($1, 1, $2, '小微准入', 'DRAFT', 'bench', $3, '{}', $4)`,
    [COMPANY, version, JSON.stringify(table), MAKER],
  )

async function orderOf(
  db: Database,
  userId: number,
  [own, other]: readonly [PolicyTable, PolicyTable],
  trial: boolean,
): Promise<string> {
  const tenant = tenantOf(db, COMPANY)
  return tenant.transaction(async (tx) => {
    const no = await addOrder(tx, {
      purpose: trial ? 'TRIAL' : 'LIST',
      policy: { code: 1, version: 1, name: '小微准入', body: own },
      ...(trial && { against: { code: 1, version: 2, body: other } }),
      source: 'HELD',
      by: { userId, userName: MAKER },
      via: 'PAGE',
    })
    if (trial) await addEveryone(tx, no)
    else {
      const one = (i: number) => ({ line: i + 1, sheet: null, row: i + 2, name: '', fault: null })
      const subjects = Array.from({ length: FIRMS }, (_, i) => ({
        ...one(i),
        taxNo: taxNoOf(i + 1),
      }))
      for (let from = 0; from < FIRMS; from += 2_000)
        await addSubjects(tx, no, subjects.slice(from, from + 2_000), {})
    }
    await countSubjects(tx, no)
    return no
  })
}

interface Done {
  status: string
  message: string
  done: number
  unjudged: number
}

interface Measured {
  list: number
  trial: number
  /** MiB. */
  peak: number
  /** Bytes of a document. */
  bytes: number
  load: number
  revoked: number
  read: Reading[]
}

async function measured(db: Database, url: string, dir: string): Promise<Measured> {
  const load = os.loadavg()[0]!
  const { document, userId } = await seed(db)
  const tables = [tableOf(document, 'REJECT'), tableOf(document, 'REVIEW')] as const
  for (const [i, table] of tables.entries()) await addPolicy(db, i + 1, table)
  const memory = peakOfChildren('--role=worker')
  const worker = spawn(process.execPath, [MAIN, '--role=worker'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dir,
      DATABASE_URL: url,
      SANDBOX_URL: `http://127.0.0.1:${await freePort()}`,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'error',
    },
  })
  try {
    const judged = async (trial: boolean) => {
      const since = performance.now()
      const no = await orderOf(db, userId, tables, trial)
      await db.pool.query("select pg_notify('job_wake', 'risk_order')")
      for (;;) {
        const row = (await db.one<Done>(
          'select status, message, done, unjudged from risk_order where no = $1',
          [no],
        ))!
        if (row.status === 'FAILED' || worker.exitCode !== null) throw new Error(row.message)
        if (row.status === 'DONE') {
          if (row.done !== FIRMS || row.unjudged > 0) throw new Error(JSON.stringify(row))
          return { no, seconds: (performance.now() - since) / 1_000 }
        }
        await sleep(100)
      }
    }
    const list = await judged(false)
    const trial = await judged(true)
    const peak = memory.stop()
    const revoked = await revokeSome(db, COMPANY, ONE_REVOKED_IN)
    const read = await readings(db, COMPANY, { list: list.no, trial: trial.no, tables })
    const bytes = canonicalJson(document).length
    return { list: list.seconds, trial: trial.seconds, peak, bytes, load, revoked, read }
  } finally {
    memory.stop()
    worker.kill('SIGTERM')
    if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit')
  }
}

const slowestPage = (read: readonly Reading[]): number =>
  Math.max(...read.flatMap(({ page, ms }) => (page ? ms : [])))

const resultOf = ({ list, trial, peak, bytes, load, revoked, read }: Measured): BenchResult => ({
  name: 'risk-order',
  title: 'Ten thousand enterprises judged by a policy of sixty lines',
  method: [
    `${FIRMS} enterprises with an invoice report each (${DOCUMENTS} that differ, of ${INVOICES} invoices and ${COUNTERPARTIES} counterparties; ${Math.round(bytes / 1024)} KiB of JSON), ${LINES} lines over its rules and indicators, a score and a limit.`,
    'From the row of the order to its end, by a worker of the product (all its jobs, memory included): stored documents unpacked, held against their fingerprints, judged, reasons written.',
    `The trial judges every enterprise by two versions of sixty lines. The first seconds of the list are the start of the worker. Load of the machine at the start: ${load.toFixed(1)} on ${os.cpus().length} cores.`,
    `Then ${revoked} of the ${FIRMS} enterprises took their consent back, and what pages and workbooks tell is read by the functions of the calls, in one process: pages the median of five.`,
  ],
  columns: ['what', 'seconds', 'enterprises a second'],
  rows: [
    ['list', list.toFixed(1), Math.round(FIRMS / list)],
    ['trial of two versions', trial.toFixed(1), Math.round(FIRMS / trial)],
    ...read.map(({ what, ms }) => [what, (ms / 1_000).toFixed(3), '']),
  ],
  figures: [
    {
      name: 's, list',
      clock: 'time',
      value: Number(list.toFixed(1)),
      goal: `< ${GOAL_S}`,
      met: list < GOAL_S,
    },
    {
      name: 's, trial',
      clock: 'time',
      value: Number(trial.toFixed(1)),
      goal: `< ${GOAL_S}`,
      met: trial < GOAL_S,
    },
    {
      name: 'MiB of the worker',
      value: Math.round(peak),
      goal: `< ${GOAL_MB}`,
      met: peak < GOAL_MB,
    },
    {
      name: 'ms, slowest page with the seal on',
      clock: 'time',
      value: Math.round(slowestPage(read)),
      goal: `< ${GOAL_PAGE_MS}`,
      met: slowestPage(read) < GOAL_PAGE_MS,
    },
  ],
})

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-risk-order-'))
  try {
    const { db, url, drop } = await cluster.create()
    const done = await measured(db, url, dir)
    await drop()
    report(resultOf(done), { postgresql: cluster.version })
  } finally {
    await cluster.stop()
    fs.rmSync(dir, { recursive: true, force: true })
  }
}

if (import.meta.main) await run()
