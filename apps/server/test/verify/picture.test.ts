/** Files are recognised, corrected and verified over HTTP; what is wrong with one is said, and stops none of the others. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SampleInvoice } from '../../../../packages/intake/test-support/face.ts'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { platform } from './papers.ts'
import { OCR, pdfOf, printed, type Sent, send, sheetOf } from './pictures.ts'

const PRICE = 3_000

let sandbox: Sandbox
let server: TestServer
let companyId: number
let token: string

const upload = (path: string, ...files: Sent[]) => send(server, path, token, ...files)
const ask = (path: string, body: object) => server.call('POST', path, body, token)
const many = (rows: object[]) =>
  ask('/tradecredit/front/invoice/verify/invoice/morethanone', { rows })
const save = (id: number, fields: Record<string, string>) =>
  ask('/invoice/verify/voucher/save', { id, fields })
const paper = async (what: string): Promise<SampleInvoice> =>
  (await printed(what, sandbox.url)).sample
const spent = async () =>
  (await server.db.one<{ spent: number }>('select spent from ledger where company_id = $1', [
    companyId,
  ]))!.spent

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  companyId = await emptyCompany(server, '示例识别有限公司')
  token = await memberOf(server, companyId, 'picture-admin', 'ROLE_COMPANY_ADMIN')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('a file', () => {
  it('is told field by field, with its place, and shown as a picture', async () => {
    const sample = await paper('数电普通发票，正常')
    const { data } = await upload(OCR, { name: 'C:\\票据\\一.pdf', bytes: pdfOf(sample) })
    expect(data).toMatchObject({
      fileName: '一.pdf',
      shown: true,
      error: null,
      madeBy: 'picture-admin',
    })
    expect(data.vouchers).toHaveLength(1)
    const [voucher] = data.vouchers
    expect(voucher).toMatchObject({
      n: 1,
      type: 'INVOICE',
      kind: 'DIGITAL_NORMAL',
      check: null,
      before: null,
      edited: {},
    })
    expect(voucher.fields.invoiceNumber).toMatchObject({
      value: sample.number,
      source: 'PDF_TEXT',
      place: { page: 1 },
    })
    expect(voucher.fields.invoiceNumber.confidence).toBeGreaterThan(0.9)
    expect(
      await server.db.one('select id from verify_picture where id = $1', [data.id]),
    ).toBeTruthy()
    const image = async (body: object) =>
      fetch(`${server.base}/front/invoice/verify/invoice/img/${data.id}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    const page = await image({})
    expect(page.headers.get('content-type')).toBe('image/jpeg')
    expect((await page.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
    const original = new Uint8Array(await (await image({ original: true })).arrayBuffer())
    expect(original.byteLength).toBe(data.bytes)
    expect((await image({ page: 2 })).status).toBe(404)
  })

  it('that shows two is cut into both, each with its part of the sheet', async () => {
    const [top, bottom] = [await paper('数电普通发票，正常'), await paper('全额红冲')]
    const { data } = await upload('/tradecredit/front/invoice/verify/morethanone/ocr', {
      name: '混贴.pdf',
      bytes: sheetOf(top, bottom),
    })
    const numbers = data.vouchers.map(
      (v: { fields: { invoiceNumber: { value: string } } }) => v.fields.invoiceNumber.value,
    )
    expect(numbers).toEqual([top.number, bottom.number])
    const [first, second] = data.vouchers.map(
      (v: { place: { y: number; height: number } }) => v.place,
    )
    expect(first.y + first.height).toBeLessThan(second.y + 0.02)
  })

  it.each([
    ['empty', new Uint8Array(), 2004, '是空的'],
    ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 400, '须先打开'],
    ['a table', new TextEncoder().encode('发票号码,金额\n1,2\n'), 400, '批量查验'],
    ['larger than 20 MB', new Uint8Array(21 * 1024 * 1024).fill(37), 413, '超过 20 MB'],
  ])('that is %s is refused in words', async (_, bytes, status, words) => {
    const kept = () => server.db.one<{ n: number }>('select count(*)::int as n from verify_picture')
    const before = await kept()
    const answer = await upload(OCR, { name: 'a.bin', bytes })
    expect(answer.status).toBe(status)
    expect(answer.msg).toContain(words)
    expect(await kept()).toEqual(before)
  })

  it('that is no invoice is kept with its reason; none at all is refused, two are too many for one', async () => {
    const xml = new TextEncoder().encode('<?xml version="1.0"?><letter>您好</letter>')
    const { data } = await upload(OCR, { name: '信.xml', bytes: xml })
    expect(data.vouchers).toEqual([])
    expect(data.error).toContain('不是发票')
    expect(data.shown).toBe(false)
    expect((await upload(OCR)).status).toBe(2004)
    const two = await upload(OCR, { name: 'a.xml', bytes: xml }, { name: 'b.xml', bytes: xml })
    expect([two.status, two.msg]).toEqual([400, expect.stringContaining('一次识别一个文件')])
  })

  it('among several is answered in its place, whatever the others are', async () => {
    const bytes = pdfOf(await paper('数电普通发票，正常'))
    const { data } = await upload(
      '/tradecredit/front/invoice/verify/ocr/more',
      { name: '好.pdf', bytes },
      { name: '空.pdf', bytes: new Uint8Array() },
      { name: '坏.pdf', bytes: bytes.slice(0, 40) },
      { name: '又.pdf', bytes },
    )
    expect(data.map((p: { fileName: string }) => p.fileName)).toEqual([
      '好.pdf',
      '空.pdf',
      '坏.pdf',
      '又.pdf',
    ])
    expect(data.map((p: { vouchers: object[] }) => p.vouchers.length)).toEqual([1, 0, 0, 1])
    expect(data[1]).toMatchObject({ id: 0, error: expect.stringContaining('是空的') })
    expect(data[2].error).toContain('损坏')
  })

  it('that holds an invoice is no ticket', async () => {
    const { data } = await upload('/tradecredit/front/invoice/verify/ticket/ocr', {
      name: '发票.pdf',
      bytes: pdfOf(await paper('数电普通发票，正常')),
    })
    expect(data.vouchers).toEqual([])
    expect(data.error).toContain('未识别到票据')
  })
})

describe('what a person makes of it', () => {
  it('is kept, taken back, and refused where there is no such field', async () => {
    const { data } = await upload(OCR, { name: 'a.pdf', bytes: pdfOf(await paper('购买方为个人')) })
    const [{ id, fields }] = data.vouchers
    const kept = await save(id, { totalAmount: '1.00', issueDate: fields.issueDate.value })
    expect(kept.data.edited).toEqual({ totalAmount: '1.00' })
    expect((await ask('/invoice/verify/picture', { id: data.id })).data.vouchers[0].edited).toEqual(
      { totalAmount: '1.00' },
    )
    expect((await save(id, {})).data.edited).toEqual({})
    expect((await save(id, { bank: 'x' })).msg).toContain('没有“bank”')
    expect((await save(999_999, {})).status).toBe(404)
  })

  it('that changes what is compared lets go of the check; what is not compared does not', async () => {
    const { data } = await upload(OCR, { name: 'a.pdf', bytes: pdfOf(await paper('购买方为个人')) })
    const [{ id }] = data.vouchers
    await many([{ voucherId: id }])
    expect((await save(id, { buyerName: '别人' })).data.check.result).toBe('CONSISTENT')
    expect((await save(id, { totalAmount: '1.00' })).data.check).toBe(null)
  })

  it('stands beside what the platform shows, where both differ, though the result is consistent', async () => {
    const sample = await paper('购买方为个人')
    const { data } = await upload(OCR, { name: 'b.pdf', bytes: pdfOf(sample) })
    const [{ id }] = data.vouchers
    await save(id, { taxAmount: '1.00' })
    const { rows } = (await many([{ voucherId: id }])).data
    expect(rows[0].check.result).toBe('CONSISTENT')
    expect(Number(rows[0].check.differs.taxAmount)).toBe(Number(sample.lines[0]!.tax))
    const saved = (await save(id, { taxAmount: rows[0].check.differs.taxAmount })).data
    expect(saved.check.differs).not.toHaveProperty('taxAmount')
    expect((await ask('/invoice/verify/vouchers', { keyword: 'b.pdf' })).data.rows[0].differs).toBe(
      Object.keys(saved.check.differs).length,
    )
  })
})

describe('several together', () => {
  it('are priced before, each is verified, and one that fails keeps none of the others', async () => {
    const good = await paper('数电专用发票，部分红冲')
    const flawed = await paper('全额红冲')
    const { data } = await upload(OCR, { name: '两张.pdf', bytes: sheetOf(good, flawed) })
    const [first, second] = data.vouchers.map(({ id }: { id: number }) => id)
    await save(second, { totalAmount: '1.00' })
    const total = (Number(good.lines[0]!.amount) + Number(good.lines[0]!.tax)).toFixed(2)
    const typed = { invoiceNumber: good.number, issueDate: good.date, amount: total }
    const priced = await ask('/invoice/verify/morethanone/ask', {
      rows: [typed, typed, { ...typed, invoiceNumber: '' }],
    })
    expect(priced.data).toMatchObject({
      asked: 1,
      kept: 1,
      refused: 1,
      most: PRICE,
      quote: { price: PRICE },
    })

    const before = await spent()
    const asked = (await platform(sandbox.url)).asked
    const { rows } = (
      await many([
        { voucherId: first },
        { ...typed, amount: '' },
        { voucherId: 999_999 },
        { voucherId: second },
        typed,
      ])
    ).data
    expect(
      rows.map((row: { check: { result: string } | null }) => row.check?.result ?? null),
    ).toEqual(['CONSISTENT', null, null, 'INCONSISTENT', 'CONSISTENT'])
    expect(rows[0].check).toMatchObject({ invalidMark: '7', charged: PRICE, kept: false })
    expect(rows[1].refusal).toMatchObject({ code: 400, field: 'amount' })
    expect(rows[2].refusal).toMatchObject({ code: 404 })
    // The same again is the first one's result, for nothing.
    expect(rows[4].check).toMatchObject({ kept: true, charged: null })
    expect((await spent()) - before).toBe(2 * PRICE)
    expect((await platform(sandbox.url)).asked - asked).toBe(2)

    const opened = (await ask('/invoice/verify/picture', { id: data.id })).data
    expect(opened.vouchers.map((v: { check: { no: string } }) => v.check.no)).toEqual([
      rows[0].check.no,
      rows[3].check.no,
    ])
    const after = await ask('/invoice/verify/morethanone/ask', { rows: [typed] })
    expect(after.data).toMatchObject({ asked: 0, kept: 1, most: 0 })
  })

  it('under one request are verified and charged once', async () => {
    const { data } = await upload(OCR, {
      name: 'a.pdf',
      bytes: pdfOf(await paper('数电普通发票，正常')),
    })
    const rows = [{ voucherId: data.vouchers[0].id, again: true, requestId: 'many-request-1' }]
    const before = await spent()
    const [one, two] = [await many(rows), await many(rows)]
    expect(two.data.rows[0].check.no).toBe(one.data.rows[0].check.no)
    expect((await spent()) - before).toBe(PRICE)
  })

  it('no more than twenty at once, and at least one', async () => {
    const rows = Array.from({ length: 21 }, () => ({ invoiceNumber: '1' }))
    expect((await many(rows)).msg).toContain('一次至多20张')
    expect((await many([])).msg).toContain('请选择')
  })
})

it('the same file again says who had it when, verified or only read', async () => {
  const fresh = await emptyCompany(server, '示例重复有限公司')
  const mine = await memberOf(server, fresh, 'twice', 'ROLE_COMPANY_ADMIN')
  const bytes = pdfOf(await paper('数电普通发票，正常'))
  const give = async () => (await send(server, OCR, mine, { name: 'a.pdf', bytes })).data
  const first = await give()
  expect(first.vouchers[0].before).toBe(null)
  expect((await give()).vouchers[0].before).toEqual({
    at: first.madeAt,
    madeBy: 'twice',
    verified: false,
  })
  await server.call(
    'POST',
    '/tradecredit/front/invoice/verify/invoice/morethanone',
    { rows: [{ voucherId: first.vouchers[0].id }] },
    mine,
  )
  expect((await give()).vouchers[0].before).toMatchObject({
    madeBy: 'twice',
    verified: true,
    result: 'CONSISTENT',
  })
  const again = await server.call('POST', '/invoice/verify/picture', { id: first.id }, mine)
  expect(again.data.vouchers[0].before).toBe(null)
})
