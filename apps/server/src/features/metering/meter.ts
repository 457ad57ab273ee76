/**
 * Every call is metered once and charged once. When it is asked for its price is held; when it is answered, in the transaction of its
 * answer, the held price is charged or let go. Whoever changes a record holds the ledger first: so records and balances agree. The
 * call of a secondary customer is entered twice in that one transaction: at its price with itself, at its cost with its company.
 */
import type { Hao } from '@xinjian/format'
import { momentOfDatabase } from '../../db/distribute/moment.ts'
import type { OnParent } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { enter, type LedgerTx, lockLedger } from '../ledger/index.ts'
import type { TellingTx } from '../notice/index.ts'
import { askedBy, type Call, plan, write } from './hold.ts'
import { monthOf } from './quota.ts'
import { METERING_SAYS } from './words.ts'

/**
 * FOUND: answered; NOT_FOUND: answered that there is nothing; INCOMPLETE: answered in part, since others could not be reached; FAILED: not
 * answered, by our fault or because consent ended.
 */
export type Outcome = 'FOUND' | 'NOT_FOUND' | 'INCOMPLETE' | 'FAILED'

export type MeterTx = TellingTx & OnParent

/**
 * Meters calls that are asked for together: all are held, or one that cannot be refuses them all. Nothing is written before everything
 * was judged, so that a transaction may go on behind a refusal. The price of each, 毫.
 */
export async function hold(tx: MeterTx, calls: readonly Call[]): Promise<Hao[]> {
  const own = await plan(tx, calls)
  await tx.onParent(async (parent, child) => {
    const cost = await plan(parent, calls).catch(toldToChild)
    await write(parent, cost.map(askedBy(child)))
  })
  await write(tx, own)
  return own.map(({ price }) => price)
}

/** What its company has and owes is not told to a secondary customer. */
function toldToChild(error: unknown): never {
  if (
    error instanceof Refusal &&
    (error.code === 'BALANCE_SHORT' || error.code === 'PRODUCT_CLOSED')
  )
    throw new Refusal('PRODUCT_CLOSED', METERING_SAYS.queriesNotPossibleNow)
  throw error
}

interface Held {
  product: string
  charge_rule: 'FOUND' | 'QUERY'
  unit_price: number
  why: string | null
  made_by: string
  /** The same was bought since this was asked for. */
  bought: boolean
  /** Of the calls of its month that wait: which comes first, and which last. Null = none counts. */
  first: string | null
  last: string | null
  /** One moment for record, entry and bill, read under the lock of the ledger: a bill is made under that lock, too. */
  at: string
}

/**
 * Settles a call by its outcome: what it was charged, 毫. Of one that was settled, or never metered, nothing is left to do: null.
 */
export async function settle(tx: MeterTx, no: string, outcome: Outcome): Promise<Hao | null> {
  const charged = await settleIn(tx, no, outcome)
  await tx.onParent((parent) => settleIn(parent, no, outcome))
  return charged
}

const WAITING = `select h.no from usage_record h
  where h.company_id = $1 and h.product = u.product and h.state = 'HELD' and h.nth is not null
    and h.at >= date_trunc('month', u.at) and h.at < date_trunc('month', u.at) + interval '1 month' order by h.nth`

async function settleIn(tx: TellingTx, no: string, outcome: Outcome): Promise<Hao | null> {
  await lockLedger(tx)
  const row = await tx.one<Held>(
    `select product, charge_rule, unit_price, why, made_by,
            u.valid_days > 0 and exists (select 1 from usage_record b where b.company_id = $1 and b.product = u.product
               and b.enterprise_id = u.enterprise_id and b.state = 'CHARGED'
               and b.settled_at > now() - u.valid_days * interval '1 day') as bought,
            (${WAITING}, h.no limit 1) as first, (${WAITING} desc, h.no desc limit 1) as last,
            clock_timestamp()::text as at
       from usage_record u where company_id = $1 and no = $2 and state = 'HELD'`,
    [no],
  )
  if (!row) return null
  const isDue = outcome === 'FOUND' || (outcome === 'NOT_FOUND' && row.charge_rule === 'QUERY')
  const counts = isDue && row.why !== 'VALID' && !row.bought
  const price = await atItsPlace(tx, no, row, counts)
  const { state, why } = verdictOf(isDue, { ...row, price }, outcome)
  const amount = state === 'CHARGED' ? price : 0
  if (price > 0) {
    const kind = state === 'CHARGED' ? 'CHARGE' : 'RELEASE'
    const key = `${kind.toLowerCase()}:${no}`
    const { made_by: madeBy, at } = row
    await enter(tx, { kind, key, amount: price, about: no, note: why, madeBy, at })
  }
  await tx.run(
    `with settled as (
       update usage_record set state = $3, why = $4, amount = $5, settled_at = $10::timestamptz, month = ${monthOf('$10::timestamptz')}
        where company_id = $1 and no = $2 returning month, product, at),
     told as (select month, product, ${monthOf('at')} as asked from settled),
     counted as (
       select month, product, 1 as calls, $6::int as found, $7::int as charged, $8::int as free, $5::bigint as amount,
              case when asked = month then $9::int else 0 end as quota_used from told
       union all
       select asked, product, 0, 0, 0, 0, 0, $9::int from told where asked <> month)
     insert into usage_month as m (company_id, month, product, calls, found, charged, free, amount, quota_used)
     select $1, month, product, calls, found, charged, free, amount, quota_used from counted
     on conflict (company_id, month, product) do update set calls = m.calls + excluded.calls, found = m.found + excluded.found,
       charged = m.charged + excluded.charged, free = m.free + excluded.free, amount = m.amount + excluded.amount,
       quota_used = m.quota_used + excluded.quota_used`,
    [
      no,
      state,
      why,
      amount,
      outcome === 'FOUND' ? 1 : 0,
      state === 'CHARGED' ? 1 : 0,
      state === 'FREE' ? 1 : 0,
      counts ? 1 : 0,
      row.at,
    ],
  )
  return amount
}

/**
 * What is answered first is the first of those of its month that wait, whichever was asked for first; what is let go, or free, gives back
 * the last place. So the calls that were asked for in a month cost what their number costs, in whatever order they are answered, and no place is left out. The price
 * of the place, 毫.
 */
async function atItsPlace(tx: TellingTx, no: string, row: Held, counts: boolean): Promise<Hao> {
  const other = counts ? row.first : row.last
  if (row.why === 'VALID' || other === null || other === no) return row.unit_price
  const swapped = await tx.rows<{ no: string; unit_price: number }>(
    `update usage_record u set nth = o.nth, unit_price = o.unit_price, why = o.why from usage_record o
      where u.company_id = $1 and o.company_id = $1 and u.no = any($2) and o.no = any($2) and u.no <> o.no
     returning u.no, u.unit_price`,
    [[no, other]],
  )
  return swapped.find((one) => one.no === no)!.unit_price
}

function verdictOf(
  isDue: boolean,
  row: Pick<Held, 'why' | 'bought'> & { price: Hao },
  outcome: Outcome,
): { state: string; why: string } {
  if (!isDue) return { state: 'RELEASED', why: outcome }
  if (row.why === 'VALID' || row.bought) return { state: 'FREE', why: 'VALID' }
  if (row.price === 0) return { state: 'FREE', why: 'ZERO' }
  return { state: 'CHARGED', why: outcome === 'FOUND' ? 'FOUND' : 'QUERIED' }
}

interface Reversal {
  no: string
  note: string
  madeBy: string
}

/** Gives a charge back, as an entry of its own, to a secondary customer and its company together; refuses what was not charged. */
export async function reverse(tx: MeterTx, of: Reversal): Promise<void> {
  if (!(await reverseIn(tx, of)))
    throw new Refusal('CONFLICT', METERING_SAYS.queryNotChargedReversed)
  await tx.onParent((parent) => reverseIn(parent, of))
}

/** False when it was not charged here. */
async function reverseIn(tx: TellingTx, { no, note, madeBy }: Reversal): Promise<boolean> {
  await lockLedger(tx)
  const at = await momentOfDatabase(tx)
  const row = await tx.one<{ amount: number; product: string; reversed_month: number }>(
    `update usage_record set state = 'REVERSED', reversed_note = $3, reversed_month = ${monthOf('$4::timestamptz')}
      where company_id = $1 and no = $2 and state = 'CHARGED' returning amount, product, reversed_month`,
    [no, note, at],
  )
  if (!row) return false
  await tx.run(
    `insert into usage_month (company_id, month, product, reversed, reversed_amount) values ($1, $2, $3, 1, $4)
     on conflict (company_id, month, product) do update set reversed = usage_month.reversed + 1,
       reversed_amount = usage_month.reversed_amount + excluded.reversed_amount`,
    [row.reversed_month, row.product, row.amount],
  )
  await enter(tx, {
    kind: 'REVERSE',
    key: `reverse:${no}`,
    amount: row.amount,
    about: no,
    note,
    madeBy,
    at,
  })
  return true
}

/** What a call was charged, 毫; refuses one that was not, that was given back, or that is given back with its secondary customer. */
export async function chargeOf(tx: LedgerTx, no: string): Promise<number> {
  const row = await tx.one<{ amount: number; child_id: number | null; made_by: string }>(
    "select amount, child_id, made_by from usage_record where company_id = $1 and no = $2 and state = 'CHARGED'",
    [no],
  )
  if (!row) throw new Refusal('UNKNOWN', METERING_SAYS.noSuchChargedQuery, 'about')
  if (row.child_id !== null)
    throw new Refusal('CONFLICT', METERING_SAYS.returnAtCustomer({ name: row.made_by }), 'about')
  return row.amount
}
