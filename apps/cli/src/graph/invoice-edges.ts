/** Edges of supply from tables of invoices: seller → buyer, valid rows, a red one taken off. */

import { tellerOf } from '@xinjian/graph/teller'
import { readInvoiceTable } from '@xinjian/intake/tables/read-invoice-table'
import type { BadRow, TableInvoice, TableParty } from '@xinjian/intake/tables/table-invoice'
import { type EdgeRow, EdgeSums, toldIn, type Window } from './edge-sums.ts'
import type { BadRows } from './edge-table.ts'

/** Whose table it is, where the table does not say. */
const OWNER = '本企业'
const MOST_NAMED = 1_000

export interface InvoiceEdges {
  sums: EdgeSums
  bad: BadRows
  voidRows: number
  /** Edges whose red invoices took all off: nodes stay, the edge does not. */
  withoutTrade: number
}

/**
 * Sums of all files. An edge that both the seller's sales and the buyer's purchases tell is one trade told twice: the seller's word counts, where
 * it tells the trade in the months that count, else the buyer's; never both together. A party is who its tax number says, else its code, else its name; `spelled` gives that as another list of
 * nodes writes it.
 */
export async function readInvoiceEdges(
  sales: readonly string[],
  purchases: readonly string[],
  today: number,
  window: Window,
  spelled: (id: string) => string = (id) => id,
): Promise<InvoiceEdges> {
  const bad: BadRows = { count: 0, rejected: 0, named: [] }
  let voidRows = 0
  const note = (row: BadRow): void => {
    bad.count++
    // Row 0 is a whole sheet that holds no invoices.
    if (!row.kept && row.row > 0) bad.rejected++
    if (bad.named.length < MOST_NAMED) bad.named.push(row)
  }
  const read = async (path: string, direction: 'OUT' | 'IN', into: EdgeSums): Promise<void> => {
    const numbers = new Set<string>()
    for await (const { rows, bad: odd } of readInvoiceTable(path, {
      today,
      direction,
      fileName: path,
    })) {
      odd.forEach(note)
      for (const invoice of rows) {
        const { from, to, ...told } = edgeOf(invoice, direction)
        const edge = { ...told, from: spelled(from), to: spelled(to) }
        const wrong = wrongWith(invoice, direction, edge)
        if (wrong !== null) note(left(invoice, wrong))
        else if (isRepeated(invoice, numbers)) into.repeat()
        else if (invoice.status === 'VOID') voidRows++
        else into.add(edge)
      }
    }
  }
  const sides = { OUT: new EdgeSums(false), IN: new EdgeSums(false) }
  for (const path of sales) await read(path, 'OUT', sides.OUT)
  for (const path of purchases) await read(path, 'IN', sides.IN)
  return { ...joined(sides.OUT, sides.IN, window), bad, voidRows }
}

function edgeOf(invoice: TableInvoice, direction: 'OUT' | 'IN'): EdgeRow {
  const own = invoice.enterprise ?? OWNER
  return {
    from: nameOf(invoice.seller) ?? (direction === 'OUT' ? own : ''),
    to: nameOf(invoice.buyer) ?? (direction === 'IN' ? own : ''),
    type: null,
    amount: invoice.total / 100,
    day: invoice.day,
  }
}

function wrongWith(invoice: TableInvoice, direction: string, edge: EdgeRow): string | null {
  if (invoice.direction !== direction)
    return `这是${direction === 'OUT' ? '进项' : '销项'}发票，与文件的方向不符，未收入`
  return edge.from === '' || edge.to === '' ? '没有写明对方，未收入' : null
}

const left = ({ sheet, row, key }: TableInvoice, reason: string): BadRow => ({
  ...{ sheet, row, column: null, reason, raw: key, kept: false },
})

/** An invoice whose number is unique by law (代码 + 号码, or a 数电号) counts once for each enterprise; a bare number may come again under another 代码. */
function isRepeated(invoice: TableInvoice, numbers: Set<string>): boolean {
  if (invoice.invoiceCode === null && invoice.einvoiceNo === null) return false
  const before = numbers.size
  return numbers.add(`${invoice.enterprise ?? ''}@${invoice.key}`).size === before
}

const nameOf = ({ taxNo, code, name }: TableParty): string | null => taxNo ?? code ?? name

function joined(
  out: EdgeSums,
  into: EdgeSums,
  window: Window,
): { sums: EdgeSums; withoutTrade: number } {
  for (const [key, bought] of into.sums) {
    const sold = out.sums.get(key)
    const sides = { ...(sold && { OUT: sold }), IN: bought }
    if (tellerOf(sides, (side) => toldIn(side, window) !== null) === 'IN') out.sums.set(key, bought)
    if (sold) out.merged++
  }
  out.countAlso(into)
  let withoutTrade = 0
  for (const [key, sum] of out.sums) {
    const told = toldIn(sum, window)
    if (told === null || Math.round(told.amount * 100) > 0) continue
    out.sums.delete(key)
    withoutTrade++
  }
  return { sums: out, withoutTrade }
}
