/** A worker that is killed with -9 in the middle of an export: the next one makes the whole file. */
import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBlobs } from '../../src/blobs.ts'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { sowRoles } from '../../src/features/session/role-seeds.ts'
import { freePort } from '../free-port.ts'
import { cloneDatabase, until } from '../harness.ts'
import { addUsage } from './usage.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const ROWS = 90_000
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-export-kill-'))
const children: ChildProcess[] = []
let db: Database
let url: string
let drop: () => Promise<void>

async function worker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN, '--role=worker'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SANDBOX: 'off',
      LOG_LEVEL: 'silent',
    },
  })
  children.push(child)
  return child
}

interface Row {
  status: string
  rows: number
  blob_key: string | null
  attempt: number
}
const exportRow = () =>
  db.one<Row>(
    "select status, rows, blob_key, attempt from list_export where no = 'EX2026010100000001'",
  )

beforeAll(async () => {
  ;({ url, drop } = await cloneDatabase())
  db = openDatabase(url, () => undefined)
  await sowRoles(db.as('system'))
  const company = await db.one<{ id: number }>(
    "insert into company (name, kind) values ('示例中断', 'CUSTOMER') returning id",
  )
  const companyId = company!.id
  const user = await db.one<{ id: number }>(
    "insert into app_user (company_id, user_name, mobile) values ($1, 'kill-boss', '19911112222') returning id",
    [companyId],
  )
  await db.run("insert into user_role (user_id, role_code) values ($1, 'ROLE_COMPANY_ADMIN')", [
    user!.id,
  ])
  await addUsage({ db }, companyId, ROWS)
  await db.run(
    `insert into list_export (company_id, no, user_id, session_kind, ip, agent, list, name, filter, columns)
     values ($1, 'EX2026010100000001', $2, 'MAIN', '', '', 'usage', '查询记录', '{}', $3)`,
    [companyId, user!.id, JSON.stringify([{ title: '编号', field: 'no' }])],
  )
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await db.close()
  await drop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

it('is made whole by the next worker', async () => {
  const first = await worker()
  await until(async () => ((await exportRow())?.rows ?? 0) > 0, 60_000)
  first.kill('SIGKILL')
  const left = await exportRow()
  expect(left).toMatchObject({ status: 'RUNNING', blob_key: null, attempt: 1 })
  expect(left!.rows).toBeLessThan(ROWS)
  await worker()
  const made = await until(async () => {
    const row = await exportRow()
    return row?.status === 'DONE' && row
  }, 120_000)
  expect(made).toMatchObject({ rows: ROWS, attempt: 2 })
  const bytes = await createBlobs(path.join(dataDir, 'exports')).readWhole(made.blob_key!)
  const book = await readXlsx(new Uint8Array(bytes))
  const numbers = book.sheets[0]!.rows.slice(1).map(([no]) => no)
  expect(new Set(numbers).size).toBe(ROWS)
}, 200_000)
