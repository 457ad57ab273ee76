/**
 * A firm of twelve months, 2025-03 to 2026-02, with what the bureau knows of its wages and its input tax, worked out by hand. Each month it
 * owes wages of 20,000, insurance of 5,000 and welfare of 800, and a bonus of 60,000 in December; it buys for 30,000 with 3,900 of input tax,
 * of which 500 are transferred out. The bureau: 7,000 of contributions for four persons a month; 3,900 of input tax declared, 5,200 in
 * December; special invoices of 4,000 of tax a month up to December.
 *
 *     2025 (10 months)  wages 10 × 20,000 + 60,000 = 260,000   owed 70,000   share 0.269231   a person and month 260,000 ÷ 40 = 6,500
 *     2026 (2 months)   wages 40,000                           owed 14,000   share 0.35       a person and month  40,000 ÷  8 = 5,000
 *     12 months         wages 300,000                          owed 84,000   share 0.28
 *     input tax 2025    books 39,000   declared 9 × 3,900 + 5,200 = 40,300   invoices 40,000
 *     input tax 2026    books  7,800   declared 7,800                        no invoices
 *     12 months         books 46,800   declared 48,100   (46,800 − 48,100) ÷ 46,800 = −0.027778
 */
import type { ErpFacts, InsuredMonth, OutsideMonth } from '../../src/erp/facts.ts'
import { balancesOf, type Chart, type Entry, GENERAL_CHART, postedOf } from './books.ts'
import { erpFacts, LAST, monthly, monthsOf } from './facts.ts'

export const HELD_FIRST = LAST - 11
const DECEMBER = 2025 * 12 + 11

export const HELD_CHART: Chart = {
  ...GENERAL_CHART,
  2211: '应付职工薪酬',
  221101: '短期薪酬',
  22110101: '工资',
  22110102: '奖金',
  22110103: '社会保险费',
  22110104: '职工福利费',
  222101: '应交增值税',
  22210101: '进项税额',
  22210102: '进项税额转出',
}

const monthEntries = (month: number): Entry[] => [
  [month, '1122', '6001', 100_000],
  [month, '6602', '22110101', 20_000],
  [month, '6602', '22110103', 5_000],
  [month, '6602', '22110104', 800],
  ...(month === DECEMBER ? [[month, '6602', '22110102', 60_000] as const] : []),
  [month, '22110101', '1002', 20_000],
  [month, '1405', '2202', 30_000],
  [month, '22210101', '2202', 3_900],
  [month, '6602', '22210102', 500],
]
const MONTHS = monthsOf(HELD_FIRST, LAST)
export const HELD_ENTRIES: readonly Entry[] = [
  [HELD_FIRST, '1002', '4001', 900_000],
  ...MONTHS.flatMap(monthEntries),
]

export const insuredMonths = (more: Partial<InsuredMonth> = {}): InsuredMonth[] =>
  MONTHS.map((month) => ({ key: `i${month}`, month, insured: 4, payable: 700_000, ...more }))

const outside: OutsideMonth[] = MONTHS.map((month) => ({
  ...{ month, invoicedOut: null, invoicedIn: null, declared: null },
  inputTaxDeclared: month === DECEMBER ? 520_000 : 390_000,
  inputTaxInvoiced: month <= DECEMBER ? 400_000 : null,
}))

/** Books by month, of balances at all levels. */
export const heldFacts = (more: Partial<ErpFacts> = {}, chart: Chart = HELD_CHART): ErpFacts =>
  erpFacts({
    balances: balancesOf(HELD_ENTRIES, chart, monthly(HELD_FIRST, LAST)),
    registration: { name: '对照示例有限公司', taxNo: null, taxpayerType: 'GENERAL' },
    outside,
    filings: { statements: null, insurance: insuredMonths() },
    ...more,
  })

/** The same told by vouchers alone. */
export const heldPosted = (chart: Chart = HELD_CHART): ErpFacts =>
  heldFacts({ balances: [], ...postedOf(HELD_ENTRIES, chart) })
