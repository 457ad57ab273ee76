import { orgCodeCheckCharacter, usccCheckCharacter } from '@xinjian/format'
import { describe, expect, it } from 'vitest'
import { BUYER, SELLER } from '../../test-support/companies.ts'
import { addCandidate, type Draft, emptyDraft } from '../draft.ts'
import type { FieldSource, HeaderField } from '../invoice.ts'
import { resolveInvoice } from './resolve.ts'

function draft(
  source: FieldSource,
  confidence: number,
  values: Partial<Record<HeaderField, string>>,
): Draft {
  const d = emptyDraft()
  for (const [field, value] of Object.entries(values) as [HeaderField, string][])
    addCandidate(d, field, value, source, confidence)
  return d
}
const NUMBER = '26442000000012345678'
const ocr = (values: Partial<Record<HeaderField, string>>) =>
  draft('OCR', 0.8, { invoiceNumber: NUMBER, ...values })

describe('amounts', () => {
  it('that add up are surer than their readings, that do not are doubtful', () => {
    const good = resolveInvoice([
      ocr({ amountExclTax: '100.00', taxAmount: '13.00', totalAmount: '113.00' }),
    ])
    expect(good.fields.taxAmount?.confidence).toBeGreaterThan(0.9)
    const bad = resolveInvoice([
      ocr({ amountExclTax: '100.00', taxAmount: '18.00', totalAmount: '113.00' }),
    ])
    for (const f of ['amountExclTax', 'taxAmount', 'totalAmount'] as const)
      expect(bad.fields[f]?.confidence).toBeLessThan(0.6)
    expect(bad.warnings).toContain('金额+税额≠价税合计')
  })

  it('of a picture one amount that was found twice is no sum, unless its tax is starred', () => {
    const values = { amountExclTax: '5.88', totalAmount: '5.88' }
    const twice = resolveInvoice([ocr(values)])
    for (const f of ['amountExclTax', 'totalAmount'] as const)
      expect(twice.fields[f]?.confidence).toBeLessThan(0.9)
    const exempt = resolveInvoice([{ ...ocr(values), taxStarred: true }])
    expect(exempt.fields.totalAmount?.confidence).toBeGreaterThan(0.9)
  })

  it('of two invoices on one page, both adding up, are doubtful', () => {
    const page = ocr({ amountExclTax: '100.00', taxAmount: '13.00', totalAmount: '113.00' })
    addCandidate(page, 'amountExclTax', '200.00', 'OCR', 0.8)
    addCandidate(page, 'taxAmount', '26.00', 'OCR', 0.8)
    addCandidate(page, 'totalAmount', '226.00', 'OCR', 0.8)
    const mixed = resolveInvoice([page])
    expect(mixed.fields.totalAmount?.confidence).toBeLessThanOrEqual(0.6)
  })

  it.each<[string, Partial<Draft>]>([
    ['the capitals', { capitalTotal: '-113.00' }],
    ['the blue number', { redOfInvoiceNumber: '25442000000087654321' }],
  ])('positive ones are doubtful where %s say red', (_, more) => {
    const lost = ocr({ amountExclTax: '100.00', taxAmount: '13.00', totalAmount: '113.00' })
    const red = resolveInvoice([{ ...lost, ...more }])
    for (const f of ['amountExclTax', 'taxAmount', 'totalAmount'] as const)
      expect(red.fields[f]?.confidence).toBeLessThan(0.6)
    expect(red.warnings).toContain('红字发票的金额应为负数')
  })

  it('a misread total is outvoted by a reading that adds up', () => {
    const misread = ocr({ amountExclTax: '100.00', taxAmount: '13.00', totalAmount: '118.00' })
    addCandidate(misread, 'totalAmount', '113.00', 'OCR', 0.6)
    expect(resolveInvoice([misread]).totalAmount).toBe('113.00')
  })

  it('capitals that contradict the digits cast doubt on the total', () => {
    const d = draft('PDF_TEXT', 0.92, {
      invoiceNumber: NUMBER,
      totalAmount: '113.00',
      amountExclTax: '100.00',
      taxAmount: '13.00',
    })
    d.capitalTotal = '131.00'
    const invoice = resolveInvoice([d])
    expect(invoice.fields.totalAmount?.confidence).toBeLessThan(0.6)
    expect(invoice.warnings).toContain('大写金额与小写金额不一致')
  })

  it('a starred tax stays null', () => {
    const d = ocr({ amountExclTax: '19.70', totalAmount: '19.70' })
    d.taxStarred = true
    expect(resolveInvoice([d])).toMatchObject({
      taxAmount: null,
      totalAmount: '19.70',
      warnings: expect.not.arrayContaining(['金额+税额≠价税合计']),
    })
  })

  it.each([
    [{ amountExclTax: '100.00', totalAmount: '113.00' }, 'taxAmount', '13.00'],
    [{ taxAmount: '13.00', totalAmount: '113.00' }, 'amountExclTax', '100.00'],
    [{ amountExclTax: '100.00', taxAmount: '13.00' }, 'totalAmount', '113.00'],
  ] as const)('derives the missing one of %j, marked as derived', (values, field, expected) => {
    const invoice = resolveInvoice([ocr(values)])
    expect(invoice[field]).toBe(expected)
    expect(invoice.fields[field]).toMatchObject({ source: 'DERIVED' })
    expect(invoice.fields[field]?.confidence).toBeLessThan(0.8)
  })
})

describe('sources', () => {
  it('structured beats QR beats pixels', () => {
    const pixels = ocr({ issueDate: '2026-03-01' })
    const qr = draft('QR', 0.97, { issueDate: '2026-03-02' })
    const xml = draft('XML', 0.97, { issueDate: '2026-03-03' })
    expect(resolveInvoice([pixels, qr, xml]).issueDate).toBe('2026-03-03')
    expect(resolveInvoice([pixels, qr]).issueDate).toBe('2026-03-02')
  })

  it('agreement raises, contradiction of serious sources lowers', () => {
    const page = draft('PDF_TEXT', 0.92, { invoiceNumber: NUMBER, issueDate: '2026-03-05' })
    const same = resolveInvoice([page, draft('QR', 0.97, { issueDate: '2026-03-05' })])
    const other = resolveInvoice([page, draft('QR', 0.97, { issueDate: '2026-03-06' })])
    expect(same.fields.issueDate?.confidence).toBeGreaterThan(0.98)
    expect(other.fields.issueDate?.confidence).toBeLessThanOrEqual(0.6)
  })
})

describe('tax numbers', () => {
  const wrong = `${BUYER.taxNo.slice(0, 17)}${BUYER.taxNo.endsWith('1') ? '2' : '1'}`

  it('a wrong check character makes a recognised number doubtful', () => {
    const invoice = resolveInvoice([ocr({ buyerTaxNo: wrong })])
    expect(invoice.fields.buyerTaxNo?.confidence).toBeLessThanOrEqual(0.5)
    expect(invoice.warnings).toContain('购买方税号校验位不符')
  })

  it('a second reading that passes is taken instead', () => {
    const d = ocr({ buyerTaxNo: wrong })
    addCandidate(d, 'buyerTaxNo', BUYER.taxNo, 'OCR', 0.7)
    expect(resolveInvoice([d]).buyerTaxNo).toBe(BUYER.taxNo)
  })

  it('letters outside the alphabet are put right only when the result passes', () => {
    const letterO = SELLER.taxNo.replace('0', 'O')
    expect(resolveInvoice([ocr({ sellerTaxNo: letterO })]).sellerTaxNo).toBe(SELLER.taxNo)
    expect(
      resolveInvoice([draft('PDF_TEXT', 0.9, { invoiceNumber: NUMBER, sellerTaxNo: letterO })])
        .sellerTaxNo,
    ).toBe(letterO)
  })

  it('a check character is put right where it looks like what was read and the organisation code passes', () => {
    const numbers = Array.from({ length: 400 }, (_, i) => {
      const body = `MA5${String(10_000 + i)}`
      const first = `91440300${body}${orgCodeCheckCharacter(body)}`
      return first + usccCheckCharacter(first)
    })
    const endsInQ = numbers.find((n) => n.endsWith('Q'))!
    const read = (last: string) =>
      resolveInvoice([ocr({ sellerTaxNo: endsInQ.slice(0, 17) + last })])
    expect(read('0').sellerTaxNo).toBe(endsInQ)
    expect(read('0').fields.sellerTaxNo?.confidence).toBeLessThan(0.8)
    expect(read('4').sellerTaxNo).toBe(`${endsInQ.slice(0, 17)}4`)
    const otherCode = `${endsInQ.slice(0, 16)}${endsInQ[16] === '1' ? '2' : '1'}`
    const failing = `${otherCode}${usccCheckCharacter(otherCode) === '0' ? '8' : '0'}`
    expect(resolveInvoice([ocr({ sellerTaxNo: failing })]).sellerTaxNo).toBe(failing)
  })
})

describe('kind', () => {
  it('code and title must agree', () => {
    const d = draft('PDF_TEXT', 0.92, {
      invoiceNumber: '12345678',
      invoiceCode: '033002000111',
      invoiceKind: 'VAT_SPECIAL_ELEC',
    })
    const invoice = resolveInvoice([d])
    expect(invoice.warnings).toContain('发票种类与发票代码不一致')
    expect(invoice.fields.invoiceKind?.confidence).toBeLessThan(0.8)
  })

  it('a number of another year than the date is doubtful', () => {
    const invoice = resolveInvoice([ocr({ issueDate: '2025-03-05' })])
    expect(invoice.fields.issueDate?.confidence).toBeLessThanOrEqual(0.6)
  })
})

describe('twins', () => {
  const twice = () => {
    const d = draft('PDF_TEXT', 0.92, { invoiceNumber: NUMBER, sellerName: '示例甲公司' })
    addCandidate(d, 'sellerName', '示例乙公司', 'PDF_TEXT', 0.92)
    return d
  }
  it('two readings under equally good labels: neither is booked unseen', () => {
    expect(resolveInvoice([twice()]).fields.sellerName?.confidence).toBeLessThanOrEqual(0.6)
  })
  it('another source settles it', () => {
    const xml = draft('XML', 0.97, { sellerName: '示例乙公司' })
    const invoice = resolveInvoice([xml, twice()])
    expect(invoice.sellerName).toBe('示例乙公司')
    expect(invoice.fields.sellerName?.confidence).toBeGreaterThan(0.8)
  })
})

it('a name from a lost font is doubtful', () => {
  const d = draft('PDF_TEXT', 0.92, { invoiceNumber: NUMBER, sellerName: 'r都¡ľ高|ûp限¯ÿ|ĸ' })
  expect(resolveInvoice([d]).fields.sellerName?.confidence).toBeLessThan(0.9)
})

it('one company on both sides is doubtful unless the file itself says so', () => {
  const same = { buyerName: '示例甲公司', sellerName: '示例甲公司' }
  expect(resolveInvoice([ocr(same)]).fields.buyerName?.confidence).toBeLessThanOrEqual(0.6)
  const xml = draft('XML', 0.97, { invoiceNumber: NUMBER, ...same })
  expect(resolveInvoice([xml]).fields.buyerName?.confidence).toBeGreaterThan(0.9)
})
