/** How far tasks came, and how long each step took, of tasks that the test writes down. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { note } from '../../src/features/collect/events.ts'
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
    const taskId = `T-${i}`
    await server.db.run(
      `insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id, area_code, state)
       values ($1, $2, $2, 'own', $3, '', '', '4403', $4)`,
      [companyId, taskId, Buffer.from([i]), events.at(-1)![0]],
    )
    const tenant = tenantOf(server.db, companyId)
    for (const [state, second] of events) {
      const failed = state === 'FAILED'
      await note(tenant, taskId, {
        state,
        step: 's',
        actor: 'USER',
        text: '',
        ok: !failed,
        code: failed ? 'TE007' : null,
      })
      // What was noted just now stands as of the test's second.
      const at = `timestamptz '2026-11-01' + $3 * interval '1 second'`
      await server.db.run(
        `update collect_task set reached = array(select case when t > '2026-11-02' then ${at} else t end from unnest(reached) with ordinality u (t, n) order by n)
          where company_id = $1 and task_id = $2`,
        [companyId, taskId, second],
      )
    }
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
