import { describe, expect, it } from 'vitest'
import { DIGITAL, digitalFace } from '../../test-support/face.ts'
import { toOfd } from '../../test-support/ofd.ts'
import { toPdf } from '../../test-support/pdf.ts'
import { toXml } from '../../test-support/xml.ts'
import { parseDocument } from '../parse-document.ts'
import { readVoucherXml } from './evoucher.ts'

/** A voucher of the 电子凭证会计数据标准: flat elements in a namespace of the voucher's kind. */
function xbrl(prefix: string, values: Record<string, string>): Uint8Array {
  const body = Object.entries(values)
    .map(([name, v]) => `<${prefix}:${name} contextRef="A">${v}</${prefix}:${name}>`)
    .join('')
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?><xbrl xmlns="http://example.invalid/i" xmlns:${prefix}="http://example.invalid/${prefix}">${body}</xbrl>`,
  )
}

const RAIL = xbrl('rai', {
  TypeOfVoucher: '电子发票（铁路电子客票）',
  ElectronicInvoiceRailwayETicketNumber: '26449000000000000012',
  DateOfIssue: '2026-02-03',
  TrainNumber: 'G6142',
  DepartureStation: '东湖站',
  DestinationStation: '南山',
  TravelDate: '2026-02-01',
  DepartureTime: '8:11',
  Carriage: '05',
  Seat: '02A号',
  SeatLevel: '二等座',
  Fare: '82.00',
  TotalAmountExcludingTax: '75.23',
  TaxAmount: '6.77',
  Name: '王小明',
  IdNumber: '1101011990****0018',
})
const AIR = xbrl('atr', {
  ElectronicInvoiceAirTransportReceiptNumber: '26448000000000000001',
  IssueDate: '2026-02-03',
  CarrierDate: '2026-02-10',
  DepartureTime: '14:05',
  ETicketNumber: '7812345678901',
  Flight: 'MU5101',
  Fare: '752.29',
  FuelSurcharge: '27.52',
  VatTaxAmount: '70.19',
  CivilAviationDevelopmentFund: '50.00',
  TotalAmount: '900.00',
  PassengerName: '欧阳小明',
})

const parse = async (name: string, bytes: Uint8Array, tickets = true) =>
  (await parseDocument(name, bytes, { tickets }))[0]!
const values = (fields: Record<string, { value: string }>) =>
  Object.fromEntries(Object.entries(fields).map(([name, f]) => [name, f.value]))

describe('electronic tickets', () => {
  it('rail: an invoice, and the ticket that it is', async () => {
    const file = await parse('a.xml', RAIL)
    expect(file.invoices[0]).toMatchObject({ invoiceKind: 'RAIL_ETICKET', totalAmount: '82.00' })
    expect(file.tickets?.map((t) => t.kind)).toEqual(['TRAIN'])
    expect(values(file.tickets![0]!.fields)).toEqual({
      invoiceNumber: '26449000000000000012',
      issueDate: '2026-02-03',
      trainNo: 'G6142',
      from: '东湖',
      to: '南山',
      date: '2026-02-01',
      departTime: '08:11',
      seat: '05车02A号',
      seatClass: '二等座',
      price: '82.00',
      fare: '82.00',
      passenger: '王**',
      passengerIdNo: '1101**********0018',
    })
  })

  it('air: its charges apart', async () => {
    const file = await parse('a.xml', AIR)
    expect(file.invoices[0]?.invoiceKind).toBe('AIR_ETICKET')
    expect(file.tickets?.[0]?.kind).toBe('AIR')
    expect(values(file.tickets![0]!.fields)).toMatchObject({
      flight: 'MU5101',
      date: '2026-02-10',
      fund: '50.00',
      total: '900.00',
      passenger: '欧阳**',
    })
  })

  it.each([
    ['a.ofd', toOfd([], { extra: { 'Doc_0/Attachs/rai_issuer_1.xml': RAIL } })],
    [
      'a.pdf',
      toPdf([digitalFace(DIGITAL)], { attachment: { name: 'rai_issuer.xml', bytes: RAIL } }),
    ],
  ])('attached to %s', async (name, bytes) => {
    const file = await parse(name, bytes)
    expect(file.tickets?.map((t) => t.fields.trainNo?.value)).toEqual(['G6142'])
  })

  it('are told only where they are asked for', async () => {
    expect(await parse('a.xml', RAIL, false)).not.toHaveProperty('tickets')
  })

  it('an ordinary invoice is none', async () => {
    const bytes = new TextEncoder().encode(toXml(DIGITAL))
    expect(readVoucherXml(bytes)).toBeNull()
    const file = await parse('a.xml', bytes)
    expect(file.invoices).toHaveLength(1)
    expect(file).not.toHaveProperty('tickets')
  })
})
