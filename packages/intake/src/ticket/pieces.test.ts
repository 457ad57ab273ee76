import { describe, expect, it } from 'vitest'
import { printedPage } from '../../test-support/printed-page.ts'
import { TicketSearch } from './search.ts'

const VOUCHERS: Record<string, string[]> = {
  TAXI: [
    '浙江通用机打发票',
    '发票代码  133041840519',
    '发票号码  16900001',
    '日期  2020-01-10',
    '上车  13:03',
    '下车  13:12',
    '里程  7.3km',
    '等候  00:00:38',
    '金额  21.00元',
  ],
  RIDE: [
    '滴滴出行-行程单',
    '申请日期:2023-03-02',
    '行程起止日期:2023-02-01 至 2023-02-20',
    '共2笔行程,合计61.50元',
    '1  快车  02-01 08:10  西湖  东站  9.8  28.30',
    '2  快车  02-20 18:10  东站  西湖  10.2  33.20',
  ],
  RECEIPT: [
    '联家便利店',
    '小票号:2023010800172',
    '2023-01-08 19:22:05',
    '品名  数量  金额',
    '矿泉水  2  4.00',
    '合计:4.00',
    '实收:10.00  找零:6.00',
    '谢谢惠顾',
  ],
  SHIP: [
    '海南省船票',
    '发票代码 146001812345',
    '发票号码 00120034',
    '海口秀英港—徐闻海安港',
    '船名:紫荆八号',
    '开航日期:2020-10-02 14:00',
    '票价:41.50元',
  ],
  ACCEPTANCE: [
    '电子银行承兑汇票',
    '出票日期:2023-05-08',
    '汇票到期日:2023-11-08',
    '票据号码:130833100000720230508000000001',
    '出票人全称:杭州甲乙机械有限公司',
    '票据金额:￥100,000.00',
  ],
}

function kindsOf(upper: string[], lower: string[]) {
  const first = printedPage(upper)
  const second = printedPage(lower, 1, 0, first.height + 90)
  const page = { ...second, runs: [...first.runs, ...second.runs] }
  const search = new TicketSearch()
  search.take(page, 'OCR')
  return search.found.map(({ kind }) => kind)
}

describe('a page that mixes kinds is cut into its tickets', () => {
  const pairs = Object.keys(VOUCHERS).flatMap((a) =>
    Object.keys(VOUCHERS).flatMap((b): [string, string][] => (a === b ? [] : [[a, b]])),
  )
  it.each(pairs)('%s above %s', (upper, lower) => {
    expect(kindsOf(VOUCHERS[upper]!, VOUCHERS[lower]!)).toEqual([upper, lower])
  })
})

describe('one voucher with a wide blank stays one', () => {
  it.each(Object.entries(VOUCHERS))('%s', (kind, lines) => {
    for (let at = 2; at < lines.length - 1; at++)
      expect(kindsOf(lines.slice(0, at), lines.slice(at))).toEqual([kind])
  })
})
