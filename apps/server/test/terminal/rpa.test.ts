/** What partners' robots say: under their channel's key, once a job, beside the task and never as data. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let boss: string
let key: string
let phone: Phone
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  boss = await officeToken(server, 'demo')
  const made = await must(
    server.call(
      'POST',
      '/channelProvider/keys/add',
      {
        code: 'demo',
        name: '机器人',
        scopes: ['collect.link', 'collect.read'],
        days: 30,
        perMinute: 1000,
      },
      boss,
    ),
  )
  key = made.data.key
  phone = new Phone(server, sandbox)
  await phone.open()
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const job = async (over: object = {}, token = key) =>
  server.call(
    'POST',
    '/tax/taxweb/addRpaRecord',
    {
      finTaskId: (await phone.state()).finTaskId,
      jobNo: 'JOB-0001',
      startedAt: '2026-11-28T10:00:00+08:00',
      endedAt: '2026-11-28T10:12:30+08:00',
      outcome: 'PARTIAL',
      counts: { INVOICE_OUT: 1200, VAT_RETURN: 36 },
      message: '进项发票页面超时',
      ...over,
    },
    token,
  )

describe('a robot’s record', () => {
  it('stands in the timeline as the partner’s word, and is no data of the task', async () => {
    const before = await phone.state()
    await must(job())
    const { data } = await must(
      server.call('POST', '/collect/timeline', { taskId: phone.taskId }, boss),
    )
    const told = data.filter((e: { step: string }) => e.step === 'RPA')
    expect(told).toHaveLength(1)
    expect(told[0].text).toContain('合作方陈述，未经平台核实')
    expect(told[0].ms).toBe(750_000)
    expect(await phone.state()).toEqual(before)
    const items = await server.db.rows('select 1 from collect_item where task_id = $1', [
      phone.taskId,
    ])
    expect(items).toEqual([])
    const records = await must(server.call('POST', '/collect/rpa', { taskId: phone.taskId }, boss))
    expect(records.data.rows).toMatchObject([
      { jobNo: 'JOB-0001', outcome: 'PARTIAL', message: '进项发票页面超时' },
    ])
  })

  it('is entered once, however often it is told; other content of one job is refused', async () => {
    const all = await Promise.all([
      job({ jobNo: 'JOB-2' }),
      job({ jobNo: 'JOB-2' }),
      job({ jobNo: 'JOB-2' }),
    ])
    expect(all.map((a) => a.status)).toEqual([200, 200, 200])
    expect((await job({ jobNo: 'JOB-2', outcome: 'DONE' })).status).toBe(409)
    const rows = await server.db.rows("select 1 from rpa_record where job_no = 'JOB-2'")
    expect(rows).toHaveLength(1)
    const events = await server.db.rows(
      "select 1 from collect_event where step = 'RPA' and text like '%JOB-2%'",
    )
    expect(events).toHaveLength(1)
  })

  it('is told by a key alone, of its own channel’s collections', async () => {
    expect((await job({ jobNo: 'JOB-3' }, boss)).status).toBe(403)
    expect((await job({ jobNo: 'JOB-3', finTaskId: 'F2026112800000000' })).status).toBe(404)
    expect((await job({ jobNo: 'JOB-3', endedAt: '2026-11-28T09:00:00+08:00' })).status).toBe(400)
    expect((await job({ jobNo: 'JOB-3', counts: { NONSENSE: 1 } })).status).toBe(400)
    expect((await job({ jobNo: 'JOB-3', counts: { INVOICE_OUT: -1 } })).status).toBe(400)
  })
})
