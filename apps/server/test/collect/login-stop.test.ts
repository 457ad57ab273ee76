/** Wrong passwords: we stop before the bureau locks, and nobody but the person goes on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, type Person, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

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

const AREA = '3302'
async function atLogin(firm: Firm): Promise<[Phone, Person]> {
  const phone = new Phone(server, sandbox)
  await phone.sign(firm)
  await phone.area(AREA)
  return [phone, await sandbox.person(firm)]
}
const logins = async (firm: Firm) =>
  (await sandbox.log(firm.taxNo)).filter((c) => c.action === 'login').length
const enter = (phone: Phone, person: Person, over: object = {}) =>
  phone.sealed('loginEtax', {
    way: 'PASSWORD',
    account: person.idNo,
    password: person.password,
    ...over,
  })

describe('after two wrong passwords', () => {
  it('nothing more is asked of the bureau, by any phone, until the person says it was reset', async () => {
    const firm = await sandbox.neighbour(AREA, 0)
    const [phone, person] = await atLogin(firm)
    const wrong = { password: 'nonsense' }
    expect((await must(enter(phone, person, wrong))).data.failure.code).toBe('TE-01')
    expect((await must(enter(phone, person, wrong))).data).toMatchObject({
      state: 'LOGIN',
      failure: {
        code: 'TE-22',
        next: 'RESET_PASSWORD',
        attemptsLeft: 3,
        message: expect.stringContaining('再错3次'),
        bureauMessage: expect.any(String),
      },
    })
    const [again] = await atLogin(firm)
    for (const one of [phone, again])
      expect((await must(enter(one, person))).data).toMatchObject({
        state: 'LOGIN',
        failure: { code: 'TE-22' },
      })
    expect(await logins(firm)).toBe(2)
    // The other ways stay open.
    expect((await must(phone.call('getQRCode'))).data.task.state).toBe('LOGIN_QR')
    expect((await must(enter(phone, person, { passwordReset: true }))).data).toMatchObject({
      state: 'COLLECTING',
      failure: null,
    })
  })

  it('a right one between them begins the count anew', async () => {
    const firm = await sandbox.neighbour(AREA, 1)
    const [phone, person] = await atLogin(firm)
    await must(enter(phone, person, { password: 'nonsense' }))
    await must(enter(phone, person, { password: 'sms-x' }))
    await must(phone.call('restart', { to: 'LOGIN' }))
    expect((await must(enter(phone, person, { password: 'nonsense' }))).data.failure.code).toBe(
      'TE-01',
    )
  })

  it('said to be reset and wrong again is stopped again', async () => {
    const firm = await sandbox.neighbour(AREA, 2)
    const [phone, person] = await atLogin(firm)
    const wrong = { password: 'nonsense', passwordReset: true }
    await must(enter(phone, person, wrong))
    await must(enter(phone, person, wrong))
    expect((await must(enter(phone, person, wrong))).data.failure).toMatchObject({
      code: 'TE-22',
      attemptsLeft: 2,
    })
    expect((await must(enter(phone, person))).data.failure.code).toBe('TE-22')
    expect(await logins(firm)).toBe(3)
  })
})
