/** The registry without a login: a token for whoever read a picture, bounded, hashed at rest, and gone when it is over. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { captchaAnswer, startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const GONE = 478
const picture = async () => {
  const { data } = await server.call('GET', '/captcha')
  return { randomStr: data.randomStr, code: await captchaAnswer(data.randomStr) }
}
const enter = async (): Promise<string> =>
  (await server.call('POST', '/galaxy/token', await picture())).data.token
const find = (keyword: string, token?: string) =>
  server.call('POST', '/galaxy/search', { keyword }, token)
const records = (token?: string) =>
  server.call('POST', '/galaxy/record', { page: 1, size: 20 }, token)
const hashOf = (token: string) => createHash('sha256').update(token).digest()

it('gives no token without the picture, and one picture gives one token', async () => {
  const read = await picture()
  expect((await server.call('POST', '/galaxy/token', { ...read, code: 'WRONG' })).status).toBe(1002)
  const once = await picture()
  expect((await server.call('POST', '/galaxy/token', once)).status).toBe(200)
  expect((await server.call('POST', '/galaxy/token', once)).status).toBe(1002)
})

it('tells nothing without a token, with a made-up one, or with a login', async () => {
  const login = await server.login('demo')
  for (const token of [undefined, 'made-up', login]) {
    expect((await find('示例', token)).status).toBe(GONE)
    expect((await records(token)).status).toBe(GONE)
  }
})

it('is no login', async () => {
  const token = await enter()
  expect((await server.call('GET', '/user/info', {}, token)).status).not.toBe(200)
  expect((await server.call('POST', '/enterprise/list', {}, token)).status).not.toBe(200)
})

it('keeps the token as a hash alone', async () => {
  const token = await enter()
  const row = await server.db.one<{ n: number }>(
    'select count(*)::int as n from galaxy_token where token_hash = $1',
    [hashOf(token)],
  )
  expect(row?.n).toBe(1)
  const whole = await server.db.rows<{ said: string }>(
    'select galaxy_token::text as said from galaxy_token',
  )
  expect(whole.some(({ said }) => said.includes(token))).toBe(false)
})

it('tells what the registry shows to everybody, a person by the surname, and nothing else', async () => {
  const { data } = await find('示例', await enter())
  expect(data.state).toBe('TOLD')
  expect(data.rows.length).toBeGreaterThan(0)
  for (const row of data.rows) {
    expect(Object.keys(row).sort()).toEqual([
      'capital',
      'code',
      'established',
      'formerName',
      'legalRep',
      'matched',
      'name',
      'region',
      'status',
    ])
    if (row.legalRep !== null) expect(row.legalRep).toMatch(/\*|公司|企业/)
  }
})

it('asks for two Chinese characters or a whole code, and counts no look-up that asks for less', async () => {
  const token = await enter()
  const before = (await find('示例', token)).data.left
  for (const words of ['例', 'abc', '9144'])
    expect(await find(words, token)).toMatchObject({ status: 400 })
  expect((await find('示例', token)).data.left).toBe(before - 1)
})

it('lets each look-up be made once, of many at the same time no more than are left', async () => {
  const token = await enter()
  await server.db.run('update galaxy_token set uses_left = 3 where token_hash = $1', [
    hashOf(token),
  ])
  const answers = await Promise.all(Array.from({ length: 8 }, () => find('示例', token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === GONE)).toHaveLength(5)
})

it('ends with its hour', async () => {
  const token = await enter()
  await server.db.run(
    "update galaxy_token set expires_at = now() - interval '1 second' where token_hash = $1",
    [hashOf(token)],
  )
  expect((await find('示例', token)).status).toBe(GONE)
  expect((await records(token)).status).toBe(GONE)
})

it('remembers its own look-ups, newest first, and nobody else’s', async () => {
  const [mine, other] = [await enter(), await enter()]
  await find('示例甲', mine)
  await find('示例乙', mine)
  await find('示例丙', other)
  const { data } = await records(mine)
  expect(data.total).toBe(2)
  expect(data.rows.map(({ keyword }: { keyword: string }) => keyword)).toEqual(['示例乙', '示例甲'])
})
