import { describe, expect, it } from 'vitest'
import { printedPage } from '../../../test-support/printed-page.ts'
import { TicketReading } from '../reading.ts'
import { voucherOf } from '../voucher.ts'
import { readIdentity } from './identity.ts'

function read(lines: readonly string[]) {
  const voucher = voucherOf(printedPage(lines, 0.97), 'OCR')
  const reading = new TicketReading('TAXI', voucher)
  readIdentity(voucher, reading)
  return reading.fields
}

describe('code and number of a taxi receipt', () => {
  it.each([
    ['the edge of a box taken for a one', '发票代码1133012040519', '133012040519'],
    ['its first one lost', '31001861713', '131001861713'],
  ])('a code, %s: read, and doubted', (_, printed, code) => {
    const { invoiceCode } = read([printed, '发票号码', '06320001'])
    expect(invoiceCode?.value).toBe(code)
    expect(invoiceCode!.confidence).toBeLessThan(0.6)
  })

  it.each([['13800138000'], ['监督电话31001861713'], ['99001861713']])(
    '%s is no code',
    (printed) => {
      expect(read([printed, '发票号码', '06320001'])).not.toHaveProperty('invoiceCode')
    },
  )

  it.each(['发码66740001', '码66740001', '发票专码66740001', '发票号码:66740001'])(
    'a number behind what is left of its label: %s',
    (printed) => {
      expect(read(['133011940519', '12328', printed]).invoiceNumber?.value).toBe('66740001')
    },
  )

  it('a telephone is no number', () => {
    const fields = read(['133011940519', '电话号码81230001', '66740001'])
    expect(fields.invoiceNumber?.value).toBe('66740001')
  })
})
