/** Regions of an InvoiceEvidence become counterparties: where a number lies is the engine's rule, not SQL's. */
import { provinceOfTaxNo } from '@xinjian/engine/kit/china/regions'
import type { InvoiceEvidence } from '@xinjian/engine/report/document'
import type { TenantDb } from '../../../../db/tenant.ts'

/** The query without `regions`. Costs the dictionary of the enterprise, and only when regions are asked for. */
export async function settleRegions(
  tenant: TenantDb,
  enterpriseId: number,
  { regions, ...query }: InvoiceEvidence,
): Promise<InvoiceEvidence> {
  if (!regions) return query
  const parties = await tenant.rows<{ id: number; tax_no: string | null }>(
    'select id, tax_no from counterparty where company_id = $1 and enterprise_id = $2',
    [enterpriseId],
  )
  const wanted = new Set(regions)
  const given = query.counterpartyIds && new Set(query.counterpartyIds)
  const counterpartyIds = parties
    .filter(
      ({ id, tax_no }) => wanted.has(provinceOfTaxNo(tax_no) ?? '') && (given?.has(id) ?? true),
    )
    .map(({ id }) => id)
  return { ...query, counterpartyIds }
}
