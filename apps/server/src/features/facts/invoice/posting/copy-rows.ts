/** Stored rows into the binary form of the tables `invoice` and `invoice_item`. */
import { KIND_CODES } from '@xinjian/engine/invoice/facts'
import type pg from 'pg'
import { copyIntoCompany } from '../../../../db/copy-in.ts'
import { directionCode, type StoredRow } from '../stored-row.ts'
import { CopyBuffer } from './copy-buffer.ts'

/** Fixed width first, as CopyBuffer wants them. */
const INVOICE =
  'invoice (enterprise_id, id, seq, counterparty_id, import_id, issue_day, minute, direction, kind, status, source, abnormal, amount, tax, total, lines_hash, invoice_key, blue_key, blue_month)'
const INVOICE_WIDTHS = [4, 8, 8, 4, 4, 4, 2, 2, 2, 2, 2, 1, 8, 8, 8, 8]
const ITEM =
  'invoice_item (enterprise_id, invoice_id, line_no, goods_id, rate_bp, amount, tax, quantity)'
const ITEM_WIDTHS = [4, 8, 4, 4, 4, 8, 8]
/** PostgreSQL counts days from 2000-01-01. */
const DAY_2000 = 10_957

export const KIND_INDEX = Object.fromEntries(KIND_CODES.map((k, i) => [k, i])) as Record<
  string,
  number
>

export class RowCopy {
  private readonly invoices = new CopyBuffer(INVOICE_WIDTHS, 3)
  private readonly items = new CopyBuffer(ITEM_WIDTHS, 1)

  clear(): void {
    this.invoices.clear()
    this.items.clear()
  }

  /** A new invoice and its lines. */
  add(row: StoredRow, owner: { enterpriseId: number; importId: number; seq: number }): void {
    const { key, blueKey } = row
    const out = this.invoices
    const at = out.begin(16 + 3 * (key.length + (blueKey?.length ?? 0)))
    out.int32(at, 0, owner.enterpriseId)
    out.int64(at, 1, row.id)
    out.int64(at, 2, owner.seq)
    out.int32(at, 3, row.counterparty)
    out.int32(at, 4, owner.importId)
    out.int32(at, 5, row.day - DAY_2000)
    out.int16(at, 6, row.minute)
    out.int16(at, 7, directionCode(row.direction))
    out.int16(at, 8, KIND_INDEX[row.kind] ?? 0)
    out.int16(at, 9, row.status === 'VOID' ? 1 : 0)
    out.int16(at, 10, row.source)
    out.byte(at, 11, row.abnormal ? 1 : 0)
    out.int64(at, 12, row.amount)
    out.int64(at, 13, row.tax)
    out.int64(at, 14, row.total)
    out.int64(at, 15, row.linesHash)
    out.nextText(key)
    if (blueKey === null) out.nullValue()
    else out.nextText(blueKey)
    if (row.blueMonth === null) out.nullValue()
    else out.nextInt32(row.blueMonth)
    this.addLines(row, owner)
  }

  /** The lines alone, for an invoice that is updated in place. */
  addLines(row: StoredRow, owner: { enterpriseId: number }): void {
    if (row.lines === null) return
    const out = this.items
    for (let i = 0; i < row.lines.length; i++) {
      const item = row.lines[i]!
      const at = out.begin(12)
      out.int32(at, 0, owner.enterpriseId)
      out.int64(at, 1, row.id)
      out.int32(at, 2, i + 1)
      out.int32(at, 3, row.goods![i]!)
      out.int32(at, 4, item.rateBp)
      out.int64(at, 5, item.amount)
      out.int64(at, 6, item.tax)
      if (item.quantity === null) out.nullValue()
      else out.nextFloat64(item.quantity)
    }
  }

  async send(client: pg.PoolClient): Promise<void> {
    await copyIntoCompany(client, [
      ...this.invoices.closed(client, INVOICE),
      ...this.items.closed(client, ITEM),
    ])
  }
}
