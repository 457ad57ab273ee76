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
  /** Rows equal to an earlier one without a code that proves them one invoice; null = not counted. */
  alike: number | null
  /** Invoices whose lines do not come to their 金额. */
  linesDiffer: number
}

/** Adds a batch to what its source covers. A null stays null: what was not counted from the first batch on is not known. */
export const extendPeriod = (tx: TenantDb, source: SourceRows): Promise<number> =>
  tx.run(
    `insert into invoice_period (company_id, enterprise_id, import_id, direction, first_month, last_month, row_count, risk_stated, repeated, alike, lines_differ)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (company_id, enterprise_id, import_id, direction) do update
        set first_month = least(invoice_period.first_month, excluded.first_month),
            last_month = greatest(invoice_period.last_month, excluded.last_month),
            row_count = invoice_period.row_count + excluded.row_count,
            risk_stated = invoice_period.risk_stated + excluded.risk_stated,
            repeated = invoice_period.repeated + excluded.repeated,
            alike = invoice_period.alike + excluded.alike,
            lines_differ = invoice_period.lines_differ + excluded.lines_differ`,
    [
      source.enterpriseId,
      source.importId,
      source.direction,
      ...source.period,
      source.rows,
      source.riskStated,
      source.repeated,
      source.alike,
      source.linesDiffer,
    ],
  )

/** What a file says of its months beside its rows. */
export interface StatedMonths {
  first: MonthIndex
  last: MonthIndex
  /** Of which direction; null = of each that the file has rows of. */
  direction: 0 | 1 | null
  /** A table of several enterprises: it speaks of each from that one's first invoice on. */
  several: boolean
}

/** A source speaks of more months than it has rows of. Asked again it changes nothing. */
export const widenPeriod = (
  tx: TenantDb,
  enterpriseId: number,
  importId: number,
  { first, last, direction, several }: StatedMonths,
): Promise<number> =>
  tx.run(
    `update invoice_period p
        set first_month = least(p.first_month, case when not $6::bool then $4::int else
              greatest($4::int, (select min(o.first_month) from invoice_period o
                                  where o.company_id = $1 and o.enterprise_id = $2)) end),
            last_month = greatest(p.last_month, $5::int)
      where p.company_id = $1 and p.enterprise_id = $2 and p.import_id = $3
        and ($7::int is null or p.direction = $7::int)`,
    [enterpriseId, importId, first, last, several, direction],
  )

/** First and last month of one source, both directions together; null without rows. */
export const periodOf = (tenant: TenantDb, enterpriseId: number, importId: number) =>
  tenant.one<{ first: MonthIndex | null; last: MonthIndex | null }>(
    `select min(first_month) as first, max(last_month) as last from invoice_period
      where company_id = $1 and enterprise_id = $2 and import_id = $3`,
    [enterpriseId, importId],
  )
