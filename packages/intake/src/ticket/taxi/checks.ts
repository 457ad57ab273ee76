/** What the numbers of a taxi receipt say of each other. A check that fails takes confidence away and mends nothing. */
import { formatFen, parseFen } from '@xinjian/format'
import { isToCome } from '../dates.ts'
import type { TicketReading } from '../reading.ts'
import { isRegion } from './title.ts'

export function checkTaxi(reading: TicketReading): void {
  checkCode(reading)
  checkTotal(reading)
  checkTariff(reading)
  checkJourney(reading)
}

/** A form is used within a few years of its printing. */
function checkCode(reading: TicketReading): void {
  const code = reading.value('invoiceCode')
  const year = reading.value('date')?.slice(2, 4)
  const date = reading.value('date')
  if (date && isToCome(date)) reading.doubt(['date'], '日期晚于今天')
  if (!code) return
  if (!isRegion(code)) reading.doubt(['invoiceCode'], '发票代码的地区代码不存在')
  else if (year) {
    const age = Number(year) - Number(code.slice(5, 7))
    if (age >= 0 && age <= 6) reading.confirm(['invoiceCode', 'date'], 0.6)
    else reading.doubt(['invoiceCode', 'date'], '发票代码的年份与日期不符', 0.8)
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
  const sum = names.reduce((s, name) => s + (parseFen(reading.value(name) ?? null) ?? 0), 0)
  if (Math.abs(total - sum) <= ROUNDED) reading.confirm([...names, 'total'])
  else reading.doubt([...names, 'total'], '金额、附加费与实收金额不符')
}

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

/** The fare lies between what the distance costs at least and at most. */
function checkTariff(reading: TicketReading): void {
  const unit = parseFen(reading.value('unitPrice') ?? null)
  const km = Number(reading.value('distanceKm') ?? Number.NaN)
  const name = reading.value('fare') === undefined ? 'total' : 'fare'
  const fare = parseFen(reading.value(name) ?? null)
  if (unit === null || fare === null || !Number.isFinite(km)) return
  const [h, m] = (reading.value('wait') ?? '00:00').split(':').map(Number)
  const waiting = ((h ?? 0) * 60 + (m ?? 0) + 1) * MINUTE
  const least = unit * Math.max(0, km - INCLUDED) * 0.95
  const most = START + unit * km * DEAREST + waiting + 1_000
  if (fare < least || fare > most)
    reading.doubt([name, 'distanceKm', 'unitPrice'], '金额与里程、单价不相称')
  else reading.confirm([name, 'distanceKm', 'unitPrice'], 0.7)
}

/** Kilometres an hour that a taxi may average. */
const FASTEST = 130

function checkJourney(reading: TicketReading): void {
  const minutes = (text: string | undefined) => {
    const [h, m] = (text ?? '').split(':').map(Number)
    return h === undefined || m === undefined ? Number.NaN : h * 60 + m
  }
  const taken = (minutes(reading.value('getOff')) - minutes(reading.value('getOn')) + 1_440) % 1_440
  const km = Number(reading.value('distanceKm') ?? Number.NaN)
  if (!Number.isFinite(taken)) return
  const names = ['getOn', 'getOff']
  const speed = Number.isFinite(km) ? km / ((taken + 1) / 60) : 0
  if (taken > 360) reading.doubt(names, '上下车时间相隔过久')
  else if (speed > FASTEST) reading.doubt([...names, 'distanceKm'], '里程与上下车时间不相称')
  else reading.confirm(names, 0.8)
}
