/** The audit log: what stands in it, that it is a chain, and that whoever alters it is seen. */
import { type ChainEntry, verifyChain } from '@xinjian/format/audit-chain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chainHash } from '../../src/db/audit.ts'
import { loginByPassword, startTestServer, type TestServer } from '../harness.ts'
import { sayWhy } from '../support/access-reason.ts'

let server: TestServer
let boss: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.login('demo')
  admin = await server.login('admin')
})
afterAll(() => server.stop())

const list = async (body: object = {}, token = boss) =>
  (await server.call('POST', '/audit/list', { size: 100, ...body }, token)).data
const verify = async (token = boss, body: object = {}) =>
  (await server.call('POST', '/audit/verify', body, token)).data

describe('what is written', () => {
  it('is every login and every refused one, by whom and from where', async () => {
    const { rows } = await list({ kind: 'LOGIN' })
    expect(rows[0]).toMatchObject({
      action: 'login',
      actionName: '登录',
      userName: 'demo',
      ip: '127.0.0.1',
    })
    await loginByPassword(server.call, { username: 'staff' }, 'Wrong@12345')
    expect((await list({ kind: 'REFUSED' })).rows[0]).toMatchObject({
      object: 'staff',
      detail: { refused: 'BAD_CREDENTIALS' },
    })
    await server.call('POST', '/bsslogout', {}, await server.login('staff'))
    expect((await list({ kind: 'LOGOUT' })).rows[0]).toMatchObject({ userName: 'staff' })
    await loginByPassword(server.call, { username: 'Secret#typed1' }, 'Wrong@12345')
    const platform = await list({ companyId: 0, kind: 'REFUSED' }, admin)
    expect(platform.rows[0]).toMatchObject({ object: 'Se***' })
    expect(JSON.stringify(platform)).not.toContain('typed')
  })

  it('is every change of a right, before and after', async () => {
    const role = { roleName: '审计用', permissions: ['report.read'], dataScope: 'OWN' }
    const made = await server.call('POST', '/front/companyRole/save', role, boss)
    const wider = { ...role, id: made.data.id, permissions: ['report.read', 'board.read'] }
    await server.call('POST', '/front/companyRole/save', wider, boss)
    expect((await list({ kind: 'CHANGE', keyword: '审计用' })).rows[0].detail).toEqual({
      before: { name: '审计用', note: '', permissions: ['report.read', 'self'] },
      after: { name: '审计用', note: '', permissions: ['board.read', 'report.read', 'self'] },
    })
  })

  it('is every call that was refused for want of a right, and sensitive looks and changes elsewhere', async () => {
    const child = await server.login('child')
    await server.call('POST', '/collect/channel', {}, child)
    expect((await list({ keyword: 'child', kind: 'REFUSED' })).rows[0]).toMatchObject({
      action: 'collectChannel',
      userName: 'child',
    })
    await server.call('POST', '/collect/link', {}, boss)
    expect((await list({ keyword: 'collectLink' })).rows[0]).toMatchObject({ kind: 'CHANGE' })
  })

  it('is an operator’s look into a company’s log, in that log', async () => {
    const { data } = await server.call('GET', '/capital/front/company/basic', {}, boss)
    await sayWhy(server, admin, data.id, '客户来电核对')
    await list({ companyId: data.id }, admin)
    expect((await list({ kind: 'LOOK' })).rows[0]).toMatchObject({
      action: 'auditList',
      userName: 'admin',
      operator: true,
      detail: { reason: '客户来电核对' },
    })
    const foreign = { companyId: 0 }
    expect((await server.call('POST', '/audit/list', foreign, boss)).http).toBe(403)
  })
})

describe('the chain', () => {
  it('holds, of many that write at once too', async () => {
    const permissions = ['report.read']
    const save = (_: unknown, i: number) => {
      const role = { roleName: `并行${i}`, permissions, dataScope: 'OWN' }
      return server.call('POST', '/front/companyRole/save', role, boss)
    }
    await Promise.all(Array.from({ length: 8 }, save))
    const found = await verify()
    expect(found).toMatchObject({ brokenAt: null })
    expect(found.entries).toBeGreaterThan(10)
    const { total } = await list()
    expect(total).toBe(found.entries)
  })

  it('is exported as it stands, for anybody to reckon again', async () => {
    const response = await fetch(`${server.base}/audit/export`, {
      headers: { Authorization: `Bearer ${boss}` },
    })
    expect(response.status).toBe(200)
    const lines = (await response.text()).trim().split('\n')
    const { end } = JSON.parse(lines.at(-1)!)
    expect(end).toMatchObject({ from: 1, to: lines.length - 1, entries: lines.length - 1 })
    const rows = lines.slice(0, -1).map((line): ChainEntry => {
      const { seq, hash, body } = JSON.parse(line)
      return { seq, hash: Buffer.from(hash, 'hex'), body }
    })
    const found = await verifyChain(rows, chainHash)
    expect(found).toMatchObject({ brokenAt: null, entries: rows.length })
    // Each entry alone: changed, left out, put twice.
    for (const [i, row] of rows.entries()) {
      const changed = rows.with(i, { ...row, body: row.body.replace('"ip":"', '"ip":"9') })
      expect((await verifyChain(changed, chainHash)).brokenAt).toBe(i + 1)
      if (i < rows.length - 1)
        expect((await verifyChain(rows.toSpliced(i, 1), chainHash)).brokenAt).toBe(i + 1)
      expect((await verifyChain(rows.toSpliced(i, 0, row), chainHash)).brokenAt).not.toBeNull()
    }
  })

  it('cannot be changed by the product, and tells when somebody else did', async () => {
    await expect(
      server.db.as('system').run("update audit_entry set body = '{}' where seq = 2"),
    ).rejects.toThrow(/permission denied/)
    // A superuser of the database is held by nothing.
    await server.db.run(
      `update audit_entry set body = replace(body, '"userName":"demo"', '"userName":"nobody"')
        where seq = 1 and company_id = (select company_id from app_user where user_name = 'demo')`,
    )
    expect(await verify()).toMatchObject({ brokenAt: 1 })
    // The end cut off: what is left is a chain, but not the one that was.
    const { data } = await server.call('GET', '/capital/front/company/basic', {}, admin)
    await server.db.run(
      `delete from audit_entry where company_id = $1
          and seq = (select max(seq) from audit_entry where company_id = $1)`,
      [data.id],
    )
    const { entries, brokenAt } = await verify(admin)
    expect(brokenAt).toBe(entries + 1)
  })
})
