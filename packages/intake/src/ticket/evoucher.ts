/** Tickets of the XBRL vouchers of the 电子凭证会计数据标准: rail (rai) and air (atr). They are invoices too, read as such elsewhere. */
import { formatFen, parseFen } from '@xinjian/format'
import { maskIdNo, maskName } from '@xinjian/format/mask'
import { readDate } from '../values.ts'
import { descendants, parseXml } from '../xml/tree.ts'
import type { ParsedTicket, TicketField } from './ticket.ts'

type Read = (text: string) => string | null

const text: Read = (t) => t || null
const money: Read = (t) => {
  const fen = parseFen(t)
  return fen === null ? null : formatFen(fen)
}
const time: Read = (t) =>
  /([0-2]?\d):?([0-5]\d)/
    .exec(t)
    ?.slice(1, 3)
    .map((p) => p.padStart(2, '0'))
    .join(':') ?? null

/** Field → elements that hold it, and how it is read. */
type Names = Readonly<Record<string, readonly [Read, ...string[]]>>

const RAIL: Names = {
  invoiceNumber: [text, 'ElectronicInvoiceRailwayETicketNumber'],
  issueDate: [readDate, 'DateOfIssue'],
  ticketNo: [text, 'ElectronicTicketNumber', 'ElectronicTicketNum'],
  trainNo: [text, 'TrainNumber'],
  from: [station, 'DepartureStation'],
  to: [station, 'DestinationStation'],
  date: [readDate, 'TravelDate'],
  departTime: [time, 'DepartureTime'],
  seatClass: [text, 'SeatLevel'],
  price: [money, 'Fare'],
  fare: [money, 'Fare'],
  passenger: [maskName, 'Name'],
  passengerIdNo: [maskIdNo, 'IdNumber'],
}

const AIR: Names = {
  invoiceNumber: [text, 'ElectronicInvoiceAirTransportReceiptNumber'],
  issueDate: [readDate, 'IssueDate', 'DateOfIssue'],
  ticketNo: [text, 'ETicketNumber', 'ElectronicTicketNumber', 'ElectronicTicketNum'],
  flight: [text, 'Flight', 'FlightNumber'],
  from: [text, 'DepartureStation'],
  to: [text, 'DestinationStation'],
  date: [readDate, 'CarrierDate', 'TravelDate'],
  departTime: [time, 'DepartureTime'],
  seatClass: [text, 'Class'],
  fare: [money, 'Fare'],
  fuelSurcharge: [money, 'FuelSurcharge'],
  fund: [money, 'CivilAviationDevelopmentFund'],
  otherTaxes: [money, 'OtherTaxes'],
  tax: [money, 'VatTaxAmount'],
  total: [money, 'TotalAmount'],
  passenger: [maskName, 'PassengerName'],
  passengerIdNo: [maskIdNo, 'ValidIdNumber'],
}

function station(name: string): string | null {
  return name.replace(/站$/, '') || null
}

const CONFIDENCE = 0.97

/** The ticket of an XML voucher; null where it is another, or no XML. */
export function readVoucherXml(bytes: Uint8Array): ParsedTicket | null {
  const leaves = leavesOf(bytes)
  const rail = leaves.has('ElectronicInvoiceRailwayETicketNumber')
  const air = leaves.has('ElectronicInvoiceAirTransportReceiptNumber')
  if (!rail && !air) return null
  const fields: Record<string, TicketField> = {}
  for (const [name, [read, ...elements]] of Object.entries(rail ? RAIL : AIR)) {
    const found = elements.map((e) => leaves.get(e)?.trim()).find((t) => t)
    const value = found ? read(found) : null
    if (value) fields[name] = { value, source: 'XML', confidence: CONFIDENCE, place: null }
  }
  const [carriage, seat] = [leaves.get('Carriage')?.trim(), leaves.get('Seat')?.trim()]
  if (rail && (carriage || seat)) {
    const value = `${carriage ? `${carriage.replace(/车厢?$/, '')}车` : ''}${seat ?? ''}`
    fields.seat = { value, source: 'XML', confidence: CONFIDENCE, place: null }
  }
  return { kind: rail ? 'TRAIN' : 'AIR', fields, place: null, warnings: [] }
}

function leavesOf(bytes: Uint8Array): ReadonlyMap<string, string> {
  const leaves = new Map<string, string>()
  try {
    for (const node of descendants(parseXml(bytes)))
      if (node.children.length === 0 && !leaves.has(node.name)) leaves.set(node.name, node.text)
  } catch {
    // Not an XML, or a broken one: whoever reads it as an invoice says so.
  }
  return leaves
}
