/** Keys of systems over HTTP: what they open, from where, how often, until when, and what is told of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let boss: string
beforeAll(async () => {
  // One proxy of our own in front: the last entry of X-Forwarded-For is its word, all before is a client's.
  server = await startTestServer({ TRUST_PROXY: '1' })
  boss = await server.login('demo')
})
afterAll(() => server.stop())

const call = (path: string, body: object = {}, token = boss) =>
  server.call('POST', path, body, token)
const SCOPES = ['enterprise.read', 'report.create', 'report.read']
const make = (over: object = {}, token = boss) =>
  call(
    '/channelProvider/keys/add',
    { code: 'demo', name: '信贷系统', scopes: SCOPES, days: 30, perMinute: 1000, ...over },
    token,
  )
const list = (key: string) => call('/enterprise/list', {}, key)
const keys = async () => (await call('/channelProvider/keys', { code: 'demo' })).data
const allow = async (addresses: string[]) => {
  const { data } = await call('/channelProvider/detail', { code: 'demo' })
  return call('/channelProvider/allow', { code: 'demo', version: data.row.version, addresses })
}
const log = async (keyword: string) => (await call('/audit/list', { keyword })).data.rows

let key: string
let id: number
beforeEach(async () => {
  const { data } = await make()
  key = data.key
  id = data.row.id
})

describe('a key', () => {
  it('is told once; only its hash and its first characters are kept', async () => {
    expect(key).toMatch(/^xk_[\w-]{43}$/)
    expect((await list(key)).status).toBe(200)
    const [row] = await keys()
    expect(row).toMatchObject({
      prefix: key.slice(0, 9),
      state: 'LIVE',
      lastIp: expect.any(String),
    })
    const kept = JSON.stringify([
      await server.db.rows('select * from api_key'),
      await server.db.rows("select key from directory where kind = 'API_KEY'"),
      await log('apiKeyAdd'),
      row,
    ])
    expect(kept).not.toContain(key)
    expect(kept).not.toContain(key.slice(0, 12))
  })

  it('is made by who may set channels, with no more than his own rights', async () => {
    const staff = await server.login('staff')
    expect((await make({}, staff)).http).toBe(403)
    for (const scopes of [[], ['self'], ['channel.write'], ['user.read'], ['system.operate']])
      expect((await make({ scopes })).status, String(scopes)).toBe(400)
  })

  it('opens what its scopes name and nothing else, and the refusal is told', async () => {
    expect((await call('/channelProvider/list', {}, key)).http).toBe(403)
    expect((await call('/usage/list', {}, key)).status).toBe(200)
    const refused = await call('/collect/link', {}, key)
    expect(refused).toMatchObject({ http: 403, msg: expect.stringContaining('接口密钥') })
    expect(await server.call('GET', '/user/info', {}, key)).toMatchObject({ http: 403 })
    expect((await log('collectLink'))[0]).toMatchObject({ kind: 'REFUSED', userName: 'api:demo' })
  })

  it('makes links of its own channel alone', async () => {
    const look = { name: 'x', title: 'x', color: '#1746a2', license: 'NO', products: null }
    await call('/channelProvider/add', { code: 'linked', ...look })
    const linking = (await make({ code: 'linked', scopes: ['collect.link'] })).data.key
    expect((await call('/collect/link', { channel: 'demo' }, linking)).http).toBe(403)
    const { data } = await call('/collect/link', {}, linking)
    const code = new URL(data.url).searchParams.get('channel')
    expect(
      await server.db.one('select channel, created_by from collect_link where code = $1', [code]),
    ).toEqual({ channel: 'linked', created_by: 'api:linked' })
  })

  it('that is unknown, ended or of a stopped channel is 401, and says nothing of which', async () => {
    const revoke = () => call('/channelProvider/keys/revoke', { code: 'demo', id })
    const answers = [await list(`xk_${'A'.repeat(43)}`)]
    await server.db.run(
      "update api_key set expires_at = now() - interval '1 second' where id = $1",
      [id],
    )
    answers.push(await list(key))
    await server.db.run("update api_key set expires_at = now() + interval '1 day' where id = $1", [
      id,
    ])
    await call('/channelProvider/stop', { code: 'demo', stop: true })
    answers.push(await list(key))
    await call('/channelProvider/stop', { code: 'demo', stop: false })
    expect((await list(key)).status).toBe(200)
    expect((await revoke()).data.state).toBe('REVOKED')
    expect((await revoke()).status).toBe(200)
    answers.push(await list(key))
    for (const { http, status, msg } of answers)
      expect([http, status, msg]).toEqual([401, 5001, '接口密钥无效、已过期或已停用'])
  })

  it('has its calls of a minute, beside those of others', async () => {
    const slow = (await make({ perMinute: 3 })).data.key
    const answers = []
    for (let i = 0; i < 5; i++) answers.push((await list(slow)).http)
    // A minute may turn in between.
    expect(answers.filter((http) => http === 429).length).toBeGreaterThan(0)
    const raw = await fetch(`${server.base}/enterprise/list`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${slow}`, 'Content-Type': 'application/json' },
      body: '{}',
    })
    if (raw.status === 429) expect(Number(raw.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await list(key)).http).toBe(200)
  })

  it('is told its own rate, not that of the address it comes from', async () => {
    const rateOf = async (bearer: string) => {
      const { headers } = await fetch(`${server.base}/enterprise/list`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
        body: '{}',
      })
      return ['limit', 'remaining', 'reset'].map((name) =>
        Number(headers.get(`x-ratelimit-${name}`)),
      )
    }
    const slow = (await make({ perMinute: 30 })).data.key
    const [limit, remaining, reset] = await rateOf(slow)
    expect([limit, remaining]).toEqual([30, 29])
    expect(reset).toBeGreaterThan(0)
    expect(reset).toBeLessThanOrEqual(60)
    expect((await rateOf(boss))[0]).toBeGreaterThan(1000)
  })

  it('that sees its own enterprises only is told which scope it lacks for the others', async () => {
    await call('/enterprise/save', { name: '示例实业有限公司', taxNo: TAX_NO })
    const asked = (bearer: string) => call('/firm/verdict', { taxId: TAX_NO }, bearer)
    const told = await asked(key)
    expect([told.status, told.msg]).toEqual([
      2001,
      expect.stringContaining('请在渠道配置中为它加上范围 report.readAll'),
    ])
    const { data } = await make({ scopes: [...SCOPES, 'report.readAll'] })
    expect((await asked(data.key)).status).toBe(200)
  })
})

describe('the address that a key is used from', () => {
  const from = async (forwarded: string | null) => {
    const response = await fetch(`${server.base}/enterprise/list`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        ...(forwarded === null ? {} : { 'X-Forwarded-For': forwarded }),
      },
      body: '{}',
    })
    return [response.status, (await response.json()).status]
  }
  it('is judged by the list; of a chain the word of our own proxy alone counts', async () => {
    await allow(['203.0.113.0/28', '2001:db8:1::/48'])
    const yes = [200, 200]
    const no = [403, 5002]
    expect(await from('203.0.113.9')).toEqual(yes)
    expect(await from('::ffff:203.0.113.9')).toEqual(yes)
    expect(await from('2001:db8:1:ff::9')).toEqual(yes)
    expect(await from('203.0.113.16')).toEqual(no)
    expect(await from('2001:db8:2::9')).toEqual(no)
    expect(await from(null)).toEqual(no)
    // What a client wrote before our proxy's word.
    expect(await from('203.0.113.9, 198.51.100.7')).toEqual(no)
    expect(await from('198.51.100.7, 203.0.113.9')).toEqual(yes)
    await allow([])
    expect(await from('198.51.100.7')).toEqual(yes)
  })
  it('is told once when it is refused, to the company whose key it is', async () => {
    await allow(['203.0.113.0/28'])
    for (let i = 0; i < 3; i++) await from('198.51.100.7')
    await allow([])
    const told = (await log('KEY_ADDRESS')).filter(
      (row: { object: string }) => row.object === key.slice(0, 9),
    )
    expect(told).toMatchObject([{ kind: 'REFUSED', detail: { ip: '198.51.100.7' } }])
    expect((await keys())[0]).toMatchObject({ refusedIp: '198.51.100.7' })
  })
})

describe('a key in the place of another', () => {
  const turn = (overlapHours: number, which = id) =>
    call('/channelProvider/keys/rotate', { code: 'demo', id: which, overlapHours })

  it('holds beside it for as long as was chosen, with the same scopes', async () => {
    const { data } = await turn(24)
    expect(data.row).toMatchObject({ scopes: SCOPES, name: '信贷系统', state: 'LIVE' })
    expect([(await list(key)).status, (await list(data.key)).status]).toEqual([200, 200])
    const old = (await keys()).find((row: { id: number }) => row.id === id)
    expect(old.state).toBe('REPLACED')
    const hours = (Date.parse(old.expiresAt) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
    expect((await turn(0)).msg).toContain('已更换过')
  })
  it('at once ends the old one', async () => {
    const { data } = await turn(0)
    expect([(await list(key)).status, (await list(data.key)).status]).toEqual([5001, 200])
  })
  it('is one, however many ask at once; nobody who calls meanwhile is refused', async () => {
    let running = true
    const calls: number[] = []
    const calling = (async () => {
      while (running) calls.push((await list(key)).status)
    })()
    const answers = await Promise.all(Array.from({ length: 8 }, () => turn(1)))
    running = false
    await calling
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(new Set(calls)).toEqual(new Set([200]))
    const made = answers.find(({ status }) => status === 200)?.data
    expect((await list(made.key)).status).toBe(200)
  })
  it('and a revocation at once: whichever comes first, the old key is dead and nothing is lost', async () => {
    const [turned] = await Promise.all([
      turn(24),
      call('/channelProvider/keys/revoke', { code: 'demo', id }),
    ])
    expect((await list(key)).status).toBe(5001)
    if (turned.status === 200) expect((await list(turned.data.key)).status).toBe(200)
    else expect(turned.status).toBe(409)
  })
  it('are twenty at most', async () => {
    await server.db.run("update api_key set revoked_at = now() where channel = 'demo'")
    const answers = []
    for (let i = 0; i < 21; i++) answers.push((await make()).status)
    expect(answers).toEqual([...Array(20).fill(200), 409])
    await server.db.run("update api_key set revoked_at = now() where channel = 'demo'")
  })
})

describe('a report ordered by a key', () => {
  const order = (token: string, reportType = 'INVOICE') =>
    call('/frontTax/front/report/tax/query', { taxId: TAX_NO, reportType }, token)

  it('is metered as a system’s, seen by the channel’s keys, and by no other channel’s', async () => {
    await call('/enterprise/save', { name: '示例实业有限公司', taxNo: TAX_NO })
    const up = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], boss)
    await until(
      async () =>
        (await call('/invoice/import/detail', { id: up.data[0].id })).data?.row.status === 'DONE',
    )
    const { data } = await order(key)
    const ready = async (token: string) =>
      (await call('/frontTax/front/report/tax/result', { keyword: data.reportNo }, token)).data
        .rows[0]
    await until(async () => (await ready(key))?.status === 'READY')
    const { data: usage } = await call('/usage/list', { keyword: TAX_NO, via: 'API' })
    expect(usage.rows[0]).toMatchObject({ no: data.reportNo, via: 'API', madeBy: 'api:demo' })
    const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
    const { data: hours } = await call('/usage/byHour', { month })
    expect(hours.rows[0]).toMatchObject({ product: 'INVOICE', calls: 1 })

    const turned = await call('/channelProvider/keys/rotate', { code: 'demo', id, overlapHours: 0 })
    expect((await ready(turned.data.key))?.reportNo).toBe(data.reportNo)
    const look = {
      name: 'x',
      title: 'x',
      color: '#1746a2',
      license: 'NO',
      products: ['TAX_PAYMENT'],
    }
    await call('/channelProvider/add', { code: 'other', ...look })
    const foreign = (await make({ code: 'other' })).data.key
    expect(await ready(foreign)).toBeUndefined()
    expect(await order(foreign)).toMatchObject({
      status: 4102,
      msg: expect.stringContaining('该渠道不提供'),
    })
    const whole = (await make({ scopes: [...SCOPES, 'report.readAll'] })).data.key
    expect((await ready(whole))?.reportNo).toBe(data.reportNo)
  })
})
