/** What is watched of workers: how each job ended, as Prometheus reads it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { registry } from '../../src/http/metrics.ts'
import { Refusal } from '../../src/http/refusal.ts'
import { openClone, until } from '../harness.ts'
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

/** `outcome count` of the errands, as the text says. */
const ended = async () =>
  Object.fromEntries(
    [
      ...(await registry.metrics()).matchAll(
        /^xinjian_job_seconds_count\{kind="errand",outcome="(\w+)"\} (\d+)$/gm,
      ),
    ].map(([, outcome = '', count]) => [outcome, Number(count)]),
  )

it('each job is counted by how it ended, and a worker tells what it takes', async () => {
  const before = await ended()
  const ways: Record<string, () => Promise<void>> = {
    refused: async () => {
      throw new Refusal('MALFORMED', '文件无法读取')
    },
    broken: async () => {
      throw new TypeError('x is not a function')
    },
    // As a file system says that it is full: it passes, and the job is tried again.
    full: async () => {
      delete ways.full
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    },
  }
  const worker = await workErrands(db, async (claim) => {
    await ways[claim.id]?.()
    await finish(db, claim, 'done')
  })
  expect(await registry.metrics()).toMatch(/^xinjian_worker_kinds 1$/m)
  for (const no of ['fine', 'refused', 'broken', 'full']) await queueErrand(db, no)
  for (const no of ['fine', 'refused', 'broken', 'full'])
    await until(async () => (await errand(db, no)).status === 'DONE')
  const since = async () => {
    const after = await ended()
    return Object.fromEntries(
      Object.entries(after)
        .map(([outcome, n]) => [outcome, n - (before[outcome] ?? 0)] as const)
        // Of other tests of the same process.
        .filter(([, n]) => n !== 0),
    )
  }
  // The row is done a moment before its job has ended.
  await until(async () => Object.values(await since()).reduce((sum, n) => sum + n, 0) === 5)
  expect(await since()).toEqual({ DONE: 2, REFUSED: 1, FAILED: 1, PUT_OFF: 1 })
  await worker.stop()
  expect(await registry.metrics()).toMatch(/^xinjian_worker_kinds 0$/m)
})
