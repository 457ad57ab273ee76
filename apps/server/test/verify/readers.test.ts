/** Who reads a company's pictures: chosen by its administrator, told before anything leaves, and ours wherever the vendor fails. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { digitalFace } from '../../../../packages/intake/test-support/face.ts'
import { toPdf } from '../../../../packages/intake/test-support/pdf.ts'
import { Sandbox } from '../collect-sandbox.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { OCR, pdfOf, printed, send } from './pictures.ts'

/** A picture of one pixel: we are done with it at once. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let sandbox: Sandbox
let server: TestServer
let admin: string
let staff: string
let invoice: Uint8Array
let host: string

const ask = (path: string, body: object = {}, token = staff) =>
  server.call('POST', path, body, token)
const choose = (body: object, token = admin) => ask('/invoice/verify/reader/choose', body, token)
const read = async (bytes: Uint8Array, name = '票.png') =>
  (await send(server, OCR, staff, { name, bytes })).data
const sent = async () => (await ask('/invoice/verify/reader/sent', { page: 1, size: 20 })).data
/** Breaks the next readings; how many were asked for so far. */
async function fault(how: string, times = 1): Promise<number> {
  const body = JSON.stringify({ fault: how, times })
  const response = await fetch(`${sandbox.url}/knobs/recognition`, { method: 'POST', body })
  return ((await response.json()) as { requests: number }).requests
}
const asked = () => fault('')
const readersOf = (picture: { vouchers: { fields: Record<string, { reader?: string }> }[] }) => [
  ...new Set(picture.vouchers.flatMap(({ fields }) => Object.values(fields).map((f) => f.reader))),
]
const picture = async (file: string) =>
  new Uint8Array(await (await fetch(`${sandbox.url}/recognition/pictures/${file}`)).arrayBuffer())

beforeAll(async () => {
  sandbox = await Sandbox.start()
  host = new URL(sandbox.url).host
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  const companyId = await emptyCompany(server, '示例外部识别有限公司')
  admin = await memberOf(server, companyId, 'reader-admin', 'ROLE_COMPANY_ADMIN')
  staff = await memberOf(server, companyId, 'reader-staff', 'ROLE_COMPANY_STAFF')
  invoice = await picture('digital-invoice.png')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
beforeEach(() => fault(''))

describe('by default', () => {
  it('nothing leaves: we read, and the page is told whom one may choose', async () => {
    const before = await asked()
    const found = await read(invoice)
    expect(found).toMatchObject({ sentTo: null, note: '', error: null })
    expect(readersOf(found)).toEqual([undefined])
    expect(await asked()).toBe(before)
    expect((await sent()).total).toBe(0)
    expect((await ask('/invoice/verify/reader')).data).toMatchObject({
      who: 'OWN',
      vendor: null,
      madeBy: null,
      vendors: [{ name: 'sandbox', host }],
    })
  })
})

describe('a choice', () => {
  it('is the administrator’s, who agrees that pictures leave, of a vendor that is there', async () => {
    const vendor = { who: 'VENDOR', vendor: 'sandbox' }
    expect(await choose({ ...vendor, agreed: true }, staff)).toMatchObject({ status: 403 })
    expect(await choose(vendor)).toMatchObject({ status: 400 })
    expect(await choose({ ...vendor, vendor: 'tencent', agreed: true })).toMatchObject({
      status: 400,
    })
    expect((await ask('/invoice/verify/reader')).data.who).toBe('OWN')
  })

  it('is told to all, and stands in the audit log with what was before', async () => {
    await choose({ who: 'VENDOR', vendor: 'sandbox', agreed: true })
    expect((await ask('/invoice/verify/reader')).data).toMatchObject({
      who: 'VENDOR',
      vendor: 'sandbox',
      host,
      madeBy: 'reader-admin',
    })
    const { data } = await ask('/audit/list', { page: 1, size: 20 }, admin)
    const row = data.rows.find((one: { action: string }) => one.action === 'readerChoose')
    expect(row).toMatchObject({
      detail: { before: { who: 'OWN' }, after: { who: 'VENDOR', vendor: 'sandbox' } },
    })
  })
})

describe('the vendor', () => {
  beforeAll(() => choose({ who: 'VENDOR', vendor: 'sandbox', agreed: true }))

  it('reads the picture, says so field by field, and what was sent is kept', async () => {
    const found = await read(invoice, '采购.png')
    expect(found).toMatchObject({ sentTo: host, note: '' })
    expect(readersOf(found)).toEqual(['sandbox'])
    expect(found.vouchers[0].fields.sellerName).toMatchObject({
      value: '杭州示例精密制造有艰公司',
      unstated: true,
    })
    expect((await sent()).rows[0]).toMatchObject({
      madeBy: 'reader-staff',
      fileName: '采购.png',
      vendor: 'sandbox',
      host,
      bytes: invoice.length,
      outcome: 'OK',
      left: true,
    })
  })

  it.each([
    ['ERROR', 'UNREADABLE', '没有应答'],
    ['GARBAGE', 'HTTP_200', '没有应答'],
    ['STRANGE', 'UNREADABLE', '没有应答'],
    ['SLOW', 'TIMEOUT', '没有应答'],
  ])('that fails (%s) leaves it to us, and that is said', async (how, outcome, said) => {
    await fault(how)
    const found = await read(invoice)
    expect(found.sentTo).toBe(host)
    expect(found.note).toContain(said)
    expect(found.note).toContain('由本平台识别')
    expect(readersOf(found)).toEqual([undefined])
    expect(found.vouchers[0].fields.invoiceNumber.value).toBe('26442000000012345678')
    expect((await sent()).rows[0]).toMatchObject({ outcome, left: true })
  })

  it('that does not know the picture leaves it to us', async () => {
    const other = invoice.slice()
    other[other.length - 1]! ^= 1
    const found = await read(other)
    expect(found.note).toContain('未能识别')
    expect(readersOf(found)).toEqual([undefined])
    expect((await sent()).rows[0].outcome).toBe('FailedOperation.NotDemoPicture')
  })

  it('never gets what is no picture', async () => {
    const before = await asked()
    const found = await read(new TextEncoder().encode('<x>无</x>'), '票.xml')
    expect(found).toMatchObject({ sentTo: null })
    expect(await asked()).toBe(before)
  })

  it('gets the scanned page of a PDF, by itself; never the page with text', async () => {
    const { sample } = await printed('数电普通发票，正常', sandbox.url)
    const before = [await asked(), (await sent()).total]
    const text = await read(pdfOf(sample), '文字.pdf')
    expect(text).toMatchObject({ sentTo: null, note: '' })
    const mixed = toPdf([digitalFace(sample), { width: 600, height: 400, pieces: [] }])
    const found = await read(mixed, '混合.pdf')
    expect(found).toMatchObject({ sentTo: host, error: null })
    expect(found.note).toContain('第 2 页：外部识别服务')
    expect(found.vouchers).toHaveLength(1)
    expect(readersOf(found)).toEqual([undefined])
    const { total, rows } = await sent()
    expect([await asked(), total]).toEqual(before.map((n) => n + 1))
    expect(rows[0]).toMatchObject({ fileName: '混合.pdf（第 2 页）', left: true })
  })

  it('tells operators its own share of what people corrected, without a confidence it never stated', async () => {
    const found = await read(invoice)
    const [{ id }] = found.vouchers
    await ask('/invoice/verify/voucher/save', {
      id,
      fields: { sellerName: '杭州示例精密制造有限公司', buyerTaxNo: '91440300MA5G00X5X2' },
    })
    const rows = await server.db.rows(
      'select field, source, confidence, outcome from recognition_correction where voucher_id = $1 order by field',
      [id],
    )
    expect(rows).toContainEqual({
      field: 'sellerName',
      source: 'sandbox',
      confidence: null,
      outcome: 'WRONG',
    })
    expect(rows).toContainEqual(
      expect.objectContaining({ field: 'buyerTaxNo', source: 'sandbox', outcome: 'MISSED' }),
    )
  })

  it('is left alone while it is at rest: the picture stays here', async () => {
    await fault('ERROR', 100)
    let found = await read(DOT)
    for (let i = 0; i < 12 && found.sentTo; i++) found = await read(DOT)
    expect(found).toMatchObject({ sentTo: null })
    expect(found.note).toContain('图片未发送')
    expect((await sent()).rows[0]).toMatchObject({ outcome: 'CIRCUIT_OPEN', left: false })
  })
})

describe('our reader first', () => {
  it('keeps a picture that it has read well enough, and sends one of which it read nothing', async () => {
    // A server of its own: the vendor rests here.
    const fresh = await startTestServer({ SANDBOX_URL: sandbox.url })
    try {
      const companyId = await emptyCompany(fresh, '示例先行识别有限公司')
      const token = await memberOf(fresh, companyId, 'first-admin', 'ROLE_COMPANY_ADMIN')
      await fresh.call(
        'POST',
        '/invoice/verify/reader/choose',
        { who: 'OWN_FIRST', vendor: 'sandbox', agreed: true },
        token,
      )
      // Its number is read with 0.8: fields that stand, and a name with doubt, are no reason to send a picture away.
      const { data: found } = await send(fresh, OCR, token, { name: 'a.png', bytes: invoice })
      expect(found).toMatchObject({ sentTo: null, note: '', error: null })
      expect(found.vouchers[0].fields.invoiceNumber.value).toBe('26442000000012345678')
      expect(readersOf(found)).toEqual([undefined])
      const { data: nothing } = await send(fresh, OCR, token, { name: 'n.png', bytes: DOT })
      expect(nothing).toMatchObject({ sentTo: host, vouchers: [] })
      expect(nothing.note).toContain('未能识别')
      const pdf = pdfOf((await printed('数电普通发票，正常', sandbox.url)).sample)
      const { data: text } = await send(fresh, OCR, token, { name: 'b.pdf', bytes: pdf })
      expect(text).toMatchObject({ sentTo: null, note: '' })
      expect(readersOf(text)).toEqual([undefined])
    } finally {
      await fresh.stop()
    }
  })
})
