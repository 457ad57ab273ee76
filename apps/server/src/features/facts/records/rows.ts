/** Rows of the fact tables as they hold today: the highest revision of each, without what the source no longer shows. */
import { createHash } from 'node:crypto'
import type { CollectedRow, Dataset } from '@xinjian/contract'
import { likeOf } from '../../../db/like.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { type Cells, cellsOf, type StoredColumn } from './columns.ts'
import { currentRows, type FactDataset, type Listing } from './dataset.ts'
import { factDataset } from './registry.ts'
import { sourceName } from './source.ts'

interface Found extends Record<string, unknown> {
  row_key: string
  revision: number
  collected_at: Date
  source: string
  contract_no: string
  total: number
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16)

const sqlOf = (table: string, { columns, order, search, rows }: Listing): string => `
  select r.row_key, r.revision, r.collected_at, r.source, r.contract_no, count(*) over ()::int as total,
         ${columns.map((c) => `${c.sql} as ${c.key}`).join(', ')}
    from ${rows ?? table} r
   where $3::text is null or ${search.map((s) => `${s} ilike $3`).join(' or ')}
   order by ${order} limit $4 offset $5`

/** Columns of a dataset as the office lists them; throws where its rows are no flat records. */
export const recordColumns = (dataset: Dataset): readonly StoredColumn[] =>
  known(dataset).listing.columns

function known(dataset: Dataset): FactDataset {
  const found = factDataset(dataset)
  if (!found) throw new Error(`${dataset} has no flat records`)
  return found
}

/** A page of a dataset, and how many rows there are. A page behind the last one is empty and counts 0. */
export async function recordPage(
  tenant: TenantDb,
  enterpriseId: number,
  dataset: Dataset,
  keyword: string | undefined,
  page: number,
  size: number,
): Promise<{ total: number; rows: CollectedRow[] }> {
  const { listing, table, record } = known(dataset)
  if ('told' in listing) {
    const rows = await listing.told(tenant, enterpriseId, keyword)
    return { total: rows.length, rows: rows.slice((page - 1) * size, page * size) }
  }
  const found = await tenant.rows<Found>(sqlOf(currentRows(table), listing), [
    enterpriseId,
    likeOf(keyword),
    size,
    (page - 1) * size,
  ])
  const shown = listing.shown ?? ((cells: Cells) => cells)
  const opens = record !== undefined
  return {
    total: found[0]?.total ?? 0,
    rows: found.map((r) => ({
      // Keys are made of what the row says, names among it: only a row that opens needs to be named by it.
      id: opens ? r.row_key : shortHash(r.row_key),
      opens,
      revision: r.revision,
      collectedAt: r.collected_at.toISOString(),
      source: sourceName(r.source),
      contractNo: r.contract_no,
      cells: shown(cellsOf(listing.columns, r)),
    })),
  }
}
