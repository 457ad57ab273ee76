/** What hangs on an account that is frozen or deleted: told beforehand, and handed over, ended or left to sleep. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { sayWhy } from '../support/access-reason.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

const REASON = '离职，已交接完毕'
let server: TestServer
let boss: string
let reportNo: string
const call = (path: string, body: object, token = boss) => server.call('POST', path, body, token)

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.login('demo')
  await call('/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO })
  const [file] = (await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], boss)).data
  await until(async () => {
    const { data } = await call('/invoice/import/detail', { id: file.id })
    return data.row.status === 'DONE'
  })
  reportNo = (await call('/frontTax/front/report/tax/query', { taxId: TAX_NO })).data.reportNo
  await until(async () => {
    const { data } = await call('/bss/order/report/getDetailReport', { reportNo })
    return data.row.status === 'READY'
  })
})
afterAll(() => server.stop())

interface Leaver {
  id: number
  name: string
  token: string
  key: string
  keyId: number
  share: string
  link: string
}
let leaver: Leaver
let leavers = 0

/** A colleague with a key, a link to a report, one of collection, and work of each kind. */
beforeEach(async () => {
  const name = `leaver${++leavers}`
  const token = await memberOf(server, 1, name, 'ROLE_COMPANY_ADMIN')
  const made = { code: 'demo', name: '信贷系统', days: 30, perMinute: 600 }
  const scopes = ['enterprise.read', 'report.read']
  const { data: key } = await call('/channelProvider/keys/add', { ...made, scopes }, token)
  const what = { reportNo, days: 7, purpose: '给示例银行核对' }
  const { data: share } = await call('/report/share/create', what, token)
  const { data: link } = await call('/collect/link', { source: '柜面' }, token)
  const user = await server.db.one<{ id: number }>('select id from app_user where user_name = $1', [
    name,
  ])
  const id = user?.id ?? 0
  await server.db.run(
    `insert into verify_watch (company_id, no, invoice_key, kind, invoice_code, invoice_number, issue_date, seller_name, total_amount,
       every, until, cap, result, since, check_no, seen_at, made_by, user_id, due_at)
     values (1, $1, $1, '01', '', '25117000000000000001', '2026-01-05', '示例供应商', '100.00', 'DAY', '2027-11-26', 100000, 'CONSISTENT',
       now(), 'CY1', now(), $1, $2, now() + interval '9 days')`,
    [name, id],
  )
  await server.db.run(
    `insert into verify_batch (company_id, no, made_by, via, file_name, file_bytes, blob_key, status)
     values (1, $1, $1, 'PAGE', '十月发票.xlsx', 1, 'none', 'READY')`,
    [name],
  )
  // A worker has it already, so that none takes it up while the test looks.
  await server.db.run(
    `insert into list_batch (company_id, no, user_id, session_kind, ip, agent, action, filter, seen, status, lease_until)
     values (1, $1, $2, 'MAIN', '127.0.0.1', 'test', 'freeze', '{}', 1, 'RUNNING', now() + interval '1 hour')`,
    [name, id],
  )
  leaver = {
    id,
    name,
    token,
    key: key.key,
    keyId: key.row.id,
    share: new URL(share.url).pathname.split('/').at(-1) ?? '',
    link: new URL(link.url).searchParams.get('channel') ?? '',
  }
})

const counts = async (token = boss) => {
  const { data } = await call('/bss/bssUser/holdings', { id: leaver.id }, token)
  return data.map((row: { kind: string; count: number; takeable: number }) => [
    row.kind,
    row.count,
    row.takeable,
  ])
}
const calls = async () => (await call('/enterprise/list', {}, leaver.key)).http
const opens = async () =>
  (await server.call('POST', '/share/report', { token: leaver.share })).status
const enters = async () =>
  (await server.call('POST', '/erp/public/finance', { channel: leaver.link })).status
/** Maker or state of what was entered above. */
const stands = async () => {
  const one = (text: string) => server.db.one<Record<string, string>>(text, [leaver.name])
  return {
    watch: await one('select made_by, status from verify_watch where no = $1'),
    table: await one('select made_by, status from verify_batch where no = $1'),
    list: (await one('select status from list_batch where no = $1'))?.status,
  }
}
const logged = async (action: string) =>
  (await call('/audit/list', { keyword: leaver.name, size: 20, page: 1 })).data.rows.filter(
    (row: { action: string; object: string }) =>
      row.action === action && row.object === leaver.name,
  )

describe('what hangs on a colleague', () => {
  it('is told by kind, with names, and how much of it may be taken over', async () => {
    const { data } = await call('/bss/bssUser/holdings', { id: leaver.id })
    expect(data).toEqual([
      {
        kind: 'API_KEY',
        count: 1,
        takeable: 1,
        names: [`信贷系统 ${leaver.key.slice(0, 9)}…`],
      },
      { kind: 'SHARE', count: 1, takeable: 1, names: [`${reportNo} 给示例银行核对`] },
      { kind: 'COLLECT_LINK', count: 1, takeable: 1, names: ['柜面'] },
      { kind: 'WATCH', count: 1, takeable: 1, names: ['25117000000000000001 示例供应商'] },
      { kind: 'VERIFY_BATCH', count: 1, takeable: 1, names: ['十月发票.xlsx'] },
      { kind: 'LIST_BATCH', count: 1, takeable: 0, names: [leaver.name] },
    ])
  })

  it('is not told to who may not administer people, nor of another company', async () => {
    const clerk = await memberOf(server, 1, `clerk-of-${leaver.name}`, 'ROLE_COMPANY_STAFF')
    expect((await call('/bss/bssUser/holdings', { id: leaver.id }, clerk)).http).toBe(403)
    const other = await emptyCompany(server, `邻居${leaver.name}`)
    const neighbour = await memberOf(server, other, `by-${leaver.name}`, 'ROLE_COMPANY_ADMIN')
    expect((await call('/bss/bssUser/holdings', { id: leaver.id }, neighbour)).status).not.toBe(200)
  })
})

describe.each([
  ['userDelete', '/bss/bssUser/delete', {}],
  ['userFreeze', '/bss/bssUser/freeze', { freeze: true }],
  ['userFreeze', '/front/user/status/update', { status: 'FROZEN' }],
])('%s at %s', (action, path, more) => {
  const done = (over: object, token = boss) =>
    call(path, { id: leaver.id, reason: REASON, ...more, ...over }, token)

  it('hands over what the asker may: it goes on as his, and the log names it', async () => {
    expect((await done({ held: 'TAKE' })).status).toBe(200)
    expect(await counts().catch(() => 'gone')).toEqual(
      action === 'userDelete' ? 'gone' : [['LIST_BATCH', 1, 0]],
    )
    expect([await calls(), await opens(), await enters()]).toEqual([200, 200, 200])
    expect(await stands()).toEqual({
      watch: { made_by: 'demo', status: 'QUEUED' },
      table: { made_by: 'demo', status: 'READY' },
      list: 'RUNNING',
    })
    const keys = (await call('/channelProvider/keys', { code: 'demo' })).data
    expect(keys.find((one: { id: number }) => one.id === leaver.keyId)).toMatchObject({
      madeBy: 'demo',
      state: 'LIVE',
    })
    const told = (await logged(action)).map((row: { detail: object }) => row.detail)
    expect(told).toContainEqual({
      held: 'TAKE',
      API_KEY: [`信贷系统 ${leaver.key.slice(0, 9)}…`],
      SHARE: [`${reportNo} 给示例银行核对`],
      COLLECT_LINK: ['柜面'],
      WATCH: ['25117000000000000001 示例供应商'],
      VERIFY_BATCH: ['十月发票.xlsx'],
    })
  })

  it('ends all of it at once', async () => {
    expect((await done({ held: 'END' })).status).toBe(200)
    expect([await calls(), await opens(), await enters()]).toEqual([401, 2008, 3001])
    expect(await stands()).toEqual({
      watch: { made_by: leaver.name, status: 'ENDED' },
      table: { made_by: leaver.name, status: 'CANCELLED' },
      list: 'CANCELLED',
    })
    const keys = (await call('/channelProvider/keys', { code: 'demo' })).data
    expect(keys.find((one: { id: number }) => one.id === leaver.keyId).state).toBe('REVOKED')
    expect((await logged(action)).map((row: { detail: object }) => row.detail)).toContainEqual(
      expect.objectContaining({ held: 'END', LIST_BATCH: [leaver.name] }),
    )
  })

  it('without a choice leaves it: keys and links sleep, and nothing is anybody else’s', async () => {
    expect((await done({})).status).toBe(200)
    expect([await calls(), await opens(), await enters()]).toEqual([401, 2008, 200])
    expect(await stands()).toMatchObject({ watch: { made_by: leaver.name, status: 'QUEUED' } })
  })
})

describe('who takes over', () => {
  it('takes nothing whose rights he lacks: it sleeps on', async () => {
    await server.db.run(
      `with made as (insert into role (company_id, code, name) values (1, $1, '人事') returning id)
       insert into role_permission (role_id, permission) select id, unnest(array['self', 'user.read', 'user.write', 'report.share']) from made`,
      [`HR_${leaver.name}`],
    )
    // Whoever may more than she is not hers to delete.
    await server.db.run('delete from user_role where user_id = $1', [leaver.id])
    const hr = await memberOf(server, 1, `hr-of-${leaver.name}`, `HR_${leaver.name}` as never)
    expect((await counts(hr)).map(([, , takeable]: number[]) => takeable)).toEqual(
      Array.from({ length: 6 }, () => 0),
    )
    const body = { id: leaver.id, reason: REASON, held: 'TAKE' }
    expect((await call('/bss/bssUser/delete', body, hr)).status).toBe(200)
    expect([await calls(), await opens()]).toEqual([401, 2008])
    const made = await server.db.one('select made_by from api_key where id = $1', [leaver.keyId])
    expect(made).toEqual({ made_by: leaver.name })
  })

  it('is of the same company: an operator ends it or leaves it, and is refused before anything is done', async () => {
    const admin = await server.login('admin')
    await sayWhy(server, admin)
    expect((await counts(admin)).every(([, , takeable]: number[]) => takeable === 0)).toBe(true)
    const body = { id: leaver.id, reason: REASON }
    expect((await call('/bss/bssUser/delete', { ...body, held: 'TAKE' }, admin)).http).toBe(403)
    expect([await calls(), await opens()]).toEqual([200, 200])
    expect((await call('/bss/bssUser/delete', { ...body, held: 'END' }, admin)).status).toBe(200)
    expect([await calls(), await opens()]).toEqual([401, 2008])
  })

  it('takes no link over that was written into beside us', async () => {
    await server.db.run("update share set purpose = '另一用途' where created_by = $1", [
      leaver.name,
    ])
    const body = { id: leaver.id, reason: REASON, held: 'TAKE' }
    expect((await counts())[1]).toEqual(['SHARE', 1, 0])
    expect((await call('/bss/bssUser/delete', body)).status).toBe(200)
    expect(await opens()).toBe(2008)
    const told = (await logged('userDelete')).map((row: { detail: object }) => row.detail)
    expect(told.filter((detail: object) => 'SHARE' in detail)).toEqual([])
    expect(await calls()).toBe(200)
  })
})
