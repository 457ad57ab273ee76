/** The kernel of jobs: who has a row writes it, who has lost it writes nothing, and whoever works keeps it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { claimed } from '../../src/jobs/claimed.ts'
import { type Claim, LeaseLost } from '../../src/jobs/job.ts'
import { claimNext } from '../../src/jobs/next.ts'
import { mustHoldJobs } from '../../src/jobs/table-columns.ts'
import { openClone, until } from '../harness.ts'
import {
  ERRANDS,
  errand,
  finish,
  lapse,
  makeErrands,
  queueErrand,
  workErrands,
} from '../support/errands.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
  await makeErrands(db)
})
afterAll(async () => {
  await drop?.()
})

const take = async (): Promise<Claim> => (await claimNext(db, { table: ERRANDS }))!
const rowOf = (claim: Claim) => claimed(tenantOf(db, claim.companyId), claim)
/** Every way to write under a claim. */
const writes = (claim: Claim) => [
  () => rowOf(claim).write('text = $4', ['stale']),
  () => rowOf(claim).hold(),
  () => rowOf(claim).renew(),
]

/** What happened, told from inside a job to the test. */
function signalOf<T>(): { told: Promise<T>; tell: (value: T) => void } {
  let tell: (value: T) => void = () => undefined
  const told = new Promise<T>((resolve) => {
    tell = resolve
  })
  return { told, tell }
}

it('a claim lets its worker write, hold and renew', async () => {
  await queueErrand(db, 'own')
  const claim = await take()
  await lapse(db, 'own')
  await rowOf(claim).renew()
  expect((await errand(db, 'own')).lease_until.getTime()).toBeGreaterThan(Date.now() + 10_000)
  expect(await rowOf(claim).hold<{ no: string }>('no')).toEqual({ no: 'own' })
  expect(await rowOf(claim).write<{ text: string }>('text = $4', ['on it'], 'text')).toEqual({
    text: 'on it',
  })
  await finish(db, claim, 'done')
  expect(await errand(db, 'own')).toMatchObject({ status: 'DONE', text: 'done' })
})

it('a claim that was taken over writes nothing, and the one that took over is not disturbed', async () => {
  await queueErrand(db, 'taken')
  const slow = await take()
  await lapse(db, 'taken')
  const quick = await take()
  for (const write of writes(slow)) await expect(write()).rejects.toThrow(LeaseLost)
  expect(await errand(db, 'taken')).toMatchObject({ fence: quick.fence, text: '' })
  await finish(db, quick, 'quick')
  await expect(finish(db, slow, 'slow')).rejects.toThrow(LeaseLost)
  expect(await errand(db, 'taken')).toMatchObject({ status: 'DONE', text: 'quick' })
})

it('a claim is worth nothing for a row that is over, of another key, or of another company', async () => {
  await queueErrand(db, 'over')
  const claim = await take()
  await finish(db, claim, 'once')
  for (const write of writes(claim)) await expect(write()).rejects.toThrow(LeaseLost)
  await queueErrand(db, 'a', 7)
  await queueErrand(db, 'a', 8)
  const [one, two] = [await take(), await take()]
  expect([one.companyId, two.companyId].sort()).toEqual([7, 8])
  await rowOf(one).write('text = $4', ['mine'])
  expect(await db.rows("select company_id from errand where no = 'a' and text = 'mine'")).toEqual([
    { company_id: one.companyId },
  ])
  for (const write of writes({ ...one, id: 'nobody' }))
    await expect(write()).rejects.toThrow(LeaseLost)
  expect(() => claimed(tenantOf(db, two.companyId), one)).toThrow(/another company/)
  await Promise.all([finish(db, one, ''), finish(db, two, '')])
})

it('a row that is held is not taken by another worker before the transaction ends', async () => {
  await queueErrand(db, 'held')
  const claim = await take()
  await lapse(db, 'held')
  await tenantOf(db, 1).transaction(async (tx) => {
    await claimed(tx, claim).hold()
    expect(await claimNext(db, { table: ERRANDS })).toBe(null)
    await claimed(tx, claim).write("status = 'DONE', text = $4", ['in time'])
  })
  expect(await errand(db, 'held')).toMatchObject({ status: 'DONE', text: 'in time' })
})

it('a lease is renewed as long as the job runs', async () => {
  const started = signalOf<void>()
  const release = signalOf<void>()
  const worker = await workErrands(db, async (claim) => {
    started.tell()
    await release.told
    await finish(db, claim, 'long')
  })
  await queueErrand(db, 'long')
  await started.told
  for (let renewals = 0; renewals < 4; renewals++) {
    await lapse(db, 'long')
    await until(async () => (await errand(db, 'long')).lease_until.getTime() > Date.now())
  }
  release.tell()
  await until(async () => (await errand(db, 'long')).status === 'DONE')
  expect(await errand(db, 'long')).toMatchObject({ attempt: 1, text: 'long' })
  await worker.stop()
})

it('a worker that finds its lease lost stops, tells no failure and leaves the row to the other', async () => {
  const started = signalOf<void>()
  const stopped = signalOf<unknown>()
  const failures: string[] = []
  const worker = await workErrands(
    db,
    async (_claim, signal) => {
      started.tell()
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      stopped.tell(signal.reason)
      throw new Error('cut off in the middle')
    },
    async (claim) => void failures.push(claim.id),
  )
  await queueErrand(db, 'lost')
  await started.told
  // Another worker took it, and works on it.
  await db.run(
    "update errand set fence = fence + 1, lease_until = now() + interval '1 hour' where no = 'lost'",
  )
  expect(await stopped.told).toBeInstanceOf(LeaseLost)
  await worker.stop()
  expect(failures).toEqual([])
  expect(await errand(db, 'lost')).toMatchObject({ status: 'RUNNING', fence: 2, text: '' })
  await db.run("delete from errand where no = 'lost'")
})

it('a job of a stopping process that goes on writes nothing once another has its row', async () => {
  const started = signalOf<AbortSignal>()
  const release = signalOf<void>()
  const outcome = signalOf<unknown>()
  const stopping = await workErrands(db, async (claim, signal) => {
    started.tell(signal)
    // Deaf to the signal, as code of others may be.
    await release.told
    await finish(db, claim, 'too late').catch((error) => {
      outcome.tell(error)
      throw error
    })
    outcome.tell('written')
  })
  await queueErrand(db, 'stop')
  const signal = await started.told
  await stopping.stop()
  expect(signal.aborted).toBe(true)
  const next = await until(async () => {
    await lapse(db, 'stop')
    return take()
  })
  release.tell()
  expect(await outcome.told).toBeInstanceOf(LeaseLost)
  expect(await errand(db, 'stop')).toMatchObject({ status: 'RUNNING', fence: next.fence, text: '' })
  await finish(db, next, 'by the next')
  expect(await errand(db, 'stop')).toMatchObject({ status: 'DONE', text: 'by the next' })
})

it('a job cut off by its own stop is no failure: it goes on elsewhere', async () => {
  const started = signalOf<void>()
  const failures: string[] = []
  const worker = await workErrands(
    db,
    async (_claim, signal) => {
      started.tell()
      await new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      )
    },
    async (claim) => void failures.push(claim.id),
  )
  await queueErrand(db, 'again')
  await started.told
  await worker.stop()
  expect(failures).toEqual([])
  await lapse(db, 'again')
  const next = await take()
  expect(next).toMatchObject({ id: 'again', attempt: 2 })
  await finish(db, next, '')
})

it('a kind whose table cannot hold jobs does not start', async () => {
  await db.run('create table half (company_id int, no text, status text, fence int)')
  const half = { ...ERRANDS, name: 'half', delayed: true as const, lane: 'area' }
  await expect(mustHoldJobs(db, half)).rejects.toThrow(
    'job table half lacks attempt, faults, lease_until, created_at, trace, due_at, area',
  )
  await expect(mustHoldJobs(db, { ...ERRANDS, name: 'nowhere' })).rejects.toThrow(/nowhere lacks/)
  await mustHoldJobs(db, ERRANDS)
})

it('a renewal that waits for its row, which its own work holds, is the only one: connections are for others', async () => {
  await queueErrand(db, 'own work')
  const held = signalOf<void>()
  const letGo = signalOf<void>()
  const worker = await workErrands(db, async (claim) => {
    await tenantOf(db, claim.companyId).transaction(async (tx) => {
      await claimed(tx, claim).hold()
      held.tell()
      await letGo.told
    })
    await finish(db, claim, 'done')
  })
  try {
    await held.told
    const waiting = async () =>
      (await db.one<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like 'update errand set lease_until%'",
      ))!.n
    await until(async () => (await waiting()) > 0)
    // Ten times as long as the pause between two renewals.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await waiting()).toBe(1)
    letGo.tell()
    await until(async () => (await errand(db, 'own work')).status === 'DONE')
  } finally {
    await worker.stop()
  }
})
