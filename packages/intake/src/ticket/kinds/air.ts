import { formatFen, parseFen } from '@xinjian/format'
import { maskIdNo, maskName } from '@xinjian/format/mask'
import { day, type FieldRule, hour, readByRules, VALUES, yuan } from '../labelled.ts'
import { TicketReading, TRUST } from '../reading.ts'
import type { ParsedTicket } from '../ticket.ts'
import { findAll, type Hit, type Voucher } from '../voucher.ts'

/** A label beside it is none. */
const PERSON = /^:?(?![\u4e00-\u9fff]*[证件号码])([\u4e00-\u9fff·]{2,6})$/
const CNY = /(?:CN[YI]|[¥￥])?:?(\d{1,6}\.\d{2})/

/** Where no row of amounts was read: below its label in such a row would stand another. */
const OTHER_TAXES: FieldRule = {
  name: 'otherTaxes',
  label: /其他税费:?|OTHERTAXES:?/i,
  value: CNY,
  read: yuan,
}

/** 航空运输电子客票行程单, printed or electronic. */
export function readAir(voucher: Voucher): ParsedTicket {
  const reading = new TicketReading('AIR', voucher)
  const row = readFares(voucher, reading)
  readByRules(
    [
      { name: 'invoiceNumber', value: /(?<!\d)(2\d{19})(?!\d)/, trust: TRUST.PLACED },
      { name: 'itineraryNo', label: /印刷序号:?|SERIALNUMBER:?/i, value: /(\d{10,12})/ },
      {
        name: 'ticketNo',
        label: /电子客票号码?:?|E-?TICKETNO\.?:?/i,
        value: /(\d{3}-?\d{10})/,
        read: (m) => m[1]!.replace('-', ''),
      },
      {
        name: 'ticketNo',
        value: /(?<!\d)(\d{3}-\d{10})(?!\d)/,
        read: (m) => m[1]!.replace('-', ''),
      },
      { name: 'flight', label: /航班号?:?|FLIGHT:?/i, value: /((?!NO)[A-Z][A-Z0-9]\d{3,4})(?!\d)/ },
      {
        name: 'flight',
        value: /(?<![A-Z\d])((?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{3,4})(?!\d|[-./年]\d)/,
      },
      { name: 'from', label: /^自:?|FROM:?/i, value: /([\u4e00-\u9fff]{2,8})/ },
      { name: 'to', label: /^至:?|^TO:?/i, value: /([\u4e00-\u9fff]{2,8})/ },
      { name: 'departTime', label: /^时间:?|TIME:?/i, value: VALUES.TIME, read: hour },
      { name: 'departTime', value: VALUES.TIME, read: hour },
      { name: 'fare', label: /票价:?|(?<!RE)FARE(?!B):?/i, value: CNY, read: yuan },
      { name: 'fund', label: /民航发展基金:?|CAACDEVELOPMENTFUND:?/i, value: CNY, read: yuan },
      { name: 'fuelSurcharge', label: /燃油附加费:?|FUELSURCHARGE:?/i, value: CNY, read: yuan },
      ...(row ? [] : [OTHER_TAXES]),
      { name: 'total', label: /合计:?|TOTAL:?/i, value: CNY, read: yuan },
      {
        name: 'issueDate',
        label: /填开日期:?|DATEOFISSUE:?|开票日期:?/i,
        value: VALUES.DAY,
        read: day,
      },
      { name: 'company', label: /填开单位:?|ISSUEDBY:?/i, value: VALUES.COMPANY },
      {
        name: 'passenger',
        label: /旅客姓名:?|NAMEOFPASSENGER:?/i,
        value: PERSON,
        read: (m) => maskName(m[1]!),
      },
      {
        name: 'passengerIdNo',
        value: /(?<!\d)(\d{6}[\d*]{8}[\d*]{3}[\dXx*])(?!\d)/,
        read: (m) => maskIdNo(m[1]!),
      },
    ],
    voucher,
    reading,
  )
  readFlightDay(voucher, reading)
  checkSum(reading)
  return reading.ticket()
}

/** The first day that is not the day of issue. */
function readFlightDay(voucher: Voucher, reading: TicketReading): void {
  for (const hit of findAll(voucher, VALUES.DAY)) {
    const value = day(hit.match)
    if (!value || (value === reading.value('issueDate') && /开/.test(hit.cell.key))) continue
    reading.put('date', value, hit.glyphs, TRUST.FORM)
    return
  }
}

const AMOUNT = /(CNY|CNI|CN|YQ|[¥￥])?:?(?<![\d.])(\d{1,6}\.\d{2})(?![\d%])/
/** The electronic form's amounts in its order; the older one prints no tax. */
const ORDER = ['fare', 'fuelSurcharge', 'tax', 'fund', 'otherTaxes', 'total']

/** Whether there was a row of amounts: the fund is marked CN, the fuel surcharge YQ; unmarked they stand in the order of the form. */
function readFares(voucher: Voucher, reading: TicketReading): boolean {
  const hits = findAll(voucher, AMOUNT)
  const row = hits
    .map((hit) => hits.filter((h) => Math.abs(h.cell.y - hit.cell.y) < 0.7 * voucher.em))
    .reduce((a, b) => (b.length > a.length ? b : a), [])
    .sort((a, b) => a.cell.x0 - b.cell.x0 || a.match.index - b.match.index)
  if (row.length < 3) return false
  const put = (name: string, hit: Hit | undefined) =>
    reading.put(name, hit?.match[2], glyphsOfAmount(hit), TRUST.PLACED)
  const marked = (mark: string) => row.find((h) => h.match[1] === mark)
  if (marked('CN') || marked('YQ')) {
    put('fund', marked('CN'))
    put('fuelSurcharge', marked('YQ'))
    put('fare', row[0])
    if (row.length > 4) put('otherTaxes', row.at(-2))
    put('total', row.at(-1))
    return true
  }
  if (row.length !== ORDER.length || !/税率/.test(voucher.text)) return false
  for (const [i, name] of ORDER.entries()) put(name, row[i])
  return true
}

const glyphsOfAmount = (hit: Hit | undefined): Hit['glyphs'] =>
  hit ? hit.glyphs.slice(-hit.match[2]!.length) : []

const PARTS = ['fare', 'fund', 'fuelSurcharge', 'otherTaxes', 'tax']

/** A printed itinerary's parts make its total; an electronic one prints the tax besides. */
function checkSum(reading: TicketReading): void {
  const total = parseFen(reading.value('total') ?? null)
  if (total === null || reading.value('fare') === undefined) return
  const sum = PARTS.reduce((s, name) => s + (parseFen(reading.value(name) ?? null) ?? 0), 0)
  if (sum === total) reading.confirm([...PARTS, 'total'])
  else if (sum > total)
    reading.doubt([...PARTS, 'total'], `各项费用之和 ${formatFen(sum)} 大于合计`)
}
