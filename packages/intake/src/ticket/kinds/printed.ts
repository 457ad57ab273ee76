import { formatFen, parseChineseAmount } from '@xinjian/format'
import { READING_SAYS } from '../../words.ts'
import { day, IDENTITY_RULES, readByRules, VALUES, yuan } from '../labelled.ts'
import { TicketReading, TRUST } from '../reading.ts'
import type { ParsedTicket } from '../ticket.ts'
import { findFirst, type Voucher } from '../voucher.ts'

/** 通用机打发票 of any trade but taxis. */
export function readPrinted(voucher: Voucher): ParsedTicket {
  const reading = new TicketReading('PRINTED', voucher)
  readByRules(
    [
      { name: 'title', value: /([\u4e00-\u9fff]{2,14}(?:机打|统一|卷式)发票)/ },
      ...IDENTITY_RULES,
      { name: 'date', label: /(?:开票)?日期:?/, value: VALUES.DAY, read: day },
      { name: 'date', value: VALUES.DAY, read: day },
      { name: 'date', label: /日期:?/, value: VALUES.BARE_DAY, read: day },
      {
        name: 'total',
        label: /小写\)?:?|(?:金额)?合计(?:金额)?:?|总[计额]:?|实收(?:金额)?:?|^金额:?/,
        value: VALUES.MONEY,
        read: yuan,
      },
      { name: 'company', label: /收款(?:单位|方)(?:名称)?:?|开票单位:?/, value: VALUES.COMPANY },
      { name: 'payer', label: /付款(?:单位|方)(?:名称)?:?/, value: VALUES.COMPANY },
    ],
    voucher,
    reading,
  )
  checkCapitals(voucher, reading)
  return reading.ticket()
}

/** The total in capitals, where the form prints it too, or alone. */
export function checkCapitals(voucher: Voucher, reading: TicketReading): void {
  const capitals = findFirst(
    voucher,
    /(?:大写\)?:?)?([零壹贰叁肆伍陆柒捌玖拾佰仟万亿]{1,30}[元圆](?:[零壹贰叁肆伍陆柒捌玖]角)?(?:零?[壹贰叁肆伍陆柒捌玖]分|整|正)?)/,
  )
  const fen = capitals ? parseChineseAmount(capitals.match[1]!) : null
  const total = reading.value('total')
  if (!capitals || fen === null) return
  if (total === undefined) reading.put('total', formatFen(fen), capitals.glyphs, TRUST.PLACED)
  else if (formatFen(fen) === total) reading.confirm(['total'])
  else reading.doubt(['total'], READING_SAYS.amountWordsDiffersFrom)
}
