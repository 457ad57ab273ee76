import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'
import { SEAL_INFO, sealSecret } from '@xinjian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../src/demo/accounts.ts'
import { hashToken } from '../src/security/secret.ts'
import { captchaAnswer, inboxFind, startTestServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function attempt(over: Record<string, unknown>, password = DEMO_PASSWORD) {
  const { data: captcha } = await server.call('GET', '/captcha')
  const { data: key } = await server.call('POST', '/security/key')
  return server.call('POST', '/bsstoken', {
    username: 'demo',
    password: await sealSecret(key, password),
    code: await captchaAnswer(captcha.randomStr),
    randomStr: captcha.randomStr,
    ...over,
  })
}

describe('login by password', () => {
  it('gives a token that opens the guarded calls and rests as a hash only', async () => {
    const token = await server.login('demo')
    const { data } = await server.call('GET', '/user/info', {}, token)
    expect(data).toMatchObject({
      userName: 'demo',
      mobile: '199****0001',
      companyName: '示例商业银行',
    })
    expect(data.roleList).toEqual([{ roleCode: 'ROLE_COMPANY_ADMIN', roleName: '企业管理员' }])
    const rows = await server.db.rows<{ token_hash: Buffer }>('select token_hash from session')
    expect(rows.some((r) => r.token_hash.equals(hashToken(token)))).toBe(true)
    const everything = JSON.stringify(await server.db.rows('select * from session'))
    expect(everything).not.toContain(token)
  })

  it('refuses a wrong password and an unknown name with the same words', async () => {
    const wrong = await attempt({ username: 'staff' }, 'Wrong@12345')
    const unknown = await attempt({ username: 'nobody' })
    expect(wrong).toMatchObject({ http: 200, status: 1001 })
    expect(unknown).toEqual(wrong)
  })

  it('takes a captcha once, and a wrong answer uses it up', async () => {
    const { data: captcha } = await server.call('GET', '/captcha')
    const answer = await captchaAnswer(captcha.randomStr)
    const with_ = async (code: string) => attempt({ code, randomStr: captcha.randomStr })
    expect((await with_('no')).status).toBe(1002)
    expect((await with_(answer)).status).toBe(1002)
  })

  it('refuses a plain, a foreign and a tampered password', async () => {
    expect(await attempt({ password: DEMO_PASSWORD })).toMatchObject({ http: 400, status: 1006 })
    const { data: key } = await server.call('POST', '/security/key')
    const sealed = await sealSecret(key, DEMO_PASSWORD)
    const tampered = `${sealed.slice(0, -3)}${sealed.endsWith('AAA') ? 'BBB' : 'AAA'}`
    expect(await attempt({ password: tampered })).toMatchObject({ http: 400, status: 1007 })
    const foreign = await sealSecret(
      { ...key, keyId: `zzzzzzzzz-${key.keyId.split('-')[1]}` },
      DEMO_PASSWORD,
    )
    expect(await attempt({ password: foreign })).toMatchObject({ http: 400, status: 1007 })
    const expired = await sealSecret(
      { ...key, keyId: `1-${key.keyId.split('-')[1]}` },
      DEMO_PASSWORD,
    )
    expect(await attempt({ password: expired })).toMatchObject({ http: 400, status: 1007 })
  })

  it('accepts the specification’s ECB form under the same agreement', async () => {
    const { data: key } = await server.call('POST', '/security/key')
    const own = createECDH('prime256v1')
    own.generateKeys()
    const shared = own.computeSecret(Buffer.from(key.publicKey, 'base64url'))
    const aes = Buffer.from(hkdfSync('sha256', shared, '', SEAL_INFO, 32)).subarray(0, 16)
    const cipher = createCipheriv('aes-128-ecb', aes, null)
    const body = Buffer.concat([cipher.update(DEMO_PASSWORD, 'utf8'), cipher.final()])
    const password = [
      'v1',
      key.keyId,
      own.getPublicKey('base64url'),
      body.toString('base64url'),
    ].join('.')
    expect((await attempt({ password })).status).toBe(200)
  })

  it('locks the account for half an hour after five failures, right password or not', async () => {
    for (let i = 0; i < 5; i++)
      expect((await attempt({ username: 'child' }, 'Wrong@12345')).status).toBe(1001)
    expect(await attempt({ username: 'child' })).toMatchObject({ http: 200, status: 1004 })
    await server.db.run(
      "update app_user set locked_until = now() - interval '1 second' where user_name = 'child'",
    )
    expect((await attempt({ username: 'child' })).status).toBe(200)
  })
})

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
    for (let i = 0; i < 3; i++) expect((await sms('000000')).status).toBe(1003)
    await server.db.run('update app_user set failed_logins = 0, locked_until = null')
    expect((await sms(await code())).status).toBe(1003)
  })

  it('answers an unregistered number alike and sends nothing', async () => {
    const stranger = '19911112222'
    expect((await server.call('POST', '/bssSmsCode', { mobile: stranger })).status).toBe(200)
    await expect(inboxFind(stranger)).rejects.toThrow()
  })

  it('says what is wrong with a number', async () => {
    expect(await server.call('POST', '/bssSmsCode', { mobile: '12345' })).toMatchObject({
      http: 400,
      status: 400,
      msg: expect.stringContaining('请输入正确格式的11位手机号码'),
    })
  })
})

describe('sessions', () => {
  it('logout kills the token on the server, and twice is fine', async () => {
    const token = await server.login('demo')
    expect((await server.call('POST', '/bsslogout', { token })).status).toBe(200)
    expect((await server.call('POST', '/bsslogout', { token })).status).toBe(200)
    expect(await server.call('GET', '/user/info', {}, token)).toMatchObject({
      http: 401,
      status: 6212,
    })
  })

  it('no token is 401, a made-up one is an expired session', async () => {
    expect(await server.call('GET', '/user/info')).toMatchObject({ http: 401, status: 401 })
    expect(await server.call('GET', '/user/info', {}, 'x'.repeat(43))).toMatchObject({
      http: 401,
      status: 6212,
    })
  })

  it('a freeze and a role change act on the next call', async () => {
    const token = await server.login('staff')
    await server.db.run(
      "update user_role set role_code = 'ROLE_RYC_CHILD' where user_id = (select id from app_user where user_name = 'staff')",
    )
    expect(
      (
        await server.call(
          'POST',
          '/enterprise/save',
          { name: '示例', taxNo: '91440300MA5EXAMP0X' },
          token,
        )
      ).http,
    ).toBe(403)
    await server.db.run("update app_user set status = 'FROZEN' where user_name = 'staff'")
    expect(await server.call('GET', '/user/info', {}, token)).toMatchObject({
      http: 401,
      status: 6220,
    })
    await server.db.run("update app_user set status = 'ACTIVE' where user_name = 'staff'")
  })

  it('ends when idle, and after its absolute limit', async () => {
    const token = await server.login('demo')
    await server.db.run(
      "update session set last_seen_at = now() - interval '31 minutes' where token_hash = $1",
      [hashToken(token)],
    )
    expect((await server.call('GET', '/user/info', {}, token)).status).toBe(6212)
  })

  it('a demo session lives half an hour and reads only', async () => {
    const token = await server.login('demo', 'show')
    const row = await server.db.one<{ minutes: string }>(
      'select extract(epoch from expires_at - created_at) / 60 as minutes from session where token_hash = $1',
      [hashToken(token)],
    )
    expect(Number(row?.minutes)).toBe(30)
    expect((await server.call('POST', '/enterprise/list', {}, token)).status).toBe(200)
    expect(
      (
        await server.call(
          'POST',
          '/frontTax/front/report/tax/query',
          { taxId: '914403001922038216' },
          token,
        )
      ).http,
    ).toBe(403)
  })
})

describe('password change', () => {
  const change = async (
    token: string,
    oldPassword: string,
    newPassword: string,
    repassword = newPassword,
  ) => {
    const seal = async (text: string) =>
      sealSecret((await server.call('POST', '/security/key')).data, text)
    return server.call(
      'POST',
      '/bss/bssUser/updatePassword',
      {
        oldPassword: await seal(oldPassword),
        newPassword: await seal(newPassword),
        repassword: await seal(repassword),
      },
      token,
    )
  }

  it.each([
    ['Wrong@12345', 'Better@2026', 'Better@2026', 1008, '旧密码不正确'],
    [DEMO_PASSWORD, 'short1!', 'short1!', 400, '8-20位需包含字母数字和符号'],
    [DEMO_PASSWORD, 'Better@2026', 'Better@2027', 400, '密码不一致，请重新确认'],
    [DEMO_PASSWORD, DEMO_PASSWORD, DEMO_PASSWORD, 1009, '新密码不能与最近使用过的密码相同'],
  ])('refuses %s → %s / %s', async (from, to, again, status, msg) => {
    expect(await change(await server.login('owner'), from, to, again)).toMatchObject({
      status,
      msg,
    })
  })

  it('changes, ends every session of the user and lets the new password in', async () => {
    const one = await server.login('owner')
    const two = await server.login('owner')
    expect((await change(one, DEMO_PASSWORD, 'Better@2026')).status).toBe(200)
    for (const token of [one, two])
      expect((await server.call('GET', '/user/info', {}, token)).status).toBe(6212)
    expect((await attempt({ username: 'owner' })).status).toBe(1001)
    expect((await attempt({ username: 'owner' }, 'Better@2026')).status).toBe(200)
    const row = await server.db.one<{ password_hash: string }>(
      "select password_hash from app_user where user_name = 'owner'",
    )
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})
