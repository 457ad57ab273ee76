/** However a collection ends, nothing of it is left running without a runner. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sweepOnce } from '../../src/features/collect/sweep.ts'
import { must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { type Answer, startTestServer, type TestServer, until } from '../harness.ts'
import { cutAtTable } from '../support/cuts.ts'

let sandbox: Sandbox
let server: TestServer
let next = 0
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
afterEach(() => sandbox.knob('reset'))

/** A collection that stands in the middle: its bureau does not go on. */
async function inTheMiddle(): Promise<Phone> {
  const phone = new Phone(server, sandbox)
  await phone.login(await sandbox.neighbour('3302', next++))
  await sandbox.knob('weather', { area: '3302', state: 'MAINTENANCE' })
  await phone.collect()
  await until(async () => (await batchOf(phone))?.status === 'RUNNING')
  await until(() =>
    server.db.one("select 1 from collect_task where task_id = $1 and status = 'QUEUED'", [
      phone.taskId,
    ]),
  )
  return phone
}
const batchOf = (phone: Phone) =>
  server.db.one<{ id: number; status: string; message: string; finished_at: Date | null }>(
    `select b.id, b.status, b.message, b.finished_at
       from import_batch b join collect_task t on t.import_id = b.id where t.task_id = $1`,
    [phone.taskId],
  )
const running = () =>
  server.db.rows(
    `select 'batch' from import_batch b join collect_task t on t.import_id = b.id
      where b.status = 'RUNNING' and t.finished_at is not null
     union all select 'item' from collect_item i join collect_task t using (company_id, task_id)
      where i.state = 'RUNNING' and t.finished_at is not null`,
  )

it('one that is cancelled ends its batch, which cannot be tried again as a file could', async () => {
  const phone = await inTheMiddle()
  await must(phone.call('restart', { to: 'CANCEL' }))
  const batch = await batchOf(phone)
  expect(batch).toMatchObject({
    status: 'FAILED',
    message: '采集已取消',
    finished_at: expect.any(Date),
  })
  const bank = await officeToken(server, 'demo')
  const tried = await server.call('POST', '/invoice/import/retry', { id: batch?.id }, bank)
  expect(tried).toMatchObject({ status: 2005, msg: '该批次来自企业授权采集，请重新发起采集' })
  expect(await running()).toEqual([])
})

it('one that expires ends its batch, too', async () => {
  const phone = await inTheMiddle()
  await server.db.run(
    "update collect_task set created_at = now() - interval '25 hours' where task_id = $1",
    [phone.taskId],
  )
  await sweepOnce(server.db)
  expect(await batchOf(phone)).toMatchObject({ status: 'FAILED', message: '采集任务已过期' })
  expect(await running()).toEqual([])
})

it('one that fails and is gone on with goes on in its batch, and ends it', async () => {
  const phone = await inTheMiddle()
  // As often as it may be tried, and once more.
  await server.db.run(`update collect_task set retries = 9, due_at = now() where task_id = $1`, [
    phone.taskId,
  ])
  await sandbox.knob('reset')
  await sandbox.knob('weather', { area: '3302', faultRate: 1 })
  expect((await phone.until(['FAILED'])).state).toBe('FAILED')
  const ended = await batchOf(phone)
  expect(ended).toMatchObject({ status: 'FAILED', message: '采集未能完成' })
  expect(await running()).toEqual([])

  await sandbox.knob('reset')
  await must(phone.call('restart', { to: 'RETRY' }))
  await phone.password(await sandbox.person(await sandbox.neighbour('3302', next - 1)))
  await phone.collect()
  await until(async () => (await batchOf(phone))?.status !== 'FAILED')
  await phone.until(['SUCCESS', 'PARTIAL'])
  expect(await batchOf(phone)).toMatchObject({ id: ended?.id, status: 'DONE' })
})

it('a connection that is cut while the contract is looked up ends nothing: nobody signs again', async () => {
  const phone = new Phone(server, sandbox)
  await phone.sign(await sandbox.neighbour('3302', next++))
  await phone.area('3302')
  const again = () => phone.call('restart', { to: 'LOGIN' })
  let answer: Promise<Answer> | undefined
  const begin = async () => {
    answer = again()
    answer.catch(() => undefined)
  }
  await cutAtTable(server.databaseUrl, 'auth_contract', begin, true)
  expect(await answer).toMatchObject({ http: 503, msg: '数据库连接暂时中断，请稍后重试' })
  expect((await must(again())).data).toMatchObject({ state: 'LOGIN', failure: null })
})
