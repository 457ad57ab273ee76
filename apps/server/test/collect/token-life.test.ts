/** How long a phone may come back: a day from the opening of its link, whatever happens to the task meanwhile. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sweepOnce } from '../../src/features/collect/sweep.ts'
import { Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let phone: Phone
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  phone = new Phone(server, sandbox)
  await phone.sign(await sandbox.firm('trader'))
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

/** Makes the visit so old; `touched` = when something last happened to the task. */
const opened = (ago: string, touched: string) =>
  server.db.run(
    `update collect_task set created_at = now() - $2::interval, touched_at = now() - $3::interval
      where task_id = $1`,
    [phone.taskId, ago, touched],
  )
/** The same visit by the token it kept; the phone object keeps its token and key. */
const resume = () => new Phone(server, sandbox).open({ resume: phone.token })
const standing = async () =>
  (
    await server.db.rows<{ status: string }>(
      'select status from auth_contract where task_id = $1 order by contract_no',
      [phone.taskId],
    )
  ).map((c) => c.status)

it('goes on within the day, also by the token alone', async () => {
  await opened('23 hours 59 minutes', '23 hours')
  expect((await phone.call('consent/mine')).status).toBe(200)
  expect((await resume()).data.task.taskId).toBe(phone.taskId)
})

it('is told until when, and no visit moves it', async () => {
  await opened('20 hours', '0')
  const { data } = await resume()
  expect(Date.parse(data.expiresAt) - Date.now()).toBeLessThan(4 * 3_600_000 + 60_000)
})

it.each([
  ['just now', '24 hours 1 second', '0'],
  ['60 days ago', '60 days', '60 days'],
])('after the day it opens nothing, touched %s', async (_, ago, touched) => {
  await opened(ago, touched)
  const calls = ['getRoute', 'consent/mine', 'consent/withdraw', 'agreement/pdf', 'getSummary']
  for (const path of calls)
    expect(await phone.call(path), path).toMatchObject({ http: 401, status: 3001 })
  expect(await phone.call('getCollectStatus')).toMatchObject({ http: 401, status: 3001 })
  const again = await resume()
  expect(again.status).toBe(200)
  expect(again.data.task.taskId).not.toBe(phone.taskId)
  expect(again.data.token).not.toBe(phone.token)
  // The old token stays as dead as it was.
  expect((await phone.call('consent/withdraw')).status).toBe(3001)
  expect(await standing()).toEqual(['EFFECTIVE', 'EFFECTIVE'])
})

it('is not revived by the end that housekeeping makes of the task', async () => {
  await opened('25 hours', '25 hours')
  await sweepOnce(server.db)
  expect((await phone.call('consent/withdraw')).status).toBe(3001)
  expect((await resume()).data.task.taskId).not.toBe(phone.taskId)
})
