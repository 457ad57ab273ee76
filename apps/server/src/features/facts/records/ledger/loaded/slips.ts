/** Slips of payments held against the bank's lines: which of them a statement has, and which it proves that it has not. */
import type { BankSlips, SlipLine } from '@xinjian/engine/erp/facts'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { currentRows } from '../../dataset.ts'

/** A bank enters a payment up to so many days beside the day of its slip: weekends, transfers through another bank. */
const BESIDE = 3
/** A line so far from a slip says nothing of what lies between. */
const FAR = 45
/** Listed by name; the rest are counted. */
const MOST_LISTED = 50

/**
 * By day and account: whether each balance follows from the one before. A slip is ABSENT where lines of its account go on from before
 * to after its days, each balance following from the last, and none is of its amount: then it is not among them for sure. Numbers of
 * accounts are kept by their ends; a line or slip that names none may be of any account, which finds a slip and never proves one absent.
 */
const HELD = `
  with slip as materialized (
    select s.row_key, s.account, s.paid_on, s.received, s.paid, s.party from ${currentRows('bank_slip')} s),
  line as materialized (
    select l.account, l.booked_on, l.received, l.paid,
           l.balance is not distinct from
             lag(l.balance) over (partition by l.account order by l.booked_on, l.nth, l.row_key) + l.received - l.paid as follows
      from ${currentRows('bank_line')} l
     where l.booked_on between (select min(paid_on) - ${FAR} from slip) and (select max(paid_on) + ${FAR} from slip)),
  days as materialized (
    select right(account, 4) as tail, account, booked_on, bool_and(follows) as follows from line where account is not null group by account, booked_on)
  select s.row_key as key, s.paid_on::text as day, s.account, s.received, s.paid, s.party,
         case
           when exists (select 1 from line l where l.received = s.received and l.paid = s.paid
                           and l.booked_on between s.paid_on - ${BESIDE} and s.paid_on + ${BESIDE}
                           and (l.account is null or s.account is null or right(l.account, 4) = right(s.account, 4))) then 'FOUND'
           when exists (select 1 from (select distinct account from days where tail = right(s.account, 4)) a
                         where exists (select 1 from days d where d.account = a.account and d.booked_on between s.paid_on - ${FAR} and s.paid_on - ${BESIDE + 1})
                           and exists (select 1 from days d where d.account = a.account and d.booked_on between s.paid_on + ${BESIDE + 1} and s.paid_on + ${FAR})
                           and not exists (select 1 from days d where d.account = a.account and not d.follows
                                              and d.booked_on between s.paid_on - ${BESIDE} and
                                                  (select min(n.booked_on) from days n where n.account = a.account and n.booked_on > s.paid_on + ${BESIDE}))) then 'ABSENT'
           else 'OUTSIDE' end as held
    from slip s order by s.paid_on desc, s.row_key`

type Held = SlipLine & { held: 'FOUND' | 'ABSENT' | 'OUTSIDE' } & Record<string, unknown>

/** null = there are no slips. */
export async function heldSlips(tx: TenantDb, enterpriseId: number): Promise<BankSlips | null> {
  const rows = await tx.rows<Held>(HELD, [enterpriseId])
  if (rows.length === 0) return null
  const absent = rows.filter(({ held }) => held === 'ABSENT')
  const count = (of: Held['held']) => rows.filter(({ held }) => held === of).length
  return {
    slips: rows.length,
    found: count('FOUND'),
    absentCount: absent.length,
    absent: absent.slice(0, MOST_LISTED).map(({ held: _, ...line }) => line as SlipLine),
    outside: count('OUTSIDE'),
  }
}
