/** Templates as a company sets them: what can be chosen, by whom, and what becomes of the reports that are shown by one. */
import { createHash } from 'node:crypto'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { sectionName } from '@xinjian/engine/report/view/view'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { sheetsIn } from '../support/book.ts'
import { childOf, emptyCompany, memberOf } from '../support/companies.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let admin: string
let stranger: string
let reportNo: string

const KIND = { reportType: 'INVOICE' }
const PATH = '/front/usertemplate'
const ask = (path: string, body: object, token = admin) =>
  server.call('POST', `${PATH}${path}`, body, token)

interface Choice {
  name: string
  shown: boolean
}
/** All sections of the kind; those named are shown first, in that order, the others hidden unless they are always shown. */
async function choice(...shown: string[]): Promise<Choice[]> {
  const { sections } = (await ask('/findByProductId', { productId: 'INVOICE' })).data
  const rest = sections.filter(({ name }: Choice) => !shown.includes(name))
  return [
    ...shown.map((name) => ({ name, shown: true })),
    ...rest.map((line: { name: string; always?: string }) => ({
      name: line.name,
      shown: line.always !== undefined,
    })),
  ]
}
const saved = async (name: string, ...shown: string[]) =>
  (await ask('/saveTemplate', { ...KIND, name, sections: await choice(...shown) })).data
const set = (id: number, status: string, token = admin) =>
  ask('/updateTemplateStatus', { id, status }, token)
const detail = async (token = admin) =>
  (await server.call('POST', '/bss/order/report/getDetailReport', { reportNo }, token)).data

async function download(format: string): Promise<Uint8Array> {
  const response = await fetch(`${server.base}/frontTax/front/report/taxReport/download`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${admin}` },
    body: JSON.stringify({ reportNo, format }),
  })
  return new Uint8Array(await response.arrayBuffer())
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const proof = async (bytes: Uint8Array) =>
  (await server.call('POST', '/verify/proof', { sha256: sha256(bytes) })).data
const sheetNames = async (bytes: Uint8Array) => (await sheetsIn(bytes)).map(({ name }) => name)

const sectionIn = ({ sections }: ReportDocument, name: string) =>
  sections.find(({ id }) => sectionName(id) === name)?.blocks ?? []
/** Sheets of the tables of a section, as far as they have rows of their own. */
const tablesIn = (document: ReportDocument, name: string) =>
  sectionIn(document, name).flatMap((b) => (b.kind === 'table' ? [b.title.slice(0, 28)] : []))
/** A figure of a section that opens to rows. */
const figureIn = (document: ReportDocument, name: string) =>
  sectionIn(document, name)
    .flatMap((b) => ('indicators' in b ? b.indicators : []))
    .find((key) => document.indicators.some((i) => i.key === key && i.evidence.length > 0))

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('demo')
  const other = await emptyCompany(server, '另一家机构')
  stranger = await memberOf(server, other, 'other-admin', 'ROLE_COMPANY_ADMIN')
  await server.call('POST', '/enterprise/save', { name: '示例甲有限公司', taxNo: TAX_NO }, admin)
  const { data } = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], admin)
  await until(async () => {
    const of = { id: data[0].id }
    const { row } = (await server.call('POST', '/invoice/import/detail', of, admin)).data
    return row.status === 'DONE'
  })
  const order = { taxId: TAX_NO }
  const made = await server.call('POST', '/frontTax/front/report/tax/query', order, admin)
  reportNo = made.data.reportNo
  await until(async () => (await detail()).row.status === 'READY')
})
afterAll(() => server.stop())

describe('what can be chosen', () => {
  it('comes from the engine of the kind, with what can never be hidden and why', async () => {
    const { data } = await ask('/findByProductId', { productId: 'TAX_INVOICE' })
    expect(data.engineVersion).toMatch(/^tax-invoice-/)
    const always = data.sections.filter((line: { always?: string }) => line.always)
    expect(always.map((line: Choice & { always: string }) => [line.name, line.always])).toEqual([
      ['quality', 'BASIS'],
      ['joint-score', 'VERDICT'],
      ['books', 'VERDICT'],
      ['public', 'VERDICT'],
      ['lenders', 'VERDICT'],
    ])
    const unknown = await ask('/findByProductId', { productId: 'NONE' })
    expect([unknown.status, unknown.msg]).toEqual([400, '没有这种报告产品，请从列表中选择'])
  })

  it('is refused in words where it cannot be shown', async () => {
    const all = await choice('overview')
    const rest = all.filter(({ name }) => name !== 'quality')
    for (const [sections, words] of [
      [[...all, { name: 'cash-flow', shown: true }], '发票报告没有“cash-flow”这一节'],
      [[...all, all[0]], '“发票概览”出现了两次'],
      [
        [...rest, { name: 'quality', shown: false }],
        '“数据范围与风险提示”不能隐藏：它说明报告依据了哪些数据',
      ],
      [all.slice(1), '缺少“发票概览”'],
      [[{ name: '../x', shown: true }], '章节标识有误'],
    ] as const) {
      const { status, msg } = await ask('/saveTemplate', { ...KIND, name: '试', sections })
      expect([status, msg]).toEqual([400, expect.stringContaining(words)])
    }
    const other = await ask('/saveTemplate', { reportType: 'TAX', name: '试', sections: all })
    expect(other.msg).toContain('税务报告没有“quality”这一节')
    expect((await ask('/findList', {})).data.total).toBe(0)
  })

  it('is changed by whoever saw the last version, and by nobody else', async () => {
    const row = await saved('版本', 'trend', 'overview')
    expect(row).toMatchObject({ status: 'DISABLED', version: 1, shown: 3, of: 15, added: 0 })
    const sections = await choice('overview')
    const change = { id: row.id, version: 1, name: '版本', sections }
    expect((await ask('/upateTemplate', change)).data).toMatchObject({ version: 2, shown: 2 })
    expect((await ask('/upateTemplate', change)).msg).toBe(
      '这个模板已被他人修改或删除，请刷新后重试',
    )
    expect((await ask(`/findTemplateById/${row.id}`, {})).data.sections).toEqual(sections)
    expect((await ask('/saveTemplate', { ...KIND, name: '版本', sections })).msg).toBe(
      '该报告类型已有同名模板，请换一个名称',
    )
  })
})

describe('one at most is enabled', () => {
  it('per kind, by whomever and however fast', async () => {
    const [a, b] = [await saved('甲', 'trend'), await saved('乙', 'goods')]
    await Promise.all([a, b, a, b].map(({ id }) => set(id, 'ENABLED')))
    const enabled = async () => (await ask('/findList', { status: 'ENABLED' })).data.rows
    expect(await enabled()).toHaveLength(1)
    await set(a.id, 'ENABLED')
    expect((await enabled()).map(({ name }: { name: string }) => name)).toEqual(['甲'])
    expect((await ask('/findByProductId', { productId: 'INVOICE' })).data.enabled.id).toBe(a.id)
    await set(a.id, 'DISABLED')
    expect(await enabled()).toEqual([])
  })

  it('a deleted one is in no list, cannot be enabled, and can be taken back', async () => {
    const { id } = await saved('丙', 'trend')
    await set(id, 'DELETED')
    expect((await ask('/findList', { keyword: '丙' })).data.total).toBe(0)
    expect((await set(id, 'ENABLED')).msg).toBe('这个模板已被删除，请刷新后重试')
    expect((await set(id, 'DISABLED')).data.status).toBe('DISABLED')
    expect((await ask('/findList', { keyword: '丙' })).data.total).toBe(1)
  })
})

describe('a report by a template', () => {
  it('is whole in document, fingerprint, JSON and replay; detail and link tell the view', async () => {
    const [before, json] = [await detail(), await download('json')]
    expect(before.view).toBeNull()
    const { id } = await saved('授信版', 'customers', 'trend')
    await set(id, 'ENABLED')
    const after = await detail()
    expect(after.view.template).toEqual({ id, version: 1, name: '授信版' })
    expect(after.view.sections.filter(({ shown }: Choice) => shown)).toEqual([
      { name: 'customers', shown: true },
      { name: 'trend', shown: true },
      { name: 'quality', shown: true },
    ])
    expect(after.document).toEqual(before.document)
    expect(after.row.fingerprint).toBe(before.row.fingerprint)
    expect(await download('json')).toEqual(json)
    const replay = await server.call('POST', '/report/replay', { reportNo }, admin)
    expect(replay.data.same).toBe(true)
    const figure = figureIn(after.document, 'overview')
    const rows = { reportNo, of: figure, page: 1, size: 5 }
    expect((await server.call('POST', '/report/evidence', rows, admin)).status).toBe(200)
    const what = { reportNo, days: 7, purpose: '给示例银行核对' }
    const link = await server.call('POST', '/report/share/create', what, admin)
    const token = new URL(link.data.url).pathname.split('/').at(-1)
    const opened = await server.call('POST', '/share/report', { token })
    expect(opened.data.view).toEqual(after.view)
    await set(id, 'DISABLED')
  })

  it('comes as another spreadsheet, each made once, and the proof says how much it shows', async () => {
    const whole = await download('xlsx')
    const { id } = await saved('表格版', 'customers')
    await set(id, 'ENABLED')
    const short = await download('xlsx')
    const [all, names] = [await sheetNames(whole), await sheetNames(short)]
    const { document } = await detail()
    const hidden = tablesIn(document, 'trend')
    expect(hidden.length).toBeGreaterThan(0)
    expect(all).toEqual(expect.arrayContaining(hidden))
    expect(names.filter((name) => hidden.includes(name))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(tablesIn(document, 'customers')))
    expect(names.filter((name) => !all.includes(name))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['概览', '数据质量']))
    expect(names.length).toBeLessThan(all.length)
    expect(await download('xlsx')).toEqual(short)
    expect(await proof(short)).toMatchObject({ result: 'GENUINE', sections: { shown: 2, of: 15 } })
    const sections = await choice('suppliers')
    await ask('/upateTemplate', { id, version: 1, name: '表格版', sections })
    expect(sha256(await download('xlsx'))).not.toBe(sha256(short))
    await set(id, 'DISABLED')
    expect(await download('xlsx')).toEqual(whole)
    expect(await proof(whole)).toMatchObject({ result: 'GENUINE', sections: null })
    expect(await proof(short)).toMatchObject({ result: 'GENUINE' })
  })

  it('a shortened file that is made a whole one in the store proves nothing', async () => {
    const { id } = await saved('封存版', 'goods')
    await set(id, 'ENABLED')
    const short = await download('xlsx')
    const key = [reportNo, `${id}.1`]
    await server.db.run(
      `update report_file set shown = sections where report_no = $1 and view_key = $2`,
      key,
    )
    expect(await proof(short)).toMatchObject({ result: 'UNKNOWN' })
    await set(id, 'DISABLED')
  })
})

describe('who may', () => {
  it('a member of staff, a child customer and an operator set no template', async () => {
    const company = await server.db.one<{ company_id: number }>(
      "select company_id from app_user where user_name = 'demo'",
    )
    const child = await childOf(server, company?.company_id ?? 0, 'template-child')
    for (const token of [await server.login('staff'), child, await server.login('admin')])
      for (const path of ['/findList', '/saveTemplate', '/example'])
        expect((await ask(path, {}, token)).status).toBe(403)
  })

  it('another company neither sees nor changes it, and its own reports are whole', async () => {
    const { id, version } = await saved('自家版', 'trend')
    await set(id, 'ENABLED')
    expect((await ask('/findList', {}, stranger)).data.total).toBe(0)
    expect((await ask(`/findTemplateById/${id}`, {}, stranger)).status).toBe(404)
    const sections = await choice('goods')
    const change = { id, version, name: '别家改的', sections }
    expect((await ask('/upateTemplate', change, stranger)).status).toBe(404)
    expect((await set(id, 'DELETED', stranger)).status).toBe(404)
    const theirs = await ask('/findByProductId', { productId: 'INVOICE' }, stranger)
    expect(theirs.data.enabled).toBeNull()
    const same = await ask('/saveTemplate', { ...KIND, name: '自家版', sections }, stranger)
    expect((await set(same.data.id, 'ENABLED', stranger)).data.status).toBe('ENABLED')
    expect((await detail()).view.template.id).toBe(id)
    await set(id, 'DISABLED')
  })

  it('staff see reports by the template all the same', async () => {
    const { id } = await saved('同事版', 'trend')
    await set(id, 'ENABLED')
    expect((await detail(await server.login('staff'))).view.template.name).toBe('同事版')
    await set(id, 'DISABLED')
  })
})

it('has an example of every kind, of an enterprise that does not exist', async () => {
  for (const reportType of ['INVOICE', 'TAX_PAYMENT', 'TAX', 'TAX_INVOICE', 'TAX_RISK']) {
    const { data } = await ask('/example', { reportType })
    expect(data.document.kind).toBe(reportType)
    expect(data.document.sections.length).toBeGreaterThan(5)
  }
})
