/** Chapters, columns and notes of the shop report. */
import { words } from '@xinjian/format/say/words'

export const ERP_ZHJ_SECTION_SAYS = words({
  shop: ['店铺与账号', 'Shop and accounts'],
  overview: ['经营概览', 'Business at a glance'],
  trend: ['销售趋势', 'Sales by month'],
  goods: ['商品排行', 'Goods by sales'],
  customers: ['客户排行与欠款', 'Customers and what they owe'],
  suppliers: ['供应商与应付', 'Suppliers and what is owed'],
  stock: ['库存', 'Stock'],
  accounts: ['资金账户', 'Accounts of money'],
  habits: ['开单行为', 'How documents are made'],
  repeat: ['复购率', 'Repeat rate'],
  credibility: ['可信度', 'Credibility'],

  nature: ['数据性质', 'Nature of the data'],
  selfTold: ['企业自报', 'told by the enterprise itself'],
  salesFrom: ['销售明细始于', 'Sales lines begin'],
  salesTo: ['最近一次销售', 'Last sale'],
  customersOfYear: ['近12个月有交易的客户', 'Customers of the last 12 months'],
  suppliersOfYear: ['近12个月有交易的供应商', 'Suppliers of the last 12 months'],
  accountCount: ['资金账户数', 'Accounts'],

  byPeriod: ['各期经营', 'By period'],
  period: ['期间', 'Period'],
  lastDay: ['最近销售日', 'Last day of sale'],
  lastWeek: ['近7天', 'Last 7 days'],
  thisMonth: ['当月', 'Current month'],
  thisYear: ['当年', 'Current year'],
  byPeriodNote: [
    '各期均截至最近销售日{day:code}，当月与当年未完整',
    'All to the last day of sale {day}; current month and year are incomplete',
  ],
  fromDay: ['起', 'From'],
  toDay: ['止', 'To'],
  documents: ['单数', 'Documents'],
  perDocument: ['客单价', 'Sales per document'],
  returned: ['退货', 'Returned'],
  returnShare: ['退货率', 'Share of returns'],
  soldNet: ['销售额(减退货)', 'Sales (less returns)'],
  noSales: ['没有取得销售明细。', 'No sales lines were obtained.'],

  trendNote: [
    '没有取得销售明细的月份留空，不按零计',
    'Months without sales lines are left blank and are not nil',
  ],

  averagePrice: ['平均进价', 'Average purchase price'],
  goodsMargin: ['毛利率', 'Gross margin'],
  lastSale: ['最近销售', 'Last sale'],
  goodsNote: [
    '近12个月的销售，没有进货的商品不列进价与毛利率',
    'Sales of the last 12 months: goods that were not bought have no price and no margin',
  ],
  mostSold: [
    '共{n:count}种，列示销售额最大的{shown:count}种',
    '{n|item|items}, of which the {shown} with most sales are shown',
  ],

  topCustomers: ['客户排行', 'Customers by sales'],
  topSuppliers: ['供应商排行', 'Suppliers by purchases'],
  bought: ['采购额(减退货)', 'Purchases (less returns)'],
  tradeDays: ['交易天数', 'Days of trade'],
  lastTrade: ['最近交易', 'Last trade'],
  partiesNote: [
    '近12个月共{n:count}家；没有写明名称的明细不在其中',
    '{n|party|parties} in the last 12 months; lines that name nobody are in none',
  ],
  noCustomers: [
    '近12个月的销售明细没有写明客户。',
    'No sales line of the last 12 months names a customer.',
  ],
  noSuppliers: [
    '近12个月的采购明细没有写明供应商，或没有取得采购明细。',
    'No purchase line of the last 12 months names a supplier, or none were obtained.',
  ],
  lineOf: ['{name:text}，{from:code} 至 {to:code}', '“{name}”, {from} to {to}'],

  stockFigures: ['库存指标', 'Figures of stock'],
  soldOutList: ['缺货商品', 'Goods sold out'],
  soldOutNote: [
    '近3个月有销售而存货余额日没有结存，按近12个月销售额列示',
    'Sold in the last 3 months and none in stock on the day of the stock, by the sales of 12 months',
  ],
  noneSoldOut: ['近3个月销售的商品均有结存。', 'All goods sold in the last 3 months are in stock.'],

  byAccount: ['按账户', 'By account'],
  account: ['账户', 'Account'],
  unnamedAccount: ['未写明账户', 'no account stated'],
  accountKind: ['类别', 'Kind'],
  cash: ['现金', 'Cash'],
  alipay: ['支付宝', 'Alipay'],
  wechat: ['微信', 'WeChat Pay'],
  bankAccount: ['银行账户', 'Bank account'],
  receivedOfYear: ['近12个月收入', 'Received in 12 months'],
  paidOfYear: ['近12个月支出', 'Paid in 12 months'],
  lastBalance: ['最近余额', 'Last balance'],
  balanceMonth: ['余额月份', 'Month of the balance'],
  accountNote: [
    '只列取得流水的账户；现金、支付宝与微信没有流水的不在其中',
    'Accounts with lines only; cash, Alipay and WeChat Pay without lines are not among them',
  ],
  noAccounts: ['没有取得资金账户流水。', 'No lines of accounts were obtained.'],

  byWeekday: ['按星期', 'By day of the week'],
  weekday: ['星期', 'Day'],
  monday: ['星期一', 'Monday'],
  tuesday: ['星期二', 'Tuesday'],
  wednesday: ['星期三', 'Wednesday'],
  thursday: ['星期四', 'Thursday'],
  friday: ['星期五', 'Friday'],
  saturday: ['星期六', 'Saturday'],
  sunday: ['星期日', 'Sunday'],
  openDays: ['有销售的天数', 'Days of sale'],
  soldShare: ['销售占比', 'Share of sales'],
  weekdayNote: [
    '近12个月，按业务日期；账套没有开单时刻，不列时段分布',
    'Last 12 months by the day of the document; the books do not tell the hour',
  ],
  soldOnDays: ['销售明细，近12个月的{day:words}', 'Sales lines of the last 12 months, {day}'],
  habitFigures: ['补单与改单', 'Late and changed documents'],

  buyers: ['购买客户', 'Customers who bought'],
  repeating: ['复购客户', 'Customers who came back'],
  repeatByMonth: ['各月末近3个月复购', 'Customers who came back, 3 months to each month'],
  repeatNote: [
    '购买客户为近3个月有购买的客户，复购为其中在不同日期购买两次及以上的',
    'Those who bought in the 3 months, and those of them who bought on two days or more',
  ],

  ownData: [
    '本报告的数据由店铺自行录入，标为自报数据；下表逐项列示其他来源能否印证，不能印证的列为无法判断。',
    'The shop enters these data itself: they are its own word. The table shows item by item whether other sources bear it out; what none can is not judged.',
  ],
  checks: ['逐项印证', 'Borne out or not'],
  crossedMonths: ['开单、开票与收款(按月)', 'Sales, invoices and money received by month'],
  offInvoices: ['开单－开票', 'Sales − invoices'],
  offReceived: ['开单－收款', 'Sales − received'],
  crossedNote: [
    '开单额以账套为准，可能含税；开票额不含税；收款含借款、往来等非销售款项',
    'Sales as the books have them, which may include tax; invoices without tax; money received holds loans and other sums besides sales',
  ],
})
