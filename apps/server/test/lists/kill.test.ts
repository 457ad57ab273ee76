/** A worker that is killed with -9 in the middle of an export: the next one goes on where it stopped. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
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
let companyId: number
let userId: number
const files = createBlobs(path.join(dataDir, 'exports'))

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
const [BROKEN, WHOLE, LOST] = [1, 2, 3].map((n) => `EX202601010000000${n}`) as [
  string,
  string,
  string,
]
const exportRow = (no: string) =>
  db.one<Row>('select status, rows, blob_key, attempt from list_export where no = $1', [no])
const NEWEST = 'select enterprise_name as name from usage_record order by at desc, no desc limit 1'
/** Renames the newest row, the first of the file. */
const rename = (name: string) =>
  db.run(
    `update usage_record set enterprise_name = $1
      where no = (select no from usage_record order by at desc, no desc limit 1)`,
    [name],
  )
const add = (no: string, status = 'QUEUED') =>
  db.run(
    `insert into list_export (company_id, no, user_id, session_kind, ip, agent, list, name, filter, columns, status)
     values ($1, $2, $3, 'MAIN', '', '', 'usage', '查询记录', '{}', $4, $5)`,
    [
      companyId,
      no,
      userId,
      JSON.stringify([
        { title: '编号', field: 'no' },
        { title: '企业', field: 'enterpriseName' },
      ]),
      status,
    ],
  )

beforeAll(async () => {
  ;({ url, drop } = await cloneDatabase())
  db = openDatabase(url, () => undefined)
  await sowRoles(db.as('system'))
  const company = await db.one<{ id: number }>(
    "insert into company (name, kind) values ('示例中断', 'CUSTOMER') returning id",
  )
  companyId = company!.id
  const user = await db.one<{ id: number }>(
    "insert into app_user (company_id, user_name, mobile) values ($1, 'kill-boss', '19911112222') returning id",
    [companyId],
  )
  userId = user!.id
  await db.run("insert into user_role (user_id, role_code) values ($1, 'ROLE_COMPANY_ADMIN')", [
    userId,
  ])
  await addUsage({ db }, companyId, ROWS)
  await add(BROKEN)
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await db.close()
  await drop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

const parts = async () =>
  (await db.one<{ n: number; rows: number }>(
    'select count(*)::int as n, coalesce(sum(rows), 0)::int as rows from list_export_part',
  ))!
const madeFile = async (no: string, attempt: number) => {
  const made = await until(async () => {
    const row = await exportRow(no)
    return row?.status === 'DONE' && row
  }, 120_000)
  expect(made).toMatchObject({ rows: ROWS, attempt })
  const bytes = await files.readWhole(made.blob_key!)
  const book = await readXlsx(new Uint8Array(bytes))
  return book.sheets[0]!.rows
}

it('goes on where it stopped, and its file is that of one that nobody disturbed', async () => {
  const first = await worker()
  await until(async () => (await parts()).n > 0, 60_000)
  first.kill('SIGKILL')
  await once(first, 'exit')
  const left = await exportRow(BROKEN)
  expect(left).toMatchObject({ status: 'RUNNING', blob_key: null, attempt: 1 })
  const kept = await parts()
  expect(kept.rows).toBeLessThan(ROWS)
  const before = await db.one<{ name: string }>(NEWEST, [])
  // Were the beginning read again, the file would say so.
  await rename('读了两次')
  await worker()
  const resumed = await madeFile(BROKEN, 2)
  await rename(before!.name)
  await add(WHOLE)
  expect(resumed).toEqual(await madeFile(WHOLE, 1))
  expect(new Set(resumed.slice(1).map(([no]) => no)).size).toBe(ROWS)
  expect(await parts(), 'nothing is left of it').toEqual({ n: 0, rows: 0 })
})

it('a part that is lost is read again, with all behind it', async () => {
  await add(LOST, 'CANCELLED')
  await db.run(
    `insert into list_export_part (company_id, no, nth, rows, total, place, blob_key)
     values ($1, $2, 1, 1, 1, '{}', repeat('0', 64)), ($1, $2, 2, 1, 1, '{}', repeat('0', 64))`,
    [companyId, LOST],
  )
  await db.run("update list_export set status = 'QUEUED' where no = $1", [LOST])
  expect((await madeFile(LOST, 1)).length).toBe(ROWS + 1)
})
