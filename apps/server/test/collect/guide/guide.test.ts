/** Whom a guided visitor is lent, and that nobody is lent anybody outside of the sandbox. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuideActors } from '../../../src/outside/guide.ts'
import { Phone, Sandbox } from '../../collect-phone.ts'
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

describe('a guide of the sandbox', () => {
  it('lends one invented firm and who may sign for it, the same all through the task', async () => {
    const phone = new Phone(server, sandbox)
    await phone.open({ channelCode: 'guide' })
    const { data } = await phone.call('guide')
    expect(data).toMatchObject({ areaCode: '3302', signer: { role: 'LEGAL_REP' }, smsCode: null })
    expect(
      await (await fetch(`${sandbox.url}/world/enterprises/${data.enterprise.taxNo}`)).json(),
    ).toMatchObject({ name: data.enterprise.name, areaCode: '3302' })
    expect((await phone.call('guide')).data).toEqual(data)
  })

  it('tells the code that came, and what it lends is good to sign with', async () => {
    const phone = new Phone(server, sandbox)
    await phone.open({ channelCode: 'guide' })
    const { enterprise, signer } = (await phone.call('guide')).data
    expect((await phone.sealed('authEnterprise', { ...enterprise, signer })).status).toBe(200)
    await phone.sealed('send/msg', { purpose: 'SIGNER' })
    const { smsCode } = (await phone.call('guide')).data
    expect((await phone.call('authorize', { smsCode })).data.task.state).toBe('AGREEMENT')
  })
})

it('with the sandbox off nobody is lent anybody, were its world still there', async () => {
  const off = createGuideActors({ sandbox: false, sandboxUrl: sandbox.url })
  expect(await off.firms('T-1')).toEqual([])
  expect(await off.ofFirm(undefined)).toBeNull()
})
