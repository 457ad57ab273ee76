/** Bank lines folded: by account and month with the balances around them, and by party. */
import type { BankMonth, BankParty } from '@xinjian/engine/erp/facts'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { currentRows } from '../../dataset.ts'
import { monthOfDaySql } from '../../month.ts'

/** Lines of one account as time went. */
const ORDER = 'b.booked_on, b.nth, b.row_key'
const LAST_FIRST = 'b.booked_on desc, b.nth desc, b.row_key desc'
const MOST_PARTIES = 50

/** A line follows from the one before where balance = balance before + received − paid. */
export const heldBankMonths = (tx: TenantDb, enterpriseId: number): Promise<BankMonth[]> =>
  tx.rows<BankMonth & Record<string, unknown>>(
    `with line as (
       select coalesce(b.account, '') as account, ${monthOfDaySql('b.booked_on')} as month, b.received, b.paid, b.balance,
              lag(b.balance) over (partition by b.account order by ${ORDER}) as before,
              row_number() over (partition by b.account, ${monthOfDaySql('b.booked_on')} order by ${ORDER}) as first,
              row_number() over (partition by b.account, ${monthOfDaySql('b.booked_on')} order by ${LAST_FIRST}) as last
         from ${currentRows('bank_line')} b)
     select account, month, count(*)::int as lines, sum(received)::int8 as received, sum(paid)::int8 as paid,
            (max(balance - received + paid) filter (where first = 1))::int8 as open, (max(balance) filter (where last = 1))::int8 as close,
            (count(*) filter (where before + received - paid <> balance))::int as breaks
       from line group by account, month order by account, month`,
    [enterpriseId],
  )

export const heldBankParties = (tx: TenantDb, enterpriseId: number): Promise<BankParty[]> =>
  tx.rows<BankParty & Record<string, unknown>>(
    `select b.party, count(*)::int as lines, sum(b.received)::int8 as received, sum(b.paid)::int8 as paid
       from ${currentRows('bank_line')} b where b.party is not null
      group by b.party order by sum(b.received) + sum(b.paid) desc, b.party limit ${MOST_PARTIES}`,
    [enterpriseId],
  )
