import type {
  Direction,
  InvoiceItemRow,
  InvoiceRow,
  MonthIndex,
} from '@xinjian/engine/invoice/facts'
import { normaliseTaxNo } from '@xinjian/format'
import type { TableInvoice, TableItem } from '@xinjian/intake/tables/table-invoice'

/** An invoice of a table as the fold takes it. `blueMonths`: month of the blue invoices known, by key. */
export function invoiceRow(
  invoice: TableInvoice,
  direction: Direction,
  counterparty: number,
  blueMonths: ReadonlyMap<string, MonthIndex>,
): InvoiceRow {
  const blueMonth = invoice.redOf === null ? undefined : blueMonths.get(invoice.redOf)
  return {
    direction,
    day: invoice.day,
    minute: invoice.second < 0 ? -1 : Math.floor(invoice.second / 60),
    status: invoice.status === 'VOID' ? 'VOID' : 'NORMAL',
    kind: invoice.kind,
    counterparty,
    amount: invoice.amount,
    tax: invoice.tax,
    total: invoice.total,
    abnormal: invoice.abnormal,
    key: invoice.key,
    ...(blueMonth === undefined ? {} : { blueMonth }),
    ...(invoice.items.length > 0 ? { items: invoice.items.map(itemRow) } : {}),
  }
}

function itemRow(item: TableItem): InvoiceItemRow {
  const named = /^\*([^*]+)\*(.*)$/.exec(item.name)
  const code = item.goodsCode === null ? '' : normaliseTaxNo(item.goodsCode)
  return {
    category: /^\d{19}$/.test(code) ? code.slice(0, 7) : (named?.[1] ?? ''),
    goods: named ? named[2]! : item.name,
    rateBp: rateBp(item.taxRate),
    quantity: item.quantity,
    amount: item.amount,
    tax: item.tax ?? 0,
  }
}

function rateBp(rate: string | null): number {
  if (rate === null) return -3
  const s = rate.normalize('NFKC').replace(/\s/g, '')
  if (s === '免税') return -1
  if (s === '不征税') return -2
  const percent = /^(\d{1,2}(?:\.\d+)?)%$/.exec(s)
  if (percent) return Math.round(Number(percent[1]) * 100)
  return /^0?\.\d+$/.test(s) || s === '0' ? Math.round(Number(s) * 10_000) : -3
}
