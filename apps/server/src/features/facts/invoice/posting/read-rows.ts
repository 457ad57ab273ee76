/** Rows of `invoice` back into memory: for comparison with what comes in, and for folding a month again. */
import {
  type Direction,
  type InvoiceItemRow,
  KIND_CODES,
  type MonthIndex,
} from '@xinjian/engine/invoice/facts'
import { daysInMonth, firstDayOfMonth, formatDay } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../../../db/tenant.ts'
import { DIRECTIONS, directionCode, type StoredRow } from '../stored-row.ts'

export const ROW_COLUMNS =
  "id, invoice_key, direction, issue_day - date '1970-01-01' as day, minute, status, kind, counterparty_id, amount, tax, total, abnormal, blue_key, blue_month, source, import_id, lines_hash"

/** A row as the tables of invoices give it. */
export interface Record {
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
  import_id: number
  lines_hash: number
}

export const rowOf = (r: Record): StoredRow => ({
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
  importId: r.import_id,
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
    `select ${ROW_COLUMNS} from invoice where company_id = $1 and enterprise_id = $2 and direction = $3 and invoice_key = any($4)`,
    [enterpriseId, direction, keys],
  )
  return found.map(rowOf)
}

/** Reds that wait for one of these blues. */
export async function waitingReds(
  db: TenantDb,
  enterpriseId: number,
  blues: readonly string[],
): Promise<StoredRow[]> {
  const found = await db.rows<Record>(
    `select ${ROW_COLUMNS} from invoice
      where company_id = $1 and enterprise_id = $2 and blue_key = any($3) and blue_month is null`,
    [enterpriseId, blues],
  )
  return found.map(rowOf)
}

/** Reds of these blues. */
export async function redsOfBlues(
  db: TenantDb,
  enterpriseId: number,
  keys: readonly string[],
): Promise<StoredRow[]> {
  const found = await db.rows<Record>(
    `select ${ROW_COLUMNS} from invoice where company_id = $1 and enterprise_id = $2 and blue_key = any($3)`,
    [enterpriseId, keys],
  )
  return found.map(rowOf)
}

/** Keys of these that are stored, with their days. */
export async function monthsOfKeys(
  db: TenantDb,
  enterpriseId: number,
  direction: Direction,
  keys: readonly string[],
): Promise<{ key: string; day: number }[]> {
  if (keys.length === 0) return []
  return db.rows(
    `select invoice_key as key, issue_day - date '1970-01-01' as day from invoice
      where company_id = $1 and enterprise_id = $2 and direction = $3 and invoice_key = any($4)`,
    [enterpriseId, directionCode(direction), keys],
  )
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

/** Rows read at a time: some tens of megabytes with their lines. */
const ROWS_AT_ONCE = 20_000
const DAYS =
  'company_id = $1 and enterprise_id = $2 and direction = $3 and issue_day between $4 and $5'
const COUNT = `select count(*)::int as n from invoice where ${DAYS}`
const BY_DAYS = `select ${ROW_COLUMNS} from invoice where ${DAYS} order by id`
const LINES_BY_DAYS = `
  select l.invoice_id, l.goods_id, l.rate_bp, l.quantity, l.amount, l.tax
    from invoice i
    join invoice_item l on l.company_id = i.company_id and l.enterprise_id = i.enterprise_id and l.invoice_id = i.id
   where i.company_id = $1 and i.enterprise_id = $2 and i.direction = $3 and i.issue_day between $4 and $5
   order by l.invoice_id, l.line_no`

type LineRecord = { invoice_id: number; goods_id: number; rate_bp: number } & Pick<
  InvoiceItemRow,
  'quantity' | 'amount' | 'tax'
>

/** Every row of a month with its lines, some days at a time: memory is bounded however busy the month. */
export async function* rowsOfMonth(
  db: TenantDb,
  enterpriseId: number,
  direction: 0 | 1,
  month: MonthIndex,
): AsyncIterable<StoredRow[]> {
  const first = firstDayOfMonth(month)
  const days = daysInMonth(month)
  const span = (from: number, to: number) => [
    enterpriseId,
    direction,
    formatDay(from),
    formatDay(to),
  ]
  const n = (await db.one<{ n: number }>(COUNT, span(first, first + days - 1)))?.n ?? 0
  const step = Math.max(1, Math.floor((days * ROWS_AT_ONCE) / Math.max(n, 1)))
  for (let day = first; day < first + days; day += step) {
    const values = span(day, Math.min(day + step, first + days) - 1)
    const rows = (await db.rows<Record>(BY_DAYS, values)).map(rowOf)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const lines = await db.rows<LineRecord>(LINES_BY_DAYS, values)
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
