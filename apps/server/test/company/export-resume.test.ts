/** A worker that dies in the middle of an export: the next one goes on behind its last part, and the archive is whole. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Blobs, createBlobs } from '../../src/blobs.ts'
import type { Database } from '../../src/db/pool.ts'
import { companyExportJob } from '../../src/features/companyExport/job.ts'
import { COMPANY_EXPORTS } from '../../src/features/companyExport/store.ts'
import type { Claim } from '../../src/jobs/job.ts'
import { columnsOf } from '../../src/keys/data-keys.ts'
import { createLogSigner } from '../../src/security/log-signer.ts'
import { secretOf } from '../../src/security/secret.ts'
import { openClone } from '../harness.ts'
import { unzipped } from './unzipped.ts'

const COMPANY = 1
const NO = 'CX2026112900000001'
let db: Database
let drop: () => Promise<void>
let dir: string
beforeAll(async () => {
  ;({ db, drop } = await openClone('stocked'))
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-export-resume-'))
  await db.run(
    `insert into company_export (company_id, no, asked_id, asked_by, reason) values ($1, $2, 1, 'boss', '留存全部数据')`,
    [COMPANY, NO],
  )
})
afterAll(async () => {
  await drop?.()
  fs.rmSync(dir, { recursive: true, force: true })
})

/** A worker's claim of the row. */
async function claimOf(fence: number): Promise<Claim> {
  await db.run(
    "update company_export set status = 'RUNNING', fence = $3 where company_id = $1 and no = $2",
    [COMPANY, NO, fence],
  )
  return {
    table: COMPANY_EXPORTS,
    companyId: COMPANY,
    id: NO,
    fence,
    attempt: 1,
    lane: '',
    trace: null,
  }
}
const run = async (files: Blobs, fence: number) => {
  const secret = secretOf([Buffer.alloc(32, 7)])
  const log = pino({ level: 'silent' })
  const job = companyExportJob({
    ...{ db: db.as('system'), files, stores: [files], signer: createLogSigner(secret), log },
    columns: columnsOf(db, secret),
  })
  await job.run(await claimOf(fence), new AbortController().signal, async () => undefined)
}
const parts = () =>
  db.rows<{ nth: number; of_table: string; blob_key: string }>(
    'select nth, of_table, blob_key from company_export_part where company_id = $1 order by nth',
    [COMPANY],
  )

it('goes on behind the last part, reads none again, and leaves none', async () => {
  const files = createBlobs(dir)
  const dying: Blobs = {
    ...files,
    put: async (...of) => {
      if ((await parts()).length === 60) throw new Error('killed')
      return files.put(...of)
    },
  }
  await expect(run(dying, 1)).rejects.toThrow('killed')
  const before = await parts()
  expect(before.map(({ nth }) => nth)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))

  // Written since into a table that was read: the archive tells the table as it was when it was read.
  const read = before[0]!.of_table
  expect(read).toBe('account_label')
  await db
    .run(
      `insert into account_label (company_id, standard, kind, label, candidates, code, decided_by, decided_at)
     select $1, 's', 'k', '后来写入', '[]', 'c', 'x', now()`,
      [COMPANY],
    )
    .catch(() => undefined)
  await run(files, 2)

  expect(await parts()).toEqual([])
  for (const { blob_key } of before) await expect(files.readWhole(blob_key)).rejects.toThrow()
  const row = await db.one<{ status: string; blob_key: string }>(
    'select status, blob_key from company_export where no = $1',
    [NO],
  )
  expect(row?.status).toBe('DONE')
  const archive = await unzipped(files.path(row!.blob_key))
  const manifest = JSON.parse(archive.get('manifest.json')!.toString())
  const users = await db.one<{ n: number }>(
    'select count(*)::int as n from app_user where company_id = $1',
    [COMPANY],
  )
  const rowsOf = (name: string) =>
    manifest.tables.find(({ table }: { table: string }) => table === name).rows
  expect(rowsOf('app_user')).toBe(users!.n)
  expect(rowsOf('account_label')).toBe(0)
})

it('a worker whose claim went to another writes nothing', async () => {
  const files = createBlobs(dir)
  await db.run("update company_export set status = 'RUNNING', fence = 9 where no = $1", [NO])
  const stale: Blobs = {
    ...files,
    put: async (...of) => {
      await db.run('update company_export set fence = 10 where no = $1', [NO])
      return files.put(...of)
    },
  }
  await expect(run(stale, 9)).rejects.toThrow()
  expect(await parts()).toEqual([])
})
