import { day, hour, readByRules, VALUES, yuan } from '../labelled.ts'
import { TicketReading } from '../reading.ts'
import type { ParsedTicket } from '../ticket.ts'
import type { Voucher } from '../voucher.ts'

/** 购物小票: what the till printed. */
export function readReceipt(voucher: Voucher): ParsedTicket {
  const reading = new TicketReading('RECEIPT', voucher)
  readByRules(
    [
      {
        name: 'ticketNo',
        label: /(?:小票号|单号|流水号?|交易号|订单号|No)[.:]?/i,
        value: /([A-Z]{0,4}\d{3,24})/,
      },
      { name: 'date', value: VALUES.DAY, read: day },
      { name: 'date', label: /(?:日期|时间):?/, value: VALUES.BARE_DAY, read: day },
      { name: 'time', value: VALUES.TIME, read: hour },
      {
        name: 'total',
        label: /应[收付](?:金额)?:?|(?:合计|总[计额]|总金额)(?:金额|\(元\))?:?/,
        value: VALUES.MONEY,
        read: yuan,
      },
      // What was handed over, where the till prints no sum.
      { name: 'total', label: /实[收付](?:金额)?:?/, value: VALUES.YUAN, read: yuan },
      {
        name: 'company',
        value:
          /^([\u4e00-\u9fffA-Za-z()]{2,20}(?:公司|超市|商场|便利店|店|餐厅|饭店|酒店|药房|书城|广场|百货)(?:\([^()]{1,12}\)|\))?)/,
      },
    ],
    voucher,
    reading,
  )
  return reading.ticket()
}
