/** Accounts over HTTP: who may make, change, freeze, delete whom, and what it does to the one it is done to. */
import { sealSecret } from '@xinjian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inboxFind, loginByPassword, startTestServer, type TestServer } from '../harness.ts'
import { sayWhy } from '../support/access-reason.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { withSecond } from '../support/sensitive.ts'

let server: TestServer
let boss: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.login('demo')
  admin = await server.login('admin')
})
afterAll(() => server.stop())

const call = (path: string, body: object, token = boss) => server.call('POST', path, body, token)
let numbers = 51_000_000
const mobile = () => `138${++numbers}`
const made = async (over: object = {}, token = boss) =>
  call(
    '/bss/bssUser/save',
    {
      userName: `clerk${numbers}`,
      name: '示例员工',
      mobile: mobile(),
      email: `clerk${numbers}@example.com`,
      roleCodes: ['ROLE_COMPANY_STAFF'],
      ...over,
    },
    token,
  )

const codeIn = (text: string): string => /(?:active\/|code=)([\w-]+)/.exec(text)?.[1] ?? ''

/** The code of the link that was sent to an address or number, another than one that came before. */
async function codeSentTo(to: string, but = ''): Promise<string> {
  const { text } = await inboxFind(to, (m) => !['', but].includes(codeIn(m.text)))
  return codeIn(text)
}

async function setPassword(code: string, password: string, again = password) {
  const seal = async (secret: string) =>
    sealSecret((await server.call('POST', '/security/key')).data, secret)
  return server.call('POST', '/bss/crypto/save', {
    crypto_code: code,
    newPassword: await seal(password),
    repassword: await seal(again),
  })
}

const PASSWORD = 'Quiet#Harbour7'

/** A new user who has followed the link and logged in. */
async function working(over: object = {}) {
  const { data } = await made(over)
  const code = await codeSentTo(data.email)
  await setPassword(code, PASSWORD)
  const { data: opened } = await loginByPassword(server.call, { username: data.userName }, PASSWORD)
  return { ...data, code, token: opened.token as string }
}
const info = (token: string) => server.call('GET', '/user/info', {}, token)

describe('a new account', () => {
  it('gets a link by mail that sets a password once, and logs in', async () => {
    const { data, status } = await made()
    expect(status).toBe(200)
    expect(data).toMatchObject({ status: 'ACTIVE', waiting: true, companyName: '示例商业银行' })
    expect(data.mobile).toMatch(/^138\*{4}\d{4}$/)
    const code = await codeSentTo(data.email)
    const rest = JSON.stringify(await server.db.rows('select * from password_link'))
    expect(rest).not.toContain(code)
    const told = await server.call('GET', '/bss/crypto/activepassword', { crypto_code: code })
    expect(told.data).toMatchObject({ purpose: 'ACTIVATE', userName: data.userName })
    expect(await setPassword(code, 'short1#')).toMatchObject({
      status: 400,
      msg: expect.stringContaining('8-20位需包含字母数字和符号'),
    })
    expect((await setPassword(code, 'Password@123')).status).toBe(1011)
    expect((await setPassword(code, PASSWORD, `${PASSWORD}x`)).msg).toContain(
      '密码不一致，请重新确认',
    )
    expect((await setPassword(code, PASSWORD)).status).toBe(200)
    expect((await setPassword(code, PASSWORD)).status).toBe(1010)
    const opened = await loginByPassword(server.call, { username: data.userName }, PASSWORD)
    expect(opened.status).toBe(200)
  })

  it('without an address gets it by SMS; a link that has run out opens nothing', async () => {
    const number = mobile()
    await made({ userName: 'bysms', mobile: number, email: undefined })
    const code = await codeSentTo(number)
    await server.db.run("update password_link set expires_at = now() - interval '1 second'")
    expect((await setPassword(code, PASSWORD)).status).toBe(1010)
  })

  it('is refused a name, number or address that cannot be, each at its field', async () => {
    const { data } = await made()
    expect(await made({ userName: data.userName })).toMatchObject({ status: 409 })
    expect((await made({ userName: '1x' })).msg).toContain('账号以字母开头')
    expect((await made({ mobile: '12345' })).msg).toContain('请输入正确格式的11位手机号码')
    expect((await made({ email: 'x@y' })).msg).toContain('请输入正确的电子邮箱')
    expect((await made({ roleCodes: [] })).msg).toContain('请至少选择一个角色')
    expect((await made({ roleCodes: ['NO_SUCH'] })).status).toBe(400)
  })

  it('is never given what its maker may not do', async () => {
    expect(await made({ roleCodes: ['ROLE_ADMIN'] })).toMatchObject({ http: 403 })
    await sayWhy(server, admin, 1)
    expect((await made({ companyId: 1, userName: 'ofbank' }, admin)).status).toBe(4202)
    // Not even by an operator: the platform is nothing for a customer's people.
    expect(await made({ companyId: 1, roleCodes: ['ROLE_ADMIN'] }, admin)).toMatchObject({
      http: 403,
    })
  })
})

describe('a change of rights', () => {
  it('acts at the next call, and the menu follows', async () => {
    const user = await working()
    const rules = () => call('/rulebook/list', {}, user.token)
    const menu = async () => JSON.stringify((await call('/bss/menu/userMenu', {}, user.token)).data)
    expect((await rules()).http).toBe(200)
    expect(await menu()).toContain('/riskControl/rules')
    const change = { id: user.id, name: '示例员工', roleCodes: ['ROLE_RYC_CHILD'] }
    expect((await call('/bss/bssUser/update', change)).status).toBe(200)
    expect((await rules()).http).toBe(403)
    expect(await menu()).not.toContain('/riskControl/rules')
  })

  it('by path says the same; what is left out stays', async () => {
    const { data } = await made()
    const body = { name: '改名', roleCodes: ['ROLE_COMPANY_STAFF'] }
    const after = await call(`/front/user/edit/${data.id}`, body)
    expect(after.data).toMatchObject({ name: '改名', email: data.email, mobile: data.mobile })
    expect((await call(`/front/findUserById/${data.id}`, {})).data).toEqual(after.data)
    expect((await call('/bss/bssUser/info', { id: data.id })).data).toEqual(after.data)
  })
})

describe('freezing', () => {
  it('refuses the next call, with what the browser must do; released, the account works again', async () => {
    const user = await working()
    const freeze = (freeze: boolean) =>
      call('/bss/bssUser/freeze', { id: user.id, freeze, reason: '离岗，已核实' })
    expect((await info(user.token)).http).toBe(200)
    expect((await freeze(true)).data).toMatchObject({ status: 'FROZEN', frozenWhy: '离岗，已核实' })
    expect(await info(user.token)).toMatchObject({ http: 401, status: 6220 })
    const refused = await loginByPassword(server.call, { username: user.userName }, PASSWORD)
    expect(refused.status).toBe(6220)
    expect((await freeze(false)).data).toMatchObject({ status: 'ACTIVE', frozenWhy: null })
    expect((await info(user.token)).http).toBe(200)
    const same = { id: user.id, status: 'FROZEN', reason: '离岗，已核实' }
    expect((await call('/front/user/status/update', same)).data.status).toBe('FROZEN')
  })

  it('of oneself is refused, and so is anything done to somebody with more rights', async () => {
    const own = (await info(boss)).data.id
    const asked = { id: own, freeze: true, reason: '测试所填的说明' }
    expect(await call('/bss/bssUser/freeze', asked)).toMatchObject({ http: 403 })
    await server.db.run(
      `with made as (insert into role (company_id, code, name) values (1, 'KEEPER', '用户管理员') returning id)
       insert into role_permission (role_id, permission)
       select id, unnest(array['self', 'user.read', 'user.write']) from made`,
    )
    const keeper = await memberOf(server, 1, 'keeper', 'KEEPER' as never)
    for (const [path, body] of [
      ['freeze', { freeze: true, reason: '测试所填的说明' }],
      ['delete', { reason: '测试所填的说明' }],
      ['resetPassword', {}],
      ['logout', {}],
      ['update', { name: 'x', roleCodes: ['KEEPER'] }],
    ] as const)
      expect((await call(`/bss/bssUser/${path}`, { id: own, ...body }, keeper)).http, path).toBe(
        403,
      )
    expect((await made({ roleCodes: ['ROLE_COMPANY_STAFF'] }, keeper)).http).toBe(403)
  })
})

describe('resetting and logging out', () => {
  it('sends the link anew of an account that nobody has opened, to its holder', async () => {
    const { data: waiting } = await made()
    const before = await codeSentTo(waiting.email)
    const { data } = await call('/bss/bssUser/resetPassword', { id: waiting.id })
    expect(data.sentTo).toMatch(/^c\*{3}@example\.com$/)
    expect((await setPassword(before, PASSWORD)).status).toBe(1010)
    const after = await codeSentTo(waiting.email, before)
    expect((await setPassword(after, PASSWORD)).status).toBe(200)
  })

  it('ends what is open; the old password opens nothing, the link goes to its holder alone', async () => {
    const user = await working()
    const deputy = await memberOf(server, 1, 'deputy', 'ROLE_COMPANY_ADMIN')
    await withSecond(server, ['passwordLink', { id: user.id }], boss, deputy)
    expect((await info(user.token)).status).toBe(6212)
    const old = await loginByPassword(server.call, { username: user.userName }, PASSWORD)
    expect(old.status).toBe(1001)
    const code = await codeSentTo(user.email, user.code)
    expect((await setPassword(code, PASSWORD)).status).toBe(1009)
    expect((await setPassword(code, 'Other#Harbour8')).status).toBe(200)
  })

  it('forced, ends every session', async () => {
    const user = await working()
    expect((await call('/bss/bssUser/logout', { id: user.id })).data).toEqual({ ended: 1 })
    expect((await info(user.token)).status).toBe(6212)
  })
})

describe('deleting', () => {
  it('ends sessions, frees the number and never the name', async () => {
    const user = await working({ mobile: '13800005555' })
    const gone = await call('/bss/bssUser/delete', { id: user.id, reason: '离职，已核实' })
    expect(gone.status).toBe(200)
    expect((await info(user.token)).http).toBe(401)
    expect((await call('/bss/bssUser/info', { id: user.id })).http).toBe(404)
    expect((await made({ userName: user.userName })).status).toBe(409)
    expect((await made({ userName: 'heir', mobile: '13800005555' })).status).toBe(200)
  })
})

describe('the list', () => {
  it('is of one’s own company, and of another or all for an operator who said why', async () => {
    const strangers = await emptyCompany(server, '示例邻居')
    await memberOf(server, strangers, 'neighbour', 'ROLE_COMPANY_ADMIN')
    const names = async (body: object, token: string) =>
      (await call('/bss/bssUser/userPage', { size: 100, ...body }, token)).data.rows.map(
        (r: { userName: string }) => r.userName,
      )
    expect(await names({}, boss)).not.toContain('neighbour')
    expect(await names({}, admin)).toEqual(['operator', 'admin'])
    await sayWhy(server, admin)
    expect(await names({ companyId: 0 }, admin)).toContain('neighbour')
    expect(await names({ companyId: strangers }, admin)).toEqual(['neighbour'])
    expect((await call('/bss/bssUser/userPage', { companyId: strangers })).http).toBe(403)
    const id = (
      await server.db.one<{ id: number }>("select id from app_user where user_name = 'neighbour'")
    )?.id
    expect((await call('/bss/bssUser/info', { id })).http).toBe(404)
    expect((await call('/bss/bssUser/delete', { id, reason: '测试所填的说明' })).http).toBe(404)
  })

  it('is narrowed by words, state and role', async () => {
    const { data } = await made({ name: '欧阳示例' })
    const rows = async (body: object) => (await call('/bss/bssUser/userPage', body)).data
    expect((await rows({ keyword: '欧阳' })).rows).toMatchObject([{ id: data.id }])
    expect((await rows({ keyword: '欧阳', status: 'FROZEN' })).total).toBe(0)
    expect((await rows({ keyword: 'child', roleCode: 'ROLE_RYC_CHILD' })).total).toBe(1)
  })
})

describe('one’s own', () => {
  it('name and address are changed; sessions are listed and ended', async () => {
    const first = await server.login('staff')
    const second = await server.login('staff')
    const own = async () => (await call('/user/sessions', {}, second)).data
    expect(await own()).toHaveLength(2)
    const other = (await own()).find((s: { own: boolean }) => !s.own)
    expect((await call('/user/sessions/end', { id: other.id }, second)).data).toEqual({ ended: 1 })
    expect((await info(first)).status).toBe(6212)
    expect((await info(second)).http).toBe(200)
    const foreign = (await call('/user/sessions', {}, boss)).data[0].id
    expect((await call('/user/sessions/end', { id: foreign }, second)).data).toEqual({ ended: 0 })
    const edit = { name: '示例柜员', email: 'staff@example.com' }
    expect((await call('/bss/bssUser/editInfo', edit, second)).status).toBe(200)
    const demo = await server.login('staff', 'show')
    for (const [path, body] of [
      ['/bss/bssUser/editInfo', edit],
      ['/user/sessions/end', { id: other.id }],
      ['/user/second/totp/start', {}],
    ] as const)
      expect((await call(path, body, demo)).http, path).toBe(403)
  })

  it('password, forgotten, is set by a link; that nobody has the name is told to nobody', async () => {
    const ask = async (username: string) => {
      const { data } = await server.call('GET', '/captcha')
      const { text } = await inboxFind('captcha@sandbox', (m) => m.subject === data.randomStr)
      const body = { username, code: text, randomStr: data.randomStr }
      return server.call('POST', '/front/crypto/getemailuserId', body)
    }
    expect(await ask('nobody-at-all')).toEqual(await ask('staff'))
    expect((await setPassword(await codeSentTo('staff@example.com'), PASSWORD)).status).toBe(200)
  })
})
