import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { describe, expect, it } from 'vitest'
import { printedPage } from '../../../test-support/printed-page.ts'
import { TicketSearch } from '../search.ts'

function read(lines: readonly string[]) {
  const search = new TicketSearch()
  search.take(printedPage(lines), 'OCR')
  return search.found.map(({ kind, fields, warnings }) => ({
    kind,
    warnings,
    ...Object.fromEntries(Object.entries(fields).map(([name, f]) => [name, f.value])),
  }))
}

/** What a layout is about, its kind, its lines and what must be read. */
const LAYOUTS: [string, TicketKind, string[], Record<string, string>][] = [
  [
    'a toll whose title speaks of 通行费: the code beside it is no amount',
    'TOLL',
    [
      '广东省公路通行费机打发票',
      '发票代码144001807120',
      '发票号码01234567',
      '出口站名:广州北环',
      '入口站名:深圳宝安',
      '金额:35.00',
      '车牌:粤B12345',
      '日期:2019-06-08 09:10',
    ],
    { from: '深圳宝安', to: '广州北环', total: '35.00', plate: '粤B12345', date: '2019-06-08' },
  ],
  [
    'a toll of the joint network, its day without separators',
    'TOLL',
    [
      '江西省高速公路联网收费专用发票',
      '136001760123',
      '00456789',
      '出口  南昌东',
      '入口  九江',
      '车型  客1',
      '金额  60.00元',
      '时间  20191003 18:22:33',
    ],
    { from: '九江', to: '南昌东', date: '2019-10-03', time: '18:22', total: '60.00' },
  ],
  [
    'a toll in capitals alone: a number with zeros before it is no amount',
    'TOLL',
    ['重庆市高速公路通行费收据', 'No 00123456', '人民币伍元整', '收费站：江北', '日期 2018-10-01'],
    { invoiceNumber: '00123456', total: '5.00', date: '2018-10-01' },
  ],
  [
    'a coach ticket without code, its stations beside an arrow',
    'BUS',
    [
      '广州市天河客运站',
      '汽车客票',
      '天河客运站-东莞总站',
      '乘车日期 2019年08月09日',
      '开车时间 10:30',
      '座位 23号  全票',
      '票价：￥65元  班次：TH1023',
      '票号：A0123456',
    ],
    { ticketNo: 'A0123456', from: '天河客运站', to: '东莞总站', price: '65.00', seat: '23' },
  ],
  [
    'a ship ticket: the word before a line is no place',
    'SHIP',
    [
      '船票',
      '航线 定海 至 三江码头',
      '开船时间 2021-07-01 08:45',
      '船名 舟渡7',
      '舱位 普舱',
      '座号 35',
      '票价 28.00元',
      '票号 00234567',
    ],
    {
      from: '定海',
      to: '三江码头',
      invoiceNumber: '00234567',
      price: '28.00',
    },
  ],
  [
    'an itinerary whose amounts are known by their marks, not by what stands over them',
    'AIR',
    [
      '航空运输电子客票行程单',
      '承运人CARRIER  航班号FLIGHT  座位等级CLASS',
      '自FROM T2首都PEK  CA1501  Y  2019-03-05  08:30',
      '至TO 虹桥SHA',
      '票价FARE  民航发展基金CAAC DEVELOPMENT FUND  燃油附加费FUEL SURCHARGE  合计TOTAL',
      'CNY 1240.00  CN 50.00  YQ 10.00  CNY 1300.00',
      '电子客票号码E-TICKET NO. 9991234567890',
      '填开日期DATE OF ISSUE 2019-03-06',
    ],
    { fare: '1240.00', fund: '50.00', fuelSurcharge: '10.00', total: '1300.00' },
  ],
  [
    'an electronic itinerary: amounts in the order of the form, the tax among them',
    'AIR',
    [
      '电子发票（航空运输电子客票行程单）',
      '发票号码：25998000000012345678',
      '填开日期：2025年02月03日',
      '自：深圳T3  CZ3101  E  2025年01月20日  09:00',
      '至：北京大兴',
      '票价  燃油附加费  增值税税率  增值税税额  民航发展基金  其他税费  合计',
      'CNY 1009.17  CNY 18.35  9%  CNY 92.48  CNY 50.00  CNY 0.00  CNY 1170.00',
      '电子客票号码：784-2345678901',
    ],
    {
      invoiceNumber: '25998000000012345678',
      fare: '1009.17',
      fuelSurcharge: '18.35',
      tax: '92.48',
      fund: '50.00',
      otherTaxes: '0.00',
      total: '1170.00',
    },
  ],
  [
    'rides that are counted in 单',
    'RIDE',
    [
      '高德地图打车行程单',
      '申请时间：2022-05-10  行程时间：2022-04-01 12:10至2022-04-30 23:10',
      '行程人手机号：13912345678  共计3单行程，合计105.60元',
      '序号  服务商  上车时间  起点  终点  金额(元)',
    ],
    { rides: '3', date: '2022-04-01', dateTo: '2022-04-30', total: '105.60' },
  ],
  [
    'a bill on paper, its days and its amount written out',
    'ACCEPTANCE',
    [
      '银行承兑汇票',
      '出票日期(大写) 贰零壹捌年零叁月零伍日',
      '出票人全称 山东甲乙有限公司  收款人全称 青岛丙丁有限公司',
      '出票金额 人民币(大写) 伍拾万元整',
      '汇票到期日(大写) 贰零壹捌年壹拾贰月贰拾壹日',
    ],
    { date: '2018-03-05', dueDate: '2018-12-21', total: '500000.00', drawer: '山东甲乙有限公司' },
  ],
  [
    'a till receipt of a branch',
    'RECEIPT',
    [
      '某某超市(东湖店)',
      '欢迎光临',
      '流水号:20230501123',
      '日期:20230501 18:20:33',
      '应收:16.60',
      '实收:20.00  找零:3.40',
      '谢谢惠顾',
    ],
    { company: '某某超市(东湖店)', date: '2023-05-01', total: '16.60' },
  ],
  [
    'an electronic train ticket is one, not two',
    'TRAIN',
    [
      '电子发票（铁路电子客票）',
      '发票号码:25449000000012345678  开票日期:2025年02月01日',
      '东湖站  G1004  南山站',
      '2025年01月20日  08:30开  05车12F号  二等座',
      '票价:￥538.00',
      '4403011985****0012 李四',
      '电子客票号:6580012345678901234562025',
      '买票请到12306 发货请到95306',
    ],
    {
      invoiceNumber: '25449000000012345678',
      ticketNo: '6580012345678901234562025',
      date: '2025-01-20',
      price: '538.00',
      passengerIdNo: '4403**********0012',
    },
  ],
  [
    'a fixed amount whose title was read with one character wrong',
    'QUOTA',
    [
      '国家税务总局某某省税务局',
      '通用定额发粟',
      '发票代码 132011871030',
      '发票号码 12340001',
      '贰拾元整',
    ],
    { invoiceCode: '132011871030', invoiceNumber: '12340001', total: '20.00' },
  ],
  [
    'a machine-printed invoice that prints no labels beside code and number',
    'PRINTED',
    [
      '广西壮族自治区国家税务局通用机打发票',
      '145001712345',
      '00112233',
      '开票日期：2017年03月04日',
      '收款单位：某某加油站',
      '金额合计：￥200.00',
      '人民币大写：贰佰元整',
    ],
    { invoiceCode: '145001712345', invoiceNumber: '00112233', total: '200.00' },
  ],
  [
    'an itinerary whose labels were read as one line',
    'AIR',
    [
      '航空运输电子客票行程革',
      '票价 民航发展基金 燃油附加费 其他税费 合计',
      'CNY 1130.00 CN 50.00 YQ 0.00  CNY 1180.00',
      '电子客票号码 999-1234567890 验证码 1234',
    ],
    { fare: '1130.00', fund: '50.00', fuelSurcharge: '0.00', total: '1180.00' },
  ],
  [
    'a ship ticket: the dash between two ports was taken for a one',
    'SHIP',
    [
      '海南省船票',
      '发票代码146001812345',
      '发票号码00120034',
      '海口秀英港一徐闻海安港',
      '开航日期：2020-10-02 14:00',
      '票价：41.50元',
    ],
    { from: '海口秀英港', to: '徐闻海安港', date: '2020-10-02', price: '41.50' },
  ],
  [
    'a toll: where it was entered was taken for people',
    'TOLL',
    [
      '河北省高速公路通行费专用收据',
      '发票代码：113001812345',
      '发票号码：07654321',
      '人口：涿州北',
      '出口：石家庄南',
      '时间：2019-05-03 17:42:10',
      '金额：￥95元',
    ],
    { from: '涿州北', to: '石家庄南', date: '2019-05-03', total: '95.00' },
  ],
  [
    'an itinerary: the class before the day is no flight',
    'AIR',
    [
      '航空运输电子客票行程单',
      '自：北京  3Y2020-11-12  06:11',
      '至：广州',
      'CNY1550.00  CN50.00  YQ10.00  CNY1610.00',
      '电子客票号码：784-1234567890',
    ],
    { date: '2020-11-12', departTime: '06:11', total: '1610.00' },
  ],
]

describe('layouts of tickets', () => {
  it.each(LAYOUTS)('%s', (_, kind, lines, expected) => {
    const tickets = read(lines)
    expect(tickets.map((t) => t.kind)).toEqual([kind])
    expect(tickets[0]).toMatchObject({ ...expected, warnings: [] })
  })

  it('eight digits are the number of an invoice, not of a ticket besides', () => {
    const ship = LAYOUTS.find(([, kind]) => kind === 'SHIP')!
    expect(read(ship[2])[0]).not.toHaveProperty('ticketNo')
  })

  it('what was not read of an itinerary is not told', () => {
    const day = LAYOUTS.find(([about]) => about.includes('no flight'))!
    expect(read(day[2])[0]).not.toHaveProperty('flight')
  })

  it('two itineraries on one page are two', () => {
    const one = LAYOUTS[5]![2]
    const other = one.map((line) => line.replace('9991234567890', '9991234567891'))
    expect(
      read([...one, '', '', '', '', ...other]).map((t) => 'ticketNo' in t && t.ticketNo),
    ).toEqual(['9991234567890', '9991234567891'])
  })
})
