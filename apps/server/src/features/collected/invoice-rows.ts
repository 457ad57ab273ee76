/** Invoices of one direction: the rows that reports read, each with the collection that brought its month, if one did. */
import type { CollectedRow, contract, DataOf, Dataset } from '@xinjian/contract'
import type { InvoiceEvidence } from '@xinjian/engine/report/document'
import { kindName } from '@xinjian/format/invoice/kinds'
import type { TenantDb } from '../../db/tenant.ts'
import { type InvoiceDataset, originsOf } from '../facts/coverage/read.ts'
import {
  evidencePage,
  evidenceStream,
  type InvoiceEvidenceRow,
  linesOfInvoice,
  shownNumber,
} from '../facts/invoice/read.ts'
import { type Cells, cellsOf, column, sourceName, wireColumn } from '../facts/records/read.ts'

type CollectedRecord = DataOf<typeof contract.collected.collectedRecord>

export const isInvoices = (dataset: Dataset): dataset is InvoiceDataset =>
  dataset === 'INVOICE_OUT' || dataset === 'INVOICE_IN'

export const INVOICE_COLUMNS = [
  column('issueDate', '开票日期', 'Date', 'date'),
  column('key', '发票号码', 'Invoice no.'),
  column('kind', '发票种类', 'Kind'),
  column('status', '状态', 'Status'),
  column('counterpartyName', '对方名称', 'Counterparty'),
  column('counterpartyTaxNo', '对方税号', 'Tax no.'),
  column('amountExclTax', '不含税金额', 'Amount', 'money'),
  column('taxAmount', '税额', 'Tax', 'money'),
  column('totalAmount', '价税合计', 'Total', 'money'),
]

const queryOf = (dataset: InvoiceDataset): InvoiceEvidence => ({
  dataset: 'INVOICE',
  direction: dataset === 'INVOICE_OUT' ? 'OUT' : 'IN',
})

export async function invoicePage(
  tenant: TenantDb,
  enterprise: { id: number; seq: number },
  dataset: InvoiceDataset,
  keyword: string | undefined,
  page: number,
  size: number,
): Promise<{ total: number; rows: CollectedRow[] }> {
  const [found, origins] = await Promise.all([
    evidencePage(tenant, enterprise.id, enterprise.seq, queryOf(dataset), { keyword, page, size }),
    originsOf(tenant, enterprise.id, dataset),
  ])
  return {
    total: found.total,
    rows: found.rows.map((row) => {
      const origin = origins.get(row.issueDate.slice(0, 7).replace('-', ''))
      return {
        id: row.key,
        opens: true,
        revision: 1,
        collectedAt: origin?.at.toISOString() ?? null,
        source: origin ? sourceName(`ETAX:${origin.area}`) : null,
        contractNo: origin?.contractNo ?? null,
        cells: invoiceCells(row),
      }
    }),
  }
}

/** All of them, some thousands at a time. */
export async function* invoiceStream(
  tenant: TenantDb,
  enterprise: { id: number; seq: number },
  dataset: InvoiceDataset,
  keyword: string | undefined,
): AsyncIterable<Cells[]> {
  const batches = evidenceStream(tenant, enterprise.id, enterprise.seq, queryOf(dataset), {
    keyword,
  })
  for await (const batch of batches) yield batch.map(invoiceCells)
}

const invoiceCells = (row: InvoiceEvidenceRow): Cells => ({
  issueDate: row.issueDate,
  key: shownNumber(row.key),
  kind: kindName(row.kind),
  status: row.status === 'VOID' ? '作废' : row.positive ? '正常' : '红字',
  counterpartyName: row.counterpartyName,
  counterpartyTaxNo: row.counterpartyTaxNo,
  amountExclTax: row.amountExclTax,
  taxAmount: row.taxAmount,
  totalAmount: row.totalAmount,
})

const GOODS = [
  column('goods', '货物或服务', 'Goods'),
  column('category', '分类', 'Category'),
  column('quantity', '数量', 'Quantity', 'number'),
  column('rate', '税率', 'Rate'),
  column('amount', '金额', 'Amount', 'money'),
  column('tax', '税额', 'Tax', 'money'),
]

const RATES: Record<number, string> = { [-1]: '免税', [-2]: '不征税', [-3]: '未列明' }

/** The goods of one invoice. */
export async function invoiceRecord(
  tenant: TenantDb,
  enterpriseId: number,
  dataset: InvoiceDataset,
  key: string,
): Promise<CollectedRecord> {
  const direction = dataset === 'INVOICE_OUT' ? 0 : 1
  const lines = await linesOfInvoice(tenant, enterpriseId, direction, key)
  return {
    facts: [],
    columns: GOODS.map(wireColumn),
    rows: lines.map((line) =>
      cellsOf(GOODS, { ...line, rate: RATES[line.rate_bp] ?? `${line.rate_bp / 100}%` }),
    ),
  }
}
