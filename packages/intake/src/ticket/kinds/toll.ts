import { day, hour, IDENTITY_RULES, readByRules, VALUES, yuan } from '../labelled.ts'
import { TicketReading } from '../reading.ts'
import type { ParsedTicket } from '../ticket.ts'
import type { Voucher } from '../voucher.ts'
import { checkCapitals } from './printed.ts'

const STATION = /([\u4e00-\u9fff\dA-Za-z]{2,12}?)(?:收费站|站)?$/

/** 通行费 of roads and bridges, paid at a booth. */
export function readToll(voucher: Voucher): ParsedTicket {
  const reading = new TicketReading('TOLL', voucher)
  readByRules(
    [
      ...IDENTITY_RULES,
      { name: 'from', label: /[入人]口(?:站|名称)?:?/, value: STATION },
      { name: 'to', label: /出口(?:站|名称)?:?/, value: STATION },
      { name: 'date', value: VALUES.DAY, read: day },
      { name: 'date', label: /(?:日期|时间):?/, value: VALUES.BARE_DAY, read: day },
      { name: 'time', value: VALUES.TIME, read: hour },
      {
        name: 'vehicleType',
        label: /车[型类种](?:\/轴数)?:?/,
        value: /([\u4e00-\u9fff\d]{1,6}(?:型|类|车)?)/,
      },
      {
        name: 'plate',
        value:
          /([京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][A-Z0-9]{5,6})/,
      },
      {
        name: 'total',
        label: /金额(?:\(元\))?:?|收费(?:金额|额):?|(?:收|通行)费(?::|$)|实收:?|小写\)?:?/,
        value: VALUES.YUAN,
        read: yuan,
      },
      { name: 'total', value: /[¥￥](\d{1,5}(?:\.\d{1,2})?)元?/, read: yuan },
      { name: 'total', value: /(?<![\d.])(\d{1,4}\.\d{1,2})元/, read: yuan },
    ],
    voucher,
    reading,
  )
  checkCapitals(voucher, reading)
  return reading.ticket()
}
