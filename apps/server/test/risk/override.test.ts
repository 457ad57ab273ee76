/** Risk orders: enterprises judged by a policy that two people put in force, explained by rows of reports, overridden by two people. */
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUYER } from '../../../../packages/intake/test-support/companies.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { childOf, emptyCompany, memberOf } from '../support/companies.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let admin: string
let staff: string
let companyId: number
const EMPTY = '91110108MA01KPGK0L'
const _STRANGER = '91440300708461136T'

const ask = (path: string, body: object, token = admin) => server.call('POST', path, body, token)
const AT = '/verify/risk/control/query/web'

/** Three customers buy everything: R-038 is hit. */
const HIT = { about: 'RULE', report: 'INVOICE', key: 'R-038', is: 'HIT' }
const table = (more: object = {}) => ({
  reports: [{ kind: 'INVOICE', days: 730 }],
  lines: [{ when: [HIT], verdict: 'REJECT' }],
  score: 'INVOICE',
  limit: { legs: [{ report: 'INVOICE', times: 0.5 }], take: 'MIN' },
  ...more,
})

async function policy(body: object, more: object = {}): Promise<{ code: number; version: number }> {
  const draft = { name: '小微准入', note: '客户集中拒绝', table: body, ...more }
  const { data, msg } = await ask('/risk/policy/save', draft, staff)
  if (!data) throw new Error(msg)
  return { code: data.code, version: data.version }
}

async function inForce(body: object, more: object = {}) {
  const which = await policy(body, more)
  await ask('/risk/policy/submit', which, staff)
  await ask('/risk/policy/decide', { ...which, approve: true, note: '同意，已核实' })
  expect((await ask('/risk/policy/force', which)).data.status).toBe('IN_FORCE')
  return which
}

const detail = (no: string, more: object = {}, token = admin) =>
  ask(`${AT}/detail`, { no, ...more }, token)
const done = (no: string) =>
  until(async () => {
    const { data } = await detail(no)
    if (data.row.status === 'FAILED') throw new Error(data.row.message)
    return data.row.status === 'DONE' ? data : null
  })

async function upload(of: { policy: number; source?: string }, text: string, token = admin) {
  const form = new FormData()
  for (const [name, value] of Object.entries(of)) form.set(name, String(value))
  form.set('file', new Blob([text]), '名单.csv')
  const response = await fetch(`${server.base}${AT}/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return response.json()
}

async function _workbook(path: string, body: object): Promise<string[][]> {
  const response = await fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${admin}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  return sheets[0]!.rows.map((row) => row.map((cell) => String(cell ?? '')))
}

async function report(taxId: string): Promise<string> {
  const { reportNo } = (
    await ask('/frontTax/front/report/tax/query', { taxId, reportType: 'INVOICE' })
  ).data
  await until(async () => {
    const { data } = await ask('/bss/order/report/getDetailReport', { reportNo })
    return data.row.status === 'READY'
  })
  return reportNo
}

let code: number
let _reportNo: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('demo')
  staff = await server.login('staff')
  companyId = (await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  ))!.company_id
  for (const [name, taxNo] of [
    ['示例甲有限公司', TAX_NO],
    ['示例乙有限公司', BUYER.taxNo],
    ['示例丙有限公司', EMPTY],
  ] as const)
    await ask('/enterprise/save', { name, taxNo })
  for (const taxNo of [TAX_NO, BUYER.taxNo]) {
    const { data } = await server.upload(taxNo, [{ name: '销项.csv', bytes: salesCsv() }], admin)
    await until(async () => {
      const { row } = (await ask('/invoice/import/detail', { id: data[0].id })).data
      return row.status === 'DONE'
    })
  }
  _reportNo = await report(TAX_NO)
  ;({ code } = await inForce(table()))
})
afterAll(() => server.stop())

describe('an override', () => {
  it('is proposed by one with a reason, decided by an independent other, and moves what holds', async () => {
    const { data } = await upload({ policy: code }, `税号\n${TAX_NO}`)
    const { no } = data
    await done(no)
    const asked = { no, line: 1, to: 'REVIEW', reason: '大客户为央企，回款稳定，建议人工复核' }
    expect((await ask('/risk/override/ask', { ...asked, reason: '没事' })).status).toBe(400)
    expect((await ask('/risk/override/ask', { ...asked, to: 'REJECT' })).status).toBe(409)
    const { id } = (await ask('/risk/override/ask', asked)).data
    expect((await ask('/risk/override/ask', asked, staff)).status).toBe(409)
    const decision = { id, approve: true, answer: '同意，已核对回款流水' }
    expect((await ask('/risk/override/decide', decision)).status).toBe(2040)
    expect((await ask('/risk/override/decide', decision, staff)).status).toBe(403)
    const made = await memberOf(server, companyId, 'risk-made', 'ROLE_COMPANY_ADMIN')
    await server.db.run(
      `insert into account_hand (act, user_id, by_id)
       select 'MADE', u.id, m.id from app_user u, app_user m where u.user_name = 'risk-made' and m.user_name = 'demo'`,
    )
    expect((await ask('/risk/override/decide', decision, made)).status).toBe(2040)
    const other = await memberOf(server, companyId, 'risk-other', 'ROLE_COMPANY_ADMIN')
    expect((await ask('/risk/override/decide', decision, other)).data).toMatchObject({
      state: 'AGREED',
      decidedBy: 'risk-other',
    })
    expect((await ask('/risk/override/decide', decision, other)).status).toBe(409)
    const { row, subjects } = (await detail(no)).data
    expect([row.reject, row.review, row.asked]).toEqual([0, 1, 0])
    expect(subjects.rows[0]).toMatchObject({
      outcome: 'REVIEW',
      judged: 'REJECT',
      override: 'AGREED',
    })
    const refused = { no, line: 1, to: 'PASS', reason: '再次提议直接通过，理由同上' }
    const second = (await ask('/risk/override/ask', refused, other)).data.id
    await ask('/risk/override/decide', { id: second, approve: false, answer: '依据不足，不同意' })
    expect((await detail(no)).data.row).toMatchObject({ review: 1, pass: 0, asked: 0 })
    const log = (await ask('/audit/list', { page: 1, size: 50 })).data.rows
    expect(JSON.stringify(log)).toContain('riskOverrideDecide')
  })
})

describe('a trial', () => {
  it('sets two versions side by side over every enterprise, as of a day, and decides on nobody', async () => {
    const milder = await policy(
      table({ lines: [{ when: [{ ...HIT, is: 'HIT_HIGH' }], verdict: 'REJECT' }] }),
      { code },
    )
    const { data } = await ask('/risk/trial/start', { policy: code, version: milder.version })
    const { row, subjects } = await done(data.no)
    expect([row.purpose, row.againstVersion, row.total, row.flipped]).toEqual(['TRIAL', 1, 3, 2])
    expect(subjects.rows[0]).toMatchObject({ judged: 'PASS', against: 'REJECT' })
    const flipped = await detail(data.no, { flipped: true })
    expect(flipped.data.subjects.total).toBe(2)
    const past = await ask('/risk/trial/start', {
      policy: code,
      version: milder.version,
      asOf: '2020-01-01',
    })
    expect((await done(past.data.no)).row).toMatchObject({ unjudged: 3, flipped: 0 })
    const override = { no: data.no, line: 1, to: 'REJECT', reason: '试算中不应能够改判企业' }
    expect((await ask('/risk/override/ask', override)).msg).toContain('试算')
    const trials = (await ask(`${AT}/query`, { purpose: 'TRIAL' })).data.rows
    expect(trials.map(({ no }: { no: string }) => no)).toEqual([past.data.no, data.no])
    const listed = (await ask(`${AT}/query`, {})).data.rows
    expect(listed.some(({ no }: { no: string }) => no === data.no)).toBe(false)
    const tomorrow = { policy: code, version: milder.version, asOf: '2099-01-01' }
    expect((await ask('/risk/trial/start', tomorrow)).status).toBe(400)
  })
})

describe('who sees what', () => {
  it('a child customer sees his orders alone, and is judged for by his reports alone', async () => {
    const child = await childOf(server, companyId, 'risk-child')
    const mine = await ask('/risk/order/start', { policy: code, taxId: TAX_NO }, child)
    const { no } = mine.data
    const { row } = await done(no)
    // The company's own report of it is not the child's.
    expect([row.unjudged, row.reject]).toEqual([1, 0])
    const { data } = await ask(`${AT}/query`, {}, child)
    expect(data.rows.map((one: { no: string }) => one.no)).toEqual([no])
    const all = (await ask(`${AT}/query`, {})).data.rows
    const other = all.find((one: { no: string }) => one.no !== no)
    expect((await detail(other.no, {}, child)).status).toBe(404)
    const drafts = (await ask('/risk/policy/list', {}, child)).data.rows
    expect(new Set(drafts.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['IN_FORCE']),
    )
  })

  it('another company sees nothing of it', async () => {
    const stranger = await memberOf(
      server,
      await emptyCompany(server, '另一家机构'),
      'risk-stranger',
      'ROLE_COMPANY_ADMIN',
    )
    const [{ no }] = (await ask(`${AT}/query`, {})).data.rows
    expect((await detail(no, {}, stranger)).status).toBe(404)
    expect((await ask('/risk/policy/list', {}, stranger)).data.total).toBe(0)
  })
})
