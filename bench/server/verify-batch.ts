/** A table of a hundred thousand invoices: read, judged and stored; and how fast rows are verified beside what the platform bears. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeXlsx } from 'hucre/xlsx'
import pino from 'pino'
import { createBlobs } from '../../apps/server/src/blobs.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { stockCompany } from '../../apps/server/src/demo/money.ts'
import { sowProducts } from '../../apps/server/src/features/product/index.ts'
import { verifyBatchJob } from '../../apps/server/src/features/verify/batch/job.ts'
import { createBudget } from '../../apps/server/src/features/verify/budget.ts'
import { startWorker } from '../../apps/server/src/jobs/worker.ts'
import { createVerifier } from '../../apps/server/src/outside/verification/verifier.ts'
import { loadSecret } from '../../apps/server/src/security/secret.ts'
import { Sandbox } from '../../apps/server/test/collect-sandbox.ts'
import { startBenchCluster } from '../lib/database.ts'
import { report } from '../lib/results.ts'
import { peakOfChildren } from './child-memory.ts'

const ROWS = Number(process.env.XINJIAN_BENCH_ROWS ?? 100_000)
/** Checks that the company has already. */
const EARLIER = 200_000
const VERIFIED = 3_000
const READ_GOAL_S = 10
const MEMORY_GOAL_MB = 400
const TITLES = ['序号', '发票代码', '发票号码', '开票日期', '金额', '校验码后6位']
const DAY = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)

/** Numbers of nobody; every fiftieth row is faulty, every twentieth repeats the one before. */
const numberOf = (i: number) => `${DAY.slice(2, 4)}4420009998${String(i).padStart(8, '0')}`
const rowOf = (i: number): string[] => [
  String(i + 1),
  '',
  i % 50 === 49 ? '123' : numberOf(i % 20 === 19 ? i - 1 : i),
  DAY,
  '100.00',
  '',
]
const csv = (rows: number): Buffer =>
  Buffer.from(
    [TITLES, ...Array.from({ length: rows }, (_, i) => rowOf(i))]
      .map((r) => r.join(','))
      .join('\n'),
  )

async function seed(db: Database): Promise<number> {
  await sowProducts(db.as('system'))
  const company = await db.one<{ id: number }>(
    "insert into company (name, kind) values ('示例测速有限公司', 'CUSTOMER') returning id",
  )
  const companyId = company!.id
  await stockCompany(db, companyId)
  await db.run(
    `insert into verify_record (company_id, no, invoice_key, kind, invoice_code, invoice_number, issue_date, amount, state, result,
       made_by, verified_at)
     select $1, 'FY' || lpad(i::text, 16, '0'), $2 || lpad((i * 5)::text, 8, '0'), 'UNKNOWN', '', $2 || lpad((i * 5)::text, 8, '0'),
            $3::date, 10000, 'DONE', 'NOT_FOUND', 'bench', now() from generate_series(1, $4::int) i`,
    [companyId, `${DAY.slice(2, 4)}4420009998`, DAY, EARLIER],
  )
  await db.pool.query('analyze')
  return companyId
}

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-verify-batch-'))
  const sandbox = await Sandbox.start()
  const { db, url } = await cluster.create()
  const config = readConfig({
    DATA_DIR: dir,
    DATABASE_URL: url,
    SANDBOX_URL: sandbox.url,
    LOG_LEVEL: 'silent',
  })
  const system = db.as('system')
  const verifier = createVerifier(config, system)
  const blobs = createBlobs(dir)
  const log = pino({ level: 'silent' })
  const budget = createBudget(system, loadSecret(config))
  const worker = await startWorker(
    system,
    [verifyBatchJob({ db: system, blobs, verifier, budget, log: log as never })],
    log as never,
  )
  try {
    const companyId = await seed(db)
    const comes = async (no: string, status: string) => {
      for (;;) {
        const row = await db.one<{ status: string; message: string }>(
          'select status, message from verify_batch where company_id = $1 and no = $2',
          [companyId, no],
        )
        if (row!.status === status) return
        if (row!.status === 'FAILED') throw new Error(row!.message)
        await sleep(20)
      }
    }
    let n = 0
    const read = async (name: string, bytes: Uint8Array) => {
      const no = `PC${String(++n).padStart(16, '0')}`
      const { key } = await blobs.put(bytes)
      const memory = peakOfChildren('verify-child')
      const since = performance.now()
      await db.run(
        `insert into verify_batch (company_id, no, made_by, via, file_name, file_bytes, blob_key) values ($1, $2, 'bench', 'PAGE', $3, $4, $5)`,
        [companyId, no, name, bytes.length, key],
      )
      await db.pool.query("select pg_notify('job_wake', 'verify_batch')")
      await comes(no, 'READY')
      return { no, seconds: (performance.now() - since) / 1_000, peakMb: memory.stop() }
    }
    const rows: (string | number)[][] = []
    let slowest = 0
    let peak = 0
    const xlsx = await writeXlsx({
      sheets: [
        { name: '发票', rows: [TITLES, ...Array.from({ length: ROWS }, (_, i) => rowOf(i))] },
      ],
    })
    for (const [name, bytes] of [
      ['table.csv', csv(ROWS)],
      ['table.xlsx', xlsx],
      ['table.csv', csv(ROWS)],
    ] as const) {
      const { seconds, peakMb } = await read(name, bytes)
      slowest = Math.max(slowest, seconds)
      peak = Math.max(peak, peakMb)
      rows.push([
        `${name}: read, judged, stored`,
        `${seconds.toFixed(1)} s, reader ${Math.round(peakMb)} MiB`,
      ])
    }
    const rates: number[] = []
    for (const perSecond of [200, 100_000]) {
      await knob(sandbox.url, perSecond)
      const bare = perSecond === 200 ? 200 : await bareRate(sandbox.url, config.sandboxKey)
      const { no } = await read('rows.csv', freshCsv(perSecond))
      const since = performance.now()
      await db.run(
        "update verify_batch set status = 'QUEUED', phase = 'CHECK', due_at = now() where company_id = $1 and no = $2",
        [companyId, no],
      )
      await db.pool.query("select pg_notify('job_wake', 'verify_batch')")
      await comes(no, 'DONE')
      const rate = VERIFIED / ((performance.now() - since) / 1_000)
      rates.push(rate / bare)
      rows.push([
        perSecond === 200
          ? 'rows verified a second, platform bears 200'
          : 'rows verified a second, platform without limit',
        `${rate.toFixed(0)} (bare requests, eight at once: ${bare.toFixed(0)})`,
      ])
    }
    report(
      {
        name: 'server-verify-batch',
        title: 'A table of a hundred thousand invoices to be verified',
        method: [
          `${ROWS} rows of the template, one in fifty faulty, one in twenty a repeat, of a company with ${EARLIER} earlier checks; from the upload's row to the plan that a person sees, by the job of the product.`,
          `Memory: peak resident memory of the process that reads the table.`,
          `${VERIFIED} rows verified against the sandbox's platform, each held, asked, settled and booked.`,
        ],
        columns: ['what', 'figure'],
        rows,
        figures: [
          {
            name: 's, slowest table',
            clock: 'time',
            value: Number(slowest.toFixed(1)),
            goal: `< ${READ_GOAL_S}`,
            met: slowest < READ_GOAL_S,
          },
          {
            name: 'MiB of the reader',
            value: Math.round(peak),
            goal: `< ${MEMORY_GOAL_MB}`,
            met: peak < MEMORY_GOAL_MB,
          },
          {
            name: 'rows verified a second ÷ what the platform bears (200 a second)',
            clock: 'rate',
            value: Number(rates[0]!.toFixed(2)),
            goal: '≥ 0.5',
            met: rates[0]! >= 0.5,
          },
        ],
      },
      { postgresql: cluster.version },
    )
  } finally {
    await worker.stop()
    verifier.stop()
    await db.close()
    await cluster.stop()
    sandbox.stop()
    fs.rmSync(dir, { recursive: true, force: true })
  }
}

/** Rows that no round had before. */
const freshCsv = (round: number): Buffer =>
  Buffer.from(
    [
      TITLES.join(','),
      ...Array.from(
        { length: VERIFIED },
        (_, i) =>
          `${i},,${DAY.slice(2, 4)}4420009997${String(round * 5_000 + i)
            .padStart(8, '0')
            .slice(-8)},${DAY},100.00,`,
      ),
    ].join('\n'),
  )

const knob = (url: string, perSecond: number) =>
  fetch(`${url}/knobs/verification`, {
    method: 'POST',
    body: JSON.stringify({ fault: '', perSecond }),
  })

/** Requests to the platform a second, eight at once, and nothing else. */
async function bareRate(url: string, key: string): Promise<number> {
  let next = 0
  const since = performance.now()
  const lane = async () => {
    while (next < VERIFIED) {
      const invoiceNumber = `${DAY.slice(2, 4)}4420009996${String(next++).padStart(8, '0')}`
      const answer = await fetch(`${url}/verification/check`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          invoiceCode: '',
          invoiceNumber,
          issueDate: DAY,
          amount: '100.00',
          checkCode: '',
        }),
      })
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  return VERIFIED / ((performance.now() - since) / 1_000)
}

if (import.meta.main) await run()
