/** What a signer is told by SMS when nobody looks at the phone, and the way back from the message. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { tellOpen } from '../../src/features/collect/sweep.ts'
import { type Firm, must, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

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
afterEach(() => sandbox.knob('reset'))

interface Message {
  template: string
  text: string
}
const messages = async (firm: Firm): Promise<Message[]> => {
  const { mobile } = await sandbox.person(firm)
  const list: Message[] = await sandbox.get(`/inbox.json?to=${mobile}`)
  return list.filter((m) => m.template.startsWith('COLLECT_'))
}
const told = (firm: Firm, template: string): Promise<Message> =>
  until(async () => (await messages(firm)).find((m) => m.template === template))
/** The way back that a message holds. */
const backOf = ({ text }: Message) => {
  const query = new URL(/https?:\S+$/.exec(text)?.[0] ?? '').searchParams
  return { channelCode: query.get('channel') ?? '', back: query.get('back') ?? '' }
}

describe('a collection that ended', () => {
  it('is told once, without a name or number, by a link that opens it on another device', async () => {
    const firm = await sandbox.neighbour('3302', 0)
    const phone = new Phone(server, sandbox)
    await phone.login(firm)
    await phone.collect()
    const end = await phone.until(['SUCCESS', 'PARTIAL'])
    const message = await told(firm, end.state === 'SUCCESS' ? 'COLLECT_DONE' : 'COLLECT_PART')
    const { name, mobile, idNo } = await sandbox.person(firm)
    for (const word of [firm.name, firm.taxNo, name, mobile, idNo, phone.token])
      expect(message.text).not.toContain(word)

    const other = new Phone(server, sandbox)
    const { data } = await must(other.open(backOf(message)))
    expect(data.task).toMatchObject({ taskId: phone.taskId, state: end.state })
    expect((await must(other.call('getSummary'))).data.enterprise.name).toBe(firm.name)
    // Both go on, the first phone, too, and the other device comes back by its own token.
    expect((await phone.state()).taskId).toBe(phone.taskId)
    await must(other.open({ resume: other.token }))
    expect(await messages(firm)).toHaveLength(1)
  })

  it('a code that nobody sent leads nowhere, one of yesterday neither', async () => {
    const phone = new Phone(server, sandbox)
    expect((await phone.open({ back: 'x'.repeat(20) })).status).toBe(3001)
    const firm = await sandbox.neighbour('3302', 0)
    const [message] = await messages(firm)
    await server.db.run("update collect_notice set finished_at = now() - interval '25 hours'")
    expect(await phone.open(backOf(message as Message))).toMatchObject({
      status: 3001,
      msg: expect.stringContaining('我的授权'),
    })
  })
})

describe('kicked out in the middle', () => {
  it('is told, the task waits for the day, and the message’s link leads to the login', async () => {
    const firm = await sandbox.neighbour('3302', 1)
    const phone = new Phone(server, sandbox)
    await phone.sign(firm)
    await phone.area('3302')
    await phone.password(await sandbox.person(firm), 'kick-x')
    await phone.collect()
    expect(await phone.until(['LOGIN'])).toMatchObject({ failure: { code: 'TE-15' } })
    const message = await told(firm, 'COLLECT_KICKED')
    const { sweepOnce } = await import('../../src/features/collect/sweep.ts')
    await server.db.run(
      "update collect_task set touched_at = now() - interval '3 hours' where task_id = $1",
      [phone.taskId],
    )
    await sweepOnce(server.db.as('system'))
    const other = new Phone(server, sandbox)
    const { data } = await must(other.open(backOf(message)))
    expect(data.task).toMatchObject({ taskId: phone.taskId, state: 'LOGIN' })
  })
})

describe('a bureau that opens again', () => {
  it('is told to whoever waits for it, once', async () => {
    const firm = await sandbox.neighbour('3303', 0).catch(() => undefined)
    const one = firm ?? (await sandbox.neighbour('3302', 2))
    const area = one.areaCode
    const phone = new Phone(server, sandbox)
    await phone.sign(one)
    const bureaus = (status: 'OPEN' | 'MAINTENANCE') =>
      ({ of: async () => ({ name: '示例', status }) }) as unknown as Parameters<typeof tellOpen>[1]
    await server.db.run(
      "update collect_task set state = 'TAX_STATUS', area_code = $2, version = version + 1 where task_id = $1",
      [phone.taskId, area],
    )
    const db = server.db.as('system')
    expect(await tellOpen(db, bureaus('MAINTENANCE'))).toBe(0)
    expect(await tellOpen(db, bureaus('OPEN'))).toBe(1)
    expect(await tellOpen(db, bureaus('OPEN'))).toBe(0)
    const message = await told(one, 'COLLECT_OPEN')
    expect((await must(new Phone(server, sandbox).open(backOf(message)))).data.task.state).toBe(
      'AREA',
    )
    expect((await messages(one)).filter((m) => m.template === 'COLLECT_OPEN')).toHaveLength(1)
  })
})
