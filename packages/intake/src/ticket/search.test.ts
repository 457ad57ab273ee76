import { describe, expect, it } from 'vitest'
import { printedPage } from '../../test-support/printed-page.ts'
import type { TextPage } from '../layout/text.ts'
import { TicketSearch } from './search.ts'

const TAXI = (number: string) => [
  '浙江通用机打发票',
  '发票代码  133041840519',
  `发票号码  ${number}`,
  '日期   2020-01-10',
  '上车        13:03',
  '下车        13:12',
  '单价       3.30元',
  '里程        7.3km',
  '等候     00:00.38',
  '金额      21.00元',
]
const TRAIN = [
  'A012345',
  '东湖站   G6142   南山站',
  '2018年04月26日08:11开  05车02A号',
  '￥82.0元         二等座',
  '65891300150427A012345 东湖售',
]
const INVOICE = [
  '电子发票（普通发票）',
  '发票号码：26442000000012345678',
  '购买方 名称：甲有限公司  销售方 名称：乙有限公司',
  '项目名称  金额  税率  税额',
  '价税合计（大写）壹佰零叁元整  （小写）￥103.00',
]

/** Several pages beside and over each other, `left` and `top` in their own units. */
function sheet(...parts: { lines: string[]; left: number; top: number }[]): TextPage {
  const pages = parts.map(({ lines, left, top }) => printedPage(lines, 1, left, top))
  return {
    width: Math.max(...pages.map((p) => p.width)),
    height: Math.max(...pages.map((p) => p.height)),
    runs: pages.flatMap((p) => p.runs),
  }
}

function search(page: TextPage) {
  const tickets = new TicketSearch()
  const rest = tickets.take(page, 'OCR')
  return { tickets: tickets.found, rest }
}

describe('several vouchers on one page', () => {
  it('four receipts in two rows, each with its place', () => {
    const { tickets, rest } = search(
      sheet(
        { lines: TAXI('10000001'), left: 0, top: 0 },
        { lines: TAXI('10000002'), left: 320, top: 12 },
        { lines: TAXI('10000003'), left: 10, top: 420 },
        { lines: TAXI('10000004'), left: 330, top: 400 },
      ),
    )
    expect(rest).toBeNull()
    const numbers = tickets.map((t) => t.fields.invoiceNumber?.value)
    expect(numbers.toSorted()).toEqual(['10000001', '10000002', '10000003', '10000004'])
    const last = tickets.find((t) => t.fields.invoiceNumber?.value === '10000004')
    expect(last?.place?.x).toBeGreaterThan(0.45)
    expect(last?.place?.y).toBeGreaterThan(0.45)
    expect(last?.fields.total?.place?.y).toBeGreaterThan(last!.place!.y)
  })

  it('tickets beside an invoice: the invoice is left', () => {
    const { tickets, rest } = search(
      sheet(
        { lines: TAXI('10000001'), left: 700, top: 0 },
        { lines: INVOICE, left: 0, top: 0 },
        { lines: TRAIN, left: 0, top: 400 },
      ),
    )
    expect(tickets.map((t) => t.kind).toSorted()).toEqual(['TAXI', 'TRAIN'])
    const text = rest?.runs.map((r) => r.text).join('')
    expect(text).toContain('26442000000012345678')
    expect(text).not.toContain('10000001')
  })

  it('an invoice whose number is cut off is left, the receipt beside it told', () => {
    const { tickets, rest } = search(
      sheet(
        { lines: INVOICE.filter((line) => !line.includes('号码')), left: 0, top: 0 },
        { lines: TAXI('10000001'), left: 700, top: 0 },
      ),
    )
    expect(tickets.map((t) => t.fields.invoiceNumber?.value)).toEqual(['10000001'])
    expect(rest?.runs.map((r) => r.text).join('')).toContain('￥103.00')
  })

  it('one receipt with a wide blank stays one', () => {
    const page = printedPage([
      ...TAXI('10000001').slice(0, 3),
      '',
      '',
      '',
      '',
      ...TAXI('').slice(3),
    ])
    expect(search(page).tickets).toHaveLength(1)
    expect(search(page).tickets[0]?.place).toBeNull()
  })
})

it('an electronic ticket is told and left: it is an invoice too', () => {
  const { tickets, rest } = search(
    printedPage([
      '电子发票（铁路电子客票）',
      '发票号码：26449000000000000012  开票日期：2026年02月03日',
      '东湖站   G6142   南山站',
      '2026年02月01日08:11开  05车02A号  二等座',
      '票价：￥82.00',
    ]),
  )
  expect(tickets.map((t) => [t.kind, t.fields.invoiceNumber?.value, t.fields.date?.value])).toEqual(
    [['TRAIN', '26449000000000000012', '2026-02-01']],
  )
  expect(rest?.runs).toHaveLength(10)
})

it('a page that is no ticket is left as it is', () => {
  const page = printedPage(INVOICE)
  expect(search(page)).toEqual({ tickets: [], rest: page })
})
