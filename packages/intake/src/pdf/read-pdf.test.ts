import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { BUYER, inventTaxNo, SELLER } from '../../test-support/companies.ts'
import {
  DIGITAL,
  digitalFace,
  type Face,
  LINE,
  type SampleInvoice,
  TAX_CONTROL,
  taxControlFace,
  totalsOf,
} from '../../test-support/face.ts'
import { toPdf } from '../../test-support/pdf.ts'
import { qrPixels } from '../../test-support/qr.ts'
import { toXml } from '../../test-support/xml.ts'
import type { ParsedInvoice } from '../invoice.ts'
import { parseDocument } from '../parse-document.ts'

async function parse(pdf: Uint8Array): Promise<ParsedInvoice[]> {
  const [file] = await parseDocument('a.pdf', pdf)
  expect(file?.error).toBeNull()
  return file!.invoices
}

function expectHeader(actual: ParsedInvoice | undefined, sample: SampleInvoice): void {
  const totals = totalsOf(sample)
  expect(actual).toMatchObject({
    invoiceCode: sample.code ?? null,
    invoiceNumber: sample.number,
    issueDate: sample.date,
    checkCode: sample.check ?? null,
    amountExclTax: totals.amount,
    taxAmount: totals.tax === '***' ? null : totals.tax,
    totalAmount: totals.total,
    buyerName: sample.buyer.name,
    buyerTaxNo: sample.buyer.taxNo || null,
    sellerName: sample.seller.name,
    sellerTaxNo: sample.seller.taxNo,
  })
  expect(actual?.items.map((i) => i.amount)).toEqual(sample.lines.map((l) => l.amount))
}

const EXEMPT = { ...LINE, rate: '免税', tax: '***' }
const RED: SampleInvoice = {
  ...DIGITAL,
  lines: [{ ...LINE, quantity: '-100', amount: '-1250.00', tax: '-162.50' }],
  remark:
    '被红冲蓝字数电发票号码：25442000000087654321 红字发票信息确认单编号：44082603050000010001',
}
const LONG = {
  name: '深圳市示例供应链管理服务有限公司华南区域第一分公司',
  taxNo: BUYER.taxNo,
}
const DISCOUNT = [LINE, { name: LINE.name, amount: '-50.00', rate: '13%', tax: '-6.50' }]

describe('text layer of the 数电票 form', () => {
  it.each<[string, SampleInvoice]>([
    ['one line', DIGITAL],
    ['exempt, tax printed as ***', { ...DIGITAL, lines: [EXEMPT] }],
    ['red, all amounts negative', RED],
    ['discount line', { ...DIGITAL, lines: DISCOUNT }],
    [
      'names wrapped on two lines',
      { ...DIGITAL, buyer: LONG, seller: { ...LONG, taxNo: SELLER.taxNo } },
    ],
    ['individual without tax number', { ...DIGITAL, buyer: { name: '个人', taxNo: '' } }],
    ['bracketed name', { ...DIGITAL, seller: { ...SELLER, name: '示例科技（北京）有限公司' } }],
    [
      'a name made of words that labels use',
      {
        ...DIGITAL,
        buyer: { ...BUYER, name: '深圳示例地址电话发票服务有限公司' },
        seller: { ...SELLER, name: '示例密码开户科技有限公司' },
      },
    ],
    [
      'a party in the remarks',
      { ...DIGITAL, remark: `名称：备注里的公司 税号${inventTaxNo('MA9X00C3')}` },
    ],
    ['Latin words in a name', { ...DIGITAL, seller: { ...SELLER, name: '示例ABC Trading公司' } }],
  ])('%s', async (_, sample) => {
    const [invoice] = await parse(toPdf([digitalFace(sample)]))
    expectHeader(invoice, sample)
    expect(invoice?.invoiceKind).toBe('DIGITAL_SPECIAL')
  })

  it('finds the blue number of a red invoice', async () => {
    const [invoice] = await parse(toPdf([digitalFace(RED)]))
    expect(invoice?.redOfInvoiceNumber).toBe('25442000000087654321')
    expect(invoice?.redConfirmNumber).toBe('44082603050000010001')
  })

  it('joins the pages of one invoice', async () => {
    const lines = Array.from({ length: 9 }, (_, i) => ({ ...LINE, name: `*塑料制品*示例粒子${i}` }))
    const sample = { ...DIGITAL, lines }
    const first = digitalFace(sample, { page: '共2页第1页', lines: lines.slice(0, 6), last: false })
    const second = digitalFace(sample, { page: '共2页第2页', lines: lines.slice(6) })
    const invoices = await parse(toPdf([first, second]))
    expect(invoices).toHaveLength(1)
    expectHeader(invoices[0], sample)
  })

  it('reads all fields of goods lines', async () => {
    const [invoice] = await parse(toPdf([digitalFace(DIGITAL)]))
    expect(invoice?.items[0]).toMatchObject({
      name: LINE.name,
      spec: LINE.spec,
      unit: LINE.unit,
      quantity: LINE.quantity,
      price: LINE.price,
      taxRate: '13%',
      tax: LINE.tax,
    })
  })
})

describe('text layer of the 税控 form', () => {
  it.each<[string, SampleInvoice]>([
    ['one line', TAX_CONTROL],
    ['exempt', { ...TAX_CONTROL, lines: [EXEMPT] }],
    [
      'long goods names',
      {
        ...TAX_CONTROL,
        lines: [{ ...LINE, name: '*塑料制品*示例名称很长的一种改性工程塑料粒子' }, LINE],
      },
    ],
  ])('%s', async (_, sample) => {
    const [invoice] = await parse(toPdf([taxControlFace(sample)]))
    expectHeader(invoice, sample)
    expect(invoice?.invoiceKind).toBe('VAT_NORMAL_ELEC')
    expect(invoice?.items.map((i) => i.name)).toEqual(sample.lines.map((l) => l.name))
  })

  it.each([90, 180, 270] as const)('page turned by %i degrees', async (rotate) => {
    const [invoice] = await parse(toPdf([taxControlFace(TAX_CONTROL)], { rotate }))
    expectHeader(invoice, TAX_CONTROL)
  })

  it('raises confidence when the QR in the page agrees and lowers it when it does not', async () => {
    const payload = (number: string) =>
      `01,10,${TAX_CONTROL.code},${number},1250.00,20210630,${TAX_CONTROL.check},ABCD,`
    const agreeing = await qrPixels(payload(TAX_CONTROL.number))
    const [right] = await parse(toPdf([taxControlFace(TAX_CONTROL)], { picture: agreeing }))
    expect(right?.fields.invoiceCode?.confidence).toBeGreaterThan(0.98)
    const other = await qrPixels(payload('99999999'))
    const [wrong] = await parse(toPdf([taxControlFace(TAX_CONTROL)], { picture: other }))
    expect(wrong?.fields.invoiceNumber?.confidence).toBeLessThanOrEqual(0.6)
    expect(wrong?.warnings.join()).toContain('发票号码在不同来源中不一致')
  })
})

describe('several invoices', () => {
  const second = { ...DIGITAL, number: '26442000000012345679', buyer: SELLER, seller: BUYER }

  it('one per page', async () => {
    const invoices = await parse(
      toPdf([digitalFace(DIGITAL), digitalFace(second), taxControlFace(TAX_CONTROL)]),
    )
    expect(invoices.map((i) => i.invoiceNumber)).toEqual([
      DIGITAL.number,
      second.number,
      TAX_CONTROL.number,
    ])
    expectHeader(invoices[1], second)
  })

  it('two beside each other', async () => {
    const [left, right] = [digitalFace(DIGITAL), taxControlFace(TAX_CONTROL)]
    const sheet: Face = {
      width: left.width * 2,
      height: left.height,
      pieces: [...left.pieces, ...right.pieces.map((p) => ({ ...p, x: p.x + left.width }))],
    }
    const invoices = await parse(toPdf([sheet]))
    expect(invoices).toHaveLength(2)
    expectHeader(invoices[0], DIGITAL)
    expectHeader(invoices[1], TAX_CONTROL)
  })

  it('a total in the remarks makes no second invoice', async () => {
    const invoices = await parse(
      toPdf([digitalFace({ ...DIGITAL, remark: `${' '.repeat(90)}价税合计：100.00元` })]),
    )
    expect(invoices).toHaveLength(1)
    expectHeader(invoices[0], DIGITAL)
  })

  it('one at the foot of a large sheet', async () => {
    const face = digitalFace(DIGITAL)
    const pieces = face.pieces.map((p) => ({ ...p, y: p.y + 440 }))
    const [invoice] = await parse(toPdf([{ width: 595, height: 842, pieces }]))
    expectHeader(invoice, DIGITAL)
    expect(invoice?.invoiceKind).toBe('DIGITAL_SPECIAL')
  })

  it('a name printed on into the next cell is not booked unseen', async () => {
    const name = '中国示例石油股份有限公司西南油气田分公司川中北部采气管理处物资供应中心'
    const sample = { ...TAX_CONTROL, buyer: { ...BUYER, name } }
    const [invoice] = await parse(toPdf([taxControlFace(sample)]))
    if (invoice?.buyerName !== name) expect(invoice?.fields.buyerName?.confidence).toBeLessThan(0.9)
  })

  it('two on one sheet', async () => {
    const [top, bottom] = [digitalFace(DIGITAL), digitalFace(second)]
    const sheet: Face = {
      width: top.width,
      height: top.height * 2,
      pieces: [...top.pieces, ...bottom.pieces.map((p) => ({ ...p, y: p.y + top.height }))],
    }
    const invoices = await parse(toPdf([sheet]))
    expect(invoices).toHaveLength(2)
    expectHeader(invoices[0], DIGITAL)
    expectHeader(invoices[1], second)
  })
})

it('prefers the XML original embedded in a PDF', async () => {
  const bytes = new TextEncoder().encode(toXml(DIGITAL))
  const [invoice] = await parse(
    toPdf([digitalFace(DIGITAL)], { attachment: { name: 'a.xml', bytes } }),
  )
  expect(invoice?.fields.sellerName).toMatchObject({ source: 'XML', confidence: 0.99 })
  expect(invoice?.items[0]?.goodsCode).toBe('1060201020000000000')
})

it('tells a letter from an invoice', async () => {
  const pieces = ['尊敬的客户：', '附件是贵公司的发票，请查收。', '示例公司'].map((text, i) => ({
    text,
    x: 60,
    y: 80 + i * 30,
    size: 12,
  }))
  const [file] = await parseDocument('a.pdf', toPdf([{ width: 595, height: 842, pieces }]))
  expect(file?.error?.code).toBe('NOT_AN_INVOICE')
})

/** A scan of the fixture under a line of the scanning program, with `more` empty pages behind it. */
async function scanned(more = 0): Promise<Uint8Array> {
  const png = await readFile(
    new URL('../../test-support/fixtures/digital-invoice.png', import.meta.url),
  )
  const size = 1190
  const grey = await sharp(png)
    .resize({ width: size, height: size, fit: 'contain', position: 'top', background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()
  const scan: Face = {
    width: 595,
    height: 595,
    pieces: [{ text: '示例扫描程序', x: 500, y: 590, size: 8 }],
  }
  const empty: Face = { width: 90, height: 60, pieces: [] }
  return toPdf([scan, ...Array<Face>(more).fill(empty)], { picture: { size, grey, points: 595 } })
}

it('recognises a page that is a picture, under a line of the scanning program', async () => {
  const [invoice] = await parse(await scanned())
  expectHeader(invoice, DIGITAL)
  expect(invoice?.fields.invoiceNumber?.source).toBe('OCR')
})

it('tells of every page it recognised, leaves off after some without an invoice, and says so', async () => {
  let pages = 0
  const [file] = await parseDocument('a.pdf', await scanned(6), { page: () => pages++ })
  expect(pages).toBe(5)
  expect(file?.invoices[0]?.warnings.join()).toContain('另有 2 页扫描件未识别')
})
