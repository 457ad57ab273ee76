/** An invoice as a bureau's page shows it → the facts' own form. The same rules as for its export files. */
import type { Direction } from '@xinjian/engine/invoice/facts'
import { parseFen } from '@xinjian/format'
import {
  blueNumberOf,
  cellKind,
  cellNumber,
  cellStatus,
  cellTime,
} from '@xinjian/intake/tables/cells'
import type { SourceRow } from '../../../outside/source/connector.ts'
import { SourceError } from '../../../outside/source/failure.ts'
import {
  goodsOf,
  type IncomingInvoice,
  invoiceKey,
  partyOf,
  rateBpOf,
} from '../../facts/invoice/write.ts'

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** A row that cannot be read is a bureau that changed: better to stop than to lose invoices in silence. */
const broken = (field: string): never => {
  throw new SourceError('TE-99', 'ROW_UNREADABLE', `发票字段无法识别：${field}`)
}

export function incomingOf(row: SourceRow, direction: Direction): IncomingInvoice {
  const code = text(row.invoiceCode) || null
  const einvoiceNo = text(row.einvoiceNo) || null
  const time = cellTime(text(row.issueTime), 1900) ?? broken('开票日期')
  const amount = parseFen(text(row.amount)) ?? broken('金额')
  const tax = parseFen(text(row.tax)) ?? 0
  const total = parseFen(text(row.totalAmount)) ?? amount + tax
  const status = cellStatus(text(row.status)) ?? broken('发票状态')
  const side = direction === 'OUT' ? 'buyer' : 'seller'
  const party = partyOf({
    taxNo: text(row[`${side}TaxNo`]) || null,
    name: text(row[`${side}Name`]) || null,
  })
  const day = new Date(time.day * 86_400_000).toISOString().slice(0, 10)
  const lines = Array.isArray(row.lines) ? (row.lines as SourceRow[]) : []
  const risk = text(row.riskLevel)
  return {
    key: invoiceKey(
      {
        einvoiceNo,
        invoiceCode: code,
        invoiceNumber: text(row.invoiceNumber) || null,
        issueDate: day,
        amount,
        tax,
      },
      party.ident,
    ),
    direction,
    day: time.day,
    minute: time.second < 0 ? -1 : Math.floor(time.second / 60),
    // 已红冲 marks the blue invoice; the red one is a row of its own, so the blue stays as it was issued.
    status: status === 'VOID' ? 'VOID' : 'NORMAL',
    kind: cellKind(text(row.invoiceKind), code, einvoiceNo),
    party,
    amount,
    tax,
    total,
    abnormal: risk === '' ? null : risk !== '正常',
    blueKey: total < 0 ? blueNumberOf(text(row.remark)) : null,
    source: 'TABLE',
    items:
      lines.length === 0
        ? null
        : lines.map((line) => ({
            ...goodsOf(text(line.goodsName), text(line.goodsCode) || null),
            rateBp: rateBpOf(text(line.taxRate) || null),
            quantity: cellNumber(text(line.quantity)),
            amount: parseFen(text(line.amount)) ?? 0,
            tax: parseFen(text(line.tax)) ?? 0,
          })),
  }
}
