/** A child customer sees its own queries, not those of the company it belongs to (domain §2.1: 子客户). */
import { BUILT_IN_ROLES } from '@xinjian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish } from '../../src/jobs/events.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let staff: string
let child: string
let theirs: string
let own: string

beforeAll(async () => {
  server = await startTestServer()
  staff = await server.login('demo')
  child = await server.login('child')
  await server.call('POST', '/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO }, staff)
  const [file] = (await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], staff))
    .data
  await until(async () => {
    const { data } = await server.call('POST', '/invoice/import/detail', { id: file.id }, staff)
    return data.row.status === 'DONE' ? data : null
  })
  theirs = await ready(staff)
  own = await ready(child)
})
afterAll(() => server.stop())

async function ready(token: string): Promise<string> {
  const order = await server.call(
    'POST',
    '/frontTax/front/report/tax/query',
    { taxId: TAX_NO },
    token,
  )
  return until(async () => {
    const { reportNo } = order.data
    const { data } = await server.call(
      'POST',
      '/bss/order/report/getDetailReport',
      { reportNo },
      token,
    )
    return data.row.status === 'READY' ? (reportNo as string) : null
  })
}

const numbers = (rows: { reportNo: string }[]) => rows.map((r) => r.reportNo)

it('its list has what it asked for itself; the company sees both', async () => {
  const list = '/frontTax/front/report/tax/result'
  const mine = await server.call('POST', list, {}, child)
  expect(numbers(mine.data.rows)).toEqual([own])
  expect(mine.data.total).toBe(1)
  const all = await server.call('POST', list, {}, staff)
  expect(numbers(all.data.rows).sort()).toEqual([own, theirs].sort())
})

it('a report of others is not found, by whatever call', async () => {
  const calls: [string, object][] = [
    ['/bss/order/report/getDetailReport', { reportNo: theirs }],
    ['/frontTax/front/report/taxReport/download', { reportNo: theirs, format: 'json' }],
    ['/report/replay', { reportNo: theirs }],
  ]
  for (const [path, body] of calls) {
    const others = await server.call('POST', path, body, child)
    expect(others, path).toMatchObject({ data: null, msg: expect.stringContaining('未找到该报告') })
  }
  const mine = { reportNo: own }
  expect((await server.call('POST', '/report/replay', mine, child)).data).toMatchObject({
    same: true,
  })
})

it('work bench and enterprises tell of its own reports only', async () => {
  const bench = await server.call('POST', '/dashboard/summary', {}, child)
  expect(numbers(bench.data.recentReports)).toEqual([own])
  for (const { kind, rows } of bench.data.todo)
    for (const row of rows) expect(row.key, kind).toBe(kind === 'STALE' ? TAX_NO : own)
  const { data } = await server.call('POST', '/enterprise/list', {}, child)
  expect(data.rows[0].lastReportNo).toBe(own)
  await server.db.run("update report set status = 'FAILED' where report_no = $1", [own])
  const after = await server.call('POST', '/enterprise/list', {}, child)
  expect(after.data.rows[0].lastReportNo).toBe(null)
})

describe('with show, a child customer', () => {
  const reports: [string, object][] = [
    ['/frontTax/front/report/tax/result', {}],
    ['/enterprise/list', {}],
    ['/collect/tasks', {}],
    ['/consent/list', {}],
  ]

  it('has no more than its own rights and the demonstration’s in common', async () => {
    const demo = await server.login('child', 'show')
    const { data: user } = await server.call('GET', '/user/info', {}, demo)
    const own = new Set<string>(BUILT_IN_ROLES.ROLE_RYC_CHILD.permissions)
    expect(user.permissions.length).toBeGreaterThan(0)
    for (const permission of user.permissions) expect(own).toContain(permission)
    expect(user.permissions).not.toContain('report.readAll')
  })

  it('reads no report of its company: list, detail, file', async () => {
    const demo = await server.login('child', 'show')
    for (const [path, body] of reports)
      expect((await server.call('POST', path, body, demo)).data?.total ?? 0, path).toBe(0)
    for (const reportNo of [theirs, own]) {
      const asked = { reportNo }
      const detail = '/bss/order/report/getDetailReport'
      expect((await server.call('POST', detail, asked, demo)).data).toBeNull()
      const response = await fetch(`${server.base}/frontTax/front/report/taxReport/download`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${demo}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...asked, format: 'json' }),
      })
      expect((await response.json()).data).toBeNull()
    }
  })
})

describe('a demonstration', () => {
  it('shows the administrator, too, data of the demonstration only', async () => {
    const demo = await server.login('demo', 'show')
    const list = async () => {
      const { data } = await server.call('POST', '/frontTax/front/report/tax/result', {}, demo)
      return numbers(data.rows).sort()
    }
    expect(await list()).toEqual([])
    await server.db.run('update enterprise set demo = true where tax_no = $1', [TAX_NO])
    expect(await list()).toEqual([own, theirs].sort())
    await server.db.run('update enterprise set demo = false')
    expect(await list()).toEqual([])
  })
})

describe('the stream of events', () => {
  /** Report numbers a session hears, over HTTP; `ended` resolves with the stream. */
  async function listen(token: string) {
    const abort = new AbortController()
    const response = await fetch(`${server.base}/job/events`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: abort.signal,
    })
    expect(response.status).toBe(200)
    const heard: string[] = []
    const state = { ended: false }
    const reading = (async () => {
      let text = ''
      const utf8 = new TextDecoder()
      for await (const chunk of response.body as ReadableStream<Uint8Array>) {
        text += utf8.decode(chunk, { stream: true })
        heard.length = 0
        for (const [, id] of text.matchAll(/"id":"([^"]+)"/g)) heard.push(id as string)
      }
    })()
      .catch(() => undefined)
      .finally(() => {
        state.ended = true
      })
    const close = () => {
      abort.abort()
      return reading
    }
    return { heard, state, close }
  }
  const tell = async (id: string) => {
    const { company_id: companyId } = (await server.db.one<{ company_id: number }>(
      "select company_id from app_user where user_name = 'child'",
    ))!
    const kind = 'report' as const
    await publish(server.db, { companyId, kind, id, status: 'READY', progress: 100, message: '' })
  }

  it('tells a child customer of its own reports only, and no demonstration is let in', async () => {
    const [all, mine] = await Promise.all([listen(await server.login('staff')), listen(child)])
    for (const id of [theirs, own]) await tell(id)
    await until(async () => all.heard.length === 2 && mine.heard.length > 0)
    expect(mine.heard).toEqual([own])
    const demo = await server.login('child', 'show')
    expect((await server.call('GET', '/job/events', {}, demo)).http).toBe(403)
    await Promise.all([all.close(), mine.close()])
  })

  it('ends when what may be seen changes under it', async () => {
    const token = await server.login('staff')
    const stream = await listen(token)
    await server.db.run(
      `update user_role set role_code = 'ROLE_RYC_CHILD'
        where user_id = (select id from app_user where user_name = 'staff')`,
    )
    await until(async () => stream.state.ended)
    expect((await server.call('GET', '/user/info', {}, token)).http).toBe(200)
  })

  it('tells of a report that became its own after the first word of it', async () => {
    const stream = await listen(child)
    const values = ['late-report', TAX_NO]
    await tell('late-report')
    await server.db.run(
      `insert into report (company_id, enterprise_id, report_no, report_type, created_by, status, params)
       select company_id, id, $1, 'INVOICE', 'child', 'FAILED', '{}' from enterprise where tax_no = $2`,
      values,
    )
    await until(async () => {
      await tell('late-report')
      return stream.heard.length > 0
    })
    expect(stream.heard).toContain('late-report')
    await stream.close()
  })
})
