/** The ledger on a real database: exact under any race, and unchangeable. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { type Database, openDatabase } from '../../src/db/pool.ts'
import { enter, lockLedger } from '../../src/features/ledger/index.ts'
import { reverse, settle } from '../../src/features/metering/index.ts'
import { cloneDatabase } from '../harness.ts'
import { ask, booksOf, callOf, companyWith, price, YUAN } from './books.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const cloned = await cloneDatabase()
  drop = cloned.drop
  db = openDatabase(cloned.url, () => undefined)
  await migrate(db)
  await price(db)
})
afterAll(async () => {
  await db.close()
  await drop()
})

describe('a balance', () => {
  it('for a hundred pays a hundred of two hundred asked for at once; the others are told why', async () => {
    const tenant = await companyWith(db, 100)
    const asked = await Promise.allSettled(
      Array.from({ length: 200 }, (_, i) => ask(tenant, `Q-${i}`, i)),
    )
    const held = asked.flatMap((a, i) => (a.status === 'fulfilled' ? [`Q-${i}`] : []))
    expect(held).toHaveLength(100)
    for (const refused of asked)
      if (refused.status === 'rejected')
        expect(refused.reason).toMatchObject({
          code: 'BALANCE_SHORT',
          message:
            '余额不足：本次查询需 1.00 元，可用额度 0.00 元（含授信 0.00 元），请充值后再查询',
        })
    expect(await booksOf(tenant)).toMatchObject({ available: 0, held: 100 * YUAN, spent: 0 })
    await Promise.all(held.map((no) => tenant.transaction((tx) => settle(tx, no, 'FOUND'))))
    expect(await booksOf(tenant)).toMatchObject({ available: 0, held: 0, spent: 100 * YUAN })
  })

  it('goes below zero as far as the credit limit and no further', async () => {
    const tenant = await companyWith(db, 1, 2)
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => ask(tenant, `C-${i}`, i)),
    )
    expect(asked.filter((a) => a.status === 'fulfilled')).toHaveLength(3)
    expect(await booksOf(tenant)).toMatchObject({ available: -2 * YUAN })
  })

  it('is held to its limit by the database, too', async () => {
    const tenant = await companyWith(db, 1)
    const below = tenant.run(
      'update ledger set available = available - 20000, held = held + 20000 where company_id = $1',
    )
    await expect(below).rejects.toMatchObject({ constraint: 'ledger_credit' })
    const onesided = tenant.run('update ledger set available = available + 1 where company_id = $1')
    await expect(onesided).rejects.toMatchObject({ constraint: 'ledger_whole' })
  })
})

describe('an entry', () => {
  it('is made once under its key, however many make it at once', async () => {
    const tenant = await companyWith(db, 0)
    const entry = { kind: 'GIFT', key: 'welcome', amount: 5 * YUAN } as const
    const about = { about: 'test', note: '测试所填的说明', madeBy: 'test' }
    const made = await Promise.all(
      Array.from({ length: 12 }, () =>
        tenant.transaction(async (tx) => {
          await lockLedger(tx)
          return enter(tx, { ...entry, ...about })
        }),
      ),
    )
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await booksOf(tenant)).toMatchObject({ available: 5 * YUAN, adjusted: -5 * YUAN })
  })

  it('is never changed and never deleted, by no role', async () => {
    const tenant = await companyWith(db, 1)
    for (const text of [
      'update ledger_entry set amount = 1 where company_id = $1',
      'delete from ledger_entry where company_id = $1',
    ])
      for (const on of [db.as('system'), db.as('operator'), db.ofCompany(tenant.companyId)])
        await expect(on.run(text, [tenant.companyId])).rejects.toMatchObject({ code: '42501' })
  })

  it('of no or a broken amount is refused before anything is written', async () => {
    const tenant = await companyWith(db, 1)
    for (const amount of [0, 0.5, Number.NaN, 2 ** 53])
      await expect(
        tenant.transaction(async (tx) => {
          await lockLedger(tx)
          const entry = {
            kind: 'GIFT',
            key: `g${amount}`,
            about: '',
            note: '',
            madeBy: '',
          } as const
          return enter(tx, { ...entry, amount })
        }),
      ).rejects.toThrow(RangeError)
    expect(await booksOf(tenant)).toMatchObject({ available: YUAN })
  })
})

describe('a call', () => {
  it('is charged once however often its answer is told, and given back once', async () => {
    const tenant = await companyWith(db, 10)
    await ask(tenant, 'once')
    await Promise.all(
      Array.from({ length: 8 }, () => tenant.transaction((tx) => settle(tx, 'once', 'FOUND'))),
    )
    expect(await booksOf(tenant)).toMatchObject({ available: 9 * YUAN, spent: YUAN, held: 0 })
    const back = { no: 'once', note: '重复查询', madeBy: 'test' }
    const given = await Promise.allSettled(
      Array.from({ length: 8 }, () => tenant.transaction((tx) => reverse(tx, back))),
    )
    expect(given.filter((g) => g.status === 'fulfilled')).toHaveLength(1)
    expect(await booksOf(tenant)).toMatchObject({ available: 10 * YUAN, spent: 0 })
  })

  it('that failed costs nothing, and what was not found as its rule says', async () => {
    const tenant = await companyWith(db, 10)
    for (const no of ['failed', 'nothing']) await ask(tenant, no)
    await tenant.transaction((tx) => settle(tx, 'failed', 'FAILED'))
    await tenant.transaction((tx) => settle(tx, 'nothing', 'NOT_FOUND'))
    expect(await booksOf(tenant)).toMatchObject({ available: 10 * YUAN, held: 0, spent: 0 })
    await price(db, { chargeRule: 'QUERY' })
    for (const no of ['failed-2', 'nothing-2']) await ask(tenant, no)
    await tenant.transaction((tx) => settle(tx, 'failed-2', 'FAILED'))
    await tenant.transaction((tx) => settle(tx, 'nothing-2', 'NOT_FOUND'))
    expect(await booksOf(tenant)).toMatchObject({ available: 9 * YUAN, spent: YUAN })
    await price(db)
  })

  it('of the same enterprise is free while what was bought is valid, also when two were asked for at once', async () => {
    await price(db, { validDays: 30 })
    const tenant = await companyWith(db, 10)
    await Promise.all([ask(tenant, 'v1', 7), ask(tenant, 'v2', 7)])
    for (const no of ['v1', 'v2']) await tenant.transaction((tx) => settle(tx, no, 'FOUND'))
    await ask(tenant, 'v3', 7)
    await tenant.transaction((tx) => settle(tx, 'v3', 'FOUND'))
    await ask(tenant, 'other', 8)
    const states = await tenant.rows(
      'select no, state, why, amount from usage_record where company_id = $1 order by no',
    )
    expect(states).toEqual([
      { no: 'other', state: 'HELD', why: null, amount: 0 },
      { no: 'v1', state: 'CHARGED', why: 'FOUND', amount: YUAN },
      { no: 'v2', state: 'FREE', why: 'VALID', amount: 0 },
      { no: 'v3', state: 'FREE', why: 'VALID', amount: 0 },
    ])
    expect(await booksOf(tenant)).toMatchObject({ available: 8 * YUAN, held: YUAN, spent: YUAN })
    await price(db)
  })

  it('is cheaper from the tier on that the month has reached', async () => {
    await price(db, {
      tiers: [
        { nth: 1, price: 3 * YUAN },
        { nth: 3, price: YUAN },
      ],
    })
    const tenant = await companyWith(db, 100)
    for (const n of [1, 2, 3]) {
      await ask(tenant, `t${n}`, n)
      await tenant.transaction((tx) => settle(tx, `t${n}`, 'FOUND'))
    }
    expect(await booksOf(tenant)).toMatchObject({ spent: 7 * YUAN })
    await price(db)
  })

  it('of a product that was not opened is refused in words, and together with another refuses both', async () => {
    const tenant = await companyWith(db, 10)
    await tenant.run("update company_product set status = 'CLOSED' where company_id = $1")
    await expect(ask(tenant, 'shut')).rejects.toMatchObject({
      code: 'PRODUCT_CLOSED',
      message: '贵公司尚未开通发票报告，请由企业管理员在“产品列表”中开通后再查询',
    })
    expect(callOf('shut').name).toBe('发票报告')
    expect(await tenant.rows('select 1 from usage_record where company_id = $1')).toEqual([])
  })
})
