/** The invoices behind an edge of trade, and what was traded most. Only while the consent that they rest on stands. */
import type { contract, DataOf } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { edgeInvoices, goodsOfParties } from '../facts/invoice/read.ts'
import type { RowsOf } from './answer/shown.ts'

export async function invoicesOf(
  tenant: TenantDb,
  rows: RowsOf,
  page: number,
  size: number,
): Promise<DataOf<typeof contract.graph.graphInvoices>> {
  const [found, topGoods] = await Promise.all([
    edgeInvoices(tenant, rows, { page, size }),
    goodsOfParties(tenant, rows),
  ])
  return { ...found, page, size, topGoods }
}
