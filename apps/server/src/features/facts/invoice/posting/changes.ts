/** Rows that an import changes: the old version goes to history, the row is updated in place. */
import type { TenantDb } from '../../../../db/tenant.ts'
import { directionCode, type StoredRow } from '../stored-row.ts'
import { rowColumns, unnestRows } from './row-columns.ts'

/** Columns of a row, in the invoices as in their history. */
export const HISTORY_COLUMNS =
  'company_id, enterprise_id, id, seq, counterparty_id, import_id, issue_day, minute, direction, kind, status, source, abnormal, amount, tax, total, lines_hash, invoice_key, blue_key, blue_month'

/** `rows` are the new versions; their keys name the old ones. */
export async function writeChanges(
  tx: TenantDb,
  owner: { enterpriseId: number; importId: number; seq: number },
  rows: readonly StoredRow[],
): Promise<void> {
  if (rows.length === 0) return
  const directions = rows.map((r) => directionCode(r.direction))
  const keys = rows.map((r) => r.key)
  await tx.run(
    `insert into invoice_history (${HISTORY_COLUMNS}, seq_to)
     select ${HISTORY_COLUMNS.replaceAll(/\w+/g, (c) => `i.${c}`)}, $3
       from invoice i join unnest($4::smallint[], $5::text[]) as n (direction, key)
         on i.direction = n.direction and i.invoice_key = n.key
      where i.company_id = $1 and i.enterprise_id = $2`,
    [owner.enterpriseId, owner.seq, directions, keys],
  )
  await tx.run(
    `update invoice i
        set id = n.id, seq = $3, import_id = $4, counterparty_id = n.party, issue_day = n.day, minute = n.minute,
            kind = n.kind, status = n.status, source = n.source, abnormal = n.abnormal, amount = n.amount, tax = n.tax,
            total = n.total, lines_hash = n.lines, blue_key = n.blue_key, blue_month = n.blue_month
       from ${unnestRows(5)}
      where i.company_id = $1 and i.enterprise_id = $2 and i.direction = n.direction and i.invoice_key = n.key`,
    [owner.enterpriseId, owner.seq, owner.importId, ...rowColumns(rows)],
  )
}

/**
 * A red's blue turned up: its month is noted on the row, if it still names that blue. Not a new version, since nothing the source said
 * has changed.
 */
export async function writeBlueMonths(
  tx: TenantDb,
  enterpriseId: number,
  reds: readonly StoredRow[],
): Promise<void> {
  if (reds.length === 0) return
  await tx.run(
    `update invoice i set blue_month = n.month
       from unnest($3::smallint[], $4::text[], $5::text[], $6::int[]) as n (direction, key, blue, month)
      where i.company_id = $1 and i.enterprise_id = $2 and i.direction = n.direction and i.invoice_key = n.key
        and i.blue_key = n.blue`,
    [
      enterpriseId,
      reds.map((r) => directionCode(r.direction)),
      reds.map((r) => r.key),
      reds.map((r) => r.blueKey),
      reds.map((r) => r.blueMonth),
    ],
  )
}
