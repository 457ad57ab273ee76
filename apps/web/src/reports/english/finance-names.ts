/** Words of the chapters on financial statements without a figure of the enterprise: indicators, formulas, rules, columns, notes. */
import { ACCOUNT_NAMES } from './account-names.ts'

const INDICATORS: Readonly<Record<string, string>> = {
  资产负债率: 'Liabilities to assets',
  流动比率: 'Current ratio',
  速动比率: 'Quick ratio',
  现金比率: 'Cash ratio',
  利息保障倍数: 'Interest cover',
  毛利率: 'Gross margin',
  营业利润率: 'Operating margin',
  净利率: 'Net margin',
  收益率·净资产: 'Return on equity',
  收益率·资产: 'Return on assets',
  应收周转天数: 'Receivables: days',
  应收周转率: 'Receivables: times a year',
  存货周转天数: 'Inventories: days',
  存货周转率: 'Inventories: times a year',
  应付周转天数: 'Days of payables',
  营运资金周转天数: 'Days of working capital',
  总资产周转率: 'Asset turnover',
  增长率·营业收入: 'Growth (revenue)',
  增长率·净利润: 'Growth (net profit)',
  增长率·毛利: 'Growth (gross profit)',
  期间费用率: 'Period expenses to revenue',
  其他应收款占比: 'Other receivables to assets',
  其他应付款占比: 'Other payables to liabilities',
  存货占流动资产: 'Inventories to current assets',
  未分配利润与实收资本之比: 'Retained earnings to paid-in capital',
  经营现金流与净利润之比: 'Operating cash flow to net profit',
  经营活动现金流量净额: 'Net operating cash flow',
  收现比: 'Cash received to sales',
  有息负债收入比: 'Loans to revenue',
  短贷长投: 'Short debt in long assets',
  业务招待费率: 'Entertainment to revenue',
  预收款项收入比: 'Advances to revenue',
  预收款项增速与收入增速之差: 'Growth of advances less growth of revenue',
  连续报表期数: 'Statements in a row',
}

const FORMULAS: Readonly<Record<string, string>> = {
  '负债合计 ÷ 资产总计，期末': 'Total liabilities ÷ total assets, period end',
  '流动资产合计 ÷ 流动负债合计，期末': 'Current assets ÷ current liabilities, period end',
  '(流动资产合计 − 存货 − 预付款项) ÷ 流动负债合计，期末':
    '(current assets − inventories − prepayments) ÷ current liabilities, period end',
  '(货币资金 + 短期投资或交易性金融资产) ÷ 流动负债合计，期末':
    '(cash and deposits + trading financial assets) ÷ current liabilities, period end',
  '(利润总额 + 利息费用) ÷ 利息费用，本年累计':
    '(total profit + interest expenses) ÷ interest expenses, year to date',
  '(营业收入 − 营业成本) ÷ 营业收入，本年累计；低于行业第10百分位为关注':
    '(revenue − cost of sales) ÷ revenue, year to date; below the 10th percentile of the industry asks for attention',
  '营业利润 ÷ 营业收入，本年累计': 'Operating profit ÷ revenue, year to date',
  '净利润 ÷ 营业收入，本年累计': 'Net profit ÷ revenue, year to date',
  '近四个季度净利润 ÷ 平均净资产(ROE)或平均资产(ROA)；平均余额为上年同期末与期末的平均，没有上年同期末的取年初；净资产为负时没有意义，资产负债率高于90%时净资产收益率不作正面评价':
    'Net profit of four quarters ÷ mean equity (ROE) or mean assets (ROA); balances are means of the end and of the same day a year before, or of the beginning of the year where that is not held; without meaning where equity is negative, no praise where debts exceed 90% of assets',
  '周转率 = 近四个季度营业收入 ÷ 平均(应收账款 + 应收票据)；天数 = 365 ÷ 周转率；平均余额为上年同期末与期末的平均，没有上年同期末的取年初':
    'Times = revenue of four quarters ÷ mean (accounts + notes receivable); days = 365 ÷ times; balances are means of the end and of the same day a year before, or of the beginning of the year where that is not held',
  '周转率 = 近四个季度营业成本 ÷ 平均存货；天数 = 365 ÷ 周转率；平均余额为上年同期末与期末的平均，没有上年同期末的取年初':
    'Times = cost of four quarters ÷ mean inventories; days = 365 ÷ times; balances are means of the end and of the same day a year before, or of the beginning of the year where that is not held',
  '365 × 平均(应付账款 + 应付票据) ÷ 近四个季度营业成本；平均余额为上年同期末与期末的平均，没有上年同期末的取年初':
    '365 × mean (accounts + notes payable) ÷ cost of four quarters; balances are means of the end and of the same day a year before, or of the beginning of the year where that is not held',
  '应收周转天数 + 存货周转天数 − 应付周转天数 + 预付款项天数(按营业成本) − 预收款项与合同负债天数(按营业收入)；平均余额为上年同期末与期末的平均，没有上年同期末的取年初':
    'Days of receivables + of inventories − of payables + of prepayments (by cost) − of advances and contract liabilities (by revenue); balances are means of the end and of the same day a year before, or of the beginning of the year where that is not held',
  '近四个季度营业收入 ÷ 平均资产总计；平均余额为上年同期末与期末的平均，没有上年同期末的取年初':
    'Revenue of four quarters ÷ mean total assets; balances are means of the end and of the same day a year before, or of the beginning of the year where that is not held',
  '(本年累计 − 上年同期累计) ÷ 上年同期累计；上年同期为负，或企业在上年同期成立不满的，不计算':
    '(year to date − a year earlier) ÷ a year earlier; not computed where that was negative, or where the enterprise did not have all of it',
  '(销售费用 + 管理费用 + 研发费用 + 财务费用) ÷ 营业收入，本年累计；研究费用已含在管理费用内的不重复计；高于行业第90百分位为关注':
    '(selling + administrative + research + finance expenses) ÷ revenue, year to date; research within administrative expenses counts once; above the 90th percentile of the industry asks for attention',
  '其他应收款 ÷ 资产总计，期末': 'Other receivables ÷ total assets, period end',
  '其他应付款 ÷ 负债合计，期末': 'Other payables ÷ total liabilities, period end',
  '存货 ÷ 流动资产合计，期末': 'Inventories ÷ current assets, period end',
  '未分配利润 ÷ 实收资本，期末；过高时关注分红的个人所得税':
    'Retained earnings ÷ paid-in capital, period end; where high, mind the income tax on dividends',
  '经营活动产生的现金流量净额 ÷ 净利润，本年累计；净利润为负时不计算':
    'Net operating cash flow ÷ net profit, year to date; not computed for a loss',
  '经营活动产生的现金流量净额，本年累计': 'Net cash from operating activities, year to date',
  '(短期借款 + 长期借款)期末 ÷ 近四个季度营业收入':
    '(short-term + long-term loans) at the end ÷ revenue of four quarters',
  '业务招待费 ÷ 营业收入，本年累计；税前扣除以发生额60%且不超过营业收入0.5%为限':
    'Entertainment ÷ revenue, year to date; deductible are 60% of it, at most 0.5% of revenue',
  '(预收款项 + 合同负债)期末 ÷ 近四个季度营业收入':
    '(advances + contract liabilities) at the end ÷ revenue of four quarters',
  '(预收款项 + 合同负债)期末较上年同期末的增长率 − 营业收入本年累计较上年同期的增长率':
    'Growth of advances and contract liabilities on the year before − growth of revenue on the year before',
  '自最近一期起，资产负债表与利润表均有的连续季末数；只报年报的企业为1':
    'Ends of quarters in a row, back from the last, with both balance sheet and income statement; 1 where only years are filed',
}

const LAYOUT: Readonly<Record<string, string>> = {
  财务报表: 'Financial statements',
  财务指标: 'Financial indicators',
  财务涉税: 'Statements and tax',
  资产负债表: 'Balance sheet',
  利润表: 'Income statement',
  现金流量表: 'Cash flow statement',
  项目: 'Item',
  指标: 'Indicator',
  年度: 'Year',
  占资产总计: 'Of total assets',
  占营业收入: 'Of revenue',
  较上年同期: 'On the year before',
  偿债能力: 'Solvency',
  盈利能力: 'Profit',
  营运能力: 'Turnover',
  成长与现金: 'Growth and cash',
  资产与负债结构: 'Structure of assets and liabilities',
  '营业收入与净利润(按年度)': 'Revenue and net profit by year',
  '营业收入与净利润(单季)': 'Revenue and net profit by quarter',
  '资产负债率(季末)': 'Liabilities to assets at quarter ends',
  '与行业比较(最近年度)': 'Beside the industry (last year)',
  本企业: 'This enterprise',
  行业第25百分位: '25th percentile of the industry',
  行业第75百分位: '75th percentile of the industry',
  行业口径: 'Which industry',
  企业数: 'Enterprises',
  费用率与未分配利润: 'Expense ratios and retained earnings',
  '三费率(销售、管理、财务及研发费用)': 'Selling, administrative, finance and research expenses',
  销售费用率: 'Selling expenses to revenue',
  管理费用率: 'Administrative expenses to revenue',
  财务费用率: 'Finance expenses to revenue',
  研发费用率: 'Research expenses to revenue',
  广告和业务宣传费率: 'Advertising and promotion to revenue',
  '未分配利润 ÷ 实收资本': 'Retained earnings ÷ paid-in capital',
  成本费用弹性系数: 'Elasticity of cost and expenses',
  期间费用: 'Period expenses',
  毛利: 'Gross profit',
  项目变动率: 'Change of the item',
  营业收入变动率: 'Change of revenue',
  弹性系数: 'Elasticity',
  '往来、存货与应付的变动': 'Changes of balances with others, stock and payables',
  年初余额: 'Beginning of the year',
  期末余额: 'Period end',
  变动: 'Change',
  变动率: 'Change in %',
  核实方向: 'What to check',
  存货与预收: 'Inventories and advances',
  存货与预收合计: 'Inventories and advances in all',
  '股东借款、账外资金': 'loans to owners, money off the books',
  收入挂往来: 'revenue booked as a balance',
  收入未结转: 'revenue not recognised',
  '账实不符、成本未结转': 'stock that is not there, cost not recognised',
  虚增成本: 'cost without substance',
  税款挂账: 'tax booked and not paid',
  已发货未确认收入: 'delivered, revenue not recognised',
  财务涉税规则: 'Rules on statements',
  净资产: 'Equity',
  资产: 'Assets',
  短期借款与长期借款: 'Short-term and long-term loans',
  应收账款与应收票据: 'Accounts and notes receivable',
  应付账款与应付票据: 'Accounts and notes payable',
  预收款项与合同负债: 'Advances and contract liabilities',
  连续季末数: 'Ends of quarters in a row',
  最近一期: 'last statement',
  最近年度: 'last year',
  上一年度: 'year before',
}

const NOTES: Readonly<Record<string, string>> = {
  '利润表本年累计；没有该年度利润表的不画':
    'Income statement, year to date; years without one are not drawn',
  '单季 = 本年累计 − 截至上季的本年累计；缺任一期的不画':
    'Quarter = year to date − year to the quarter before; not drawn where either is missing',
  '比率以小数表示；行业数据来自平台内企业':
    'Ratios as fractions; the industry is that of the enterprises of this platform',
  '本年累计费用 ÷ 本年累计营业收入；报表未列示该项目的为“--”':
    'Expenses ÷ revenue, year to date; “--” where the statement does not list the item',
  '暂无行业基准，指标未与同行比较。':
    'No benchmark of the industry yet: indicators were not compared with others.',
  '已采集的范围内没有财务报表。': 'No financial statements in what was collected.',
  '未采集财务报表，财务状况无法判断。':
    'Financial statements not collected: the finances cannot be judged.',
  未采集财务报表: 'financial statements not collected',
  已采集的范围内没有财务报表: 'no financial statements in what was collected',
  '未取得年初余额，按期末余额计算':
    'beginning of the year not known, computed on the end of the period',
  '由各季度本期数合计，与资产负债表货币资金变动相符':
    'summed from the amounts of each quarter, which come to the change of cash in the balance sheets',
  '缺少年初以来的季度，不能合计': 'a quarter since January is missing: no sum',
  '并非每个季度都列示现金净增加额，无法核对，未采用':
    'not every quarter states the change of cash: not checked, not used',
  '前后季度的期末与期初现金余额不衔接，未采用':
    'a quarter does not begin with the cash that the one before ended with: not used',
  '没有资产负债表的货币资金可核对，未采用': 'no cash of balance sheets to check against: not used',
  没有资产负债表与利润表齐全的一期: 'no period with both balance sheet and income statement',
  '上年同期为负，增长率没有意义': 'negative a year earlier: growth has no meaning',
  报表未列示核对勾稽所需的项目: 'the items to check it by are not listed',
  财务报表已采集: 'Financial statements collected',
  '资产总计 = 负债 + 所有者权益': 'Total assets = liabilities + equity',
  '流动资产 + 非流动资产 = 资产总计': 'Current + non-current assets = total assets',
  '净利润 = 利润总额 − 所得税费用': 'Net profit = total profit − income tax',
  '年初余额 = 上年末余额': 'Beginning of the year = end of the year before',
  营业收入本年累计在年内不减少: 'Revenue since January does not fall within a year',
  '现金净增加额 = 货币资金变动': 'Net change in cash = change of cash and deposits',
  报表项目均可识别: 'Every item of the statements is known',
  '报表未列示所需项目，无法核对': 'the items needed are not listed: not checked',
}

const RULES: Readonly<Record<string, string>> = {
  长期亏损仍扩张: 'Growing through years of losses',
  财税利润不符: 'Profit of statements and of the tax return differ',
  毛利率异常: 'Unusual gross margin',
  往来款异常: 'Unusual balances with others',
  预收长期挂账: 'Advances that lie for long',
  存货账实疑点: 'Doubts about stock',
}

export const FINANCE_NAMES: Readonly<Record<string, string>> = {
  ...ACCOUNT_NAMES,
  ...INDICATORS,
  ...FORMULAS,
  ...LAYOUT,
  ...NOTES,
  ...RULES,
}

/** Figures stand as `#`, as in the thresholds of other rules. */
export const FINANCE_THRESHOLDS: readonly (readonly [zh: string, en: string])[] = [
  [
    '连续≥#个年度利润总额为负，且最近年度营业收入增长>#',
    'Total profit negative in ≥ # years in a row, and revenue of the last up by > #',
  ],
  [
    '年度利润总额与企业所得税申报的全年利润总额相差>#',
    'Total profit of the year and that of its tax return differ by > #',
  ],
  [
    '毛利率<#，或与行业中位数相差>#个百分点，或较上年变动>#个百分点',
    'Gross margin < #, or > # points off the median of the industry, or changed by > # points on the year before',
  ],
  [
    '其他应收款占资产>#，或较上年增长>#且占资产>#',
    'Other receivables > # of assets, or up by > # on the year and > # of assets',
  ],
  [
    '预收款项与合同负债在#个月前与期末均有余额，其中较小者占近四个季度营业收入>#',
    'Advances and contract liabilities both # months ago and at the end, the smaller > # of the revenue of four quarters',
  ],
  [
    '存货周转>#天且采购增长，或期末存货较上年增长>#而营业收入下降',
    'Inventories turn in > # days while purchases grow, or stock is up by > # on the year while revenue falls',
  ],
]
