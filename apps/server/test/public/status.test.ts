/**
 * The status page, over HTTP: what is measured of calls, circuits and the queue by the real tables, what operators announce, who may, and
 * that neither names a customer. States are those of docs/decisions/0241, made by hand here.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { measure } from '../../src/features/serviceStatus/measure.ts'
import type { Away } from '../../src/health/dependencies.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
let operator: string
let company: string
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.login('operator')
  company = await server.login('demo')
})
afterAll(() => server.stop())

/** What the bureaus' notices say; the sandbox is not asked. */
let notices: { code: string; status: string; until: string | null }[] = []
let away: Away[] = []
const look = () =>
  measure(
    {
      db: server.db,
      bureaus: { all: async () => notices as never },
      away: async () => away,
      reports: { name: 'report', key: 'report_no', running: 'RUNNING' } as never,
    },
    0,
  )
beforeEach(async () => {
  notices = []
  away = []
  for (const table of ['bureau_call', 'bureau_state', 'service_state', 'service_day'])
    await server.db.run(`delete from ${table}`)
})

/** Calls of the last minute; of them so many failed, and so many took over half a minute. */
const calls = (place: string, n: number, failed = 0, slow = 0, minutesAgo = 1) =>
  server.db.run(
    `insert into bureau_call (area_code, minute, calls, failed, classes)
     values ($1, date_trunc('minute', now()) - make_interval(mins => $5::int), $2::int, $3::int, array[$2::int - $4::int, 0, 0, 0, 0, 0, 0, 0, 0, 0, $4::int])`,
    [place, n, failed, slow, minutesAgo],
  )
const read = async (asked: object = {}) => (await server.call('GET', '/status', asked)).data
const partOf = async (part: string) =>
  (await read()).parts.find((one: { part: string }) => one.part === part)
const stateOf = async (part: string) => (await partOf(part)).state

describe('a part', () => {
  it('that was not measured is unknown, and so is all when nobody has looked for minutes', async () => {
    const before = await read()
    expect(before.measuredAt).toBeNull()
    expect(new Set(before.parts.map((p: { state: string }) => p.state))).toEqual(
      new Set(['NO_DATA']),
    )
    await calls('VERIFY', 100)
    await look()
    expect(await stateOf('VERIFY')).toBe('OPERATIONAL')
    expect(await stateOf('SMS')).toBe('NO_DATA')
    await server.db.run("update service_state set at = at - interval '6 minutes'")
    expect(await stateOf('VERIFY')).toBe('NO_DATA')
    expect((await read()).measuredAt).toBeNull()
  })

  it.each([
    ['PUBLIC', [40, 20], 'OUTAGE'],
    ['SMS', [40, 4], 'PARTIAL'],
    ['MAIL', [40, 0, 8], 'DELAYED'],
    ['BUREAU_4403', [40, 3], 'OPERATIONAL'],
  ] as const)('%s whose calls came to %j is %s', async (part, [n, failed, slow = 0], state) => {
    await calls(part.replace('BUREAU_', ''), n, failed, slow)
    await look()
    expect(await partOf(part)).toMatchObject({
      state,
      hour: { succeeded: n - failed, failed },
      last24h: { succeeded: n - failed, failed },
    })
  })

  it.each([
    ['STORE', 'FILES'],
    ['WORKER', 'WORKER'],
  ] as const)(
    'beside the processes, %s, is there or broken whatever calls came to',
    async (what, part) => {
      await look()
      expect(await partOf(part)).toMatchObject({ state: 'OPERATIONAL', hour: null, last24h: null })
      away = [what]
      await look()
      expect(await stateOf(part)).toBe('OUTAGE')
      expect(await stateOf(part === 'FILES' ? 'WORKER' : 'FILES')).toBe('OPERATIONAL')
    },
  )

  it('with few calls tells neither their number nor a state; the day has its own count', async () => {
    await calls('3100', 19, 19)
    await calls('3100', 10, 0, 0, 120)
    await look()
    expect(await partOf('BUREAU_3100')).toMatchObject({
      state: 'NO_DATA',
      since: null,
      hour: null,
      last24h: { succeeded: 10, failed: 19 },
      days: [],
    })
  })

  it('is told broken by the circuit and closed by the bureau, with its own words', async () => {
    await server.db.run(
      "insert into bureau_state (area_code, status) values ('3200', 'MAINTENANCE'), ('3300', 'UNSTABLE')",
    )
    notices = [
      { code: '4400', status: 'MAINTENANCE', until: '06:00' },
      // Ours, as the bureaus tell it mixed with their own: no notice.
      { code: '3200', status: 'MAINTENANCE', until: null },
      { code: '1100', status: 'OPEN', until: null },
    ]
    await look()
    expect(await partOf('BUREAU_3200')).toMatchObject({ state: 'OUTAGE', notice: null })
    expect(await partOf('BUREAU_3300')).toMatchObject({ state: 'PARTIAL', notice: null })
    expect(await partOf('BUREAU_4400')).toMatchObject({
      ...{ state: 'OUTAGE', notice: 'MAINTENANCE', until: '06:00' },
    })
    // Its word that it is open proves nothing.
    expect(await stateOf('BUREAU_1100')).toBe('NO_DATA')
  })

  it('says since when it is so, and begins anew when that changes', async () => {
    await calls('VERIFY', 40)
    await look()
    await server.db.run("update service_state set since = since - interval '3 hours'")
    await look()
    const { since } = await partOf('VERIFY')
    expect(Date.now() - Date.parse(since)).toBeGreaterThan(3 * 3_600_000 - 60_000)
    await calls('VERIFY', 400, 400, 0, 2)
    await look()
    expect(Date.now() - Date.parse((await partOf('VERIFY')).since)).toBeLessThan(60_000)
  })

  it('has the minutes of its days, as many as were asked for, and its calls of today', async () => {
    await calls('VERIFY', 40)
    await look()
    await look()
    await server.db.run(
      `insert into service_day (part, day, operational, outage, calls, failed)
       select 'VERIFY', (now() at time zone 'Asia/Shanghai')::date - n, 1430, 10, 200, 3 from unnest(array[1, 29, 30, 89, 90, 91]) n`,
    )
    const { days } = await partOf('VERIFY')
    expect(days).toHaveLength(3)
    expect(days.at(-1)).toMatchObject({ state: 'OPERATIONAL', operational: 2, outage: 0 })
    expect(days[0]).toMatchObject({
      ...{ state: 'OUTAGE', operational: 1430, outage: 10 },
      calls: { succeeded: 197, failed: 3 },
    })
    // Days over are forgotten with the next look.
    await look()
    const { parts } = await read({ days: 90 })
    const all = parts.find((p: { part: string }) => p.part === 'VERIFY').days
    expect(all).toHaveLength(5)
    expect((await server.call('GET', '/status', { days: 91 })).status).toBe(400)
  })

  it('is looked at once a minute, however many processes look', async () => {
    const looked = (every: number) =>
      measure(
        {
          db: server.db,
          bureaus: { all: async () => [] },
          away: async () => [],
          reports: { name: 'report', key: 'report_no', running: 'RUNNING' } as never,
        },
        every,
      )
    expect(await looked(60_000)).toBe(true)
    expect(await looked(60_000)).toBe(false)
  })
})

describe('the calls of this very server', () => {
  it('are counted, those it answers without fault as good', async () => {
    for (let i = 0; i < 25; i++) await read()
    await expect
      .poll(
        async () => {
          await look()
          return (await partOf('API')).state
        },
        { timeout: 20_000 },
      )
      .toBe('OPERATIONAL')
    expect((await partOf('API')).hour.failed).toBe(0)
  })
})

const SAID = {
  ...{ title: '深圳税局登录缓慢', titleEn: 'Slow login at the Shenzhen bureau' },
  ...{ text: '正在与税局核实。', textEn: 'We are asking the bureau.' },
  ...{ parts: ['BUREAU_4403'], impact: 'DELAYED', state: 'INVESTIGATING' },
}
const say = (path: string, body: object, token = operator) =>
  server.call('POST', `/status/incident/${path}`, body, token)

describe('an incident', () => {
  it('is announced by the platform alone, in both languages and about some part', async () => {
    expect((await say('open', SAID, company)).status).toBe(403)
    expect((await say('open', { ...SAID, parts: [] })).msg).toContain('请至少选择一项受影响的服务')
    expect((await say('open', { ...SAID, textEn: ' ' })).msg).toContain('请填写公告的英文内容')
    const later = new Date(Date.now() + 3_600_000).toISOString()
    expect((await say('open', { ...SAID, startedAt: later })).msg).toContain('计划维护')
    expect((await read()).incidents).toEqual([])
  })

  it('stands on the page at once, moves its parts, is told to others who may and to the log', async () => {
    await calls('4403', 100)
    await look()
    const { status, data } = await say('open', SAID)
    expect(status).toBe(200)
    const page = await read()
    expect(page.incidents).toMatchObject([
      { id: data.id, title: SAID.title, titleEn: SAID.titleEn, endedAt: null },
    ])
    expect(await stateOf('BUREAU_4403')).toBe('DELAYED')
    expect(await stateOf('BUREAU_4400')).toBe('NO_DATA')
    // Who wrote it is the platform's own matter.
    expect(JSON.stringify(page)).not.toContain('operator')
    const admin = await server.login('admin')
    const bell = await server.call('POST', '/notice/list', {}, admin)
    expect(JSON.stringify(bell.data)).toContain('INCIDENT_SAID')
    const log = await server.call('POST', '/audit/list', { keyword: 'incidentOpen' }, admin)
    expect(JSON.stringify(log.data)).toContain(SAID.title)
  })

  it('keeps what was said: updates follow, a correction replaces the text and not the row', async () => {
    const { data } = await say('open', SAID)
    const { id } = data
    await say('update', {
      ...SAID,
      id,
      state: 'IDENTIFIED',
      text: '原因以定位。',
      textEn: 'Found.',
    })
    await say('correct', { id, n: 2, text: '原因已定位。', textEn: 'Cause found.' })
    expect((await say('correct', { id, n: 3, text: '再', textEn: 'x' })).status).toBe(404)
    expect((await say('correct', { id: 999_999, n: 1, text: '再', textEn: 'x' })).status).toBe(404)
    const told = (await read()).incidents.find((one: { id: number }) => one.id === id)
    expect(told.updates).toMatchObject([
      { n: 2, state: 'IDENTIFIED', text: '原因已定位。', textEn: 'Cause found.' },
      { n: 1, text: SAID.text, correctedAt: null },
    ])
    expect(told.updates[0].correctedAt).not.toBeNull()
    const list = await server.call('POST', '/status/incidents', {}, operator)
    const row = list.data.rows.find((one: { id: number }) => one.id === id)
    expect(row.updates).toMatchObject([
      { n: 1, by: 'operator' },
      { n: 2, text: '原因以定位。', corrects: null },
      { n: 3, text: '原因已定位。', corrects: 2, by: 'operator' },
    ])
    await expect(
      server.db.run('update incident_update set text = $1 where incident_id = $2', ['x', id]),
    ).rejects.toThrow()
    await say('update', { ...SAID, id, state: 'RESOLVED', text: '已恢复。', textEn: 'Over.' })
    const over = (await read()).incidents.find((one: { id: number }) => one.id === id)
    expect(over.endedAt).not.toBeNull()
  })

  it('that is over, or has not begun, moves no part', async () => {
    for (const { id, ...of } of (await read()).incidents)
      if (of.endedAt === null)
        await say('update', { ...SAID, id, state: 'RESOLVED', text: '已恢复。', textEn: 'Over.' })
    const startedAt = new Date(Date.now() + 86_400_000).toISOString()
    await say('open', { ...SAID, state: 'SCHEDULED', impact: 'OUTAGE', startedAt })
    expect(await stateOf('BUREAU_4403')).toBe('NO_DATA')
  })
})
