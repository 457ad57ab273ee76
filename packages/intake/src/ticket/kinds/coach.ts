import { maskIdNo, maskName } from '@xinjian/format/mask'
import {
  day,
  type FieldRule,
  hour,
  IDENTITY_RULES,
  readByRules,
  VALUES,
  yuan,
} from '../labelled.ts'
import { TicketReading } from '../reading.ts'
import type { ParsedTicket } from '../ticket.ts'
import type { Voucher } from '../voucher.ts'

const PLACE = /^:?([\u4e00-\u9fff]{2,14})$/

const PARTED_BY_ONE =
  /(?:航线:?)?([\u4e00-\u9fff]{1,9}(?:港|站|码头))一([\u4e00-\u9fff]{1,9}(?:港|站|码头))$/

const JOURNEY: readonly FieldRule[] = [
  // Eight digits are the number of an invoice, whatever they are called.
  { name: 'ticketNo', label: /票号:?/, value: /(?<![A-Z\d])([A-Z]{1,4}\d{6,18}|\d{9,20})(?!\d)/ },
  ...IDENTITY_RULES,
  {
    name: 'from',
    label: /(?:始发站|上车站|起点站?|出发(?:地|站|港|码头)|乘车站|起运?港|上船(?:点|码头)?):?/,
    value: PLACE,
  },
  {
    name: 'to',
    label: /(?:终点站|到达(?:站|地|港|码头)|到站|下车站|目的(?:地|港)|抵?达港|下船(?:点|码头)?):?/,
    value: PLACE,
  },
  {
    name: 'from',
    value: /(?:航线:?)?([\u4e00-\u9fff]{2,10})(?:-{1,3}>?|→|至|—{1,2})[\u4e00-\u9fff]{2,10}/,
  },
  { name: 'to', value: /[\u4e00-\u9fff]{2,10}(?:-{1,3}>?|→|至|—{1,2})([\u4e00-\u9fff]{2,10})/ },
  // A dash between two places that was taken for a one: both must say that they are places.
  { name: 'from', value: PARTED_BY_ONE, read: (m) => m[1]! },
  { name: 'to', value: PARTED_BY_ONE, read: (m) => m[2]! },
  {
    name: 'date',
    label: /(?:乘[车船]|发车|开航|开船|航行|班次|出发)?(?:日期|时间):?/,
    value: VALUES.DAY,
    read: day,
  },
  { name: 'date', value: VALUES.DAY, read: day },
  {
    name: 'departTime',
    label: /(?:发车|开车|开航|开船|乘车)?时间:?|^时刻:?/,
    value: VALUES.TIME,
    read: hour,
  },
  { name: 'departTime', value: VALUES.TIME, read: hour },
  {
    name: 'price',
    label: /(?:票价|全价|全票|半票|金额|合计)(?:\(元\))?:?/,
    value: VALUES.YUAN,
    read: yuan,
  },
  { name: 'price', value: /[¥￥](\d{1,4}(?:\.\d{1,2})?)元?/, read: yuan },
  { name: 'price', value: /(?<![\d.])(\d{1,4}\.\d{1,2})元/, read: yuan },
  {
    name: 'passenger',
    label: /(?:姓名|旅客|乘客):?/,
    value: /([\u4e00-\u9fff·]{2,5}|[\u4e00-\u9fff]\*{1,3})$/,
    read: (m) => maskName(m[1]!),
  },
  {
    name: 'passengerIdNo',
    value: /(?<!\d)(\d{6}(?:\d|\*){8}[\d*]{3}[\dXx*])(?!\d)/,
    read: (m) => maskIdNo(m[1]!),
  },
]

/** 汽车票. */
export function readBus(voucher: Voucher): ParsedTicket {
  const reading = new TicketReading('BUS', voucher)
  readByRules(
    [
      ...JOURNEY,
      { name: 'shift', label: /(?:班次|车次):?/, value: /([A-Z]{0,4}\d{1,8}[A-Z]?)/ },
      { name: 'seat', label: /座[位号]号?:?/, value: /(\d{1,3})/ },
      { name: 'gate', label: /(?:检票口|上车站台):?/, value: /([A-Z]?\d{1,3})/ },
    ],
    voucher,
    reading,
  )
  return reading.ticket()
}

/** 船票. */
export function readShip(voucher: Voucher): ParsedTicket {
  const reading = new TicketReading('SHIP', voucher)
  readByRules(
    [
      ...JOURNEY,
      { name: 'ship', label: /船名:?/, value: /([\u4e00-\u9fff\dA-Z]{2,12})/ },
      { name: 'shift', label: /(?:航班|航次|班次):?/, value: /([A-Z]{0,4}\d{1,8})/ },
      { name: 'seatClass', label: /舱[位别室](?:等级)?:?|等级:?/, value: /([\u4e00-\u9fff]{2,6})/ },
      { name: 'seat', label: /座[位号]号?:?|席位:?/, value: /([A-Z]?\d{1,4})/ },
    ],
    voucher,
    reading,
  )
  return reading.ticket()
}
