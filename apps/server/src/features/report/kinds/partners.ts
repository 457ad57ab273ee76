/** Counterparties that were looked up after a report was made: it would judge more of them today. */
import { WHOLE_COMPANY } from '../../../db/scope.ts'
import { enterprisesBy } from '../../enterprise/index.ts'
import { counterpartyCodes, loadFacts } from '../../facts/invoice/read.ts'
import { largestPartners, partnersToldSince } from '../../facts/public/read.ts'
import type { ServerKind } from './kind.ts'

/** The figures of its invoices are read only where somebody was asked of since: mostly nobody was. */
export const hasNewerPartners: ServerKind<unknown>['hasNewer'] = async (
  tenant,
  enterpriseId,
  { dataCutoff },
) => {
  const codes = await counterpartyCodes(tenant, enterpriseId)
  // Whoever sees less must not read a report as current that is not.
  const firms = codes.length === 0 ? [] : await enterprisesBy(tenant, 'taxNo', codes, WHOLE_COMPANY)
  const ids = firms.map(({ id }) => id)
  const told = new Set(ids.length === 0 ? [] : await partnersToldSince(tenant, ids, dataCutoff))
  if (told.size === 0) return false
  const { facts } = await loadFacts(tenant, enterpriseId)
  if (facts.digests.length === 0) return false
  const judged = new Set(largestPartners(facts))
  return firms.some(({ id, tax_no: code }) => told.has(id) && judged.has(code))
}
