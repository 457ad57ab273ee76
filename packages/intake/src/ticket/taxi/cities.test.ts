import { describe, expect, it } from 'vitest'
import { printedPage } from '../../../test-support/printed-page.ts'
import { TicketSearch } from '../search.ts'

function read(lines: readonly string[]) {
  const search = new TicketSearch()
  search.take(printedPage(lines, 0.97), 'OCR')
  return search.found.map(({ kind, fields, warnings }) => ({
    kind,
    warnings,
    ...Object.fromEntries(Object.entries(fields).map(([name, f]) => [name, f.value])),
  }))
}

/** How a city's meters print, and what must be read. */
const CITIES: [string, string[], Record<string, string>][] = [
  [
    'values that begin at one edge',
    [
      '  国家税务总局',
      '  车费发票',
      'TAXI FARE RECEIPT',
      '发票代码 131001862601',
      '发票号码  04380001',
      '车号    沪GU5001',
      '证号     820001',
      '日期     2019-04-15',
      '上车     15:45',
      '下车     15:52',
      '单价     2.50元',
      '里程     1.7km',
      '等候     00:03:25',
      '金额     16.00元',
    ],
    { date: '2019-04-15', getOn: '15:45', getOff: '15:52', distanceKm: '1.7', total: '16.00' },
  ],
  [
    'labels that the meter prints, a colon behind each',
    [
      '广州市出租小汽车发票',
      '发票代码144011470211',
      '发票号码02340001',
      '电话:81230001',
      '车号:粤A-D1001',
      '日期:2018年05月06日',
      '上车:09:12',
      '下车:09:40',
      '单价:2.60元/公里',
      '里程:8.9公里',
      '候时:00:05:10',
      '金额:35.00元',
    ],
    { date: '2018-05-06', getOn: '09:12', getOff: '09:40', distanceKm: '8.9', total: '35.00' },
  ],
  [
    'another order: the labels name the values',
    [
      '湖南省长沙市出租汽车通用机打发票',
      '发票代码143001910041',
      '发票号码01230001',
      '日期 2019-09-09',
      '上车时间 10:00',
      '下车时间 10:20',
      '里程 6.0km',
      '等候时间 00:02:00',
      '单价 2.00',
      '金额 17.00',
    ],
    { getOn: '10:00', getOff: '10:20', distanceKm: '6.0', unitPrice: '2.00', total: '17.00' },
  ],
  [
    'two values on a line',
    [
      '山东通用机打发票',
      '发票代码137021930001',
      '发票号码08610001',
      '车号 鲁B-T1001',
      '日期 2020-04-07',
      '上车10:10 下车10:32',
      '里程5.6公里 单价2.00元',
      '等候00:01:20',
      '金额15.50元',
    ],
    { getOn: '10:10', getOff: '10:32', distanceKm: '5.6', unitPrice: '2.00', total: '15.50' },
  ],
  [
    'a card: what is left on it was not paid',
    [
      '  浙江通用机打发票',
      '发票代码  133041840519',
      '发票号码  16900001',
      '日期    2020-01-10',
      '上车         13:03',
      '下车         13:12',
      '单价        3.30元',
      '里程         7.3km',
      '等候      00:00:38',
      '金额       21.00元',
      '卡号   1234567890',
      '原额       50.00元',
      '余额       29.00元',
    ],
    { total: '21.00' },
  ],
  [
    'what is added, and the sum',
    [
      '江苏通用机打发票',
      '132001930001',
      '08040001',
      '日期 2020-03-11',
      '上车 12:00',
      '下车 12:18',
      '单价 2.90',
      '里程 6.4',
      '等待 00:01:00',
      '金额 19.00',
      '燃油费 2.00',
      '总额 21.00',
    ],
    { fare: '19.00', fuelSurcharge: '2.00', total: '21.00' },
  ],
  [
    'whole yuan, a day of two-digit year',
    [
      '辽宁省大连市出租汽车统一发票',
      '发票代码 121021901234',
      '发票号码 00120001',
      '日期 19-08-07',
      '上车 07:03',
      '下车 07:21',
      '单价 2.00元',
      '里程 6.6公里',
      '低速 00:02:30',
      '金额 18元',
      '附加 1元',
      '实收 19元',
    ],
    { date: '2019-08-07', fare: '18.00', total: '19.00' },
  ],
  [
    'a day without separators',
    [
      '陕西省西安市出租汽车专用发票',
      '发票代码 161001918100',
      '发票号码 94530001',
      '日期 20191126',
      '上车 14:23',
      '下车 14:40',
      '单价 2.40',
      '里程 4.9',
      '等候 00:02:00',
      '金额 15.00',
    ],
    { date: '2019-11-26', total: '15.00' },
  ],
]

describe('taxi receipts of other cities', () => {
  it.each(CITIES)('%s', (_, lines, wanted) => {
    const [ticket, ...others] = read(lines)
    expect(others).toEqual([])
    expect(ticket).toMatchObject({ kind: 'TAXI', warnings: [], ...wanted })
  })

  /** The first ticket of a city's receipt in which something was read otherwise. */
  const readAs = (city: number, from: string, to: string) => {
    const search = new TicketSearch()
    const lines = CITIES[city]![1].map((line) => line.replace(from, to))
    search.take(printedPage(lines, 0.97), 'OCR')
    return search.found[0]!.fields
  }

  it('a label that was misread leaves the value where the others begin', () => {
    expect(readAs(1, '下车', '下本').getOff?.value).toBe('09:40')
    expect(readAs(1, '里程', '米可').distanceKm?.value).toBe('8.9')
  })

  it('the end of a waiting time is no amount', () => {
    expect(readAs(0, '16.00元', '').total).toBeUndefined()
  })

  it('a day whose second stroke was lost, doubted', () => {
    const { date } = readAs(4, '2020-01-10', '2020-0110')
    expect(date?.value).toBe('2020-01-10')
    expect(date!.confidence).toBeLessThan(0.7)
  })

  it('a sum whose label was lost is what the parts make; without it the journey is not surely all', () => {
    expect(readAs(5, '总额', '    ').total?.value).toBe('21.00')
    const { total } = readAs(5, '总额 21.00', '')
    expect(total?.value).toBe('19.00')
    expect(total!.confidence).toBeLessThan(0.7)
  })

  it('beside other amounts a whole number is what is left of one', () => {
    const lines = CITIES[4]![1].map((line) => line.replace('21.00元', '  50元'))
    expect(read([...lines.slice(0, 10), '附加        0.00元'])[0]).not.toHaveProperty('total')
  })
})
