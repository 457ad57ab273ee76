/** What is said of orders: E-19, E-21 and the tables by month. */
import { words } from '@xinjian/format/say/words'

export const ORDER_SAYS = words({
  fulfilled: ['订单履约率', 'Orders delivered on time'],
  fulfilledFormula: [
    '近12个月到期的销售订单中按期全部交付的 ÷ 能判断是否按期的；来源没有约定交货日期或实际交付日期的不判断，草稿与作废的不计',
    'Sales orders due in the last 12 months that were delivered whole by the day agreed ÷ those of which this can be told; what the source gives no due day or day of delivery of is not judged, drafts and void orders are left out',
  ],
  converted: ['订单→开票转化', 'Orders that were invoiced'],
  convertedFormula: [
    '近12个月下单的销售订单的已开票金额 ÷ 已交付金额；只计同时写明两者的订单行，预先开票的会使比率超过100%',
    'Amount invoiced ÷ amount delivered of sales orders made in the last 12 months; of lines that tell both, and what was invoiced ahead brings the ratio above 100%',
  ],
  onTime: ['按期交付的订单', 'Orders delivered on time'],
  judged: ['能判断是否按期的订单', 'Orders of which it can be told'],
  billed: ['已开票金额', 'Amount invoiced'],
  billable: ['已交付金额', 'Amount delivered'],
  unjudged: [
    '另有{n:count}张到期订单来源没有写明是否按期，未计入',
    'of {n|more order|more orders} due the source does not say whether it was kept; not counted',
  ],
  noDue: [
    '近12个月没有写明约定交货日期和交付情况的到期订单',
    'no order due in the last 12 months tells the day agreed and what was delivered',
  ],
  noBilled: [
    '近12个月的订单没有同时写明交付与开票',
    'no order of the last 12 months tells both what was delivered and what was invoiced',
  ],
  none: ['没有销售订单', 'there are no sales orders'],
  lookingBack: [
    '订单的交付与开票是当前状态，回看报告不展示',
    'what was delivered and invoiced of orders is as of today: a report that looks back shows none of it',
  ],
  salesTable: ['{when:span}销售订单', 'Sales orders, {when}'],
  purchasesTable: ['{when:span}采购订单', 'Purchase orders, {when}'],
  month: ['月份', 'Month'],
  made: ['下单数', 'Orders made'],
  amount: ['订单金额', 'Amount ordered'],
  delivered: ['其中已发货', 'Of it delivered'],
  received: ['其中已入库', 'Of it received'],
  invoiced: ['其中已开票', 'Of it invoiced'],
  due: ['到期订单', 'Orders due'],
  kept: ['按期', 'On time'],
  late: ['逾期', 'Late'],
  tableNote: [
    '下单数与金额按订单日期，到期订单按约定交货日期归月；来源没有写明的为空。订单为企业自报数据，金额多为含税，不与账面营业收入比较',
    'Orders and amounts stand in the month of the order, orders due in that of the day agreed; what the source does not tell is empty. Orders are the enterprise’s own word and most often with tax, so they are not compared with revenue of the books',
  ],
  made12: ['销售订单{months:periods}', 'Sales orders of {months}'],
  purchases12: ['采购订单{months:periods}', 'Purchase orders of {months}'],
  dueIn: ['{months:periods}到期的销售订单', 'Sales orders due in {months}'],
  purchasesDueIn: ['{months:periods}到期的采购订单', 'Purchase orders due in {months}'],
  lateNamed: ['逾期的销售订单（前{n:count}张）', 'Late sales orders (the first {n})'],
})
