/** For which months a source of invoices stands, and what it said of them. */
import type { MonthIndex } from '@xinjian/engine/invoice/facts'
import type { TenantDb } from '../../../db/tenant.ts'

export interface SourceRows {
  enterpriseId: number
  importId: number
  direction: 0 | 1
  /** First and last month with rows. */
  period: readonly [MonthIndex, MonthIndex]
  rows: number
  /** Of them, rows with a stated risk level. */
  riskStated: number
  /** Rows that the source gave more than once; null = not counted. */
  repeated: number | null
}

/** Adds a batch to what its source covers. A null stays null: what was not counted from the first batch on is not known. */
export const extendPeriod = (tx: TenantDb, source: SourceRows): Promise<number> =>
  tx.run(
    `insert into invoice_period (company_id, enterprise_id, import_id, direction, first_month, last_month, row_count, risk_stated, repeated)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (company_id, enterprise_id, import_id, direction) do update
        set first_month = least(invoice_period.first_month, excluded.first_month),
            last_month = greatest(invoice_period.last_month, excluded.last_month),
            row_count = invoice_period.row_count + excluded.row_count,
            risk_stated = invoice_period.risk_stated + excluded.risk_stated,
            repeated = invoice_period.repeated + excluded.repeated`,
    [
      source.enterpriseId,
      source.importId,
      source.direction,
      ...source.period,
      source.rows,
      source.riskStated,
      source.repeated,
    ],
  )

/** First and last month of one source, both directions together; null without rows. */
export const periodOf = (tenant: TenantDb, enterpriseId: number, importId: number) =>
  tenant.one<{ first: MonthIndex | null; last: MonthIndex | null }>(
    `select min(first_month) as first, max(last_month) as last from invoice_period
      where company_id = $1 and enterprise_id = $2 and import_id = $3`,
    [enterpriseId, importId],
  )
