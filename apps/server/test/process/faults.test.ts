/** What passes by itself fails no job: the row is put off, counted apart from crashes, and given up after a stated number. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { backOffSeconds, MAX_FAULTS } from '../../src/jobs/job.ts'
import { openClone, until } from '../harness.ts'
import { cutOnce } from '../support/cuts.ts'
import { errand, finish, makeErrands, queueErrand, workErrands } from '../support/errands.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
  await makeErrands(db)
})
afterAll(async () => {
  await drop?.()
})

const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
const faultsOf = async (no: string) =>
  (await db.one<{ faults: number }>('select faults from errand where no = $1', [no]))?.faults
const done = (no: string) => until(async () => (await errand(db, no)).status === 'DONE')

it('a job that meets what passes is put off and done later; only the fault is counted', async () => {
  const told: string[] = []
  let runs = 0
  const worker = await workErrands(
    db,
    async (claim) => {
      if (++runs === 1) throw full()
      await finish(db, claim, 'done')
    },
    async (_, message) => void told.push(message),
  )
  await queueErrand(db, 'full')
  await done('full')
  expect(await errand(db, 'full')).toMatchObject({ attempt: 1, text: 'done' })
  expect(await faultsOf('full')).toBe(1)
  expect(told).toEqual([])
  await worker.stop()
})

it('a job fails at once of its own fault', async () => {
  let runs = 0
  const worker = await workErrands(db, async () => {
    runs++
    throw new TypeError('x is not a function')
  })
  await queueErrand(db, 'own')
  await done('own')
  expect((await errand(db, 'own')).text).toMatch(/^处理失败/)
  expect(runs).toBe(1)
  await worker.stop()
})

it('what never passes ends the job after the stated number of tries, with words that say so', async () => {
  const worker = await workErrands(db, async () => {
    throw full()
  })
  await tenantOf(db, 1).run("insert into errand (company_id, no, faults) values ($1, 'ever', $2)", [
    MAX_FAULTS,
  ])
  await done('ever')
  expect((await errand(db, 'ever')).text).toMatch(/长时间不可用.*请稍后重试/)
  await worker.stop()
  const pauses = Array.from({ length: MAX_FAULTS }, (_, i) => backOffSeconds(i + 1))
  expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 20, 20, 20])
  expect(pauses.reduce((sum, s) => sum + s, 0)).toBeGreaterThanOrEqual(30 * 60)
})

it('a connection that is cut under a job, and under its failure, costs nothing but time', async () => {
  let runs = 0
  const worker = await workErrands(db, async (claim) => {
    if (++runs > 1) return finish(db, claim, 'second').then(() => undefined)
    await tenantOf(db, claim.companyId).transaction(async (tx) => {
      const own = await tx.one<{ pid: number }>(
        'select pg_backend_pid() as pid /* company_id = $1 */ where $1::int is not null',
      )
      await db.run('select pg_terminate_backend($1)', [own?.pid ?? 0])
      await tx.rows('select 1 /* company_id = $1 */ where $1::int is not null')
    })
  })
  await queueErrand(db, 'cut')
  await done('cut')
  expect((await errand(db, 'cut')).text).toBe('second')
  await worker.stop()
})

it('a connection that LISTENs comes back after it was cut, and says so', async () => {
  const heard: string[] = []
  let backs = 0
  const stop = await db.listen(
    'of_a_test',
    (payload) => heard.push(payload),
    () => backs++,
  )
  await cutOnce(db, 'query like \'listen "of_a_test"%\'')
  await until(async () => backs === 1)
  await until(async () => {
    await db.run("select pg_notify('of_a_test', 'again')")
    return heard.includes('again')
  })
  await stop()
  const open = () =>
    db.rows('select 1 from pg_stat_activity where query like \'listen "of_a_test"%\'')
  await until(async () => (await open()).length === 0)
})

it('a worker whose LISTEN was cut still takes rows, and goes on', async () => {
  const worker = await workErrands(db, (claim) => finish(db, claim, 'heard').then(() => undefined))
  await cutOnce(db, 'query like \'listen "job_wake"%\'')
  await queueErrand(db, 'after')
  await done('after')
  await worker.stop()
})
