/** What a piece of text is, by the words that only its kind prints. */
import type { PrintedKind } from './read-ticket.ts'
import { isMetered } from './taxi/metered.ts'

/** A word, what it counts; a title may be read with one character wrong. From `ENOUGH` on the kind is told. */
type Mark = RegExp | string | ((text: string) => boolean)
type Marks = readonly (readonly [Mark, number])[]
const ENOUGH = 4

const TICKETS: Readonly<Record<PrintedKind, Marks>> = {
  TAXI: [
    [/出租|车费发票/, 2.5],
    [/TAXI|FARE ?RECEIPT/i, 2],
    [/上[车車车]/, 1],
    [/下[车車车]/, 1],
    [/里程|Distance|Mileage/, 1.5],
    [/等候|Wait/i, 1],
    [/单价|Price ?per/i, 0.5],
    [/车号|[车牌]照号/, 0.5],
    [/证号|Certificate/i, 0.5],
    [/另收|燃油附加|预约叫车|电召费/, 1],
    [/机打发票/, 0.5],
    [/(?<!\d)1\d{11}(?!\d)/, 1],
    [/\d{2}[:.,'][0-5]\d[:.,'][0-5]\d\D?$/m, 2],
    [/\d[.:]\d{1,2}(?:km|KM|公里)/, 1.5],
    [/\d元\/(?:公里?|[kK]m?)/, 1.5],
    [/TAX.?S|PEC.{1,4}INVO/, 1.5],
    // Of a journey, one below the other.
    [/^\D{0,6}[0-2]\d[:.][0-5]\d\n(?:\D{1,6}\n)?\D{0,6}[0-2]\d[:.][0-5]\d$/m, 1.5],
    [/(?<!\d)[0-2]\d:[0-5]\d-[0-2]\d:[0-5]\d$/m, 2],
    [/状态|^State/m, 0.5],
    [/^(?:Company|State|Card ?Balance)/m, 0.5],
    [/^(?:Fare|Pass ?word)/m, 0.5],
    [/^[程候]:?$/m, 1],
    [isMetered, ENOUGH],
  ],
  TRAIN: [
    [/\d{14}[A-Z]\d{6}/, 3],
    [/20\d\d年\d{1,2}月\d{1,2}日\d{1,2}:\d{2}开/, 2.5],
    [/\d{1,2}车(?:\d{1,3}[A-F]?号|无座)/, 2],
    [/限乘当日当次车|铁路|12306|95306/, 2],
    [/检票|^网$|折扣|学生票/m, 0.5],
    [/^[GDCZTKSYL]\d{1,4}次?$/m, 1],
    [/[\u4e00-\u9fff]{2,6}站$/m, 1],
    [/(?:一等|二等|商务|特等|硬|软|动)[座卧]/, 1],
  ],
  QUOTA: [
    [/定额(?:专用)?发票/, 4],
    ['通用定额发票', 4],
    [/[壹贰叁肆伍陆柒捌玖]?[壹贰叁肆伍陆柒捌玖拾佰仟]元整?$/m, 1],
    [/发票代码|发票号码|密码/, 0.5],
  ],
  TOLL: [
    [/(?:车辆)?通行费|过[路桥]费|通行发票/, 3],
    [/收费站|高速公路|公路收费|大桥/, 1.5],
    [/联网收费|公路.{0,8}(?:专用发票|收据)/, 1.5],
    [/[入人]口|入\/出/, 1],
    [/出口/, 1],
    [/车[型类种]|轴/, 1],
    [/收费员|工号|班次/, 0.5],
  ],
  BUS: [
    [/汽车(?:客)?票|客运(?:汽)?车票|公路(?:汽车)?客[运票]|道路(?:旅)?客运?|长途客运/, 3],
    [/汽车(?:客运)?(?:总|中心)?站|客运(?:总|中心)?站/, 2],
    [/检票口|上车站台|乘车(?:日期|时间|站|地点)|发车(?:日期|时间)/, 1.5],
    [/班次|车次/, 1],
    [/座[位号]/, 0.5],
    [/票价|全价|全票|半票/, 1],
  ],
  SHIP: [
    [/船票|客船票|轮渡票|水路客运/, 3],
    [/船名|客轮|[轮航]船|快船|渡轮/, 1.5],
    [/码头|港$|开航|登船|上船|乘船/m, 1.5],
    [/舱[位别等室]|航[线班次]/, 1],
    [/票价|座[位号]/, 1],
  ],
  AIR: [
    [/ITINERARY/, 4],
    ['航空运输电子客票行程单', 4],
    [/电子客票号|E-?TICKET/i, 1.5],
    [/民航发展基金|CAACDEVELOPMENTFUND|燃油附加费/i, 1.5],
    [/承运人|CARRIER|航班号|FLIGHT/i, 1.5],
    [/客票级别|FARE ?BASIS|座位等级/i, 1],
  ],
  RIDE: [
    [/行程单/, 2],
    [
      /滴滴|网约车|快车|专车|曹操|首汽|T3出行|美团打车|高德|神州|享道|花小猪|打车|TRIPTABLE|出行/i,
      2,
    ],
    [/行程(?:起止|时间|日期)|共\d+笔行程|笔行程/, 2],
    [/起点|上车(?:时间|地点)/, 1],
    [/终点/, 1],
    [/里程/, 0.5],
  ],
  ACCEPTANCE: [
    ['承兑汇票', 3],
    [/出票人|出票日期/, 1],
    [/收[款票]人|承兑人/, 1],
    [/票据号码|汇票到期日|票据(?:\(包\))?号/, 1],
  ],
  // Words of any list: without those of a till they are not enough.
  RECEIPT: [
    [/小票|收银|购物清单|结账单|消费单/, 2],
    [/谢谢惠顾|欢迎(?:光临|再次光临|下次光临)|多谢惠顾/, 1.5],
    [/找零|抹零|实收|实付|微信支付/, 1.5],
    [/小票号|流水号|交易号|机号/, 0.5],
    [/合计|总计|总额|总金额|应[收付]/, 0.5],
    [/数量|单价|品名|商品|金额/, 0.5],
  ],
  PRINTED: [
    [/通用机打发票|机打发票|统一发票|税控机打|卷式发票/, 2],
    ['通用机打发票', 0.5],
    [/(?<!\d)1\d{11}(?!\d)/, 0.5],
    [/[小大]写|金额合计|合计金额/, 0.5],
    [/机打(?:代码|号码|号)|机器(?:编)?号|税控码|机打票号/, 1.5],
    [/发票代码/, 1],
    [/发票号码/, 1],
    [/收款(?:单位|方)|付款(?:单位|方)|开票(?:单位|日期|人)|收款(?:员|人)/, 1],
  ],
}

/** Words of VAT invoices; a ticket prints at most one or two of them by accident. */
const OF_INVOICES = [
  /增值税/,
  /价税合计/,
  /密码区/,
  /购买方|购货单位|购方/,
  /销售方|销货单位/,
  /税率|征收率/,
  /税额/,
  /校验码/,
  /货物或应税|应税劳务|项目名称/,
  /规格型号/,
  /电子发票\(/,
  /不含税价|车辆识别代号|厂牌型号/,
]
const MANY = 3

/** Electronic tickets that are invoices of the national platform besides. */
const ELECTRONIC = /铁路电子客票|电子客票行程单\)|电子发票\(航空/

export interface Told {
  kind: PrintedKind
  /** Sum of the marks. */
  score: number
  /** It is an invoice that can be verified, too. */
  invoice: boolean
}

function has(text: string, mark: Mark): boolean {
  if (typeof mark === 'function') return mark(text)
  return typeof mark === 'string' ? isNearly(text, mark) : mark.test(text)
}

/** Whether a word stands in a text with one character wrong at most. */
function isNearly(text: string, word: string): boolean {
  for (let at = 0; at + word.length <= text.length; at++) {
    let wrong = 0
    for (let i = 0; i < word.length && wrong < 2; i++) if (text[at + i] !== word[i]) wrong++
    if (wrong < 2) return true
  }
  return false
}

/** Whether a text is that of an invoice. */
export const isInvoice = (text: string): boolean =>
  OF_INVOICES.filter((mark) => mark.test(text)).length >= MANY

/** The kind of ticket that a text is, or null: an invoice, or anything else. */
export function tell(text: string): Told | null {
  const electronic = ELECTRONIC.test(text)
  if (isInvoice(text) && !electronic) return null
  let best: Told | null = null
  for (const [kind, marks] of Object.entries(TICKETS) as [PrintedKind, Marks][]) {
    const score = marks.reduce((sum, [mark, worth]) => sum + (has(text, mark) ? worth : 0), 0)
    if (score >= ENOUGH && (!best || score > best.score))
      best = { kind, score, invoice: electronic }
  }
  return best
}
