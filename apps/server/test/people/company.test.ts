/** What a company keeps of itself, over HTTP: contact and keys, each change in its audit log. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePair } from '../../src/features/company/keys.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
let boss: string
let staff: string
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.login('demo')
  staff = await server.login('staff')
})
afterAll(() => server.stop())

const call = (path: string, body: object = {}, token = boss) =>
  server.call('POST', path, body, token)
const basic = async (token = boss) =>
  (await server.call('GET', '/capital/front/company/basic', {}, token)).data
const log = async (action: string) => (await call('/audit/list', { keyword: action })).data.rows[0]

describe('contact', () => {
  it('is changed by who may, with before and after in the log', async () => {
    const contact = { linkman: '孙示例', phone: '13600001111', email: 'office@example.com' }
    expect((await call('/company/company/UpdateCompany', contact, staff)).http).toBe(403)
    expect((await call('/company/company/UpdateCompany', contact)).status).toBe(200)
    expect(await basic()).toMatchObject({ linkman: '孙示例', phone: '136****1111' })
    const { phone: _, ...rest } = contact
    await call('/company/company/UpdateCompany', { ...rest, linkman: '李示例' })
    expect(await basic()).toMatchObject({ linkman: '李示例', phone: '136****1111' })
    expect((await log('updateCompany')).detail).toMatchObject({
      before: { linkman: '孙示例' },
      after: { linkman: '李示例', email: 'o***@example.com' },
    })
    expect(
      (await call('/company/company/UpdateCompany', { ...contact, email: 'x' })).msg,
    ).toContain('请输入正确的电子邮箱')
  })
})

describe('keys', () => {
  const keys = async (token = boss) => (await call('/company/key/list', {}, token)).data

  it('of theirs are turned without an outage: the old holds beside the new', async () => {
    const [first, second] = [makePair('RSA'), makePair('SM2')]
    const add = (publicKey: string, overlapDays: number, token = boss) =>
      call('/company/key/add', { publicKey, overlapDays }, token)
    expect((await add(first.publicKey, 0, staff)).http).toBe(403)
    expect((await add(first.publicKey, 0)).data).toMatchObject({
      kind: 'TH',
      algorithm: 'RSA',
      fingerprint: first.fingerprint,
      endsAt: null,
    })
    expect((await add(first.publicKey, 0)).status).toBe(409)
    expect((await add(second.publicKey, 7)).data.algorithm).toBe('SM2')
    expect(await keys()).toMatchObject([
      { fingerprint: second.fingerprint, endsAt: null },
      { fingerprint: first.fingerprint, endsAt: expect.any(String) },
    ])
    expect((await basic()).thPublicKey).toBe(second.publicKey)
    const end = (fingerprint: string) => call('/company/key/end', { kind: 'TH', fingerprint })
    expect((await end(second.fingerprint)).status).toBe(409)
    expect((await end(first.fingerprint)).status).toBe(200)
    expect(await keys()).toHaveLength(1)
    expect((await add(first.privateKey, 0)).msg).toContain('这是私钥')
    expect(await log('companyKeyAdd')).toMatchObject({ object: second.fingerprint })
  })

  it('of ours are made here; the private half never leaves and rests sealed', async () => {
    const made = await call('/company/key/rotate', { algorithm: 'SM2', overlapDays: 0 })
    expect(made.data).toMatchObject({ kind: 'KD', algorithm: 'SM2' })
    expect(JSON.stringify(made.data)).not.toContain('PRIVATE')
    const rows = await server.db.rows<{ private_key: Buffer | null }>(
      "select private_key from company_key where kind = 'KD'",
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.private_key?.toString('latin1')).not.toContain('PRIVATE')
    expect((await basic()).kdPublicKey).toBe(made.data.publicKey)
  })

  it('are one’s own company’s alone', async () => {
    expect(await keys(await server.login('owner'))).toEqual([])
  })
})
