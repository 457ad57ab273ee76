import type { Direction } from '@xinjian/engine/invoice/facts'
import { createInvoiceFold, type InvoiceFold } from '@xinjian/engine/invoice/fold'
import { monthOfDay } from '@xinjian/engine/invoice/window'
import { readInvoiceTable, type TableOptions } from '@xinjian/intake/tables/read-invoice-table'
import type { BadRow, TableInvoice } from '@xinjian/intake/tables/table-invoice'
import { invoiceRow } from './invoice-row.ts'
import type { LoadedTable } from './loaded.ts'
import type { PartyRegistry } from './party-registry.ts'

const MAX_NAMED = 1_000

/**
 * Any table of invoices, through the general reader: rows are folded as they come and not kept. Red rows wait until the
 * end, because only then the month of the blue invoice they reverse is known.
 *
 * An invoice is counted once where its key is unique by law (代码 + 号码, or a 20-digit 数电 number). A bare 8-digit number is
 * not: another 代码 may carry it again, so such rows are all counted.
 */
export async function loadGeneralTable(
  path: string,
  direction: Direction,
  parties: PartyRegistry,
  options: TableOptions,
): Promise<LoadedTable> {
  const folds = new Map<string, { fold: InvoiceFold; rows: number }>()
  const blueMonths = new Map<string, number>()
  const seen = new Set<string>()
  const reds: TableInvoice[] = []
  const bad: BadRow[] = []
  let badCount = 0
  const note = (row: BadRow): void => {
    badCount++
    if (bad.length < MAX_NAMED) bad.push(row)
  }
  const book = (invoice: TableInvoice): void => {
    const owner = direction === 'OUT' ? invoice.seller : invoice.buyer
    const other = direction === 'OUT' ? invoice.buyer : invoice.seller
    const name = invoice.enterprise ?? owner.taxNo ?? owner.name ?? ''
    let entry = folds.get(name)
    if (entry === undefined) {
      entry = { fold: createInvoiceFold(), rows: 0 }
      folds.set(name, entry)
    }
    entry.rows++
    const party = parties.id(other.taxNo, other.code, other.name)
    entry.fold.add(invoiceRow(invoice, direction, party, blueMonths))
  }
  for await (const batch of readInvoiceTable(path, { ...options, direction })) {
    batch.bad.forEach(note)
    for (const invoice of batch.rows) {
      const unique = invoice.invoiceCode !== null || invoice.einvoiceNo !== null
      if (invoice.direction !== direction) {
        note(
          refused(
            invoice,
            `这是${invoice.direction === 'IN' ? '进项' : '销项'}发票，与文件的方向不符，未收入`,
          ),
        )
        continue
      }
      if (unique && seen.has(invoice.key)) {
        note(refused(invoice, '同一张发票重复出现，只计一次'))
        continue
      }
      if (unique) seen.add(invoice.key)
      if (invoice.total < 0) reds.push(invoice)
      else {
        if (unique) blueMonths.set(invoice.key, monthOfDay(invoice.day))
        book(invoice)
      }
    }
  }
  reds.forEach(book)
  return {
    direction,
    enterprises: [...folds.keys()],
    rowsOf: (name) => folds.get(name)?.rows ?? 0,
    digests: (name) => folds.get(name)?.fold.digests() ?? [],
    repeatedRows: () => 0,
    bad,
    badCount,
  }
}

function refused(invoice: TableInvoice, reason: string): BadRow {
  return {
    sheet: invoice.sheet,
    row: invoice.row,
    column: null,
    reason,
    raw: invoice.key,
    kept: false,
  }
}
