/** What the inventory report says beside its indicators, rules and chapters: books, checks, page one, verdict, method. */
import { words } from '@xinjian/format/say/words'

export const ERP_ITEM_SAYS = words({
  stock: ['存货', 'Inventories'],
  stockData: ['存货余额', 'Stock balances'],
  flowData: ['收发存', 'Stock movements'],
  balance: ['结存', 'stock balance'],
  measureOfBalance: ['份', 'stock balance'],
  // One with its measure word, as `最近一` needs it.
  oneBalance: ['份结存', 'stock balance'],
  summary: ['收发存汇总', 'Stock summary'],
  onHand: ['库存表', 'list of stock on hand'],
  moves: ['出入库流水', 'Stock moves'],
  sales: ['销售明细', 'Sales lines'],
  purchases: ['采购明细', 'Purchase lines'],
  recordsOf: ['记录', 'records'],
  noStock: ['没有取得存货余额', 'no balance of stock was obtained'],
  noSummary: ['没有取得收发存汇总', 'no stock summary was obtained'],
  noMoves: ['没有取得出入库流水', 'no stock moves were obtained'],
  noSales: ['没有取得销售明细', 'no sales lines were obtained'],
  noPurchases: ['没有取得采购明细', 'no purchase lines were obtained'],

  summaryTo: ['收发存汇总截至 {day:code}', 'stock summary to {day}'],
  summaryFromTo: ['收发存汇总 {from:code} 至 {to:code}', 'stock summary {from} to {to}'],
  listOf: ['库存表 {day:code}', 'list of stock of {day}'],
  largestOf: [
    '共{n:count}种，列示金额最大的{shown:count}种',
    '{n|item|items}, of which the largest {shown} are shown',
  ],
  firstOf: [
    '共{n:count}行，列示前{shown:count}行',
    '{n|row|rows}, of which the first {shown} are shown',
  ],

  monthsWhole: [
    '近12个月的收发存或出入库齐全',
    'Stock summary or moves of all of the last 12 months',
  ],
  monthsNone: [
    '没有取得收发存汇总或出入库流水',
    'neither a stock summary nor stock moves were obtained',
  ],
  laterTitle: ['截止日之后的期间', 'Periods after the cut-off'],
  later: [
    '{n:count}行的期间晚于数据截止日结束，未计入',
    '{n|row ends|rows end} after the cut-off and {n|is|are} not counted',
  ],
  unreadTitle: ['收发存汇总的期间可识别', 'Periods of the stock summary can be read'],
  unread: [
    '{n:count}行没有可识别的期间，未计入',
    '{n|row|rows} without a period that can be read, not counted',
  ],
  overlapTitle: ['收发存汇总的期间不重叠', 'Periods of the stock summary do not overlap'],
  overlap: [
    '{n:count}个期间与较短的期间重叠，其收发不重复计入',
    '{n|period overlaps a shorter one|periods overlap shorter ones}: what came in and went out is not counted twice',
  ],
  tiedTitle: ['期初＋入库－出库＝期末', 'Opening + in − out = closing'],
  tied: ['{n:count}行均相符', 'all of {n|row|rows} come out'],
  untied: ['{looked:count}行中{n:count}行不符', '{n} of {looked|row|rows} do not come out'],
  notTied: ['没有一行写明期初、入库、出库、期末四项', 'no row tells opening, in, out and closing'],
  chainTitle: ['上期期末＝下期期初', 'Each period opens as the one before closed'],
  chained: ['{n:count}次期间衔接均相符', 'so at all of {n|joint|joints} between periods'],
  broken: [
    '{joints:count}次期间衔接中，{n:count}处的下期期初与上期期末不同',
    'at {joints|joint|joints} between periods, {n|opening differs|openings differ} from the closing before',
  ],
  notChained: ['没有前后相接的期间', 'no two periods follow each other'],
  namelessTitle: ['存货可识别', 'Items can be told'],
  nameless: [
    '{n:count}行没有编码，也没有可对应的名称，不归入任何存货',
    '{n|row has|rows have} no code and no name that fits one item: of no item',
  ],
  pricelessTitle: ['存货均有金额', 'All stock has an amount'],
  priceless: [
    '{n:count}行有数量而没有金额，不计入金额',
    '{n|row has|rows have} a quantity without an amount, outside of amounts',
  ],
  agreeTitle: ['库存表与收发存汇总相符', 'List of stock and stock summary agree'],
  agree: ['{day:code}两者的{n:count}种存货均相符', 'on {day} both tell the same of {n|item|items}'],
  disagree: ['{day:code}有{n:count}种存货两者不同', 'on {day} they differ in {n|item|items}'],
  notBoth: ['没有同一天的库存表与收发存汇总', 'no list of stock and stock summary of one day'],

  stockTitle: ['存货余额已取得', 'Balances of stock obtained'],
  stockThreshold: ['没有存货余额不评判', 'Without balances of stock nothing is judged'],
  gateSource: ['平台默认裁决表', 'default table of the platform'],
  stockUnknown: [
    '没有取得存货余额，不能评判。',
    'No balance of stock was obtained: nothing can be judged.',
  ],
  askForStock: [
    '请提供最近月份的收发存汇总或库存表。',
    'Please provide the stock summary or the list of stock of the latest month.',
  ],
  stockChange: ['取得存货余额后可评判。', 'With balances of stock a judgement can be made.'],
  historyTitle: ['近12个月的收发齐全', 'What came in and went out is known for 12 months'],
  historyThreshold: [
    '近12个月的收发存汇总或出入库流水有缺月须人工复核',
    'A month of the last 12 without a stock summary and without moves needs a review',
  ],
  historySome: [
    '近12个月的收发只取得{known:count}个月，缺{months:list}，库龄、呆滞与周转只依据已取得的部分。',
    'What came in and went out is known for {known} of the last 12 months, not for {months}: age, idle stock and turnover rest on what is there.',
  ],
  askForHistory: [
    '请补充{months:list}的收发存汇总或出入库流水。',
    'Please provide the stock summary or the stock moves of {months}.',
  ],
  historyChange: [
    '补齐后可完整判断库龄、呆滞与周转。',
    'With these months age, idle stock and turnover can be judged in full.',
  ],
  ofStock: ['存货', 'Inventories'],

  stockOpen: ['存货金额无法判断：{why:words}。', 'The amount of stock cannot be judged: {why}.'],
  ageOpen: [
    '库龄超过一年的存货无法判断：{why:words}。',
    'Stock older than a year cannot be judged: {why}.',
  ],
  idleOpen: ['呆滞存货无法判断：{why:words}。', 'Idle stock cannot be judged: {why}.'],
  praiseTies: [
    '收发存汇总没有期初、入库、出库与期末不相符的行。',
    'No row of the stock summary fails to tie: opening, in, out and closing come out.',
  ],
  praiseTurnover: [
    '近12个月收发存存货周转天数为{days:count}天。',
    'Stock turned over in {days|day|days} in the last 12 months.',
  ],
  praiseIdle: [
    '近180天没有收发的存货只占{part:percent}。',
    'Only {part} of the stock has not moved for 180 days.',
  ],

  conventionBooks: [
    '本报告的数据来自企业自己的账套，企业可以自行修改；各项勾稽不符如实列示，不作调整。',
    'The data are from the books of the enterprise itself, which it can change; what does not come out is shown as it is and never mended.',
  ],
  conventionStock: [
    '存货余额取收发存汇总最近一期期末与最近一份库存表中较晚的一天；同一天两者都有的，取收发存汇总，差异另列。各书之间按存货编码对应，没有编码的才按名称对应。',
    'Stock is that of the end of the last stock summary or of the last list of stock, whichever is later; of the same day the summary is taken and differences are shown. Books are joined by item code, by name only where there is no code.',
  ],
  conventionBlank: [
    '同一期间的表中，某列有数而个别行为空的，空格按零计；有数量而没有金额的，金额未知，不按零计。',
    'Where a column of a period has figures, a blank cell of it counts as nil; a quantity without an amount has an unknown amount, not nil.',
  ],
  conventionAge: [
    '库龄按先进先出，由结存倒推入库：同月入库按该月最后入库日计，不超过31天的期间按期末日计。早于已知范围的部分只说明至少多少天，不推算；已知范围满365天的，该部分计入365天以上。',
    'Age is first in, first out, from the balance back through what came in: of a month by its last day of entry, of a period of up to 31 days by its end. What is older than what is known is told as “at least so many days” and never estimated; where 365 days are known it counts as over 365 days.',
  ],
  conventionIdle: [
    '呆滞指截至存货余额日连续180天没有入库也没有出库；以收发存汇总判断时，期间内有收发即视为到期末仍有收发。已知范围不足180天的不判断。',
    'Idle is what neither came in nor went out for 180 days up to the day of the stock; by a stock summary, what moved within a period counts as moved at its end. Where less than 180 days are known it is not judged.',
  ],
  conventionUnits: [
    '各存货的计量单位不同，数量只在账套写明同一单位时合计。',
    'Items are counted in units of their own: quantities are summed only where the books state one unit for all.',
  ],
  dataOfReport: ['企业账套的存货数据及登记信息', 'stock books of the enterprise and registration'],
  judgedOfReport: [
    '指标、规则提示与可质押金额',
    'indicators, alerts of rules and the amount that can be pledged',
  ],
  version: ['计算版本 {version:code}', 'Version of computation: {version}'],
})
