/** RecognizeMixedInvoices of Alibaba Cloud (ocr-api 2021-07-07): each voucher under the names of its own call (RecognizeTaxiInvoice, …). */
import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import type { InvoiceNames, TicketNames } from './names.ts'

/** Vouchers that are invoices: their title or type says the kind. By `op`, else by the Chinese `type`. */
export const ALIYUN_INVOICES = new Set([
  'invoice',
  'roll_ticket',
  'car_invoice',
  'used_car_invoice',
  '增值税发票',
  '增值税发票卷票',
  '机动车销售统一发票',
  '二手车销售统一发票',
])

export const ALIYUN_HEADER: InvoiceNames = {
  invoiceCode: [['invoiceCode'], 'DIGITS'],
  invoiceNumber: [['invoiceNumber'], 'DIGITS'],
  issueDate: [['invoiceDate'], 'DATE'],
  checkCode: [['checkCode'], 'DIGITS'],
  amountExclTax: [['invoiceAmountPreTax', 'preTaxAmount'], 'MONEY'],
  taxAmount: [['invoiceTax', 'tax'], 'MONEY'],
  totalAmount: [['totalAmount', 'invoiceAmount'], 'MONEY'],
  buyerName: [['purchaserName'], 'NAME'],
  buyerTaxNo: [['purchaserTaxNumber', 'purchaserCode'], 'TAX_NO'],
  sellerName: [['sellerName'], 'NAME'],
  sellerTaxNo: [['sellerTaxNumber', 'sellerCode'], 'TAX_NO'],
}

export const ALIYUN_LINES = 'invoiceDetails'
export const ALIYUN_LINE = [
  'itemName',
  'specification',
  'unit',
  'quantity',
  'unitPrice',
  'amount',
  'taxRate',
  'tax',
]

const NUMBERED: TicketNames = {
  title: [['title'], 'TEXT'],
  invoiceCode: [['invoiceCode'], 'DIGITS'],
  invoiceNumber: [['invoiceNumber'], 'DIGITS'],
  total: [['totalAmount', 'sumAmount'], 'PAID'],
}
const TAXI: TicketNames = {
  ...NUMBERED,
  date: [['date'], 'DATE'],
  getOn: [['pickUpTime'], 'TIME'],
  getOff: [['dropOffTime'], 'TIME'],
  distanceKm: [['mileage'], 'TEXT'],
  fare: [['fare'], 'PAID'],
  plate: [['licensePlateNumber'], 'TEXT'],
}
const TRAIN: TicketNames = {
  ticketNo: [['ticketNumber'], 'TEXT'],
  trainNo: [['trainNumber'], 'TEXT'],
  from: [['departureStation'], 'NAME'],
  to: [['arrivalStation'], 'NAME'],
  date: [['departureTime'], 'DATE'],
  departTime: [['departureTime'], 'TIME'],
  seat: [['seatNumber'], 'TEXT'],
  seatClass: [['seatType'], 'TEXT'],
  price: [['fare'], 'PAID'],
  serial: [['ticketCode'], 'TEXT'],
}
const TOLL: TicketNames = {
  ...NUMBERED,
  date: [['date'], 'DATE'],
  time: [['time'], 'TIME'],
  entrance: [['entranceName'], 'NAME'],
  exit: [['exitName'], 'NAME'],
}
const RIDDEN: TicketNames = {
  ...NUMBERED,
  date: [['date'], 'DATE'],
  departTime: [['time'], 'TIME'],
  from: [['departureStation'], 'NAME'],
  to: [['arrivalStation'], 'NAME'],
}
const PRINTED: TicketNames = {
  ...NUMBERED,
  date: [['invoiceDate'], 'DATE'],
  sellerName: [['sellerName'], 'NAME'],
  sellerTaxNo: [['sellerTaxNumber'], 'TAX_NO'],
  buyerName: [['purchaserName'], 'NAME'],
  buyerTaxNo: [['purchaserTaxNumber'], 'TAX_NO'],
}
const RIDE: TicketNames = {
  provider: [['serviceProvider'], 'NAME'],
  date: [['applicationDate', 'startTime'], 'DATE'],
  total: [['totalAmount'], 'PAID'],
}
/** Its number of the taxpayer is spelt without the last letter. */
const TAX_PAID: TicketNames = {
  certNo: [['certificateNumber'], 'DIGITS'],
  date: [['issueDate'], 'DATE'],
  taxNo: [['taxNumber', 'taxNumbe'], 'TAX_NO'],
  name: [['name'], 'NAME'],
  total: [['totalAmount'], 'PAID'],
}
const RECEIPT: TicketNames = {
  sellerName: [['shopName'], 'NAME'],
  date: [['receiptDate'], 'DATE'],
  time: [['receiptTime'], 'TIME'],
  total: [['totalAmount'], 'PAID'],
}
const ACCEPTANCE: TicketNames = {
  billNo: [['票据号码', 'draftNumber'], 'DIGITS'],
  date: [['出票日期', 'issueDate'], 'DATE'],
  dueDate: [['到期日期', 'validToDate'], 'DATE'],
  total: [['票据金额小写', 'totalAmount'], 'PAID'],
}
const AIR: TicketNames = {
  ticketNo: [['ticketNumber'], 'DIGITS'],
  serial: [['serialNumber'], 'TEXT'],
  date: [['flights.0.flightDate', 'issueDate'], 'DATE'],
  from: [['flights.0.departureStation'], 'NAME'],
  to: [['flights.0.arrivalStation'], 'NAME'],
  flightNo: [['flights.0.flightNumber'], 'TEXT'],
  fare: [['fare'], 'MONEY'],
  total: [['totalAmount'], 'PAID'],
}

const of = (
  kind: TicketKind,
  fields: TicketNames,
  ...ops: string[]
): [string, [TicketKind, TicketNames]][] => ops.map((op) => [op, [kind, fields]])

/** By `op`, else by the Chinese `type`. */
export const ALIYUN_TICKETS: ReadonlyMap<string, readonly [TicketKind, TicketNames]> = new Map([
  ...of('TAXI', TAXI, 'taxi', 'taxi_invoice', '出租车发票'),
  ...of('TRAIN', TRAIN, 'train', 'train_invoice', '火车票'),
  ...of('QUOTA', NUMBERED, 'quota', 'quota_invoice', '定额发票'),
  ...of('TOLL', TOLL, 'toll', 'toll_invoice', '过路过桥费发票'),
  ...of('BUS', RIDDEN, 'bus_ship_ticket', '客运车船票'),
  ...of('PRINTED', PRINTED, 'common_printed_invoice', '通用机打发票'),
  ...of('AIR', AIR, 'air_itinerary', '机票行程单', '航空行程单'),
  ...of('RIDE', RIDE, 'ride_hailing_itinerary', '网约车行程单'),
  ...of('TAX_PAID', TAX_PAID, 'tax_clearance_certificate', '税收完税证明'),
  ...of('RECEIPT', RECEIPT, 'shopping_receipt', '购物小票'),
  ...of('ACCEPTANCE', ACCEPTANCE, 'bank_acceptance', '银行承兑汇票'),
])
