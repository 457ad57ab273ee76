/** Tries are counted before they are judged: of many at once as few are judged as one after another. */
import { sealSecret } from '@xinjian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { inboxFind, loginByPassword, startTestServer, type TestServer } from '../harness.ts'

const AT_ONCE = 30
const [OK, WRONG, WRONG_SMS, LOCKED, WRONG_OLD] = [200, 1001, 1003, 1004, 1008]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.run('update app_user set failed_logins = 0, locked_until = null')
})

const login = async (username: string, password?: string) =>
  (await loginByPassword(server.call, { username }, password)).status
/** How often each status came. */
const tally = (of: number[]) =>
  Object.fromEntries([...new Set(of)].map((s) => [s, of.filter((x) => x === s).length]))
const many = (work: (i: number) => Promise<number>, times = AT_ONCE) =>
  Promise.all(Array.from({ length: times }, (_, i) => work(i)))

describe('passwords', () => {
  it.each(['staff', 'nobody-has-this-name'])(
    'of %s: five are judged, then it is locked',
    async (name) => {
      expect(tally(await many(() => login(name, 'Wrong@12345')))).toEqual({
        [WRONG]: 5,
        [LOCKED]: AT_ONCE - 5,
      })
      expect(await login(name)).toBe(LOCKED)
    },
  )

  it('the right one among many wrong ones is judged within the five or not at all', async () => {
    for (let i = 0; i < 4; i++) expect(await login('staff', 'Wrong@12345')).toBe(WRONG)
    const answers = await many((i) => login('staff', i === 7 ? DEMO_PASSWORD : 'Wrong@12345'), 12)
    const wrong = answers.filter((s) => s === WRONG).length
    // It was the fifth itself, and counting began anew with it; or it came too late.
    if (answers[7] === OK) expect(wrong).toBeLessThanOrEqual(5)
    else expect(answers).toEqual(answers.map((s, i) => (i === 7 ? LOCKED : s)))
    if (answers[7] !== OK) expect(wrong).toBe(1)
  })

  it('a login that gets in forgives the tries before it, not those beside it', async () => {
    const { id } = (await server.db.one<{ id: number }>(
      "select id from app_user where user_name = 'staff'",
    ))!
    for (let i = 0; i < 2; i++) await login('staff', 'Wrong@12345')
    // Others take the fourth and the fifth while the third is being judged.
    await server.db.pool.query(`create function beside() returns trigger language plpgsql as $$
      begin update app_user set failed_logins = 5, locked_until = now() + interval '30 minutes' where id = ${id};
      return new; end $$`)
    await server.db.pool.query(
      'create trigger beside after update of failed_logins on app_user for each row when (new.failed_logins = 3) execute function beside()',
    )
    try {
      expect(await login('staff')).toBe(OK)
    } finally {
      await server.db.pool.query('drop function beside() cascade')
    }
    for (let i = 0; i < 3; i++) expect(await login('staff', 'Wrong@12345')).toBe(WRONG)
    expect(await login('staff')).toBe(LOCKED)
  })

  it('old ones, too, where a password is changed', async () => {
    const token = await server.login('child')
    const change = async (old: string) => {
      const seal = async (text: string) =>
        sealSecret((await server.call('POST', '/security/key')).data, text)
      const body = {
        oldPassword: await seal(old),
        newPassword: await seal('Better@2026'),
        repassword: await seal('Better@2026'),
      }
      return (await server.call('POST', '/bss/bssUser/updatePassword', body, token)).status
    }
    expect(tally(await many(() => change('Wrong@12345')))).toEqual({
      [WRONG_OLD]: 5,
      [LOCKED]: AT_ONCE - 5,
    })
    expect(await change(DEMO_PASSWORD)).toBe(LOCKED)
  })
})

it('of codes by SMS three are judged, however many come at once', async () => {
  const mobile = '19900000002'
  await server.call('POST', '/bssSmsCode', { mobile })
  const right = /\d{6}/.exec((await inboxFind(mobile)).text)?.[0] ?? ''
  const enter = async (smsCode: string) => {
    const body = { username: mobile, smsCode, loginType: 'sms' }
    return (await server.call('POST', '/bsstoken', body)).status
  }
  const wrong = right === '000000' ? '000001' : '000000'
  expect(tally(await many(() => enter(wrong)))).toEqual({ [WRONG_SMS]: AT_ONCE })
  const row = await server.db.one<{ attempts: number }>(
    'select attempts from sms_code order by id desc limit 1',
  )
  expect(row?.attempts).toBe(3)
  expect(await enter(right)).toBe(WRONG_SMS)
})

it('a captcha is judged once, however many come with it at once', async () => {
  const { data: captcha } = await server.call('GET', '/captcha')
  const code = (await inboxFind('captcha@sandbox', (m) => m.subject === captcha.randomStr)).text
  const { randomStr } = captcha
  const answers = await many(async () => {
    const key = await server.call('POST', '/security/key')
    const password = await sealSecret(key.data, DEMO_PASSWORD)
    const body = { username: 'owner', password, code, randomStr }
    return (await server.call('POST', '/bsstoken', body)).status
  }, 10)
  expect(tally(answers)).toEqual({ [OK]: 1, 1002: 9 })
})
