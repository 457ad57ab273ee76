/**
 * The lines on which the statements of the ledger and the filed ones are set side by side: the chart of both standards, with the items that
 * one standard shows by themselves and the other within a neighbour put together on both sides (财会〔2011〕17号, 财会〔2019〕6号).
 */
import { ACCOUNTS, type StatementKind } from '@xinjian/format/accounts/accounts'
import { ERP_FILED_SAYS } from './words.ts'

export interface Line {
  code: string
  kind: StatementKind
  name: string
  /** Items that count with it where a side tells them. */
  also: readonly string[]
  /** Any of its items tells the line; else only its own does. */
  any?: true
  /** What a form calls it that has one line for several items: it has no code there. */
  label?: RegExp
}

type Merged = Pick<Line, 'name' | 'also' | 'any' | 'label'>

const MERGED: Readonly<Record<string, Merged>> = {
  otherReceivables: {
    name: ERP_FILED_SAYS.otherReceivables,
    also: ['interestReceivable', 'dividendsReceivable'],
  },
  fixedAssets: { name: ERP_FILED_SAYS.fixedAssets, also: ['fixedAssetsDisposal'] },
  constructionInProgress: {
    name: ERP_FILED_SAYS.constructionInProgress,
    also: ['engineeringMaterials'],
  },
  // 预收 of a contract is 合同负债 by 企业会计准则, and by whichever name the form lists it.
  advances: { name: ERP_FILED_SAYS.advances, also: ['contractLiabilities'], any: true },
  otherPayables: {
    name: ERP_FILED_SAYS.otherPayables,
    also: ['interestPayable', 'dividendsPayable'],
  },
  longPayables: { name: ERP_FILED_SAYS.longPayables, also: ['specialPayables'] },
  // 企业会计准则 has one line of what was paid to lenders for interest and to owners.
  dividendsPaid: {
    name: ERP_FILED_SAYS.dividendsPaid,
    also: ['interestPaid'],
    any: true,
    label: /^(?:其中[：:])?分配股利、利润[或及]偿付利息/,
  },
  // 小企业会计准则 has no line of 收到的税费返还.
  otherOperatingIn: { name: ERP_FILED_SAYS.otherOperatingIn, also: ['taxRefunds'] },
  // 小企业会计准则 counts 研究费用 in 管理费用, the other standard shows 研发费用 beside it.
  adminExpenses: { name: ERP_FILED_SAYS.adminExpenses, also: ['researchExpenses'] },
}

const WITHIN = new Set(Object.values(MERGED).flatMap(({ also }) => also))

/** By the order of the forms. */
export const LINES: readonly Line[] = ACCOUNTS.filter(({ code }) => !WITHIN.has(code)).map(
  ({ code, kind, name }) => ({ code, kind, ...(MERGED[code] ?? { name, also: [] }) }),
)

/**
 * Lines that hold other things by the one standard than by the other: 其他收益, 资产处置收益 and 减值 stand within 营业利润 by 企业会计准则
 * and in 营业外收入 and 营业外支出 by 小企业会计准则. 利润总额 holds the same by both.
 */
export const OTHER_BY_STANDARD: ReadonlySet<string> = new Set([
  'operatingProfit',
  'nonOperatingIncome',
  'nonOperatingExpenses',
])

/** Items that 小企业会计准则 has no line for: where the ledger follows it, that they are not listed does not say that they are nil. */
export const NOT_OF_SMALL: ReadonlySet<string> = new Set(
  `derivativeAssets receivablesFinancing contractAssets heldForSaleAssets currentPortionOfAssets otherBondInvestments longReceivables
otherEquityInvestments otherNonCurrentFinancialAssets investmentProperty oilAndGasAssets rightOfUseAssets goodwill deferredTaxAssets tradingLiabilities
derivativeLiabilities heldForSaleLiabilities currentPortionOfLiabilities bondsPayable leaseLiabilities provisions deferredTaxLiabilities
otherEquityInstruments treasuryStock otherComprehensiveIncome specialReserve parentEquity minorityInterest totalRevenue totalCost otherGains
hedgingGains fairValueGains creditImpairment assetImpairment disposalGains otherComprehensiveGains comprehensiveIncome basicEarnings
dilutedEarnings taxRefunds operatingIn operatingOut investingIn investingOut financingIn financingOut otherInvestingIn
otherInvestingOut otherFinancingIn otherFinancingOut exchangeEffect`.split(/\s/),
)

/**
 * An asset and the debt that its balances on the other side are shown as: 应收账款 of a customer that paid more is 预收, and so on. The ledger
 * nets them on its account, a statement need not.
 */
export const OTHER_SIDE: readonly (readonly [asset: string, debt: string])[] = [
  ['accountsReceivable', 'advances'],
  ['prepayments', 'accountsPayable'],
  ['otherReceivables', 'otherPayables'],
  ['otherCurrentAssets', 'taxesPayable'],
]

/** Sums that grow by what is shown on the other side. */
export const GROWN_SUMS: ReadonlySet<string> = new Set([
  'currentAssets',
  'totalAssets',
  'currentLiabilities',
  'totalLiabilities',
  'liabilitiesAndEquity',
])
