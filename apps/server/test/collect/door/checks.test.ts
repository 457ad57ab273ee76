/** What some bureaus judge before a login: at the phone it costs neither a try nor a password. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must, Phone, Sandbox } from '../../collect-phone.ts'
import { startTestServer, type TestServer } from '../../harness.ts'

let sandbox: Sandbox
let server: TestServer
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const atDoor = async (area: string, n = 0) => {
  const firm = await sandbox.neighbour(area, n)
  const phone = new Phone(server, sandbox)
  await phone.sign(firm)
  await phone.area(area)
  const person = await sandbox.person(firm)
  return { phone, firm, person }
}
const events = (phone: Phone) =>
  server.db.rows<{ text: string; ok: boolean; code: string | null }>(
    `select text, ok, code from collect_event where task_id = $1 and step = 'CHECK' order by n`,
    [phone.taskId],
  )

describe('the image of Chinese characters', () => {
  it('is judged by itself, and the login brings the same answer', async () => {
    const { phone, person } = await atDoor('3600')
    const { checks, captcha } = (await must(phone.call('login/location'))).data
    expect({ checks, captcha }).toEqual({ checks: ['CAPTCHA'], captcha: true })
    await phone.captcha()
    expect(await phone.call('checkChinesVerifyCode', { captcha: '错了吗' })).toMatchObject({
      status: 1002,
      msg: expect.stringContaining('图形验证'),
    })
    const read = await phone.captcha()
    expect(read).toMatch(/^\p{Script=Han}{3}$/u)
    await must(phone.call('checkChinesVerifyCode', { captcha: read }))
    const form = { way: 'PASSWORD', account: person.idNo, password: person.password, captcha: read }
    expect((await must(phone.sealed('loginEtax', form))).data).toMatchObject({
      state: 'COLLECTING',
      failure: null,
    })
    expect(await events(phone)).toEqual([
      { text: expect.stringContaining('图形验证'), ok: false, code: 'TE-05' },
      { text: '图形验证码核验通过', ok: true, code: null },
    ])
  })
})

describe('the account at Hubei', () => {
  const check = (phone: Phone, account: string) => phone.sealed('hubei/check/login', { account })

  it('is judged before a password is sent, and leaves the task where it is', async () => {
    const { phone, person } = await atDoor('4200')
    const before = await phone.state()
    expect((await must(phone.call('login/location'))).data.checks).toEqual(['ACCOUNT'])
    expect(await check(phone, '420399199001010000')).toMatchObject({
      status: 1001,
      msg: expect.stringContaining('未登记该账号'),
    })
    const stranger = await sandbox.person(await sandbox.neighbour('4200', 1))
    expect((await check(phone, stranger.idNo)).status).toBe(1001)
    await must(check(phone, person.idNo))
    expect((await phone.state()).version).toBe(before.version)
    const told = JSON.stringify(await server.db.rows('select * from collect_event'))
    expect(told).not.toContain(person.idNo)
    expect(told).not.toContain(stranger.idNo)
  })

  it('says of a locked one until when', async () => {
    const { phone, person } = await atDoor('4200', 2)
    for (let i = 0; i < 5; i++) {
      const captcha = await phone.captcha()
      const form = { way: 'PASSWORD', account: person.idNo, password: `x${i}`, captcha }
      await phone.sealed('loginEtax', { ...form, passwordReset: true })
    }
    expect(await check(phone, person.idNo)).toMatchObject({
      status: 1004,
      msg: expect.stringMatching(/锁定.*\d\d:\d\d/),
    })
  })

  it('where a bureau has no such check, is told so', async () => {
    const { phone, person } = await atDoor('5000')
    expect(await check(phone, person.idNo)).toMatchObject({
      status: 3002,
      msg: expect.stringContaining('没有这一校验'),
    })
    expect((await phone.call('checkChinesVerifyCode', { captcha: '1' })).status).toBe(3002)
  })
})
