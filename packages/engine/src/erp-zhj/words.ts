/** What the shop report says beside its indicators: rules, verdict, page one, chapters, method. */
import { words } from '@xinjian/format/say/words'

export const ERP_ZHJ_SAYS = words({
  sales: ['开单销售', 'Sales of the shop'],
  saleRow: ['销售明细', 'Sales lines'],
  saleMeasure: ['笔', 'sales line'],
  // One with its measure word, as `最近一` needs it.
  oneSale: ['笔销售明细', 'sales line'],

  ruleName: ['开单销售与开票背离', 'Sales of the shop apart from invoices'],
  ruleThreshold: [
    '开单销售与开票差异绝对值>{share:percent} 中',
    'Difference between sales of the shop and invoices above {share} either way: medium',
  ],
  ruleTemplate: [
    '开单销售与开票相差{pct:code}。',
    'Sales of the shop and invoices differ by {pct}.',
  ],
  ruleAbove: [
    '开单销售额比开票额多{share:percent}，请核实未开票的销售。',
    'Sales of the shop are {share} above the invoices: please verify what was sold without one.',
  ],
  ruleBelow: [
    '开票额超过开单销售额，差额为开单销售额的{share:percent}，请核实未录入账套的销售。',
    'Invoices are above the sales of the shop by {share} of them: please verify what was sold outside the books.',
  ],

  gateSource: ['平台默认裁决表', 'default table of the platform'],
  outsideTitle: ['开单销售有外部数据印证', 'Sales of the shop are borne out by others'],
  outsideThreshold: [
    '开单为企业自报，没有发票可比对的须人工复核',
    'Sales are told by the enterprise itself: without invoices to compare with they need a review',
  ],
  outsideText: [
    '开单销售为企业自报，没有可用的发票比对，须人工核实。',
    'Sales are told by the enterprise itself, and there are no invoices to compare with: a person has to verify them.',
  ],
  askForOutside: [
    '请授权采集或上传同期的销项发票。',
    'Please authorise the collection of the sales invoices of the same months, or upload them.',
  ],
  outsideChange: [
    '取得同期发票后可比对开单销售。',
    'With the invoices of the same months the sales can be compared.',
  ],
  keeping: ['店铺经营', 'the shop'],

  praiseInvoices: [
    '近12个月开单销售额与开票额相差不超过{line:percent}。',
    'Sales of the shop and invoices of the last 12 months are within {line} of each other.',
  ],
  praiseRepeat: [
    '近3个月的客户有{part:percent}不止一次购买。',
    '{part} of the customers of the last 3 months bought more than once.',
  ],
  invoicesOpen: [
    '开单销售额是否属实无法判断：{why:words}。',
    'Whether the sales are true cannot be judged: {why}.',
  ],

  monthsWhole: ['近12个月销售明细齐全', 'Sales lines of all of the last 12 months'],
  noSales: ['没有取得销售明细', 'no sales lines were obtained'],
  numbered: ['销售明细均有单据号', 'Every sales line has the number of a document'],
  unnumberedLines: [
    '{n:count}行没有单据号，单数与客单价不予计算',
    '{n|line has|lines have} no number of a document: documents and sales per document are not told',
  ],

  conventionOwn: [
    '本报告的数据为企业自报，由店铺自行录入并可修改；与发票、收款的差异如实列示，不作调整。',
    'The data are told by the enterprise itself: the shop enters them and can change them; differences from invoices and money received are shown as they are and never mended.',
  ],
  conventionSales: [
    '销售额为销售明细金额之和，退货为负；账套未写明是否含税，不作换算。',
    'Sales are the sum of the sales lines, returns below zero; the books do not say whether tax is included, and nothing is converted.',
  ],
  conventionMargin: [
    '毛利按近12个月平均进价估算，不等于会计核算的毛利。',
    'Gross margin is estimated at the average purchase price of 12 months and is not that of the accounts.',
  ],
  conventionCredibility: [
    '本报告不另给可信度评分，以免与ERP财务报告的可信度评分(E-25)并存；逐项列示能否与其他来源印证。',
    'This report has no score of credibility beside that of the ERP financial report (E-25): it shows item by item whether other sources bear it out.',
  ],
  dataOfReport: [
    '企业自报的开单、往来、存货与资金数据及登记信息',
    'sales, purchases, balances, stock and money as the enterprise tells them, and registration',
  ],
  judgedOfReport: ['指标与规则提示', 'indicators and alerts of rules'],
  version: ['计算版本 {version:code}', 'Version of computation: {version}'],
})
