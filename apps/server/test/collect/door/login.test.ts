/** The signer's login: with the mobile that signed, on any phone, back to the collections that are one's own. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { must, Phone, Sandbox } from '../../collect-phone.ts'
import type { Person } from '../../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../../harness.ts'

let sandbox: Sandbox
let server: TestServer
let taken = 0
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
/** The minute between two codes is not what is tested here. */
beforeEach(() =>
  server.db.run("update sms_code set created_at = created_at - interval '2 minutes'"),
)

/** A phone on which something was signed, each of another firm. */
const signedOne = async (): Promise<{
  phone: Phone
  signer: Person
  taxNo: string
  finTaskId: string
}> => {
  const firm = await sandbox.neighbour('4403', taken++)
  const signer = await sandbox.person(firm)
  const phone = new Phone(server, sandbox)
  await must(phone.open({ channelCode: 'demo' }))
  await phone.sign(firm)
  return { phone, signer, taxNo: firm.taxNo, finTaskId: (await phone.state()).finTaskId }
}
const own = (path: string, body: object) => server.call('POST', `/tax/taxweb/${path}`, body)
const logIn = async (mobile: string) => {
  await must(own('consents/sms', { mobile }))
  const smsCode = await sandbox.smsCode(mobile, 'LOGIN_CODE')
  return own('login', { mobile, smsCode })
}
const tokenOf = async (mobile: string): Promise<string> => (await must(logIn(mobile))).data.token
const tasksOf = async (token: string) => (await must(own('consents/tasks', { token }))).data

describe('the signer’s login', () => {
  it('leads another phone to the very collection, once a code', async () => {
    const { phone, signer, taxNo, finTaskId } = await signedOne()
    const token = await tokenOf(signer.mobile)
    const [task, ...more] = await tasksOf(token)
    expect(more).toEqual([])
    expect(task).toMatchObject({
      finTaskId,
      institution: '示例商业银行',
      kind: 'TAX',
      state: 'AREA',
      enterprise: { taxNo },
    })
    const { back } = (await must(own('consents/goOn', { token, finTaskId }))).data
    const other = new Phone(server, sandbox)
    expect((await must(other.open({ back }))).data.task.taskId).toBe(phone.taskId)
    expect((await new Phone(server, sandbox).open({ back })).status).toBe(3001)
    await must(other.call('restart', { to: 'CANCEL' }))
    expect((await phone.state()).state).toBe('CANCELLED')
    // What is over is gone on with by nobody.
    expect(await tasksOf(token)).toEqual([])
    expect((await own('consents/goOn', { token, finTaskId })).status).toBe(404)
  })

  it('shows nobody else’s, and nothing that was not signed', async () => {
    const { finTaskId, signer } = await signedOne()
    const stranger = (await signedOne()).signer
    const token = await tokenOf(stranger.mobile)
    expect((await tasksOf(token)).map((t: { finTaskId: string }) => t.finTaskId)).not.toContain(
      finTaskId,
    )
    expect((await own('consents/goOn', { token, finTaskId })).status).toBe(404)
    // Another visit that names the same signer and proves nothing.
    const firm = await sandbox.neighbour('4403', taken++)
    const phone = new Phone(server, sandbox)
    await must(phone.open({ channelCode: 'demo' }))
    const { name, idNo, mobile } = signer
    await phone.sealed('authEnterprise', {
      name: firm.name,
      taxNo: firm.taxNo,
      signer: { name, idNo, mobile, role: 'FINANCE' },
    })
    expect(await tasksOf(await tokenOf(signer.mobile))).toHaveLength(1)
  })

  it('is refused with a wrong code, a used one, and without a token that lives', async () => {
    const { signer, finTaskId } = await signedOne()
    const { mobile } = signer
    await must(own('consents/sms', { mobile }))
    const right = await sandbox.smsCode(mobile, 'LOGIN_CODE')
    const wrong = right === '000000' ? '000001' : '000000'
    expect((await own('login', { mobile, smsCode: wrong })).status).toBe(1003)
    const { token } = (await must(own('login', { mobile, smsCode: right }))).data
    expect((await own('login', { mobile, smsCode: right })).status).toBe(1003)
    await server.db.run("update signer_session set created_at = now() - interval '25 hours'")
    for (const [path, body] of [
      ['consents/tasks', { token }],
      ['consents/goOn', { token, finTaskId }],
      ['consents/tasks', { token: 'nobody' }],
    ] as const)
      expect((await own(path, body)).status).toBe(3001)
  })

  it('forgets a collection after its day, and makes no codes without end', async () => {
    const { signer, finTaskId } = await signedOne()
    const token = await tokenOf(signer.mobile)
    const all = await Promise.all(
      Array.from({ length: 12 }, () => own('consents/goOn', { token, finTaskId })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10)
    await server.db.run(
      "update collect_task set created_at = now() - interval '25 hours' where fin_task_id = $1",
      [finTaskId],
    )
    expect(await tasksOf(token)).toEqual([])
  })
})
