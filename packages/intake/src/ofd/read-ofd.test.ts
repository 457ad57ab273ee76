import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { DIGITAL, digitalFace, LINE, TAX_CONTROL, taxControlFace } from '../../test-support/face.ts'
import { type OfdOptions, toOfd } from '../../test-support/ofd.ts'
import { toXml } from '../../test-support/xml.ts'
import type { ParsedFile, ParsedInvoice } from '../invoice.ts'
import { parseDocument } from '../parse-document.ts'
import { expandDeltas } from './page-text.ts'

async function parse(ofd: Uint8Array): Promise<ParsedFile> {
  return (await parseDocument('a.ofd', ofd))[0]!
}
async function one(options: OfdOptions, face = digitalFace(DIGITAL)): Promise<ParsedInvoice> {
  const file = await parse(toOfd([face], options))
  expect(file.error).toBeNull()
  return file.invoices[0]!
}

describe('page text alone', () => {
  it.each(['ofd:', '', 'abc:'])('namespace prefix "%s"', async (prefix) => {
    expect(await one({ prefix })).toMatchObject({
      invoiceKind: 'DIGITAL_SPECIAL',
      invoiceNumber: DIGITAL.number,
      buyerName: DIGITAL.buyer.name,
      buyerTaxNo: DIGITAL.buyer.taxNo,
      sellerName: DIGITAL.seller.name,
      sellerTaxNo: DIGITAL.seller.taxNo,
      amountExclTax: '1250.00',
      taxAmount: '162.50',
      totalAmount: '1412.50',
    })
  })

  it('税控 form', async () => {
    const invoice = await one({}, taxControlFace(TAX_CONTROL))
    expect(invoice).toMatchObject({
      invoiceKind: 'VAT_NORMAL_ELEC',
      invoiceCode: TAX_CONTROL.code,
      checkCode: TAX_CONTROL.check,
      sellerTaxNo: TAX_CONTROL.seller.taxNo,
    })
    expect(invoice.items[0]).toMatchObject({ name: LINE.name, quantity: '100', price: '12.5' })
  })
})

describe('repacked', () => {
  const repack = (rename: (path: string) => string, level: 0 | 9 = 9) => {
    const parts = unzipSync(toOfd([digitalFace(DIGITAL)]))
    return zipSync(
      Object.fromEntries(Object.entries(parts).map(([path, data]) => [rename(path), data])),
      { level },
    )
  }
  it.each<[string, Uint8Array]>([
    ['uncompressed', repack((p) => p, 0)],
    ['paths with ./', repack((p) => `./${p}`)],
    ['in a folder of its own', repack((p) => `发票/${p}`)],
    ['backslashes and capitals', repack((p) => p.replace(/\//g, '\\').toUpperCase())],
  ])('%s', async (_, ofd) => {
    const file = await parse(ofd)
    expect(file.error).toBeNull()
    expect(file.invoices[0]?.invoiceNumber).toBe(DIGITAL.number)
  })

  it('a ZIP that stores an OFD is a ZIP, an OFD that speaks of files is an OFD', async () => {
    const ofd = toOfd([digitalFace(DIGITAL)])
    const [inZip] = await parseDocument('a.zip', zipSync({ 发票: ofd }, { level: 0 }))
    expect(inZip?.file).toBe('a.zip!/发票')
    const note = toOfd([digitalFace({ ...DIGITAL, remark: '另见 xl/workbook.xml 与 b.ofd' })])
    const stored = zipSync(unzipSync(note), { level: 0 })
    expect((await parse(stored)).invoices).toHaveLength(1)
  })
})

describe('structured parts', () => {
  it('CustomData agrees with the page: surer than either', async () => {
    const plain = await one({})
    const invoice = await one({ customData: { 发票号码: DIGITAL.number, 合计金额: '1250.00' } })
    expect(invoice.fields.invoiceNumber).toMatchObject({ source: 'OFD_TAG', confidence: 0.99 })
    expect(plain.fields.invoiceNumber?.confidence).toBeLessThan(0.95)
  })

  it('CustomData contradicts the page: a person must look', async () => {
    const invoice = await one({ customData: { 发票号码: '26442000000099999999' } })
    expect(invoice.fields.invoiceNumber?.confidence).toBeLessThanOrEqual(0.6)
    expect(invoice.warnings.join()).toContain('发票号码')
  })

  it('XML original in a folder of the vendor’s own', async () => {
    const invoice = await one({
      extra: { 'Doc_0/Attachs/sub/original_invoice.xml': toXml(DIGITAL) },
    })
    expect(invoice.fields.sellerName?.source).toBe('XML')
  })

  it('a malformed tag file costs a source, not the invoice', async () => {
    const invoice = await one({
      extra: { 'Doc_0/Tags/CustomTag.xml': '<:eInvoice xmlns:=""><InvoiceNo>' },
    })
    expect(invoice.invoiceNumber).toBe(DIGITAL.number)
  })
})

describe('refused', () => {
  it.each<[string, Uint8Array, string]>([
    [
      'no invoice',
      toOfd([{ width: 595, height: 397, pieces: [{ text: '你好', x: 9, y: 30, size: 9 }] }]),
      'NOT_AN_INVOICE',
    ],
    ['encrypted', toOfd([], { extra: { 'Doc_0/Encryptions.xml': '<a/>' } }), 'ENCRYPTED'],
    [
      'entity in a part',
      toOfd([], { extra: { 'OFD.xml': '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>' } }),
      'XML_ENTITY',
    ],
    [
      'document missing',
      toOfd([], { extra: { 'OFD.xml': '<OFD><DocBody><DocRoot>x.xml</DocRoot></DocBody></OFD>' } }),
      'CORRUPTED',
    ],
    ['cut off', toOfd([digitalFace(DIGITAL)]).slice(0, 900), 'CORRUPTED'],
  ])('%s', async (_, ofd, code) => {
    expect((await parse(ofd)).error?.code).toBe(code)
  })
})

it.each([
  ['1.5 g 3 2', 9, [1.5, 2, 2, 2]],
  ['g 2 1 3', 9, [1, 1, 3]],
  ['g 999999999 1', 3, [1, 1, 1]],
  ['', 3, []],
])('steps "%s"', (text, limit, steps) => {
  expect(expandDeltas(text, limit)).toEqual(steps)
})
