/** Notices over HTTP: each reader his own, read once and for all, chosen by kind and way. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tell } from '../../src/features/notice/index.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { kindsOf, listOf, must, userIdOf, within } from './told.ts'

let server: TestServer
const token: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer()
  for (const name of ['demo', 'staff', 'child', 'owner', 'admin'])
    token[name] = await server.login(name)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.run('delete from notice_delivery')
  await server.db.run('delete from notice')
  await server.db.run('delete from notice_choice')
})

const as = (name: string) => token[name]!
const unread = async (name: string): Promise<number> =>
  (await must(server.call('GET', '/notice/count', {}, as(name)))).data.unread
const post = (path: string, body: object, name = 'demo') =>
  server.call('POST', `/notice/${path}`, body, as(name))
const bill = (month: string) =>
  within(server, (tx) => tell(tx, { kind: 'BILL_MADE', key: month, params: { month } }))
const report = (no: string, to: string) =>
  within(server, (tx) =>
    tell(tx, { kind: 'REPORT_READY', key: no, to, params: { reportNo: no, type: 'INVOICE' } }),
  )

describe('who hears', () => {
  it('those who may, of this company alone; one event once', async () => {
    expect(await bill('2026-09')).toBeGreaterThan(0)
    expect(await bill('2026-09')).toBe(0)
    expect(await kindsOf(server, as('demo'))).toEqual(['BILL_MADE'])
    // The child customer sees no money of the company; the others are of other companies.
    for (const name of ['child', 'owner', 'admin'])
      expect(await kindsOf(server, as(name)), name).toEqual([])
  })

  it('whoever is named, and nobody beside', async () => {
    await report('INV202611220000000001', 'child')
    expect(await kindsOf(server, as('child'))).toEqual(['REPORT_READY'])
    expect(await kindsOf(server, as('demo'))).toEqual([])
    expect(await report('INV202611220000000002', 'owner')).toBe(0)
  })

  it('nobody, of what nobody is named for', async () => {
    const told = within(server, (tx) => tell(tx, { kind: 'REPORT_READY', key: 'x', to: null }))
    expect(await told).toBe(0)
  })

  it('no reader reads or marks another’s', async () => {
    await report('INV202611220000000003', 'child')
    const [row] = await listOf(server, as('child'))
    for (const name of ['demo', 'owner'])
      expect((await post('read', { ids: [row!.id] }, name)).data).toEqual({ unread: 0 })
    expect(await unread('child')).toBe(1)
    await post('readAll', {})
    expect(await unread('child')).toBe(1)
  })

  it('a session of the demonstration hears nothing and marks nothing', async () => {
    await bill('2026-08')
    const demo = await server.login('demo', 'show')
    for (const [method, path] of [
      ['GET', '/notice/count'],
      ['POST', '/notice/list'],
      ['POST', '/notice/readAll'],
      ['GET', '/notice/choices'],
    ] as const)
      expect((await server.call(method, path, {}, demo)).http, path).toBe(403)
    expect(await unread('demo')).toBe(1)
  })
})

describe('a notice', () => {
  it('is of the transaction of what it tells of: rolled back with it', async () => {
    const broken = within(server, async (tx) => {
      await tell(tx, { kind: 'BILL_MADE', key: '2026-07', params: { month: '2026-07' } })
      throw new Error('the deed failed')
    })
    await expect(broken).rejects.toThrow('the deed failed')
    expect(await server.db.rows('select 1 from notice')).toEqual([])
    expect(await server.db.rows('select 1 from notice_delivery')).toEqual([])
    expect(await bill('2026-07')).toBeGreaterThan(0)
  })

  it('leads to its page with what it is about', async () => {
    await report('INV202611220000000009', 'demo')
    expect((await listOf(server, as('demo')))[0]?.link).toBe(
      '/queryCenter/invoiceReportDetail?reportNo=INV202611220000000009&reportType=INVOICE',
    )
  })

  it('is listed by group and state, newest first, and read once', async () => {
    await bill('2026-05')
    await report('INV202611220000000010', 'demo')
    await bill('2026-06')
    const kinds = async (body: object) =>
      (await listOf(server, as('demo'), body)).map(({ kind, params }) => params.month ?? kind)
    expect(await kinds({})).toEqual(['2026-06', 'REPORT_READY', '2026-05'])
    expect(await kinds({ group: 'MONEY' })).toEqual(['2026-06', '2026-05'])
    const [first] = await listOf(server, as('demo'))
    expect((await post('read', { ids: [first!.id] })).data).toEqual({ unread: 2 })
    expect((await post('read', { ids: [first!.id] })).data).toEqual({ unread: 2 })
    expect(await kinds({ state: 'READ' })).toEqual(['2026-06'])
    expect((await post('readAll', { group: 'WORK' })).data).toEqual({ unread: 1 })
    expect(await kinds({ state: 'UNREAD' })).toEqual(['2026-05'])
    expect((await post('readAll', {})).data).toEqual({ unread: 0 })
  })

  it('is told to its reader’s stream and to no other', async () => {
    const heard = async (name: string, stop: AbortSignal) => {
      const response = await fetch(`${server.base}/job/events`, {
        headers: { Authorization: `Bearer ${as(name)}` },
        signal: stop,
      })
      let said = ''
      const reading = (async () => {
        for await (const part of response.body as unknown as AsyncIterable<Uint8Array>)
          said += Buffer.from(part).toString()
      })().catch(() => undefined)
      return { said: () => said.split('"kind":"notice"').length - 1, reading }
    }
    const stop = new AbortController()
    const [demo, child] = await Promise.all(
      ['demo', 'child'].map((name) => heard(name, stop.signal)),
    )
    await report('INV202611220000000011', 'child')
    await expect.poll(() => child!.said(), { timeout: 10_000 }).toBe(1)
    expect(demo!.said()).toBe(0)
    stop.abort()
    await Promise.all([demo!.reading, child!.reading])
  })
})

describe('choices', () => {
  const choices = async (name = 'demo') =>
    (await must(server.call('GET', '/notice/choices', {}, as(name)))).data
  const of = (
    data: { rows: { kind: string; ways: { way: string; on: boolean }[] }[] },
    kind: string,
  ) => data.rows.find((row) => row.kind === kind)?.ways.flatMap(({ way, on }) => (on ? [way] : []))

  it('show the kinds one may be told of, as they go by themselves', async () => {
    const data = await choices()
    expect(of(data, 'BALANCE_LOW')).toEqual(['PAGE', 'MAIL', 'SMS'])
    expect(data).toMatchObject({ language: 'zh', mobile: '199****0001' })
    expect(of(await choices('child'), 'BALANCE_LOW')).toBeUndefined()
    expect(of(await choices('admin'), 'LOGIN_NEW')).toEqual(['PAGE', 'MAIL'])
  })

  it('decide what is written: no row in the page, no mail, an SMS more', async () => {
    for (const [way, on] of [
      ['PAGE', false],
      ['MAIL', false],
      ['SMS', true],
    ])
      await must(post('choose', { kind: 'BILL_MADE', way, on }))
    expect(of(await choices(), 'BILL_MADE')).toEqual(['SMS'])
    await bill('2026-04')
    expect(await kindsOf(server, as('demo'))).toEqual([])
    expect(await unread('demo')).toBe(0)
    const demo = await userIdOf(server.db, 'demo')
    const sent = await server.db.rows<{ way: string }>(
      'select way from notice_delivery where user_id = $1',
      [demo],
    )
    expect(sent).toEqual([{ way: 'SMS' }])
    // A colleague's choice is his own.
    expect(await kindsOf(server, as('staff'))).toEqual(['BILL_MADE'])
  })

  it('cannot switch off what is about the safety of the account, nor name what one does not hear', async () => {
    const off = await post('choose', { kind: 'LOGIN_NEW', way: 'MAIL', on: false })
    expect([off.http, off.msg]).toEqual([403, '账号安全类消息不能关闭'])
    expect((await post('choose', { kind: 'LOGIN_NEW', way: 'SMS', on: true })).status).toBe(200)
    expect((await post('choose', { kind: 'BILL_MADE', way: 'MAIL', on: true }, 'child')).http).toBe(
      403,
    )
    expect((await post('choose', { kind: 'NOPE', way: 'MAIL', on: true })).http).toBe(400)
    expect((await post('language', { language: 'en' })).data.language).toBe('en')
    expect((await post('language', { language: 'xx' })).http).toBe(400)
    await post('language', { language: 'zh' })
  })
})

it('a company tells its own users alone, whatever it asks of the database', async () => {
  const own = server.db.ofCompany(1)
  const asked = own.run(
    "select tell_notice(2, 'BILL_MADE', 'x', null, array['money.read'], '{}', array['PAGE'], false)",
  )
  await expect(asked).rejects.toMatchObject({ code: '42501' })
  for (const role of ['system', 'operator'] as const)
    await expect(server.db.as(role).run('select 1 from notice')).rejects.toMatchObject({
      code: '42501',
    })
})
