import type { Direction } from '@xinjian/engine/invoice/facts'
import { createInvoiceFold, type InvoiceFold } from '@xinjian/engine/invoice/facts/fold'
import { createScanFold, type ScanFold } from '@xinjian/engine/invoice/facts/scan'
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import { readInvoiceTable, type TableOptions } from '@xinjian/intake/tables/read-invoice-table'
import { linesDiffer } from '@xinjian/intake/tables/signs'
import type { BadRow, TableBatch, TableInvoice } from '@xinjian/intake/tables/table-invoice'
import { invoiceRow } from './invoice-row.ts'
import { KnownAs } from './known-as.ts'
import type { LoadedTable, Months } from './loaded.ts'
import type { PartyRegistry } from './party-registry.ts'
import { remark, repeated } from './repeated.ts'

const MAX_NAMED = 1_000

/** What is gathered of one enterprise of the table. */
interface Owner {
  fold: InvoiceFold
  scan: ScanFold
  rows: number
  doubles: number
  /** Rows that say all that an earlier one says, without a code that would prove them one invoice. */
  alike: number
  differing: number
  /** Rows whose risk level is stated. */
  risky: number
}

/** What a first reading leaves for a second one. */
interface Reading {
  table: LoadedTable
  /** Rows that state again, and otherwise, an invoice that had come before; by key, in order. */
  restated: Map<string, TableInvoice[]>
}

/**
 * Any table of invoices, through the general reader: rows are folded as they come and not kept. Red rows wait until the
 * end, because only then the month of the blue invoice they reverse is known.
 *
 * An invoice is counted once where its key is unique by law (代码 + 号码, or a 20-digit 数电 number), as its last row states it; 作废
 * is final. Since rows are not kept, a table with such an invoice is read once more. A bare 8-digit number is not unique:
 * another 代码 may carry it again, so such rows are all counted, and those that are alike are told.
 */
export const loadGeneralTable = (
  path: string,
  direction: Direction,
  parties: PartyRegistry,
  options: TableOptions,
): Promise<LoadedTable> =>
  loadBatches(() => readInvoiceTable(path, { ...options, direction }), direction, parties)

/** The same of invoices from anywhere; `open` gives them anew. */
export async function loadBatches(
  open: () => AsyncIterable<TableBatch>,
  direction: Direction,
  parties: PartyRegistry,
): Promise<LoadedTable> {
  const { table, restated } = await read(open, direction, parties, new Map())
  if (restated.size === 0) return table
  return (await read(open, direction, parties, restated)).table
}

async function read(
  open: () => AsyncIterable<TableBatch>,
  direction: Direction,
  parties: PartyRegistry,
  later: ReadonlyMap<string, readonly TableInvoice[]>,
): Promise<Reading> {
  const owners = new Map<string, Owner>()
  const known = new KnownAs()
  const blueMonths = new Map<string, number>()
  /** What the first row of each unique key said. */
  const seen = new Map<string, string>()
  const alike = new Set<string>()
  const restated: Reading['restated'] = new Map()
  const reds: TableInvoice[] = []
  const bad: BadRow[] = []
  let badCount = 0
  let rejectedRows = 0
  let stated: Months | null = null
  let span: Months | null = null
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
      owner = {
        fold: createInvoiceFold(),
        scan: createScanFold(),
        rows: 0,
        doubles: 0,
        alike: 0,
        differing: 0,
        risky: 0,
      }
      owners.set(name, owner)
    }
    known.learn(name, side)
    return owner
  }
  const book = (invoice: TableInvoice): void => {
    const other = direction === 'OUT' ? invoice.buyer : invoice.seller
    const owner = ownerOf(invoice)
    owner.rows++
    if (invoice.riskLevel !== null) owner.risky++
    if (linesDiffer(invoice.amount, invoice.items)) owner.differing++
    const month = monthOfDay(invoice.day)
    span = span === null ? [month, month] : [Math.min(span[0], month), Math.max(span[1], month)]
    const party = parties.id(other.taxNo, other.code, other.name)
    const row = invoiceRow(invoice, direction, party, blueMonths)
    owner.fold.add(row)
    owner.scan.add(row)
  }
  /** Counts a row without a unique key that an earlier one resembles wholly. */
  const countAlike = (invoice: TableInvoice): void => {
    const owner = ownerOf(invoice)
    const print = `${invoice.enterprise ?? ''}@${invoice.key}@${contentOf(invoice)}`
    if (alike.has(print)) owner.alike++
    else alike.add(print)
  }
  for await (const batch of open()) {
    stated ??= batch.covers ?? null
    for (const row of batch.bad) note(row)
    for (const first of batch.rows) {
      const unique = first.invoiceCode !== null || first.einvoiceNo !== null
      if (first.direction !== direction) {
        const other = first.direction === 'IN' ? '进项' : '销项'
        note(remark(first, `这是${other}发票，与文件的方向不符，未收入`), true)
        continue
      }
      const key = `${first.enterprise ?? ''}@${first.key}`
      const before = unique ? seen.get(key) : undefined
      if (before !== undefined) {
        ownerOf(first).doubles++
        note(repeated(first), false)
        if (before !== contentOf(first) || restated.has(key))
          restated.set(key, [...(restated.get(key) ?? []), first])
        continue
      }
      if (unique) seen.set(key, contentOf(first))
      else countAlike(first)
      const invoice = (later.get(key) ?? []).reduce(restatedBy, first)
      if (invoice.total < 0) reds.push(invoice)
      else {
        if (unique) blueMonths.set(invoice.key, monthOfDay(invoice.day))
        book(invoice)
      }
    }
  }
  reds.forEach(book)
  const table: LoadedTable = {
    direction,
    enterprises: [...owners.keys()],
    stated,
    span,
    find: (wanted) => (owners.has(wanted) ? wanted : known.find(wanted)),
    identity: (name) => known.identity(name),
    rowsOf: (name) => owners.get(name)?.rows ?? 0,
    digests: (name) => owners.get(name)?.fold.digests() ?? [],
    scans: (name) => owners.get(name)?.scan.scans() ?? [],
    repeatedRows: (name) => owners.get(name)?.alike ?? 0,
    doubleRows: (name) => owners.get(name)?.doubles ?? 0,
    linesDiffer: (name) => owners.get(name)?.differing ?? 0,
    statesRisk(name) {
      const owner = owners.get(name)
      return owner !== undefined && owner.rows > 0 && owner.risky === owner.rows
    },
    bad,
    badCount,
    rejectedRows,
  }
  return { table, restated }
}

/** All that two rows of one number must share to be alike. */
function contentOf({ seller, buyer, ...row }: TableInvoice): string {
  const party = (side: TableInvoice['seller']) => side.taxNo ?? side.code ?? side.name ?? ''
  const { day, second, status, kind, amount, tax, total, riskLevel, items } = row
  const lines = items.map((item) => `${item.name}:${item.amount}`).join()
  const said = [day, status, kind, amount, tax, total, riskLevel ?? '', second, lines]
  return [...said, party(seller), party(buyer)].join('@')
}

/** What a later row of the same invoice makes of it: it leads, 作废 is final, and what it does not say it does not erase. */
function restatedBy(known: TableInvoice, later: TableInvoice): TableInvoice {
  return {
    ...later,
    second: later.second >= 0 || later.day !== known.day ? later.second : known.second,
    status: known.status === 'VOID' ? 'VOID' : later.status,
    kind: later.kind === 'UNKNOWN' ? known.kind : later.kind,
    riskLevel: later.riskLevel ?? known.riskLevel,
    abnormal: later.riskLevel === null ? known.abnormal : later.abnormal,
    redOf: later.redOf ?? known.redOf,
    items: later.items.length > 0 ? later.items : known.items,
  }
}
