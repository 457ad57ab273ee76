/** Rows of any dataset behind one door: pages for the screen, all of them for a spreadsheet. */
import type { CollectedColumn, CollectedRow, Dataset } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { type Cells, recordColumns, recordPage } from '../facts/records/read.ts'
import { INVOICE_COLUMNS, invoicePage, invoiceStream, isInvoices } from './invoice-rows.ts'

export interface EnterpriseRef {
  id: number
  /** Revision of its facts. */
  seq: number
}

/** Rows of one fetch of an export. */
const CHUNK = 2_000

export function columnsOf(dataset: Dataset): readonly CollectedColumn[] {
  if (isInvoices(dataset)) return INVOICE_COLUMNS
  return recordColumns(dataset)
}

export async function rowsPage(
  tenant: TenantDb,
  enterprise: EnterpriseRef,
  dataset: Dataset,
  keyword: string | undefined,
  page: number,
  size: number,
): Promise<{ total: number; rows: CollectedRow[] }> {
  if (isInvoices(dataset)) return invoicePage(tenant, enterprise, dataset, keyword, page, size)
  return recordPage(tenant, enterprise.id, dataset, keyword, page, size)
}

/** Everything of a dataset, with where each row came from; memory is that of one fetch. */
export async function* allRows(
  tenant: TenantDb,
  enterprise: EnterpriseRef,
  dataset: Dataset,
  keyword: string | undefined,
): AsyncIterable<Cells[]> {
  if (isInvoices(dataset)) {
    yield* invoiceStream(tenant, enterprise, dataset, keyword)
    return
  }
  for (let page = 1; ; page++) {
    const { rows } = await rowsPage(tenant, enterprise, dataset, keyword, page, CHUNK)
    if (rows.length > 0) yield rows.map(withOrigin)
    if (rows.length < CHUNK) return
  }
}

export const ORIGIN = [
  { key: '@source', zh: '来源' },
  { key: '@collectedAt', zh: '采集时间' },
  { key: '@contractNo', zh: '授权书' },
] as const

const withOrigin = (row: CollectedRow): Cells => ({
  ...row.cells,
  '@source': row.source,
  '@collectedAt': row.collectedAt,
  '@contractNo': row.contractNo,
})
