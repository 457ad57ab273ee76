/** A person who changes their mind at the bureau's door while the earlier way is still under way. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, type Person, Phone, pause, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
beforeAll(async () => {
  // A breath of latency that the weather makes a second of.
  sandbox = await Sandbox.start(0.01)
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
afterEach(() => sandbox.knob('reset'))

const WITH_IMAGE = '4403'
const WITHOUT_IMAGE = '3302'
const slow = (area: string) => sandbox.knob('weather', { area, latencyFactor: 1000 })
const swift = (area: string) => sandbox.knob('weather', { area, latencyFactor: 1 })

let next = 0
async function atLogin(area: string): Promise<[Phone, Firm, Person]> {
  const firm = await sandbox.neighbour(area, next++ % 25)
  const phone = new Phone(server, sandbox)
  await phone.sign(firm)
  expect((await phone.area(area)).state).toBe('LOGIN')
  return [phone, firm, await sandbox.person(firm)]
}
const password = (phone: Phone, person: Person, over: object = {}) =>
  phone.sealed('loginEtax', {
    way: 'PASSWORD',
    account: person.idNo,
    password: person.password,
    ...over,
  })
const stateOf = async (phone: Phone) => (await phone.state()).state

describe('from the code to the password', () => {
  it('while the code is still being made: the password gets in, the late code changes nothing', async () => {
    const [phone, , person] = await atLogin(WITHOUT_IMAGE)
    await slow(WITHOUT_IMAGE)
    const qr = phone.call('getQRCode')
    await pause(150)
    await swift(WITHOUT_IMAGE)
    expect(await must(password(phone, person))).toMatchObject({
      data: { state: 'COLLECTING', failure: null },
    })
    expect((await qr).data?.task?.state ?? 'COLLECTING').toBe('COLLECTING')
    expect(await stateOf(phone)).toMatch(/COLLECTING|SUCCESS|PARTIAL/)
  })

  it('the image asked for meanwhile is the one that counts', async () => {
    const [phone, , person] = await atLogin(WITH_IMAGE)
    await slow(WITH_IMAGE)
    const qr = phone.call('getQRCode')
    await pause(150)
    await swift(WITH_IMAGE)
    const captcha = await phone.captcha()
    await qr
    expect(await stateOf(phone)).toBe('LOGIN')
    expect((await must(password(phone, person, { captcha }))).data).toMatchObject({
      state: 'COLLECTING',
      failure: null,
    })
  })

  it('when the code is shown: its image, then the password, nothing to undo first', async () => {
    const [phone, , person] = await atLogin(WITH_IMAGE)
    expect((await must(phone.call('getQRCode'))).data.task.state).toBe('LOGIN_QR')
    expect(await phone.password(person)).toMatchObject({ state: 'COLLECTING', failure: null })
  })

  it('a look for the scan that answers late takes neither the place nor the session', async () => {
    const [phone, , person] = await atLogin(WITH_IMAGE)
    await must(phone.call('getQRCode'))
    await slow(WITH_IMAGE)
    // By the time the bureau answers, its session has been ended for a new one.
    const late = phone.call('getCollectStatus')
    await pause(150)
    await sandbox.knob('expire', { area: WITH_IMAGE })
    await swift(WITH_IMAGE)
    const captcha = await phone.captcha()
    expect(await late).toMatchObject({ status: 200, data: { failure: null } })
    expect((await must(password(phone, person, { captcha }))).data).toMatchObject({
      state: 'COLLECTING',
      failure: null,
    })
  })

  it('to the code of an SMS, too', async () => {
    const [phone, , person] = await atLogin(WITHOUT_IMAGE)
    await must(phone.call('getQRCode'))
    const sent = await must(phone.sealed('loginEtax', { way: 'SMS', account: person.mobile }))
    expect(sent.data).toMatchObject({ state: 'LOGIN_SMS', failure: null })
  })
})

describe('from the password to the code', () => {
  it('while a password that is right is being checked: the login counts, and the code says so', async () => {
    const [phone, , person] = await atLogin(WITHOUT_IMAGE)
    await slow(WITHOUT_IMAGE)
    const login = password(phone, person)
    await pause(150)
    const qr = phone.call('getQRCode')
    expect((await must(login)).data).toMatchObject({ state: 'COLLECTING', failure: null })
    expect((await qr).status).toBe(3002)
  })

  it('while a password that is wrong is being checked: the code comes all the same', async () => {
    const [phone, , person] = await atLogin(WITHOUT_IMAGE)
    await slow(WITHOUT_IMAGE)
    const login = password(phone, person, { password: 'nonsense' })
    await pause(150)
    const qr = phone.call('getQRCode')
    expect((await must(login)).data).toMatchObject({ state: 'LOGIN', failure: { code: 'TE-01' } })
    expect((await must(qr)).data).toMatchObject({ task: { state: 'LOGIN_QR', failure: null } })
  })

  it('two taps on a wrong password are still one attempt at the bureau', async () => {
    const [phone, firm, person] = await atLogin(WITHOUT_IMAGE)
    await slow(WITHOUT_IMAGE)
    await Promise.all([0, 1].map(() => password(phone, person, { password: 'nonsense' })))
    const log = await sandbox.log(firm.taxNo)
    expect(log.filter((c) => c.action === 'login')).toHaveLength(1)
  })
})
