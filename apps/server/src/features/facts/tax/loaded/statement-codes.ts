/** Labels of statements as bureaus show them → codes of the chart. */
import { ACCOUNTS, type StatementKind } from '@xinjian/format/accounts/accounts'

/** 小企业会计准则 words these otherwise than the chart does (财会〔2011〕17号). */
const OTHER_WORDS: Record<StatementKind, Record<string, string>> = {
  BALANCE: {
    短期投资: 'shortInvestments',
    预付账款: 'prepayments',
    长期债券投资: 'bondInvestments',
    固定资产账面价值: 'fixedAssets',
    预收账款: 'advances',
    应付利润: 'dividendsPayable',
  },
  INCOME: { 研究费用: 'researchExpenses', 广告费和业务宣传费: 'advertisingExpenses' },
  CASH: {
    '销售产成品、商品、提供劳务收到的现金': 'cashFromSales',
    '购买原材料、商品、接受劳务支付的现金': 'cashForPurchases',
    支付的职工薪酬: 'cashForPayroll',
    支付的税费: 'cashForTaxes',
    '收回短期投资、长期债券投资和长期股权投资收到的现金': 'investmentsRecovered',
    '处置固定资产、无形资产和其他非流动资产收回的现金净额': 'disposalsReceived',
    '短期投资、长期债券投资和长期股权投资支付的现金': 'investmentsMade',
    '购建固定资产、无形资产和其他非流动资产支付的现金': 'assetsPurchased',
    '购建固定资产、无形资产支付的现金': 'assetsPurchased',
    吸收投资者投资收到的现金: 'capitalReceived',
    偿还借款本金支付的现金: 'loansRepaid',
    偿还借款利息支付的现金: 'interestPaid',
    分配利润支付的现金: 'dividendsPaid',
    现金净增加额: 'cashChange',
    期初现金余额: 'cashAtBegin',
    期末现金余额: 'cashAtEnd',
  },
}

const named = (kind: StatementKind): Map<string, string> =>
  new Map([
    ...ACCOUNTS.filter((a) => a.kind === kind).map(({ name, code }) => [name, code] as const),
    ...Object.entries(OTHER_WORDS[kind]),
  ])

const CODES: Record<StatementKind, Map<string, string>> = {
  BALANCE: named('BALANCE'),
  INCOME: named('INCOME'),
  CASH: named('CASH'),
}

/** null = no item of the chart is called so. 一、营业收入 and 减：营业成本 are told by their names alone. */
export const codeOfLabel = (kind: StatementKind, label: string): string | null =>
  CODES[kind].get(
    label
      .replace(/\s/g, '')
      .replace(/^[一二三四五六七八九十]+、/, '')
      .replace(/^(减|加|其中)[:：]/, '')
      .replace(/（.*）$|\(.*\)$/, ''),
  ) ?? null
