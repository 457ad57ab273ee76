/** Prices, opened products and a balance of the demonstration, so that its accounts can order reports at once. */
import { PUBLISHED_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'
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

/** Yuan a report: one sheet of what is published is the cheapest, a report of two sources judged together the dearest. */
const YUAN: Readonly<Partial<Record<ReportKind, number>>> = {
  BASIC: 5,
  JUSTICE_BASE: 8,
  JUSTICE: 8,
  TAX_PAYMENT: 10,
  INVOICE: 12,
  TAX_RISK: 16,
  TAX: 18,
  TAX_INVOICE: 26,
}
/** What a registry and courts told grows old sooner than what was declared. */
const PUBLIC_DAYS = 7
const USUAL_DAYS = 30
const isPublic = (code: string): boolean => PUBLISHED_KIND_NAMES.some((kind) => kind === code)
/** Of a kind that has no price above. */
const USUAL_YUAN = 20
/** Prices of verifying one invoice, 毫. */
const VERIFY_TIERS = [
  { nth: 1, price: 3_000 },
  { nth: 1_001, price: 2_500 },
]

/** Prices what has no price yet; cheaper from the hundred and first of a month on, verifying from the thousand and first. */
async function priceDemo(db: Database): Promise<void> {
  const products = await productsWithoutTerms(db)
  for (const { code, category } of products)
    await db.transaction(async (tx) => {
      const price = (YUAN[code as ReportKind] ?? USUAL_YUAN) * HAO_PER_YUAN
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
        validDays: isPublic(code) ? PUBLIC_DAYS : USUAL_DAYS,
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
    for (const { code, terms } of offers) await openProduct(tx, WHO, { product: code, terms })
  const money = { amount: BALANCE, about: '示例', note: '示例余额', madeBy: WHO.userName }
  await enter(tx, { kind: 'RECHARGE', key: 'demo', ...money })
}
