/** A new password at the bureau, by a mobile on record: step by step, and what each refusal says. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Firm, must, type Person, Phone, Sandbox } from '../../collect-phone.ts'
import { startTestServer, type TestServer } from '../../harness.ts'

const AREA = '5000'
const NEW = 'Xinmima#2026'
const to = (name: string) => `/tax/newReset/changePwd/${name}`

let sandbox: Sandbox
let server: TestServer
let firm: Firm
let person: Person
let phone: Phone
let next = 0
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
beforeEach(async () => {
  firm = await sandbox.neighbour(AREA, next++)
  person = await sandbox.person(firm)
  phone = new Phone(server, sandbox)
  await phone.sign(firm)
  await phone.area(AREA)
})

const mobiles = (account = person.idNo) => phone.sealed(to('selectMobileList'), { account })
const send = (mobileId = '0') => phone.call(to('sendSmsCode'), { mobileId })
const verify = (smsCode: string) => phone.call(to('verifySmsCode'), { smsCode })
const set = (password: string) =>
  phone.sealed(to('resetByMobile'), { account: person.idNo, password })
const prove = async () => {
  await must(mobiles())
  await must(send())
  await must(verify(await sandbox.smsCode(person.mobile, 'ETAX_RESET')))
}
const steps = () =>
  server.db.rows<{ text: string; ok: boolean; code: string | null }>(
    `select text, ok, code from collect_event where task_id = $1 and step = 'RESET_PASSWORD' order by n`,
    [phone.taskId],
  )

describe('a forgotten password', () => {
  it('is set anew, forgives the wrong ones, and opens the login at once', async () => {
    for (let i = 0; i < 2; i++) await phone.password(person, 'nonsense')
    expect(await phone.password(person)).toMatchObject({ failure: { code: 'TE-22' } })
    expect((await must(mobiles())).data).toEqual({
      mobiles: [
        { id: '0', mobile: `${person.mobile.slice(0, 3)}****${person.mobile.slice(-4)}` },
        { id: '1', mobile: `130****${person.mobile.slice(-4)}` },
      ],
    })
    expect((await must(send())).data).toMatchObject({ resendAfterSeconds: 60 })
    await must(verify(await sandbox.smsCode(person.mobile, 'ETAX_RESET')))
    await must(set(NEW))
    expect(await phone.state()).toMatchObject({ state: 'LOGIN' })
    expect(await phone.password(person, NEW)).toMatchObject({ state: 'COLLECTING' })
    expect(await steps()).toEqual([
      { text: '查询登记手机号，准备重置密码', ok: true, code: null },
      { text: '税局已发送重置密码的短信验证码', ok: true, code: null },
      { text: '重置密码的短信验证通过', ok: true, code: null },
      { text: '税局密码已重置', ok: true, code: null },
    ])
  })

  it('leaves no account, code or password anywhere', async () => {
    await prove()
    await must(set(NEW))
    const kept = await server.db.rows<{ all: string }>(
      `select row_to_json(e)::text as all from collect_event e where task_id = $1
       union all select row_to_json(t)::text from collect_task t where task_id = $1`,
      [phone.taskId],
    )
    const text = kept.map((row) => row.all).join()
    expect(text).not.toContain(NEW)
    expect(text).not.toContain(person.idNo)
  })

  it.each<[string, number, RegExp, () => Promise<{ status: number; msg: string }>]>([
    [
      'an account that is not on record',
      1001,
      /税局未登记该账号/,
      () => mobiles('440399199001010000'),
    ],
    ['a code before its account', 3002, /从输入账号重新开始/, () => send()],
    [
      'a password before its code',
      3002,
      /从输入账号重新开始/,
      async () => {
        await must(mobiles())
        return set(NEW)
      },
    ],
    [
      'a second code at once',
      1005,
      /秒后再试/,
      async () => {
        await must(mobiles())
        await must(send())
        return send()
      },
    ],
    [
      'a wrong code',
      1003,
      /还可再试2次/,
      async () => {
        await must(mobiles())
        await must(send())
        return verify('0000')
      },
    ],
    [
      'a third wrong code',
      3002,
      /从输入账号重新开始/,
      async () => {
        await must(mobiles())
        await must(send())
        await verify('0000')
        await verify('0000')
        return verify('0000')
      },
    ],
    [
      'a password that is too plain',
      1009,
      /至少三种/,
      async () => {
        await prove()
        return set('abcd1234')
      },
    ],
  ])('%s is refused with %i', async (_, status, msg, ask) => {
    const answer = await ask()
    expect(answer).toMatchObject({ status, msg: expect.stringMatching(msg) })
    expect(await phone.state()).toMatchObject({ state: 'LOGIN', failure: null })
    expect((await steps()).at(-1)).toMatchObject({ ok: false })
  })

  it('gives up a QR code that is shown, and has no place once the login is done', async () => {
    await must(phone.call('getQRCode'))
    expect((await must(mobiles())).status).toBe(200)
    expect(await phone.state()).toMatchObject({ state: 'LOGIN' })
    await phone.password(person)
    expect((await mobiles()).status).toBe(3002)
  })

  it('says so when the bureau is silent, and the password stays what it was', async () => {
    await prove()
    await sandbox.knob('weather', { area: AREA, faultRate: 1 })
    expect((await set(NEW)).status).toBe(503)
    await sandbox.knob('reset')
    expect(await phone.password(person)).toMatchObject({ state: 'COLLECTING' })
  })
})
