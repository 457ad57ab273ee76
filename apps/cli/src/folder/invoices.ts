/** Invoices of all files of one enterprise as tables that are ready to be judged. */
import type { DayNumber, Direction } from '@xinjian/engine/invoice/facts'
import { parseDay } from '@xinjian/engine/kit/calendar/window'
import { parseFen } from '@xinjian/format'
import type { ParsedInvoice } from '@xinjian/intake/invoice'
import { readInvoiceTable } from '@xinjian/intake/tables/read-invoice-table'
import {
  type TableBatch,
  TableError,
  type TableInvoice,
} from '@xinjian/intake/tables/table-invoice'
import { loadBatches } from '../load/general-table.ts'
import type { LoadedTable } from '../load/loaded.ts'
import { PartyRegistry } from '../load/party-registry.ts'
import type { ReadFiles } from './read-files.ts'
import type { Owner } from './whose.ts'

export interface FolderInvoices {
  tables: LoadedTable[]
  parties: PartyRegistry
}

/** Tables and documents that are no invoices of the owner's are added to what was refused. */
export async function loadInvoices(
  files: ReadFiles,
  owner: Owner,
  today: DayNumber,
): Promise<FolderInvoices> {
  const documents = documentsOf(files, owner)
  const usable: string[] = []
  for (const path of files.tables) {
    try {
      for await (const _ of readInvoiceTable(path, { ...owner, today })) break
      usable.push(path)
    } catch (error) {
      if (!(error instanceof TableError)) throw error
      files.refused.push({ file: path, reason: error.message })
    }
  }
  const parties = new PartyRegistry()
  const tables: LoadedTable[] = []
  for (const direction of ['OUT', 'IN'] as const) {
    const table = await loadBatches(() => batches(direction), direction, parties)
    if (table.enterprises.length > 0) tables.push(table)
  }
  return { tables, parties }

  /** What is wrong with a row is told once, with the sales. */
  async function* batches(direction: Direction): AsyncIterable<TableBatch> {
    yield { rows: documents.filter((d) => d.direction === direction), bad: [] }
    for (const path of usable)
      for await (const { rows, bad, covers } of readInvoiceTable(path, { ...owner, today }))
        yield {
          rows: rows.filter((row) => row.direction === direction),
          bad: direction === 'OUT' ? bad : [],
          ...(covers && { covers }),
        }
  }
}

function documentsOf(files: ReadFiles, owner: Owner): TableInvoice[] {
  return files.documents.flatMap(({ file, invoice }, i) => {
    const told = tableInvoice(invoice, owner, i + 1)
    if (!('reason' in told)) return [told]
    files.refused.push({ file, reason: told.reason })
    return []
  })
}

/** A document that was read for certain; or why it is none of the owner's. */
function tableInvoice(
  invoice: ParsedInvoice,
  owner: Owner,
  row: number,
): TableInvoice | { reason: string } {
  const { sellerTaxNo, sellerName, buyerTaxNo, buyerName, invoiceNumber, issueDate } = invoice
  const is = (taxNo: string | null, name: string | null) =>
    owner.taxNo !== null && taxNo !== null ? taxNo === owner.taxNo : name === owner.name
  const sells = is(sellerTaxNo, sellerName)
  if (!sells && !is(buyerTaxNo, buyerName)) return { reason: '购销双方都不是本企业，未计入' }
  const amount = parseFen(invoice.amountExclTax)
  const total = parseFen(invoice.totalAmount)
  const day = issueDate === null ? null : parseDay(issueDate)
  if (amount === null || total === null || day === null || issueDate === null || !invoiceNumber)
    return { reason: '号码、金额或日期识别不清，未计入，请改用 PDF、OFD 或 XML 原件' }
  const digital = invoiceNumber.length === 20
  return {
    sheet: null,
    row,
    enterprise: null,
    direction: sells ? 'OUT' : 'IN',
    key:
      digital || !invoice.invoiceCode ? invoiceNumber : `${invoice.invoiceCode}-${invoiceNumber}`,
    invoiceCode: digital ? null : invoice.invoiceCode,
    invoiceNumber: digital ? null : invoiceNumber,
    einvoiceNo: digital ? invoiceNumber : null,
    kind: invoice.invoiceKind,
    status: 'NORMAL',
    issueDate,
    day,
    second: -1,
    amount,
    tax: parseFen(invoice.taxAmount) ?? total - amount,
    total,
    statedRed: total < 0,
    seller: { taxNo: sellerTaxNo, name: sellerName, code: null },
    buyer: { taxNo: buyerTaxNo, name: buyerName, code: null },
    source: null,
    riskLevel: null,
    abnormal: false,
    drawer: null,
    remark: invoice.remark,
    redOf: invoice.redOfInvoiceNumber,
    items: invoice.items.flatMap((item) => {
      const own = parseFen(item.amount)
      if (own === null) return []
      const quantity = item.quantity === null ? Number.NaN : Number(item.quantity)
      return [
        {
          name: item.name,
          spec: item.spec,
          unit: item.unit,
          quantity: Number.isFinite(quantity) ? quantity : null,
          price: null,
          amount: own,
          tax: parseFen(item.tax),
          taxRate: item.taxRate,
          goodsCode: item.goodsCode,
        },
      ]
    }),
  }
}
