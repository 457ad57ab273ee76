/** A company registers: licence, mail, password, decision, first login. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inboxFind, loginByPassword, startTestServer, type TestServer } from '../harness.ts'
import { type Applicant, applicantOf, PASSWORD, taxNoOf } from './applicant.ts'

let server: TestServer
let admin: string
let applicant: Applicant
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
  applicant = await applicantOf(server)
}, 120_000)
afterAll(() => server.stop())

const call: Applicant['call'] = (...args) => applicant.call(...args)
const ask: Applicant['ask'] = (...args) => applicant.ask(...args)
const codeIn: Applicant['codeIn'] = (...args) => applicant.codeIn(...args)
const activate: Applicant['activate'] = (...args) => applicant.activate(...args)
const login = () => loginByPassword(server.call, { username: 'firstadmin' }, PASSWORD)

describe('a registration', () => {
  it('reads the licence, and takes no other than one that it read', async () => {
    expect(applicant.licence.read.taxNo).toMatch(/^[0-9A-Z]{18}$/)
    expect(await ask({ licence: 'x'.repeat(80) })).toMatchObject({ status: 400 })
  })

  it('is refused what cannot be, each at its field', async () => {
    expect(await ask({ taxNo: '91440399MAQ8Q5RN7H' })).toMatchObject({
      status: 2002,
      msg: '统一社会信用代码有误，请核对第18位校验码',
    })
    expect((await ask({ email: '' })).msg).toContain('电子邮箱不能为空')
    expect((await ask({ code: 'no' })).status).toBe(1002)
  })

  it('goes from mail to password to decision to login; each link once', async () => {
    expect((await ask()).data).toEqual({ sentTo: 'f***@example.com' })
    const code = await codeIn('first@example.com')
    expect(JSON.stringify(await server.db.rows('select * from registration'))).not.toContain(code)
    const about = { crypto_code: code }
    expect((await server.call('GET', '/company/register/active', about)).data).toMatchObject({
      userName: 'firstadmin',
    })
    expect((await activate(code, 'short')).msg).toContain('8-20位需包含字母数字和符号')
    expect((await activate(code)).status).toBe(200)
    expect((await activate(code)).status).toBe(1010)
    // Nobody comes in before the platform has decided.
    expect((await login()).status).toBe(1001)
    const { data } = await call('list', { status: 'WAITING' }, admin)
    expect(data.rows).toMatchObject([{ userName: 'firstadmin', differs: [] }])
    const { id } = data.rows[0]
    const boss = await server.login('demo')
    expect((await call('decide', { id, approve: true, note: '测试所填的说明' }, boss)).http).toBe(
      403,
    )
    const approve = (token: string) =>
      call('decide', { id, approve: true, note: '资料齐全' }, token)
    // One operator alone opens nothing, however often he says so.
    const proposed = { status: 'WAITING', proposedBy: 'admin', own: true, decidedBy: null }
    expect((await approve(admin)).data).toMatchObject(proposed)
    expect((await approve(admin)).status).toBe(2040)
    expect((await login()).status).toBe(1001)
    const made = await approve(await server.login('operator'))
    expect(made.data).toMatchObject({ status: 'APPROVED', decidedBy: 'operator', own: false })
    expect(
      (await call('decide', { id, approve: true, note: '测试所填的说明' }, admin)).status,
    ).toBe(409)
    await inboxFind('first@example.com', (m) => m.text.includes('已通过审核'))
    const { data: opened } = await login()
    const { data: info } = await server.call('GET', '/user/info', {}, opened.token)
    expect(info.roleList).toMatchObject([{ roleCode: 'ROLE_COMPANY_ADMIN' }])
    const log = await server.call('POST', '/audit/list', { kind: 'CHANGE' }, opened.token)
    expect(log.data.rows[0]).toMatchObject({ action: 'registrationDecide', operator: true })
  })

  it('refused, is told why, and may be asked again', async () => {
    const taxNo = taxNoOf('91310000MA1FL0AB1')
    const other = { taxNo, companyName: '示例不同', email: 'b@example.com' }
    const who = { phone: '13700008888', userName: 'thirdadmin' }
    await ask({ ...other, ...who })
    await activate(await codeIn('b@example.com'))
    const { data } = await call('list', { keyword: '示例不同' }, admin)
    expect(data.rows[0].differs).toEqual(['companyName', 'taxNo'])
    const { id } = data.rows[0]
    expect((await call('decide', { id, approve: false, note: '' }, admin)).msg).toContain(
      '请填写审核意见',
    )
    const note = '执照与填写的名称不一致'
    await call('decide', { id, approve: false, note }, admin)
    const told = await inboxFind('b@example.com', (m) => m.text.includes('未通过审核'))
    expect(told.text).toContain(note)
    expect((await ask({ ...other, ...who })).status).toBe(200)
    const rest = await server.db.rows('select password_hash from registration')
    expect(rest.every((r) => (r as { password_hash: unknown }).password_hash === null)).toBe(true)
  })

  it('shows its photo to the platform alone', async () => {
    const { data } = await call('list', {}, admin)
    const get = (token: string) =>
      fetch(`${server.base}/company/register/picture/${data.rows[0].id}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
    const shown = await get(admin)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await get(await server.login('demo'))).status).toBe(403)
  })
})
