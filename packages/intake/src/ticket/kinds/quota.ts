import { formatFen, parseChineseAmount } from '@xinjian/format'
import { READING_SAYS } from '../../words.ts'
import { IDENTITY_RULES, readByRules, VALUES, yuan } from '../labelled.ts'
import { TicketReading, TRUST } from '../reading.ts'
import type { ParsedTicket } from '../ticket.ts'
import { findAll, findFirst, type Voucher } from '../voucher.ts'

const CAPITALS = /([零壹贰叁肆伍陆柒捌玖拾佰仟]{1,16}[元圆]整?)/

/** 定额发票: its amount is printed in capitals, on most in digits too. */
export function readQuota(voucher: Voucher): ParsedTicket {
  const reading = new TicketReading('QUOTA', voucher)
  readByRules(
    [
      { name: 'title', value: /([\u4e00-\u9fff]{2,14}定额(?:专用)?发票)/ },
      ...IDENTITY_RULES,
      {
        name: 'date',
        label: /日期:?/,
        value: /(20\d\d年\d{1,2}月\d{1,2}日)/,
        read: (m) => m[1]!.replace(/[年月]/g, '-').replace('日', ''),
      },
      { name: 'company', label: /(?:收款|开票)单位(?:\(盖章\))?:?/, value: VALUES.COMPANY },
    ],
    voucher,
    reading,
  )
  const capitals = findFirst(voucher, CAPITALS)
  const fen = capitals ? parseChineseAmount(capitals.match[1]!) : null
  const digits = findAll(
    voucher,
    /[¥￥](\d{1,4}(?:\.\d{1,2})?)(?!\d)|(?<![\d.])(\d{1,4})元(?!整)/,
  )[0]
  const told = digits
    ? yuan([digits.match[0], digits.match[1] ?? digits.match[2]!] as unknown as RegExpExecArray)
    : null
  if (capitals && fen !== null) reading.put('total', formatFen(fen), capitals.glyphs, TRUST.PLACED)
  if (digits) reading.put('total', told, digits.glyphs, TRUST.PLACED)
  if (fen !== null && told !== null)
    if (formatFen(fen) === told) reading.confirm(['total'])
    else reading.doubt(['total'], READING_SAYS.amountWordsDiffersFrom)
  return reading.ticket()
}
