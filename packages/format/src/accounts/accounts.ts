/**
 * One chart of the items of financial statements: whatever standard a statement follows (小企业会计准则, 企业会计准则 of any year),
 * its items are known by these codes (domain §2.7, 财会〔2011〕17号, 财会〔2019〕6号).
 */

export const STATEMENT_KINDS = ['BALANCE', 'INCOME', 'CASH'] as const
/** 资产负债表, 利润表, 现金流量表. */
export type StatementKind = (typeof STATEMENT_KINDS)[number]

const BALANCE = `
cash 货币资金|shortInvestments 交易性金融资产|derivativeAssets 衍生金融资产|notesReceivable 应收票据|accountsReceivable 应收账款
receivablesFinancing 应收款项融资|prepayments 预付款项|dividendsReceivable 应收股利|interestReceivable 应收利息|otherReceivables 其他应收款
inventories 存货|rawMaterials 原材料|workInProgress 在产品|finishedGoods 库存商品|turnoverMaterials 周转材料|contractAssets 合同资产
heldForSaleAssets 持有待售资产|currentPortionOfAssets 一年内到期的非流动资产|otherCurrentAssets 其他流动资产|currentAssets 流动资产合计
bondInvestments 债权投资|otherBondInvestments 其他债权投资|longReceivables 长期应收款|longEquityInvestments 长期股权投资
otherEquityInvestments 其他权益工具投资|otherNonCurrentFinancialAssets 其他非流动金融资产|investmentProperty 投资性房地产
fixedAssetsCost 固定资产原价|accumulatedDepreciation 累计折旧|fixedAssets 固定资产|constructionInProgress 在建工程|engineeringMaterials 工程物资
fixedAssetsDisposal 固定资产清理|biologicalAssets 生产性生物资产|oilAndGasAssets 油气资产|rightOfUseAssets 使用权资产|intangibleAssets 无形资产
developmentCosts 开发支出|goodwill 商誉|longPrepaidExpenses 长期待摊费用|deferredTaxAssets 递延所得税资产|otherNonCurrentAssets 其他非流动资产
nonCurrentAssets 非流动资产合计|totalAssets 资产总计
shortLoans 短期借款|tradingLiabilities 交易性金融负债|derivativeLiabilities 衍生金融负债|notesPayable 应付票据|accountsPayable 应付账款
advances 预收款项|contractLiabilities 合同负债|payrollPayable 应付职工薪酬|taxesPayable 应交税费|interestPayable 应付利息
dividendsPayable 应付股利|otherPayables 其他应付款|heldForSaleLiabilities 持有待售负债|currentPortionOfLiabilities 一年内到期的非流动负债
otherCurrentLiabilities 其他流动负债|currentLiabilities 流动负债合计|longLoans 长期借款|bondsPayable 应付债券|leaseLiabilities 租赁负债
longPayables 长期应付款|specialPayables 专项应付款|provisions 预计负债|deferredIncome 递延收益|deferredTaxLiabilities 递延所得税负债
otherNonCurrentLiabilities 其他非流动负债|nonCurrentLiabilities 非流动负债合计|totalLiabilities 负债合计|paidInCapital 实收资本
otherEquityInstruments 其他权益工具|capitalReserve 资本公积|treasuryStock 库存股|otherComprehensiveIncome 其他综合收益|specialReserve 专项储备
surplusReserve 盈余公积|retainedEarnings 未分配利润|parentEquity 归属于母公司所有者权益合计|minorityInterest 少数股东权益
totalEquity 所有者权益合计|liabilitiesAndEquity 负债和所有者权益总计`

const INCOME = `
totalRevenue 营业总收入|revenue 营业收入|totalCost 营业总成本|cost 营业成本|taxesAndSurcharges 税金及附加|sellingExpenses 销售费用
repairExpenses 商品维修费|advertisingExpenses 广告费和业务宣传费|adminExpenses 管理费用|organizationExpenses 开办费|entertainmentExpenses 业务招待费
researchExpenses 研发费用|financeExpenses 财务费用|interestExpenses 利息费用|interestIncome 利息收入|otherGains 其他收益|investmentIncome 投资收益
hedgingGains 净敞口套期收益|fairValueGains 公允价值变动收益|creditImpairment 信用减值损失|assetImpairment 资产减值损失|disposalGains 资产处置收益
operatingProfit 营业利润|nonOperatingIncome 营业外收入|governmentGrants 政府补助|nonOperatingExpenses 营业外支出|badDebtLosses 坏账损失
taxLateFees 税收滞纳金|totalProfit 利润总额|incomeTax 所得税费用|netProfit 净利润|otherComprehensiveGains 其他综合收益的税后净额
comprehensiveIncome 综合收益总额|basicEarnings 基本每股收益|dilutedEarnings 稀释每股收益`

const CASH = `
cashFromSales 销售商品、提供劳务收到的现金|taxRefunds 收到的税费返还|otherOperatingIn 收到其他与经营活动有关的现金|operatingIn 经营活动现金流入小计
cashForPurchases 购买商品、接受劳务支付的现金|cashForPayroll 支付给职工以及为职工支付的现金|cashForTaxes 支付的各项税费|otherOperatingOut 支付其他与经营活动有关的现金
operatingOut 经营活动现金流出小计|operatingNet 经营活动产生的现金流量净额|investmentsRecovered 收回投资收到的现金|investmentReturns 取得投资收益收到的现金
disposalsReceived 处置固定资产、无形资产和其他长期资产收回的现金净额|otherInvestingIn 收到其他与投资活动有关的现金|investingIn 投资活动现金流入小计
assetsPurchased 购建固定资产、无形资产和其他长期资产支付的现金|investmentsMade 投资支付的现金|otherInvestingOut 支付其他与投资活动有关的现金
investingOut 投资活动现金流出小计|investingNet 投资活动产生的现金流量净额|capitalReceived 吸收投资收到的现金|loansReceived 取得借款收到的现金
otherFinancingIn 收到其他与筹资活动有关的现金|financingIn 筹资活动现金流入小计|loansRepaid 偿还债务支付的现金|interestPaid 偿付利息支付的现金
dividendsPaid 分配股利、利润支付的现金|otherFinancingOut 支付其他与筹资活动有关的现金|financingOut 筹资活动现金流出小计
financingNet 筹资活动产生的现金流量净额|exchangeEffect 汇率变动对现金的影响|cashUnclassified 未归类的现金收支净额|cashChange 现金及现金等价物净增加额|cashAtBegin 期初现金及现金等价物余额
cashAtEnd 期末现金及现金等价物余额`

export interface Account {
  /** `accountsReceivable` */
  code: string
  kind: StatementKind
  /** As 企业会计准则 of today names it. */
  name: string
  /** Position in the statement, from 0. */
  place: number
}

const accountsOf = (kind: StatementKind, text: string): Account[] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((entry, place) => {
      const [code = '', name = ''] = entry.split(' ')
      return { code, kind, name, place }
    })

/** All items, statement by statement in the order of the form. */
export const ACCOUNTS: readonly Account[] = [
  ...accountsOf('BALANCE', BALANCE),
  ...accountsOf('INCOME', INCOME),
  ...accountsOf('CASH', CASH),
]

const BY_CODE = new Map(ACCOUNTS.map((account) => [account.code, account]))

/** Throws a RangeError for a code that is in no statement. */
export function accountOf(code: string): Account {
  const account = BY_CODE.get(code)
  if (!account) throw new RangeError(`no account ${code}`)
  return account
}
