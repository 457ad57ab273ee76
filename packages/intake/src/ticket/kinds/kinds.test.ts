import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { describe, expect, it } from 'vitest'
import { printedPage } from '../../../test-support/printed-page.ts'
import { TicketSearch } from '../search.ts'
import type { ParsedTicket } from '../ticket.ts'

function read(lines: readonly string[]): ParsedTicket[] {
  const search = new TicketSearch()
  search.take(printedPage(lines), 'PDF_TEXT')
  return search.found
}

const valuesOf = (ticket: ParsedTicket | undefined) =>
  Object.fromEntries(Object.entries(ticket?.fields ?? {}).map(([name, f]) => [name, f.value]))

const CASES: [TicketKind, string[], Record<string, string>][] = [
  [
    'QUOTA',
    [
      '山西省国家税务局通用定额发票',
      '发票联',
      '发票代码  114001612345',
      '发票号码  00671234',
      '壹佰元整',
      '￥100.00元',
      '收款单位（盖章）：太原市山河停车服务有限公司',
    ],
    {
      title: '山西省国家税务局通用定额发票',
      invoiceCode: '114001612345',
      invoiceNumber: '00671234',
      total: '100.00',
      company: '太原市山河停车服务有限公司',
    },
  ],
  [
    'PRINTED',
    [
      '湖北省通用机打发票',
      '发票代码：142001512345',
      '发票号码：01234567',
      '机打号码：01234567',
      '开票日期：2019年08月06日',
      '付款单位：武汉甲乙物资有限公司',
      '项目  金额',
      '餐饮服务  286.00',
      '合计（大写）：贰佰捌拾陆元整',
      '小写：￥286.00',
      '收款单位：武汉东湖春餐饮有限公司',
    ],
    {
      invoiceCode: '142001512345',
      invoiceNumber: '01234567',
      date: '2019-08-06',
      total: '286.00',
      company: '武汉东湖春餐饮有限公司',
      payer: '武汉甲乙物资有限公司',
    },
  ],
  [
    'TOLL',
    [
      '河北省高速公路通行费专用收据',
      '发票代码：113001812345',
      '发票号码：07654321',
      '入口：涿州北',
      '出口：石家庄南',
      '车型：客一',
      '时间：2019-05-03 17:42:10',
      '金额：￥95元',
      '收费员：1024',
    ],
    {
      invoiceCode: '113001812345',
      invoiceNumber: '07654321',
      from: '涿州北',
      to: '石家庄南',
      date: '2019-05-03',
      time: '17:42',
      total: '95.00',
    },
  ],
  [
    'BUS',
    [
      '浙江省公路汽车客票',
      '发票代码 133001912345',
      '发票号码 05554321',
      '始发站：杭州南站  到达站：绍兴',
      '乘车日期：2021-04-03  发车时间：08:30',
      '班次：K2031  座位号：17  检票口：5',
      '票价：38.00元',
    ],
    {
      invoiceCode: '133001912345',
      from: '杭州南站',
      to: '绍兴',
      date: '2021-04-03',
      departTime: '08:30',
      shift: 'K2031',
      seat: '17',
      price: '38.00',
    },
  ],
  [
    'SHIP',
    [
      '海南省船票',
      '发票代码 146001812345',
      '发票号码 00120034',
      '海口秀英港—徐闻海安港',
      '船名：紫荆八号',
      '开航日期：2020-10-02 14:00',
      '舱位：普通舱  座号：128',
      '票价：41.50元',
    ],
    {
      from: '海口秀英港',
      to: '徐闻海安港',
      date: '2020-10-02',
      ship: '紫荆八号',
      seat: '128',
      price: '41.50',
    },
  ],
  [
    'AIR',
    [
      '航空运输电子客票行程单',
      '印刷序号：12345678903',
      '旅客姓名    有效身份证件号码',
      '王小明      110101199001010018',
      '自：北京  CZ3102  Y  2019-11-08  14:30',
      '至：广州',
      '票价          民航发展基金  燃油附加费  合计',
      'CNY1550.00    CN50.00       YQ10.00     CNY1610.00',
      '电子客票号码：784-1234567890',
      '填开日期：2019-11-10',
      '填开单位：广州白云航空服务有限公司',
    ],
    {
      ticketNo: '7841234567890',
      flight: 'CZ3102',
      from: '北京',
      to: '广州',
      date: '2019-11-08',
      departTime: '14:30',
      fare: '1550.00',
      fund: '50.00',
      total: '1610.00',
      issueDate: '2019-11-10',
    },
  ],
  [
    'RIDE',
    [
      '滴滴出行-行程单',
      '申请日期：2023-03-02',
      '行程起止日期：2023-02-01 至 2023-02-20',
      '行程人手机号：13812345678',
      '共2笔行程，合计61.50元',
      '序号  车型  上车时间  城市  起点  终点  里程[公里]  金额[元]',
      '1  快车  02-01 08:10  杭州市  西湖  东站  9.8  28.30',
      '2  快车  02-20 18:10  杭州市  东站  西湖  10.2  33.20',
    ],
    {
      company: '滴滴出行',
      applyDate: '2023-03-02',
      date: '2023-02-01',
      dateTo: '2023-02-20',
      rides: '2',
      total: '61.50',
      mobile: '138****5678',
    },
  ],
  [
    'ACCEPTANCE',
    [
      '电子银行承兑汇票',
      '出票日期：2023-05-08  票据状态：背书已签收',
      '汇票到期日：2023-11-08  票据号码：130833100000720230508000000001',
      '出票人全称：杭州甲乙机械有限公司',
      '收款人全称：宁波丙丁铸造有限公司',
      '票据金额：人民币（大写）壹拾万元整  ￥100,000.00',
      '承兑人全称：浙江某某银行杭州分行',
    ],
    {
      title: '电子银行承兑汇票',
      ticketNo: '130833100000720230508000000001',
      date: '2023-05-08',
      dueDate: '2023-11-08',
      total: '100000.00',
      drawer: '杭州甲乙机械有限公司',
      payee: '宁波丙丁铸造有限公司',
    },
  ],
  [
    'RECEIPT',
    [
      '联家便利店',
      '小票号：2023010800172',
      '2023-01-08 19:22:05',
      '品名  数量  金额',
      '矿泉水  2  4.00',
      '合计：4.00',
      '实收：10.00  找零：6.00',
      '谢谢惠顾 欢迎下次光临',
    ],
    {
      ticketNo: '2023010800172',
      date: '2023-01-08',
      time: '19:22',
      company: '联家便利店',
      total: '4.00',
    },
  ],
]

describe('tickets by their printed words', () => {
  it.each(CASES)('%s', (kind, lines, expected) => {
    const tickets = read(lines)
    expect(tickets.map((t) => t.kind)).toEqual([kind])
    expect(valuesOf(tickets[0])).toMatchObject(expected)
    expect(tickets[0]?.warnings).toEqual([])
  })

  it('two amounts that differ are neither of them mended nor trusted', () => {
    const lines = CASES[0]![1].map((line) => line.replace('￥100.00元', '￥10.00元'))
    const [ticket] = read(lines)
    expect(ticket?.warnings).toEqual(['大写金额与小写金额不一致'])
    expect(ticket?.fields.total?.confidence).toBeLessThan(0.6)
  })

  it('persons are masked', () => {
    const air = read(CASES.find(([kind]) => kind === 'AIR')![1])[0]
    expect(air?.fields.passenger?.value).toBe('王**')
    expect(air?.fields.passengerIdNo?.value).toBe('1101**********0018')
  })
})

describe('what is no ticket', () => {
  it.each([
    [
      'an invoice',
      [
        '电子发票（普通发票）',
        '发票号码：26442000000012345678',
        '开票日期：2026年01月02日',
        '购买方 名称：甲有限公司',
        '销售方 名称：乙出租汽车有限公司',
        '项目名称  金额  税率  税额',
        '*运输服务*客运服务费  100.00  3%  3.00',
        '价税合计（大写）壹佰零叁元整  （小写）￥103.00',
      ],
    ],
    [
      'a statement',
      [
        '资产负债表',
        '编制单位：甲有限公司',
        '货币资金  1,000.00',
        '应收账款  2,000.00',
        '应付账款  500.00',
        '实收资本  2,500.00',
        '资产总计  3,000.00',
      ],
    ],
    ['a notice', ['关于乘坐出租车的通知', '员工上车前请保存小票', '报销时附火车票、行程单']],
    [
      'a list of goods',
      ['销售单', '单号：20230108', '品名  数量  单价  金额', '螺丝  2  3.00  6.00', '合计  6.00'],
    ],
  ])('%s', (_, lines) => {
    expect(read(lines)).toEqual([])
  })
})
