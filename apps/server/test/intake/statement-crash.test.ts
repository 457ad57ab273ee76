/** A worker that dies with statements half booked loses nothing and books nothing twice. */

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBlobs } from '../../src/blobs.ts'
import type { Database } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { saveEnterprise } from '../../src/features/enterprise/store.ts'
import { importJob } from '../../src/features/intake/job.ts'
import { createImport, importById } from '../../src/features/intake/store.ts'
import { LeaseLost } from '../../src/jobs/job.ts'
import { claimNext } from '../../src/jobs/next.ts'
import { openClone } from '../harness.ts'
import { TAX_NO } from '../support/sales-csv.ts'

let db: Database
let drop: () => Promise<void>
let dataDir: string

beforeAll(async () => {
  ;({ db, drop } = await openClone())
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-statement-crash-'))
})
afterAll(async () => {
  await drop?.()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

const sheet = (name: string, day: string) => ({
  name,
  rows: [
    ['资产负债表'],
    ['单位：元', ''],
    ['项目', day],
    ['货币资金', 100],
    ['应收账款', 50],
    ['资产总计', 150],
    ['负债合计', 30],
    ['所有者权益合计', 120],
  ],
})

it('goes on behind the statement that was booked; a worker whose claim was taken writes nothing', async () => {
  const tenant = tenantOf(db, 1)
  await saveEnterprise(tenant, TAX_NO, '断点测试有限公司', {})
  const book = await writeXlsx({
    sheets: [sheet('一', '2023年12月31日'), sheet('二', '2024年12月31日')] as never,
  })
  const blobs = createBlobs(dataDir)
  const { key, bytes } = await blobs.put(book)
  const id = await createImport(tenant, {
    taxNo: TAX_NO,
    fileName: '两张.xlsx',
    fileBytes: bytes,
    blobKey: key,
    directionHint: null,
    createdBy: 'test',
  })
  // The second statement cannot be written: its transaction is gone as a whole, the first stands.
  await db.run(`create function no_2024() returns trigger language plpgsql as
    $$ begin if new.period_to = '2024-12-31' then raise exception 'out of luck'; end if; return new; end $$`)
  await db.run(
    'create trigger no_2024 before insert on fin_statement for each row execute function no_2024()',
  )
  const job = importJob(db, blobs)
  const claim = (await claimNext(db, job))!
  const run = () => job.run(claim, new AbortController().signal, async () => undefined)
  await expect(run()).rejects.toThrow()
  const count = async () =>
    (await db.one<{ n: number }>('select count(*)::int as n from fin_statement'))!.n
  expect(await count()).toBe(5)
  expect(await importById(tenant, id)).toMatchObject({
    position: 1,
    forms: [{ period: '2023-12-31', written: 5 }],
  })
  await db.run('drop trigger no_2024 on fin_statement')

  await db.run('update import_batch set fence = fence + 1 where id = $1', [id])
  await expect(run()).rejects.toThrow(LeaseLost)
  expect(await count()).toBe(5)
  await db.run('update import_batch set fence = fence - 1 where id = $1', [id])

  await run()
  expect(await count()).toBe(10)
  expect(await importById(tenant, id)).toMatchObject({
    status: 'DONE',
    message: '导入完成：财务报表 2 张（2023年、2024年）',
    forms: [{ period: '2023-12-31' }, { period: '2024-12-31' }],
  })
})
