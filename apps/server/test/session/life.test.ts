/** Sessions, codes and captchas at the end of their stated lives: a moment before they hold, from then on never again. */
import { UNATTENDED_HEADER } from '@xinjian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashToken } from '../../src/security/secret.ts'
import {
  captchaAnswer,
  inboxFind,
  loginByPassword,
  startTestServer,
  type TestServer,
} from '../harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Lets a session have been opened, and used last, so long ago. */
const aged = (token: string, opened: string, used: string) =>
  server.db.run(
    `update session set expires_at = expires_at - $2::interval, created_at = created_at - $2::interval, last_seen_at = now() - $3::interval
      where token_hash = $1`,
    [hashToken(token), opened, used],
  )
const status = async (token: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.base}/user/info`, {
    headers: { Authorization: `Bearer ${token}`, ...headers },
  })
  return (await response.json()).status
}

it('a session of the office: half an hour unused, twelve hours in all, however much it is used', async () => {
  const token = await server.login('demo')
  await aged(token, '0', '29 minutes 50 seconds')
  expect(await status(token)).toBe(200)
  await aged(token, '11 hours 59 minutes', '2 minutes')
  expect(await status(token)).toBe(200)
  await aged(token, '1 minute', '2 minutes')
  for (let use = 0; use < 3; use++) expect(await status(token)).toBe(6212)
  const idle = await server.login('demo')
  await aged(idle, '0', '30 minutes')
  for (let use = 0; use < 3; use++) expect(await status(idle)).toBe(6212)
})

it('a session of the demonstration: half an hour in all, used or not', async () => {
  const token = await server.login('demo', 'show')
  await aged(token, '29 minutes 30 seconds', '2 minutes')
  expect(await status(token)).toBe(200)
  await aged(token, '30 seconds', '0')
  expect(await status(token)).toBe(6212)
})

it('a page that looks by itself does not count as use', async () => {
  const token = await server.login('demo')
  const seen = async () =>
    (await server.db.one<{ at: string }>(
      'select last_seen_at::text as at from session where token_hash = $1',
      [hashToken(token)],
    ))!.at
  await aged(token, '1 hour', '20 minutes')
  const before = await seen()
  expect(await status(token, { [UNATTENDED_HEADER]: '1' })).toBe(200)
  expect(await seen()).toBe(before)
  expect(await status(token)).toBe(200)
  expect(await seen()).not.toBe(before)
})

it('a code by SMS and a captcha: five minutes', async () => {
  const mobile = '19900000002'
  await server.call('POST', '/bssSmsCode', { mobile })
  const smsCode = /\d{6}/.exec((await inboxFind(mobile)).text)?.[0] ?? ''
  const login = () =>
    server.call('POST', '/bsstoken', { username: mobile, smsCode, loginType: 'sms' })
  await server.db.run('update sms_code set expires_at = now()')
  expect((await login()).status).toBe(1003)
  await server.db.run(
    "update sms_code set expires_at = now() + interval '10 seconds', attempts = 0",
  )
  expect((await login()).status).toBe(200)

  const { data: captcha } = await server.call('GET', '/captcha')
  const code = await captchaAnswer(captcha.randomStr)
  await server.db.run('update captcha set expires_at = now()')
  const late = await loginByPassword(server.call, { code, randomStr: captcha.randomStr })
  expect(late.status).toBe(1002)
})
