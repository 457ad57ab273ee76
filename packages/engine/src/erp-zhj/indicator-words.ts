import { words } from '@xinjian/format/say/words'

/** What the indicators of a shop are called and say. */
export const ERP_ZHJ_INDICATOR_SAYS = words({
  soldFromTo: ['销售明细 {from:code} 至 {to:code}', 'Sales lines of {from} to {to}'],
  boughtFromTo: ['采购明细 {from:code} 至 {to:code}', 'Purchase lines of {from} to {to}'],
  soldToMost: [
    '销售明细 {from:code} 至 {to:code}；销售额最大的{n:count}家客户',
    'Sales lines of {from} to {to}: the {n|customer|customers} with most sales',
  ],
  soldInMonths: [
    '销售明细；与外部数据可比的{n:count}个月',
    'Sales lines of the {n|month|months} that others tell as well',
  ],

  sales: ['开单销售额', 'Sales of the shop'],
  salesFormula: [
    'Σ 销售明细金额，退货为负；金额是否含税以账套为准',
    'Σ amounts of sales lines, returns below zero; with or without tax as the books have them',
  ],
  salesBefore: ['比较期开单销售额', 'Sales of the shop in the compared period'],
  grown: ['开单销售额增长率', 'Growth of the sales of the shop'],
  grownFormula: [
    '(近12个月开单销售额 － 前12个月) ÷ 前12个月',
    '(Sales of the shop of 12 months − the 12 months before) ÷ the 12 months before',
  ],
  margin: ['毛利率(按进价)', 'Gross margin at purchase prices'],
  marginFormula: [
    '(销售额 － 销售数量 × 近12个月平均进价) ÷ 销售额；只计有进价的商品，其销售额须占九成以上',
    '(Sales − quantity sold × average purchase price of 12 months) ÷ sales, of goods with a purchase price, which must be nine tenths of the sales',
  ],
  unpriced: [
    '有进价的商品只占销售额的{part:percent}，不足{least:percent}',
    'goods with a purchase price are {part} of the sales, less than {least}',
  ],
  priced: ['有进价商品的销售占比', 'Share of the sales with a purchase price'],
  pricedSales: ['有进价商品的销售额', 'Sales of goods with a purchase price'],
  pricedCost: ['按平均进价的成本', 'Cost at average purchase prices'],
  documents: ['销售单数', 'Sales documents'],
  documentsFormula: [
    '有销售金额的单据号个数；只有退货的单据不计',
    'Numbers of documents with a line of sale; those of returns alone are none',
  ],
  unnumbered: ['部分销售明细没有单据号', 'some sales lines have no number of a document'],
  ticket: ['客单价', 'Sales per document'],
  ticketFormula: ['退货前销售额 ÷ 销售单数', 'Sales before returns ÷ sales documents'],
  beforeReturns: ['退货前销售额', 'Sales before returns'],
  top: ['前五大客户销售占比', 'Share of the five largest customers'],
  topFormula: [
    '前五大客户开单销售额 ÷ 开单销售额；散客不计入客户',
    'Sales to the five largest customers ÷ sales of the shop; lines that name nobody are of no customer',
  ],
  topSales: ['前五大客户销售额', 'Sales to the five largest customers'],
  noNames: ['销售明细没有写明客户', 'sales lines name no customers'],
  repeat: ['复购率', 'Repeat rate'],
  repeatFormula: [
    '近3个月内在不同日期购买两次及以上的客户数 ÷ 同期购买的客户数；散客不计',
    'Customers who bought on two days or more in 3 months ÷ customers who bought; lines that name nobody are left out',
  ],
  repeating: ['复购客户', 'Customers who came back'],
  buyers: ['购买客户', 'Customers who bought'],
  soldOut: ['缺货商品', 'Goods sold out'],
  soldOutFormula: [
    '近3个月有销售、存货余额日没有结存的商品种数',
    'Goods sold in the last 3 months of which nothing is in stock on the day of the stock',
  ],
  invoicedOff: ['开单销售与开票差异率', 'Sales of the shop against invoices'],
  invoicedOffFormula: [
    '(开单销售额 － 不含税开票额) ÷ 开单销售额，只比两方均有的月份；开单金额含税、零售不开票均会形成差异',
    '(Sales of the shop − invoices without tax) ÷ sales of the shop, of months that both tell; sales that include tax, or that nobody asks an invoice for, make a difference',
  ],
  invoiced: ['开票额(不含税)', 'Invoiced (without tax)'],
  noInvoices: [
    '没有可用的销项发票，无法比对',
    'no sales invoices that may be used to compare with',
  ],
  receivedOff: ['开单销售与收款差异率', 'Sales of the shop against money received'],
  receivedOffFormula: [
    '(开单销售额 － 资金账户收入) ÷ 开单销售额，只比两方均有的月份；账户收入含借款、往来等非销售款项',
    '(Sales of the shop − money received) ÷ sales of the shop, of months that both tell; money received holds loans and other sums besides sales',
  ],
  received: ['资金账户收入', 'Money received'],
  noAccounts: ['没有资金账户流水，无法比对', 'no lines of accounts to compare with'],
  tooFewCommon: [
    '只有{n:count}个月两方均有数据，至少需要{least:count}个月',
    '{n|month|months} that both tell, at least {least} needed',
  ],
  commonMonths: ['比对{n:count}个月', '{n|month|months} compared'],
  late: ['补单率', 'Documents entered late'],
  lateFormula: [
    '开单时间晚于业务日期3天以上的单数 ÷ 销售单数',
    'Documents entered more than 3 days after their day ÷ sales documents',
  ],
  needsEntered: ['单据的录入时间', 'when documents were entered'],
  edited: ['改单与作废率', 'Documents changed or cancelled'],
  editedFormula: [
    '修改或作废的单数 ÷ 销售单数',
    'Documents changed or cancelled ÷ sales documents',
  ],
  needsEdits: ['单据的修改与作废记录', 'records of changed and cancelled documents'],
  notTold: ['账套没有提供{what:words}', 'the books do not tell {what~}'],
})
