import { READING_SAYS } from '../../words.ts'
import { isoDate } from '../dates.ts'
import { day, readByRules, VALUES, yuan } from '../labelled.ts'
import { TicketReading } from '../reading.ts'
import type { ParsedTicket } from '../ticket.ts'
import { findFirst, type Voucher } from '../voucher.ts'
import { checkCapitals } from './printed.ts'

/** A bill of the electronic system has 30 digits, its first: 1 drawn on a bank, 2 on a company; one on paper 16. */
const BILL = /(?<!\d)([12]\d{29}|\d{16})(?!\d)/

const FIGURES = '零壹贰叁肆伍陆柒捌玖'
/** Bills on paper write their days out. */
const DAY_IN_CAPITALS =
  /([零壹贰叁肆伍陆柒捌玖]{4})年([零壹贰叁肆伍陆柒捌玖拾]{1,4})月([零壹贰叁肆伍陆柒捌玖拾]{1,4})日/

function dayInCapitals([, year, month, date]: RegExpExecArray): string | null {
  const digits = (text: string) => [...text].map((ch) => FIGURES.indexOf(ch)).join('')
  const upTo31 = (text: string) => {
    const [tens, ones] = text.replace(/零/g, '').split('拾')
    if (ones === undefined) return digits(tens!).padStart(2, '0')
    return `${tens ? digits(tens) : '1'}${ones ? digits(ones) : '0'}`
  }
  return isoDate(digits(year!), upTo31(month!), upTo31(date!))
}

/** 银行承兑汇票 and 商业承兑汇票, electronic or on paper. */
export function readAcceptance(voucher: Voucher): ParsedTicket {
  const reading = new TicketReading('ACCEPTANCE', voucher)
  readByRules(
    [
      { name: 'title', value: /((?:电子)?(?:银行|商业|财务公司)承兑汇票)/ },
      { name: 'ticketNo', label: /票据(?:\(包\))?号码?:?|汇票号码:?/, value: BILL },
      { name: 'ticketNo', value: /(?<!\d)([12]\d{29})(?!\d)/ },
      { name: 'date', label: /出票日期:?/, value: VALUES.DAY, read: day },
      { name: 'dueDate', label: /(?:汇票)?到期日期?:?/, value: VALUES.DAY, read: day },
      { name: 'date', label: /出票日期/, value: DAY_IN_CAPITALS, read: dayInCapitals },
      { name: 'dueDate', label: /到期日/, value: DAY_IN_CAPITALS, read: dayInCapitals },
      {
        name: 'total',
        label: /(?:票据|汇票|出票)金额:?|小写\)?:?/,
        value: VALUES.MONEY,
        read: yuan,
      },
      { name: 'total', value: /[¥￥](\d{1,3}(?:,\d{3})*\.\d{2})/, read: yuan },
      {
        name: 'acceptor',
        label: /承兑人(?:全称|名称|信息)?:?|付款行(?:全称)?:?/,
        value: VALUES.COMPANY,
      },
    ],
    voucher,
    reading,
  )
  readParties(voucher, reading)
  checkCapitals(voucher, reading)
  const [from, to] = [reading.value('date'), reading.value('dueDate')]
  if (from && to && to < from) reading.doubt(['date', 'dueDate'], '到期日早于出票日期')
  return reading.ticket()
}

/** 全称 stands in two columns: the drawer's left, the payee's right. */
function readParties(voucher: Voucher, reading: TicketReading): void {
  readByRules(
    [
      { name: 'drawer', label: /出票人全称:?|出票人名称:?/, value: VALUES.COMPANY },
      { name: 'payee', label: /收[款票]人全称:?|收[款票]人名称:?/, value: VALUES.COMPANY },
    ],
    voucher,
    reading,
  )
  const type = findFirst(voucher, BILL)?.match[1] ?? ''
  if (type.length === 30 && type.startsWith('2') && /银行承兑/.test(reading.value('title') ?? ''))
    reading.doubt(['ticketNo', 'title'], READING_SAYS.numberOfCommercialBill)
}
