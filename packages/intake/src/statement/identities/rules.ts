/**
 * The identities of the forms: 会小企01–03表 (the bureaus' own sums: 15 = 1…9 + 14, 30 = 15 + 29, 53 = 47 + 52 …) and those of
 * 企业会计准则, which hold in every edition.
 */
import type { StatementKind } from '@xinjian/format/accounts/accounts'
import type { AccountingStandard } from '../statement.ts'

export interface Rule {
  /** As it is told. */
  text: string
  kind: StatementKind
  /** null: every standard. */
  standard: AccountingStandard | null
  total: string
  /** Codes, `-` before those taken off. */
  parts: readonly string[]
  /** The first of the parts must have a value; of `all`, every one. */
  all?: boolean
  /** So many of the first parts must be rows of the statement; an empty cell of such a row counts as nought. */
  rows?: number
  /** A sum of whatever the section has: a line there without a code leaves it open. */
  section?: boolean
  /** Only where no row has this code. */
  without?: string
}

const rule = (
  kind: StatementKind,
  standard: AccountingStandard | null,
  text: string,
  total: string,
  parts: string,
  more: Partial<Rule> = {},
): Rule => ({ kind, standard, text, total, parts: parts.split(' '), ...more })

const CURRENT_ASSETS =
  'cash shortInvestments derivativeAssets notesReceivable accountsReceivable receivablesFinancing prepayments dividendsReceivable interestReceivable otherReceivables inventories contractAssets heldForSaleAssets currentPortionOfAssets otherCurrentAssets'
const FIXED_ASSETS =
  'bondInvestments otherBondInvestments longReceivables longEquityInvestments otherEquityInvestments otherNonCurrentFinancialAssets investmentProperty fixedAssets constructionInProgress engineeringMaterials fixedAssetsDisposal biologicalAssets oilAndGasAssets rightOfUseAssets intangibleAssets developmentCosts goodwill longPrepaidExpenses deferredTaxAssets otherNonCurrentAssets'
const CURRENT_DEBT =
  'shortLoans tradingLiabilities derivativeLiabilities notesPayable accountsPayable advances contractLiabilities payrollPayable taxesPayable interestPayable dividendsPayable otherPayables heldForSaleLiabilities currentPortionOfLiabilities otherCurrentLiabilities'
const LONG_DEBT =
  'longLoans bondsPayable leaseLiabilities longPayables specialPayables provisions deferredIncome deferredTaxLiabilities otherNonCurrentLiabilities'
const EQUITY =
  'paidInCapital otherEquityInstruments capitalReserve -treasuryStock otherComprehensiveIncome specialReserve surplusReserve retainedEarnings'

const OPERATING_IN = 'cashFromSales taxRefunds otherOperatingIn'
const OPERATING_OUT = 'cashForPurchases cashForPayroll cashForTaxes otherOperatingOut'
const INVESTING_IN = 'investmentsRecovered investmentReturns disposalsReceived otherInvestingIn'
const INVESTING_OUT = 'assetsPurchased investmentsMade otherInvestingOut'
const FINANCING_IN = 'capitalReceived loansReceived otherFinancingIn'
const FINANCING_OUT = 'loansRepaid dividendsPaid interestPaid otherFinancingOut'

const section = { section: true }

export const RULES: readonly Rule[] = [
  rule(
    'BALANCE',
    null,
    '资产总计=负债合计+所有者权益合计',
    'totalAssets',
    'totalLiabilities totalEquity',
    {
      all: true,
    },
  ),
  rule('BALANCE', null, '资产总计=负债和所有者权益总计', 'totalAssets', 'liabilitiesAndEquity'),
  rule(
    'BALANCE',
    null,
    '负债和所有者权益总计=负债合计+所有者权益合计',
    'liabilitiesAndEquity',
    'totalLiabilities totalEquity',
    { all: true },
  ),
  rule(
    'BALANCE',
    null,
    '资产总计=流动资产合计+非流动资产合计',
    'totalAssets',
    'currentAssets nonCurrentAssets',
    { section: true, rows: 2 },
  ),
  rule(
    'BALANCE',
    null,
    '负债合计=流动负债合计+非流动负债合计',
    'totalLiabilities',
    'currentLiabilities nonCurrentLiabilities',
    { section: true, rows: 2 },
  ),
  rule('BALANCE', null, '流动资产合计=各项流动资产之和', 'currentAssets', CURRENT_ASSETS, section),
  rule(
    'BALANCE',
    null,
    '非流动资产合计=各项非流动资产之和',
    'nonCurrentAssets',
    FIXED_ASSETS,
    section,
  ),
  rule(
    'BALANCE',
    null,
    '流动负债合计=各项流动负债之和',
    'currentLiabilities',
    CURRENT_DEBT,
    section,
  ),
  rule(
    'BALANCE',
    null,
    '非流动负债合计=各项非流动负债之和',
    'nonCurrentLiabilities',
    LONG_DEBT,
    section,
  ),
  rule('BALANCE', null, '所有者权益合计=各项所有者权益之和', 'totalEquity', EQUITY, {
    section: true,
    without: 'parentEquity',
  }),
  rule(
    'BALANCE',
    null,
    '归属于母公司所有者权益合计=各项所有者权益之和',
    'parentEquity',
    EQUITY,
    section,
  ),
  rule(
    'BALANCE',
    null,
    '所有者权益合计=归属于母公司所有者权益合计+少数股东权益',
    'totalEquity',
    'parentEquity minorityInterest',
    { rows: 2 },
  ),
  rule(
    'INCOME',
    'SMALL',
    '营业利润=营业收入-营业成本-税金及附加-销售费用-管理费用-财务费用+投资收益',
    'operatingProfit',
    'revenue -cost -taxesAndSurcharges -sellingExpenses -adminExpenses -financeExpenses investmentIncome',
    { rows: 6 },
  ),
  rule(
    'INCOME',
    null,
    '利润总额=营业利润+营业外收入-营业外支出',
    'totalProfit',
    'operatingProfit nonOperatingIncome -nonOperatingExpenses',
    { rows: 3 },
  ),
  rule('INCOME', null, '净利润=利润总额-所得税费用', 'netProfit', 'totalProfit -incomeTax', {
    rows: 2,
  }),
  rule(
    'CASH',
    'SMALL',
    '经营活动产生的现金流量净额=经营活动收到的现金-经营活动支付的现金',
    'operatingNet',
    'cashFromSales otherOperatingIn -cashForPurchases -cashForPayroll -cashForTaxes -otherOperatingOut',
    { rows: 6 },
  ),
  rule(
    'CASH',
    'SMALL',
    '投资活动产生的现金流量净额=投资活动收到的现金-投资活动支付的现金',
    'investingNet',
    'investmentsRecovered investmentReturns disposalsReceived -investmentsMade -assetsPurchased',
    { rows: 5 },
  ),
  rule(
    'CASH',
    'SMALL',
    '筹资活动产生的现金流量净额=筹资活动收到的现金-筹资活动支付的现金',
    'financingNet',
    'loansReceived capitalReceived -loansRepaid -interestPaid -dividendsPaid',
    { rows: 5 },
  ),
  rule('CASH', null, '经营活动现金流入小计=各项之和', 'operatingIn', OPERATING_IN, section),
  rule('CASH', null, '经营活动现金流出小计=各项之和', 'operatingOut', OPERATING_OUT, section),
  rule('CASH', null, '投资活动现金流入小计=各项之和', 'investingIn', INVESTING_IN, section),
  rule('CASH', null, '投资活动现金流出小计=各项之和', 'investingOut', INVESTING_OUT, section),
  rule('CASH', null, '筹资活动现金流入小计=各项之和', 'financingIn', FINANCING_IN, section),
  rule('CASH', null, '筹资活动现金流出小计=各项之和', 'financingOut', FINANCING_OUT, section),
  rule(
    'CASH',
    null,
    '经营活动产生的现金流量净额=经营活动现金流入小计-经营活动现金流出小计',
    'operatingNet',
    'operatingIn -operatingOut',
    { rows: 2 },
  ),
  rule(
    'CASH',
    null,
    '投资活动产生的现金流量净额=投资活动现金流入小计-投资活动现金流出小计',
    'investingNet',
    'investingIn -investingOut',
    { rows: 2 },
  ),
  rule(
    'CASH',
    null,
    '筹资活动产生的现金流量净额=筹资活动现金流入小计-筹资活动现金流出小计',
    'financingNet',
    'financingIn -financingOut',
    { rows: 2 },
  ),
  rule(
    'CASH',
    null,
    '现金净增加额=经营+投资+筹资活动产生的现金流量净额+汇率变动的影响',
    'cashChange',
    'operatingNet investingNet financingNet exchangeEffect',
    { rows: 3 },
  ),
  rule(
    'CASH',
    null,
    '期末现金余额=期初现金余额+现金净增加额',
    'cashAtEnd',
    'cashAtBegin cashChange',
    {
      all: true,
    },
  ),
]
