/** The warning of a low balance: once a fall, in the transaction that brings it, and anew after money came in. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import type { TenantDb } from '../../src/db/tenant.ts'
import { balancesOf, enter, lockLedger } from '../../src/features/ledger/index.ts'
import { hold, settle } from '../../src/features/metering/index.ts'
import { sowRoles } from '../../src/features/session/index.ts'
import { openClone } from '../harness.ts'
import { callOf, companyWith, price, YUAN } from './books.ts'

let db: Database
let drop: () => Promise<void>
let tenant: TenantDb
beforeAll(async () => {
  ;({ db, drop } = await openClone())
  await sowRoles(db)
  await price(db)
})
afterAll(async () => {
  await drop?.()
})
beforeEach(async () => {
  tenant = await companyWith(db, 10)
  await line(9)
  await db.run(
    `with made as (insert into app_user (company_id, user_name, mobile) values ($1, $2, $3) returning id)
     insert into user_role (user_id, role_code) select id, 'ROLE_COMPANY_ADMIN' from made`,
    [
      tenant.companyId,
      `boss-${tenant.companyId}`,
      `177${String(tenant.companyId).padStart(8, '0')}`,
    ],
  )
})

const line = (yuan: number | null) =>
  tenant.run('update ledger set warn_below = $2 where company_id = $1', [yuan && yuan * YUAN])
let n = 0
const query = async (outcome: 'FOUND' | 'FAILED' | null = 'FOUND') => {
  const no = `W${++n}`
  await tenant.transaction((tx) => hold(tx, [callOf(no, n)]))
  if (outcome) await tenant.transaction((tx) => settle(tx, no, outcome))
}
const pay = (yuan: number) =>
  tenant.transaction(async (tx) => {
    await lockLedger(tx)
    const paid = { about: 'x', note: '测试所填的说明', madeBy: 'x', key: `pay${++n}` }
    await enter(tx, { kind: 'RECHARGE', amount: yuan * YUAN, ...paid })
  })
const told = async () =>
  (await tenant.rows("select 1 from notice where company_id = $1 and kind = 'BALANCE_LOW'")).length

/** What fell by its notice, and by its entry. */
const fallen = async () =>
  Promise.all(
    [
      "select replace(key, 'BALANCE_LOW:', '') as key from notice where company_id = $1 and kind = 'BALANCE_LOW' order by key",
      'select key from ledger_entry where company_id = $1 and fell order by key',
    ].map(async (sql) => (await tenant.rows<{ key: string }>(sql)).map(({ key }) => key)),
  )

describe('a low balance', () => {
  it('is told with the query that falls below the line, not before and not with those after', async () => {
    await query()
    expect(await told()).toBe(0)
    await query()
    expect(await told()).toBe(1)
    for (let i = 0; i < 3; i++) await query()
    expect(await told()).toBe(1)
  })

  it('is told anew after money came in and was spent again; money that lifts it not above the line is none', async () => {
    for (let i = 0; i < 3; i++) await query()
    await pay(1)
    await query()
    expect(await told()).toBe(1)
    await pay(3)
    await query()
    expect(await told()).toBe(1)
    await query()
    expect(await told()).toBe(2)
    const [notices, entries] = await fallen()
    expect(entries).toHaveLength(2)
    expect(entries).toEqual(notices)
  })

  it('is not told again for queries that fail near the line', async () => {
    await query()
    for (let i = 0; i < 3; i++) await query('FAILED')
    expect(await told()).toBe(1)
  })

  it('rolled back with the query that brought it, is told with the next', async () => {
    await query()
    const broken = tenant.transaction(async (tx) => {
      await hold(tx, [callOf('W-broken', 999)])
      throw new Error('refused')
    })
    await expect(broken).rejects.toThrow('refused')
    expect([await told(), (await balancesOf(tenant)).warned_at]).toEqual([0, null])
    await query()
    expect(await told()).toBe(1)
  })

  it('of ten queries at once is told once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => query(null)))
    expect(await told()).toBe(1)
  })

  it('is told to nobody who wants no warning, and below 100 yuan to who set no line', async () => {
    await line(null)
    for (let i = 0; i < 5; i++) await query()
    expect(await told()).toBe(0)
    const fresh = await companyWith(db, 101)
    expect((await balancesOf(fresh)).warn_below).toBe(100 * YUAN)
  })

  it('costs a query that does not fall no statement', async () => {
    const sent: string[] = []
    await tenant.transaction(async (tx) => {
      await lockLedger(tx)
      const counted = {
        ...tx,
        one: <T>(text: string, values?: never) => {
          sent.push(text)
          return tx.one<T>(text, values)
        },
      }
      const of = { amount: YUAN / 10, about: 'x', note: '测试所填的说明', madeBy: 'x' }
      await enter(counted, { kind: 'HOLD', key: `count${++n}`, ...of })
      expect(sent).toHaveLength(1)
      await enter(counted, { kind: 'HOLD', key: `count${++n}`, ...of, amount: YUAN })
      expect(sent).toHaveLength(3)
      await enter(counted, { kind: 'HOLD', key: `count${++n}`, ...of })
      expect(sent).toHaveLength(4)
    })
  })
})
