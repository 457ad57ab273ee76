import { formatFen, parseFen } from '@xinjian/format'
import { maskMobile } from '@xinjian/format/mask'
import { READING_SAYS } from '../../words.ts'
import { day, readByRules, VALUES, yuan } from '../labelled.ts'
import { TicketReading } from '../reading.ts'
import type { ParsedTicket } from '../ticket.ts'
import { findAll, type Voucher } from '../voucher.ts'

const PLATFORMS =
  /(滴滴出行|滴滴|曹操出行|首汽约车|T3出行|美团打车|高德(?:打车|地图)?|神州专车|享道出行|花小猪|阳光出行|如祺出行|百度打车)/

/** 网约车行程单: a list of rides with their sum, which goes with an invoice of the platform. */
export function readRide(voucher: Voucher): ParsedTicket {
  const reading = new TicketReading('RIDE', voucher)
  readByRules(
    [
      { name: 'company', value: PLATFORMS },
      { name: 'applyDate', label: /申请(?:日期|时间):?/, value: VALUES.DAY, read: day },
      { name: 'date', label: /行程(?:起止)?(?:日期|时间):?/, value: VALUES.DAY, read: day },
      {
        name: 'dateTo',
        label: /行程(?:起止)?(?:日期|时间):?/,
        value:
          /20\d\d[-./年]\d{1,2}[-./月]\d{1,2}日?(?:\d{1,2}:\d{2}(?::\d{2})?)?(?:至|到|-|~|—)(20\d\d)[-./年](\d{1,2})[-./月](\d{1,2})/,
        read: day,
      },
      { name: 'rides', value: /共(?:计)?(\d{1,3})[笔单]行程/ },
      {
        name: 'total',
        label: /合计:?|总金额:?|共计:?/,
        value: /[¥￥]?(\d{1,6}\.\d{1,2})元?/,
        read: yuan,
      },
      { name: 'total', value: /合计.{0,12}?(\d{1,6}\.\d{1,2})元/, read: yuan },
      {
        name: 'mobile',
        label: /手机号:?|行程人手机号:?/,
        value: /(1\d{2}[\d*]{4}\d{4})/,
        read: (m) => maskMobile(m[1]!),
      },
    ],
    voucher,
    reading,
  )
  checkRides(voucher, reading)
  return reading.ticket()
}

/** The rides' amounts, one a row at the right edge, make the total. */
function checkRides(voucher: Voucher, reading: TicketReading): void {
  const total = parseFen(reading.value('total') ?? null)
  const rides = Number(reading.value('rides') ?? Number.NaN)
  if (total === null || !Number.isFinite(rides)) return
  const amounts = findAll(voucher, /^(\d{1,5}\.\d{2})元?$/)
  const edge = Math.max(...amounts.map((a) => a.cell.x1))
  const last = amounts.filter((a) => edge - a.cell.x1 < 2 * voucher.em)
  if (last.length !== rides) return
  const sum = last.reduce((s, a) => s + (parseFen(a.match[1]!) ?? 0), 0)
  if (sum === total) reading.confirm(['total', 'rides'])
  else reading.doubt(['total'], READING_SAYS.ridesDoNotCome({ sum: formatFen(sum) }))
}
