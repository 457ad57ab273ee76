/**
 * A back-test of the rules over every enterprise of a company: each loaded from its stored facts and judged under two versions. Run by
 * the job itself, claim, batches and rows included.
 */
import { INVOICE_DESK } from '@xinjian/engine/invoice/desk'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { tenantOf } from '../../apps/server/src/db/tenant.ts'
import { backtestJob } from '../../apps/server/src/features/backtest/index.ts'
import { insertBacktest } from '../../apps/server/src/features/backtest/store.ts'
import { claimNext } from '../../apps/server/src/jobs/next.ts'
import { startBenchCluster } from '../lib/database.ts'
import { report } from '../lib/results.ts'
import { makeDataset } from './dataset.ts'
import { addEnterprise, ingestDataset } from './load.ts'

const ENTERPRISES = Number(process.env.XINJIAN_BENCH_ENTERPRISES ?? 1_000)
/** Ingested row by row; the others have their months over again under other ids. */
const TEMPLATES = 10
const COMPANY = 1
/** December 2025, the last month of the data. */
const THROUGH = 2025 * 12 + 11
const GOAL_SECONDS = 20
const FACTS = ['invoice_month', 'invoice_scan', 'counterparty', 'goods', 'invoice_period']

const BOOK = {
  version: '第1版',
  limits: {
    'R-014': { medium: 0.1, high: 0.2 },
    'R-018': { medium: 0.01, high: 0.02 },
    'R-021': { medium: 0.05 },
    'R-037': { medium: 0.3, high: 0.5 },
    'R-038': { top1: 0.3, top3: 0.4 },
  },
  off: { 'R-022': '不看节假日' },
  suppressed: [],
}

async function copyFacts(db: Database, from: number, to: number): Promise<void> {
  for (const table of FACTS) {
    const columns = await db.rows<{ name: string }>(
      `select attname as name from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'enterprise_id'`,
      [table],
    )
    const names = columns.map(({ name }) => name).join(', ')
    await db.run(
      `insert into ${table} (enterprise_id, ${names}) select $2, ${names} from ${table} where enterprise_id = $1`,
      [from, to],
    )
  }
}

async function fill(db: Database): Promise<void> {
  const templates: number[] = []
  for (let i = 0; i < TEMPLATES; i++) {
    const id = await addEnterprise(db, COMPANY, `91440300MA5BTEST${String(i).padStart(2, '0')}`)
    const shape = { counterparties: 40 + 60 * i, goods: 20 + 20 * i, seed: 1 + i }
    await ingestDataset(db, id, makeDataset(1_000 * (1 + i), shape))
    templates.push(id)
  }
  for (let i = TEMPLATES; i < ENTERPRISES; i++) {
    const id = await addEnterprise(db, COMPANY, `91440300MA${String(i).padStart(8, '0')}`)
    await copyFacts(db, templates[i % TEMPLATES]!, id)
  }
  await db.pool.query('vacuum (analyze)')
}

interface Run {
  seconds: number
  /** Of this process, user and system. */
  cpu: number
  flipped: number
  judged: number
}

/** One run by the job. */
async function once(db: Database): Promise<Run> {
  const tenant = tenantOf(db, COMPANY)
  const no = await insertBacktest(tenant, {
    kind: 'INVOICE',
    version: 1,
    against: 0,
    book: BOOK,
    againstBook: null,
    through: THROUGH,
    enterprises: null,
    createdBy: 'bench',
  })
  const job = backtestJob(db)
  const [started, used] = [performance.now(), process.cpuUsage()]
  const claim = await claimNext(db, job)
  await job.run(claim!, new AbortController().signal, async () => undefined)
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(used)
  const row = await tenant.one<{ flipped: number; judged: number }>(
    'select flipped, judged from backtest where company_id = $1 and no = $2',
    [no],
  )
  return { seconds, cpu: (user + system) / 1e6, ...row! }
}

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  try {
    const { db, drop } = await cluster.create()
    await fill(db)
    const rules = INVOICE_DESK.catalogue().length
    const [cold, warm] = [await once(db), await once(db)]
    report(
      {
        name: 'server-backtest',
        title: 'Back-test of a version of the rules over every enterprise of a company',
        method: [
          `${ENTERPRISES} enterprises of 1,000 to 10,000 invoices, 36 months, 40 to 580 counterparties (${TEMPLATES} different ones, copied); as of December 2025; embedded PostgreSQL.`,
          `The invoice report has ${rules} rules; every enterprise is judged under the version and under the table of the platform, so ${2 * rules} rules each, with decision, risk and grade under both.`,
          'By the job itself: consent, months and facts are read one enterprise at a time, rows are written by batches under the claim. One Node process, one PostgreSQL.',
        ],
        columns: ['run', 'seconds', 'seconds of processor (Node)', 'judged', 'flipped'],
        rows: Object.entries({ first: cold, again: warm }).map(([name, one]) => [
          name,
          one.seconds.toFixed(1),
          one.cpu.toFixed(1),
          one.judged,
          one.flipped,
        ]),
        figures: [
          {
            name: `seconds for ${ENTERPRISES} enterprises × ${2 * rules} rules, first run`,
            clock: 'time',
            value: Number(cold.seconds.toFixed(1)),
            goal: `< ${GOAL_SECONDS} for 60 rules`,
            met: cold.seconds < GOAL_SECONDS && cold.judged === ENTERPRISES,
          },
        ],
      },
      { postgresql: cluster.version },
    )
    await drop()
  } finally {
    await cluster.stop()
  }
}

if (import.meta.main) await run()
