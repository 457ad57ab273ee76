import { describe, expect, it } from 'vitest'
import { printedPage } from '../../../test-support/printed-page.ts'
import { TicketSearch } from '../search.ts'
import type { ParsedTicket } from '../ticket.ts'

const read = (lines: readonly string[], confidence = 1): ParsedTicket[] => {
  const search = new TicketSearch()
  search.take(printedPage(lines, confidence), 'OCR')
  return search.found
}
const valuesOf = (ticket: ParsedTicket | undefined) =>
  Object.fromEntries(Object.entries(ticket?.fields ?? {}).map(([name, f]) => [name, f.value]))

/** The meter prints a row below the labels of the paper. */
const SHENZHEN = [
  '   深圳市出租汽车专用发票',
  '发票代码144032370119',
  '发票号码  10203040',
  '单位名称：深圳市某某出租小汽车有限公司',
  '深福税 票通[2023]7号 1万卷 深圳市某印刷有限公司制',
  '车号：',
  '证号：               BDA1234',
  '日期：                110011',
  '上车：      2023年11月07日',
  '下车：                 10:34',
  '单价：                 10:54',
  '里程：                2.70元',
  '等候：               8.56KM',
  '金额：              00:07:52',
  '另收附加费：        ￥35.50元',
  '另收电召费：         ￥0.00元',
  '卡号：               ￥0.00元',
]
const BEIJING = [
  '  北京市出租汽车专用发票',
  '  BEIJING TAXI SPECIAL INVOICE',
  '111001881002',
  '07654321',
  '单位              1489',
  'Company',
  '电话          60000001',
  '车号 京       B.T1234',
  '证号           230001',
  '日期       2019-04-09',
  'Date',
  '时间      12:54-13:07',
  '单价             2.30',
  '里程              4.5',
  '等候         00:04:38',
  '状态                0',
  '金额           ￥18.80',
  '燃油附加费      ￥1.00',
  '预约叫车服务费  ￥0.00',
  '实收金额       ￥20.00',
]
const ZHEJIANG = [
  '  浙江通用机打发票',
  '发票代码  133041840519',
  '发票号码  16900001',
  '监督电话：',
  '12345',
  '车号        FT1234',
  '证号        270001',
  '日期    2020-01-10',
  '上车  (K0910)13:03',
  '下车         13:12',
  '单价        3.30元',
  '里程         7.3km',
  '等候      00:00.38',
  '              +1元',
  '金额       21.00元',
  '卡号',
]

describe('taxi receipts', () => {
  it.each([
    [
      'values a row below their labels',
      SHENZHEN,
      {
        title: '深圳市出租汽车专用发票',
        invoiceCode: '144032370119',
        invoiceNumber: '10203040',
        company: '深圳市某某出租小汽车有限公司',
        date: '2023-11-07',
        getOn: '10:34',
        getOff: '10:54',
        unitPrice: '2.70',
        distanceKm: '8.56',
        wait: '00:07:52',
        fare: '35.50',
        plate: 'BDA1234',
        certNo: '110011',
      },
    ],
    [
      'two times in one cell, fare and what is added',
      BEIJING,
      {
        title: '北京市出租汽车专用发票',
        invoiceCode: '111001881002',
        invoiceNumber: '07654321',
        date: '2019-04-09',
        getOn: '12:54',
        getOff: '13:07',
        distanceKm: '4.5',
        fare: '18.80',
        fuelSurcharge: '1.00',
        bookingFee: '0.00',
        total: '20.00',
        plate: 'BT1234',
      },
    ],
    [
      'a time behind a shift, a surcharge before the amount',
      ZHEJIANG,
      {
        title: '浙江通用机打发票',
        invoiceCode: '133041840519',
        invoiceNumber: '16900001',
        date: '2020-01-10',
        getOn: '13:03',
        getOff: '13:12',
        distanceKm: '7.3',
        wait: '00:00:38',
        total: '21.00',
      },
    ],
  ])('%s', (_, lines, expected) => {
    const tickets = read(lines)
    expect(tickets.map((t) => t.kind)).toEqual(['TAXI'])
    expect(valuesOf(tickets[0])).toMatchObject(expected)
    expect(tickets[0]?.warnings).toEqual([])
  })

  it('the company stands behind its label, one character of which was misread', () => {
    for (const label of ['单立名称', '里位名称', '单位各称']) {
      const lines = SHENZHEN.map((line) => line.replace('单位名称', label))
      expect(valuesOf(read(lines)[0]).company).toBe('深圳市某某出租小汽车有限公司')
    }
  })

  it('tens of a day that no day has are a zero with a stroke, doubted', () => {
    const { date } = read(SHENZHEN.map((l) => l.replace('11月07日', '11月678')))[0]!.fields
    expect(date?.value).toBe('2023-11-07')
    expect(date!.confidence).toBeLessThan(0.75)
  })

  it.each(['220-01-10', '20-01-10'])('a year that lost digits, doubted: %s', (printed) => {
    const { date } = read(ZHEJIANG.map((l) => l.replace('2020-01-10', printed)))[0]!.fields
    expect(date?.value).toBe('2020-01-10')
    expect(date!.confidence).toBeLessThan(0.75)
  })

  it('of one time that is left the row says which it is', () => {
    const lines = ZHEJIANG.map((line) => line.replace('(K0910)13:03', '  '))
    expect(valuesOf(read(lines)[0])).toMatchObject({ getOff: '13:12' })
    expect(valuesOf(read(lines)[0])).not.toHaveProperty('getOn')
  })

  it('of amounts some of which are unread each keeps its row', () => {
    const lines = BEIJING.map((line) => line.replace('￥1.00', '     '))
    const values = valuesOf(read(lines)[0])
    expect(values).toMatchObject({ fare: '18.80', bookingFee: '0.00', total: '20.00' })
    expect(values).not.toHaveProperty('fuelSurcharge')
  })

  it('a total under a seal follows from its parts, never surely', () => {
    const ticket = read(BEIJING.map((line) => line.replace('￥20.00', '    ')))[0]
    expect(ticket?.fields.total).toMatchObject({ value: '20.00', source: 'DERIVED', place: null })
    expect(ticket?.fields.total?.confidence).toBeLessThan(0.7)
  })

  it('an unread waiting time leaves each amount its row', () => {
    const lines = BEIJING.map((line) => line.replace('00:04:38', '        ').replace('￥1.00', ''))
    const values = valuesOf(read(lines)[0])
    expect(values).toMatchObject({ fare: '18.80', bookingFee: '0.00', total: '20.00' })
    expect(values).not.toHaveProperty('fuelSurcharge')
  })

  it("Beijing's amounts are known by its code where the labels are unread", () => {
    const lines = BEIJING.map((line) =>
      line.replace(/燃油附加费|预约叫车服务费|实收金额|BEIJING/, '    '),
    )
    expect(valuesOf(read(lines)[0])).toMatchObject({ fare: '18.80', total: '20.00' })
  })

  it('a form under a seal is that of its region, never surely', () => {
    const title = (lines: string[]) => read(lines.slice(1))[0]?.fields.title
    expect(title(BEIJING)).toMatchObject({ value: '北京市出租汽车专用发票', source: 'DERIVED' })
    expect(title(ZHEJIANG)?.value).toBe('浙江通用机打发票')
    expect(title(ZHEJIANG)!.confidence).toBeLessThan(0.6)
    const elsewhere = ZHEJIANG.map((line) => line.replace('133041840519', '131041840519'))
    expect(title(elsewhere)).toBeUndefined()
  })

  it('without a date the car is above the times', () => {
    const lines = SHENZHEN.map((line) => line.replace('2023年11月07日', '2023年118'))
    expect(valuesOf(read(lines)[0])).toMatchObject({ plate: 'BDA1234', certNo: '110011' })
  })

  it('a receipt whose words are lost is told by its values', () => {
    const lost = BEIJING.map((line) => line.replace(/^\S+/, '  ')).filter((l) => l.trim() !== '')
    expect(read(['发票联', ...lost])[0]).toMatchObject({ kind: 'TAXI' })
  })

  it('a total read poorly under a seal, which surer parts deny, follows from them', () => {
    const search = new TicketSearch()
    const lines = BEIJING.map((line) => line.replace('￥20.00', '￥28.00'))
    const page = printedPage(lines, 0.95)
    const runs = page.runs.map((r) => (r.text === '￥28.00' ? { ...r, confidence: 0.4 } : r))
    search.take({ ...page, runs }, 'OCR')
    const total = search.found[0]?.fields.total
    expect(total).toMatchObject({ value: '20.00', source: 'DERIVED' })
    expect(total!.confidence).toBeLessThan(0.7)
  })

  it('a meter counts in tenths', () => {
    const ticket = read(ZHEJIANG.map((line) => line.replace('21.00元', '21.08元')))[0]
    expect(ticket?.fields.total?.value).toBe('21.00')
    expect(ticket?.fields.total?.confidence).toBeLessThan(0.7)
  })

  it('a zero that looks like an eight is one where no clock shows another', () => {
    const lines = ZHEJIANG.map((line) => line.replace('(K0910)13:03', '(K0910)89:43'))
    const ticket = read(lines)[0]
    expect(ticket?.fields.getOn?.value).toBe('09:43')
    expect(ticket?.fields.getOn?.confidence).toBeLessThan(0.7)
  })
})

it('a column of thousands of values is read like any other', () => {
  const many = Array.from({ length: 6_000 }, () => '里程         7.3km')
  expect(valuesOf(read([...ZHEJIANG, ...many])[0])).toMatchObject({ total: '21.00' })
})

describe('what the numbers of a receipt say of each other', () => {
  it.each([
    [
      'a total that is no sum',
      BEIJING,
      '￥20.00',
      '￥28.00',
      '金额、附加费与实收金额不符',
      ['fare', 'total'],
    ],
    [
      'a fare for another distance',
      ZHEJIANG,
      '21.00元',
      '91.00元',
      '金额与里程、单价不相称',
      ['total', 'distanceKm'],
    ],
    [
      'a code of no region',
      ZHEJIANG,
      '133041840519',
      '193041840519',
      '发票代码的地区代码不存在',
      ['invoiceCode'],
    ],
    [
      'a journey too fast',
      SHENZHEN,
      '10:54',
      '10:35',
      '里程与上下车时间不相称',
      ['getOn', 'getOff'],
    ],
  ])('%s: neither mended nor trusted', (_, lines, from, to, warning, names) => {
    const ticket = read(lines.map((line) => line.replace(from, to)))[0]
    expect(ticket?.warnings).toContain(warning)
    for (const name of names) expect(ticket?.fields[name]?.confidence).toBeLessThan(0.6)
  })

  it.each([
    ['2019-12-10', []],
    ['2019-08-10', ['发票代码的年份与日期不符']],
    ['2018-12-10', ['发票代码的年份与日期不符']],
  ])('a form of the coming year is used in the last months of this: %s', (day, warnings) => {
    const lines = ZHEJIANG.map((line) =>
      line.replace('133041840519', '133042040519').replace('2020-01-10', day),
    )
    expect(read(lines)[0]?.warnings).toEqual(warnings)
  })

  it('sure text that agrees is sure, doubtful text is not', () => {
    expect(read(BEIJING)[0]?.fields.total?.confidence).toBeGreaterThan(0.9)
    expect(read(BEIJING, 0.6)[0]?.fields.date?.confidence).toBeLessThan(0.9)
    // A fare that the distance may cost is hardly a witness of the distance.
    expect(read(ZHEJIANG, 0.98)[0]?.fields.distanceKm?.confidence).toBeLessThan(0.9)
  })
})
