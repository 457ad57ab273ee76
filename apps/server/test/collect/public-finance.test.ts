/** Where a partner's address leads: to who asks, by a code, and to nothing about the enterprise that was asked. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string

const where = (body: object, token?: string) =>
  server.call('POST', '/erp/public/finance', body, token)

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

it('a link that was made for a firm says who asks, not whom, and opens the collection of that firm', async () => {
  const firm = await sandbox.firm('arrears')
  const made = await must(
    server.call('POST', '/collect/link', { taxNo: firm.taxNo, source: 'wechat' }, bank),
  )
  const code = new URL(made.data.url).searchParams.get('channel')
  const { status, data } = await where({ channel: code, source: 'other' })
  expect(status).toBe(200)
  expect(data).toEqual({
    institution: '示例商业银行',
    title: expect.any(String),
    channel: code,
    source: 'wechat',
  })
  expect(JSON.stringify(data)).not.toContain(firm.taxNo)
  const phone = new Phone(server, sandbox)
  await must(phone.open({ channelCode: data.channel, source: data.source }))
})

it('a channel of a company leads to that company, under the source that the address names', async () => {
  const own = await must(server.call('POST', '/collect/channel', {}, bank))
  const { data } = await where({ channel: own.data.code, source: 'app' })
  expect(data).toMatchObject({ institution: '示例商业银行', channel: own.data.code, source: 'app' })
})

it('a code that is over and one that never was look the same', async () => {
  const made = await must(server.call('POST', '/collect/link', {}, bank))
  const code = new URL(made.data.url).searchParams.get('channel')!
  await server.db.run("update collect_link set expires_at = now() - interval '1 day'")
  const told = ({ status, msg }: { status: number; msg: string }) => [status, msg]
  const over = told(await where({ channel: code }))
  expect(over).toEqual([3001, '采集链接无效或已过期，请向发送方索取新链接'])
  expect(told(await where({ channel: 'never-was' }))).toEqual(over)
  expect((await where({})).status).toBe(400)
})
