import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'
import { SEAL_INFO, sealSecret } from '@xinjian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { openSession } from '../../src/features/session/sessions.ts'
import { hashToken } from '../../src/security/secret.ts'
import { captchaAnswer, loginByPassword, startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const attempt = (over: Record<string, unknown>, password?: string) =>
  loginByPassword(server.call, over, password)

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
    const lock = await server.db.one<{ seconds: number }>(
      "select extract(epoch from locked_until - now())::float8 as seconds from app_user where user_name = 'child'",
    )
    expect(lock!.seconds).toBeLessThanOrEqual(1_800)
    expect(lock!.seconds).toBeGreaterThan(1_740)
    await server.db.run(
      "update app_user set locked_until = now() - interval '1 second' where user_name = 'child'",
    )
    expect((await attempt({ username: 'child' })).status).toBe(200)
  })

  it('begins to count anew after a lock: one wrong password does not renew it', async () => {
    for (let i = 0; i < 5; i++) await attempt({ username: 'child' }, 'Wrong@12345')
    await server.db.run("update app_user set locked_until = now() where user_name = 'child'")
    expect((await attempt({ username: 'child' }, 'Wrong@12345')).status).toBe(1001)
    expect((await attempt({ username: 'child' })).status).toBe(200)
  })

  it('locks a name that nobody has just so, or the lock would tell which names exist', async () => {
    const stranger = { username: 'nobody-of-this-name' }
    for (let i = 0; i < 5; i++) expect((await attempt(stranger)).status).toBe(1001)
    expect((await attempt(stranger)).status).toBe(1004)
    await server.db.run('update login_failure set locked_until = now()')
    expect((await attempt(stranger)).status).toBe(1001)
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

  it('counts wrong old passwords as wrong passwords', async () => {
    const token = await server.login('child')
    for (let i = 0; i < 5; i++)
      expect((await change(token, 'Wrong@12345', 'Better@2026')).status).toBe(1008)
    expect((await change(token, DEMO_PASSWORD, 'Better@2026')).status).toBe(1004)
    await server.db.run('update app_user set failed_logins = 0, locked_until = null')
  })

  it('of two changes at once one holds', async () => {
    const token = await server.login('child')
    const wanted = ['Better@2026', 'Better@2027', 'Better@2028']
    const answers = await Promise.all(wanted.map((next) => change(token, DEMO_PASSWORD, next)))
    const won = answers.findIndex((a) => a.status === 200)
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1)
    expect((await attempt({ username: 'child' }, wanted[won])).status).toBe(200)
  })

  it('a login that was checked by the password of before opens nothing', async () => {
    const { db } = server
    const row = await db.one<{ id: number; company_id: number; password_hash: string }>(
      "select id, company_id, password_hash from app_user where user_name = 'staff'",
    )
    const user = { id: row!.id, companyId: row!.company_id, passwordHash: row!.password_hash }
    expect(await openSession(db, user, 'MAIN')).not.toBeNull()
    let opened: unknown
    await db.transaction(async (tx) => {
      await tx.run("update app_user set password_hash = 'x' where id = $1", [user.id])
      // Asked before the change is committed: it waits for the end of it.
      opened = openSession(db, user, 'MAIN')
      await new Promise((resolve) => setTimeout(resolve, 100))
    })
    expect(await opened).toBeNull()
    await db.run('update app_user set password_hash = $2 where id = $1', [
      user.id,
      user.passwordHash,
    ])
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
