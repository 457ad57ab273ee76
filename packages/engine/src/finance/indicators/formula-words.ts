/** Formulas of the indicators of statements. */
import { words } from '@xinjian/format/say/words'

export const FINANCE_FORMULA_SAYS = words({
  average: [
    '平均余额为上年同期末与期末的平均，没有上年同期末的取年初',
    'balances are means of the end and of the same day a year before, or of the beginning of the year where that is not held',
  ],
  leverage: ['负债合计 ÷ 资产总计，期末', 'Total liabilities ÷ total assets, period end'],
  currentRatio: [
    '流动资产合计 ÷ 流动负债合计，期末',
    'Current assets ÷ current liabilities, period end',
  ],
  quickRatio: [
    '(流动资产合计 − 存货 − 预付款项) ÷ 流动负债合计，期末',
    '(current assets − inventories − prepayments) ÷ current liabilities, period end',
  ],
  cashRatio: [
    '(货币资金 + 短期投资或交易性金融资产) ÷ 流动负债合计，期末',
    '(cash and deposits + trading financial assets) ÷ current liabilities, period end',
  ],
  interestCover: [
    '(利润总额 + 利息费用) ÷ 利息费用，本年累计',
    '(total profit + interest expenses) ÷ interest expenses, year to date',
  ],
  loansToRevenue: [
    '(短期借款 + 长期借款)期末 ÷ 近四个季度营业收入',
    '(short-term + long-term loans) at the end ÷ revenue of four quarters',
  ],
  shortInLong: [
    '流动负债合计 > 流动资产合计，且固定资产 ÷ 资产总计 > {share:count}%，期末',
    'Current liabilities > current assets, and fixed assets ÷ total assets > {share}%, period end',
  ],
  grossMargin: [
    '(营业收入 − 营业成本) ÷ 营业收入，本年累计；低于行业第10百分位为关注',
    '(revenue − cost of sales) ÷ revenue, year to date; below the 10th percentile of the industry asks for attention',
  ],
  margin: ['{top:words} ÷ 营业收入，本年累计', '{top} ÷ revenue, year to date'],
  returns: [
    '近四个季度净利润 ÷ 平均净资产(ROE)或平均资产(ROA)；{average:words}；净资产为负时没有意义，资产负债率高于{most:code}时净资产收益率不作正面评价',
    'Net profit of four quarters ÷ mean equity (ROE) or mean assets (ROA); {average}; without meaning where equity is negative, no praise where debts exceed {most} of assets',
  ],
  growth: [
    '(本年累计 − 上年同期累计) ÷ 上年同期累计；上年同期为负，或企业在上年同期成立不满的，不计算',
    '(year to date − a year earlier) ÷ a year earlier; not computed where that was negative, or where the enterprise did not have all of it',
  ],
  expenses: [
    '(销售费用 + 管理费用 + 研发费用 + 财务费用) ÷ 营业收入，本年累计；研究费用已含在管理费用内的不重复计；高于行业第90百分位为关注',
    '(selling + administrative + research + finance expenses) ÷ revenue, year to date; research within administrative expenses counts once; above the 90th percentile of the industry asks for attention',
  ],
  cashToProfit: [
    '经营活动产生的现金流量净额 ÷ 净利润，本年累计；净利润为负时不计算',
    'Net operating cash flow ÷ net profit, year to date; not computed for a loss',
  ],
  operatingCash: [
    '经营活动产生的现金流量净额，本年累计',
    'Net cash from operating activities, year to date',
  ],
  cashToSales: [
    '销售商品、提供劳务收到的现金 ÷ 含税营业收入，本年累计；含税营业收入以营业收入按{general:code}（小规模纳税人{small:code}）估算，比值只会偏低',
    'Cash from sales ÷ revenue with tax, year to date; tax is put at {general} ({small} for small-scale taxpayers), so that the ratio is never too high',
  ],
  entertainment: [
    '业务招待费 ÷ 营业收入，本年累计；税前扣除以发生额60%且不超过营业收入0.5%为限',
    'Entertainment ÷ revenue, year to date; 60% of it is deductible, at most 0.5% of revenue',
  ],
  share: ['{part:words} ÷ {whole:words}，期末', '{part} ÷ {whole~}, period end'],
  retained: [
    '未分配利润 ÷ 实收资本，期末；过高时关注分红的个人所得税',
    'Retained earnings ÷ paid-in capital, period end; where high, mind the personal income tax on dividends',
  ],
  advances: [
    '(预收款项 + 合同负债)期末 ÷ 近四个季度营业收入',
    '(advances + contract liabilities) at the end ÷ revenue of four quarters',
  ],
  advancesPace: [
    '(预收款项 + 合同负债)期末较上年同期末的增长率 − 营业收入本年累计较上年同期的增长率',
    'Growth of advances and contract liabilities on the year before − growth of revenue on the year before',
  ],
  inARow: [
    '自最近一期起，资产负债表与利润表均有的连续季末数；只报年报的企业为1',
    'Ends of quarters in a row, back from the last, with both balance sheet and income statement; 1 where only annual statements are filed',
  ],
  receivables: [
    '周转率 = 近四个季度营业收入 ÷ 平均(应收账款 + 应收票据)；天数 = 365 ÷ 周转率；{average:words}',
    'Times = revenue of four quarters ÷ mean (accounts + notes receivable); days = 365 ÷ times; {average}',
  ],
  inventories: [
    '周转率 = 近四个季度营业成本 ÷ 平均存货；天数 = 365 ÷ 周转率；{average:words}',
    'Times = cost of sales of four quarters ÷ mean inventories; days = 365 ÷ times; {average}',
  ],
  payables: [
    '365 × 平均(应付账款 + 应付票据) ÷ 近四个季度营业成本；{average:words}',
    '365 × mean (accounts + notes payable) ÷ cost of sales of four quarters; {average}',
  ],
  workingCapital: [
    '应收周转天数 + 存货周转天数 − 应付周转天数 + 预付款项天数(按营业成本) − 预收款项与合同负债天数(按营业收入)；{average:words}',
    'Days of receivables + of inventories − of payables + of prepayments (by cost of sales) − of advances and contract liabilities (by revenue); {average}',
  ],
  assetTurnover: [
    '近四个季度营业收入 ÷ 平均资产总计；{average:words}',
    'Revenue of four quarters ÷ mean total assets; {average}',
  ],
})
