/** A company registers: licence, mail, password, decision, first login. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inboxFind, loginByPassword, startTestServer, type TestServer } from '../harness.ts'
import { cellOf, dataKeyOf } from '../process/data-keys.ts'
import { type Applicant, applicantOf, PASSWORD, taxNoOf } from './applicant.ts'

const SECRET_KEY = 'ffeeddccbbaa99887766554433221100'.repeat(2)
let server: TestServer
let admin: string
let applicant: Applicant
beforeAll(async () => {
  server = await startTestServer({ SECRET_KEY })
  admin = await server.login('admin')
  applicant = await applicantOf(server)
})
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

it('how an applicant is reached rests sealed for his registration; altered, that is told in words, and he can be refused alone', async () => {
  const taxNo = taxNoOf('91310000MA1FL0AC2')
  const email = 'sealed@example.com'
  await ask({ taxNo, email, companyName: '示例密存', phone: '13700007777', userName: 'sealadmin' })
  await activate(await codeIn(email))
  const row = (await server.db.one<Record<'mobile' | 'email', string | null> & Sealed>(
    "select * from registration where company_name = '示例密存'",
  ))!
  expect([row.mobile, row.email]).toEqual([null, null])
  const key = await dataKeyOf(server.db, SECRET_KEY, 0)
  const part = (name: 'mobile' | 'email', id = row.id) =>
    cellOf(key, `0/registration.${name}/${id}`, row[`${name}_sealed`])
  expect([part('mobile'), part('email')]).toEqual(['13700007777', email])
  expect(() => part('mobile', row.id + 1)).toThrow()

  await server.db.run(
    'update registration set email_sealed = set_byte(email_sealed, 20, 255 - get_byte(email_sealed, 20)) where id = $1',
    [row.id],
  )
  const said = '该数据未通过完整性校验，无法读取，请联系平台运营方'
  const { data } = await call('list', {}, admin)
  const shown = data.rows.find(({ id }: { id: number }) => id === row.id)
  expect([shown.mobile, shown.email]).toEqual([said, said])
  expect(data.rows.length).toBeGreaterThan(1)
  const decide = (approve: boolean, token: string) =>
    call('decide', { id: row.id, approve, note: '资料齐全，予以通过' }, token)
  expect((await decide(true, admin)).msg).toBe(said)
  const operator = await server.login('operator')
  expect((await decide(false, operator)).data).toMatchObject({ status: 'REFUSED' })
})

it('what the same firm asked by the same address and let run out goes when it asks again; by another address it stays', async () => {
  const taxNo = taxNoOf('91310000MA1FL0AD3')
  const firm = { taxNo, companyName: '示例再来' }
  const left = async () =>
    (await server.db.rows("select 1 from registration where company_name = '示例再来'")).length
  await ask({ ...firm, email: 'again-a@example.com' })
  await ask({ ...firm, email: 'again-b@example.com' })
  await server.db.run(
    "update registration set expires_at = now() - interval '1 minute' where company_name = '示例再来'",
  )
  await ask({ ...firm, email: 'again-a@example.com' })
  expect(await left()).toBe(2)
  await ask({ ...firm, email: 'again-a@example.com' })
  expect(await left()).toBe(3)
})

interface Sealed {
  id: number
  mobile_sealed: Buffer
  email_sealed: Buffer
}
