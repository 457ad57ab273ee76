/** Prices, opened products and a balance of the demonstration, so that its accounts can order reports at once. */
import { HAO_PER_YUAN } from '@xinjian/format'
import type { Database } from '../db/pool.ts'
import { type TenantTx, tenantOf } from '../db/tenant.ts'
import { enter, lockLedger } from '../features/ledger/index.ts'
import {
  askTerms,
  decideTerms,
  offersTo,
  openProduct,
  productsWithoutTerms,
} from '../features/product/index.ts'

const BALANCE = 100_000 * HAO_PER_YUAN
/** Nobody has these numbers: so the other eyes of the demonstration are no person's. */
const WHO = { userId: 0, userName: '示例数据' }
const OTHER = { userId: -1, userName: '示例数据复核' }

/** Prices of verifying one invoice, 毫. */
const VERIFY_TIERS = [
  { nth: 1, price: 3_000 },
  { nth: 1_001, price: 2_500 },
]

/** Prices what has no price yet: each kind somewhat dearer than the one before, cheaper from the hundredth of a month on. */
async function priceDemo(db: Database): Promise<void> {
  const products = await productsWithoutTerms(db)
  for (const { code, category, place } of products)
    await db.transaction(async (tx) => {
      const price = (8 + 4 * place) * HAO_PER_YUAN
      const isVerify = category === 'VERIFY'
      const version = await askTerms(tx, WHO, {
        product: code,
        chargeRule: isVerify ? 'QUERY' : 'FOUND',
        tiers: isVerify
          ? VERIFY_TIERS
          : [
              { nth: 1, price },
              { nth: 101, price: price - 2 * HAO_PER_YUAN },
            ],
        validDays: 30,
        onSale: true,
        review: false,
        note: '示例价格',
      })
      await decideTerms(tx, OTHER, { product: code, version, approve: true, note: '示例价格' })
    })
}

/** Opens every product for a company that never had one, and gives it a balance. */
export async function stockCompany(db: Database, companyId: number): Promise<void> {
  await priceDemo(db)
  await tenantOf(db, companyId).transaction(stock)
}

async function stock(tx: TenantTx): Promise<void> {
  await lockLedger(tx)
  const offers = await offersTo(tx)
  if (offers.every(({ openedAt }) => openedAt === null))
    for (const { code, terms } of offers)
      await openProduct(tx, WHO.userName, { product: code, terms })
  const money = { amount: BALANCE, about: '示例', note: '示例余额', madeBy: WHO.userName }
  await enter(tx, { kind: 'RECHARGE', key: 'demo', ...money })
}
