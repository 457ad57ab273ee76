/** Which tables of jobs have a row to take: what one question for all of them says, where a look goes to all nodes. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { NOTICES } from '../../src/features/collect/notice/store.ts'
import { REPORTS } from '../../src/features/report/store.ts'
import { busyTables, busyTablesSql } from '../../src/jobs/next.ts'
import { openClone } from '../harness.ts'
import { ERRANDS, lapse, makeErrands, queueErrand } from '../support/errands.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
  await makeErrands(db)
})
afterAll(async () => {
  await drop?.()
})

const ALL = [ERRANDS, NOTICES, REPORTS]
/** As one database is asked; where rows lie on several nodes the same is said. */
const busy = async () => {
  const here = (await busyTables(db.as('system'), ALL)).sort()
  const spread = await db.as('system').rows<{ name: string }>(busyTablesSql(ALL))
  expect(spread.map(({ name }) => name).sort()).toEqual(here)
  return here
}

it('none at first; then whatever waits or was left by its worker, and nothing that is in hands or done', async () => {
  expect(await busy()).toEqual([])
  await queueErrand(db, 'one', 7)
  expect(await busy()).toEqual(['errand'])
  await db.run("update errand set status = 'RUNNING', lease_until = now() + interval '1 minute'")
  expect(await busy()).toEqual([])
  await lapse(db, 'one')
  expect(await busy()).toEqual(['errand'])
  await db.run("update errand set status = 'DONE', lease_until = null")
  expect(await busy()).toEqual([])
})

it('a row that is not due yet is none, nor is a report of a kind that this program does not know', async () => {
  await db.run(
    `insert into collect_notice (company_id, notice_no, task_id, event, due_at)
     values (7, 'N1', 'T1', 'DONE', now() + interval '1 hour')`,
  )
  await db.run(
    `insert into report (company_id, report_no, enterprise_id, report_type, params, created_by)
     values (7, 'R1', 1, 'OF_NEXT', '{}', 'x')`,
  )
  expect(await busy()).toEqual([])
  await db.run('update collect_notice set due_at = now()')
  await db.run("update report set report_type = 'INVOICE'")
  expect(await busy()).toEqual(['collect_notice', 'report'])
})

it('of the companies that can be reached alone, where it is asked of these', async () => {
  const of = async (companies: number[]) =>
    (await db.as('system').rows(busyTablesSql(ALL, true), [companies])).length
  expect([await of([7]), await of([8]), await of([])]).toEqual([2, 0, 0])
})
