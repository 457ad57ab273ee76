/** A few facts of each dataset that are worth showing beside its count. */
import type { Dataset, DatasetSummary } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { tradeHighlights } from '../facts/invoice/read.ts'
import { recordHighlights } from '../facts/records/read.ts'

export type Highlight = DatasetSummary['highlights'][number]

/** By dataset; a dataset without anything worth saying is absent or empty. */
export async function highlightsOf(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<Partial<Record<Dataset, Highlight[]>>> {
  const [records, trade] = await Promise.all([
    recordHighlights(tenant, enterpriseId),
    tradeHighlights(tenant, enterpriseId),
  ])
  return { ...records, INVOICE_OUT: trade.OUT, INVOICE_IN: trade.IN }
}
