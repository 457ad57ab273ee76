/** Connections to the database that are cut under requests: reading goes on, writing is told to come again, in words. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { cutAtTable, cutOnce } from '../support/cuts.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('demo')
})
afterAll(() => server?.stop())

const post = (route: string, body: object) =>
  fetch(`${server.base}${route}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

it('a pool whose every connection was cut answers as before', async () => {
  for (let i = 0; i < 3; i++) {
    await cutOnce(server.db, "backend_type = 'client backend'")
    const answers = await Promise.all([
      server.call('GET', '/user/info', {}, token),
      server.call('GET', '/captcha'),
    ])
    expect(answers.map((a) => a.http)).toEqual([200, 200])
  }
})

it('a call that writes and is cut is answered 503, with words and when to come again; then it is done', async () => {
  const save = () =>
    post('/enterprise/save', { taxNo: '914403001922038216', name: '断线测试有限公司' })
  let cut: Promise<Response> | undefined
  await cutAtTable(server.databaseUrl, 'enterprise', async () => {
    cut = save()
    cut.catch(() => undefined)
  })
  const answer = await (cut as Promise<Response>)
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.json()).toMatchObject({
    status: 503,
    msg: '数据库连接暂时中断，请稍后重试',
    data: null,
  })
  expect((await (await save()).json()).status).toBe(200)
})
