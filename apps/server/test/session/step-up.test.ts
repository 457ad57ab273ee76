/** Acts of weight over HTTP: the token alone opens none of them, each is told with a way back, and the other sessions end. */
import { endpoints, sealSecret } from '@xinjian/contract'
import { FRESH } from '@xinjian/contract/session/fresh'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/accounts.ts'
import { inboxFind, loginByPassword, startTestServer, type TestServer } from '../harness.ts'
import { reachedBy } from '../people/reached.ts'
import { codeAt, stepOf } from '../support/totp.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.db.run(
    "update app_user set email = user_name || '@step-up.example.com' where user_name in ('demo', 'staff', 'owner')",
  )
})
afterAll(() => server.stop())

const WANTED = 1014
const call = (path: string, body: object, token: string) => server.call('POST', path, body, token)
const seal = async (secret: string) =>
  sealSecret((await server.call('POST', '/security/key')).data, secret)
const prove = async (token: string, password = DEMO_PASSWORD) =>
  call('/user/proof/give', { password: await seal(password) }, token)
/** The proof of all sessions is older than five minutes by one second. */
const grow = () =>
  server.db.run("update session set proved_at = now() - interval '5 minutes 1 second'")
const makeKey = (token: string, over: object = {}) =>
  call(
    '/channelProvider/keys/add',
    { code: 'demo', name: '系统', scopes: ['report.read'], days: 30, perMinute: 60, ...over },
    token,
  )
const info = async (token: string) => (await server.call('GET', '/user/info', {}, token)).status
const listed = async (key: string) => (await call('/usage/list', {}, key)).status
/** The code of the link in the letter about an act. */
async function letter(to: string, act: string): Promise<string> {
  const { text } = await inboxFind(to, (m) => m.subject === `信鉴：${act}` && !used.has(m.text))
  used.add(text)
  return /notMe\?code=([\w-]+)/.exec(text)?.[1] ?? ''
}
const used = new Set<string>()

let boss: string
beforeEach(async () => {
  await server.db.run('delete from second_factor')
  await server.db.run('delete from second_try')
  boss = await server.login('demo')
})

const ADMINISTRATOR = new Set([
  ...[
    'self',
    'channel.write',
    'company.export',
    'company.erase',
    'company.write',
    'consent.revoke',
    'terminal.write',
  ],
  ...['loan.decide', 'loan.own', 'scf.decide'],
])

/** Of those who look after the platform. */
const OPERATOR = new Set(['erasure.decide'])

describe('the token alone', () => {
  const acts = endpoints.filter(({ name }) => FRESH[name])

  it('there are acts to judge, all open to an administrator of a company or of the platform', () => {
    expect(acts.length).toBe(Object.keys(FRESH).length)
    const open = acts.filter(
      ({ endpoint: { guard } }) => ADMINISTRATOR.has(guard) || OPERATOR.has(guard),
    )
    expect(open.map(({ name }) => name)).toEqual(acts.map(({ name }) => name))
  })

  it.each(acts)('does not open $name after five minutes; a proof does', async ({ endpoint }) => {
    const who = OPERATOR.has(endpoint.guard) ? await server.login('operator') : boss
    const of = () => call(endpoint.path, {}, who)
    expect((await of()).status).not.toBe(WANTED)
    await grow()
    const refused = await of()
    expect([refused.http, refused.status]).toEqual([200, WANTED])
    expect((await prove(who)).status).toBe(200)
    expect((await of()).status).not.toBe(WANTED)
  })

  it('nor does a batch open what the call by itself does not', async () => {
    await grow()
    const batch = { action: 'consent.revoke', filter: {}, reason: '合作终止', seen: 1 }
    expect((await call('/list/batch', batch, boss)).status).toBe(WANTED)
  })

  it('the proof is of the session that gave it', async () => {
    const other = await server.login('demo')
    await grow()
    await prove(other)
    expect((await makeKey(boss)).status).toBe(WANTED)
    expect((await makeKey(other)).status).toBe(200)
  })

  it('a code by SMS proves the phone, not the person: such a session begins without', async () => {
    await server.call('POST', '/bssSmsCode', { mobile: '19900000001' })
    const { text } = await inboxFind('19900000001', (m) => /验证码/.test(m.text))
    const smsCode = /\d{6}/.exec(text)?.[0]
    const { data } = await server.call('POST', '/bsstoken', {
      username: '19900000001',
      loginType: 'sms',
      smsCode,
    })
    expect((await makeKey(data.token)).status).toBe(WANTED)
  })
})

describe('the proof', () => {
  it('is the password where there is no factor, and guessed as often as at the login', async () => {
    const staff = await server.login('staff')
    expect((await call('/user/proof/ask', {}, staff)).data.ways).toEqual(['PASSWORD'])
    await grow()
    const tries: number[] = []
    for (let i = 0; i < 6; i++) tries.push((await prove(staff, 'Wrong#Pass1')).status)
    expect(tries).toEqual([1015, 1015, 1015, 1015, 1015, 1004])
    expect((await loginByPassword(server.call, { username: 'staff' })).status).toBe(1004)
    await server.db.run('update app_user set failed_logins = 0, locked_until = null')
    expect((await call('/user/second/totp/start', {}, staff)).status).toBe(WANTED)
  })

  it('is the factor where there is one: the password alone takes it away no more', async () => {
    const { data: offered } = await call('/user/second/totp/start', {}, boss)
    const code = (step: number) => codeAt(offered.secret, stepOf(Date.now()) + step)
    const confirm = { ticket: offered.ticket, code: code(-1) }
    const { data } = await call('/user/second/totp/confirm', confirm, boss)
    await grow()
    expect((await call('/user/proof/ask', {}, boss)).data.ways).toEqual(['TOTP'])
    expect((await prove(boss)).status).toBe(1012)
    expect((await call('/user/proof/give', { code: code(0) }, boss)).status).toBe(200)
    expect((await makeKey(boss)).status).toBe(200)
    await grow()
    // A step that was used proves nothing; one of the ten codes does, once.
    expect((await call('/user/proof/give', { code: code(0) }, boss)).status).toBe(1012)
    const recovery = data.recovery[0].toLowerCase()
    expect((await call('/user/proof/give', { recovery }, boss)).status).toBe(200)
    expect((await call('/user/proof/give', { recovery }, boss)).status).toBe(1012)
  })
})

describe('an act that was done', () => {
  it('ends the other sessions and is told; the way back ends the rest and undoes it', async () => {
    const other = await server.login('demo')
    const { data: old } = await makeKey(boss)
    await letter('demo@step-up.example.com', '新建接口密钥')
    expect([await info(boss), await info(other)]).toEqual([200, 6212])
    expect((await call('/channelProvider/keys/add', { code: 'demo' }, boss)).status).toBe(400)
    const turned = await call(
      '/channelProvider/keys/rotate',
      { code: 'demo', id: old.row.id, overlapHours: 0 },
      boss,
    )
    expect([await listed(old.key), await listed(turned.data.key)]).toEqual([5001, 200])
    const { data: told } = await call('/notice/list', { page: 1, size: 5 }, boss)
    expect(JSON.stringify(told)).toContain('更换接口密钥')

    const back = await letter('demo@step-up.example.com', '更换接口密钥')
    const asked = await server.call('POST', '/user/notMe/info', { code: back })
    expect(asked.data).toMatchObject({ act: '更换接口密钥', undoes: true })
    const { data } = await server.call('POST', '/user/notMe', { code: back })
    expect(data.undone).toBe(true)
    expect(await info(boss)).toBe(6212)
    expect([await listed(old.key), await listed(turned.data.key)]).toEqual([200, 5001])
    expect((await loginByPassword(server.call, { username: 'demo' })).status).toBe(1001)
    expect((await server.call('POST', '/user/notMe', { code: back })).status).toBe(1010)
    const password = 'Quiet#Harbour7'
    const set = {
      crypto_code: data.crypto_code,
      newPassword: await seal(password),
      repassword: await seal(password),
    }
    expect((await server.call('POST', '/bss/crypto/save', set)).status).toBe(200)
    const again = await loginByPassword(server.call, { username: 'demo' }, password)
    expect(again.status).toBe(200)
    await server.db.run(
      `update app_user set password_hash = (select password_hash from app_user where user_name = 'staff'),
              password_history = '{}' where user_name = 'demo'`,
    )
  })

  it('is told to the address from before it, and taken back with all that came after', async () => {
    const owner = await server.login('owner')
    const mine = { name: '示例负责人', email: 'thief@step-up.example.com' }
    expect((await call('/bss/bssUser/editInfo', mine, owner)).status).toBe(200)
    const back = await letter('owner@step-up.example.com', '修改本人资料与邮箱')
    const { data: offered } = await call('/user/second/totp/start', {}, owner)
    const code = codeAt(offered.secret, stepOf(Date.now()))
    await call('/user/second/totp/confirm', { ticket: offered.ticket, code }, owner)
    await letter('thief@step-up.example.com', '启用或更换动态验证码')
    expect((await server.call('POST', '/user/notMe', { code: back })).status).toBe(200)
    const row = await server.db.one<{ factors: number; codes: number }>(
      `select (select count(*)::int from second_factor f where f.user_id = u.id) as factors,
              (select count(*)::int from recovery_code f where f.user_id = u.id) as codes
         from app_user u where user_name = 'owner'`,
    )
    expect(row).toEqual({ factors: 0, codes: 0 })
    expect((await reachedBy(server, 'owner')).email).toBe('owner@step-up.example.com')
  })

  it('puts back what a channel trusted: addresses, signatures, where results go', async () => {
    const url = async () =>
      (
        await server.db.rows<{ url: string; allow: string[] }>(
          "select callback_url as url, ip_allow as allow from collect_channel where code = 'demo'",
        )
      )[0]
    const was = await url()
    const { data } = await call('/channelProvider/detail', { code: 'demo' }, boss)
    const allow = { code: 'demo', version: data.row.version, addresses: ['10.0.0.0/8'] }
    expect((await call('/channelProvider/allow', allow, boss)).status).toBe(200)
    const back = await letter('demo@step-up.example.com', '修改接口来源地址')
    await call('/collect/channel/callback', { url: 'https://other.example.com/x' }, boss)
    expect((await url())?.allow).toEqual(['10.0.0.0/8'])
    await server.call('POST', '/user/notMe', { code: back })
    expect(await url()).toEqual(was)
    await server.db.run(
      `update app_user set password_hash = (select password_hash from app_user where user_name = 'staff') where user_name = 'demo'`,
    )
  })

  it('an act that was refused is told to nobody', async () => {
    await makeKey(boss, { code: 'nobody' })
    const left = await server.db.rows('select 1 from weighty_act where told_at is null')
    expect(left).toEqual([])
  })
})
