/**
 * What a dataset of flat records is to the platform: one literal, listed in `registry.ts`. From it follow writing with revisions, the
 * office's list, search, export and record page, the evidence behind figures, coverage, counts, and what a withdrawn consent takes out.
 */
import type { CollectedRow, contract, DataOf, DatasetSummary, EvidenceRow } from '@xinjian/contract'
import type { Condition } from '@xinjian/engine/report/condition'
import type { SqlField } from '../../../db/condition-sql.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Cells, StoredColumn } from './columns.ts'
import type { FactRow, FactTable, Lister, Provenance } from './fact-row.ts'
import type { Digest } from './ledger/digest/digest.ts'

export interface Listing {
  /** Columns that the office sees; names as on the forms of the source. */
  columns: readonly StoredColumn[]
  order: string
  /** SQL texts searched by a keyword. */
  search: readonly string[]
  /** What of a row is shown, where not all of it may be (domain §7.2). */
  shown?: (cells: Cells) => Cells
  /** Rows that are listed where they are not those of the table: SQL with `row_key`, `revision`, `collected_at`, `source`, `contract_no`. */
  rows?: string
}

/** A dataset that is one row, told fact by fact. */
export interface ToldRows {
  columns: readonly StoredColumn[]
  told(tenant: TenantDb, enterpriseId: number, keyword: string | undefined): Promise<CollectedRow[]>
}

/** What figures open of it. */
export interface DatasetEvidence {
  /** What rows are called and counted as. */
  title: string
  counter: string
  /** Fields of the engine's conditions as columns: names of the engine's facts. Dates as ISO text, months `2026-02`, money in 分. */
  fields: Readonly<Record<string, SqlField>>
  /** Where not the rows of the office's list, but their lines are opened. */
  lines?: Listing & {
    table: FactTable
    /** Further rows of the same columns that stand within rows of another table: made of a statement of these as they stood. */
    within?: { table: FactTable; rows: (heads: string) => string; columns: string }
  }
  /** Shown of one row that is opened, not in lists. */
  told?: readonly StoredColumn[]
  /** Rows may come from files of the enterprise, which say where an amount stands. */
  byFile?: true
  /** Whether the rows of a condition are alike, so that their sum means something; absent = always. */
  alike?: (where: Condition) => boolean
  /** The whole that a row is a part of: what is the same in every line stands once, above them. */
  whole?: {
    shared: readonly string[]
    where(row: EvidenceRow): Condition
    /** Of the rows found, those of the same whole; absent = all. */
    of?: (row: EvidenceRow, other: EvidenceRow) => boolean
  }
}

export type CollectedRecord = DataOf<typeof contract.collected.collectedRecord>
export type Highlight = DatasetSummary['highlights'][number]

export interface FactDataset {
  /** Its rows are counted and shown. */
  table: FactTable
  /** Lines of its rows. */
  lines?: FactTable
  /** A picture of now: what is no longer shown is gone. */
  snapshot?: true
  /** What the source calls it, whole or in parts, and what facts a row of each is. */
  parts: Readonly<Record<string, Lister>>
  /** A collection fails without it; its share of the progress bar. Absent = files alone tell it. */
  collect?: { mandatory: boolean; weight: number }
  listing: Listing | ToldRows
  evidence?: DatasetEvidence
  /** SQL of what makes one of what is counted, over columns of the table, where a row is less than that. */
  counted?: { columns: string; each: string }
  /** What is behind one row of the list; absent = nothing more. Refuses UNKNOWN where there is no such row. */
  record?: (tenant: TenantDb, enterpriseId: number, id: string) => Promise<CollectedRecord>
  /** A few facts worth showing beside its count. `$1` company, `$2` enterprise. */
  highlights?: { sql: string; say(row: Record<string, unknown> | null): Highlight[] }
  /**
   * Of a book: the period or day that a row speaks of, as SQL over `t` and by the column that tells it; '' = the book is of today. An accounting
   * program tells such a period whole.
   */
  at?: { sql: string; column?: string }
  /** Sums by month that are kept beside the rows. */
  digest?: Digest
  /** What files of the enterprise may tell of it. */
  filed?: {
    /** Statement of `at`, `first`, `last`: when each part came and of which months it speaks. `$1` company, `$2` enterprise. */
    periods: string
    /** Before rows that a source showed whole are written: what files told gives way (0063). Absent = no other source tells it. @returns how many rows hold no longer */
    giveWay?(tx: TenantDb, from: Provenance, facts: readonly FactRow[]): Promise<number>
  }
}

/** The current rows of a table, under the name that follows. */
export const currentRows = (table: FactTable): string => `(
  select * from (
    select distinct on (row_key) * from ${table}
     where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) c where not c.gone)`
