/** One story: a company that prices by tiers, and what people, systems, operators and kills do with its books at once. */

import { type Operator, operatorOf } from '../../apps/server/src/db/operator.ts'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { type TenantDb, tenantOf } from '../../apps/server/src/db/tenant.ts'
import { freezeBill } from '../../apps/server/src/features/billing/bill.ts'
import { askVoucher, decideVoucher } from '../../apps/server/src/features/billing/voucher.ts'
import {
  hold,
  type Outcome,
  reverse,
  settle,
} from '../../apps/server/src/features/metering/index.ts'
import { sell } from '../../apps/server/src/features/product/index.ts'
import { Refusal } from '../../apps/server/src/http/refusal.ts'
import { booksOf, callOf, companyWith, PRODUCT, YUAN } from '../../apps/server/test/money/books.ts'
import { Killed, mortal } from '../../apps/server/test/support/mortal.ts'
import { type Random, random } from '../../bench/lib/random.ts'

/** 5 yuan for each of the first six of a month, 3 for the next six, 4 from then on; a secondary customer pays 7. */
export const TIERS = [
  { nth: 1, price: 5 * YUAN },
  { nth: 7, price: 3 * YUAN },
  { nth: 13, price: 4 * YUAN },
]
const CHILD_PRICE = 7
/** What n charged calls of one month cost by that table, 毫: the arithmetic of this file, not of the product. */
export const costOf = (n: number): number =>
  (Math.min(n, 6) * 5 + Math.max(0, Math.min(n, 12) - 6) * 3 + Math.max(0, n - 12) * 4) * YUAN

export interface Counts {
  acts: number
  kills: number
  refused: number
  charged: number
  reversed: number
  vouchers: number
}

const ONE = { userId: 1, userName: 'one' }
const TWO = [
  { userId: 2, userName: 'two' },
  { userId: 3, userName: 'three' },
] as const

/** Plays a story and gives what is wrong with the books behind it; nothing is wrong with none. */
export async function play(db: Database, seed: number, counts: Counts): Promise<string[]> {
  const rng = random(seed)
  const company = await companyWith(db, 2_000)
  const child = await companyWith(db, 2_000)
  await db.run('update company set parent_id = $2 where id = $1', [
    child.companyId,
    company.companyId,
  ])
  await child.transaction((tx) =>
    sell(tx, { product: PRODUCT, price: CHILD_PRICE * YUAN, quota: null }),
  )
  const open: { no: string; of: TenantDb }[] = []
  let asked = 0
  const act = async (): Promise<void> => {
    const of = rng.next() < 0.3 ? child : company
    const dies = rng.next() < 0.3 ? 1 + rng.below(9) : 0
    const what = rng.next()
    if (what < 0.3) {
      const many = rng.next() < 0.3 ? 2 + rng.below(4) : 1
      const calls = Array.from({ length: many }, () => callOf(`S${seed}-${++asked}`, asked))
      await of.transaction((tx) => hold(mortal(tx, dies), calls))
      open.push(...calls.map(({ no }) => ({ no, of })))
    } else if (what < 0.8 && open.length > 0) {
      const one = open[rng.below(open.length)]!
      const outcome: Outcome =
        rng.next() < 0.7 ? 'FOUND' : rng.next() < 0.5 ? 'NOT_FOUND' : 'FAILED'
      await one.of.transaction((tx) => settle(mortal(tx, dies), one.no, outcome))
    } else if (what < 0.9 && open.length > 0) {
      const one = open[rng.below(open.length)]!
      await one.of.transaction((tx) =>
        reverse(mortal(tx, dies), { no: one.no, note: 'x', madeBy: 'x' }),
      )
    } else await voucher(db, company.companyId, rng, counts)
  }
  for (let round = 0; round < 14; round++) {
    const acts = Array.from({ length: 1 + rng.below(7) }, act)
    for (const end of await Promise.allSettled(acts)) {
      counts.acts++
      if (end.status === 'fulfilled') continue
      if (end.reason instanceof Killed) counts.kills++
      else if (end.reason instanceof Refusal) counts.refused++
      else throw end.reason
    }
    // The month turns once: what was asked for until now, or charged, is of the one before.
    if (round === 7)
      for (const one of [company, child]) {
        await turn(one)
        await db.run('update voucher set month = month - 1 where company_id = $1', [one.companyId])
      }
  }
  // What is left waiting is answered, as workers do once they are back.
  for (const { no, of } of open) await of.transaction((tx) => settle(tx, no, 'FOUND'))
  return [
    ...(await wrong(db, company, costOf, counts)),
    ...(await wrong(db, child, (n) => n * CHILD_PRICE * YUAN, counts)),
  ]
}

/** One operator asks, two decide at the same moment: it is entered once. */
async function voucher(
  db: Database,
  companyId: number,
  rng: Random,
  counts: Counts,
): Promise<void> {
  const by = (who: Pick<Operator, 'userId' | 'userName'>) =>
    operatorOf(db, { ...who, call: 'campaign', requestId: 'campaign' })
  const asked = {
    kind: rng.next() < 0.5 ? 'GIFT' : 'ADJUST',
    amount: (1 + rng.below(9)) * YUAN,
    about: 'x',
    note: 'x',
  } as const
  const id = await askVoucher(by(ONE), companyId, ONE, asked, async () => undefined)
  const decided = { id, approve: true, note: 'x' }
  const ends = await Promise.allSettled(
    TWO.map((who) => by(who).onCompany(companyId, (tx) => decideVoucher(tx, who, decided))),
  )
  counts.vouchers += ends.filter(({ status }) => status === 'fulfilled').length
  for (const end of ends)
    if (end.status === 'rejected' && !(end.reason instanceof Refusal)) throw end.reason
}

/** Everything so far is a month older, as if the clock had gone on; calls that wait stay waiting. */
async function turn(tenant: TenantDb): Promise<void> {
  await tenant.transaction(async (tx) => {
    await tx.one('select 1 from ledger where company_id = $1 for update')
    await tx.run(
      `update usage_record set at = at - interval '40 days', month = month - 1, reversed_month = reversed_month - 1,
              settled_at = settled_at - interval '40 days' where company_id = $1`,
    )
    await tx.run('update usage_month set month = month - 1 where company_id = $1')
  })
}

async function wrong(
  db: Database,
  of: TenantDb,
  table: (n: number) => number,
  counts: Counts,
): Promise<string[]> {
  const faults: string[] = []
  await booksOf(of).catch((error) => faults.push(`books: ${String(error).slice(0, 200)}`))
  const months = await of.rows<{ asked: string; n: number; came: number; reversed: number }>(
    `select date_trunc('month', at)::date::text as asked, count(*)::int as n, sum(amount)::int8 as came,
            count(*) filter (where state = 'REVERSED')::int as reversed from usage_record
      where company_id = $1 and state in ('CHARGED', 'REVERSED') group by 1`,
  )
  for (const { asked, n, came, reversed } of months) {
    counts.charged += n
    counts.reversed += reversed
    if (came !== table(n))
      faults.push(`${asked}: ${n} charged calls cost ${came}, the table says ${table(n)}`)
  }
  const twice = await of.rows<{ about: string }>(
    `select about from ledger_entry where company_id = $1 and kind in ('HOLD', 'CHARGE', 'RELEASE', 'REVERSE')
      group by about, kind having count(*) > 1`,
  )
  for (const { about } of twice) faults.push(`${about} was entered twice`)
  const held = await of.one<{ n: number }>(
    "select count(*)::int as n from usage_record where company_id = $1 and state = 'HELD'",
  )
  if (held!.n > 0) faults.push(`${held!.n} calls wait for ever`)
  const vouchers = await db.one<{ asked: number; came: number }>(
    `select (select coalesce(sum(amount), 0)::int8 from voucher where company_id = $1) as asked,
            (select -adjusted from ledger where company_id = $1) as came`,
    [of.companyId],
  )
  if (vouchers!.asked !== vouchers!.came)
    faults.push(`vouchers of ${vouchers!.asked} came to ${vouchers!.came}`)
  return [...faults, ...(await billsWrong(db, of))]
}

/** The bills of all months together are what the entries charged and gave back; a bill is made once. */
async function billsWrong(db: Database, of: TenantDb): Promise<string[]> {
  const months = await of.rows<{ month: number }>(
    'select distinct month from usage_month where company_id = $1',
  )
  for (const { month } of months)
    await Promise.all(
      [1, 2].map(() => tenantOf(db, of.companyId).transaction((tx) => freezeBill(tx, month))),
    )
  const sums = await of.one<{ billed: number; entered: number; bills: number }>(
    `select (select coalesce(sum(amount - reversed), 0)::int8 from bill where company_id = $1) as billed,
            (select count(*)::int from bill where company_id = $1) as bills,
            (select coalesce(sum(case kind when 'CHARGE' then amount when 'REVERSE' then -amount else 0 end), 0)::int8
               from ledger_entry where company_id = $1) as entered`,
  )
  const faults: string[] = []
  if (sums!.billed !== sums!.entered)
    faults.push(`billed ${sums!.billed}, entered ${sums!.entered}`)
  if (sums!.bills !== months.length) faults.push(`${sums!.bills} bills of ${months.length} months`)
  return faults
}
