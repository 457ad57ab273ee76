/** Rows of `invoice` back into memory: for comparison with what comes in, and for folding a month again. */
import { type InvoiceItemRow, KIND_CODES, type MonthIndex } from '@xinjian/engine/invoice/facts'
import { daysInMonth, firstDayOfMonth, formatDay } from '@xinjian/engine/invoice/window'
import type { TenantDb } from '../../db/tenant.ts'
import { DIRECTIONS, type StoredRow } from './stored-row.ts'

const COLUMNS =
  "id, invoice_key, direction, issue_day - date '1970-01-01' as day, minute, status, kind, counterparty_id, amount, tax, total, abnormal, blue_key, blue_month, source, lines_hash"

interface Record {
  id: number
  invoice_key: string
  direction: 0 | 1
  day: number
  minute: number
  status: number
  kind: number
  counterparty_id: number
  amount: number
  tax: number
  total: number
  abnormal: boolean
  blue_key: string | null
  blue_month: number | null
  source: number
  lines_hash: number
}

const rowOf = (r: Record): StoredRow => ({
  id: r.id,
  key: r.invoice_key,
  direction: DIRECTIONS[r.direction],
  day: r.day,
  minute: r.minute,
  status: r.status === 1 ? 'VOID' : 'NORMAL',
  kind: KIND_CODES[r.kind] ?? 'UNKNOWN',
  counterparty: r.counterparty_id,
  amount: r.amount,
  tax: r.tax,
  total: r.total,
  abnormal: r.abnormal,
  blueKey: r.blue_key,
  blueMonth: r.blue_month,
  source: r.source,
  linesHash: r.lines_hash,
  lines: null,
  goods: null,
})

/** Rows of one direction by key. */
export async function rowsByKey(
  db: TenantDb,
  enterpriseId: number,
  direction: 0 | 1,
  keys: readonly string[],
): Promise<StoredRow[]> {
  if (keys.length === 0) return []
  const found = await db.rows<Record>(
    `select ${COLUMNS} from invoice where company_id = $1 and enterprise_id = $2 and direction = $3 and invoice_key = any($4)`,
    [enterpriseId, direction, keys],
  )
  return found.map(rowOf)
}

/** Reds whose blue has not been seen yet. */
export async function waitingReds(db: TenantDb, enterpriseId: number): Promise<StoredRow[]> {
  const found = await db.rows<Record>(
    `select ${COLUMNS} from invoice
      where company_id = $1 and enterprise_id = $2 and blue_key is not null and blue_month is null`,
    [enterpriseId],
  )
  return found.map(rowOf)
}

export async function keysOfMonth(
  db: TenantDb,
  enterpriseId: number,
  direction: 0 | 1,
  month: MonthIndex,
): Promise<string[]> {
  const first = firstDayOfMonth(month)
  const found = await db.rows<{ invoice_key: string }>(
    `select invoice_key from invoice
      where company_id = $1 and enterprise_id = $2 and direction = $3 and issue_day between $4 and $5`,
    [enterpriseId, direction, formatDay(first), formatDay(first + daysInMonth(month) - 1)],
  )
  return found.map((r) => r.invoice_key)
}

const BY_DAY = `select ${COLUMNS} from invoice
  where company_id = $1 and enterprise_id = $2 and direction = $3 and issue_day = $4 order by id`
const LINES_BY_DAY = `
  select l.invoice_id, l.goods_id, l.rate_bp, l.quantity, l.amount, l.tax
    from invoice i
    join invoice_item l on l.company_id = i.company_id and l.enterprise_id = i.enterprise_id and l.invoice_id = i.id
   where i.company_id = $1 and i.enterprise_id = $2 and i.direction = $3 and i.issue_day = $4
   order by l.invoice_id, l.line_no`

type LineRecord = { invoice_id: number; goods_id: number; rate_bp: number } & Pick<
  InvoiceItemRow,
  'quantity' | 'amount' | 'tax'
>

/** Every row of a month with its lines, a day at a time: the memory of a day, not of a month. */
export async function* rowsOfMonth(
  db: TenantDb,
  enterpriseId: number,
  direction: 0 | 1,
  month: MonthIndex,
): AsyncIterable<StoredRow[]> {
  const first = firstDayOfMonth(month)
  for (let day = first; day < first + daysInMonth(month); day++) {
    const values = [enterpriseId, direction, formatDay(day)]
    const rows = (await db.rows<Record>(BY_DAY, values)).map(rowOf)
    if (rows.length === 0) continue
    const byId = new Map(rows.map((row) => [row.id, row]))
    const lines = await db.rows<LineRecord>(LINES_BY_DAY, values)
    for (const { invoice_id, goods_id, rate_bp, ...line } of lines) {
      const row = byId.get(invoice_id)!
      row.lines ??= []
      row.goods ??= []
      // Names are not needed: lines are folded by goods id.
      row.lines.push({ ...line, rateBp: rate_bp, category: '', goods: '' })
      row.goods.push(goods_id)
    }
    yield rows
  }
}
