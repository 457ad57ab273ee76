/** Lists of reports: one page, or all of them from the first row to the last. */
import {
  afterKeysSql,
  KEYSET_BATCH,
  keysetBatches,
  keysetRows,
  keysSql,
} from '../../../db/keyset.ts'
import { type Counted, countedPage } from '../../../db/page.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { sealedPage } from '../../consent/index.ts'
import { columnsOf, type ReportRecord, WITH_ENTERPRISE, wireReport } from '../store.ts'
import { type Found, foundBy, type ReportFilter } from './filter.ts'
import { orderOf, type Part, partsOf } from './parts.ts'

const DEFAULT = '-createdAt'

/** The rows are found first, by their keys alone: those that are skipped are not read, and those that are shown asked for more. */
const shownOf = (found: string, part: Part, asks: boolean, more = ''): string =>
  `select ${columnsOf(asks)}${more} from (${found}) f
    cross join lateral (select * from report where company_id = $1 and report_no = f.report_no limit 1) r ${WITH_ENTERPRISE} ${orderOf(part)}`

/** Rows of a part, `skip` of them left out. */
function take(tenant: TenantDb, { sql, values }: Found, part: Part, skip: number, size: number) {
  const at = values.length + 2
  const found = `select r.report_no ${sql} and ${part.where} ${orderOf(part)} limit $${at} offset $${at + 1}`
  return sealedPage(tenant.companyId, (asks) =>
    tenant.rows<ReportRecord>(shownOf(found, part, asks), [...values, size, skip]),
  )
}

async function countOf(tenant: TenantDb, { sql, values }: Found, part?: Part): Promise<number> {
  const where = part ? ` and ${part.where}` : ''
  const row = await tenant.one<{ n: number }>(`select count(*) as n ${sql}${where}`, values)
  return row?.n ?? 0
}

/** Rows from `offset` on over both parts. How many stand in the first is asked only where the page says nothing of it. */
async function rowsFrom(
  tenant: TenantDb,
  found: Found,
  { sort = DEFAULT }: ReportFilter,
  { offset, size }: { offset: number; size: number },
) {
  const [first, rest] = partsOf(sort)
  const rows = await take(tenant, found, first, offset, size)
  if (!rest || rows.length === size) return rows
  const before =
    rows.length > 0 || offset === 0 ? offset + rows.length : await countOf(tenant, found, first)
  const skip = Math.max(0, offset - before)
  return [...rows, ...(await take(tenant, found, rest, skip, size - rows.length))]
}

/** One page of the reports that the filter leaves, in its order. */
export async function reportPage(
  tenant: TenantDb,
  filter: ReportFilter,
  page: number,
  size: number,
): Promise<Counted & { rows: ReportRecord[] }> {
  const offset = (page - 1) * size
  const found = await foundBy(tenant, filter, offset + size)
  return countedPage(tenant, found.sql, found.values, { skip: offset, most: size }, (most) =>
    rowsFrom(tenant, found, filter, { offset, size: most }),
  )
}

/** All reports that the filter leaves, in its order, in batches. A place is the number of a part, and the keys within it. */
export async function* reportWalk(
  tenant: TenantDb,
  filter: ReportFilter,
  from: string[] | null = null,
) {
  const found = await foundBy(tenant, filter)
  const total = await countOf(tenant, found)
  const [begun, ...keys] = from ?? ['0']
  for (const [nth, part] of partsOf(filter.sort ?? DEFAULT).entries()) {
    if (nth < Number(begun)) continue
    const afterKeys = from && nth === Number(begun) ? keys : null
    for await (const { rows, after } of keysetBatches(
      (a) => batch(tenant, found, part, a),
      afterKeys,
    ))
      yield { rows: rows.map(wireReport), total, place: [String(nth), ...after] }
  }
}

function batch(
  tenant: TenantDb,
  { sql, values: asked }: Found,
  part: Part,
  after: readonly string[] | null,
): Promise<(ReportRecord & { keys: string[] })[]> {
  const values = [...asked]
  const afterSql = afterKeysSql(part.columns, part.down, after, values)
  const found = `select r.report_no ${sql} and ${part.where}${afterSql} ${orderOf(part)} limit ${KEYSET_BATCH}`
  return keysetRows(tenant, shownOf(found, part, true, `, ${keysSql(part.columns)}`), values)
}
