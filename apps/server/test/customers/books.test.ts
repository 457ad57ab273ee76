/**
 * The two books of a secondary customer's call: its own at its price, its company's at its cost, in one transaction. Whatever happens
 * beside each other, both agree with their entries, neither falls below its limit, and either both are charged or none.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import type { TenantDb } from '../../src/db/tenant.ts'
import { hold, reverse, settle } from '../../src/features/metering/index.ts'
import { sell } from '../../src/features/product/index.ts'
import { Refusal } from '../../src/http/refusal.ts'
import { cloneDatabase } from '../harness.ts'
import { ask, booksOf, callOf, companyWith, PRODUCT, price, YUAN } from '../money/books.ts'
import { Killed, mortal } from '../support/mortal.ts'
import { secondaryWith } from './open.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const cloned = await cloneDatabase()
  drop = cloned.drop
  db = openDatabase(cloned.url, () => undefined)
  await price(db)
})
afterAll(async () => {
  await db.close()
  await drop()
})

const many = (n: number, ...asks: ((i: number) => Promise<unknown>)[]) =>
  Promise.allSettled(Array.from({ length: n }, (_, i) => asks[i % asks.length]!(i)))
const done = (all: PromiseSettledResult<unknown>[]) =>
  all.filter(({ status }) => status === 'fulfilled').length
const refusalsOf = (all: PromiseSettledResult<unknown>[]) => [
  ...new Set(all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))),
]

describe('a quota', () => {
  it('of twenty is kept by fifty at once, in both books, and nothing of it is used up by what failed', async () => {
    const parent = await companyWith(db, 1000)
    const child = await secondaryWith(db, parent, { yuan: 1000, price: 2, quota: 20 })
    const asked = await many(50, (i) => ask(child, `T-${i}`, i))
    expect(done(asked)).toBe(20)
    expect(refusalsOf(asked)).toEqual(['QUOTA_USED'])
    expect(await booksOf(child)).toMatchObject({ held: 40 * YUAN })
    expect(await booksOf(parent)).toMatchObject({ held: 20 * YUAN })
    const held = asked.flatMap((a, i) => (a.status === 'fulfilled' ? [`T-${i}`] : []))
    await Promise.all(
      held.map((no, i) => child.transaction((tx) => settle(tx, no, i < 5 ? 'FAILED' : 'FOUND'))),
    )
    expect(await booksOf(child)).toMatchObject({ held: 0, spent: 30 * YUAN })
    expect(await booksOf(parent)).toMatchObject({ held: 0, spent: 15 * YUAN })
    const more = await many(50, (i) => ask(child, `U-${i}`, 100 + i))
    expect(done(more)).toBe(5)
  })

  it('is told with its number, and another is set from the next call on', async () => {
    const parent = await companyWith(db, 10)
    const child = await secondaryWith(db, parent, { yuan: 10, price: 1, quota: 1 })
    await ask(child, 'one', 1)
    await expect(ask(child, 'two', 2)).rejects.toMatchObject({
      code: 'QUOTA_USED',
      message: expect.stringContaining('的查询次数已用完（每月 1 次），下月1日恢复'),
    })
    await child.transaction((tx) => sell(tx, { product: PRODUCT, price: YUAN, quota: null }))
    await ask(child, 'two', 2)
  })
})

describe('a limit', () => {
  it('of the company stops its customer, who is not told of it; nothing is held with either', async () => {
    const parent = await companyWith(db, 3, 2)
    const child = await secondaryWith(db, parent, { yuan: 1000, price: 2 })
    const asked = await many(20, (i) => ask(child, `P-${i}`, i))
    expect(done(asked)).toBe(5)
    expect(refusalsOf(asked)).toEqual(['PRODUCT_CLOSED'])
    const refused = asked.find((a) => a.status === 'rejected')
    expect(refused?.status === 'rejected' && refused.reason.message).toBe(
      '暂时不能查询，请联系为贵公司开通服务的机构',
    )
    expect(await booksOf(child)).toMatchObject({ held: 10 * YUAN })
    expect(await booksOf(parent)).toMatchObject({ available: -2 * YUAN, held: 5 * YUAN })
  })

  it('holds for the company’s own calls and those of two customers beside each other', async () => {
    const parent = await companyWith(db, 15)
    const [a, b] = await Promise.all([
      secondaryWith(db, parent, { yuan: 1000, price: 2 }),
      secondaryWith(db, parent, { yuan: 12, price: 3 }),
    ])
    const asked = await many(
      60,
      (i) => ask(a, `A-${i}`, i),
      (i) => ask(b, `B-${i}`, 1000 + i),
      (i) => ask(parent, `O-${i}`, 2000 + i),
    )
    expect(done(asked)).toBe(15)
    const books = await Promise.all([a, b, parent].map(booksOf))
    expect(books[2]).toMatchObject({ available: 0, held: 15 * YUAN })
    expect(books[1]!.available).toBeGreaterThanOrEqual(0)
  })
})

describe('a refusal', () => {
  it('leaves the transaction on its own company, and nothing behind', async () => {
    const parent = await companyWith(db, 0)
    const child = await secondaryWith(db, parent, { yuan: 10, price: 2 })
    const seen = await child.transaction(async (tx) => {
      await hold(tx, [callOf('none')]).catch((error) => expect(error).toBeInstanceOf(Refusal))
      return tx.one<{ id: number }>(
        'select company_id as id from ledger where company_id = $1 and company_id = current_company()',
      )
    })
    expect(seen).toEqual({ id: child.companyId })
    for (const tenant of [child, parent])
      expect(await tenant.rows('select 1 from usage_record where company_id = $1')).toEqual([])
  })

  it('of a price under the cost stands when the cost is another than it was shown', async () => {
    const parent = await companyWith(db, 10)
    await price(db, { yuan: 4 })
    await expect(secondaryWith(db, parent, { yuan: 0, price: 3 })).rejects.toMatchObject({
      code: 'PRICE_UNDER_COST',
    })
    await price(db, { yuan: 1 })
  })
})

describe('a transaction', () => {
  it('is turned to its own parent and nobody else, and sees of it what row-level security shows', async () => {
    const [parent, stranger] = [await companyWith(db, 1), await companyWith(db, 1)]
    const child = await secondaryWith(db, parent, { yuan: 1, price: 1 })
    const everybody = 'select distinct company_id as id from ledger where company_id = $1 or true'
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
    await child.transaction(async (tx) => {
      const seen = await tx.onParent(async (on, own) => {
        expect(own).toEqual({ id: child.companyId, name: '账上的二级客户' })
        return ids(await on.rows(everybody))
      })
      expect(seen).toEqual([parent.companyId])
      expect(ids(await tx.rows(everybody))).toEqual([child.companyId])
    })
    for (const alone of [parent, stranger])
      expect(await alone.transaction((tx) => tx.onParent(async () => 'turned'))).toBeNull()
    const after = await db.ofCompany(child.companyId).one('select current_company() as id')
    expect(after).toEqual({ id: child.companyId })
  })
})

const CALLS = 5
const step = fc.record({
  what: fc.constantFrom('ASK', 'OWN', 'FOUND', 'FAILED', 'REVERSE' as const),
  no: fc.integer({ min: 0, max: CALLS - 1 }),
  /** The process dies before the n-th statement of the step; 0 = it lives. */
  dies: fc.integer({ min: 0, max: 16 }),
})
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 10,
})

const isKnown = (error: unknown): boolean =>
  error instanceof Killed ||
  error instanceof Refusal ||
  (error as { code?: string }).code === '23505'

it('any interleaving leaves both books whole, and a call in both or in none', async () => {
  await fc.assert(
    fc.asyncProperty(
      story,
      fc.integer({ min: 0, max: CALLS }),
      fc.integer({ min: 0, max: 2 * CALLS }),
      async (rounds, theirs, ours) => {
        const parent = await companyWith(db, ours)
        const child = await secondaryWith(db, parent, { yuan: 2 * theirs, price: 2, quota: 4 })
        const act = ({ what, no, dies }: { what: string; no: number; dies: number }) => {
          const on: TenantDb = what === 'OWN' ? parent : child
          return on.transaction(async (whole) => {
            const tx = mortal(whole, dies)
            const id = `${what === 'OWN' ? 'O' : 'C'}-${no}`
            if (what === 'ASK' || what === 'OWN') await hold(tx, [callOf(id, no)])
            else if (what === 'REVERSE')
              await reverse(tx, { no: id, note: '测试所填的说明', madeBy: 'test' })
            else await settle(tx, id, what as 'FOUND')
          })
        }
        for (const round of rounds) {
          for (const end of await Promise.allSettled(round.map(act)))
            if (end.status === 'rejected' && !isKnown(end.reason)) throw end.reason
          const [own, cost] = [await booksOf(child), await booksOf(parent)]
          expect(own.available).toBeGreaterThanOrEqual(0)
          expect(cost.available).toBeGreaterThanOrEqual(0)
        }
        const statesOf = (tenant: TenantDb) =>
          tenant.rows<{ no: string; state: string }>(
            "select no, state from usage_record where company_id = $1 and no like 'C-%' order by no",
          )
        const both = await statesOf(child)
        expect(await statesOf(parent)).toEqual(both)
        expect(both.length).toBeLessThanOrEqual(CALLS)
      },
    ),
    { numRuns: 40 },
  )
})
