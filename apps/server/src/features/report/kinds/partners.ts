/** Counterparties that were looked up after a report was made: it would judge more of them today. */
import { loadFacts } from '../../facts/invoice/read.ts'
import { largestPartners, partnersToldSince } from '../../facts/public/read.ts'
import type { ServerKind } from './kind.ts'

/** Its invoices are read only where somebody was asked of since: mostly nobody was. */
export const hasNewerPartners: ServerKind<unknown>['hasNewer'] = async (
  tenant,
  enterpriseId,
  { dataCutoff },
) => {
  const told = await partnersToldSince(tenant, enterpriseId, dataCutoff)
  if (told.length === 0) return false
  const { facts } = await loadFacts(tenant, enterpriseId)
  if (facts.digests.length === 0) return false
  const judged = new Set(largestPartners(facts))
  return told.some((code) => judged.has(code))
}
