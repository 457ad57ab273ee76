/** What the part on financial statements says of figures and of the statements themselves. */
import { words } from '@xinjian/format/say/words'

export const FINANCE_SAYS = words({
  statements: ['财务报表', 'Financial statements'],
  balanceSheet: ['资产负债表', 'Balance sheet'],
  incomeStatement: ['利润表', 'Income statement'],
  cashFlowStatement: ['现金流量表', 'Cash flow statement'],

  revenue: ['营业收入', 'Revenue'],
  costOfSales: ['营业成本', 'Cost of sales'],
  grossProfit: ['毛利', 'Gross profit'],
  operatingProfit: ['营业利润', 'Operating profit'],
  netProfit: ['净利润', 'Net profit'],
  interest: ['利息费用', 'Interest expenses'],
  entertainment: ['业务招待费', 'Entertainment'],
  periodExpenses: ['期间费用', 'Period expenses'],
  equity: ['净资产', 'Equity'],
  assets: ['资产', 'Assets'],
  totalAssets: ['资产总计', 'Total assets'],
  currentAssets: ['流动资产合计', 'Current assets'],
  otherReceivables: ['其他应收款', 'Other receivables'],
  inventories: ['存货', 'Inventories'],
  prepayments: ['预付款项', 'Prepayments'],
  receivables: ['应收账款与应收票据', 'Accounts and notes receivable'],
  totalLiabilities: ['负债合计', 'Total liabilities'],
  currentLiabilities: ['流动负债合计', 'Current liabilities'],
  otherPayables: ['其他应付款', 'Other payables'],
  payables: ['应付账款与应付票据', 'Accounts and notes payable'],
  advances: ['预收款项与合同负债', 'Advances and contract liabilities'],
  loans: ['短期借款与长期借款', 'Short-term and long-term loans'],
  borrowings: ['借款', 'Loans'],
  paidInCapital: ['实收资本', 'Paid-in capital'],

  atEnd: ['{what:words}({month:code}末)', '{what} (end of {month})'],
  atBegin: ['{what:words}({year:year}年初)', '{what} (beginning of {year})'],
  over: ['{what:words}({from:code}至{to:code})', '{what} ({from} to {to})'],
  mean: ['平均{what:words}', 'Mean {what~}'],
  meanOfYear: [
    '平均{what:words}({ago:code}末与{month:code}末)',
    'Mean {what~} (end of {ago}, end of {month})',
  ],
  meanSinceBegin: [
    '平均{what:words}({year:year}年初与{month:code}末)',
    'Mean {what~} (beginning of {year}, end of {month})',
  ],
  beginningOf: ['{item:words}的年初余额', '{item} at the beginning of the year'],
  ofYear: ['{year:year}年', '{year}'],
  itemsOf: ['财务报表项目：{item:words}', 'Items of statements: {item}'],
  allItems: [
    '资产负债表与利润表的全部项目；期末为{ends:list}',
    'All items of balance sheets and income statements; period ends {ends}',
  ],

  noBALANCE: ['没有{month:code}资产负债表', 'no balance sheet of {month}'],
  noINCOME: ['没有{month:code}利润表', 'no income statement of {month}'],
  noCASH: ['没有{month:code}现金流量表', 'no cash flow statement of {month}'],
  noneOptional: [
    '没有{month:code}现金流量表（小企业会计准则下为选报）',
    'no cash flow statement of {month} (optional under the standards for small enterprises)',
  ],
  notListed: [
    '{month:code}{sheet:words}未列示{items:list}',
    'the {sheet~} of {month} does not list: {items}',
  ],
  rowsDisagree: [
    '{month:code}{sheet:words}有多行{item:words}且金额不一',
    'rows of {item~} in the {sheet~} of {month} disagree',
  ],
  sheetByQuarters: [
    '{month:code}{sheet:words}只列本期数，{why:words}',
    'the {sheet~} of {month} states single quarters only: {why}',
  ],
  periodByQuarters: [
    '{period:words}只列本期数，{why:words}',
    '{period} states single quarters only: {why}',
  ],
  notEveryQuarter: ['并非每个季度都列示{item:words}', 'not every quarter lists: {item~}'],
  quarterMissing: [
    '缺少年初以来的季度，不能合计',
    'a quarter since January is missing, so nothing is summed',
  ],
  changeNotStated: [
    '并非每个季度都列示现金净增加额，无法核对，未采用',
    'not every quarter states the net change in cash: not checked, not used',
  ],
  quartersDoNotJoin: [
    '前后季度的期末与期初现金余额不衔接，未采用',
    'a quarter does not begin with the cash that the one before ended with: not used',
  ],
  noCashToCheck: [
    '没有资产负债表的货币资金可核对，未采用',
    'there is no cash of a balance sheet to check against: not used',
  ],
  quartersOff: [
    '各季度合计与资产负债表货币资金变动相差{off:yuan}，未采用',
    'the sum of the quarters and the change of cash in the balance sheets differ by {off}: not used',
  ],
  quartersSummed: [
    '由各季度本期数合计，与资产负债表货币资金变动相符',
    'summed from single quarters, which agree with the change of cash in the balance sheets',
  ],
  periodSummed: [
    '{period:words}由各季度本期数合计，与资产负债表货币资金变动相符',
    '{period} is summed from single quarters, which agree with the change of cash in the balance sheets',
  ],
  noOpening: [
    '未取得年初余额，按期末余额计算',
    'no balance of the beginning of the year: computed on the end of the period',
  ],
  noBalanceAgo: [
    '未取得{ago:code}末余额，按年初与期末平均',
    'no balance of the end of {ago}: mean of the beginning of the year and the end of the period',
  ],
  bornAfterYearBefore: [
    '企业成立于{founded:code}，上年同期尚未成立',
    'founded in {founded}, after the same months a year earlier',
  ],
  partOfYearBefore: [
    '企业成立于{founded:code}，上年同期仅有{months:count}个月',
    'founded in {founded}, with {months|month|months} in the same period a year earlier',
  ],
  noFourQuarters: [
    '企业成立于{founded:code}，近四个季度不足12个月',
    'founded in {founded}: the last four quarters are less than 12 months',
  ],
  notCollected: ['未采集财务报表', 'financial statements were not collected'],
  noneCollected: [
    '已采集的范围内没有财务报表',
    'there are no financial statements in what was collected',
  ],
})
