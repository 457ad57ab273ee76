/** What a registration does not tell: who has an account, who is a customer, who waits. The operator who decides is told instead. */
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
  await server.db.run('update company set tax_no = $1 where id = (select min(id) from company)', [
    CUSTOMER,
  ])
})
afterAll(() => server.stop())

/** Of a company that is a customer, of one that waits, of one that nobody has heard of. */
const CUSTOMER = taxNoOf('91310000MA1FL0AC1')
const WAITS = taxNoOf('91310000MA1FL0AC2')
const FREE = taxNoOf('91310000MA1FL0AC3')
const WORDS = ['加微信领奖', '请速拨四零零', 'lureadmin']

/** Asks and follows the link: everything an applicant is answered on the way. */
async function wholeWay(over: { email: string } & Record<string, string>) {
  const asked = await applicant.ask(over)
  const code = await applicant.codeIn(over.email)
  const info = await server.call('GET', '/company/register/active', { crypto_code: code })
  const done = await applicant.activate(code)
  const again = await applicant.activate(code)
  return [asked, { ...info, data: Object.keys(info.data ?? {}) }, done, again].map((one) =>
    JSON.stringify(one),
  )
}

async function rowOf(email: string) {
  const { data } = await applicant.call('list', { size: 50 }, admin)
  return data.rows.find((row: { email: string }) => row.email === email)
}
const decide = (id: number, over: object = {}) =>
  applicant.call('decide', { id, approve: true, note: '资料齐全', ...over }, admin)

describe('whoever registers', () => {
  it('is answered alike, byte for byte, whatever exists already', async () => {
    const plain = { phone: '13700005001', userName: 'freeadmin', taxNo: FREE }
    // All addresses are masked alike, so that nothing but what exists could differ.
    const free = await wholeWay({ ...plain, email: 'qa@example.com' })
    expect(free[0]).toContain('q***@example.com')
    const cases: Record<string, Record<string, string>> = {
      qb: { phone: '19900000001' },
      qc: { userName: 'demo' },
      qd: { taxNo: CUSTOMER },
      // Waits since the first.
      qe: {},
      qf: { phone: '19900000001', userName: 'demo', taxNo: CUSTOMER },
    }
    for (const [name, over] of Object.entries(cases))
      expect(await wholeWay({ ...plain, ...over, email: `${name}@example.com` }), name).toEqual(
        free,
      )
  })

  it('takes nobody’s link away by asking for the same address', async () => {
    const same = { taxNo: taxNoOf('91310000MA1FL0AC4'), email: 'victim@example.com' }
    await applicant.ask(same)
    const code = await applicant.codeIn('victim@example.com')
    await applicant.ask({ ...same, userName: 'stranger' })
    expect((await applicant.activate(code)).status).toBe(200)
  })

  it('puts no word of his into anybody’s mailbox', async () => {
    const [companyName, linkman, userName] = WORDS
    const email = 'lured@example.com'
    await applicant.ask({
      companyName,
      linkman,
      userName,
      email,
      taxNo: WAITS,
      phone: '13700005002',
    })
    const link = await inboxFind(email)
    await applicant.activate(await applicant.codeIn(email))
    const { id } = await rowOf(email)
    await decide(id, { approve: false, note: '执照不清晰' })
    const refused = await inboxFind(email, (m) => m.text.includes('未通过审核'))
    expect(refused.text).toContain('执照不清晰')
    for (const mail of [link, refused]) {
      for (const word of WORDS) expect(`${mail.subject}${mail.text}`).not.toContain(word)
      expect(mail.text).toContain(`编号${id}`)
    }
  })
})

describe('the operator who decides', () => {
  it('sees what stands against it, and may approve what is left when it is resolved', async () => {
    const taxNo = taxNoOf('91310000MA1FL0AC5')
    for (const [email, phone, userName] of [
      ['one@example.com', '13700005011', 'demo'],
      ['two@example.com', '13700005012', 'twoadmin'],
      ['three@example.com', '19900000001', 'threeadmin'],
    ] as const) {
      await applicant.ask({ email, phone, userName, taxNo })
      await applicant.activate(await applicant.codeIn(email))
    }
    const [one, two, three] = [
      await rowOf('one@example.com'),
      await rowOf('two@example.com'),
      await rowOf('three@example.com'),
    ]
    expect([one, two, three].map((row) => row.conflicts)).toEqual([
      ['waiting', 'userName'],
      ['waiting'],
      ['waiting', 'phone'],
    ])
    const refused = await decide(one.id)
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.msg).toContain('同一统一社会信用代码还有其他申请待审核')
    await decide(three.id, { approve: false })
    await decide(two.id, { approve: false })
    expect((await decide(one.id)).msg).toContain('管理员账号已被使用')
    // A name that is taken as well is no way out, and nothing is kept of the try.
    expect((await decide(one.id, { userName: 'operator' })).status).toBe(409)
    expect((await rowOf('one@example.com')).userName).toBe('demo')
    const proposed = await decide(one.id, { userName: 'oneadmin' })
    expect(proposed.data).toMatchObject({ status: 'WAITING', userName: 'oneadmin' })
    const agreed = { id: one.id, approve: true, note: '资料齐全' }
    const made = await applicant.call('decide', agreed, await server.login('operator'))
    expect(made.data).toMatchObject({ status: 'APPROVED', userName: 'oneadmin', conflicts: [] })
    // Which name he logs in by, the mail says: it may be another than he asked for.
    const told = await inboxFind('one@example.com', (m) => m.text.includes('已通过审核'))
    expect(told.text).toContain('oneadmin')
    expect(told.text).not.toContain('赵示例')
    const login = await loginByPassword(server.call, { username: 'oneadmin' }, PASSWORD)
    expect(login.status).toBe(200)
  })

  it('approves nothing of a firm that is a customer, nor of a number that has an account', async () => {
    const [customer, phone] = [await rowOf('qd@example.com'), await rowOf('qb@example.com')]
    // Two wait besides that it is one.
    expect(customer.conflicts).toEqual(['taxNo', 'waiting'])
    expect((await decide(customer.id)).msg).toContain('该企业已是客户')
    expect(phone.conflicts).toEqual(['waiting', 'phone'])
    const waits = await rowOf('qa@example.com')
    expect(waits.conflicts).toEqual(['waiting'])
    for (const name of ['qa', 'qc', 'qe']) {
      const { id } = await rowOf(`${name}@example.com`)
      expect((await decide(id, { approve: false })).status).toBe(200)
    }
    expect((await decide(phone.id)).msg).toContain('手机号码已用于其他账号')
  })
})
