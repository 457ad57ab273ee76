/** What a batch that waits for its start will come to: shown before anything is paid. */
import type { VerifyBatchPlan } from '@xinjian/contract/nouns/verify/batch'
import type { TenantDb } from '../../../db/tenant.ts'
import { balancesOf } from '../../ledger/index.ts'
import { quotesFor, usedOf } from '../../metering/index.ts'
import { INVOICE_VERIFY, offerTo, sumAfter } from '../../product/index.ts'
import { planCounts } from './rows.ts'

export async function planOf(tenant: TenantDb, no: string): Promise<VerifyBatchPlan> {
  const [counts, offer, balances, used] = await Promise.all([
    planCounts(tenant, no),
    offerTo(tenant, INVOICE_VERIFY),
    balancesOf(tenant),
    usedOf(tenant, INVOICE_VERIFY),
  ])
  const { not_yet: notYet, asked_again: askedAgain, ...rest } = counts
  const most = (rows: number) => offer && sumAfter(offer.tiers, used, rows)
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
