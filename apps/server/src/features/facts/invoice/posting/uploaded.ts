/**
 * What uploads alone say of invoices that a collection said something of as well. The row among the facts holds what both said; this
 * one is kept beside it and takes its place once the consent to collect is taken back (take-out.ts). An enterprise of which nothing
 * was collected has none, and pays nothing for it.
 */
import type { TenantDb } from '../../../../db/tenant.ts'
import { COLLECTED_IMPORTS } from '../../coverage/write.ts'
import { DIRECTIONS, directionCode, type StoredRow } from '../stored-row.ts'
import type { Batch } from './batch.ts'
import { mergeRows } from './merge.ts'
import { type Record, ROW_COLUMNS, rowOf } from './read-rows.ts'
import { rowColumns, unnestRows } from './row-columns.ts'

/** Last version of a row that no collection had a part in: kept beside it, else from before the collection changed it. */
const ownVersions = async (
  tx: TenantDb,
  enterpriseId: number,
  direction: 0 | 1,
  keys: readonly string[],
): Promise<Map<string, { row: StoredRow; beside: boolean }>> => {
  const found = await tx.rows<Record & { beside: boolean }>(
    `select distinct on (invoice_key) ${ROW_COLUMNS}, beside from (
       select ${ROW_COLUMNS_STORED}, true as beside from invoice_uploaded
        where company_id = $1 and enterprise_id = $2 and direction = $3 and invoice_key = any($4)
       union all
       select ${ROW_COLUMNS_STORED}, false from invoice_history
        where company_id = $1 and enterprise_id = $2 and direction = $3 and invoice_key = any($4)
          and import_id not in (${COLLECTED_IMPORTS})) v
      order by invoice_key, beside desc, seq desc`,
    [enterpriseId, direction, keys],
  )
  return new Map(found.map((r) => [r.invoice_key, { row: rowOf(r), beside: r.beside }]))
}

/** Columns that `ROW_COLUMNS` are made of, with the revision. */
const ROW_COLUMNS_STORED =
  'id, invoice_key, direction, issue_day, minute, status, kind, counterparty_id, amount, tax, total, abnormal, blue_key, blue_month, source, import_id, lines_hash, seq'

/**
 * Keeps what an upload says of rows that a collection had a part in. `known` = the rows as they are stored, by direction and key;
 * `rows` = as the upload says them.
 */
export async function keepUploaded(
  tx: TenantDb,
  batch: Batch,
  known: Readonly<{ [D in StoredRow['direction']]: ReadonlyMap<string, StoredRow> }>,
): Promise<void> {
  const { importState, owner } = batch
  const { collected } = importState
  if (collected.size === 0 || collected.has(owner.importId)) return
  for (const direction of DIRECTIONS) {
    const rows = batch.candidates.filter(
      (row) => row.direction === direction && known[direction].has(row.key),
    )
    if (rows.length === 0) continue
    const keys = rows.map((row) => row.key)
    const own = await ownVersions(tx, owner.enterpriseId, directionCode(direction), keys)
    const kept: StoredRow[] = []
    for (const row of rows) {
      const before = own.get(row.key)
      if (!collected.has(known[direction].get(row.key)!.importId) && !before?.beside) continue
      kept.push(versionOf(batch, before?.row, row))
    }
    await write(tx, owner, kept)
  }
}

/** The row as uploads say it, with lines of its own where it has other lines than before. */
function versionOf(batch: Batch, before: StoredRow | undefined, row: StoredRow): StoredRow {
  const { importState, owner } = batch
  const next = before
    ? (mergeRows(before, row, (party) => importState.dictionary.hasTaxNo(party)) ?? before)
    : { ...row }
  if (before && next.linesHash === before.linesHash) return next
  next.id = importState.marks.invoice++
  batch.copy.addLines(next, owner)
  return next
}

async function write(
  tx: TenantDb,
  owner: { enterpriseId: number; importId: number; seq: number },
  rows: readonly StoredRow[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.run(
    `insert into invoice_uploaded (company_id, enterprise_id, id, seq, counterparty_id, import_id, issue_day, minute, direction, kind, status,
       source, abnormal, amount, tax, total, lines_hash, invoice_key, blue_key)
     select $1::int, $2::int, n.id, $3::bigint, n.party, $4::int, n.day, n.minute, n.direction, n.kind, n.status, n.source, n.abnormal,
            n.amount, n.tax, n.total, n.lines, n.key, n.blue_key
       from ${unnestRows(5)}
     on conflict (company_id, enterprise_id, direction, invoice_key) do update
        set id = excluded.id, seq = excluded.seq, counterparty_id = excluded.counterparty_id, import_id = excluded.import_id,
            issue_day = excluded.issue_day, minute = excluded.minute, kind = excluded.kind, status = excluded.status,
            source = excluded.source, abnormal = excluded.abnormal, amount = excluded.amount, tax = excluded.tax,
            total = excluded.total, lines_hash = excluded.lines_hash, blue_key = excluded.blue_key`,
    [owner.enterpriseId, owner.seq, owner.importId, ...rowColumns(rows)],
  )
}
