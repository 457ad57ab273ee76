/** Which job is next: companies take turns, one keeps no place from another, and a look is cheap however many wait. */
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { BACKTESTS } from '../../src/features/backtest/store.ts'
import { CALLBACKS } from '../../src/features/channel/callback/store.ts'
import { NOTICES } from '../../src/features/collect/notice/store.ts'
import { TASKS } from '../../src/features/collect/task.ts'
import { ERASURES } from '../../src/features/companyErasure/store.ts'
import { COMPANY_EXPORTS } from '../../src/features/companyExport/store.ts'
import { WITHDRAWALS } from '../../src/features/consent/withdrawals.ts'
import { createImport, IMPORTS, importPage } from '../../src/features/intake/store.ts'
import { BATCH_JOBS } from '../../src/features/listBatch/store.ts'
import { EXPORTS } from '../../src/features/listExport/store.ts'
import { TRANSFERS } from '../../src/features/loan/transfer-table.ts'
import { DELIVERIES } from '../../src/features/notice/store.ts'
import { COMPLETIONS } from '../../src/features/report/completion/store.ts'
import { REPORTS } from '../../src/features/report/store.ts'
import { RISK_ORDERS } from '../../src/features/riskOrder/store.ts'
import { SCORE_CHECKS } from '../../src/features/scoreCard/check/store.ts'
import { SCORE_CARDS } from '../../src/features/scoreCard/store.ts'
import { BATCHES } from '../../src/features/verify/batch/store.ts'
import { WATCHES } from '../../src/features/verifyWatch/store.ts'
import type { JobTable } from '../../src/jobs/job.ts'
import { claimNext, mostOfCompany, queuesSql, Turns, takeSql } from '../../src/jobs/next.ts'
import { mustHaveRoom } from '../../src/jobs/waiting.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { openClone, startTestServer, until } from '../harness.ts'
import { ERRANDS, errand, finish, makeErrands, queueErrand } from '../support/errands.ts'
import { newEnterprise } from '../support/posting.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
  await makeErrands(db)
})
afterAll(async () => {
  await drop?.()
})

const kind = { table: ERRANDS, concurrency: 2, maxAttempts: 5 }

describe('companies', () => {
  it('that flood leave a place to the others', async () => {
    for (let i = 0; i < 6; i++) await queueErrand(db, `slow-${i}`, 1)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const worker = await startWorker(
      db,
      [
        {
          ...kind,
          run: async (claim) => {
            if (claim.companyId === 1) await held
            await finish(db, claim, 'done')
          },
          fail: async () => undefined,
        },
      ],
      pino({ level: 'silent' }),
    )
    const running = () =>
      db.rows("select 1 from errand where company_id = 1 and status = 'RUNNING'")
    await until(async () => (await running()).length > 0)
    await queueErrand(db, 'quick', 2)
    await until(async () => (await errand(db, 'quick')).status === 'DONE')
    expect(await running()).toHaveLength(1)
    release()
    await until(
      async () => (await db.rows("select 1 from errand where status <> 'DONE'")).length === 0,
    )
    await worker.stop()
  })

  it('take turns, whoever came first and with however much', async () => {
    for (const company of [1, 2, 3])
      for (let i = 0; i < 3; i++) await queueErrand(db, `turn-${company}-${i}`, company)
    await queueErrand(db, 'turn-late', 4)
    const turns = new Turns(kind)
    const order: number[] = []
    for (;;) {
      const claim = await claimNext(db, kind, turns.next)
      if (!claim) break
      order.push(claim.companyId)
      turns.start(claim).end()
      await finish(db, claim, '')
    }
    expect(order).toEqual([1, 2, 3, 4, 1, 2, 3, 1, 2, 3])
  })

  it('keep an eighth of the places for others, at least one', () => {
    expect([1, 2, 4, 16, 60].map(mostOfCompany)).toEqual([1, 1, 3, 14, 53])
  })

  it('may have so much waiting and no more; what is too much is refused whole', async () => {
    const tenant = tenantOf(db, 9)
    for (let i = 0; i < 3; i++) await queueErrand(db, `wait-${i}`, 9)
    await mustHaveRoom(tenant, ERRANDS, '文件', { most: 4, more: 1 })
    await expect(mustHaveRoom(tenant, ERRANDS, '文件', { most: 4, more: 2 })).rejects.toMatchObject(
      {
        code: 'TOO_MANY',
        message: expect.stringContaining('已有 3 个，最多 4 个'),
        retryAfter: 60,
      },
    )
    await mustHaveRoom(tenantOf(db, 10), ERRANDS, '文件', { most: 4, more: 4 })
  })

  it('are told how many of their own are ahead', async () => {
    const { tenant } = await newEnterprise(db, 11)
    const [row] = await tenant.rows<{ tax_no: string }>(
      'select tax_no from enterprise where company_id = $1',
    )
    const batch = {
      taxNo: row!.tax_no,
      fileBytes: 1,
      blobKey: 'x',
      directionHint: null,
      createdBy: 'x',
    }
    for (let i = 0; i < 3; i++) await createImport(tenant, { ...batch, fileName: `${i}.csv` })
    const { rows } = await importPage(tenant, {}, 1, 20)
    expect(rows.map((r) => [r.file_name, r.ahead])).toEqual([
      ['2.csv', 2],
      ['1.csv', 1],
      ['0.csv', 0],
    ])
  })
})

/** Pages that a statement touched, by what PostgreSQL says of it. */
async function pages(text: string, values: unknown[]): Promise<number> {
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
    const plan = rows[0]['QUERY PLAN'][0].Plan
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** 100,000 waiting rows: nearly all of company 1 and of one lane of it. */
const FLOODS: [JobTable, string][] = [
  [
    IMPORTS,
    `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, created_by)
     select case when n % 1000 = 0 then n / 1000 else 1 end, 1, 'x', 1, 'x', 'x' from generate_series(1, 100000) n`,
  ],
  [
    REPORTS,
    `insert into report (company_id, report_no, enterprise_id, report_type, params, created_by)
     select case when n % 1000 = 0 then n / 1000 else 1 end, 'R' || n, 1, 'INVOICE', '{}', 'x' from generate_series(1, 100000) n`,
  ],
  [
    CALLBACKS,
    `insert into collect_callback (company_id, callback_no, task_id, channel, body)
     select case when n % 1000 = 0 then n / 1000 else 1 end, 'C' || n, 't', case when n % 100 = 7 then 'other' else 'dead' end, '' from generate_series(1, 100000) n`,
  ],
]

describe('a look among 100,000', () => {
  it.each(FLOODS)('rows of $name touches few pages', async (table, flood) => {
    await db.pool.query(flood)
    const full = table.lane ? ['dead'] : []
    // A hundred companies wait: four pages of an index for each, twice, and some.
    const look = await pages(queuesSql(table), [full, [1], []])
    expect(look).toBeLessThan(3_000)
    const take = await pages(takeSql(table, false), [1, table.lane ? 'other' : ''])
    expect(take).toBeLessThan(100)
    await db.pool.query(`truncate ${table.name} cascade`)
  })

  it('has its index in every table of jobs', async () => {
    const { rows } = await db.pool.query<{ name: string }>(
      "select tablename as name from pg_indexes where indexname like '%\\_waiting'",
    )
    expect(rows.map((r) => r.name).sort()).toEqual(
      [
        BACKTESTS,
        BATCH_JOBS,
        CALLBACKS,
        COMPANY_EXPORTS,
        ERASURES,
        COMPLETIONS,
        DELIVERIES,
        EXPORTS,
        IMPORTS,
        NOTICES,
        REPORTS,
        RISK_ORDERS,
        SCORE_CARDS,
        SCORE_CHECKS,
        TASKS,
        TRANSFERS,
        BATCHES,
        WATCHES,
        WITHDRAWALS,
      ]
        .map((table) => table.name)
        .sort(),
    )
  })
})

it('an upload of more than may wait is refused with words and a time, and nothing of it stays', async () => {
  const server = await startTestServer({ QUEUE_PER_COMPANY: '2' })
  try {
    const token = await server.login('owner')
    const taxNo = '91440300708461136T'
    await server.call('POST', '/enterprise/save', { name: '深圳市某某有限公司', taxNo }, token)
    const form = new FormData()
    form.set('taxNo', taxNo)
    for (const name of ['1.csv', '2.csv', '3.csv']) form.append('file', new Blob(['x']), name)
    const response = await fetch(`${server.base}/invoice/import/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('60')
    expect((await response.json()).msg).toContain('最多 2 个')
    const list = await server.call('POST', '/tax/queryCenter/dataCollection', {}, token)
    expect(list.data.total).toBe(0)
    const two = [1, 2].map((n) => ({ name: `${n}.csv`, bytes: new TextEncoder().encode('x') }))
    expect((await server.upload(taxNo, two, token)).status).toBe(200)
  } finally {
    await server.stop()
  }
})
