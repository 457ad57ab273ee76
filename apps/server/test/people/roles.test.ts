/** Roles over HTTP: made within what their maker may do, acting at the next call. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { sayWhy } from '../support/access-reason.ts'
import { memberOf } from '../support/companies.ts'

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
const save = (over: object, token = boss) =>
  call(
    '/front/companyRole/save',
    {
      roleName: '风控专员',
      permissions: ['enterprise.read', 'rules.read'],
      dataScope: 'OWN',
      ...over,
    },
    token,
  )

describe('a role of a company', () => {
  it('is given to a user and acts at the next call, by menu and by data scope', async () => {
    const { data: role } = await save({})
    expect(role).toMatchObject({ builtIn: false, dataScope: 'OWN', users: 0, beyond: false })
    const token = await memberOf(server, 1, 'risky', role.roleCode)
    const menu = async () => JSON.stringify((await call('/bss/menu/userMenu', {}, token)).data)
    expect(await menu()).toContain('/riskControl/rules')
    expect(await menu()).not.toContain('/system/userList')
    const wider = { id: role.id, permissions: ['report.read', 'user.read'], dataScope: 'COMPANY' }
    expect((await save(wider)).data).toMatchObject({ dataScope: 'COMPANY', users: 1 })
    expect(await menu()).not.toContain('/riskControl/rules')
    expect(await menu()).toContain('/system/userList')
    expect((await call('/rulebook/list', {}, token)).http).toBe(403)
    const { data } = await server.call('GET', '/user/info', {}, token)
    expect(data.permissions.sort()).toEqual(['report.read', 'report.readAll', 'self', 'user.read'])
  })

  it('that is used cannot be deleted; another can', async () => {
    const { data: role } = await save({ roleName: '在用' })
    await memberOf(server, 1, 'bound', role.roleCode)
    expect(await call('/front/companyRole/delete', { id: role.id })).toMatchObject({
      status: 409,
      msg: '该角色仍有1位用户，请先更换其角色',
    })
    await server.db.run('delete from user_role where role_code = $1', [role.roleCode])
    expect((await call('/front/companyRole/delete', { id: role.id })).status).toBe(200)
    expect((await call('/front/companyRole/info', { id: role.id })).http).toBe(404)
  })

  it('has a name of its own, and never more rights than its maker', async () => {
    expect((await save({ roleName: '企业员工' })).status).toBe(409)
    expect((await save({ roleName: '' })).msg).toContain('请输入角色名称')
    expect((await save({ permissions: [] })).msg).toContain('请至少选择一项权限')
    expect((await save({ roleName: '越权', permissions: ['system.operate'] })).http).toBe(403)
    const { data: role } = await save({
      roleName: '角色管理员',
      permissions: ['role.read', 'role.write'],
    })
    const keeper = await memberOf(server, 1, 'rolekeeper', role.roleCode)
    expect((await save({ roleName: '更大' }, keeper)).http).toBe(403)
    const { data: big } = await save({ roleName: '大' })
    expect(
      (await save({ id: big.id, roleName: '大', permissions: ['role.read'] }, keeper)).http,
    ).toBe(403)
    expect((await call('/front/companyRole/delete', { id: big.id }, keeper)).http).toBe(403)
    const { data } = await call('/front/companyRole/grantable', {}, keeper)
    expect(data.permissions).toEqual(['self', 'role.read', 'role.write'])
  })

  it('is nobody else’s, but an operator’s', async () => {
    const { data: role } = await save({ roleName: '本行' })
    const stranger = await server.login('owner')
    expect((await call('/front/companyRole/info', { id: role.id }, stranger)).http).toBe(403)
    const { data: firm } = await server.call('GET', '/capital/front/company/basic', {}, stranger)
    await sayWhy(server, admin, firm.id)
    const foreign = await save({ roleName: '别家', companyId: firm.id }, admin)
    expect(foreign.data.companyId).toBe(firm.id)
    expect((await call('/front/companyRole/info', { id: foreign.data.id })).http).toBe(404)
    expect((await save({ companyId: firm.id })).http).toBe(403)
    expect((await save({ companyId: firm.id, permissions: ['system.operate'] }, admin)).http).toBe(
      403,
    )
  })

  it('beside the built-in ones, which nobody changes', async () => {
    const { data } = await call('/front/companyRole/find/companyRoleList', { keyword: '企业员工' })
    expect(data.rows).toMatchObject([{ builtIn: true, roleCode: 'ROLE_COMPANY_STAFF' }])
    const all = await call('/front/companyRole/find/companyRoleList', { size: 100 })
    const codes = all.data.rows.map((row: { roleCode: string }) => row.roleCode)
    expect(codes).toContain('ROLE_COMPANY_ADMIN')
    expect(codes).not.toContain('ROLE_ADMIN')
    const id = data.rows[0].id
    expect((await save({ id })).http).toBe(403)
    expect((await call('/front/companyRole/delete', { id }, admin)).http).toBe(403)
  })
})
