/** The ledger of a firm: vouchers of its last year of whole quarters, with the balances before and after. */
import type { Fen } from '@xinjian/format'
import type { Month } from '../world/calendar.ts'
import type { Balance, Quarter } from '../world/filings/financial-records.ts'
import type { Firm } from '../world/firm.ts'
import type { World } from '../world/world.ts'
import { type Account, isOf } from './accounts.ts'
import { storyOf } from './embellished.ts'
import { type Entry, monthsOf, type Voucher, vouchersOf } from './entries.ts'
import { type Partners, partnersOf } from './partners.ts'
import { paymentsOf } from './payments.ts'

const QUARTERS = 4

export interface Ledger {
  from: Month
  to: Month
  /** Before the first voucher; debit positive. */
  open: ReadonlyMap<Account, Fen>
  vouchers: readonly Voucher[]
  partners: Partners
  quarters: readonly Quarter[]
}

/** null = the firm has not closed a quarter yet. */
export function ledgerOf(world: World, firm: Firm, all: readonly Quarter[]): Ledger | null {
  const quarters = all.slice(-QUARTERS)
  const [first, last] = [quarters[0], quarters.at(-1)]
  if (!first || !last) return null
  const [from = first.end] = monthsOf(first, firm.founded)
  const months = Array.from({ length: last.end - from + 1 }, (_, i) => from + i)
  const story = storyOf(firm)
  const partners = partnersOf(world, firm, months)
  const payments = paymentsOf(partners)
  return {
    from,
    to: last.end,
    open: balancesOf(first.open),
    vouchers: quarters.flatMap((quarter, i) =>
      vouchersOf(quarter, partners, payments, {
        founded: firm.founded,
        overstated: (sales) => story.overstated(i, quarters.length, sales),
        entered: (month) => story.entered(i, quarters.length, month),
      }),
    ),
    partners,
    quarters,
  }
}

/** What stands on an account of any level. */
export const standsOn = (balances: ReadonlyMap<Account, Fen>, account: Account): Fen =>
  [...balances].reduce((sum, [own, fen]) => sum + (isOf(own, account) ? fen : 0), 0)

/** Both sides of what was posted, by the account that it was posted on. */
export function turnoverOf(entries: readonly Entry[]) {
  const [debit, credit] = [new Map<Account, Fen>(), new Map<Account, Fen>()]
  for (const entry of entries) {
    debit.set(entry.account, (debit.get(entry.account) ?? 0) + entry.debit)
    credit.set(entry.account, (credit.get(entry.account) ?? 0) + entry.credit)
  }
  return { debit, credit }
}

function balancesOf(b: Balance): Map<Account, Fen> {
  return new Map<Account, Fen>([
    [1002, b.cash],
    [1122, b.receivable],
    [1405, b.inventory],
    [1601, b.fixedCost],
    [1602, -b.depreciation],
    [2001, -b.loan],
    [2202, -b.payable],
    [222102, b.taxCarry - b.taxPayable],
    [2241, -b.owners],
    [4001, -b.capital],
    [4104, -b.retained],
  ])
}
