/**
 * A firm of one quarter with what it filed, worked out by hand. It was founded in October 2025 with 100,000; in November it bought goods for
 * 60,000 on credit, sold two thirds of them for 80,000 and paid wages of 10,000; in December its customer paid 90,000, ten thousand more
 * than it owed, and a tax of 1,000 fell due. On 2025-12-31:
 *
 *     cash 100,000 − 10,000 + 90,000 = 180,000    receivables 80,000 − 90,000 = −10,000    stock 60,000 − 40,000 = 20,000
 *     payables 60,000    taxes 1,000    capital 100,000    profit 80,000 − 40,000 − 10,000 − 1,000 = 29,000
 */
import type { StatementKind } from '@xinjian/format/accounts/accounts'
import type { ErpFacts, FiledStatement } from '../../src/erp/facts.ts'
import type { AccountingStandard, StatementItem } from '../../src/finance/facts.ts'
import { balancesOf, type Entry, postedOf, SMALL_CHART } from './books.ts'
import { movedOf } from './cash.ts'
import { erpFacts, monthly } from './facts.ts'

const [OCT, NOV, DEC] = [2025 * 12 + 9, 2025 * 12 + 10, 2025 * 12 + 11]

export const QUARTER_ENTRIES: readonly Entry[] = [
  [OCT, '100201', '3001', 100_000],
  [NOV, '1405', '2202', 60_000],
  [NOV, '112201', '500101', 80_000],
  [NOV, '5401', '1405', 40_000],
  [NOV, '560201', '2211', 10_000],
  [NOV, '2211', '100201', 10_000],
  [NOV, '500101', '3103', 80_000],
  [NOV, '3103', '5401', 40_000],
  [NOV, '3103', '560201', 10_000],
  [DEC, '100201', '112201', 90_000],
  [DEC, '5403', '2221', 1_000],
  [DEC, '3103', '5403', 1_000],
]

/** By code, with what the form calls it and what it says, yuan. */
type Said = Readonly<Record<string, readonly [label: string, yuan: number]>>

/** As the accounts stand: what the customer paid too much is taken off the receivables. */
export const NET_BALANCE: Said = {
  cash: ['货币资金', 180_000],
  accountsReceivable: ['应收账款', -10_000],
  inventories: ['存货', 20_000],
  currentAssets: ['流动资产合计', 190_000],
  nonCurrentAssets: ['非流动资产合计', 0],
  totalAssets: ['资产总计', 190_000],
  accountsPayable: ['应付账款', 60_000],
  taxesPayable: ['应交税费', 1_000],
  currentLiabilities: ['流动负债合计', 61_000],
  totalLiabilities: ['负债合计', 61_000],
  paidInCapital: ['实收资本', 100_000],
  retainedEarnings: ['未分配利润', 29_000],
  totalEquity: ['所有者权益合计', 129_000],
  liabilitiesAndEquity: ['负债和所有者权益总计', 190_000],
}

/** As a statement should show it: the ten thousand are an advance. */
export const GROSS_BALANCE: Said = {
  ...NET_BALANCE,
  accountsReceivable: ['应收账款', 0],
  advances: ['预收账款', 10_000],
  currentAssets: ['流动资产合计', 200_000],
  totalAssets: ['资产总计', 200_000],
  currentLiabilities: ['流动负债合计', 71_000],
  totalLiabilities: ['负债合计', 71_000],
  liabilitiesAndEquity: ['负债和所有者权益总计', 200_000],
}

export const INCOME: Said = {
  revenue: ['营业收入', 80_000],
  cost: ['营业成本', 40_000],
  taxesAndSurcharges: ['税金及附加', 1_000],
  adminExpenses: ['管理费用', 10_000],
  operatingProfit: ['营业利润', 29_000],
  totalProfit: ['利润总额', 29_000],
  netProfit: ['净利润', 29_000],
}

export interface FiledOptions {
  standard?: AccountingStandard | null
  periodTo?: string
  uploaded?: true
}

export function filedStatement(
  kind: StatementKind,
  said: Said,
  { standard = 'SMALL', periodTo = '2025-12-31', uploaded }: FiledOptions = {},
): FiledStatement {
  const items = Object.entries(said).map(([code, [label, yuan]]): StatementItem => {
    const fen = Math.round(yuan * 100)
    const balance = kind === 'BALANCE'
    return {
      ...{ key: `${kind}/${periodTo}/${code}`, code: code.startsWith('?') ? null : code, label },
      ...{ begin: null, end: balance ? fen : null, current: null, ytd: balance ? null : fen },
    }
  })
  const periodFrom = `${periodTo.slice(0, 4)}-10-01`
  return { kind, standard, periodFrom, periodTo, items, ...(uploaded ? { uploaded } : {}) }
}

/** 会小企03表 of the quarter. */
export const CASH: Said = {
  cashFromSales: ['销售产成品、商品、提供劳务收到的现金', 90_000],
  otherOperatingIn: ['收到其他与经营活动有关的现金', 0],
  cashForPurchases: ['购买原材料、商品、接受劳务支付的现金', 0],
  cashForPayroll: ['支付的职工薪酬', 10_000],
  cashForTaxes: ['支付的税费', 0],
  operatingNet: ['经营活动产生的现金流量净额', 80_000],
  capitalReceived: ['吸收投资者投资收到的现金', 100_000],
  financingNet: ['筹资活动产生的现金流量净额', 100_000],
  cashChange: ['现金净增加额', 180_000],
  cashAtBegin: ['期初现金余额', 0],
  cashAtEnd: ['期末现金余额', 180_000],
}

/** Its vouchers, with the money that they tell. */
export const quarterVouchers = (): Pick<ErpFacts, 'turnovers' | 'vouchers' | 'cash'> => ({
  ...postedOf(QUARTER_ENTRIES, SMALL_CHART),
  cash: movedOf(QUARTER_ENTRIES),
})

/** The firm's books by month, and what it filed. */
export const quarterFacts = (
  statements: readonly FiledStatement[] | null,
  more: Partial<ErpFacts> = {},
): ErpFacts =>
  erpFacts({
    balances: balancesOf(QUARTER_ENTRIES, SMALL_CHART, monthly(OCT, DEC)),
    registration: {
      ...{ name: '季度示例有限公司', taxNo: null, taxpayerType: 'SMALL' },
      establishedOn: '2025-10-08',
    },
    filings: { statements, insurance: null },
    ...more,
  })

export const filedFacts = (): ErpFacts =>
  quarterFacts([
    filedStatement('BALANCE', GROSS_BALANCE),
    filedStatement('INCOME', { ...INCOME, revenue: ['营业收入', 78_000.5] }),
  ])
