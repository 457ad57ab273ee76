import { describe, expect, it } from 'vitest'
import { printedPage } from '../../../test-support/printed-page.ts'
import { TicketSearch } from '../search.ts'

/** Labels in two languages, half a row apart; values on the rows of the Chinese ones. */
const LINES = [
  '  北京市出租汽车专用发票',
  '111001881002',
  '07654321',
  '车号 京       B.T1234',
  '证号           230001',
  '日期       2019-04-09',
  'Date',
  '时间      12:54-13:07',
  'Time',
  '单价             2.30',
  'Priceperkm',
  '里程              4.5',
  'Distance',
  '等候         00:04:38',
  'Waiting',
  '状态                0',
  'State',
  '金额           ￥18.80',
  'Fare',
  '燃油附加费      ￥1.00',
  'Fuel',
  '预约叫车服务费  ￥0.00',
  'Call',
  '实收金额       ￥20.00',
]

function read(from: string, to: string) {
  const search = new TicketSearch()
  search.take(
    printedPage(
      LINES.map((line) => line.replace(from, to)),
      0.95,
    ),
    'OCR',
  )
  return search.found[0]!.fields
}

describe("a Beijing receipt's rows", () => {
  it('of price and distance one is left: its label says which', () => {
    const fields = read('4.5', '   ')
    expect(fields.unitPrice?.value).toBe('2.30')
    expect(fields).not.toHaveProperty('distanceKm')
    expect(fields.fare?.value).toBe('18.80')
    const other = read('2.30', '    ')
    expect(other.distanceKm?.value).toBe('4.5')
    expect(other).not.toHaveProperty('unitPrice')
  })

  it('a label in English stands for the Chinese one whose row it is', () => {
    const fields = read('里程              4.5', '                     ')
    expect(fields.unitPrice?.value).toBe('2.30')
    expect(fields.fare?.value).toBe('18.80')
  })

  it('of two times in one row the one that is left ends it, unless a stroke is behind it', () => {
    const last = read('12:54-13:07', '      13:07')
    expect(last.getOff?.value).toBe('13:07')
    expect(last).not.toHaveProperty('getOn')
    const first = read('12:54-13:07', '12:54-     ')
    expect(first.getOn?.value).toBe('12:54')
    expect(first).not.toHaveProperty('getOff')
  })

  it('a booking fee that was not read follows from the sum, never surely', () => {
    const { bookingFee } = read('￥0.00', '   .00')
    expect(bookingFee).toMatchObject({ value: '0.00', source: 'DERIVED' })
    expect(bookingFee!.confidence).toBeLessThan(0.7)
  })

  it('what is left that is no such fee is none', () => {
    expect(read('￥0.00       ￥20.00', '    ')).toHaveProperty('bookingFee')
    const search = new TicketSearch()
    const lines = LINES.map((l) => l.replace('￥0.00', '   .00').replace('￥20.00', '￥23.00'))
    search.take(printedPage(lines, 0.95), 'OCR')
    expect(search.found[0]!.fields).not.toHaveProperty('bookingFee')
  })

  it('a total read poorly whose eight is a zero with a stroke is taken for its sum, and doubted', () => {
    const page = printedPage(
      LINES.map((line) => line.replace('￥20.00', '￥28.00')),
      0.95,
    )
    const poor = page.runs.map((r) => (r.text === '￥28.00' ? { ...r, confidence: 0.75 } : r))
    const search = new TicketSearch()
    search.take({ ...page, runs: poor }, 'OCR')
    const { total, fare } = search.found[0]!.fields
    expect(total).toMatchObject({ value: '20.00', source: 'DERIVED' })
    expect(total!.confidence).toBeLessThan(0.6)
    expect(fare!.confidence).toBeGreaterThan(0.7)
  })
})
