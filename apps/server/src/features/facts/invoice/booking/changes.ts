/** Rows that an import changes: the old version goes to history, the row is updated in place. */
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../../../db/tenant.ts'
import { directionCode, type StoredRow } from '../stored-row.ts'
import { KIND_INDEX } from './copy-rows.ts'

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
       from unnest($5::smallint[], $6::text[], $7::bigint[], $8::int[], $9::date[], $10::smallint[], $11::smallint[],
                   $12::smallint[], $13::smallint[], $14::bool[], $15::bigint[], $16::bigint[], $17::bigint[],
                   $18::bigint[], $19::text[], $20::int[])
         as n (direction, key, id, party, day, minute, kind, status, source, abnormal, amount, tax, total, lines, blue_key, blue_month)
      where i.company_id = $1 and i.enterprise_id = $2 and i.direction = n.direction and i.invoice_key = n.key`,
    [
      owner.enterpriseId,
      owner.seq,
      owner.importId,
      directions,
      keys,
      rows.map((r) => r.id),
      rows.map((r) => r.counterparty),
      rows.map((r) => formatDay(r.day)),
      rows.map((r) => r.minute),
      rows.map((r) => KIND_INDEX[r.kind] ?? 0),
      rows.map((r) => (r.status === 'VOID' ? 1 : 0)),
      rows.map((r) => r.source),
      rows.map((r) => r.abnormal === true),
      rows.map((r) => r.amount),
      rows.map((r) => r.tax),
      rows.map((r) => r.total),
      rows.map((r) => r.linesHash),
      rows.map((r) => r.blueKey),
      rows.map((r) => r.blueMonth),
    ],
  )
}

/** A red's blue turned up: its month is noted on the row. Not a new version, since nothing the source said has changed. */
export async function writeBlueMonths(
  tx: TenantDb,
  enterpriseId: number,
  reds: readonly StoredRow[],
): Promise<void> {
  if (reds.length === 0) return
  await tx.run(
    `update invoice i set blue_month = n.month
       from unnest($3::smallint[], $4::text[], $5::int[]) as n (direction, key, month)
      where i.company_id = $1 and i.enterprise_id = $2 and i.direction = n.direction and i.invoice_key = n.key`,
    [
      enterpriseId,
      reds.map((r) => directionCode(r.direction)),
      reds.map((r) => r.key),
      reds.map((r) => r.blueMonth),
    ],
  )
}
