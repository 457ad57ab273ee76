import { contract, type DataOf } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { implement } from '../../http/implement.ts'
import type { EntryKind } from './entry.ts'
import { type Balances, balancesOf, lockLedger } from './ledger.ts'

export const ledgerRoutes = implement(contract.ledger, {
  companyBalance: async ({ tenant }) => wireBalance(await balancesOf(tenant)),

  async ledgerEntries({ tenant }, { page, size, ...filter }) {
    const { total, rows } = await entryPage(tenant, filter, page, size)
    return { total, page, size, rows }
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

interface Entry {
  id: number
  at: Date
  kind: EntryKind
  change: number
  available: number
  about: string
  note: string
  made_by: string
}

const WHERE = `where company_id = $1 and ($2::text is null or kind = $2) and ($3::text is null or about = $3)
  and ($4::date is null or at >= $4::date) and ($5::date is null or at < $5::date + 1)`

async function entryPage(
  tenant: TenantDb,
  filter: {
    kind?: EntryKind | undefined
    about?: string | undefined
    from?: string | undefined
    to?: string | undefined
  },
  page: number,
  size: number,
) {
  const values = [filter.kind ?? null, filter.about || null, filter.from ?? null, filter.to ?? null]
  const [rows, count] = await Promise.all([
    tenant.rows<Entry>(
      `select id, at, kind, case 'AVAILABLE' when target then amount when source then -amount else 0 end as change,
              available, about, note, made_by
         from ledger_entry ${WHERE} order by at desc, id desc limit $6 offset $7`,
      [...values, size, (page - 1) * size],
    ),
    tenant.one<{ n: number }>(`select count(*)::int as n from ledger_entry ${WHERE}`, values),
  ])
  return {
    total: count?.n ?? 0,
    rows: rows.map(({ made_by: madeBy, at, ...row }) => ({ ...row, madeBy, at: at.toISOString() })),
  }
}
