/**
 * Objections: whoever reads a report says that a record in it is not right; another answers; who raised it and who read the report are told.
 */
import { PUBLIC_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { openObjections } from '../../src/features/objection/index.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { childOf, emptyCompany, memberOf } from '../support/companies.ts'

interface Row {
  of: string
  leg: number
  id: string
  dataset: string
}

let server: TestServer
let admin: string
let companyId: number
let reportNo: string
let rows: Row[]

const post = (path: string, body: object, token: string = admin) =>
  server.call('POST', path, body, token)
const detail = (no: string, token = admin) =>
  post('/verify/gssf/report/detail', { reportNo: no }, token)

async function ordered(keyword: string, token: string): Promise<string> {
  const { data, msg } = await post('/verify/gssf/report', { keyword }, token)
  if (!data) throw new Error(msg)
  await until(async () => {
    const now = await detail(data.reportNo, token)
    if (now.data.row.status === 'FAILED') throw new Error(now.data.row.message)
    return now.data.row.status === 'READY'
  })
  return data.reportNo
}

/** The first row behind each line of a table that rests on records of a court or the registry. */
async function recordRows(no: string, token = admin): Promise<Row[]> {
  const { data } = await detail(no, token)
  const found: Row[] = []
  for (const { blocks } of data.document.sections)
    for (const block of blocks)
      for (const [n, legs] of (block.kind === 'table' ? (block.evidence ?? []) : []).entries()) {
        if (legs.length === 0) continue
        const of = `table:${block.id}:${n}`
        const page = await post('/report/evidence', { reportNo: no, of, page: 1, size: 1 }, token)
        const [row] = page.data.rows
        if (row) found.push({ of, leg: 0, id: row.id, dataset: page.data.legs[0].dataset })
      }
  const kinds: readonly string[] = PUBLIC_RECORD_KINDS
  // One row stands in several tables.
  const one = new Map(found.map((row) => [`${row.dataset}/${row.id}`, row]))
  return [...one.values()].filter(({ dataset }) => kinds.includes(dataset))
}

async function raise(row: Row, token = admin, file?: { name: string; bytes: Uint8Array }) {
  const form = new FormData()
  const { dataset: _, ...asked } = row
  const body = { reportNo, ...asked, reason: '该案被告为同名的另一家企业，代码不同' }
  for (const [name, value] of Object.entries(body)) form.set(name, String(value))
  if (file) form.set('file', new Blob([file.bytes as Uint8Array<ArrayBuffer>]), file.name)
  const response = await fetch(`${server.base}/report/objection/raise`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return response.json()
}
const answer = (id: number, body: object, token: string) =>
  post('/report/objection/answer', { id, ...body }, token)
const marks = async () => (await post('/report/objection/marks', { reportNo })).data
const KEPT = { outcome: 'KEPT', answer: '已向法院核实，记录无误' }

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('demo')
  const found = await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  )
  companyId = found!.company_id
  const world = await fetch(`${inject('sandboxUrl')}/truth/public-records`).then((r) => r.json())
  // Among them firms that courts know.
  for (const { taxNo } of world.firms) {
    const truth = await fetch(`${inject('sandboxUrl')}/truth/public-records/${taxNo}`)
    const { records } = await truth.json()
    const told = records.filter(
      (r: { told: boolean; owner: string }) => r.told && r.owner === taxNo,
    )
    if (told.length < 4) continue
    reportNo = await ordered(taxNo, admin)
    rows = await recordRows(reportNo)
    if (rows.length >= 4) return
  }
  throw new Error('no firm of the world has records enough')
})
afterAll(() => server.stop())

it('is raised by a reader, waits twenty working days, and is answered by another', async () => {
  const [row] = rows
  const raised = await raise(row!, admin, {
    name: '说明.pdf',
    bytes: new TextEncoder().encode('%PDF-1.4 proof'),
  })
  expect(raised.data).toMatchObject({
    kind: row!.dataset,
    state: 'OPEN',
    own: true,
    proof: '说明.pdf',
    outcome: null,
  })
  expect(raised.data.record.length).toBeGreaterThan(0)
  const days = (Date.parse(raised.data.dueOn) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(25)
  expect(days).toBeLessThan(45)
  const tenant = tenantOf(server.db, companyId)
  const { enterprise_id } = (await tenant.one<{ enterprise_id: number }>(
    'select enterprise_id from objection where company_id = $1 and id = $2',
    [raised.data.id],
  ))!
  expect([...(await openObjections(tenant, enterprise_id))]).toEqual([`${row!.dataset}/${row!.id}`])
  expect(await marks()).toMatchObject([{ kind: row!.dataset, rowId: row!.id, state: 'OPEN' }])

  expect((await raise(row!)).status).toBe(409)
  expect((await answer(raised.data.id, KEPT, admin)).status).toBe(2040)

  const other = await memberOf(server, companyId, 'answers', 'ROLE_COMPANY_ADMIN')
  const done = await answer(raised.data.id, KEPT, other)
  expect(done.data).toMatchObject({ state: 'ANSWERED', outcome: 'KEPT', answeredBy: 'answers' })
  expect((await answer(raised.data.id, KEPT, other)).status).toBe(409)
  expect([...(await openObjections(tenant, enterprise_id))]).toEqual([])
  expect(await marks()).toMatchObject([{ state: 'ANSWERED', outcome: 'KEPT' }])
  // Answered, it may be raised anew: with new grounds.
  expect((await raise(row!)).status).toBe(200)
})

it('tells who may answer, who raised it, and who read a report that shows the record', async () => {
  const row = rows[1]!
  const reader = await memberOf(server, companyId, 'reader', 'ROLE_COMPANY_STAFF')
  const stranger = await memberOf(server, companyId, 'stranger', 'ROLE_COMPANY_STAFF')
  const judge = await memberOf(server, companyId, 'judge', 'ROLE_COMPANY_ADMIN')
  await detail(reportNo, reader)
  const { data } = await raise(row, admin)
  await answer(data.id, { outcome: 'CORRECTED', answer: '来源已更正该条记录的当事人' }, judge)
  const kinds = async (token: string) =>
    (await post('/notice/list', { page: 1, size: 50 }, token)).data.rows.map(
      ({ kind }: { kind: string }) => kind,
    )
  expect(await kinds(judge)).toContain('OBJECTION_RAISED')
  expect(await kinds(admin)).toContain('OBJECTION_ANSWERED')
  expect(await kinds(reader)).toContain('OBJECTION_SETTLED')
  expect(await kinds(stranger)).not.toContain('OBJECTION_SETTLED')
})

it('lets a record go on a legal basis alone, and nothing of an objection at all', async () => {
  const { data } = await raise(rows[2]!)
  const judge = await memberOf(server, companyId, 'lawyer', 'ROLE_COMPANY_ADMIN')
  const goes = { outcome: 'REMOVED', answer: '人民法院已撤销该案裁判' }
  expect((await answer(data.id, goes, judge)).status).toBe(400)
  expect((await answer(data.id, { ...KEPT, basis: '某法第一条' }, judge)).status).toBe(400)
  const done = await answer(data.id, { ...goes, basis: '（2026）示例民再1号' }, judge)
  expect(done.data).toMatchObject({ outcome: 'REMOVED', basis: '（2026）示例民再1号' })
  await expect(
    tenantOf(server.db, companyId).run('delete from objection where company_id = $1', []),
  ).rejects.toThrow(/permission denied/)
})

it('says that it is overdue, and is found by it', async () => {
  const { data } = await raise(rows[3]!)
  await server.db.run('update objection set due_on = current_date - 2 where id = $1', [data.id])
  const found = await post('/report/objection/list', { state: 'OVERDUE' })
  expect(found.data.rows.map(({ id }: { id: number }) => id)).toEqual([data.id])
  expect(found.data.rows[0].state).toBe('OVERDUE')
  const open = await post('/report/objection/list', { state: 'OPEN' })
  // The most urgent first.
  expect(open.data.rows[0].id).toBe(data.id)
})

it('is to a record that the report shows, in words, with a proof that opens', async () => {
  const [row] = rows
  expect((await raise({ ...row!, id: 'made-up' })).status).toBe(404)
  const bad = await raise(row!, admin, { name: 'a.pdf', bytes: new TextEncoder().encode('MZ') })
  expect(bad.status).toBe(400)
})

it('is seen by the company; a child customer sees its own; another company nothing', async () => {
  const child = await childOf(server, companyId, 'kid')
  expect((await post('/report/objection/list', {}, child)).data.total).toBe(0)
  expect((await post('/report/objection/marks', { reportNo }, child)).status).toBe(404)
  expect((await raise(rows[0]!, child)).status).toBe(404)
  const list = (await post('/report/objection/list', {})).data
  expect(list.total).toBeGreaterThan(0)
  const { id } = list.rows.find(({ proof }: { proof: string | null }) => proof !== null)
  const elsewhere = await memberOf(
    server,
    await emptyCompany(server, '别家机构'),
    'elsewhere',
    'ROLE_COMPANY_ADMIN',
  )
  for (const token of [child, elsewhere]) {
    const got = await fetch(`${server.base}/report/objection/proof`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ id }),
    })
    expect((await got.json()).status).toBe(404)
  }
  expect((await post('/report/objection/list', {}, elsewhere)).data.total).toBe(0)
  expect((await answer(id, KEPT, elsewhere)).status).toBe(404)
})
