/** The rows behind figures of one dataset: what the drawer, the spreadsheet and the export need, and nothing of the report. */
import type { EvidenceColumn, EvidenceRecord, EvidenceRow } from '@xinjian/contract'
import type { EvidenceQuery, LegRole } from '@xinjian/engine/report/evidence'
import type { TenantDb } from '../../../db/tenant.ts'

/** Rows are read as they stood when the report was made. */
export interface AsOf {
  enterpriseId: number
  /** Revision of the enterprise's facts. */
  seq: number
  /** Cut-off of what was collected. */
  cutoff: Date
}

export interface EvidenceOptions {
  /** A key of `sorts`, `-` before it for descending. */
  sort?: string | undefined
  keyword?: string | undefined
}

/** What all rows of a query come to. */
export interface EvidenceTotals {
  rows: number
  /** By money column, yuan: also of columns that have no foot. */
  sums: Record<string, number>
  /** How many different ones, where a figure counts them. */
  distinct?: { parties: number; months: number; days: number }
}

/** One row and what stands behind it; `importId`: the import that last wrote it, where it has one. */
export type FoundRecord = Omit<EvidenceRecord, 'original'> & { importId?: number }

export interface EvidenceSource<Q extends EvidenceQuery = EvidenceQuery> {
  /** `销项发票`. */
  title(query: Q): string
  /** The condition in Chinese. */
  words(query: Q): string
  columns(query: Q & LegRole): readonly EvidenceColumn[]
  /** Keys of columns that rows can be sorted by; the first one, descending, is the dataset's own order. */
  sorts: readonly string[]
  /** What one row is counted as: `张`. */
  counter: string
  /** One page with count and sums of all pages; sums by the columns that say so, in yuan. */
  page(
    tenant: TenantDb,
    asOf: AsOf,
    query: Q,
    options: EvidenceOptions & { page: number; size: number },
  ): Promise<{ total: number; rows: EvidenceRow[]; sums: Record<string, number> }>
  totals(tenant: TenantDb, asOf: AsOf, query: Q): Promise<EvidenceTotals>
  /** What stands behind a row, by the id that a page gives it; null = there was no such row then. */
  record(tenant: TenantDb, asOf: AsOf, query: Q, id: string): Promise<FoundRecord | null>
  /** All rows in order, some thousands at a time. */
  stream(
    tenant: TenantDb,
    asOf: AsOf,
    query: Q,
    options: EvidenceOptions,
  ): AsyncIterable<EvidenceRow[]>
}
