/** Payments and arrears as they hold today, as the engine's facts have them: money in 分, days as ISO text. */
import type { Arrear, Payment } from '@xinjian/engine/tax-payment/facts'
import type { TenantDb } from '../../../../db/tenant.ts'
import { arrears } from '../bureau/arrears.ts'
import { payment } from '../bureau/payment.ts'
import { type FactSource, type HeldRows, heldFacts } from '../held-facts.ts'

export const heldPayments = (
  tx: TenantDb,
  enterpriseId: number,
  source: FactSource = 'ALL',
): Promise<HeldRows<Payment>> => heldFacts(tx, enterpriseId, payment.held, source)

export const heldArrears = (tx: TenantDb, enterpriseId: number): Promise<HeldRows<Arrear>> =>
  heldFacts(tx, enterpriseId, arrears.held)

/** Month (year × 12 + month − 1) of the first payment; null = none. */
export const firstPaidMonth = async (tx: TenantDb, enterpriseId: number): Promise<number | null> =>
  (
    await tx.one<{ first: number | null }>(
      `select (extract(year from min(paid_on)) * 12 + extract(month from min(paid_on)) - 1)::int as first
         from (select distinct on (row_key) paid_on, gone from tax_payment
                where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) p where not gone`,
      [enterpriseId],
    )
  )?.first ?? null
