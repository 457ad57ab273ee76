/**
 * What the calls of a month cost by a price of several tiers: as much as their number, in whatever order they are asked for and answered.
 * The sums are written out by hand: 5 yuan for each of the first ten, 3 from the eleventh on, 4 from the twenty-first on.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import type { TenantDb } from '../../src/db/tenant.ts'
import {
  hold,
  type Outcome,
  quotesFor,
  reverse,
  settle,
} from '../../src/features/metering/index.ts'
import { offerTo } from '../../src/features/product/index.ts'
import { cloneDatabase } from '../harness.ts'
import { Killed, mortal } from '../support/mortal.ts'
import { ask, booksOf, callOf, companyWith, PRODUCT, price, YUAN } from './books.ts'

const TIERS = [
  { nth: 1, price: 5 * YUAN },
  { nth: 11, price: 3 * YUAN },
  { nth: 21, price: 4 * YUAN },
]
/** Yuan of so many charged calls. */
const COSTS = [
  ...[0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50],
  ...[53, 56, 59, 62, 65, 68, 71, 74, 77, 80],
  ...[84, 88, 92, 96, 100],
]

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const cloned = await cloneDatabase()
  drop = cloned.drop
  db = openDatabase(cloned.url, () => undefined)
  await price(db, { tiers: TIERS })
})
afterAll(async () => {
  await db.close()
  await drop()
})

const answer = (tenant: TenantDb, no: string, outcome: Outcome = 'FOUND') =>
  tenant.transaction((tx) => settle(tx, no, outcome))
const numbers = (n: number) => Array.from({ length: n }, (_, i) => `T-${i}`)
const billed = async (tenant: TenantDb) =>
  (await tenant.one<{ calls: number; amount: number }>(
    'select coalesce(sum(charged), 0)::int as calls, coalesce(sum(amount), 0)::int8 as amount from usage_month where company_id = $1',
  ))!
const quoted = async (tenant: TenantDb) =>
  (await quotesFor(tenant, [(await offerTo(tenant, PRODUCT))!], null))[0]!.price

describe('a tier', () => {
  it('begins where it begins, of fifty asked for at once too; exactly their sum is enough', async () => {
    const tenant = await companyWith(db, 10 * 5 + 10 * 3 + 30 * 4)
    const all = numbers(50)
    await Promise.all(all.map((no) => ask(tenant, no)))
    expect((await booksOf(tenant)).available).toBe(0)
    await Promise.all(all.map((no) => answer(tenant, no)))
    expect(await billed(tenant)).toEqual({ calls: 50, amount: 200 * YUAN })
    expect((await booksOf(tenant)).spent).toBe(200 * YUAN)
  })

  it('counts those that wait, in what the next is said to cost and in what it costs', async () => {
    const tenant = await companyWith(db, 1_000)
    await tenant.transaction((tx) =>
      hold(
        tx,
        numbers(10).map((no) => callOf(no)),
      ),
    )
    expect(await quoted(tenant)).toBe(3 * YUAN)
    expect(await ask(tenant, 'next')).toEqual([3 * YUAN])
    expect(await answer(tenant, 'next')).toBe(5 * YUAN)
    for (const no of numbers(10).slice(1)) expect(await answer(tenant, no)).toBe(5 * YUAN)
    expect(await answer(tenant, 'T-0')).toBe(3 * YUAN)
  })

  it('is not reached by calls that were let go: the place of one is the next one’s', async () => {
    const tenant = await companyWith(db, 1_000)
    await tenant.transaction((tx) =>
      hold(
        tx,
        numbers(12).map((no) => callOf(no)),
      ),
    )
    for (const no of ['T-0', 'T-1', 'T-2']) await answer(tenant, no, 'FAILED')
    expect((await booksOf(tenant)).held).toBe(9 * 5 * YUAN)
    for (const no of numbers(12).slice(3)) expect(await answer(tenant, no)).toBe(5 * YUAN)
    expect(await ask(tenant, 'more')).toEqual([5 * YUAN])
  })
})

it('in any order, in batches or one by one, killed or not, so many charged calls cost the same', async () => {
  const call = fc.record({
    outcome: fc.constantFrom<Outcome>('FOUND', 'FOUND', 'FOUND', 'NOT_FOUND', 'FAILED'),
    asked: fc.nat(3),
    answered: fc.nat(5),
    dies: fc.nat(6),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 25 }), async (calls) => {
      const tenant = await companyWith(db, COSTS[calls.length]!)
      const named = calls.map((one, i) => ({ ...one, no: `P-${i}` }))
      for (const round of [0, 1, 2, 3, 4, 5, 6]) {
        const asked = named.filter((one) => one.asked === round).map(({ no }) => callOf(no))
        // What is asked for in a round is asked for beside the answers of those before.
        const begun = tenant.transaction((tx) => hold(tx, asked))
        const due = named.filter(
          (one) =>
            one.asked < round && Math.max(one.answered, one.asked + 1) === Math.min(round, 5),
        )
        await Promise.all([
          begun,
          ...due.map(async ({ no, outcome, dies }) => {
            await tenant
              .transaction((tx) => settle(mortal(tx, dies), no, outcome))
              .catch((error) => {
                if (!(error instanceof Killed)) throw error
              })
            await answer(tenant, no, outcome)
          }),
        ])
        await booksOf(tenant)
      }
      const charged = calls.filter(({ outcome }) => outcome === 'FOUND').length
      expect(await billed(tenant)).toEqual({ calls: charged, amount: COSTS[charged]! * YUAN })
      const books = await booksOf(tenant)
      expect({ held: books.held, spent: books.spent }).toEqual({
        held: 0,
        spent: COSTS[charged]! * YUAN,
      })
    }),
    { numRuns: 40 },
  )
})

it('a call answered across the border of a month has one month: record, entry and bill', async () => {
  const tenant = await companyWith(db, 100)
  await ask(tenant, 'border')
  // The transaction began in November and reached the ledger in December.
  for (const statement of [
    'create schema border',
    "create function border.now() returns timestamptz return timestamptz '2026-11-30 23:59:59.9+08'",
    "create function border.clock_timestamp() returns timestamptz return timestamptz '2026-12-01 00:00:00.2+08'",
    'grant usage on schema border to public',
  ])
    await db.run(statement)
  await tenant.transaction(async (tx, client) => {
    await client.query('set local search_path = border, public, pg_catalog')
    await settle(tx, 'border', 'FOUND')
  })
  const DECEMBER = 2026 * 12 + 11
  expect(
    await tenant.one(
      `select u.month, m.charged, e.at = u.settled_at as same, u.settled_at::text as at
         from usage_record u
         join usage_month m on m.company_id = u.company_id and m.product = u.product and m.month = ${DECEMBER}
         join ledger_entry e on e.company_id = u.company_id and e.key = 'charge:border'
        where u.company_id = $1 and u.no = 'border'`,
    ),
  ).toEqual({ month: DECEMBER, charged: 1, same: true, at: '2026-12-01 00:00:00.2+08' })
})

describe('the border of a month', () => {
  /** Yuan that the calls charged under a prefix came to. */
  const came = async (tenant: TenantDb, prefix: string) =>
    (await tenant.one<{ n: number; yuan: number }>(
      `select count(*)::int as n, coalesce(sum(amount), 0)::int8 / ${YUAN} as yuan from usage_record
        where company_id = $1 and no like $2 and state = 'CHARGED'`,
      [`${prefix}%`],
    ))!
  /** Holds so many calls as of last month: asked for then, waiting now. */
  async function heldLastMonth(tenant: TenantDb, n: number) {
    const late = Array.from({ length: n }, (_, i) => `L-${i}`)
    await tenant.transaction((tx) =>
      hold(
        tx,
        late.map((no) => callOf(no)),
      ),
    )
    await tenant.run(
      "update usage_record set at = date_trunc('month', now()) - interval '1 second' where company_id = $1 and no like 'L-%'",
    )
    return late
  }

  it('leaves each call a call of its own month: neither takes a place of the other', async () => {
    const tenant = await companyWith(db, 1_000)
    const late = await heldLastMonth(tenant, 12)
    expect(await quoted(tenant)).toBe(5 * YUAN)
    await tenant.transaction((tx) =>
      hold(
        tx,
        numbers(12).map((no) => callOf(no)),
      ),
    )
    // One of each month is let go; the others are answered in turn.
    await answer(tenant, 'T-0', 'FAILED')
    await answer(tenant, 'L-0', 'FAILED')
    for (let i = 1; i < 12; i++) {
      await answer(tenant, late[i]!)
      await answer(tenant, `T-${i}`)
    }
    expect(await came(tenant, 'L-')).toEqual({ n: 11, yuan: COSTS[11] })
    expect(await came(tenant, 'T-')).toEqual({ n: 11, yuan: COSTS[11] })
    await booksOf(tenant)
    expect(await billed(tenant)).toEqual({ calls: 22, amount: 2 * COSTS[11]! * YUAN })
    expect(await quoted(tenant)).toBe(3 * YUAN)
  })

  it('gives a charge back at one moment: its month and its entry', async () => {
    const tenant = await companyWith(db, 100)
    await ask(tenant, 'given')
    await answer(tenant, 'given')
    // Each look at the clock is a minute later; the first is the last second of November.
    for (const statement of [
      'create schema gone',
      'create sequence gone.looks',
      `create function gone.clock_timestamp() returns timestamptz volatile return
         timestamptz '2026-11-30 23:59:59+08' + (nextval('gone.looks') - 1) * interval '1 minute'`,
      'grant usage on schema gone to public',
      'grant usage on sequence gone.looks to public',
    ])
      await db.run(statement)
    await tenant.transaction(async (tx, client) => {
      await client.query('set local search_path = gone, public, pg_catalog')
      await reverse(tx, { no: 'given', note: 'test', madeBy: 'test' })
    })
    expect(
      await tenant.one(
        `select u.reversed_month as month, e.at::text as at from usage_record u
           join ledger_entry e on e.company_id = u.company_id and e.key = 'reverse:given'
          where u.company_id = $1 and u.no = 'given'`,
      ),
    ).toEqual({ month: 2026 * 12 + 10, at: '2026-11-30 23:59:59+08' })
  })
})

it('what costs nothing at first moves on to the tier that costs', async () => {
  await price(db, {
    tiers: [
      { nth: 1, price: 0 },
      { nth: 3, price: 2 * YUAN },
    ],
  })
  const tenant = await companyWith(db, 100)
  const all = numbers(5)
  await Promise.all(all.map((no) => ask(tenant, no)))
  await Promise.all(all.map((no) => answer(tenant, no)))
  expect((await booksOf(tenant)).spent).toBe(3 * 2 * YUAN)
})
