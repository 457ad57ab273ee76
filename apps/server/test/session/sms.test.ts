/** Logging in by a code sent to the phone, and what is left behind by those who never log in. */
import { createHmac, hkdfSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSmsCodes } from '../../src/features/session/sms-codes.ts'
import { sweepSessions } from '../../src/features/session/sweep.ts'
import { columnsOf } from '../../src/keys/data-keys.ts'
import type { SmsGateway } from '../../src/outside/sms.ts'
import { secretOf } from '../../src/security/secret.ts'
import {
  captchaAnswer,
  inboxFind,
  inboxOf,
  loginByPassword,
  startTestServer,
  type TestServer,
} from '../harness.ts'
import { writeMobile } from '../people/reached.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const attempt = (over: Record<string, unknown>, password?: string) =>
  loginByPassword(server.call, over, password)

describe('login by SMS code', () => {
  const mobile = '19900000002'
  const sms = (smsCode: string) =>
    server.call('POST', '/bsstoken', { username: mobile, smsCode, loginType: 'sms' })
  const code = async () => /\d{6}/.exec((await inboxFind(mobile)).text)?.[0] ?? ''
  const forget = () =>
    server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")

  it('logs in with the code of the inbox, once', async () => {
    expect(await server.call('POST', '/bssSmsCode', { mobile })).toMatchObject({
      status: 200,
      data: { resendAfterSeconds: 60 },
    })
    const got = await code()
    expect((await sms(got)).status).toBe(200)
    expect((await sms(got)).status).toBe(1003)
  })

  it('uses up a code only together with the session it opens', async () => {
    const owner = '19900000004'
    const attemptWith = (smsCode: string) =>
      server.call('POST', '/bsstoken', { username: owner, smsCode, loginType: 'sms' })
    await server.call('POST', '/bssSmsCode', { mobile: owner })
    const got = /\d{6}/.exec((await inboxFind(owner)).text)?.[0] ?? ''
    await server.db.run('alter table session add constraint cut_off check (user_id < 0) not valid')
    try {
      expect((await attemptWith(got)).http).toBe(500)
    } finally {
      await server.db.run('alter table session drop constraint cut_off')
    }
    expect((await attemptWith(got)).status).toBe(200)
    expect((await attemptWith(got)).status).toBe(1003)
  })

  it('makes one wait a minute, and asks for a captcha from the third code in an hour', async () => {
    expect((await server.call('POST', '/bssSmsCode', { mobile })).status).toBe(1005)
    await forget()
    expect((await server.call('POST', '/bssSmsCode', { mobile })).status).toBe(200)
    await forget()
    expect((await server.call('POST', '/bssSmsCode', { mobile })).status).toBe(1002)
    const { data: captcha } = await server.call('GET', '/captcha')
    const proven = {
      mobile,
      randomStr: captcha.randomStr,
      code: await captchaAnswer(captcha.randomStr),
    }
    expect((await server.call('POST', '/bssSmsCode', proven)).status).toBe(200)
  })

  it('gives three tries per code', async () => {
    const said = []
    for (let i = 0; i < 3; i++) said.push((await sms('000000')).msg)
    expect(said).toEqual([
      '短信验证码不正确，请核对后重新输入，还可输入2次',
      '短信验证码不正确，请核对后重新输入，还可输入1次',
      '短信验证码已失效，请重新获取',
    ])
    await server.db.run('update app_user set failed_logins = 0, locked_until = null')
    expect((await sms(await code())).status).toBe(1003)
  })

  it('locks nobody out by wrong codes, and lets in whom wrong passwords locked out', async () => {
    const owner = '19900000004'
    const attemptWith = (smsCode: string) =>
      server.call('POST', '/bsstoken', { username: owner, smsCode, loginType: 'sms' })
    for (let i = 0; i < 6; i++) expect((await attemptWith('000000')).status).toBe(1003)
    expect((await attempt({ username: 'owner' })).status).toBe(200)
    for (let i = 0; i < 5; i++) await attempt({ username: 'owner' }, 'Wrong@12345')
    expect((await attempt({ username: 'owner' })).status).toBe(1004)
    await forget()
    const before = (await inboxFind(owner)).text
    await server.call('POST', '/bssSmsCode', { mobile: owner })
    const { text } = await inboxFind(owner, (m) => m.text !== before)
    expect((await attemptWith(/\d{6}/.exec(text)?.[0] ?? '')).status).toBe(200)
    expect((await attempt({ username: 'owner' })).status).toBe(200)
  })

  it('sends one code of many asked for at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.call('POST', '/bssSmsCode', { mobile: '19900000003' }),
      ),
    )
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1)
  })

  it('does not tell by the faults of the gateway which numbers have an account', async () => {
    const mute = await startTestServer({ SANDBOX_URL: 'http://127.0.0.1:9' })
    try {
      for (const number of ['19900000001', '19911113333'])
        expect((await mute.call('POST', '/bssSmsCode', { mobile: number })).status).toBe(200)
    } finally {
      await mute.stop()
    }
    const without = await startTestServer({ SANDBOX: 'off' })
    try {
      for (const number of ['19900000001', '19911113333'])
        expect((await without.call('POST', '/bssSmsCode', { mobile: number })).status).toBe(503)
    } finally {
      await without.stop()
    }
  })

  it('answers an unregistered number alike and sends nothing', async () => {
    const [stranger, known] = ['19911112222', '19911114444']
    await writeMobile(server, 'operator', known)
    for (const mobile of [stranger, known])
      expect((await server.call('POST', '/bssSmsCode', { mobile })).status).toBe(200)
    // What went to the stranger would lie there by now: it was asked for before.
    await inboxFind(known)
    expect(await inboxOf(stranger)).toEqual([])
  })

  it('says what is wrong with a number', async () => {
    expect(await server.call('POST', '/bssSmsCode', { mobile: '12345' })).toMatchObject({
      http: 400,
      status: 400,
      msg: expect.stringContaining('请输入正确格式的11位手机号码'),
    })
  })
})

it('what is over is swept away, what is not stays', async () => {
  const { db } = server
  const counts = () =>
    db.one(`select (select count(*) from captcha) as captchas, (select count(*) from sms_code) as codes,
                   (select count(*) from session) as sessions, (select count(*) from login_failure) as strangers`)
  await server.call('GET', '/captcha')
  const before = await counts()
  await sweepSessions(db)
  const kept = await counts()
  expect(kept).toEqual(before)
  await db.run("update captcha set expires_at = now() - interval '1 second'")
  await db.run("update sms_code set created_at = now() - interval '3 days'")
  await db.run("update session set expires_at = now() - interval '1 second'")
  await db.run("update login_failure set at = now() - interval '2 days'")
  await sweepSessions(db)
  expect(await counts()).toEqual({ captchas: 0, codes: 0, sessions: 0, strangers: 0 })
})

describe('the number that a code went to', () => {
  const mobile = '13700004321'
  const SECRET_KEY = 'ffeeddccbbaa99887766554433221100'.repeat(2)
  const gateway: SmsGateway = { available: true, send: async () => undefined }
  const secret = secretOf([Buffer.from(SECRET_KEY, 'hex')])
  const codes = () =>
    createSmsCodes(server.db, gateway, { secret, columns: columnsOf(server.db, secret) })
  const kept = () =>
    server.db.rows<{ mobile: string }>(
      "select mobile from sms_code where purpose = 'X' order by id",
    )

  it('rests as an HMAC in its place', async () => {
    await codes().send(mobile, 'X')
    const key = hkdfSync('sha256', Buffer.from(SECRET_KEY, 'hex'), '', 'xinjian:blind-index', 32)
    const hmac = createHmac('sha256', Buffer.from(key)).update(`sms_code.mobile/${mobile}`)
    expect(await kept()).toEqual([{ mobile: hmac.digest('hex').slice(0, 32) }])
  })

  it('is written in clear until sealing has begun, and both are one number: counted together, the newest tried', async () => {
    const begun = await server.db.rows<{ name: string }>('select name from sealed_column')
    await server.db.run("delete from sealed_column where name = 'sms_code.mobile'")
    try {
      await expect(codes().send(mobile, 'X')).rejects.toMatchObject({ code: 'SMS_TOO_SOON' })
      await server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")
      await codes().send(mobile, 'X')
      expect((await kept()).map((row) => row.mobile === mobile)).toEqual([false, true])
      expect(await codes().sentLastHour(mobile, 'X')).toBe(2)
      expect(await codes().take(mobile, 'X', 'wrong')).toBe(2)
      const tried = await server.db.rows(
        "select attempts from sms_code where purpose = 'X' order by id",
      )
      expect(tried).toEqual([{ attempts: 0 }, { attempts: 1 }])
    } finally {
      await server.db.run(
        'insert into sealed_column (name) select unnest($1::text[]) on conflict do nothing',
        [begun.map(({ name }) => name)],
      )
    }
  })
})
