/** How far tasks came, and how long each step took, of tasks that the test writes down. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
let bank: string
let companyId: number

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  const user = await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  )
  companyId = user!.company_id
})
afterAll(() => server.stop())

/** Tasks as the seconds at which each of their states was told; the last may be told twice, the first counts. */
const TASKS: readonly (readonly [state: string, second: number][])[] = [
  [
    ['CREATED', 0],
    ['VALIDATE', 10],
    ['AGREEMENT', 30],
    ['AREA', 60],
    ['LOGIN', 100],
    ['COLLECTING', 150],
    ['SUCCESS', 210],
  ],
  [
    ['CREATED', 0],
    ['VALIDATE', 20],
    ['VALIDATE', 500],
    ['FAILED', 600],
  ],
  // The signing was skipped: the way to the login begins where the task stood before.
  [
    ['CREATED', 0],
    ['VALIDATE', 30],
    ['LOGIN_SMS', 50],
  ],
  [['CREATED', 0]],
]

it('counts who came as far as each step, and the median of the way there', async () => {
  for (const [i, events] of TASKS.entries()) {
    await server.db.run(
      `insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id, area_code, state)
       values ($1, $2, $2, 'own', $3, '', '', '4403', $4)`,
      [companyId, `T-${i}`, Buffer.from([i]), events.at(-1)![0]],
    )
    for (const [state, second] of events)
      await server.db.run(
        `insert into collect_event (company_id, task_id, at, state, step, actor, text, ok, code)
         values ($1, $2, timestamptz '2026-11-01' + $3 * interval '1 second', $4, 's', 'USER', '', $5, $6)`,
        [
          companyId,
          `T-${i}`,
          second,
          state,
          state !== 'FAILED',
          state === 'FAILED' ? 'TE007' : null,
        ],
      )
  }
  const { data } = await server.call('POST', '/collect/funnel', {}, bank)
  expect(
    data.steps.map((s: { state: string; reached: number; left: number; medianSeconds: number }) => [
      s.state,
      s.reached,
      s.left,
      s.medianSeconds,
    ]),
  ).toEqual([
    ['CREATED', 4, 1, null],
    ['VALIDATE', 3, 1, 20],
    ['AGREEMENT', 2, 0, 20],
    ['AREA', 2, 0, 30],
    // 40 s of the first task, 20 s of the third.
    ['LOGIN', 2, 1, 30],
    ['COLLECTING', 1, 0, 50],
    ['SUCCESS', 1, 0, 60],
  ])
  expect(data.bureaus).toEqual([
    expect.objectContaining({
      code: '4403',
      started: 4,
      succeeded: 1,
      failed: 1,
      topFailure: 'TE007',
    }),
  ])
  const later = await server.call('POST', '/collect/funnel', { from: '2030-01-01' }, bank)
  expect(later.data.steps.map((s: { reached: number }) => s.reached)).toEqual([0, 0, 0, 0, 0, 0, 0])
})
