/** Bank lines by account and month with the balances around them, and by month and party. */
import { monthIndexOf, monthOfDaySql } from '../../month.ts'
import { digestOf, monthText } from './digest.ts'

/** Lines of one account as time went. */
const ORDER = 'b.booked_on, b.nth, b.row_key'
const LAST_FIRST = 'b.booked_on desc, b.nth desc, b.row_key desc'

const withMonth = (lines: string): string =>
  `(select l.*, ${monthOfDaySql('l.booked_on')} as at from ${lines} l)`

/** A line follows from the one before where balance = balance before + received − paid. */
const accounts = (lines: string): string => `
  insert into bank_month (company_id, enterprise_id, account, month, lines, received, paid, open, close, breaks, collected_at)
  select $1::int, $2::int, account, at, count(*), sum(received), sum(paid),
         max(balance - received + paid) filter (where first = 1), max(balance) filter (where last = 1),
         count(*) filter (where before + received - paid <> balance), max(collected_at)
    from (select coalesce(b.account, '') as account, b.at, b.received, b.paid, b.balance, b.collected_at,
                 lag(b.balance) over (partition by b.account, b.at order by ${ORDER}) as before,
                 row_number() over (partition by b.account, b.at order by ${ORDER}) as first,
                 row_number() over (partition by b.account, b.at order by ${LAST_FIRST}) as last
            from ${withMonth(lines)} b) line
   group by account, at`

const parties = (lines: string): string => `
  insert into bank_month_party (company_id, enterprise_id, month, party, lines, received, paid)
  select $1::int, $2::int, b.at, b.party, count(*), sum(b.received), sum(b.paid)
    from ${withMonth(lines)} b where b.party is not null group by b.at, b.party`

const lastDayOf = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10)

export const bankDigest = digestOf({
  table: 'bank_line',
  seq: 'bank_seq',
  column: 'booked_on',
  bounds: (first, last) => [`${monthText(first)}-01`, lastDayOf(last)],
  monthOf: ({ booked_on: day }) => monthIndexOf(String(day).slice(0, 7)),
  made: { bank_month: accounts, bank_month_party: parties },
})
