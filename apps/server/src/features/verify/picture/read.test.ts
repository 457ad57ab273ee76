import type { ParsedFile, ParsedInvoice } from '@xinjian/intake'
import type { ParsedTicket, Place } from '@xinjian/intake/ticket/ticket'
import { expect, it } from 'vitest'
import { vouchersOf } from './read.ts'

const at = (page: number, y: number, x = 0.1): Place => ({ page, x, y, width: 0.2, height: 0.02 })
const invoice = (number: string, ...places: (Place | null)[]): ParsedInvoice => ({
  invoiceKind: 'DIGITAL_NORMAL',
  invoiceCode: null,
  invoiceNumber: number,
  issueDate: '2026-05-06',
  checkCode: null,
  amountExclTax: null,
  taxAmount: null,
  totalAmount: '113.00',
  buyerName: null,
  buyerTaxNo: null,
  sellerName: null,
  sellerTaxNo: null,
  items: [],
  redOfInvoiceNumber: null,
  redConfirmNumber: null,
  remark: null,
  fields: {
    invoiceNumber: { source: 'OCR', confidence: 0.9, place: places[0] ?? null },
    totalAmount: { source: 'OCR', confidence: 0.7, place: places[1] ?? null },
  },
  warnings: ['金额+税额≠价税合计'],
})
const ticket = (y: number): ParsedTicket => ({
  kind: 'TAXI',
  fields: { total: { value: '36.00', source: 'OCR', confidence: 0.8, place: at(1, y) } },
  place: null,
  warnings: [],
})
const file = (over: Partial<ParsedFile>): ParsedFile => ({
  file: 'a.jpg',
  invoices: [],
  error: null,
  ...over,
})
const numbers = (of: ReturnType<typeof vouchersOf>) =>
  of.vouchers.map(({ fields }) => fields.invoiceNumber?.value ?? fields.total!.value)

it('a red invoice is told as one, with what it reverses', () => {
  const red = {
    ...invoice('1'),
    warnings: [],
    redOfInvoiceNumber: '25442000000087654321',
    redConfirmNumber: '44030725051001117191',
  }
  expect(vouchersOf([file({ invoices: [red] })], null).vouchers[0]!.warnings).toEqual([
    '红字发票，冲销蓝字发票 25442000000087654321，红字确认单或信息表编号 44030725051001117191',
  ])
})

it('what was read of an invoice is told field by field; what was not is absent', () => {
  const { vouchers } = vouchersOf(
    [file({ invoices: [invoice('1', at(1, 0.1), at(1, 0.6, 0.7))] })],
    null,
  )
  expect(vouchers[0]).toMatchObject({
    type: 'INVOICE',
    kind: 'DIGITAL_NORMAL',
    warnings: ['金额+税额≠价税合计'],
    fields: {
      invoiceNumber: { value: '1', source: 'OCR', confidence: 0.9, place: at(1, 0.1) },
      // Nobody says how it was read: nobody vouches for it.
      issueDate: { source: 'DERIVED', confidence: 0 },
    },
  })
  expect(Object.keys(vouchers[0]!.fields)).toEqual(['invoiceNumber', 'issueDate', 'totalAmount'])
  const { x, y, width, height } = vouchers[0]!.place!
  expect([x, y, x + width, y + height].map((share) => share.toFixed(2))).toEqual([
    '0.10',
    '0.10',
    '0.90',
    '0.62',
  ])
})

it('they stand as one reads the pages', () => {
  const found = file({
    invoices: [invoice('second page', at(2, 0.1)), invoice('below', at(1, 0.7))],
    tickets: [ticket(0.2)],
  })
  expect(numbers(vouchersOf([found], null))).toEqual(['36.00', 'below', 'second page'])
  const placeless = file({ invoices: [invoice('b', null), invoice('a', at(1, 0.1))] })
  expect(numbers(vouchersOf([placeless], null))).toEqual(['b', 'a'])
})

it('where tickets are asked for, invoices are none', () => {
  const both = [file({ invoices: [invoice('1')], tickets: [ticket(0.1)] })]
  expect(numbers(vouchersOf(both, 'TICKET'))).toEqual(['36.00'])
  expect(vouchersOf([file({ invoices: [invoice('1')] })], 'TICKET').error).toContain('未识别到票据')
})

it('nothing has its reason: the reader’s own, else that nothing was found; too many are refused', () => {
  const broken = file({ error: { code: 'CORRUPTED', message: '文件已损坏' } })
  expect(vouchersOf([broken], null)).toMatchObject({ vouchers: [], error: '文件已损坏' })
  expect(vouchersOf([file({})], null).error).toContain('未识别到发票或票据')
  const many = file({ tickets: Array.from({ length: 301 }, () => ticket(0.1)) })
  expect(vouchersOf([many], null)).toMatchObject({
    vouchers: [],
    error: expect.stringContaining('超过300张'),
  })
})
