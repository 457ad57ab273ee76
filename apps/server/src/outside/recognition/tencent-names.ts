/** RecognizeGeneralInvoice of Tencent Cloud (SingleInvoiceItem and its structures, ocr 2018-11-19). */
import type { InvoiceKind } from '@xinjian/format/invoice/kind'
import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import type { InvoiceNames, TicketNames } from './names.ts'

/** SubType → kind. */
export const TENCENT_INVOICES: Readonly<Record<string, InvoiceKind>> = {
  VatSpecialInvoice: 'VAT_SPECIAL_PAPER',
  VatCommonInvoice: 'VAT_NORMAL_PAPER',
  VatElectronicCommonInvoice: 'VAT_NORMAL_ELEC',
  VatElectronicSpecialInvoice: 'VAT_SPECIAL_ELEC',
  VatElectronicInvoiceBlockchain: 'BLOCKCHAIN',
  VatElectronicInvoiceToll: 'TOLL_ELEC',
  VatElectronicSpecialInvoiceFull: 'DIGITAL_SPECIAL',
  VatElectronicInvoiceFull: 'DIGITAL_NORMAL',
  VatInvoiceRoll: 'VAT_NORMAL_ROLL',
  MotorVehicleSaleInvoice: 'MOTOR_VEHICLE',
  UsedCarPurchaseInvoice: 'USED_VEHICLE',
  ElectronicTrainTicketFull: 'RAIL_ETICKET',
  ElectronicFlightTicketFull: 'AIR_ETICKET',
}

/** All structures of invoices share these. */
export const TENCENT_HEADER: InvoiceNames = {
  invoiceCode: [['Code'], 'DIGITS'],
  invoiceNumber: [['ElectronicFullNumber', 'Number'], 'DIGITS'],
  issueDate: [['Date'], 'DATE'],
  checkCode: [['CheckCode'], 'DIGITS'],
  amountExclTax: [['PretaxAmount'], 'MONEY'],
  taxAmount: [['Tax'], 'MONEY'],
  totalAmount: [['Total'], 'MONEY'],
  buyerName: [['Buyer'], 'NAME'],
  buyerTaxNo: [['BuyerTaxID', 'BuyerID'], 'TAX_NO'],
  sellerName: [['Seller'], 'NAME'],
  sellerTaxNo: [['SellerTaxID'], 'TAX_NO'],
}

export const TENCENT_LINES = ['VatInvoiceItemInfos', 'VatElectronicItems', 'VatRollItems']
export const TENCENT_LINE = [
  'Name',
  'Specification',
  'Unit',
  'Quantity',
  'Price',
  'Total',
  'TaxRate',
  'Tax',
]

const NUMBERED: TicketNames = {
  title: [['Title'], 'TEXT'],
  invoiceCode: [['Code'], 'DIGITS'],
  invoiceNumber: [['Number'], 'DIGITS'],
  total: [['Total'], 'PAID'],
}
const RIDDEN: TicketNames = {
  ...NUMBERED,
  from: [['StationGetOn'], 'NAME'],
  to: [['StationGetOff'], 'NAME'],
  date: [['DateGetOn', 'Date'], 'DATE'],
  departTime: [['TimeGetOn', 'Time'], 'TIME'],
}

/** SubType → kind of ticket and its fields. */
export const TENCENT_TICKETS: Readonly<Record<string, readonly [TicketKind, TicketNames]>> = {
  TaxiTicket: [
    'TAXI',
    {
      ...NUMBERED,
      date: [['Date'], 'DATE'],
      getOn: [['TimeGetOn'], 'TIME'],
      getOff: [['TimeGetOff'], 'TIME'],
      unitPrice: [['Price'], 'MONEY'],
      distanceKm: [['Mileage'], 'TEXT'],
      plate: [['LicensePlate'], 'TEXT'],
      fuelSurcharge: [['FuelFee'], 'MONEY'],
      bookingFee: [['BookingCallFee'], 'MONEY'],
    },
  ],
  TrainTicket: [
    'TRAIN',
    {
      ticketNo: [['Number'], 'TEXT'],
      trainNo: [['TrainNumber'], 'TEXT'],
      from: [['StationGetOn'], 'NAME'],
      to: [['StationGetOff'], 'NAME'],
      date: [['DateGetOn'], 'DATE'],
      departTime: [['TimeGetOn', 'DateGetOn'], 'TIME'],
      seat: [['SeatNumber'], 'TEXT'],
      seatClass: [['Seat'], 'TEXT'],
      price: [['Total'], 'PAID'],
      serial: [['SerialNumber'], 'TEXT'],
    },
  ],
  QuotaInvoice: ['QUOTA', NUMBERED],
  BusInvoice: ['BUS', { ...RIDDEN, seat: [['SeatNumber'], 'TEXT'] }],
  ShippingInvoice: ['SHIP', RIDDEN],
  TollInvoice: [
    'TOLL',
    {
      ...NUMBERED,
      date: [['Date'], 'DATE'],
      time: [['Time'], 'TIME'],
      entrance: [['Entrance'], 'NAME'],
      exit: [['Exit'], 'NAME'],
    },
  ],
  MachinePrintedInvoice: [
    'PRINTED',
    {
      ...NUMBERED,
      date: [['Date'], 'DATE'],
      sellerName: [['Seller'], 'NAME'],
      sellerTaxNo: [['SellerTaxID'], 'TAX_NO'],
      buyerName: [['Buyer'], 'NAME'],
      buyerTaxNo: [['BuyerTaxID'], 'TAX_NO'],
    },
  ],
  AirTransport: [
    'AIR',
    {
      ticketNo: [['Number'], 'DIGITS'],
      serial: [['SerialNumber'], 'TEXT'],
      from: [['FlightItems.0.StationGetOn'], 'NAME'],
      to: [['FlightItems.0.StationGetOff'], 'NAME'],
      flightNo: [['FlightItems.0.FlightNumber'], 'TEXT'],
      date: [['FlightItems.0.DateGetOn', 'Date'], 'DATE'],
      departTime: [['FlightItems.0.TimeGetOn'], 'TIME'],
      fare: [['Fare'], 'MONEY'],
      fuelSurcharge: [['FuelSurcharge'], 'MONEY'],
      total: [['Total'], 'PAID'],
    },
  ],
}
