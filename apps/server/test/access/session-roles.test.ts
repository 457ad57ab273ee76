/** What a role may do is what the database says at this moment; the literal in the contract only sows it. */
import { BUILT_IN_ROLES } from '@xinjian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sowRoles } from '../../src/features/session/role-seeds.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const grant = (role: string, permission: string) =>
  server.db.run(
    'insert into role_permission (role_id, permission) select id, $2 from role where code = $1',
    [role, permission],
  )
const withdraw = (role: string, permission: string) =>
  server.db.run(
    'delete from role_permission p using role r where r.id = p.role_id and r.code = $1 and p.permission = $2',
    [role, permission],
  )
const board = (token: string) => server.call('POST', '/collect/funnel', {}, token)
const companyOf = async (userName: string) =>
  (await server.db.one<{ company_id: number }>(
    'select company_id from app_user where user_name = $1',
    [userName],
  ))!.company_id

describe('a role', () => {
  it('begins as the literal says', async () => {
    const held = await server.db.rows<{ code: string; permissions: string[] }>(
      `select r.code, array(select permission from role_permission where role_id = r.id) as permissions
         from role r where company_id is null`,
    )
    const sorted = (of: readonly { code: string; permissions: readonly string[] }[]) =>
      of
        .map(({ code, permissions }) => [code, [...permissions].sort()])
        .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))
    expect(sorted(held)).toEqual(
      sorted(
        Object.entries(BUILT_IN_ROLES).map(([code, { permissions }]) => ({ code, permissions })),
      ),
    )
  })

  it('that is changed acts at the next call of a session that is open', async () => {
    const token = await server.login('staff')
    expect((await board(token)).http).toBe(200)
    expect(await withdraw('ROLE_COMPANY_STAFF', 'board.read')).toBe(1)
    expect(await board(token)).toMatchObject({ http: 403, data: null })
    const { data: user } = await server.call('GET', '/user/info', {}, token)
    expect(user.permissions).not.toContain('board.read')
    expect(user.roleList).toEqual([{ roleCode: 'ROLE_COMPANY_STAFF', roleName: '企业员工' }])
    const { data: menu } = await server.call('POST', '/bss/menu/userMenu', {}, token)
    expect(JSON.stringify(menu)).toContain('/queryCenter/consents')
    expect(JSON.stringify(menu)).not.toContain('/queryCenter/collectBoard')
    await grant('ROLE_COMPANY_STAFF', 'board.read')
    expect((await board(token)).http).toBe(200)
  })

  it('stays as it was changed when the program starts again; what is new is sown', async () => {
    await withdraw('ROLE_COMPANY_STAFF', 'board.read')
    await server.db.run("delete from permission where name = 'consent.revoke'")
    await server.db.run("delete from role where code = 'ROLE_DEMO'")
    await Promise.all([sowRoles(server.db), sowRoles(server.db)])
    const staff = await server.login('staff')
    expect((await board(staff)).http).toBe(403)
    await grant('ROLE_COMPANY_STAFF', 'board.read')
    const { data: admin } = await server.call('GET', '/user/info', {}, await server.login('demo'))
    expect(admin.permissions.sort()).toEqual(
      [...BUILT_IN_ROLES.ROLE_COMPANY_ADMIN.permissions].sort(),
    )
    const demo = await server.login('demo', 'show')
    const { data: shown } = await server.call('GET', '/user/info', {}, demo)
    expect(shown.permissions.sort()).toEqual([...BUILT_IN_ROLES.ROLE_DEMO.permissions].sort())
  })

  it('holds no permission that the program does not know', async () => {
    await expect(grant('ROLE_COMPANY_STAFF', 'report.raed')).rejects.toThrow(/foreign key/)
  })

  it('of a company permits something in that company alone, and never in the name of a built-in one', async () => {
    const own = (code: string, companyId: number) =>
      server.db.run(
        `with made as (insert into role (company_id, code, name) values ($1, $2, '风控专员') returning id)
         insert into role_permission (role_id, permission) select id, 'channel.read' from made`,
        [companyId, code],
      )
    const [bank, firm] = [await companyOf('child'), await companyOf('owner')]
    await expect(own('ROLE_RYC_CHILD', bank)).rejects.toThrow(/check constraint/)
    await server.db.run(
      "insert into user_role (user_id, role_code) select id, 'RISK' from app_user where user_name = 'child'",
    )
    const token = await server.login('child')
    const channel = () => server.call('POST', '/collect/channel', {}, token)
    await own('RISK', firm)
    expect((await channel()).http).toBe(403)
    await own('RISK', bank)
    expect((await channel()).http).toBe(200)
    await server.db.run("delete from role where code = 'RISK'")
    expect((await channel()).http).toBe(403)
  })
})

describe('a child customer', () => {
  it.each([
    ['/collect/channel', {}],
    ['/collect/channel/callback', { url: 'https://receiver.example/hook' }],
    ['/collect/funnel', {}],
    ['/collect/tasks', {}],
    ['/collect/timeline', { taskId: 'T1' }],
    ['/collect/link', {}],
    ['/consent/list', {}],
    ['/consent/detail', { contractNo: 'C1' }],
  ])('has no way to %s, which tells of the whole company', async (path, body) => {
    const token = await server.login('child')
    expect(await server.call('POST', path, body, token)).toMatchObject({ http: 403, data: null })
  })

  it('is offered no page that would tell', async () => {
    const token = await server.login('child')
    const { data: menu } = await server.call('POST', '/bss/menu/userMenu', {}, token)
    for (const path of ['/queryCenter/consents', '/queryCenter/collectBoard'])
      expect(JSON.stringify(menu)).not.toContain(path)
  })
})
