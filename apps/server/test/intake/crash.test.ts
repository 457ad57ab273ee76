/** Imports outlive the process that ran them, and two workers never book for one another. */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBlobs } from '../../src/blobs.ts'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { saveEnterprise } from '../../src/features/enterprise/store.ts'
import { importJob } from '../../src/features/intake/job.ts'
import { createImport, importById } from '../../src/features/intake/store.ts'
import { LeaseLost } from '../../src/jobs/job.ts'
import { claimNext } from '../../src/jobs/next.ts'
import { cloneDatabase } from '../harness.ts'
import { storedDigests } from '../support/posting.ts'
import { TAX_NO } from '../support/sales-csv.ts'

const WORKER = fileURLToPath(new URL('../support/import-worker.ts', import.meta.url))
const ROWS = 120_000
const BAD = 300

let db: Database
let url: string
let drop: () => Promise<void>
let dataDir: string
const children = new Set<ChildProcess>()

beforeAll(async () => {
  const clone = await cloneDatabase()
  drop = clone.drop
  url = clone.url
  db = openDatabase(url, () => undefined)
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-crash-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await db?.close()
  await drop?.()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

/** A large sales list; every 400th row has a date nobody can read. */
function largeCsv(): Uint8Array {
  const lines = ['数电发票号码,开票日期,购方识别号,购买方名称,金额,税额,价税合计,发票状态']
  for (let i = 0; i < ROWS; i++) {
    const date =
      i % (ROWS / BAD) === 7
        ? '很久以前'
        : `2025-${String(1 + (i % 12)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`
    const buyer = `91330100MA${String(i % 50).padStart(8, '0')}`
    lines.push(
      `25442000${String(i).padStart(12, '0')},${date},${buyer},买方${i % 50}有限公司,${100 + (i % 977)}.00,${(100 + (i % 977)) * 0.13},${(100 + (i % 977)) * 1.13},正常`,
    )
  }
  return new TextEncoder().encode(lines.join('\n'))
}

async function queue(companyId: number): Promise<{ id: number; enterpriseId: number }> {
  const tenant = tenantOf(db, companyId)
  const enterprise = await saveEnterprise(tenant, TAX_NO, '断点测试有限公司', {})
  const { key, bytes } = await createBlobs(dataDir).put(largeCsv())
  const id = await createImport(tenant, {
    taxNo: TAX_NO,
    fileName: '大文件.csv',
    fileBytes: bytes,
    blobKey: key,
    directionHint: null,
    createdBy: 'test',
  })
  return { id, enterpriseId: enterprise!.id }
}

function startWorkerProcess(): ChildProcess {
  const child = spawn(process.execPath, [WORKER, url, dataDir], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}

async function until<T>(look: () => Promise<T | null | false>): Promise<T> {
  for (const end = Date.now() + 100_000; Date.now() < end; ) {
    const found = await look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('waited in vain')
}

const finished = (companyId: number, id: number) =>
  until(async () => {
    const row = await importById(tenantOf(db, companyId), id)
    return row && !['QUEUED', 'RUNNING'].includes(row.status) && row
  })

it('a worker killed in the middle loses nothing and books nothing twice', async () => {
  const whole = await queue(1)
  const first = startWorkerProcess()
  const undisturbed = await finished(1, whole.id)
  first.kill('SIGKILL')
  expect(undisturbed).toMatchObject({
    status: 'DONE_WITH_ERRORS',
    progress: 100,
    read_count: ROWS,
    added_count: ROWS - BAD,
    bad_count: BAD,
  })

  const broken = await queue(2)
  const tenant = tenantOf(db, 2)
  let kills = 0
  while (kills < 2) {
    const at = (await importById(tenant, broken.id))!.read_count
    const worker = startWorkerProcess()
    await until(async () => (await importById(tenant, broken.id))!.read_count > at)
    worker.kill('SIGKILL')
    kills++
    // Somebody notices at once instead of after the lease.
    await db.run(
      "update import_batch set lease_until = now() - interval '1 second' where id = $1",
      [broken.id],
    )
    if ((await importById(tenant, broken.id))!.status !== 'RUNNING') break
  }
  startWorkerProcess()
  const resumed = await finished(2, broken.id)
  for (const field of [
    'status',
    'read_count',
    'added_count',
    'updated_count',
    'unchanged_count',
    'bad_count',
    'first_month',
    'last_month',
    'message',
  ] as const)
    expect([field, resumed[field]]).toEqual([field, undisturbed[field]])
  const errors = (companyId: number, id: number) =>
    tenantOf(db, companyId).rows(
      'select n, place, reason from import_error where company_id = $1 and import_id = $2 order by n',
      [id],
    )
  expect(await errors(2, broken.id)).toEqual(await errors(1, whole.id))
  expect(await storedDigests({ tenant, id: broken.enterpriseId })).toEqual(
    await storedDigests({ tenant: tenantOf(db, 1), id: whole.enterpriseId }),
  )
})

it('a worker that lost its lease can write nothing', async () => {
  for (const child of children) child.kill('SIGKILL')
  const { id, enterpriseId } = await queue(3)
  const job = importJob(db, createBlobs(dataDir))
  const slow = (await claimNext(db, job))!
  expect(slow.id).toBe(String(id))
  await db.run("update import_batch set lease_until = now() - interval '1 second' where id = $1", [
    id,
  ])
  const quick = (await claimNext(db, job))!
  expect(quick.fence).toBeGreaterThan(slow.fence)

  await expect(job.run(slow, new AbortController().signal, async () => undefined)).rejects.toThrow(
    LeaseLost,
  )
  await expect(job.fail(slow, '不应写入')).rejects.toThrow(LeaseLost)
  const tenant = tenantOf(db, 3)
  const rows = () =>
    tenant.one<{ n: number }>(
      'select count(*)::int as n from invoice where company_id = $1 and enterprise_id = $2',
      [enterpriseId],
    )
  expect((await rows())?.n).toBe(0)
  await job.run(quick, new AbortController().signal, async () => undefined)
  expect((await rows())?.n).toBe(ROWS - BAD)
  expect((await importById(tenant, id))?.status).toBe('DONE_WITH_ERRORS')
})
