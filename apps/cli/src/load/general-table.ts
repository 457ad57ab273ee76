import type { Direction } from '@xinjian/engine/invoice/facts'
import { createInvoiceFold, type InvoiceFold } from '@xinjian/engine/invoice/facts/fold'
import { createScanFold, type ScanFold } from '@xinjian/engine/invoice/facts/scan'
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import { readInvoiceTable, type TableOptions } from '@xinjian/intake/tables/read-invoice-table'
import type { BadRow, TableInvoice } from '@xinjian/intake/tables/table-invoice'
import { invoiceRow } from './invoice-row.ts'
import type { LoadedTable } from './loaded.ts'
import type { PartyRegistry } from './party-registry.ts'

const MAX_NAMED = 1_000

/** What is gathered of one enterprise of the table. */
interface Owner {
  fold: InvoiceFold
  scan: ScanFold
  rows: number
  doubles: number
  /** Rows whose risk level is stated. */
  risky: number
}

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
  const owners = new Map<string, Owner>()
  const blueMonths = new Map<string, number>()
  const seen = new Set<string>()
  const reds: TableInvoice[] = []
  const bad: BadRow[] = []
  let badCount = 0
  let rejectedRows = 0
  // Row 0 is a whole sheet that holds no invoices: no row of it was refused.
  const note = (row: BadRow, rejected = !row.kept && row.row > 0): void => {
    badCount++
    if (rejected) rejectedRows++
    if (bad.length < MAX_NAMED) bad.push(row)
  }
  const ownerOf = (invoice: TableInvoice): Owner => {
    const side = direction === 'OUT' ? invoice.seller : invoice.buyer
    const name = invoice.enterprise ?? side.taxNo ?? side.name ?? ''
    let owner = owners.get(name)
    if (owner === undefined) {
      owner = { fold: createInvoiceFold(), scan: createScanFold(), rows: 0, doubles: 0, risky: 0 }
      owners.set(name, owner)
    }
    return owner
  }
  const book = (invoice: TableInvoice): void => {
    const other = direction === 'OUT' ? invoice.buyer : invoice.seller
    const owner = ownerOf(invoice)
    owner.rows++
    if (invoice.riskLevel !== null) owner.risky++
    const party = parties.id(other.taxNo, other.code, other.name)
    const row = invoiceRow(invoice, direction, party, blueMonths)
    owner.fold.add(row)
    owner.scan.add(row)
  }
  for await (const batch of readInvoiceTable(path, { ...options, direction })) {
    for (const row of batch.bad) note(row)
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
        ownerOf(invoice).doubles++
        note(refused(invoice, '同一张发票重复出现，只计一次'), false)
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
    enterprises: [...owners.keys()],
    rowsOf: (name) => owners.get(name)?.rows ?? 0,
    digests: (name) => owners.get(name)?.fold.digests() ?? [],
    scans: (name) => owners.get(name)?.scan.scans() ?? [],
    repeatedRows: () => 0,
    doubleRows: (name) => owners.get(name)?.doubles ?? 0,
    statesRisk(name) {
      const owner = owners.get(name)
      return owner !== undefined && owner.rows > 0 && owner.risky === owner.rows
    },
    bad,
    badCount,
    rejectedRows,
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
