/** Rows of the fact tables as they hold today: the highest revision of each, without what the bureau no longer shows. */
import { createHash } from 'node:crypto'
import type { CollectedRow } from '@xinjian/contract'
import { areaName } from '@xinjian/format/bureau/areas'
import { likeOf } from '../../../db/like.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { type Cells, cellsOf } from './columns.ts'
import type { Listing } from './listings.ts'
import { UPLOAD } from './uploads/source.ts'

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

/** `ETAX:4403` → 深圳税局. */
export const sourceName = (source: string): string =>
  source === UPLOAD
    ? '来自上传文件'
    : source.startsWith('ETAX:')
      ? `${areaName(source.slice(5))}税局`
      : source

/** The current rows of a table; alias `r`. */
const current = (table: string): string => `(
  select * from (
    select distinct on (row_key) * from ${table}
     where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) c where not c.gone)`

/** One row per statement: its result is the item that its kind is read for. */
const statements = `(
  select f.kind || '/' || f.period_to as row_key, max(f.revision) as revision, max(f.collected_at) as collected_at,
         (array_agg(f.source order by f.collected_at desc))[1] as source,
         (array_agg(f.contract_no order by f.collected_at desc))[1] as contract_no,
         f.kind, f.standard, min(f.period_from) as period_from, f.period_to, count(*)::int as items,
         max(f.item_name) filter (where ${'$RESULT'}) as item,
         max(coalesce(f.end_amount, f.ytd_amount, f.current_amount)) filter (where ${'$RESULT'}) as amount
    from ${current('fin_statement')} f
   group by f.kind, f.standard, f.period_to)`.replaceAll(
  '$RESULT',
  "f.item_name in ('资产总计', '净利润', '现金净增加额')",
)

const sqlOf = ({ table, columns, order, search, grouped }: Listing): string => `
  select r.row_key, r.revision, r.collected_at, r.source, r.contract_no, count(*) over ()::int as total,
         ${columns.map((c) => `${c.sql} as ${c.key}`).join(', ')}
    from ${grouped ? statements : current(table)} r
   where $3::text is null or ${search.map((s) => `${s} ilike $3`).join(' or ')}
   order by ${order} limit $4 offset $5`

/** A page of a dataset, and how many rows there are. A page behind the last one is empty and counts 0. */
export async function factPage(
  tenant: TenantDb,
  enterpriseId: number,
  listing: Listing,
  keyword: string | undefined,
  page: number,
  size: number,
): Promise<{ total: number; rows: CollectedRow[] }> {
  const found = await tenant.rows<Found>(sqlOf(listing), [
    enterpriseId,
    likeOf(keyword),
    size,
    (page - 1) * size,
  ])
  const shown = listing.shown ?? ((cells: Cells) => cells)
  return {
    total: found[0]?.total ?? 0,
    rows: found.map((r) => ({
      // Keys are made of what the row says, names among it: only a row that opens needs to be named by it.
      id: listing.opens ? r.row_key : shortHash(r.row_key),
      opens: listing.opens ?? false,
      revision: r.revision,
      collectedAt: r.collected_at.toISOString(),
      source: sourceName(r.source),
      contractNo: r.contract_no,
      cells: shown(cellsOf(listing.columns, r)),
    })),
  }
}
