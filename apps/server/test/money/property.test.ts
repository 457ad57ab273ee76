/**
 * Any interleaving of calls, answers, failures, repeats and reversals, with transactions that are cut between any two statements
 * as a killed process leaves them: the books agree with the entries, each answered call is charged once, no failed one ever.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import type { TenantDb } from '../../src/db/tenant.ts'
import { hold, reverse, settle } from '../../src/features/metering/index.ts'
import { Refusal } from '../../src/http/refusal.ts'
import { cloneDatabase } from '../harness.ts'
import { Killed, mortal } from '../support/mortal.ts'
import { booksOf, callOf, companyWith, price, YUAN } from './books.ts'

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

const CALLS = 6
const no = fc.integer({ min: 0, max: CALLS - 1 })
const step = fc.record({
  what: fc.constantFrom('ASK', 'FOUND', 'NOT_FOUND', 'FAILED', 'REVERSE' as const),
  no,
  /** The process dies before the n-th statement of the step; 0 = it lives. */
  dies: fc.integer({ min: 0, max: 7 }),
})
/** Steps of one inner list run at the same time. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 12,
})

const act = (tenant: TenantDb, { what, no: n, dies }: { what: string; no: number; dies: number }) =>
  tenant.transaction(async (whole) => {
    const tx = mortal(whole, dies)
    const id = `C-${n}`
    if (what === 'ASK') await hold(tx, [callOf(id, n)])
    else if (what === 'REVERSE')
      await reverse(tx, { no: id, note: '测试所填的说明', madeBy: 'test' })
    else await settle(tx, id, what as 'FOUND')
  })

/** Asked twice under one number is a fault of the caller, told by the database. */
const isKnown = (error: unknown): boolean =>
  error instanceof Killed ||
  error instanceof Refusal ||
  (error as { code?: string }).code === '23505'

it('leaves books that agree', async () => {
  await fc.assert(
    fc.asyncProperty(story, fc.integer({ min: 0, max: CALLS }), async (rounds, yuan) => {
      const tenant = await companyWith(db, yuan)
      const done = new Map<string, Set<string>>()
      for (const round of rounds) {
        const ended = await Promise.allSettled(round.map((one) => act(tenant, one)))
        ended.forEach((end, i) => {
          if (end.status === 'rejected') {
            if (!isKnown(end.reason)) throw end.reason
            return
          }
          const { what, no: n } = round[i]!
          const told = done.get(`C-${n}`) ?? new Set()
          done.set(`C-${n}`, told.add(what))
        })
        await booksOf(tenant)
      }
      const books = await booksOf(tenant)
      expect(books.available).toBeGreaterThanOrEqual(0)
      const entries = await tenant.rows<{ about: string; kind: string; n: number }>(
        `select about, kind, count(*)::int as n from ledger_entry where company_id = $1 and kind <> 'RECHARGE' group by 1, 2`,
      )
      for (const { n } of entries) expect(n).toBe(1)
      for (const { no: id, state } of await tenant.rows<{ no: string; state: string }>(
        'select no, state from usage_record where company_id = $1',
      )) {
        const kinds = entries.filter((e) => e.about === id).map((e) => e.kind)
        const wanted = {
          HELD: ['HOLD'],
          CHARGED: ['HOLD', 'CHARGE'],
          REVERSED: ['HOLD', 'CHARGE', 'REVERSE'],
          RELEASED: ['HOLD', 'RELEASE'],
        }[state]
        expect(kinds.sort()).toEqual([...wanted!].sort())
        if (state === 'CHARGED') expect(done.get(id)).toContain('FOUND')
      }
      expect(books.spent).toBe(
        YUAN * entries.filter((e) => e.kind === 'CHARGE').length -
          YUAN * entries.filter((e) => e.kind === 'REVERSE').length,
      )
    }),
    { numRuns: 60 },
  )
})
