/** What is told of the safety of an account: to its holder, whoever did it. */
import { sealSecret } from '@xinjian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { captchaAnswer, startTestServer, type TestServer } from '../harness.ts'
import { memberOf } from '../support/companies.ts'
import { withSecond } from '../support/sensitive.ts'
import { codeAt, stepOf } from '../support/totp.ts'
import { kindsOf, listOf, userIdOf } from './told.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
async function loginFrom(agent: string, username: string): Promise<string> {
  const { data: captcha } = await server.call('GET', '/captcha')
  const { data: key } = await server.call('POST', '/security/key')
  const body = {
    username,
    password: await sealSecret(key, DEMO_PASSWORD),
    code: await captchaAnswer(captcha.randomStr),
    randomStr: captcha.randomStr,
  }
  const response = await fetch(`${server.base}/bsstoken`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': agent },
    body: JSON.stringify(body),
  })
  return (await response.json()).data.token
}
const sealed = async (...secrets: string[]) => {
  const { data: key } = await server.call('POST', '/security/key')
  return Promise.all(secrets.map((secret) => sealSecret(key, secret)))
}

it('a new device: not the first, and not the same one again or updated', async () => {
  const token = await loginFrom(CHROME, 'staff')
  await loginFrom(CHROME.replace('142', '143'), 'staff')
  expect(await kindsOf(server, token)).toEqual([])
  await loginFrom(IPHONE, 'staff')
  await loginFrom(IPHONE, 'staff')
  const told = await listOf(server, token)
  expect(told).toMatchObject([
    { kind: 'LOGIN_NEW', params: { device: 'Safari · iOS', ip: '127.0.*.*' }, link: '/user/info' },
  ])
  expect(await kindsOf(server, await server.login('demo'))).not.toContain('LOGIN_NEW')
})

it('a login that is refused tells nothing', async () => {
  const before = await server.db.rows('select 1 from user_device')
  const { data: captcha } = await server.call('GET', '/captcha')
  const [password] = await sealed('wrong-1@')
  const code = await captchaAnswer(captcha.randomStr)
  const body = { username: 'staff', password, code, randomStr: captcha.randomStr }
  expect((await server.call('POST', '/bsstoken', body)).status).toBe(1001)
  expect(await server.db.rows('select 1 from user_device')).toHaveLength(before.length)
})

it('a second factor, by its holder and by an administrator', async () => {
  const demo = await server.login('demo')
  const child = await server.login('child')
  const { data } = await server.call('POST', '/user/second/totp/start', {}, child)
  const code = codeAt(data.secret, stepOf(Date.now()))
  await server.call('POST', '/user/second/totp/confirm', { ticket: data.ticket, code }, child)
  expect(await kindsOf(server, child)).toEqual(['WEIGHTY_ACT', 'FACTOR_CHANGED'])
  const id = await userIdOf(server.db, 'child')
  const deputy = await memberOf(server, 1, 'deputy', 'ROLE_COMPANY_ADMIN')
  const dropped = await withSecond(server, ['factorDrop', { id }], demo, deputy)
  const told = await server.db.rows(
    "select 1 from notice where kind = 'FACTOR_CHANGED' and user_id = $1",
    [id],
  )
  expect([dropped.state, told.length]).toEqual(['DONE', 2])
})

it('an account that is frozen and given back: its holder by mail, once he may come in also in the page', async () => {
  const demo = await server.login('demo')
  const id = await userIdOf(server.db, 'staff')
  const freeze = (on: boolean) =>
    server.call('POST', '/bss/bssUser/freeze', { id, freeze: on, reason: '离职，已核实' }, demo)
  expect((await freeze(true)).status).toBe(200)
  const mails = await server.db.rows(
    "select 1 from notice_delivery d join notice n on n.id = d.notice_id where n.kind = 'USER_FROZEN' and d.way = 'MAIL' and d.user_id = $1",
    [id],
  )
  expect(mails).toHaveLength(1)
  await freeze(false)
  expect(await kindsOf(server, await loginFrom(CHROME, 'staff'))).toEqual([
    'USER_THAWED',
    'USER_FROZEN',
    'LOGIN_NEW',
  ])
})

it('a password that was changed', async () => {
  const token = await loginFrom(CHROME, 'staff')
  const [oldPassword, newPassword, repassword] = await sealed(
    DEMO_PASSWORD,
    'Another@2026x',
    'Another@2026x',
  )
  const body = { oldPassword, newPassword, repassword }
  const { status } = await server.call('POST', '/bss/bssUser/updatePassword', body, token)
  const id = await userIdOf(server.db, 'staff')
  const told = await server.db.rows(
    "select 1 from notice where kind = 'PASSWORD_CHANGED' and user_id = $1",
    [id],
  )
  expect([status, told.length]).toEqual([200, 1])
})
