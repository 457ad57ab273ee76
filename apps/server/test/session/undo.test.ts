/** What the way back from an act of weight puts back, kind by kind, and what it leaves alone. */
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inboxFind, startTestServer, type TestServer } from '../harness.ts'
import { reachedBy, writeEmail } from '../people/reached.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { codeAt, stepOf } from '../support/totp.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

interface Person {
  companyId: number
  email: string
  call(path: string, body?: object): Promise<{ status: number; data: never }>
}

/** An administrator who has just proved himself, of a company of his own unless told. */
async function person(name: string, of?: number): Promise<Person> {
  const companyId = of ?? (await emptyCompany(server, name))
  const token = await memberOf(server, companyId, name, 'ROLE_COMPANY_ADMIN')
  const email = `${name}@way-back.example.com`
  await server.db.run('update app_user set name = $1 where user_name = $1', [name])
  await writeEmail(server, name, email)
  const call: Person['call'] = async (path, body = {}) => {
    await server.db.run('update session set proved_at = now()')
    return server.call('POST', path, body, token) as never
  }
  return { companyId, email, call }
}
const must = async <T>(answer: Promise<{ status: number; data: T }>): Promise<T> => {
  const { status, data } = await answer
  expect(status).toBe(200)
  return data
}
const used = new Set<string>()
/** The code of the letter about an act. */
async function letter({ email }: Person, act: string): Promise<string> {
  const { text } = await inboxFind(email, (m) => m.subject === `信鉴：${act}` && !used.has(m.text))
  used.add(text)
  return /notMe\?code=([\w-]+)/.exec(text)?.[1] ?? ''
}
async function notMe(boss: Person, act: string): Promise<void> {
  const code = await letter(boss, act)
  expect((await must(server.call('POST', '/user/notMe', { code }))).undone).toBe(true)
}
const publicKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString()

it('a channel: address, secret, since when, addresses of its keys, whether they sign', async () => {
  const boss = await person('back-channel')
  const { code } = await must<{ code: string }>(boss.call('/collect/channel'))
  const state = () =>
    server.db.one(
      `select callback_url, encode(callback_sealed, 'hex') as secret, callback_since, ip_allow, sign_required,
              encode(callback_former, 'hex') as former, callback_former_until
         from collect_channel where company_id = $1`,
      [boss.companyId],
    )
  await must(boss.call('/collect/channel/callback', { url: 'https://bank.example.com/first' }))
  const own = { url: 'https://bank.example.com/own', overlapHours: 24 }
  await must(boss.call('/collect/channel/callback', own))
  await server.db.run(
    "update collect_channel set sign_required = true, ip_allow = '{203.0.113.0/28}' where company_id = $1",
    [boss.companyId],
  )
  const was = await state()
  const version = async () =>
    (await must<{ row: { version: number } }>(boss.call('/channelProvider/detail', { code }))).row
      .version
  await must(
    boss.call('/channelProvider/signing', { code, version: await version(), required: false }),
  )
  await must(boss.call('/channelProvider/allow', { code, version: await version(), addresses: [] }))
  await must(boss.call('/collect/channel/callback', { url: 'https://thief.example.com/x' }))
  const now = await state()
  for (const [field, value] of Object.entries(was!))
    expect(now![field as never], field).not.toEqual(value)
  await notMe(boss, '修改接口签名要求')
  expect(await state()).toEqual(was)
})

it('keys: what was made since by the same person is revoked; older ones and a colleague’s hold', async () => {
  const boss = await person('back-keys')
  const colleague = await person('back-colleague', boss.companyId)
  const { code } = await must<{ code: string }>(boss.call('/collect/channel'))
  const make = async ({ call }: Person) =>
    (
      await must<{ key: string }>(
        call('/channelProvider/keys/add', {
          code,
          name: '系统',
          scopes: ['report.read'],
          days: 30,
          perMinute: 60,
        }),
      )
    ).key
  const old = await make(boss)
  await letter(boss, '新建接口密钥')
  const stolen = await make(boss)
  const other = await make(colleague)
  await notMe(boss, '新建接口密钥')
  const listed = async (key: string) => (await server.call('POST', '/usage/list', {}, key)).status
  expect([await listed(old), await listed(stolen), await listed(other)]).toEqual([200, 5001, 200])
})

it('second factors and recovery codes that were removed stand again, and work', async () => {
  const boss = await person('back-factors')
  const offered = await must<{ secret: string; ticket: string }>(
    boss.call('/user/second/totp/start'),
  )
  await must(
    boss.call('/user/second/totp/confirm', {
      ticket: offered.ticket,
      code: codeAt(offered.secret, stepOf(Date.now()) - 1),
    }),
  )
  const factors = () =>
    server.db.rows<{ id: number }>(
      `select f.* from second_factor f join app_user u on u.id = f.user_id where u.user_name = 'back-factors'`,
    )
  const codes = () =>
    server.db.rows(
      `select r.* from recovery_code r join app_user u on u.id = r.user_id where u.user_name = 'back-factors' order by 1, 2, 3`,
    )
  const was = { factors: await factors(), codes: await codes() }
  expect([was.factors.length, was.codes.length]).toEqual([1, 10])
  await must(boss.call('/user/second/recovery'))
  await must(boss.call('/user/second/drop', { id: was.factors[0]!.id }))
  expect(await factors()).toEqual([])
  await notMe(boss, '重新生成恢复码')
  expect({ factors: await factors(), codes: await codes() }).toEqual(was)
})

it('of a company: who is reached, and keys, those that ended hold again and those that were added do not', async () => {
  const boss = await person('back-company')
  await server.db.run(
    "update company set linkman = '王示例', phone = '13800000000', email = 'own@way-back.example.com' where id = $1",
    [boss.companyId],
  )
  const contact = () =>
    server.db.one('select linkman, phone, email from company where id = $1', [boss.companyId])
  const was = await contact()
  const keys = async () =>
    (
      await server.db.rows<{ fingerprint: string }>(
        "select fingerprint from company_key where company_id = $1 and kind = 'TH' and (ends_at is null or ends_at > now()) order by 1",
        [boss.companyId],
      )
    ).map(({ fingerprint }) => fingerprint)
  await must(boss.call('/company/key/add', { publicKey: publicKey(), overlapDays: 0 }))
  await letter(boss, '登记公司公钥')
  const own = await keys()
  expect(own).toHaveLength(1)
  const thief = { linkman: '李某', phone: '13900000000', email: 'thief@way-back.example.com' }
  await must(boss.call('/company/company/UpdateCompany', thief))
  await must(boss.call('/company/key/add', { publicKey: publicKey(), overlapDays: 0 }))
  expect(await contact()).toEqual(thief)
  const now = await keys()
  expect([now.length, now[0] === own[0]]).toEqual([1, false])
  await notMe(boss, '修改公司联系方式')
  expect(await contact()).toEqual(was)
  expect(await keys()).toEqual(own)
})

it('one’s own name and address', async () => {
  const boss = await person('back-own')
  await must(
    boss.call('/bss/bssUser/editInfo', { name: '别人', email: 'thief-own@way-back.example.com' }),
  )
  const code = await letter(boss, '修改本人资料与邮箱')
  // Of several at once one takes it back, and sets the new password.
  const all = Array.from({ length: 6 }, () => server.call('POST', '/user/notMe', { code }))
  const told = (await Promise.all(all)).map(({ status }) => status).sort((a, b) => a - b)
  expect(told).toEqual([200, 1010, 1010, 1010, 1010, 1010])
  expect(await server.db.one("select name from app_user where user_name = 'back-own'")).toEqual({
    name: 'back-own',
  })
  expect((await reachedBy(server, 'back-own')).email).toBe('back-own@way-back.example.com')
})
