/** Short codes by which a task goes on at another device. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must, Phone } from '../../collect-phone.ts'
import { startTestServer, type TestServer } from '../../harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

describe('another device', () => {
  const begun = async () => {
    const phone = new Phone(server, null as never)
    await must(phone.open({ channelCode: 'demo' }))
    return phone
  }
  const share = async (phone: Phone) => (await must(phone.call('shareCode/preCreate'))).data
  const goOn = async (back: string) => {
    const phone = new Phone(server, null as never)
    return { phone, answer: await phone.open({ back }) }
  }

  it('goes on with the very task, by the code in small letters, too', async () => {
    const desk = await begun()
    const { code, url } = await share(desk)
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
    expect(new URL(url).search).toBe(`?back=${code}`)
    const { phone, answer } = await goOn(code.toLowerCase())
    expect(answer.data.task.taskId).toBe(desk.taskId)
    await must(phone.call('restart', { to: 'CANCEL' }))
    expect((await desk.state()).state).toBe('CANCELLED')
  })

  it('by a code that is used, followed by another, taken back or over, goes nowhere', async () => {
    const desk = await begun()
    const refused = async (code: string) =>
      expect((await goOn(code)).answer).toMatchObject({
        status: 3001,
        msg: expect.stringContaining('短码已使用或已过期'),
      })
    const used = await share(desk)
    expect((await goOn(used.code)).answer.status).toBe(200)
    await refused(used.code)
    const first = await share(desk)
    const second = await share(desk)
    await refused(first.code)
    await must(desk.call('shareCode/revoke'))
    await refused(second.code)
    const third = await share(desk)
    await server.db.run('update collect_share set expires_at = now() where used_at is null')
    await refused(third.code)
  })

  it('of twelve at once one goes on', async () => {
    const { code } = await share(await begun())
    const all = await Promise.all(Array.from({ length: 12 }, () => goOn(code)))
    expect(all.filter(({ answer }) => answer.status === 200)).toHaveLength(1)
  })

  it('is not made without end, and its code rests as a hash', async () => {
    const desk = await begun()
    const { code } = await share(desk)
    expect(JSON.stringify(await server.db.rows('select * from collect_share'))).not.toContain(code)
    const more = await Promise.all(
      Array.from({ length: 14 }, () => desk.call('shareCode/preCreate')),
    )
    expect(more.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(more.find(({ status }) => status !== 200)).toMatchObject({ status: 429 })
  })
})
