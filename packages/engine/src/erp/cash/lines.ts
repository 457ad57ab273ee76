/**
 * Which line of 现金流量表 money belongs to by the account on the other side (企业会计准则第31号; 小企业会计准则 附录, 会小企03表): by the item that the
 * account belongs to and, where one item holds several kinds, by the names of the accounts. What neither tells is of no line.
 */
import { digitsOf, topOf } from '../chart/code.ts'
import { itemOf, type Layout } from '../chart/items.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { namesAbove } from '../ledger/named.ts'

/** Money came from the account, or went to it. */
export type Way = 'received' | 'paid'

/** Item → line of money received, line of money paid. A way back takes off the line: a refund to a customer is less received of sales. */
const FLOWS = `
revenue cashFromSales cashFromSales
notesReceivable cashFromSales cashFromSales
accountsReceivable cashFromSales cashFromSales
contractAssets cashFromSales cashFromSales
advances cashFromSales cashFromSales
contractLiabilities cashFromSales cashFromSales
inventories cashForPurchases cashForPurchases
prepayments cashForPurchases cashForPurchases
notesPayable cashForPurchases cashForPurchases
accountsPayable cashForPurchases cashForPurchases
cost cashForPurchases cashForPurchases
payrollPayable cashForPayroll cashForPayroll
taxesAndSurcharges taxRefunds cashForTaxes
incomeTax taxRefunds cashForTaxes
sellingExpenses otherOperatingOut otherOperatingOut
adminExpenses otherOperatingOut otherOperatingOut
researchExpenses otherOperatingOut otherOperatingOut
nonOperatingExpenses otherOperatingOut otherOperatingOut
provisions otherOperatingOut otherOperatingOut
otherReceivables otherOperatingIn otherOperatingOut
otherPayables otherOperatingIn otherOperatingOut
otherCurrentAssets otherOperatingIn otherOperatingOut
otherCurrentLiabilities otherOperatingIn otherOperatingOut
nonOperatingIncome otherOperatingIn otherOperatingIn
otherGains otherOperatingIn otherOperatingIn
deferredIncome otherOperatingIn otherOperatingIn
shortInvestments investmentsRecovered investmentsMade
bondInvestments investmentsRecovered investmentsMade
longEquityInvestments investmentsRecovered investmentsMade
investmentIncome investmentReturns investmentReturns
dividendsReceivable investmentReturns investmentReturns
interestReceivable investmentReturns investmentReturns
fixedAssets disposalsReceived assetsPurchased
investmentProperty disposalsReceived assetsPurchased
biologicalAssets disposalsReceived assetsPurchased
intangibleAssets disposalsReceived assetsPurchased
fixedAssetsDisposal disposalsReceived disposalsReceived
disposalGains disposalsReceived disposalsReceived
constructionInProgress assetsPurchased assetsPurchased
engineeringMaterials assetsPurchased assetsPurchased
developmentCosts assetsPurchased assetsPurchased
longPrepaidExpenses assetsPurchased assetsPurchased
shortLoans loansReceived loansRepaid
longLoans loansReceived loansRepaid
bondsPayable loansReceived loansRepaid
interestPayable interestPaid interestPaid
dividendsPayable dividendsPaid dividendsPaid
paidInCapital capitalReceived otherFinancingOut
capitalReserve capitalReceived otherFinancingOut
leaseLiabilities otherFinancingIn otherFinancingOut
longPayables otherFinancingIn otherFinancingOut
specialPayables otherFinancingIn otherFinancingOut`

const BY_ITEM = new Map(
  FLOWS.trim()
    .split('\n')
    .map((line) => {
      const [item = '', received = '', paid = ''] = line.split(' ')
      return [item, { received, paid }] as const
    }),
)

/** Money that comes; of every other line it goes. */
const INFLOWS: ReadonlySet<string> = new Set(
  'cashFromSales taxRefunds otherOperatingIn investmentsRecovered investmentReturns disposalsReceived otherInvestingIn capitalReceived loansReceived otherFinancingIn exchangeEffect'.split(
    ' ',
  ),
)

export const signOf = (code: string): 1 | -1 => (INFLOWS.has(code) ? 1 : -1)

/** 会小企03表 has fewer lines: what it has none for. */
const OF_SMALL: Readonly<Record<string, string | null>> = {
  taxRefunds: 'otherOperatingIn',
  otherFinancingIn: null,
  otherFinancingOut: null,
  exchangeEffect: null,
}

const PAYROLL = /工资|薪酬|薪金|奖金|津贴|社保|社会保险|养老|公积金|福利/
const TAX_OF_EXPENSES = /印花税|房产税|土地使用税|车船税|税金|残疾人/
const OUTPUT_TAX = /销项/
const INPUT_TAX = /进项|待认证|待抵扣/
/** Without the columns that a general taxpayer keeps under it: input tax and payments are one. */
const WHOLE_VAT = /^$|应[交缴]增值税$/
const REFUNDED = /退税|即征即退|税费返还/
const INCOME_TAX_OF_PERSONS = /个人所得税|个税/
const OF_PROFITS = /股利|股息|红利|分红|利润分配/
const RENT = /租金|房租|租赁费/
const BANK_CHARGES = /手续费|工本费|汇款|账户管理|结算费/
const EXCHANGE = /汇兑/
const INTEREST = /利息/
const INTEREST_RECEIVED = /利息收入|存款利息/
const INTEREST_PAID = /利息支出|利息费用|借款利息|贷款利息/

/** null = it cannot be told. */
type ByName = (names: string, way: Way) => string | null | undefined

const payroll: ByName = (names) => (PAYROLL.test(names) ? 'cashForPayroll' : undefined)

/**
 * What was held back of somebody's income and paid on to the bureau goes with that income (准则第31号应用指南: 代扣代缴的职工个人所得税): of profits given out
 * with these, else with wages.
 */
const withheld: ByName = (names) =>
  INCOME_TAX_OF_PERSONS.test(names)
    ? OF_PROFITS.test(names)
      ? 'dividendsPaid'
      : 'cashForPayroll'
    : undefined

/** 代扣社保、公积金、个税 of wages pass through other payables. */
const held: ByName = (names, way) => withheld(names, way) ?? payroll(names, way)

const expenses: ByName = (names, way) =>
  payroll(names, way) ?? (TAX_OF_EXPENSES.test(names) ? 'cashForTaxes' : undefined)

/** Charges, interest and exchange differences stand under 财务费用: by their names alone. */
const finance: ByName = (names, way) => {
  if (BANK_CHARGES.test(names)) return 'otherOperatingOut'
  if (EXCHANGE.test(names)) return 'exchangeEffect'
  if (INTEREST_RECEIVED.test(names)) return 'otherOperatingIn'
  if (INTEREST_PAID.test(names)) return 'interestPaid'
  if (!INTEREST.test(names)) return null
  return way === 'received' ? 'otherOperatingIn' : 'interestPaid'
}

/**
 * Tax on top of what is sold or bought is received and paid with it. What is received of VAT otherwise is output tax where the account is that
 * of VAT as a whole (小规模纳税人), else money back from the bureau.
 */
const tax: ByName = (names, way) => {
  const ofPersons = withheld(names, way)
  if (ofPersons) return ofPersons
  if (OUTPUT_TAX.test(names)) return 'cashFromSales'
  if (INPUT_TAX.test(names)) return 'cashForPurchases'
  if (way === 'paid') return 'cashForTaxes'
  if (/退/.test(names)) return 'taxRefunds'
  if (/应[交缴]增值税/.test(names)) return 'cashFromSales'
  return names === '' ? null : 'taxRefunds'
}

const interest: ByName = (names) => (INTEREST.test(names) ? 'interestPaid' : undefined)
const refunds: ByName = (names) => (REFUNDED.test(names) ? 'taxRefunds' : undefined)
/** Rent paid ahead makes no asset. */
const rent: ByName = (names) => (RENT.test(names) ? 'otherOperatingOut' : undefined)
/** 研发支出 is an asset as far as it is capitalised; where the books do not say how far, it cannot be told. */
const research: ByName = (names, way) => {
  if (/资本化/.test(names)) return 'assetsPurchased'
  return /费用化/.test(names) ? (payroll(names, way) ?? 'otherOperatingOut') : null
}

const BY_NAME: Readonly<Record<string, ByName>> = {
  inventories: payroll,
  sellingExpenses: expenses,
  adminExpenses: expenses,
  researchExpenses: expenses,
  financeExpenses: finance,
  taxesPayable: tax,
  otherPayables: held,
  otherReceivables: refunds,
  longPrepaidExpenses: rent,
  developmentCosts: research,
  shortLoans: interest,
  longLoans: interest,
  bondsPayable: interest,
  nonOperatingIncome: refunds,
  otherGains: refunds,
  // Profit given out without 应付利润 between.
  retainedEarnings: (_names, way) => (way === 'paid' ? 'dividendsPaid' : null),
}

export interface Teller {
  ledger: Ledger
  layout: Layout
  /** 一般纳税人, or not known to be none (`mayBeGeneral`). */
  general: boolean
}

/** Who is not known to deduct nothing may have input tax among what was paid for taxes, so that it is of no line. */
export const mayBeGeneral = (taxpayerType: string | null | undefined): boolean =>
  taxpayerType !== 'SMALL' && taxpayerType !== 'INDIVIDUAL'

const isTold = (code: string | null | undefined, layout: Layout): string | null => {
  if (code === null || code === undefined) return null
  const own = OF_SMALL[code]
  return layout === 'SMALL' && own !== undefined ? own : code
}

function lineOf({ ledger, layout, general }: Teller, account: string, way: Way): string | null {
  const digits = digitsOf(account)
  const top = topOf(account)
  const item = itemOf(layout, top, ledger.names.get(top) ?? null)
  if (item === null) return null
  // Of the account of the first level the item says all that its name does.
  const under = namesAbove(ledger, digits).slice(ledger.names.get(top) == null ? 0 : 1)
  const names = digits.length > top.length ? under.join('/') : ''
  if (item === 'taxesPayable' && general && WHOLE_VAT.test(names) && way === 'paid') return null
  const named = BY_NAME[item]?.(names, way)
  return isTold(named === undefined ? BY_ITEM.get(item)?.[way] : named, layout)
}

/** The line of money that is of accounts together: theirs if it is the same of each; null = it cannot be told. */
export function cashLineOf(teller: Teller, accounts: readonly string[], way: Way): string | null {
  const lines = new Set(accounts.map((account) => lineOf(teller, account, way)))
  return lines.size === 1 ? [...lines][0]! : null
}
