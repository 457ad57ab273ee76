/** The office's list of what robots told: of its own company, found by firm and partner, and silent of a firm that took its consent back. */
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'

let sandbox: Sandbox
let server: TestServer
let boss: string
let clerk: string
let stranger: string
let firm: Firm
let maker: Firm

const post = (path: string, body: object = {}, token = boss) =>
  server.call('POST', path, body, token)
const list = async (body: object = {}, token = boss) =>
  (await must(post('/collect/rpa', { page: 1, size: 20, ...body }, token))).data
const jobs = async (body: object = {}, token = boss): Promise<string[]> =>
  (await list(body, token)).rows.map((row: { jobNo: string }) => row.jobNo)

/** A phone that came by a link of this session's company. */
async function visit(token: string): Promise<Phone> {
  const { data } = await must(post('/collect/link', {}, token))
  const phone = new Phone(server, sandbox)
  const channelCode = new URL(data.url).searchParams.get('channel')
  await must(phone.open({ channelCode }))
  return phone
}
async function keyOf(code: string, token: string): Promise<string> {
  const asked = {
    code,
    name: '机器人',
    scopes: ['collect.link', 'collect.read'],
    days: 30,
    perMinute: 1000,
  }
  return (await must(post('/channelProvider/keys/add', asked, token))).data.key
}
const tell = async (phone: Phone, key: string, jobNo: string, over: object = {}) =>
  must(
    post(
      '/tax/taxweb/addRpaRecord',
      {
        finTaskId: (await phone.state()).finTaskId,
        jobNo,
        startedAt: '2026-11-28T10:00:00+08:00',
        endedAt: '2026-11-28T10:12:30+08:00',
        outcome: 'DONE',
        ...over,
      },
      key,
    ),
  )
/** As if the platform had received it then. */
const receivedAt = (jobNo: string, at: string) =>
  server.db.run('update rpa_record set received_at = $2 where job_no = $1', [jobNo, at])

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  firm = await sandbox.firm('trader')
  maker = await sandbox.firm('maker')
  boss = await officeToken(server, 'demo')
  const company = await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  )
  // Sees what it made itself alone: another's links are not its own.
  clerk = await memberOf(server, company!.company_id, 'robot-child', 'ROLE_RYC_CHILD')
  await server.db.run(
    `insert into role_permission (role_id, permission) select id, 'collect.read' from role where code = 'ROLE_RYC_CHILD' on conflict do nothing`,
  )
  const theirs = await emptyCompany(server, '示例别家银行')
  stranger = await memberOf(server, theirs, 'robot-stranger', 'ROLE_COMPANY_ADMIN')

  const [first, second] = [await visit(boss), await visit(boss)]
  await first.sign(firm)
  await second.sign(maker)
  const key = await keyOf('demo', boss)
  await tell(first, key, 'JOB-A', {
    outcome: 'PARTIAL',
    counts: { VAT_RETURN: 36, INVOICE_OUT: 1200, TAX_ARREARS: 0 },
    message: '进项发票页面超时',
  })
  await tell(second, key, 'JOB-B')
  await tell(await visit(boss), key, 'JOB-C', { outcome: 'FAILED' })

  const other = await visit(stranger)
  const channel = await server.db.one<{ code: string }>(
    'select code from collect_channel where company_id = $1',
    [theirs],
  )
  await tell(other, await keyOf(channel!.code, stranger), 'JOB-A', { message: '别家的机器人' })
  await receivedAt('JOB-B', '2026-11-20T15:59:59Z')
  await receivedAt('JOB-C', '2026-11-20T16:00:00Z')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('records of robots in the office', () => {
  it('tell firm, partner, time and what the robot says, the newest first', async () => {
    const { rows, total } = await list()
    expect(total).toBe(3)
    expect(rows.map((row: { jobNo: string }) => row.jobNo)).toEqual(['JOB-A', 'JOB-C', 'JOB-B'])
    const title = await server.db.one<{ title: string }>(
      "select title from collect_channel where code = 'demo'",
    )
    expect(rows[0]).toMatchObject({
      enterpriseName: firm.name,
      taxNo: firm.taxNo,
      channel: 'demo',
      channelTitle: title!.title,
      seconds: 750,
      outcome: 'PARTIAL',
      message: '进项发票页面超时',
      sealed: false,
    })
    // In the order of the datasets; a zero that was told is told, what was not told is left out.
    expect(rows[0].counts).toEqual([
      { dataset: 'VAT_RETURN', rows: 36 },
      { dataset: 'TAX_ARREARS', rows: 0 },
      { dataset: 'INVOICE_OUT', rows: 1200 },
    ])
    expect(rows[1]).toMatchObject({ enterpriseName: null, taxNo: null, counts: [], message: null })
  })

  it('are those of the own company, and of own links where one sees no more', async () => {
    const { rows, total } = await list({}, stranger)
    expect([total, rows[0].message, rows[0].enterpriseName]).toEqual([1, '别家的机器人', null])
    expect(await jobs({ keyword: firm.name }, stranger)).toEqual([])
    expect(await list({}, clerk)).toMatchObject({ rows: [], total: 0 })
    await server.db.run(
      "update collect_link set created_by = 'robot-child' where code = (select link from collect_task where tax_no = $1 and link is not null)",
      [maker.taxNo],
    )
    expect(await jobs({}, clerk)).toEqual(['JOB-B'])
  })

  it('are found by firm, tax number, partner, job, collection, outcome and days in China', async () => {
    const fin = (await list({ keyword: 'JOB-A' })).rows[0].finTaskId
    const taskId = (await list({ keyword: 'JOB-C' })).rows[0].taskId
    const found = [
      [{ keyword: firm.name.slice(2, 8) }, ['JOB-A']],
      [{ keyword: maker.taxNo }, ['JOB-B']],
      [{ keyword: 'DEMO' }, ['JOB-A', 'JOB-C', 'JOB-B']],
      [{ keyword: 'job-c' }, ['JOB-C']],
      [{ keyword: fin }, ['JOB-A']],
      [{ keyword: '%' }, []],
      [{ taskId }, ['JOB-C']],
      [{ outcome: 'FAILED' }, ['JOB-C']],
      [{ to: '2026-11-20' }, ['JOB-B']],
      [{ from: '2026-11-21', to: '2026-11-21' }, ['JOB-C']],
    ] as const
    for (const [filter, expected] of found)
      expect(await jobs(filter), JSON.stringify(filter)).toEqual(expected)
  })

  it('come page by page, each once', async () => {
    const pages = [await jobs({ page: 1, size: 2 }), await jobs({ page: 2, size: 2 })]
    expect(pages).toEqual([['JOB-A', 'JOB-C'], ['JOB-B']])
  })

  it('leave as a workbook, each dataset by its name', async () => {
    const { data } = await must(
      post('/list/export', {
        list: 'rpaRecord',
        name: '机器人办理记录',
        columns: [
          { title: '作业编号', field: 'jobNo' },
          { title: '数据', field: 'counts.dataset', names: { VAT_RETURN: '增值税申报' } },
          { title: '行数', field: 'counts.rows' },
        ],
        filter: { keyword: 'JOB-A' },
      }),
    )
    await until(async () => {
      const { rows } = (await post('/list/exports', { page: 1, size: 10 })).data
      return rows.find((row: { no: string }) => row.no === data.no)?.status === 'DONE'
    })
    const file = await fetch(`${server.base}/list/exports/file`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${boss}` },
      body: JSON.stringify({ no: data.no }),
    })
    const book = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    expect(JSON.stringify(book.sheets[0]!.rows)).toContain('增值税申报、TAX_ARREARS、INVOICE_OUT')
    expect(JSON.stringify(book.sheets[0]!.rows)).toContain('36、0、1200')
  })

  it('of a firm that took its consent back name it no more, nor say what was brought', async () => {
    const contract = await server.db.one<{ contract_no: string }>(
      `select c.contract_no from auth_contract c join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
        where e.tax_no = $1 and c.code = 'ENT_TAX'`,
      [firm.taxNo],
    )
    const reason = '企业来电撤回'
    await must(post('/consent/revoke', { contractNo: contract!.contract_no, reason }))
    const [row] = (await list({ keyword: 'JOB-A' })).rows
    expect(row).toMatchObject({ sealed: true, taxNo: null, counts: [], message: null })
    expect(row.enterpriseName).not.toBe(firm.name)
    expect(await jobs({ keyword: firm.name.slice(2, 8) })).toEqual([])
    expect(await jobs({ keyword: firm.taxNo })).toEqual([])
  })
})
