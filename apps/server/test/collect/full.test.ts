/** How many collections and messages of one company may wait, and what those hear who come too many. */
import { createECDH } from 'node:crypto'
import type { ChannelMessage } from '@xinjian/contract/channel/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { queueMessage } from '../../src/features/channel/callback/store.ts'
import { officeToken } from '../collect-phone.ts'
import { type Answer, startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ COLLECTIONS_PER_COMPANY: '2' })
})
afterAll(() => server?.stop())

const key = createECDH('prime256v1')
key.generateKeys()
const open = (body: object): Promise<Answer> =>
  server.call('POST', '/tax/taxweb/getChannelToken', {
    clientPublicKey: key.getPublicKey('base64url'),
    ...body,
  })

async function linkOf(user: string): Promise<object> {
  const office = await officeToken(server, user)
  const { data } = await server.call('POST', '/collect/link', {}, office)
  return { channelCode: new URL(data.url).searchParams.get('channel') }
}

it('a link of a company whose queue of collections is full opens later; those on their way go on', async () => {
  const [ours, others] = [await linkOf('demo'), await linkOf('owner')]
  const first = await open(ours)
  expect(first.status).toBe(200)
  await open(ours)
  await server.db.run(
    "update collect_task set status = 'QUEUED', state = 'COLLECTING', due_at = now() + interval '1 day'",
  )
  expect(await open(ours)).toMatchObject({
    http: 429,
    data: null,
    msg: '该机构排队等待采集的企业已满，您尚未提交任何资料；请一分钟后再打开此链接',
  })
  expect((await open({ resume: first.data.token })).data.task.taskId).toBe(first.data.task.taskId)
  expect((await open(others)).status).toBe(200)
  await server.db.run("update collect_task set status = 'IDLE'")
  expect((await open(ours)).status).toBe(200)
})

it('a message beyond those that may wait is not sent, and stands as failed', async () => {
  const office = await officeToken(server, 'demo')
  const { data } = await server.call('POST', '/collect/channel', {}, office)
  const { company_id: companyId } = (await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  ))!
  await server.db.run(
    "update collect_channel set callback_url = 'http://127.0.0.1:9/', callback_since = now() where company_id = $1",
    [companyId],
  )
  const queue = (n: number) =>
    tenantOf(server.db, companyId).transaction(async (tx) => {
      const message = {
        no: `M${n}`,
        taskId: `T${n}`,
        channel: data.code,
        consentOf: null,
        body: { event: 'collect.result' } as ChannelMessage,
      }
      const queued = await queueMessage(tx, message, 2)
      // Nobody takes it: what is looked at here is the queue.
      await tx.run(
        "update collect_callback set due_at = now() + interval '1 day' where company_id = $1 and status = 'QUEUED'",
      )
      return queued
    })
  expect([await queue(1), await queue(2), await queue(3)]).toEqual(['QUEUED', 'QUEUED', 'FULL'])
  const rows = await server.db.rows(
    'select callback_no as no, status, finished_at is null as open from collect_callback where company_id = $1 order by 1',
    [companyId],
  )
  expect(rows).toEqual([
    { no: 'M1', status: 'QUEUED', open: true },
    { no: 'M2', status: 'QUEUED', open: true },
    { no: 'M3', status: 'FAILED', open: false },
  ])
  expect(await queue(3)).toBe('NONE')
})
