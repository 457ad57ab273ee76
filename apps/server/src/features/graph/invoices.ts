/** The invoices behind an edge of trade, and what was traded most. Only while the consent that they rest on stands. */
import type { contract, DataOf } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { type EdgeInvoices, edgeInvoices, goodsOfParties } from '../facts/invoice/read.ts'
import type { RowsOf } from './answer/shown.ts'
import { GRAPH_SAYS } from './words.ts'

export async function invoicesOf(
  tenant: TenantDb,
  rows: RowsOf,
  asked: EdgeInvoices,
): Promise<DataOf<typeof contract.graph.graphInvoices>> {
  const [found, topGoods] = await Promise.all([
    edgeInvoices(tenant, rows, asked),
    goodsOfParties(tenant, rows),
  ])
  const rowsSaid = found.rows.map((row) => ({ ...row, status: GRAPH_SAYS[row.status] }))
  const { page, size } = asked
  return { total: found.total, sum: found.sum, rows: rowsSaid, page, size, topGoods }
}
