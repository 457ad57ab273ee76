import { expect, it } from 'vitest'
import { printedPage } from '../../../test-support/printed-page.ts'
import { TicketReading } from '../reading.ts'
import { voucherOf } from '../voucher.ts'
import { readTitle } from './title.ts'

function read(code: string, printed: readonly string[]) {
  const lines = [...printed, '发票代码', '日期', '上车', '下车', '金额']
  const voucher = voucherOf(printedPage(lines, 0.97), 'OCR')
  const reading = new TicketReading('TAXI', voucher)
  reading.put('invoiceCode', code, [], 1)
  readTitle(voucher, reading)
  return reading.fields.title
}

it.each([
  ['161001918100', '陕西省西安市出租汽车专用发票', '陕西省西安市出租汽车专用发票'],
  ['161001918100', '陕西省西安市出租汽拳专用发票', '陕西省西安市出租汽车专用发票'],
  ['144011470211', '广州市出租小汽车发票', '广州市出租小汽车发票'],
  ['151001861234', '四川省国家税务局通用机打发票', '四川省国家税务局通用机打发票'],
  ['137131930001', '山东通用机打发果', '山东通用机打发票'],
  ['111001881002', '北东市融租汽奉专用发票', '北京市出租汽车专用发票'],
])('%s: %s is %s', (code, printed, title) => {
  expect(read(code, [printed])?.value).toBe(title)
})

it('what is hardly left of a title is a guess', () => {
  const field = read('115001934040', ['内蒙古', '粗汽星进机打发'])
  expect(field?.value).toBe('出租汽车通用机打发票')
  expect(field!.confidence).toBeLessThan(0.5)
})
