/**
 * Which item of a statement an account belongs to: by the name that the books give it, else by its code under the standard that the
 * books follow (财会〔2011〕17号, 财会〔2006〕18号). Names go first, because older charts give the same codes to other accounts.
 */

/** SMALL: 小企业会计准则, and older charts of the same classes; GENERAL: 企业会计准则. */
export type Layout = 'SMALL' | 'GENERAL'

/** 本年利润, into which the accounts of a period are closed; 以前年度损益调整, which is of no period of the report. */
export const PROFIT_OF_YEAR = 'profitOfYear'
export const EARLIER_YEARS = 'earlierYears'

/** Item → names of its accounts. */
const NAMES = `
cash 库存现金 现金 银行存款 其他货币资金 备用金
shortInvestments 短期投资 交易性金融资产
notesReceivable 应收票据
accountsReceivable 应收账款 应收帐款 坏账准备
prepayments 预付账款 预付帐款 预付款项
dividendsReceivable 应收股利
interestReceivable 应收利息
otherReceivables 其他应收款
inventories 材料采购 在途物资 原材料 材料成本差异 库存商品 发出商品 商品进销差价 委托加工物资 周转材料 包装物 低值易耗品 存货跌价准备 消耗性生物资产 生产成本 制造费用 劳务成本 工程施工 合同履约成本 自制半成品 半成品 包装物及低值易耗品 委托代销商品
contractAssets 合同资产
otherCurrentAssets 待处理财产损溢 待处理财产损益 待摊费用
bondInvestments 长期债券投资 持有至到期投资 债权投资 长期债权投资
longReceivables 长期应收款
longEquityInvestments 长期股权投资 长期股权投资减值准备
investmentProperty 投资性房地产
fixedAssets 固定资产 累计折旧 固定资产减值准备
constructionInProgress 在建工程
engineeringMaterials 工程物资
fixedAssetsDisposal 固定资产清理
biologicalAssets 生产性生物资产 生产性生物资产累计折旧
rightOfUseAssets 使用权资产 使用权资产累计折旧
intangibleAssets 无形资产 累计摊销 无形资产减值准备
developmentCosts 研发支出 开发支出
goodwill 商誉
longPrepaidExpenses 长期待摊费用
deferredTaxAssets 递延所得税资产
shortLoans 短期借款
tradingLiabilities 交易性金融负债
notesPayable 应付票据
accountsPayable 应付账款 应付帐款
advances 预收账款 预收帐款 预收款项
contractLiabilities 合同负债
payrollPayable 应付职工薪酬 应付工资 应付福利费
taxesPayable 应交税费 应交税金 其他应交款
interestPayable 应付利息
dividendsPayable 应付股利 应付利润
otherPayables 其他应付款
otherCurrentLiabilities 预提费用
deferredIncome 递延收益
longLoans 长期借款
bondsPayable 应付债券
leaseLiabilities 租赁负债
longPayables 长期应付款
specialPayables 专项应付款
provisions 预计负债
deferredTaxLiabilities 递延所得税负债
paidInCapital 实收资本 股本
capitalReserve 资本公积
treasuryStock 库存股
otherComprehensiveIncome 其他综合收益
surplusReserve 盈余公积
profitOfYear 本年利润
retainedEarnings 利润分配 未分配利润
revenue 主营业务收入 其他业务收入
cost 主营业务成本 其他业务成本 其他业务支出
taxesAndSurcharges 税金及附加 营业税金及附加 主营业务税金及附加
sellingExpenses 销售费用 营业费用
adminExpenses 管理费用
researchExpenses 研发费用
financeExpenses 财务费用 汇兑损益
otherGains 其他收益
investmentIncome 投资收益
fairValueGains 公允价值变动损益 公允价值变动收益
assetImpairment 资产减值损失
creditImpairment 信用减值损失
disposalGains 资产处置损益 资产处置收益
nonOperatingIncome 营业外收入
nonOperatingExpenses 营业外支出
incomeTax 所得税费用 所得税
earlierYears 以前年度损益调整`

const BOTH_CODES = `
cash 1001 1002 1012
shortInvestments 1101
notesReceivable 1121
accountsReceivable 1122 1231
prepayments 1123
dividendsReceivable 1131
interestReceivable 1132
otherReceivables 1221
inventories 1401 1402 1403 1404 1405 1406 1407 1408 1411 1421 1471
bondInvestments 1501
longEquityInvestments 1511 1512
investmentProperty 1521
longReceivables 1531
fixedAssets 1601 1602 1603
constructionInProgress 1604
engineeringMaterials 1605
fixedAssetsDisposal 1606
biologicalAssets 1621 1622
intangibleAssets 1701 1702 1703
goodwill 1711
longPrepaidExpenses 1801
deferredTaxAssets 1811
otherCurrentAssets 1901
shortLoans 2001
tradingLiabilities 2101
notesPayable 2201
accountsPayable 2202
advances 2203
payrollPayable 2211
taxesPayable 2221
interestPayable 2231
dividendsPayable 2232
otherPayables 2241
deferredIncome 2401
longLoans 2501
bondsPayable 2502
longPayables 2701
specialPayables 2711
provisions 2801
deferredTaxLiabilities 2901`

const CODES: Readonly<Record<Layout, string>> = {
  SMALL: `
paidInCapital 3001
capitalReserve 3002
surplusReserve 3101
profitOfYear 3103
retainedEarnings 3104
inventories 4001 4101 4401 4403
developmentCosts 4301
revenue 5001 5051
investmentIncome 5111
nonOperatingIncome 5301
cost 5401 5402
taxesAndSurcharges 5403
sellingExpenses 5601
adminExpenses 5602
financeExpenses 5603
nonOperatingExpenses 5711
incomeTax 5801`,
  GENERAL: `
paidInCapital 4001
capitalReserve 4002
otherComprehensiveIncome 4003
surplusReserve 4101
profitOfYear 4103
retainedEarnings 4104
treasuryStock 4201
inventories 5001 5101 5201 5401 5402 5403
developmentCosts 5301
revenue 6001 6051
financeExpenses 6061 6603
fairValueGains 6101
investmentIncome 6111
disposalGains 6115
otherGains 6117
nonOperatingIncome 6301
cost 6401 6402
taxesAndSurcharges 6403
sellingExpenses 6601
adminExpenses 6602
assetImpairment 6701
creditImpairment 6702
nonOperatingExpenses 6711
incomeTax 6801
earlierYears 6901`,
}

function tableOf(text: string): Map<string, string> {
  const table = new Map<string, string>()
  for (const line of text.trim().split('\n')) {
    const [item = '', ...keys] = line.split(' ')
    for (const key of keys) table.set(key, item)
  }
  return table
}

const BY_NAME = tableOf(NAMES)
const BY_CODE: Readonly<Record<Layout, ReadonlyMap<string, string>>> = {
  SMALL: tableOf(BOTH_CODES + CODES.SMALL),
  GENERAL: tableOf(BOTH_CODES + CODES.GENERAL),
}

/** Item of an account of the first level; null = neither its name nor its code tells one. */
export const itemOf = (layout: Layout, top: string, name: string | null): string | null =>
  BY_NAME.get((name ?? '').replace(/\s/g, '')) ?? BY_CODE[layout].get(top) ?? null

const REVENUE_NAMES = /^(?:主营业务收入|营业收入|商品销售收入|产品销售收入)$/
const CAPITAL_NAMES = /^(?:实收资本|股本)/
/** Expenses of a child account, by what its name holds. */
export const INTEREST_NAMES = /利息(?:支出|费用)/
export const ENTERTAINMENT_NAMES = /招待费/

/** Codes that one standard has and the other has not. */
const ONLY: Readonly<Record<Layout, RegExp>> = {
  SMALL: /^(?:3001|3002|310[134]|540[123]|560[123]|5711|5801)$/,
  GENERAL: /^6/,
}

/** The standard that a chart of accounts follows: by its names, else by the codes that there are; null = it cannot be told. */
export function layoutOf(tops: ReadonlyMap<string, string | null>): Layout | null {
  const named = (names: RegExp, first: string) =>
    [...tops].some(([top, name]) => top.startsWith(first) && names.test(name ?? ''))
  if (named(REVENUE_NAMES, '6')) return 'GENERAL'
  if (named(REVENUE_NAMES, '5')) return 'SMALL'
  if (named(CAPITAL_NAMES, '4')) return 'GENERAL'
  if (named(CAPITAL_NAMES, '3')) return 'SMALL'
  const held = (codes: RegExp) => [...tops.keys()].some((top) => codes.test(top))
  if (held(ONLY.GENERAL)) return 'GENERAL'
  return held(ONLY.SMALL) ? 'SMALL' : null
}

/** 资产, 负债, 权益, 成本, 损益. */
export type AccountClass = 'ASSET' | 'LIABILITY' | 'EQUITY' | 'COST' | 'INCOME'

const CLASSES: Readonly<Record<Layout, Readonly<Record<string, AccountClass>>>> = {
  SMALL: { 1: 'ASSET', 2: 'LIABILITY', 3: 'EQUITY', 4: 'COST', 5: 'INCOME' },
  // 3: 共同类, of which a debit balance is an asset.
  GENERAL: { 1: 'ASSET', 2: 'LIABILITY', 3: 'ASSET', 4: 'EQUITY', 5: 'COST', 6: 'INCOME' },
}

export const classOf = (layout: Layout, top: string): AccountClass | null =>
  CLASSES[layout][top[0] ?? ''] ?? null

/** Items of 损益 that stand on the credit side. */
const GAINS = new Set([
  'revenue',
  'otherGains',
  'investmentIncome',
  'fairValueGains',
  'disposalGains',
  'nonOperatingIncome',
])

/** The side on which an account of 损益 grows; an item that is not known goes by the hundreds of its code, as both standards do. */
export const growsOn = (item: string | null, top: string): 'debit' | 'credit' => {
  if (item !== null) return GAINS.has(item) ? 'credit' : 'debit'
  return Number(top[1]) >= 4 ? 'debit' : 'credit'
}

const CURRENT_ASSETS = new Set(
  'cash shortInvestments notesReceivable accountsReceivable prepayments dividendsReceivable interestReceivable otherReceivables inventories contractAssets otherCurrentAssets'.split(
    ' ',
  ),
)
const LONG_LIABILITIES = new Set(
  'deferredIncome longLoans bondsPayable leaseLiabilities longPayables specialPayables provisions deferredTaxLiabilities'.split(
    ' ',
  ),
)

/** Whether a balance is due within a year, as its item says; of an item that is not known by its code. */
export function isCurrent(what: 'ASSET' | 'LIABILITY', item: string | null, top: string): boolean {
  if (what === 'ASSET') return item === null ? /^1[0-4]|^19|^3/.test(top) : CURRENT_ASSETS.has(item)
  return item === null ? /^2[0-3]/.test(top) : !LONG_LIABILITIES.has(item)
}
