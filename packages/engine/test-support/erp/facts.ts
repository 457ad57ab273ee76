/** Facts of an enterprise's books: a trading firm with everything in it, and firms of which one book alone is there. */
import type {
  AgeingRow,
  BankMonth,
  ErpFacts,
  OutsideMonth,
  StockTotal,
} from '../../src/erp/facts.ts'
import {
  balancesOf,
  type Entry,
  GENERAL_CHART,
  postedOf,
  SMALL_CHART,
  tradingEntries,
  tradingSales,
} from './books.ts'

/** 2023-03 to 2026-02: thirty-six whole months before the cut-off. */
export const FIRST = 2023 * 12 + 2
export const LAST = 2026 * 12 + 1

/** Nothing at all, at noon of 15 March 2026: M0 is 2026-02. */
export const erpFacts = (more: Partial<ErpFacts> = {}): ErpFacts => ({
  registration: { name: '示例商贸有限公司', taxNo: null, taxpayerType: 'SMALL' },
  dataCutoff: '2026-03-15T12:00:00.123+08:00',
  ...{ balances: [], turnovers: [], vouchers: [], receivables: [], payables: [] },
  ...{ bank: [], bankParties: [], stock: [], outside: [] },
  ...{ signs: [], moves: [], reconciled: null },
  ...more,
})

export const monthsOf = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)

export const monthly = (first: number, last: number): [number, number][] =>
  monthsOf(first, last).map((month) => [month, month])

const yuan = (amount: number): number => Math.round(amount * 100)

/** One party with its ages: not due, then by days. */
export function ageing(
  party: string,
  ages: readonly (readonly [from: number | null, to: number | null, yuan: number])[],
  more: Partial<AgeingRow> = {},
): AgeingRow {
  const parts = ages.map(([from, to, amount]) => ({ from, to, amount: yuan(amount) }))
  return {
    key: `${party}/${more.asOf ?? '2026-02-28'}`,
    asOf: '2026-02-28',
    party,
    balance: parts.reduce((sum, { amount }) => sum + amount, 0),
    ages: parts,
    ...more,
  }
}

export const stockTotal = (month: number, more: Partial<StockTotal> = {}): StockTotal => ({
  ...{ from: month, to: month, items: 40 },
  openAmount: yuan(50_000),
  inAmount: yuan(70_000),
  outAmount: yuan(68_000),
  closeAmount: yuan(52_000),
  ...{ breaks: 0, negative: 0 },
  ...more,
})

export const bankMonth = (month: number, more: Partial<BankMonth> = {}): BankMonth => ({
  ...{ account: '6222****0001', month, lines: 12 },
  received: yuan(90_000),
  paid: yuan(80_000),
  open: yuan(200_000),
  close: yuan(210_000),
  breaks: 0,
  ...more,
})

/** What others tell of each month of the trading firm: invoices and returns near its sales. */
export const outsideMonths = (first: number, last: number): OutsideMonth[] =>
  monthsOf(first, last).map((month) => ({
    month,
    invoicedOut: yuan(tradingSales(FIRST, month) * 0.98),
    invoicedIn: yuan(tradingSales(FIRST, month) * 0.7),
    declared: yuan(tradingSales(FIRST, month)),
  }))

const ENTRIES = tradingEntries(FIRST, LAST)

export const wholeFacts = (more: Partial<ErpFacts> = {}): ErpFacts =>
  erpFacts({
    balances: balancesOf(ENTRIES, SMALL_CHART, monthly(FIRST, LAST)),
    ...postedOf(ENTRIES, SMALL_CHART),
    receivables: [
      ageing('甲公司', [
        [null, null, 60_000],
        [0, 30, 20_000],
        [181, 365, 5_000],
      ]),
      ageing('乙公司', [
        [null, null, 30_000],
        [91, 180, 10_000],
      ]),
      ageing('丙公司', [[366, null, 4_000]]),
      ageing('丁公司', [[null, null, -1_000]]),
    ],
    payables: [
      ageing('供应商甲', [
        [null, null, 30_000],
        [0, 30, 8_000],
      ]),
      ageing('供应商乙', [[null, null, 2_000]]),
    ],
    bank: monthsOf(LAST - 23, LAST).flatMap((month) => [
      bankMonth(month),
      bankMonth(month, { account: '6222****0002', received: yuan(40_000), close: null }),
    ]),
    bankParties: [
      { party: '甲公司', lines: 30, received: yuan(1_200_000), paid: 0 },
      { party: '供应商甲', lines: 24, received: 0, paid: yuan(900_000) },
    ],
    stock: monthsOf(LAST - 11, LAST).map((month) => stockTotal(month)),
    outside: outsideMonths(FIRST, LAST),
    ...more,
  })

/** Books in which everything is wrong that can be. */
export function tornFacts(): ErpFacts {
  const whole = wholeFacts()
  const balances = whole.balances.map((row) =>
    row.account === '1002' && row.to === LAST - 3 ? { ...row, close: row.close! + yuan(888) } : row,
  )
  const vouchers = whole.vouchers.map((month) =>
    month.month === LAST
      ? {
          ...month,
          debit: month.debit + yuan(12),
          unbalanced: ['2026-02-28 记-7'],
          unbalancedCount: 1,
        }
      : month,
  )
  return {
    ...whole,
    ...{ balances, vouchers },
    receivables: [
      ageing('甲公司', [
        [0, 90, 20_000],
        [181, 365, 15_000],
        [366, null, 30_000],
      ]),
      ageing('乙公司', [[0, 90, 5_000]], { balance: yuan(9_000) }),
    ],
    payables: [ageing('供应商甲', [[0, 365, 8_000]])],
    bank: whole.bank.map((row) => (row.month === LAST ? { ...row, breaks: 3 } : row)),
    stock: [
      ...whole.stock.slice(0, -1),
      stockTotal(LAST, { closeAmount: yuan(40_000), breaks: 4, negative: 6 }),
    ],
    outside: whole.outside.map((month) => ({
      ...month,
      invoicedOut: month.invoicedOut! / 2,
      declared: month.month % 2 === 0 ? null : Math.round(month.declared! * 0.6),
    })),
  }
}

/** By 企业会计准则, kept by vouchers alone and never closed. */
const OPEN_ENTRIES: Entry[] = [
  [LAST - 13, '1002', '4001', 200_000],
  ...monthsOf(LAST - 13, LAST).flatMap((month): Entry[] => [
    [month, '1122', '6001', 50_000],
    // A return on the other side.
    [month, '6001', '1122', 2_000],
    [month, '1405', '2202', 31_000],
    [month, '6401', '1405', 30_000],
    [month, '6602', '1001', 4_000],
    [month, '1001', '1122', 30_000],
    [month, '1002', '1122', 10_000],
  ]),
]

export const vouchersOnly = (more: Partial<ErpFacts> = {}): ErpFacts =>
  erpFacts({
    ...postedOf(OPEN_ENTRIES, GENERAL_CHART),
    registration: { name: '示例科技有限公司', taxNo: null, taxpayerType: 'GENERAL' },
    ...more,
  })

/** Two years of balances by the year alone. */
export const yearsOnly = (more: Partial<ErpFacts> = {}): ErpFacts =>
  erpFacts({
    balances: balancesOf(ENTRIES, SMALL_CHART, [
      [2024 * 12, 2024 * 12 + 11],
      [2025 * 12, 2025 * 12 + 11],
    ]),
    ...more,
  })

export const bankOnly = (): ErpFacts =>
  erpFacts({ bank: monthsOf(LAST - 5, LAST + 1).map((month) => bankMonth(month)) })

const YOUNG = LAST - 3
export const youngFacts = (): ErpFacts => {
  const entries = tradingEntries(YOUNG, LAST)
  return erpFacts({
    balances: balancesOf(entries, SMALL_CHART, monthly(YOUNG, LAST)),
    registration: {
      name: '新设示例有限公司',
      taxNo: null,
      taxpayerType: 'SMALL',
      establishedOn: '2025-11-05',
    },
  })
}
