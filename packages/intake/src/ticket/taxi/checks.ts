/** What the numbers of a taxi receipt say of each other. A check that fails takes confidence away and mends nothing. */
import { formatFen, parseFen } from '@xinjian/format'
import { READING_SAYS } from '../../words.ts'
import { isToCome, minutesBetween } from '../dates.ts'
import type { TicketReading } from '../reading.ts'
import { checkFare } from './tariff.ts'
import { isRegion } from './title.ts'

export function checkTaxi(reading: TicketReading): void {
  checkCode(reading)
  checkTotal(reading)
  checkTariff(reading)
  checkJourney(reading)
}

/** Years within which a form is used. */
const OLDEST = 6
/** Forms of the coming year are handed out so many months before it. */
const AHEAD = 3

/** Whether a form with this code may have been used on a day: not before its printing, nor so many years after it. */
export function isUsedIn(code: string, date: string, years: number): boolean {
  const age = Number(date.slice(2, 4)) - Number(code.slice(5, 7))
  return (age >= 0 && age <= years) || (age === -1 && Number(date.slice(5, 7)) > 12 - AHEAD)
}

function checkCode(reading: TicketReading): void {
  const code = reading.value('invoiceCode')
  const date = reading.value('date')
  if (date && isToCome(date)) reading.doubt(['date'], READING_SAYS.dateToCome)
  if (!code) return
  if (!isRegion(code)) reading.doubt(['invoiceCode'], READING_SAYS.noSuchRegion)
  else if (date) {
    if (isUsedIn(code, date, OLDEST)) reading.confirm(['invoiceCode', 'date'], 0.6)
    else reading.doubt(['invoiceCode', 'date'], READING_SAYS.yearOfCode, 0.8)
  }
}

/** Beijing rounds the sum to whole yuan: so much it may differ, in 分. */
const ROUNDED = 50

function checkTotal(reading: TicketReading): void {
  const names = ['fare', 'fuelSurcharge', 'bookingFee']
  const total = parseFen(reading.value('total') ?? null)
  const fare = parseFen(reading.value('fare') ?? null)
  if (total === null || isOverstamped(reading, names)) {
    if (total !== null) reading.leave('total')
    deriveTotal(reading, names)
    return
  }
  if (fare === null) return
  const fee = deriveBooking(reading, total, fare)
  // What follows from the sum is no witness of it.
  if (fee) return
  const sum = names.reduce((s, name) => s + (parseFen(reading.value(name) ?? null) ?? 0), 0)
  if (Math.abs(total - sum) > ROUNDED && takeStruck(reading, sum)) return
  if (Math.abs(total - sum) <= ROUNDED)
    reading.confirm([...names, 'total'].filter((n) => reading.fields[n]?.source !== 'DERIVED'))
  else reading.doubt([...names, 'total'], READING_SAYS.fareDoesNotCome)
}

/** What a zero counts that was seen as an eight; a total that was read better than so is not taken for another. */
const [STRUCK, UNSURE] = [0.5, 0.8]

/** Whether the total is that of its parts when its eights are zeros with a stroke: then it is taken for it, and doubted. */
function takeStruck(reading: TicketReading, sum: number): boolean {
  const seen = reading.value('total')!
  const zeroed = [...seen].map((ch, i) =>
    ch === '8' ? `${seen.slice(0, i)}0${seen.slice(i + 1)}` : seen,
  )
  const total = [seen.replaceAll('8', '0'), ...zeroed].find((one) => {
    const fen = parseFen(one)
    return fen !== null && fen > 0 && Math.abs(fen - sum) <= ROUNDED
  })
  if (total === undefined || reading.value('fuelSurcharge') === undefined) return false
  if (reading.fields.total!.confidence >= UNSURE) return false
  reading.leave('total')
  reading.derive('total', total, STRUCK)
  deriveBooking(reading, parseFen(total)!, parseFen(reading.value('fare')!)!)
  return true
}

/** What booking a taxi costs, in 分: nothing, or by how far ahead. */
const BOOKING = [0, 500, 600]

/** The booking fee in 分 that was not read and follows from the sum, where the other parts are printed and what is left is such a fee. */
function deriveBooking(reading: TicketReading, total: number, fare: number): number | null {
  const fuel = parseFen(reading.value('fuelSurcharge') ?? null)
  if (fuel === null || reading.value('bookingFee') !== undefined || !isBooked(reading)) return null
  const left = total - fare - fuel
  const fee = BOOKING.find((one) => Math.abs(left - one) <= ROUNDED)
  if (fee === undefined) return null
  const least = ['total', 'fare', 'fuelSurcharge'].map((name) => reading.fields[name]!.confidence)
  reading.derive('bookingFee', formatFen(fee), Math.min(DERIVED, ...least))
  return fee
}

/** Whether the form prints a booking fee. */
const isBooked = ({ voucher: { text }, fields }: TicketReading): boolean =>
  fields.invoiceCode?.value.startsWith('111') ?? /预约|叫车/.test(text)

/** A derived total is as sure as its least sure part, and never so sure that nobody looks. */
const DERIVED = 0.65

/** What was read of a total under a seal is no better than nothing when its parts are surer and make another. */
const POOR = 0.7

function isOverstamped(reading: TicketReading, names: readonly string[]): boolean {
  const parts = names.map((name) => parseFen(reading.value(name) ?? null))
  if (parts.some((part) => part === null)) return false
  const sum = parts.reduce<number>((s, part) => s + (part ?? 0), 0)
  const own = reading.fields.total?.confidence ?? 0
  const least = Math.min(...names.map((name) => reading.fields[name]?.confidence ?? 0))
  const total = parseFen(reading.value('total') ?? null) ?? 0
  return Math.abs(total - sum) > ROUNDED && own < POOR && own < least
}

/** A total that a seal hides follows from its parts, where all three are printed. */
function deriveTotal(reading: TicketReading, names: readonly string[]): void {
  const parts = names.map((name) => parseFen(reading.value(name) ?? null))
  if (parts.some((part) => part === null) || reading.value('fuelSurcharge') === undefined) return
  const sum = parts.reduce<number>((s, part) => s + (part ?? 0), 0)
  const least = Math.min(...names.map((name) => reading.fields[name]?.confidence ?? 0))
  reading.derive('total', formatFen(Math.round(sum / 100) * 100), Math.min(DERIVED, least))
}

/** Highest start price, and what a kilometre may cost at most against the unit price (return trip, night), in 分. */
const START = 2_000
const DEAREST = 1.6
/** A minute of waiting costs no more. */
const MINUTE = 300
/** Kilometres that the start price may hold. */
const INCLUDED = 3.5

/** What the distance costs at least and at most, in 分; null where the receipt does not say. */
export function tariffOf(reading: TicketReading): [number, number] | null {
  const unit = parseFen(reading.value('unitPrice') ?? null)
  const km = Number(reading.value('distanceKm') ?? Number.NaN)
  if (unit === null || !Number.isFinite(km)) return null
  const [h, m] = (reading.value('wait') ?? '00:00').split(':').map(Number)
  const waiting = ((h ?? 0) * 60 + (m ?? 0) + 1) * MINUTE
  const least = unit * Math.max(0, km - INCLUDED) * 0.95
  return [least, START + unit * km * DEAREST + waiting + 1_000]
}

/** The fare lies between what the distance costs at least and at most. */
function checkTariff(reading: TicketReading): void {
  const name = reading.value('fare') === undefined ? 'total' : 'fare'
  const fare = parseFen(reading.value(name) ?? null)
  const tariff = tariffOf(reading)
  if (!tariff || fare === null) return
  const impossible = fare < tariff[0] || fare > tariff[1]
  if (impossible) reading.doubt([name, 'distanceKm', 'unitPrice'], '金额与里程、单价不相称')
  else {
    reading.confirm([name], 0.7)
    // A fare allows of many distances.
    reading.confirm(['distanceKm', 'unitPrice'], 0.85)
  }
  checkFare(reading, impossible)
}

/** Kilometres an hour that a taxi may average. */
const FASTEST = 130

function checkJourney(reading: TicketReading): void {
  const [on, off] = [reading.value('getOn'), reading.value('getOff')]
  if (on === undefined || off === undefined) return
  const taken = minutesBetween(on, off)
  const km = Number(reading.value('distanceKm') ?? Number.NaN)
  const names = ['getOn', 'getOff']
  const speed = Number.isFinite(km) ? km / ((taken + 1) / 60) : 0
  if (taken > 360) reading.doubt(names, '上下车时间相隔过久')
  else if (speed > FASTEST) reading.doubt([...names, 'distanceKm'], '里程与上下车时间不相称')
  else reading.confirm(names, 0.8)
}
