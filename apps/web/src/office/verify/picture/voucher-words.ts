import type { InvoiceKind } from '@xinjian/format/invoice/kind'
import { TICKET_KINDS, type TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { pairOf } from '@xinjian/format/say/words'
import { TICKET_SAYS } from '@xinjian/format/verify/words'
import { useLanguage } from '../../../i18n/language.ts'
import { useVerifyWords } from '../useVerifyWords.ts'

/** Names of fields, Chinese and English. */
const FIELDS: Readonly<Record<string, readonly [string, string]>> = {
  invoiceCode: ['发票代码', 'Invoice code'],
  invoiceNumber: ['发票号码', 'Invoice number'],
  issueDate: ['开票日期', 'Date of issue'],
  checkCode: ['校验码', 'Check code'],
  amountExclTax: ['金额（不含税）', 'Amount without tax'],
  taxAmount: ['税额', 'Tax'],
  totalAmount: ['价税合计', 'Total'],
  buyerName: ['购买方名称', 'Buyer'],
  buyerTaxNo: ['购买方税号', 'Tax number of the buyer'],
  sellerName: ['销售方名称', 'Seller'],
  sellerTaxNo: ['销售方税号', 'Tax number of the seller'],
  ticketNo: ['票号', 'Ticket number'],
  trainNo: ['车次', 'Train'],
  from: ['出发', 'From'],
  to: ['到达', 'To'],
  date: ['日期', 'Date'],
  departTime: ['开车时间', 'Departure'],
  seat: ['座位', 'Seat'],
  seatClass: ['席别', 'Class'],
  price: ['票价', 'Fare'],
  passenger: ['姓名', 'Name'],
  passengerIdNo: ['证件号', 'Identity number'],
  plate: ['车牌号', 'Plate'],
  getOn: ['上车', 'Got on'],
  getOff: ['下车', 'Got off'],
  distanceKm: ['里程（公里）', 'Distance (km)'],
  unitPrice: ['单价', 'Price per km'],
  wait: ['等候', 'Waiting'],
  fare: ['票价', 'Fare'],
  fuelSurcharge: ['燃油附加费', 'Fuel surcharge'],
  bookingFee: ['预约服务费', 'Booking fee'],
  total: ['合计金额', 'Total'],
  company: ['开具单位', 'Issued by'],
  certNo: ['凭证号码', 'Number of the certificate'],
  serial: ['流水号', 'Serial number'],
  sumFare: ['行程合计', 'Sum of trips'],
  title: ['名称', 'Title'],
  flight: ['航班', 'Flight'],
  fund: ['民航发展基金', 'Airport fund'],
  otherTaxes: ['其他税费', 'Other charges'],
  itineraryNo: ['印刷序号', 'Serial of the form'],
  surcharge: ['附加费', 'Surcharge'],
  time: ['时间', 'Time'],
  shift: ['班次', 'Service'],
  gate: ['检票口', 'Gate'],
  ship: ['船名', 'Ship'],
  vehicleType: ['车型', 'Type of vehicle'],
  rides: ['行程数', 'Trips'],
  dateTo: ['止于', 'Until'],
  applyDate: ['申请日期', 'Applied on'],
  mobile: ['手机号', 'Mobile'],
  payer: ['付款方', 'Payer'],
  payee: ['收款人', 'Payee'],
  drawer: ['出票人', 'Drawer'],
  acceptor: ['承兑人', 'Acceptor'],
  dueDate: ['到期日', 'Due on'],
}

const TICKET_NAMES: Readonly<Record<TicketKind, string>> = {
  TRAIN: 'Train ticket',
  TAXI: 'Taxi receipt',
  QUOTA: 'Fixed-amount invoice',
  PRINTED: 'Machine-printed invoice',
  TOLL: 'Toll receipt',
  BUS: 'Bus ticket',
  SHIP: 'Ship ticket',
  AIR: 'Air itinerary',
  RIDE: 'Ride-hailing trips',
  TAX_PAID: 'Tax payment certificate',
  ACCEPTANCE: 'Bank acceptance',
  RECEIPT: 'Shop receipt',
}

/** Kinds, fields and reasons in the reader's language. */
export function useVoucherWords() {
  const english = useLanguage() === 'en'
  const { kind } = useVerifyWords()
  return {
    kind: (
      of: InvoiceKind | TicketKind,
      invoice?: { invoiceNumber: string; invoiceCode: string },
    ): string => {
      if (!(of in TICKET_KINDS)) return kind(of as InvoiceKind, invoice)
      return (english ? TICKET_NAMES : TICKET_KINDS)[of as TicketKind]
    },
    /** A field that has no name yet is called as it is in the data. */
    field: (name: string): string => FIELDS[name]?.[english ? 1 : 0] ?? name,
    whyNot: (of: TicketKind): string => pairOf(TICKET_SAYS, of)[english ? 1 : 0],
  }
}
