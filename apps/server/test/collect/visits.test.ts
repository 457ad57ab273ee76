/** Visits and their firm: a link made for one enterprise, and a second phone while the first one's collection runs. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
afterEach(() => sandbox.knob('reset'))

const office = (path: string, body: object) => must(server.call('POST', path, body, bank))
const linkFor = async (taxNo: string): Promise<string> => {
  const { data } = await office('/collect/link', { taxNo })
  return new URL(data.url).searchParams.get('channel') ?? ''
}
const named = async (phone: Phone, firm: Firm) => {
  const { name, idNo, mobile } = await sandbox.person(firm)
  return phone.sealed('authEnterprise', {
    name: firm.name,
    taxNo: firm.taxNo,
    signer: { name, idNo, mobile, role: 'LEGAL_REP' },
  })
}

describe('a link made for one enterprise', () => {
  it('names it and who asks, and serves no other', async () => {
    const firm = await sandbox.neighbour('3302', 0)
    const other = await sandbox.neighbour('3302', 1)
    const phone = new Phone(server, sandbox)
    const { data } = await must(phone.open({ channelCode: await linkFor(firm.taxNo) }))
    expect(data.channel.name).toBe('示例商业银行')
    expect(data.task).toMatchObject({
      bound: true,
      enterprise: { name: firm.name, taxNo: firm.taxNo },
    })
    expect(await named(phone, other)).toMatchObject({
      status: 3010,
      msg: expect.stringContaining(firm.name),
    })
    expect((await phone.state()).state).toBe('CREATED')
    expect((await must(named(phone, firm))).data).toMatchObject({ state: 'VALIDATE', bound: true })
  })

  it('of none in particular binds nobody', async () => {
    const phone = new Phone(server, sandbox)
    const { data } = await must(phone.open())
    expect(data.task).toMatchObject({ bound: false, enterprise: null })
  })
})

describe('a name that is not the number’s', () => {
  it('is refused with words of its own, by the name and at the signer', async () => {
    const firm = await sandbox.neighbour('3302', 0)
    const other = await sandbox.neighbour('3302', 1)
    const phone = new Phone(server, sandbox)
    await phone.open()
    const ask = (name: string) => phone.call('getEnterpriseName', { taxNo: firm.taxNo, name })
    expect(await ask(other.name)).toMatchObject({ status: 3011 })
    expect((await must(ask(firm.name))).data.name).toBe(firm.name)
    expect(await named(phone, { ...firm, name: other.name })).toMatchObject({ status: 3011 })
  })
})

describe('a second phone of one firm', () => {
  it('joins the collection that runs once its signer is known, and sees it to the end', async () => {
    const firm = await sandbox.neighbour('3302', 4)
    const first = new Phone(server, sandbox)
    await first.login(firm)
    const second = new Phone(server, sandbox)
    await second.open()
    const visit = second.taskId
    expect((await second.sign(firm)).taskId).toBe(first.taskId)
    expect(await second.state()).toMatchObject({ taskId: first.taskId, state: 'COLLECTING' })
    const own = await server.db.rows('select 1 from auth_contract where task_id = $1', [visit])
    expect(own).toEqual([])
    // Its sealed bodies still open: the key is the visit's.
    await must(second.sealed('send/collect', {}))
    expect((await second.until(['SUCCESS', 'PARTIAL'])).taskId).toBe(first.taskId)
    const logins = (await sandbox.log(firm.taxNo)).filter((c) => c.action === 'login')
    expect(logins).toHaveLength(1)
    const { data } = await office('/collect/tasks', { taxNo: firm.taxNo, page: 1, size: 10 })
    expect(data.rows.map((r: { taskId: string }) => r.taskId)).toEqual([first.taskId])
  })

  it('that had signed before joins when it comes to the bureau', async () => {
    const firm = await sandbox.neighbour('3302', 5)
    const second = new Phone(server, sandbox)
    await second.sign(firm)
    const first = new Phone(server, sandbox)
    await first.login(firm)
    expect(await second.area('3302')).toMatchObject({ taskId: first.taskId, state: 'COLLECTING' })
    expect((await second.call('getCollectStatus')).data.taskId).toBe(first.taskId)
  })

  it('comes back to it by its own token', async () => {
    const firm = await sandbox.neighbour('3302', 6)
    const first = new Phone(server, sandbox)
    await first.login(firm)
    const second = new Phone(server, sandbox)
    await second.sign(firm)
    const { data } = await must(second.open({ resume: second.token }))
    expect(data.task).toMatchObject({ taskId: first.taskId })
    expect(data.visitId).not.toBe(first.taskId)
    await must(second.sealed('send/collect', {}))
  })
})
