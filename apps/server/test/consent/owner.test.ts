/** 我的授权 for good: by mobile and SMS, any day after the visit, one's own contracts and nobody else's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let firm: Firm
let mobile: string
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  firm = await sandbox.neighbour('3302', 0)
  mobile = (await sandbox.person(firm)).mobile
  const phone = new Phone(server, sandbox)
  await phone.sign(firm)
  // The visit is long over.
  await server.db.run("update collect_task set created_at = now() - interval '10 days'")
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const call = (path: string, body: object) =>
  server.call('POST', `/tax/taxweb/consents/${path}`, body)
const enter = (body: object) => server.call('POST', '/tax/taxweb/login', body)
async function login(who = mobile): Promise<string> {
  await server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")
  await must(call('sms', { mobile: who }))
  const smsCode = await sandbox.smsCode(who, 'LOGIN_CODE')
  return (await must(enter({ mobile: who, smsCode }))).data.token
}

describe('my consents, days later', () => {
  it('open by mobile and code, and show what was signed for whom', async () => {
    const token = await login()
    const { data } = await must(call('list', { token }))
    expect(data).toHaveLength(2)
    expect(data[0]).toMatchObject({
      institution: '示例商业银行',
      enterprise: { name: firm.name, taxNo: firm.taxNo },
      status: 'EFFECTIVE',
      visits: [],
    })
  })

  it('answer the same for a number that signed nothing, and send it nothing', async () => {
    const answer = await must(call('sms', { mobile: '19912345678' }))
    expect(answer.data).toEqual({ resendAfterSeconds: 60 })
    expect(await sandbox.get('/inbox.json?to=19912345678')).toEqual([])
    expect((await call('sms', { mobile: '19912345678' })).status).toBe(1005)
    expect((await enter({ mobile, smsCode: '000000' })).status).toBe(1003)
  })

  it('close after a day, and to whoever has no token', async () => {
    const token = await login()
    expect((await call('list', { token: 'nonsense' })).status).toBe(3001)
    await server.db.run("update signer_session set created_at = now() - interval '25 hours'")
    expect((await call('list', { token })).status).toBe(3001)
  })

  it('are withdrawn and printed by their signer only', async () => {
    const other = await sandbox.neighbour('3302', 1)
    const phone = new Phone(server, sandbox)
    await phone.sign(other)
    const stranger = await login((await sandbox.person(other)).mobile)
    const token = await login()
    const [one] = (await must(call('list', { token }))).data
    const { contractNo } = one
    expect((await call('withdraw', { token: stranger, contractNo })).status).toBe(404)
    expect((await call('pdf', { token: stranger, contractNo })).status).toBe(404)
    await must(call('withdraw', { token, contractNo }))
    const after = (await must(call('list', { token }))).data
    expect(after.find((c: { contractNo: string }) => c.contractNo === contractNo).status).toBe(
      'REVOKED',
    )
    expect(after.filter((c: { status: string }) => c.status === 'EFFECTIVE')).toHaveLength(1)
  })
})
