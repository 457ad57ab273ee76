/** Partners' own addresses: whose channel they open, who may hold it, and that two doors of one partner stay apart. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must, Phone } from '../../collect-phone.ts'
import { startTestServer, type TestServer } from '../../harness.ts'
import { emptyCompany, memberOf } from '../../support/companies.ts'

const LOOK = { name: '众邦', title: '示例众邦', color: '#1746a2', license: 'NO', products: null }

let server: TestServer
let partner: string
let stranger: string
beforeAll(async () => {
  // Companies are numbered in the order they come; which number the partner has is read below.
  const first = await startTestServer()
  const next = await emptyCompany(first, '示例众邦银行')
  await first.stop()
  server = await startTestServer({ PARTNER_DOORS: `zhongbang=${next}` })
  const id = await emptyCompany(server, '示例众邦银行')
  expect(id).toBe(next)
  partner = await memberOf(server, id, 'door-partner', 'ROLE_COMPANY_ADMIN')
  const other = await emptyCompany(server, '示例旁人')
  stranger = await memberOf(server, other, 'door-stranger', 'ROLE_COMPANY_ADMIN')
})
afterAll(() => server?.stop())

const add = (code: string, token: string) =>
  server.call('POST', '/channelProvider/add', { code, ...LOOK }, token)
const enter = async (channelCode: string, over: object = {}) => {
  const phone = new Phone(server, null as never)
  return { phone, ...(await must(phone.open({ channelCode, ...over }))) }
}
const sourceOf = async (taskId: string) =>
  (
    await server.db.one<{ source: string }>('select source from collect_task where task_id = $1', [
      taskId,
    ])
  )?.source

describe('the channel behind a partner’s door', () => {
  it('is the demonstration’s in the sandbox until the partner has made it', async () => {
    const { data } = await enter('zhongbang', { source: 'zhongbanggyl' })
    expect(data.channel).toMatchObject({ code: 'demo', name: '示例商业银行' })
    expect(await sourceOf(data.task.taskId)).toBe('zhongbanggyl')
  })

  it('is made by nobody but the company that the platform names', async () => {
    for (const code of ['zhongbang', 'ZhongBang', 'dqg'])
      expect(await add(code, stranger)).toMatchObject({
        status: 400,
        msg: expect.stringContaining('合作方的专属入口'),
      })
    expect((await add('dqg', partner)).status).toBe(400)
    expect((await add('zhongbang', partner)).status).toBe(200)
    const { data } = await enter('zhongbang', { source: 'zhongbang' })
    expect(data.channel).toMatchObject({ code: 'zhongbang', name: '示例众邦银行' })
  })

  it('is of no use where no door has its code and nobody made it', async () => {
    const phone = new Phone(server, null as never)
    expect((await phone.open({ channelCode: 'zhongbangx' })).status).toBe(3001)
  })
})

describe('two doors of one partner on one phone', () => {
  it('begin two tasks, each with its marker; the same door, and a bare page, go on', async () => {
    const first = await enter('zhongbang', { source: 'zhongbang' })
    const resume = first.phone.token
    const again = await enter('zhongbang', { source: 'zhongbang', resume })
    expect(again.data.task.taskId).toBe(first.data.task.taskId)
    const bare = await enter('zhongbang', { resume })
    expect(bare.data.task.taskId).toBe(first.data.task.taskId)
    const other = await enter('zhongbang', { source: 'zhongbanggyltax', resume })
    expect(other.data.task.taskId).not.toBe(first.data.task.taskId)
    expect(await sourceOf(other.data.task.taskId)).toBe('zhongbanggyltax')
  })
})
