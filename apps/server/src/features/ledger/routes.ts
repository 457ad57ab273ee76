import { contract, type DataOf } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { implement } from '../../http/implement.ts'
import { entryPage } from './entries.ts'
import { type Balances, balancesOf, lockLedger } from './ledger.ts'

export const ledgerRoutes = implement(contract.ledger, {
  companyBalance: async ({ tenant }) => wireBalance(await balancesOf(tenant)),

  companyCapital: async ({ tenant }) => {
    const [balances, last] = await Promise.all([balancesOf(tenant), lastRecharge(tenant)])
    return {
      ...wireBalance(balances),
      // What came in is counted below zero where it comes from.
      recharged: -balances.received || 0,
      spent: balances.spent,
      adjusted: -balances.adjusted || 0,
      lastRecharge: last && { at: last.at.toISOString(), amount: last.amount },
    }
  },

  async ledgerEntries({ tenant }, { page, size, ...filter }) {
    const { rows, ...counted } = await entryPage(tenant, filter, page, size)
    return { ...counted, page, size, rows }
  },

  balanceWarning: ({ tenant }, { below }) =>
    tenant.transaction(async (tx) => {
      await lockLedger(tx)
      // Whoever sets a line above what is there sees it; he is told of the next fall.
      await tx.run(
        `update ledger set warn_below = $2::bigint,
                warned_at = case when available + credit_limit < $2::bigint then coalesce(warned_at, now()) end
          where company_id = $1`,
        [below],
      )
      return wireBalance(await balancesOf(tx))
    }),
})

const lastRecharge = (tenant: TenantDb) =>
  tenant.one<{ at: Date; amount: number }>(
    `select at, amount from ledger_entry where company_id = $1 and kind = 'RECHARGE'
      order by at desc, id desc limit 1`,
  )

export function wireBalance(b: Balances): DataOf<typeof contract.ledger.companyBalance> {
  const spendable = b.available + b.credit_limit
  return {
    available: b.available,
    held: b.held,
    creditLimit: b.credit_limit,
    spendable,
    warnBelow: b.warn_below,
    low: b.warn_below !== null && spendable < b.warn_below,
  }
}
