/**
 * Vouchers of a firm: its quarters (filings/books.ts) told month by month, sales and purchases by partner as its invoices have them. What a
 * month posts to an account is a part of what the quarter does, so that the ledger closes on the balance sheet that the firm files.
 */
import type { Fen } from '@xinjian/format'
import { type Day, firstDay, lastDay, type Month, monthOf } from '../world/calendar.ts'
import type { Quarter } from '../world/filings/financial-records.ts'
import { type Account, PROFIT_AND_LOSS } from './accounts.ts'
import type { Partners } from './partners.ts'
import type { Payments } from './payments.ts'

export interface Entry {
  account: Account
  /** Customer, supplier or bank's other side; null = none. */
  party: string | null
  debit: Fen
  credit: Fen
}

export interface Voucher {
  day: Day
  /** When somebody typed it in. */
  entered: Day
  /** Begins anew each month. */
  number: number
  text: string
  entries: Entry[]
}

type Side = readonly [account: Account, amount: Fen, party?: string | null]

const debit = ([account, amount, party = null]: Side): Entry =>
  amount >= 0
    ? { account, party, debit: amount, credit: 0 }
    : { account, party, debit: 0, credit: -amount }
const credit = ([account, amount, party = null]: Side): Entry =>
  amount >= 0
    ? { account, party, debit: 0, credit: amount }
    : { account, party, debit: -amount, credit: 0 }

/** What the firm made of its books beyond what its quarter tells. */
interface Told {
  /** Nothing was posted before it. */
  founded: Day
  overstated(sales: Fen): Fen
  entered(month: Month): Day | null
}

/** Months of a quarter since the founding: of the first one those that the firm was there. */
export const monthsOf = ({ end }: Pick<Quarter, 'end'>, founded: Day): Month[] =>
  [end - 2, end - 1, end].filter((month) => month >= monthOf(founded))

/** Vouchers of the months of a quarter, oldest first. */
export function vouchersOf(
  quarter: Quarter,
  partners: Partners,
  payments: Payments,
  told: Told,
): Voucher[] {
  const months = monthsOf(quarter, told.founded)
  return months.flatMap((month, i) =>
    monthVouchers(quarter, month, parted(i, months.length), partners, payments, told),
  )
}

/** The part of a quarter's amount that the i-th of its months has: equal ones, the last takes what is left. */
const parted =
  (i: number, months: number) =>
  (amount: Fen): Fen => {
    const each = Math.trunc(amount / months)
    return i < months - 1 ? each : amount - (months - 1) * each
  }

function monthVouchers(
  { flow: f, open, close }: Quarter,
  month: Month,
  of: (amount: Fen) => Fen,
  partners: Partners,
  payments: Payments,
  told: Told,
): Voucher[] {
  const made: Voucher[] = []
  const post = (day: number, text: string, debits: Side[], credits: Side[]) => {
    const entries = [...debits.map(debit), ...credits.map(credit)].filter(
      (e) => e.debit !== 0 || e.credit !== 0,
    )
    const at = Math.max(told.founded, Math.min(firstDay(month) + day - 1, lastDay(month)))
    if (entries.length > 1) made.push({ day: at, entered: at, number: 0, text, entries })
  }
  const outputTax = f.received + close.receivable - open.receivable - f.sales
  const [sales, tax] = [of(f.sales), of(outputTax)]
  const taxes = partners.sold(month, tax)
  for (const [n, [party, part]] of partners.sold(month, sales).entries()) {
    const own = taxes[n]![1]
    post(
      3 + ((n * 5) % 25),
      '销售商品',
      [[1122, part + own, party]],
      [
        [6001, part],
        [22210102, own],
      ],
    )
  }
  const beside = told.overstated(sales)
  const [[customer] = [null]] = partners.sold(month, beside)
  post(29, '确认销售收入', [[1122, beside, customer]], [[6001, beside]])
  for (const [n, [party, part]] of partners.sold(month, of(f.received)).entries()) {
    const day = 6 + ((n * 4) % 22)
    for (const paid of payments.of('OUT', party, firstDay(month) + day - 1, part, n))
      post(day, '收到货款', [[1002, paid, party]], [[1122, paid, party]])
  }

  // Wages beyond the expenses are those of making goods: they stand in stock.
  const rest = of(f.selling) + of(f.admin) - of(f.depreciation) - of(f.wages) - of(f.paidOther)
  const stocked = of(close.inventory - open.inventory + f.cost) - Math.max(0, -rest)
  const bought = of(f.paidGoods + close.payable - open.payable)
  const inputTax = bought - stocked - Math.max(0, rest)
  for (const [n, [party, part]] of partners.bought(month, stocked).entries())
    post(
      2 + ((n * 6) % 24),
      '采购入库',
      [[1405, part], ...(n === 0 ? [[22210101, inputTax] as const] : [])],
      [[2202, part + (n === 0 ? inputTax : 0), party]],
    )
  for (const [n, [party, part]] of partners.bought(month, of(f.paidGoods)).entries()) {
    const day = 9 + ((n * 5) % 18)
    for (const paid of payments.of('IN', party, firstDay(month) + day - 1, part, n))
      post(day, '支付货款', [[2202, paid, party]], [[1002, paid, party]])
  }
  // What was paid out is a voucher of its own: beside goods and wages nobody could say what the money was for.
  const sold = Math.min(of(f.selling), of(f.paidOther))
  const kept = of(f.paidOther) - sold
  post(
    28,
    '费用报销',
    [
      [6601, sold],
      [6602, kept],
    ],
    [[1002, sold + kept, '费用报销']],
  )
  post(
    28,
    '结转费用',
    [
      [6601, of(f.selling) - sold],
      [6602, of(f.admin) - kept],
      ...(rest < 0 ? [[1405, -rest] as const] : []),
    ],
    [
      [1602, of(f.depreciation)],
      [221101, of(f.wages)],
      ...(rest > 0 ? [[2202, rest, partners.mainSupplier] as const] : []),
    ],
  )
  post(10, '发放工资', [[221101, of(f.wages)]], [[1002, of(f.wages), '代发工资']])
  post(15, '缴纳税费', [[222102, of(f.paidTaxes)]], [[1002, of(f.paidTaxes), '国家金库']])
  post(20, '购置设备', [[1601, of(f.capex)]], [[1002, of(f.capex), partners.mainSupplier]])
  post(21, '支付利息', [[660301, of(f.interest)]], [[1002, of(f.interest), '贷款银行']])
  post(21, '取得借款', [[1002, of(f.borrowed), '贷款银行']], [[2001, of(f.borrowed)]])
  post(22, '归还借款', [[2001, of(f.repaid)]], [[1002, of(f.repaid), '贷款银行']])
  post(25, '分配利润', [[4104, of(f.dividends)]], [[1002, of(f.dividends), '股东']])
  post(30, '结转成本', [[6401, of(f.cost)]], [[1405, of(f.cost)]])
  post(30, '计提税金及附加', [[6403, of(f.surcharges)]], [[222102, of(f.surcharges)]])
  post(30, '计提所得税', [[6801, of(f.cit)]], [[222102, of(f.cit)]])
  made.sort((a, b) => a.day - b.day)
  const closing = closingOf(made, month)
  return [...made, ...closing].map((voucher, n) => ({
    ...voucher,
    // Some wait for a day or two on the bookkeeper's desk.
    entered: told.entered(month) ?? voucher.day + (n % 3),
    number: n + 1,
  }))
}

/** 结转损益: what stands on accounts of profit and loss goes to 本年利润. */
function closingOf(vouchers: readonly Voucher[], month: Month): Voucher[] {
  const balances = new Map<Account, Fen>()
  for (const { entries } of vouchers)
    for (const e of entries)
      balances.set(e.account, (balances.get(e.account) ?? 0) + e.debit - e.credit)
  const moved = PROFIT_AND_LOSS.flatMap((account) => {
    const balance = balances.get(account) ?? 0
    return balance === 0 ? [] : [credit([account, balance])]
  })
  if (moved.length === 0) return []
  const net = moved.reduce((all, e) => all + e.credit - e.debit, 0)
  return [
    {
      day: lastDay(month),
      entered: lastDay(month),
      number: 0,
      text: '结转本期损益',
      entries: [debit([4103, net]), ...moved],
    },
  ]
}
