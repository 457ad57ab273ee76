/** Sensitive changes of accounts: nobody does them alone, whoever they concern hears of them and may object, and they wait. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../src/features/session/sessions.ts'
import { inboxFind, startTestServer, type TestServer } from '../harness.ts'
import { sayWhy } from '../support/access-reason.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { agree, letTimePass, WHY, withSecond } from '../support/sensitive.ts'
import { reachedBy, writeEmail } from './reached.ts'

let server: TestServer
/** Platform: `admin` administers, `operator` is the second. Company 1: `boss` and `deputy` administer. */
let admin: string
let operator: string
let boss: string
let deputy: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
  operator = await server.login('operator')
  boss = await server.login('demo')
  deputy = await memberOf(server, 1, 'deputy', 'ROLE_COMPANY_ADMIN')
  await sayWhy(server, admin, 1, '客户来电请求协助')
})
afterAll(() => server.stop())

const call = (path: string, body: object, token: string) =>
  server.call('POST', `/bss/bssUser/${path}`, body, token)
const ask = (path: string, body: object, token: string) =>
  server.call('POST', `/account/sensitive/${path}`, { reason: WHY, ...body }, token)
const list = async (token: string) =>
  (await server.call('POST', '/account/sensitive/list', { size: 100 }, token)).data.rows
let numbers = 66_100_000
const person = (userName: string, roleCode: string, over: object = {}) => ({
  userName,
  name: '示例人员',
  mobile: `137${++numbers}`,
  email: `${userName}@example.com`,
  roleCodes: [roleCode],
  ...over,
})
const idOf = async (userName: string) =>
  (await server.db.one<{ id: number; company_id: number }>(
    'select id, company_id from app_user where user_name = $1',
    [userName],
  ))!
const tokenOf = async (userName: string) => {
  const { id, company_id: companyId } = await idOf(userName)
  return (await openSession(server.db, { id, companyId }, 'MAIN')).token
}
const logged = async (companyId: number) =>
  (
    await server.db.rows<{ body: string }>(
      'select body from audit_entry where company_id = $1 order by seq desc limit 5',
      [companyId],
    )
  ).map(({ body }) => JSON.parse(body))

describe('alone', () => {
  it.each([
    ['an operator', () => person('alone1', 'ROLE_OPERATOR'), () => admin],
    [
      'an administrator of a customer',
      () => person('alone2', 'ROLE_COMPANY_ADMIN', { companyId: 1 }),
      () => admin,
    ],
    [
      'anybody of a customer',
      () => person('alone3', 'ROLE_COMPANY_STAFF', { companyId: 1 }),
      () => admin,
    ],
    ['a colleague who administers', () => person('alone4', 'ROLE_COMPANY_ADMIN'), () => boss],
  ])('nobody makes %s', async (_, body, token) => {
    expect((await call('save', body(), token())).status).toBe(4202)
    expect(
      await server.db.rows("select 1 from app_user where user_name like 'alone%'"),
    ).toHaveLength(0)
  })

  it('nobody changes mail or mobile of another, sets his password anew, or gives him a weighty role', async () => {
    const { id } = await idOf('staff')
    const roleCodes = ['ROLE_COMPANY_STAFF']
    const edit = (over: object) =>
      call('update', { id, name: '示例员工', roleCodes, ...over }, boss)
    expect((await edit({ email: 'mine@example.com' })).status).toBe(4202)
    expect((await edit({ mobile: '13700000001' })).status).toBe(4202)
    expect((await edit({ roleCodes: ['ROLE_COMPANY_ADMIN'] })).status).toBe(4202)
    expect((await call('resetPassword', { id }, boss)).status).toBe(4202)
    expect(await reachedBy(server, 'staff')).toMatchObject({ mobile: '19900000002', email: null })
  })

  it('ordinary things stay as they were: a colleague without weight, a name', async () => {
    expect((await call('save', person('clerk', 'ROLE_COMPANY_STAFF'), boss)).status).toBe(200)
    const { id } = await idOf('clerk')
    const body = { id, name: '改名', roleCodes: ['ROLE_COMPANY_STAFF'] }
    expect((await call('update', body, boss)).data.name).toBe('改名')
    expect((await ask('userNew', person('clerk2', 'ROLE_COMPANY_STAFF'), boss)).status).toBe(409)
  })
})

describe('the way', () => {
  it('is asked, agreed to by another, waits, and is done', async () => {
    const body = person('third', 'ROLE_OPERATOR')
    const { data } = await ask('userNew', body, admin)
    expect(data).toMatchObject({ state: 'ASKED', needs: 1, standIn: false, mayDecide: false })
    expect((await ask('userNew', body, admin)).status).toBe(409)
    expect((await agree(server, data.id, admin)).status).toBe(2040)
    const agreed = (await agree(server, data.id, operator)).data
    expect(agreed.state).toBe('AGREED')
    const hours = (Date.parse(agreed.dueAt) - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(24)
    expect((await list(admin))[0].state).toBe('AGREED')
    expect(await server.db.one("select 1 from app_user where user_name = 'third'")).toBeNull()
    expect((await letTimePass(server, data.id, admin)).state).toBe('DONE')
    expect((await reachedBy(server, 'third')).email).toBe('third@example.com')
    expect((await inboxFind('third@example.com')).text).toContain('/active/')
    const kept = await server.db.one(
      'select body, body_sealed from sensitive_change where id = $1',
      [data.id],
    )
    expect(kept).toEqual({ body: null, body_sealed: null })
  })

  it('an account that it made agrees to nothing for thirty days, and then it does', async () => {
    const third = await tokenOf('third')
    const { data } = await ask('userNew', person('fourth', 'ROLE_OPERATOR'), operatorsAdmin())
    expect((await agree(server, data.id, third)).http).toBe(403)
    await server.db.run("update account_hand set at = at - interval '31 days'")
    expect((await agree(server, data.id, third)).data.state).toBe('AGREED')
  })

  it('is told to the person at the old address, to the administrators and in both logs', async () => {
    await memberOf(server, 1, 'moved', 'ROLE_COMPANY_STAFF')
    const { id } = await idOf('moved')
    await writeEmail(server, 'moved', 'old@example.com')
    const body = { id, name: '示例', email: 'new@example.com', roleCodes: ['ROLE_COMPANY_STAFF'] }
    const letters = (word: string) =>
      inboxFind('old@example.com', ({ subject, text }) => `${subject}${text}`.includes(word))
    const { data } = await ask('userEdit', body, admin)
    await agree(server, data.id, operator)
    const done = await letTimePass(server, data.id, admin)
    expect(done).toMatchObject({ state: 'DONE', standIn: false })
    expect((await reachedBy(server, 'moved')).email).toBe('new@example.com')
    // Each to the address that stood when it was told: the way of a slow mail server is tried in notice/letters.test.ts.
    for (const word of ['有人申请变更您的账号', '您的账号将被变更', '您的账号已变更'])
      expect((await letters(word)).text).toContain('moved')
    const told = await server.db.rows<{ user_name: string }>(
      `select u.user_name from notice n join app_user u on u.id = n.user_id
        where n.kind = 'SENSITIVE_ASKED' and n.params ->> 'object' = 'moved' order by 1`,
    )
    expect(told.map((row) => row.user_name)).toEqual(
      expect.arrayContaining(['admin', 'demo', 'deputy', 'operator']),
    )
    const platform = (await idOf('admin')).company_id
    for (const chain of [1, platform])
      expect(await logged(chain)).toContainEqual(
        expect.objectContaining({
          action: 'sensitiveUserEdit',
          object: 'moved',
          userName: 'admin',
        }),
      )
  })

  it('is stopped by whoever asked, by the person, and by an administrator who was told', async () => {
    await memberOf(server, 1, 'watchful', 'ROLE_COMPANY_STAFF')
    const { id } = await idOf('watchful')
    const stop = (change: number, token: string) =>
      server.call('POST', '/account/sensitive/stop', { id: change, note: '本人并不知情' }, token)
    for (const [by, state] of [
      [admin, 'WITHDRAWN'],
      [await tokenOf('watchful'), 'OBJECTED'],
      [deputy, 'OBJECTED'],
    ] as const) {
      const { data } = await ask('passwordLink', { id }, admin)
      await agree(server, data.id, operator)
      expect((await stop(data.id, by)).data.state).toBe(state)
      expect((await letTimePass(server, data.id, admin)).state).toBe(state)
      expect((await stop(data.id, by)).status).toBe(409)
    }
    const { data } = await ask('passwordLink', { id }, admin)
    // Nobody else of the company sees it, and nobody of another.
    expect((await stop(data.id, await server.login('staff'))).http).toBe(404)
    expect((await stop(data.id, await server.login('owner'))).http).toBe(404)
    expect((await agree(server, data.id, deputy)).http).toBe(403)
    await stop(data.id, admin)
  })

  it('fails when whoever asked may not do it any more', async () => {
    await memberOf(server, 1, 'leaver', 'ROLE_COMPANY_ADMIN')
    const leaver = await tokenOf('leaver')
    const { data } = await ask('userNew', person('late', 'ROLE_COMPANY_ADMIN'), leaver)
    await agree(server, data.id, boss)
    const { id } = await idOf('leaver')
    await call('freeze', { id, freeze: true, reason: '已办理离职手续' }, boss)
    expect(await letTimePass(server, data.id, boss)).toMatchObject({ state: 'FAILED' })
    expect(await server.db.one("select 1 from app_user where user_name = 'late'")).toBeNull()
  })

  it('drops a second factor, and raises a role that people hold', async () => {
    await memberOf(server, 1, 'lost', 'ROLE_COMPANY_STAFF')
    const { id } = await idOf('lost')
    expect((await ask('factorDrop', { id }, boss)).status).toBe(409)
    await server.db.run(
      "insert into second_factor (user_id, kind, name, secret) values ($1, 'TOTP', 'x', 'x')",
      [id],
    )
    expect(await withSecond(server, ['factorDrop', { id }], boss, deputy)).toMatchObject({
      state: 'DONE',
    })
    expect(await server.db.rows('select 1 from second_factor where user_id = $1', [id])).toEqual([])
    const role = { roleName: '复核', permissions: ['rules.read'], dataScope: 'COMPANY' }
    const save = (body: object) => server.call('POST', '/front/companyRole/save', body, boss)
    const { data: made } = await save(role)
    await call('update', { id, name: '示例', roleCodes: [made.roleCode] }, boss)
    const raised = { ...role, id: made.id, permissions: ['rules.read', 'rules.approve'] }
    expect((await save(raised)).status).toBe(4202)
    expect(await withSecond(server, ['roleRaise', raised], boss, deputy)).toMatchObject({
      state: 'DONE',
      facts: [{ field: 'permissions', after: ['rules.approve'] }],
    })
    const hand = await server.db.rows('select act from account_hand where user_id = $1', [id])
    expect(hand).toContainEqual({ act: 'RAISED' })
  })
})

/** The session of the platform's administrator, read when it is asked. */
const operatorsAdmin = () => admin

describe('where nobody stands beside', () => {
  it('two operators stand in for a customer’s only administrator', async () => {
    const company = await emptyCompany(server, '示例独任')
    const sole = await memberOf(server, company, 'sole', 'ROLE_COMPANY_ADMIN')
    await server.db.run("update account_hand set at = at - interval '31 days'")
    const { data } = await ask('userNew', person('second', 'ROLE_COMPANY_ADMIN'), sole)
    expect(data).toMatchObject({ needs: 2, standIn: true })
    expect((await agree(server, data.id, admin)).data.state).toBe('ASKED')
    expect((await agree(server, data.id, admin)).http).toBe(403)
    expect((await agree(server, data.id, operator)).data.state).toBe('AGREED')
    expect((await letTimePass(server, data.id, sole)).state).toBe('DONE')
    // The second is young: operators stand in for a month more.
    const next = await ask('userNew', person('further', 'ROLE_COMPANY_ADMIN'), sole)
    expect(next.data).toMatchObject({ needs: 2, standIn: true })
  })

  it('the only operator waits three times as long, and nobody makes himself the only one', async () => {
    const platform = (await idOf('admin')).company_id
    const others = await server.db.rows<{ id: number }>(
      "select id from app_user where company_id = $1 and user_name <> 'admin'",
      [platform],
    )
    for (const { id } of others) await call('delete', { id, reason: '只剩一位运营的情形' }, admin)
    const first = await ask('userNew', person('early', 'ROLE_OPERATOR'), admin)
    expect(first.data).toMatchObject({ needs: 1, state: 'ASKED' })
    await server.db.run("update account_hand set at = at - interval '31 days'")
    const { data } = await ask('userNew', person('newcomer', 'ROLE_OPERATOR'), admin)
    expect(data).toMatchObject({ needs: 0, state: 'AGREED' })
    expect(Math.round((Date.parse(data.dueAt) - Date.now()) / 3_600_000)).toBe(72)
    // In a customer's company he does nothing alone: its own administrators agree.
    const { id } = await idOf('staff')
    const link = await ask('passwordLink', { id }, admin)
    expect(link.data).toMatchObject({ needs: 1, standIn: true })
    expect((await agree(server, link.data.id, boss)).data.state).toBe('AGREED')
  })
})
