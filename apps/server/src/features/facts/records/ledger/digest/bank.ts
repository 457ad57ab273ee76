/** Bank lines by account and month with the balances around them, and by month and party. */
import { monthIndexOf, monthOfDaySql } from '../../month.ts'
import { type Digest, rowsOfMonths, spanOf } from './digest.ts'

const LINES = rowsOfMonths('bank_line', monthOfDaySql('r.booked_on'))
/** Lines of one account as time went. */
const ORDER = 'b.booked_on, b.nth, b.row_key'
const LAST_FIRST = 'b.booked_on desc, b.nth desc, b.row_key desc'

/** A line follows from the one before where balance = balance before + received − paid. */
const ACCOUNTS = `
  insert into bank_month (company_id, enterprise_id, account, month, lines, received, paid, open, close, breaks, collected_at)
  select $1::int, $2::int, account, at, count(*), sum(received), sum(paid),
         max(balance - received + paid) filter (where first = 1), max(balance) filter (where last = 1),
         count(*) filter (where before + received - paid <> balance), max(collected_at)
    from (select coalesce(b.account, '') as account, b.at, b.received, b.paid, b.balance, b.collected_at,
                 lag(b.balance) over (partition by b.account, b.at order by ${ORDER}) as before,
                 row_number() over (partition by b.account, b.at order by ${ORDER}) as first,
                 row_number() over (partition by b.account, b.at order by ${LAST_FIRST}) as last
            from ${LINES} b) line
   group by account, at`

const PARTIES = `
  insert into bank_month_party (company_id, enterprise_id, month, party, lines, received, paid)
  select $1::int, $2::int, b.at, b.party, count(*), sum(b.received), sum(b.paid)
    from ${LINES} b where b.party is not null group by b.at, b.party`

export const bankDigest: Digest = {
  monthOf: ({ booked_on: day }) => monthIndexOf(String(day).slice(0, 7)),
  async refresh(tx, enterpriseId, months) {
    const span = [enterpriseId, ...spanOf(months)]
    for (const table of ['bank_month', 'bank_month_party'])
      await tx.run(
        `delete from ${table} where company_id = $1 and enterprise_id = $2 and month between $3 and $4`,
        span,
      )
    await tx.run(ACCOUNTS, span)
    await tx.run(PARTIES, span)
  },
}
