import { maskIdNo, maskName } from '@xinjian/format/mask'
import { READING_SAYS } from '../words.ts'
import { clock, isoDate } from './dates.ts'
import { TicketReading, TRUST } from './reading.ts'
import type { ParsedTicket } from './ticket.ts'
import { readRoute } from './train-route.ts'
import { findAll, findFirst, glyphsOf, type Hit, type Voucher } from './voucher.ts'

/** Classes of seats and berths. */
export const SEATS =
  /(?:新空调)?(?:商务座|特等座|优选一等座|一等卧|二等卧|一等座|二等座|高级软卧|高级动卧|动卧|软卧|硬卧|软座|硬座|无座|棚车)/
/** Carriage and seat. */
export const SEAT = /((?:加\d{1,2}|\d{1,2})车(?:\d{1,3}[A-F]?号(?:[上中下]铺)?|无座))/
/** 21 characters: station, window and sale day in 14 digits, then the number of the ticket. */
const SERIAL = /(?<!\d)(\d{14})([A-Z]\d{6})(?!\d)/

const DAY = /(20\d\d)年(\d{1,2})月(\d{1,2})日?(?:(\d{1,2}):(\d{2})开?)?/
/** A character between year, month and day misread. */
const BLURRED_DAY = /(20\d\d)(?=年|\D\d{1,2}月)\D([01]?\d)\D(\d{1,2})日?(?:(\d{1,2}):(\d{2})开?)?/

/** A train ticket, red or blue, or the text of an electronic one. */
export function readTrain(voucher: Voucher): ParsedTicket {
  const reading = new TicketReading('TRAIN', voucher)
  const put = (
    name: string,
    hit: Hit | null,
    value = hit?.match[1],
    trust: number = TRUST.PLACED,
  ) => {
    if (hit && value) reading.put(name, value, glyphsOf(hit, hit.match[1] ?? hit.match[0]), trust)
  }
  readNumbers(voucher, reading)
  const invoice = findFirst(voucher, /(?<!\d)(2\d{19})(?!\d)/)
  put('invoiceNumber', invoice, invoice?.match[1], TRUST.WITNESSED)
  put('ticketNo', findFirst(voucher, /电子客票号(?:码)?:?(\d{16,25})(?!\d)/))
  const plain = findAll(voucher, DAY)
  const day = plain.length > 0 ? plain : findAll(voucher, BLURRED_DAY)
  const travel =
    day.find((h) => /^\D{0,3}\d{2}:?\d{0,2}开?|开/.test(rest(h))) ?? day.find((h) => !isIssue(h))
  if (travel) {
    const [, y, m, d, hour, minute] = travel.match
    const trust = plain.length > 0 ? TRUST.WITNESSED : TRUST.GUESSED
    reading.put('date', isoDate(y!, m!, d!), dateGlyphs(travel), trust)
    if (hour && minute)
      reading.put(
        'departTime',
        clock(hour, minute),
        glyphsOf(travel, `${hour}:${minute}`),
        TRUST.PLACED,
      )
  }
  readDeparture(voucher, reading)
  readRoute(voucher, reading)
  put('seat', findFirst(voucher, SEAT), undefined, TRUST.WITNESSED)
  const seatClass = findFirst(voucher, SEATS)
  if (seatClass) reading.put('seatClass', seatClass.match[0], seatClass.glyphs, TRUST.WITNESSED)
  const price =
    findFirst(voucher, /[¥￥Y](\d{1,5}\.\d{1,2})(?:元|$)/) ??
    findFirst(voucher, /(?<![\d.])(\d{1,4}\.\d)元/)
  put('price', price)
  readBlurredPrice(voucher, reading)
  readPassenger(voucher, reading)
  checkTrain(reading)
  return reading.ticket()
}

const rest = (hit: Hit): string =>
  hit.cell.key.slice((hit.match.index ?? 0) + hit.match[0].length - 1)
const isIssue = (hit: Hit): boolean => /开票日期/.test(hit.cell.key)
const dateGlyphs = (hit: Hit): Hit['glyphs'] =>
  hit.glyphs.slice(0, hit.match[0].indexOf('日') + 1 || undefined)

/** The hour may be printed in a box of its own. */
function readDeparture(voucher: Voucher, reading: TicketReading): void {
  const hit = findFirst(voucher, /(?<![\d:])(\d{1,2}):(\d{2})开/)
  if (hit)
    reading.put(
      'departTime',
      clock(hit.match[1]!, hit.match[2]!),
      hit.glyphs.slice(0, -1),
      TRUST.PLACED,
    )
}

/** Fares have one place behind their point, a five or a zero: so the point can be lost. */
function readBlurredPrice(voucher: Voucher, reading: TicketReading): void {
  const hit = findFirst(voucher, /[¥￥Y](\d{1,4})[.,:·]?([05])(?:元|$)/)
  if (hit) reading.put('price', `${hit.match[1]}.${hit.match[2]}`, hit.glyphs, TRUST.GUESSED)
}

/** The number of the ticket stands in red above and ends the serial below: two prints of one thing. */
function readNumbers(voucher: Voucher, reading: TicketReading): void {
  const serial = findFirst(voucher, SERIAL)
  const printed = findAll(voucher, /(?<![A-Z\d])([A-Z]\d{6})(?!\d)/).find(
    (h) => h.cell !== serial?.cell,
  )
  if (serial) reading.put('serial', serial.match[0], serial.glyphs, TRUST.PLACED)
  else if (printed) readBlurredSerial(voucher, printed, reading)
  if (printed) reading.put('ticketNo', printed.match[1], printed.glyphs, TRUST.PLACED)
  if (!serial) return
  const tail = serial.match[2]!
  if (!printed) reading.put('ticketNo', tail, serial.glyphs.slice(-7), TRUST.PLACED)
  else if (printed.match[1] === tail) reading.confirm(['ticketNo', 'serial'])
  else reading.doubt(['ticketNo', 'serial'], READING_SAYS.ticketNumbersDiffer)
}

/** A serial whose letter was taken for a digit: the number above has it, where its digits are those below. */
function readBlurredSerial(voucher: Voucher, printed: Hit, reading: TicketReading): void {
  const number = printed.match[1]!
  const hit = findAll(voucher, /(?<!\d)(\d{14})[^.,:]?(\d{6})(?!\d)/).find(
    (h) => h.match[0].length === 21 && h.match[2] === number.slice(1),
  )
  if (hit) reading.put('serial', hit.match[1]! + number, hit.glyphs, TRUST.GUESSED)
}

/** Names and numbers of natural persons are shown only as far as a colleague would recognise them. */
function readPassenger(voucher: Voucher, reading: TicketReading): void {
  const hit = findFirst(
    voucher,
    /(?<!\d)(\d{6,10}[*×xX]{2,6}\d{2,4}[\dXx]?|\d{17}[\dXx](?!\d))([\u4e00-\u9fff·]{2,8})?/,
  )
  if (!hit) return
  reading.put('passengerIdNo', maskIdNo(hit.match[1]!), glyphsOf(hit, hit.match[1]!), TRUST.PLACED)
  const name = hit.match[2]
  if (name) reading.put('passenger', maskName(name), glyphsOf(hit, name), TRUST.PLACED)
}

/** A ticket is sold before the train leaves: the serial holds the day of sale, so both have a month that fits. */
function checkTrain(reading: TicketReading): void {
  const [serial, date] = [reading.value('serial'), reading.value('date')]
  if (!serial || !date) return
  const [month, day] = [Number(serial.slice(10, 12)), Number(serial.slice(12, 14))]
  if (month < 1 || month > 12 || day < 1 || day > 31)
    reading.doubt(['serial'], '票面底部编号中的售票日期不存在', 0.8)
  else {
    const year = Number(date.slice(0, 4))
    const days = (Date.parse(date) - Date.UTC(year, month - 1, day)) / 86_400_000
    const ahead = days < -40 ? days + 365 : days
    if (ahead >= -40 && ahead <= 62) reading.confirm(['serial', 'date'], 0.7)
  }
}
