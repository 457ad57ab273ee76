/** Payments and arrears as they hold today, as the engine's facts have them: money in 分, days as ISO text. */
import type { Arrear, Payment } from '@xinjian/engine/tax-payment/facts'
import type { TenantDb } from '../../../db/tenant.ts'

/** Rows by key, and when the newest of them came; null = there was never a row. */
export interface HeldRows<Row> {
  rows: Row[]
  newest: Date | null
}

type Dated<Row> = Row & { gone: boolean; at: Date }

/** The highest revision of each row; those that are gone still tell when they went. */
const sqlOf = (table: string, columns: string) =>
  `select distinct on (row_key) row_key as key, gone, date_trunc('milliseconds', collected_at) as at, ${columns}
     from ${table} where company_id = $1 and enterprise_id = $2 order by row_key, revision desc`

const PAYMENTS = sqlOf(
  'tax_payment',
  `tax_kind as "taxKind", tax_item as "taxItem", period_from::text as "periodFrom", period_to::text as "periodTo", basis,
   rate::float8 as rate, amount, pay_type as "payType", voucher_no as "voucherNo", declared_on::text as "declaredOn",
   paid_on::text as "paidOn", treasury_on::text as "treasuryOn", status`,
)
const ARREARS = sqlOf(
  'tax_arrears',
  `tax_kind as "taxKind", period_from::text as "periodFrom", period_to::text as "periodTo", amount, balance,
   occurred_on::text as "occurredOn", deadline::text as deadline, kind`,
)

export const heldPayments = async (
  tx: TenantDb,
  enterpriseId: number,
): Promise<HeldRows<Payment>> => held(await tx.rows<Dated<Payment>>(PAYMENTS, [enterpriseId]))

export const heldArrears = async (tx: TenantDb, enterpriseId: number): Promise<HeldRows<Arrear>> =>
  held(await tx.rows<Dated<Arrear>>(ARREARS, [enterpriseId]))

function held<Row extends { key: string }>(found: readonly Dated<Row>[]): HeldRows<Row> {
  const times = found.map(({ at }) => at.getTime())
  const rows = found
    .filter(({ gone }) => !gone)
    // By code unit, whatever the database's collation: equal rows are equal bytes everywhere.
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ gone: _gone, at: _at, ...row }) => row as unknown as Row)
  return { rows, newest: times.length ? new Date(Math.max(...times)) : null }
}

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
