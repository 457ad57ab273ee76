/** What a batch that waits for its start will come to: shown before anything is paid. */
import type { VerifyBatchPlan } from '@xinjian/contract/nouns/verify/batch'
import type { TenantDb } from '../../../db/tenant.ts'
import { balancesOf } from '../../ledger/index.ts'
import { chargedThisMonth, quotesFor } from '../../metering/index.ts'
import { INVOICE_VERIFY, offerTo, priceAfter, type Tier } from '../../product/index.ts'
import { planCounts } from './rows.ts'
import { ROWS_UNDER_WAY } from './work.ts'

/**
 * What so many rows cost at most, 毫. A price is held while the rows before it may still be under way, so a cheaper tier begins that
 * much later.
 * @param before calls of the month that were charged already
 */
export function mostOf(tiers: readonly Tier[], before: number, rows: number): number {
  let sum = 0
  for (let i = 0; i < rows; i++) sum += priceAfter(tiers, before + Math.max(0, i - ROWS_UNDER_WAY))
  return sum
}

export async function planOf(tenant: TenantDb, no: string): Promise<VerifyBatchPlan> {
  const [counts, offer, balances, charged] = await Promise.all([
    planCounts(tenant, no),
    offerTo(tenant, INVOICE_VERIFY),
    balancesOf(tenant),
    chargedThisMonth(tenant),
  ])
  const { not_yet: notYet, asked_again: askedAgain, ...rest } = counts
  const before = charged.get(INVOICE_VERIFY) ?? 0
  const most = (rows: number) => offer && mostOf(offer.tiers, before, rows)
  const [quote] = offer ? await quotesFor(tenant, [offer], null) : []
  return {
    ...rest,
    notYet,
    askedAgain,
    most: most(counts.asked),
    mostAgain: most(askedAgain),
    quote: quote
      ? {
          open: quote.offer.open,
          unit: quote.offer.unit,
          chargeRule: quote.offer.chargeRule,
          price: quote.price,
          validDays: quote.offer.validDays,
          freeUntil: null,
        }
      : null,
    balance: balances.available + balances.credit_limit,
  }
}
