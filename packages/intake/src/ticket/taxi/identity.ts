/** Code and number of a taxi receipt. */
import { type TicketReading, TRUST } from '../reading.ts'
import { findAll, glyphsOf, type Hit, type Voucher } from '../voucher.ts'
import { isRegion } from './title.ts'

/** A code of the tax offices' own forms: 1, region, year, form. */
const CODE = /(?<!\d)1\d{11}(?!\d)/
/** The edge of a label's box, which is taken for a one, before the code; or the code's own first one lost. */
const EDGED = /(?<!\d)1(1\d{11})(?!\d)/
const SHORT = /(?<!\d)([1-6]\d{10})(?!\d)/
const MOBILE = /^1[3-9]/
const NUMBER = /(?<!\d)\d{8}(?!\d)/
/** What is left of its label before the number. */
const LABELLED = [
  /(?:号码|發票號碼|票号)[:.]?(\d{8})(?!\d)/,
  /(?:^|[票發发])[^\d:]{0,2}[码碼号][:.]?(\d{8})(?!\d)/,
  /发票[^\d:]{1,2}[:.]?(\d{8})(?!\d)/,
]
/** What else has a number. */
const OTHER = /电话|监督|举报|证号|卡|税号|信用|服务/

/** The code is the first number of twelve digits, the invoice's number the next one of eight, above all that the meter prints. */
export function readIdentity(voucher: Voucher, reading: TicketReading): void {
  const code = findAll(voucher, CODE)[0]
  if (code) reading.put('invoiceCode', code.match[0], code.glyphs, TRUST.PLACED)
  else readBlurredCode(voucher, reading)
  const labelled = LABELLED.flatMap((label) => findAll(voucher, label)).find(
    (hit) => !OTHER.test(hit.cell.key),
  )
  const below = findAll(voucher, NUMBER).find((hit) => !code || isNext(hit, code, voucher.em))
  const number = labelled ?? below
  if (!number) return
  const digits = number.match[1] ?? number.match[0]
  reading.put('invoiceNumber', digits, glyphsOf(number, digits), TRUST.PLACED)
}

/** A code with a one too many or too few before a region that there is. */
function readBlurredCode(voucher: Voucher, reading: TicketReading): void {
  const hits = [
    ...findAll(voucher, EDGED).map((hit) => ({ hit, code: hit.match[1]! })),
    ...findAll(voucher, SHORT)
      .filter((hit) => !MOBILE.test(hit.match[1]!))
      .map((hit) => ({ hit, code: `1${hit.match[1]}` })),
  ]
  const found = hits.find(({ hit, code }) => isRegion(code) && !OTHER.test(hit.cell.key))
  if (found) reading.put('invoiceCode', found.code, found.hit.glyphs.slice(-12), TRUST.GUESSED)
}

/** Other numbers have words of their own before them: telephones, offices. */
const isNext = (hit: Hit, code: Hit, em: number): boolean =>
  !/[\u4e00-\u9fff]{2}:?$/.test(hit.cell.key.slice(0, hit.match.index)) &&
  hit.cell.y > code.cell.y - 0.5 * em &&
  hit.cell.y < code.cell.y + 6 * em
