/** Made-up tickets of every kind that is read from its page, with what they print: by a seed, so that every machine measures the same. */
import { drawLines } from '../../../packages/intake/test-support/draw-lines.ts'
import { type Random, random } from '../../lib/random.ts'
import type { Known, Truth } from '../quality/truth.ts'

/** What a voucher prints, line by line, and what of it is to be read. */
interface Made {
  lines: string[]
  truth: Truth
}

/** Amounts as they are printed in digits and in capitals. */
const AMOUNTS = [
  ['100.00', '壹佰元整'],
  ['50.00', '伍拾元整'],
  ['286.00', '贰佰捌拾陆元整'],
  ['35.00', '叁拾伍元整'],
] as const
const STATIONS = ['东湖', '南山', '临江', '白云', '石桥'] as const
const CITIES = ['北京', '广州', '杭州', '成都'] as const
const PLACES = ['杭州南站', '绍兴东站', '义乌北站', '金华西站'] as const
const PORTS = ['海口秀英港', '徐闻海安港', '舟山沈家门港', '宁波白峰港'] as const
const GATES = ['涿州北', '石家庄南', '九江东', '南昌西'] as const

/** Values of a seed, in the forms in which vouchers print them. */
function valuesOf({ below }: Random) {
  const digits = (n: number) => Array.from({ length: n }, () => below(10)).join('')
  const two = (n: number) => String(n).padStart(2, '0')
  const from = <T>(list: readonly T[]): T => list[below(list.length)]!
  return {
    digits,
    from,
    number: () => `${1 + below(9)}${digits(7)}`,
    money: (most: number) => `${1 + below(most)}.${two(below(100))}`,
    date: (year = 2019 + below(3)) => `${year}-${two(1 + below(12))}-${two(1 + below(28))}`,
    time: () => `${two(6 + below(16))}:${two(below(60))}`,
    pair: <T>(list: readonly T[]): [T, T] => {
      const at = below(list.length)
      return [list[at]!, list[(at + 1) % list.length]!]
    },
    below,
  }
}
type Values = ReturnType<typeof valuesOf>

const inWords = (date: string): string => {
  const [y, m, d] = date.split('-')
  return `${y}年${m}月${d}日`
}

const KINDS: readonly ((v: Values) => Made)[] = [
  (v) => {
    const [code, number, date, total] = ['133041940519', v.number(), v.date(), v.money(80)]
    const [on, off, km] = [
      `${8 + v.below(2)}`,
      `1${v.below(2)}`,
      `${1 + v.below(30)}.${v.below(10)}`,
    ]
    const [getOn, getOff] = [`0${on}:${10 + v.below(50)}`, `${off}:${10 + v.below(50)}`]
    const lines = [
      '  浙江通用机打发票',
      '       发票联',
      `发票代码  ${code}`,
      `发票号码  ${number}`,
      '车号           FT1234',
      '证号           270001',
      `日期       ${date}`,
      `上车            ${getOn}`,
      `下车            ${getOff}`,
      '单价           3.30元',
      `里程           ${km}km`,
      '等候         00:00:38',
      `金额          ${total}元`,
      '手写无效',
    ]
    const truth = { invoiceCode: code, invoiceNumber: number, date, getOn, getOff }
    return { lines, truth: { ticketKind: '出租车票', ...truth, distanceKm: km, total } }
  },
  (v) => {
    const [from, to] = v.pair(STATIONS)
    const [ticketNo, trainNo] = [`A${v.digits(6)}`, `G${1000 + v.below(8999)}`]
    const [date, departTime, price] = [v.date(), v.time(), `${20 + v.below(400)}.5`]
    const seat = `0${1 + v.below(8)}车${10 + v.below(9)}F号`
    const serial = `658913001504${10 + v.below(18)}${ticketNo}`
    const lines = [
      `${ticketNo}`,
      `   ${from}站      ${trainNo}      ${to}站`,
      `${inWords(date)}${departTime}开     ${seat}`,
      `￥${price}元                 二等座`,
      '限乘当日当次车',
      '',
      `${serial}  ${from}售`,
    ]
    const truth = { ticketNo, trainNo, from, to, date, departTime, seat, price, serial }
    return { lines, truth: { ticketKind: '火车票', ...truth, seatClass: '二等座' } }
  },
  (v) => {
    const [[total, capitals], number] = [v.from(AMOUNTS), v.number()]
    const title = '山西省国家税务局通用定额发票'
    const company = '太原市山河停车服务有限公司'
    const lines = [
      title,
      '          发票联',
      '发票代码  114001612345',
      `发票号码  ${number}`,
      `      ${capitals}`,
      `      ￥${total}元`,
      `收款单位(盖章): ${company}`,
    ]
    const truth = { title, invoiceCode: '114001612345', invoiceNumber: number, total, company }
    return { lines, truth: { ticketKind: '定额发票', ...truth } }
  },
  (v) => {
    const [[total, capitals], number, date] = [v.from(AMOUNTS), v.number(), v.date()]
    const [company, payer] = ['武汉东湖春餐饮有限公司', '武汉甲乙物资有限公司']
    const lines = [
      '        湖北省通用机打发票',
      '发票代码:142001512345',
      `发票号码:${number}`,
      `机打号码:${number}`,
      `开票日期:${inWords(date)}`,
      `付款单位:${payer}`,
      '项目                金额',
      `餐饮服务            ${total}`,
      `合计(大写):${capitals}`,
      `小写:￥${total}`,
      `收款单位:${company}`,
    ]
    const truth = { invoiceCode: '142001512345', invoiceNumber: number, date, total }
    return { lines, truth: { ticketKind: '机打发票', ...truth, company, payer } }
  },
  (v) => {
    const [from, to] = v.pair(GATES)
    const [number, date, time, total] = [v.number(), v.date(), v.time(), `${5 + v.below(400)}`]
    const lines = [
      '河北省高速公路通行费专用收据',
      '发票代码:113001812345',
      `发票号码:${number}`,
      `入口:${from}`,
      `出口:${to}`,
      '车型:客一',
      `时间:${date} ${time}:10`,
      `金额:￥${total}元`,
      '收费员:1024',
    ]
    const truth = { invoiceCode: '113001812345', invoiceNumber: number, from, to, date, time }
    return { lines, truth: { ticketKind: '过路费发票', ...truth, total: `${total}.00` } }
  },
  (v) => {
    const [from, to] = v.pair(PLACES)
    const [number, date, departTime, price] = [v.number(), v.date(), v.time(), v.money(150)]
    const [shift, seat] = [`K${1000 + v.below(8999)}`, `${10 + v.below(30)}`]
    const lines = [
      '       浙江省公路汽车客票',
      '发票代码 133001912345',
      `发票号码 ${number}`,
      `始发站:${from}   到达站:${to}`,
      `乘车日期:${date}   发车时间:${departTime}`,
      `班次:${shift}   座位号:${seat}   检票口:5`,
      `票价:${price}元`,
    ]
    const truth = { invoiceCode: '133001912345', invoiceNumber: number, from, to, date, departTime }
    return { lines, truth: { ticketKind: '汽车票', ...truth, shift, seat, price } }
  },
  (v) => {
    const [from, to] = v.pair(PORTS)
    const [number, date, departTime, price] = [v.number(), v.date(), v.time(), v.money(90)]
    const seat = `${100 + v.below(100)}`
    const lines = [
      '          海南省船票',
      '发票代码 146001812345',
      `发票号码 ${number}`,
      `${from}—${to}`,
      '船名:紫荆八号',
      `开航日期:${date} ${departTime}`,
      `舱位:普通舱   座号:${seat}`,
      `票价:${price}元`,
    ]
    const truth = { invoiceCode: '146001812345', invoiceNumber: number, from, to, date, departTime }
    return { lines, truth: { ticketKind: '船票', ...truth, ship: '紫荆八号', seat, price } }
  },
  (v) => {
    const [from, to] = v.pair(CITIES)
    const [flight, date, departTime] = [`CZ${3000 + v.below(999)}`, v.date(2020), v.time()]
    const [fare, ticketNo] = [500 + v.below(900), `784${v.digits(10)}`]
    const lines = [
      '             航空运输电子客票行程单',
      '印刷序号:12345678903',
      '旅客姓名        有效身份证件号码',
      '王小明          110101199001010018',
      `自:${from}    ${flight}   Y   ${date}   ${departTime}`,
      `至:${to}`,
      '票价          民航发展基金   燃油附加费   合计',
      `CNY${fare}.00     CN50.00        YQ10.00      CNY${fare + 60}.00`,
      `电子客票号码:${ticketNo.slice(0, 3)}-${ticketNo.slice(3)}`,
      '填开日期:2021-01-10',
      '填开单位:广州白云航空服务有限公司',
    ]
    const money = { fare: `${fare}.00`, fund: '50.00', total: `${fare + 60}.00` }
    const truth = { ticketNo, flight, from, to, date, departTime, ...money }
    return { lines, truth: { ticketKind: '航空行程单', ...truth, issueDate: '2021-01-10' } }
  },
  (v) => {
    const [first, second] = [1000 + v.below(3000), 1000 + v.below(3000)]
    const yuan = (fen: number) => (fen / 100).toFixed(2)
    const year = 2021 + v.below(3)
    const [date, dateTo, applyDate] = [`${year}-02-01`, `${year}-02-20`, `${year}-03-02`]
    const lines = [
      '            滴滴出行-行程单',
      `申请日期:${applyDate}`,
      `行程起止日期:${date} 至 ${dateTo}`,
      '行程人手机号:13812345678',
      `共2笔行程,合计${yuan(first + second)}元`,
      '序号  车型  上车时间      城市    起点  终点  里程[公里]  金额[元]',
      `1     快车  02-01 08:10   杭州市  西湖  东站  9.8         ${yuan(first)}`,
      `2     快车  02-20 18:10   杭州市  东站  西湖  10.2        ${yuan(second)}`,
    ]
    const truth = { company: '滴滴出行', applyDate, date, dateTo, rides: '2' }
    return { lines, truth: { ticketKind: '网约车行程单', ...truth, total: yuan(first + second) } }
  },
  (v) => {
    const [ticketNo, date] = [`130833100000720230508${v.digits(9)}`, v.date(2022)]
    const [drawer, payee] = ['杭州甲乙机械有限公司', '宁波丙丁铸造有限公司']
    const lines = [
      '                  电子银行承兑汇票',
      `出票日期:${date}        票据状态:背书已签收`,
      '汇票到期日:2023-06-08',
      `票据号码:${ticketNo}`,
      `出票人全称:${drawer}`,
      `收款人全称:${payee}`,
      '票据金额:人民币(大写)壹拾万元整   ￥100,000.00',
      '承兑人全称:浙江某某银行杭州分行',
    ]
    const truth = { ticketNo, date, dueDate: '2023-06-08', total: '100000.00', drawer, payee }
    return { lines, truth: { ticketKind: '银行承兑汇票', ...truth } }
  },
  (v) => {
    const [ticketNo, date, time, total] = [`2023${v.digits(9)}`, v.date(2023), v.time(), v.money(9)]
    const lines = [
      '      联家便利店',
      `小票号:${ticketNo}`,
      `${date} ${time}:05`,
      '品名     数量     金额',
      `矿泉水   2        ${total}`,
      `合计:${total}`,
      '实收:20.00',
      '谢谢惠顾 欢迎下次光临',
    ]
    const truth = { ticketNo, date, time, company: '联家便利店', total }
    return { lines, truth: { ticketKind: '购物小票', ...truth } }
  },
]

/** Colours of paper, and how much larger than its type is usually seen a picture is. */
const [PAPERS, SCALES] = [
  ['#ffffff', '#f6efe2', '#e9eef6', '#f3e4e4'],
  [0.8, 1, 1.5],
] as const

/** So many tickets, one kind after the other. */
export function madeTickets(count: number, seed: number): Known[] {
  const numbers = random(seed)
  return Array.from({ length: count }, (_, i) => {
    const values = valuesOf(numbers)
    const { lines, truth } = KINDS[i % KINDS.length]!(values)
    const bytes = drawLines(lines, values.from(PAPERS), values.from(SCALES))
    return { name: `${i}.png`, bytes, truth }
  })
}
