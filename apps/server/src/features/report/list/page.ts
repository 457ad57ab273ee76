/** Lists of reports: one page, or all of them from the first row to the last. */
import { BEHIND_BATCH, behind, behindSql, keysSql } from '../../../db/behind.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { COLUMNS, type ReportRecord, WITH_ENTERPRISE, wireReport } from '../store.ts'
import { foundBy, type ReportFilter } from './filter.ts'
import { orderOf, type Part, partsOf } from './parts.ts'

const DEFAULT = '-createdAt'

/** The rows are found first, so that only those that are shown are asked for more. */
const shownOf = (found: string, part: Part, more = ''): string =>
  `select ${COLUMNS}${more} from (${found}) r ${WITH_ENTERPRISE} ${orderOf(part)}`

/** Rows of a part, `skip` of them left out. */
function take(tenant: TenantDb, filter: ReportFilter, part: Part, skip: number, size: number) {
  const { sql, values } = foundBy(tenant, filter)
  const at = values.length + 2
  const found = `select r.* ${sql} and ${part.where} ${orderOf(part)} limit $${at} offset $${at + 1}`
  return tenant.rows<ReportRecord>(shownOf(found, part), [...values, size, skip])
}

async function countOf(tenant: TenantDb, filter: ReportFilter, part?: Part): Promise<number> {
  const { sql, values } = foundBy(tenant, filter)
  const where = part ? ` and ${part.where}` : ''
  const row = await tenant.one<{ n: number }>(`select count(*) as n ${sql}${where}`, values)
  return row?.n ?? 0
}

/** Rows from `offset` on over both parts. How many stand in the first is asked only where the page says nothing of it. */
async function rowsFrom(tenant: TenantDb, filter: ReportFilter, offset: number, size: number) {
  const [first, rest] = partsOf(filter.sort ?? DEFAULT)
  const rows = await take(tenant, filter, first, offset, size)
  if (!rest || rows.length === size) return rows
  const before =
    rows.length > 0 || offset === 0 ? offset + rows.length : await countOf(tenant, filter, first)
  const skip = Math.max(0, offset - before)
  return [...rows, ...(await take(tenant, filter, rest, skip, size - rows.length))]
}

/** One page of the reports that the filter leaves, in its order; `total` on all pages. */
export async function reportPage(
  tenant: TenantDb,
  filter: ReportFilter,
  page: number,
  size: number,
) {
  const [rows, total] = await Promise.all([
    rowsFrom(tenant, filter, (page - 1) * size, size),
    countOf(tenant, filter),
  ])
  return { total, rows }
}

/** All reports that the filter leaves, in its order, in batches. */
export async function* reportWalk(tenant: TenantDb, filter: ReportFilter) {
  const total = await countOf(tenant, filter)
  for (const part of partsOf(filter.sort ?? DEFAULT))
    for await (const rows of behind((after) => batch(tenant, filter, part, after)))
      yield { rows: rows.map(wireReport), total }
}

function batch(
  tenant: TenantDb,
  filter: ReportFilter,
  part: Part,
  after: readonly string[] | null,
): Promise<(ReportRecord & { keys: string[] })[]> {
  const { sql, values } = foundBy(tenant, filter)
  const behindIt = behindSql(part.columns, part.down, after, values)
  const found = `select r.* ${sql} and ${part.where}${behindIt} ${orderOf(part)} limit ${BEHIND_BATCH}`
  return tenant.rows(shownOf(found, part, `, ${keysSql(part.columns)}`), values)
}
