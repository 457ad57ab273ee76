/** A server with a policy in force and one report, for the tests of risk orders. */
import { readXlsx } from 'hucre/xlsx'
import { expect } from 'vitest'
import { BUYER, inventTaxNo } from '../../../../packages/intake/test-support/companies.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

export let server: TestServer
export let admin: string
export let staff: string
export let companyId: number
export const EMPTY = '91110108MA01KPGK0L'
export const STRANGER = '91440300708461136T'

export const ask = (path: string, body: object, token = admin) =>
  server.call('POST', path, body, token)
export const AT = '/verify/risk/control/query/web'

/** Three customers buy everything: R-038 is hit. */
export const HIT = { about: 'RULE', report: 'INVOICE', key: 'R-038', is: 'HIT' }
export const table = (more: object = {}) => ({
  reports: [{ kind: 'INVOICE', days: 730 }],
  lines: [{ when: [HIT], verdict: 'REJECT' }],
  score: 'INVOICE',
  limit: { legs: [{ report: 'INVOICE', times: 0.5 }], take: 'MIN' },
  ...more,
})

export async function policy(
  body: object,
  more: object = {},
): Promise<{ code: number; version: number }> {
  const draft = { name: '小微准入', note: '客户集中拒绝', table: body, ...more }
  const { data, msg } = await ask('/risk/policy/save', draft, staff)
  if (!data) throw new Error(msg)
  return { code: data.code, version: data.version }
}

export async function inForce(body: object, more: object = {}) {
  const which = await policy(body, more)
  await ask('/risk/policy/submit', which, staff)
  await ask('/risk/policy/decide', { ...which, approve: true, note: '同意，已核实' })
  expect((await ask('/risk/policy/force', which)).data.status).toBe('IN_FORCE')
  return which
}

export const detail = (no: string, more: object = {}, token = admin) =>
  ask(`${AT}/detail`, { no, ...more }, token)
export const done = (no: string) =>
  until(async () => {
    const { data } = await detail(no)
    if (data.row.status === 'FAILED') throw new Error(data.row.message)
    return data.row.status === 'DONE' ? data : null
  })

export async function upload(of: { policy: number; source?: string }, text: string, token = admin) {
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

export async function workbook(path: string, body: object, language = 'zh'): Promise<string[][]> {
  const response = await fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${admin}`,
      'Content-Type': 'application/json',
      'Accept-Language': language,
    },
    body: JSON.stringify(body),
  })
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  return sheets[0]!.rows.map((row) => row.map((cell) => String(cell ?? '')))
}

export async function report(taxId: string): Promise<string> {
  const { reportNo } = (
    await ask('/frontTax/front/report/tax/query', { taxId, reportType: 'INVOICE' })
  ).data
  await until(async () => {
    const { data } = await ask('/bss/order/report/getDetailReport', { reportNo })
    return data.row.status === 'READY'
  })
  return reportNo
}

export let code: number
export let reportNo: string

export async function startRisk(): Promise<void> {
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
  reportNo = await report(TAX_NO)
  ;({ code } = await inForce(table()))
}

/** Enterprises with invoices, and no report as yet; their tax numbers. */
export async function firmsWithInvoices(count: number): Promise<string[]> {
  const firms = Array.from({ length: count }, (_, i) =>
    inventTaxNo(`MA9Y${String(i).padStart(4, '0')}`),
  )
  for (const [i, taxNo] of firms.entries()) {
    await ask('/enterprise/save', { name: `示例名单${i + 1}有限公司`, taxNo })
    const { data } = await server.upload(taxNo, [{ name: '销项.csv', bytes: salesCsv() }], admin)
    await until(async () => {
      const { row } = (await ask('/invoice/import/detail', { id: data[0].id })).data
      return row.status === 'DONE'
    })
  }
  return firms
}

/** Reports of enterprises and what was charged for them, by tax number, in its order. */
export const reportsOf = (taxNos: readonly string[]) =>
  server.db.rows<{ tax_no: string; reports: number; charged: number }>(
    `select e.tax_no, count(distinct r.report_no)::int as reports, count(distinct u.*)::int as charged
       from enterprise e
       left join report r on r.company_id = e.company_id and r.enterprise_id = e.id
       left join usage_record u on u.company_id = e.company_id and u.tax_no = e.tax_no
      where e.company_id = $1 and e.tax_no = any($2) group by 1 order by 1`,
    [companyId, [...taxNos]],
  )
