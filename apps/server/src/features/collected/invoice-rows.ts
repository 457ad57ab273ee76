/** Invoices of one direction: the rows that reports read, each with the collection that brought its month, if one did. */
import type { CollectedRow, Dataset } from '@xinjian/contract'
import type { InvoiceEvidence } from '@xinjian/engine/report/document'
import { kindName } from '@xinjian/intake/kinds'
import type { TenantDb } from '../../db/tenant.ts'
import {
  evidencePage,
  evidenceStream,
  type InvoiceEvidenceRow,
} from '../facts/invoice/evidence/evidence.ts'
import { type Cells, column } from '../facts/tax/columns.ts'
import { sourceName } from '../facts/tax/fact-rows.ts'

export type InvoiceDataset = 'INVOICE_OUT' | 'INVOICE_IN'
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
  key: row.key,
  kind: kindName(row.kind),
  status: row.status === 'VOID' ? '作废' : row.positive ? '正常' : '红字',
  counterpartyName: row.counterpartyName,
  counterpartyTaxNo: row.counterpartyTaxNo,
  amountExclTax: row.amountExclTax,
  taxAmount: row.taxAmount,
  totalAmount: row.totalAmount,
})

interface Origin {
  at: Date
  contractNo: string
  area: string
}

/** Month (`202610`) → the collection that read it to the end. Months of uploads have none. */
async function originsOf(
  tenant: TenantDb,
  enterpriseId: number,
  dataset: InvoiceDataset,
): Promise<Map<string, Origin>> {
  const rows = await tenant.rows<{ month: string; at: Date; contract_no: string; area: string }>(
    `select c.month, c.collected_at as at, c.contract_no, t.area_code as area
       from collect_coverage c join collect_task t on t.company_id = c.company_id and t.task_id = c.task_id
      where c.company_id = $1 and c.enterprise_id = $2 and c.dataset = $3`,
    [enterpriseId, dataset],
  )
  return new Map(
    rows.map((r) => [r.month, { at: r.at, contractNo: r.contract_no, area: r.area ?? '' }]),
  )
}
