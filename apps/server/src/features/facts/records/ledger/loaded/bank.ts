/** Bank lines by account and month with the balances around them, and by party, of the digests that their writer keeps. */
import type { BankMonth, BankParty } from '@xinjian/engine/erp/facts'
import type { TenantDb } from '../../../../../db/tenant.ts'

const MOST_PARTIES = 50

/** The first line of a month follows from the last of the month before. */
export const heldBankMonths = (tx: TenantDb, enterpriseId: number): Promise<BankMonth[]> =>
  tx.rows<BankMonth & Record<string, unknown>>(
    `select account, month, lines, received, paid, open, close,
            breaks + coalesce((lag(close) over (partition by account order by month) <> open)::int, 0) as breaks
       from bank_month where company_id = $1 and enterprise_id = $2 order by account, month`,
    [enterpriseId],
  )

export const heldBankParties = (tx: TenantDb, enterpriseId: number): Promise<BankParty[]> =>
  tx.rows<BankParty & Record<string, unknown>>(
    `select party, sum(lines)::int as lines, sum(received)::int8 as received, sum(paid)::int8 as paid
       from bank_month_party where company_id = $1 and enterprise_id = $2
      group by party order by sum(received) + sum(paid) desc, party limit ${MOST_PARTIES}`,
    [enterpriseId],
  )
