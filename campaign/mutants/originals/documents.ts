/** Invoices and tickets as PDF, OFD, XML and ZIP. */
import { BUYER } from '../../../packages/intake/test-support/companies.ts'
import {
  DIGITAL,
  digitalFace,
  TAX_CONTROL,
  taxControlFace,
} from '../../../packages/intake/test-support/face.ts'
import { toOfd } from '../../../packages/intake/test-support/ofd.ts'
import { toPdf } from '../../../packages/intake/test-support/pdf.ts'
import { toXml } from '../../../packages/intake/test-support/xml.ts'
import { toZip } from '../../../packages/intake/test-support/zip.ts'
import { type Original, original } from './original.ts'

const xbrl = (prefix: string, values: Record<string, string>): Uint8Array =>
  new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?><xbrl xmlns="http://example.invalid/i" xmlns:${prefix}="http://example.invalid/${prefix}"><context id="A"><entity><identifier>1</identifier></entity></context>${Object.entries(
      values,
    )
      .map(([name, v]) => `<${prefix}:${name} contextRef="A">${v}</${prefix}:${name}>`)
      .join('')}</xbrl>`,
  )

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
  NameOfPurchaser: BUYER.name,
  UnifiedSocialCreditCodeOfPurchaser: BUYER.taxNo,
  IdNumber: '1101011990****0018',
})
const AIR = xbrl('atr', {
  ElectronicInvoiceAirTransportReceiptNumber: '26448000000000000001',
  IssueDate: '2026-02-03',
  CarrierDate: '2026-02-10',
  ETicketNumber: '7812345678901',
  Flight: 'MU5101',
  Fare: '752.29',
  FuelSurcharge: '27.52',
  VatTaxAmount: '70.19',
  CivilAviationDevelopmentFund: '50.00',
  TotalAmount: '900.00',
})

/** A printed journey of a hired car: a ticket with a layer of text. */
const RIDE = {
  width: 595,
  height: 420,
  pieces: [
    '滴滴出行-行程单',
    'DIDI TRAVEL - TRIP TABLE',
    '申请日期：2026-02-03 行程起止日期：2026-02-01至2026-02-02',
    '共2笔行程，合计63.50元',
    '序号 车型 上车时间 城市 起点 终点 里程[公里] 金额[元]',
    '1 快车 02-01 08:11 深圳市 东湖站 南山站 12.3 33.50',
    '2 专车 02-02 18:20 深圳市 南山站 东湖站 10.1 30.00',
  ].map((text, i) => ({ text, x: 40, y: 40 + i * 30, size: 11 })),
}

export function documents(): Original[] {
  const xml = new TextEncoder().encode(toXml(DIGITAL))
  const face = digitalFace(DIGITAL)
  const old = taxControlFace(TAX_CONTROL)
  return [
    original('digital.pdf', 'pdf', toPdf([face])),
    original('old.pdf', 'pdf', toPdf([old])),
    original('two.pdf', 'pdf', toPdf([face, old])),
    original('attached.pdf', 'pdf', toPdf([face], { attachment: { name: 'a.xml', bytes: RAIL } })),
    original('ride.pdf', 'pdf', toPdf([RIDE])),
    original('digital.ofd', 'ofd', toOfd([face])),
    original('old.ofd', 'ofd', toOfd([old], { prefix: '' })),
    original('two.ofd', 'ofd', toOfd([face, old])),
    original('attached.ofd', 'ofd', toOfd([face], { extra: { 'Doc_0/Attachs/a.xml': AIR } })),
    original('digital.xml', 'xml', xml),
    original('prefixed.xml', 'xml', toXml(DIGITAL, 'e:')),
    original('rail.xbrl', 'xml', RAIL),
    original('air.xml', 'xml', AIR),
    original(
      'mixed.zip',
      'zip',
      toZip({ 'a.xml': xml, 'b.pdf': toPdf([face]), 'c.ofd': toOfd([old]) }),
    ),
    original('nested.zip', 'zip', toZip({ 'a.zip': toZip({ 'a.xml': xml }), 'r.xml': RAIL })),
  ]
}
