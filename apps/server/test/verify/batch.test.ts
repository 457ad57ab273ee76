/** A table from its upload to its results: what is said before it starts, what each row comes to, what is paid. */
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { platform, typedFrom, unknownInvoice } from './papers.ts'
import { booksOf, csvOf, moneyOf, type Tables, tablesOf } from './tables.ts'

const PRICE = 3_000

let sandbox: Sandbox
let server: TestServer
let companyId: number
let tables: Tables
let staff: Tables

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  companyId = await emptyCompany(server, '示例批量有限公司')
  const boss = await memberOf(server, companyId, 'batch-boss', 'ROLE_COMPANY_ADMIN')
  tables = tablesOf(server, boss)
  staff = tablesOf(server, await memberOf(server, companyId, 'batch-staff', 'ROLE_COMPANY_STAFF'))
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const typed = (what: string) => typedFrom(what, sandbox.url)
const check = (body: object) => tables.post('/tradecredit/front/invoice/verify/check', body)

describe('a table', () => {
  it('is judged and priced before it starts, then verified, each row once', async () => {
    const normal = await typed('数电普通发票，正常')
    const special = await typed('增值税专用发票，已作废')
    const ordinary = await typed('增值税电子普通发票')
    const before = await typed('数电专用发票，部分红冲')
    const unknown = unknownInvoice()
    await staff.post('/tradecredit/front/invoice/verify/check', before)
    const asked = (await platform(sandbox.url)).asked

    const batch = await tables.read([
      normal,
      special,
      { ...ordinary, checkCode: '000000' },
      unknown,
      normal,
      { ...normal, amount: '1' },
      before,
      { invoiceNumber: '123', issueDate: '2026-02-30' },
      { ...special, invoiceCode: '4403171130', issueDate: '2017-05-06' },
      { ...special, amount: '' },
    ])
    expect(batch).toMatchObject({ status: 'READY', phase: 'READ', total: 10, bad: 2, done: 0 })
    const { balance } = batch.plan
    expect(batch.plan).toEqual({
      file: 2,
      check: 1,
      batch: 0,
      same: 2,
      not_yet: undefined,
      notYet: 1,
      asked: 5,
      askedAgain: 7,
      most: 5 * PRICE,
      mostAgain: 7 * PRICE,
      quote: {
        open: true,
        unit: '张',
        chargeRule: 'QUERY',
        price: PRICE,
        validDays: 30,
        freeUntil: null,
      },
      balance: (await moneyOf(server, companyId)).available,
    })
    // Nothing was asked and nothing held by then.
    expect((await platform(sandbox.url)).asked).toBe(asked)
    expect((await moneyOf(server, companyId)).held).toBe(0)

    const { no } = batch
    const repeats = (await tables.post('repeats', { no })).data.rows
    expect(repeats).toEqual([
      expect.objectContaining({ line: 6, kind: 'FILE', same: true, of: 2 }),
      expect.objectContaining({ line: 7, kind: 'FILE', same: false, of: 2 }),
      expect.objectContaining({ line: 8, kind: 'CHECK', same: true, by: 'batch-staff' }),
    ])
    expect(Date.parse(repeats[2].at)).toBeLessThan(Date.now())

    expect((await tables.start(no)).status).toBe(200)
    expect(await tables.comes(no, 'DONE')).toMatchObject({ done: 8, progress: 100, plan: null })
    const { rows, counts } = await tables.results(no)
    expect(rows.map((r: Found) => [r.line, r.result, r.kept, r.charged])).toEqual([
      [2, 'CONSISTENT', false, PRICE],
      [3, 'CONSISTENT', false, PRICE],
      [4, 'INCONSISTENT', false, PRICE],
      [5, 'NOT_FOUND', false, PRICE],
      [6, 'CONSISTENT', true, null],
      [7, 'INCONSISTENT', false, PRICE],
      [8, 'CONSISTENT', true, null],
      [10, 'TOO_OLD', false, null],
    ])
    expect(rows[1].invalidMark).toBe('Y')
    expect(rows[6].repeated).toMatchObject({ kind: 'CHECK', by: 'batch-staff' })
    expect(counts).toMatchObject({ charged: 5, amount: 5 * PRICE })
    expect((await tables.results(no, { result: 'CONSISTENT' })).total).toBe(4)
    expect((await platform(sandbox.url)).asked - asked).toBe(5)
    expect(balance - (await moneyOf(server, companyId)).available).toBe(5 * PRICE)
    expect(await booksOf(server, companyId, no)).toMatchObject({ held: 0, running: 0, charged: 5 })
  })

  it('is not charged again as a whole, unless that is asked for', async () => {
    const rows = [unknownInvoice(), unknownInvoice()]
    const first = await tables.read(rows)
    await tables.start(first.no)
    await tables.comes(first.no, 'DONE')
    const second = await tables.read(rows)
    expect(second.plan).toMatchObject({ check: 2, same: 2, asked: 0, most: 0 })
    await tables.start(second.no)
    await tables.comes(second.no, 'DONE')
    expect((await tables.results(second.no)).rows.map((r: Found) => [r.result, r.kept])).toEqual([
      ['NOT_FOUND', true],
      ['NOT_FOUND', true],
    ])
    expect((await booksOf(server, companyId, second.no)).charged).toBe(0)
    const third = await tables.read([...rows, rows[0]!])
    await tables.start(third.no, true)
    await tables.comes(third.no, 'DONE')
    expect(await booksOf(server, companyId, third.no)).toMatchObject({ rows: 3, charged: 3 })
  })

  it('that waits in one batch is marked in the next, and paid once whichever comes first', async () => {
    const row = unknownInvoice()
    const first = await tables.read([row])
    const second = await staff.read([row])
    // A table that nobody started is no promise.
    expect(second.plan).toMatchObject({ batch: 0, asked: 1 })
    for (const { no } of [second, first]) await tables.start(no)
    await Promise.all([first, second].map(({ no }) => tables.comes(no, 'DONE')))
    const books = await Promise.all([first, second].map(({ no }) => booksOf(server, companyId, no)))
    expect(books.map(({ checks }) => checks)).toEqual([1, 1])
  })

  it('without a row that can be verified cannot start; one of another shape says what it lacks', async () => {
    const bad = await tables.read([{ invoiceNumber: '1', issueDate: 'x' }])
    expect(bad).toMatchObject({ status: 'READY', bad: 1, message: '没有可以查验的行' })
    expect((await tables.start(bad.no)).msg).toContain('没有可以查验的行')
    const { data } = await tables.send('姓名,年龄\n甲,1')
    expect((await tables.comes(data.no, 'FAILED')).message).toContain('请下载模板填写')
    expect((await tables.send('')).msg).toBe('请选择要查验的表格文件')
  })
})

interface Found {
  line: number
  result: string
  kept: boolean
  charged: number | null
}

describe('files', () => {
  it('bad rows come back with their reasons, harmless, and are read again once they were put right', async () => {
    const evil = '=HYPERLINK("http://x")'
    const rows = [
      { invoiceNumber: '12345678', issueDate: '2026-05-06', amount: '1' },
      { invoiceNumber: evil.replaceAll(',', ''), issueDate: '2026-05-06' },
    ]
    const { no } = await tables.read(rows)
    const bytes = await tables.file('bad', { no })
    const book = await readXlsx(bytes)
    const [head, first, second] = book.sheets[0]!.rows
    expect(head).toEqual([
      '行号',
      '工作表',
      '原因',
      '发票代码',
      '发票号码',
      '开票日期',
      '金额',
      '校验码后6位',
    ])
    expect(first?.[0]).toBe('2')
    expect(first?.[2]).toContain('请输入发票代码；数电票没有发票代码，请输入20位发票号码')
    expect(String(second?.[4])).toMatch(/^'=/)
    const { data } = await tables.send(bytes, '有误的行.xlsx')
    expect(await tables.comes(data.no, 'READY')).toMatchObject({ total: 2, bad: 2 })
  })

  it('the template is read as an empty table, and takes text in its cells', async () => {
    const bytes = await tables.file('template', {})
    const book = await readXlsx(bytes, { readStyles: true })
    expect(book.sheets.map(({ name }) => name)).toEqual(['待查验发票', '填写说明'])
    expect(book.sheets[0]!.rows[0]).toEqual([
      '序号',
      '发票代码',
      '发票号码',
      '开票日期',
      '金额',
      '校验码后6位',
    ])
    const { data } = await tables.send(bytes, '模板.xlsx')
    expect(await tables.comes(data.no, 'READY')).toMatchObject({ total: 0, bad: 0 })
  })

  it('only one comes with an upload', async () => {
    const form = new FormData()
    for (const name of ['1.csv', '2.csv'])
      form.append('file', new Blob([csvOf([unknownInvoice()])]), name)
    const token = await memberOf(server, companyId, 'batch-two', 'ROLE_COMPANY_STAFF')
    const answer = await fetch(`${server.base}/tradecredit/front/invoice/verify/batch/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    })
    expect((await answer.json()).msg).toBe('一次只能上传一个表格，请逐个上传')
  })
})

it('a check by hand finds nothing of a batch under its requests', async () => {
  const { no } = await tables.read([unknownInvoice()])
  const answer = await check({ ...unknownInvoice(), requestId: `batch:${no}:1` })
  expect(answer.status).toBe(400)
})
