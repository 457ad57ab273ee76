/** A company with one product at a price, and what its books say. */
import { HAO_PER_YUAN } from '@xinjian/format'
import { expect } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { enter, lockLedger } from '../../src/features/ledger/index.ts'
import { type Call, hold } from '../../src/features/metering/index.ts'
import {
  askTerms,
  decideTerms,
  openProduct,
  sowProducts,
} from '../../src/features/product/index.ts'

export const YUAN = HAO_PER_YUAN
export const PRODUCT = 'INVOICE'

const one = { userId: 1, userName: 'one' }
const two = { userId: 2, userName: 'two' }

/** Puts terms of the product in force. */
export async function price(
  db: Database,
  terms: Partial<Parameters<typeof askTerms>[2]> & { yuan?: number } = {},
): Promise<void> {
  await sowProducts(db)
  const { yuan = 1, ...own } = terms
  await db.transaction(async (tx) => {
    const asked = {
      product: PRODUCT,
      chargeRule: 'FOUND' as const,
      tiers: [{ nth: 1, price: yuan * YUAN }],
      validDays: 0,
      onSale: true,
      review: false,
      note: '测试所填的说明',
      ...own,
    }
    const version = await askTerms(tx, one, asked)
    await decideTerms(tx, two, {
      product: asked.product,
      version,
      approve: true,
      note: '测试所填的说明',
    })
  })
}

let companies = 0

/** A company that opened the product, with so many yuan and so much credit. */
export async function companyWith(db: Database, yuan: number, credit = 0): Promise<TenantDb> {
  const row = await db.one<{ id: number }>(
    "insert into company (name, kind) values ($1, 'CUSTOMER') returning id",
    [`money-${++companies}`],
  )
  const tenant = tenantOf(db, row!.id)
  const terms = await db.one<{ version: number }>(
    "select version from product_terms where product = $1 and status = 'IN_FORCE'",
    [PRODUCT],
  )
  await tenant.transaction(async (tx) => {
    await lockLedger(tx)
    await openProduct(
      tx,
      { userId: 0, userName: 'test' },
      { product: PRODUCT, terms: terms!.version },
    )
    if (yuan > 0)
      await enter(tx, {
        kind: 'RECHARGE',
        key: 'first',
        amount: yuan * YUAN,
        about: 'test',
        note: '测试所填的说明',
        madeBy: 'test',
      })
  })
  await db.run('update ledger set credit_limit = $2 where company_id = $1', [
    tenant.companyId,
    credit * YUAN,
  ])
  return tenant
}

export const callOf = (no: string, enterprise = 1): Call => ({
  no,
  product: PRODUCT,
  name: '发票报告',
  via: 'PAGE',
  enterprise: { id: enterprise, name: '示例企业', taxNo: '91440300TEST000001' },
  madeBy: 'test',
})

export const ask = (tenant: TenantDb, no: string, enterprise?: number) =>
  tenant.transaction((tx) => hold(tx, [callOf(no, enterprise)]))

interface Sums {
  available: number
  held: number
  spent: number
  received: number
  adjusted: number
}

/** Balances as kept; fails unless they are the sums of the entries, and the counters those of the records. */
export async function booksOf(tenant: TenantDb): Promise<Sums> {
  const kept = await tenant.one<Sums>(
    'select available, held, spent, received, adjusted from ledger where company_id = $1',
  )
  const sums = await tenant.one<Sums>(
    `select ${['AVAILABLE', 'HELD', 'SPENT', 'RECEIVED', 'ADJUSTED']
      .map(
        (
          account,
        ) => `coalesce(sum(case '${account}' when target then amount when source then -amount else 0 end), 0)::int8
                        as ${account.toLowerCase()}`,
      )
      .join()} from ledger_entry where company_id = $1`,
  )
  expect(kept).toEqual(sums)
  const records = await tenant.one<{ held: number; spent: number }>(
    `select coalesce(sum(unit_price) filter (where state = 'HELD'), 0)::int8 as held,
            coalesce(sum(amount) filter (where state = 'CHARGED'), 0)::int8 as spent
       from usage_record where company_id = $1`,
  )
  expect(records).toEqual({ held: kept!.held, spent: kept!.spent })
  const months = await tenant.one<object>(
    `select coalesce(sum(calls), 0)::int as calls, coalesce(sum(charged), 0)::int as charged,
            coalesce(sum(amount), 0)::int8 as amount, coalesce(sum(reversed_amount), 0)::int8 as reversed
       from usage_month where company_id = $1`,
  )
  expect(months).toEqual(
    await tenant.one<object>(
      `select count(*) filter (where state <> 'HELD')::int as calls,
              count(*) filter (where state in ('CHARGED', 'REVERSED'))::int as charged,
              coalesce(sum(amount), 0)::int8 as amount,
              coalesce(sum(amount) filter (where state = 'REVERSED'), 0)::int8 as reversed
         from usage_record where company_id = $1`,
    ),
  )
  return kept!
}
