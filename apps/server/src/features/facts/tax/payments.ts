/** Payments and arrears as they hold today, as the engine's facts have them: money in 分, days as ISO text. */
import type { Arrear, Payment } from '@xinjian/engine/tax-payment/facts'
import type { TenantDb } from '../../../db/tenant.ts'
import { type FactSource, type HeldRows, heldFacts, heldSql } from './held-facts.ts'

const PAYMENTS = heldSql(
  'tax_payment',
  `tax_kind as "taxKind", tax_item as "taxItem", period_from::text as "periodFrom", period_to::text as "periodTo", basis,
   rate::float8 as rate, amount, pay_type as "payType", voucher_no as "voucherNo", declared_on::text as "declaredOn",
   paid_on::text as "paidOn", treasury_on::text as "treasuryOn", status`,
)
const ARREARS = heldSql(
  'tax_arrears',
  `tax_kind as "taxKind", period_from::text as "periodFrom", period_to::text as "periodTo", amount, balance,
   occurred_on::text as "occurredOn", deadline::text as deadline, kind`,
)

export const heldPayments = (
  tx: TenantDb,
  enterpriseId: number,
  source: FactSource = 'ALL',
): Promise<HeldRows<Payment>> => heldFacts(tx, enterpriseId, PAYMENTS, source)

export const heldArrears = (tx: TenantDb, enterpriseId: number): Promise<HeldRows<Arrear>> =>
  heldFacts(tx, enterpriseId, ARREARS)

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
