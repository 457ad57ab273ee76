/** Entries of dictionaries of counterparties, and enterprises that are held, as parties of a world. */
import type { TradeParty } from '../../facts/invoice/read.ts'
import type { HeldEnterprise } from './enterprises.ts'
import { keyOfName, keyOfTaxNo, type Party } from './world.ts'

/** Of whom neither number nor code is told. */
export const isNameOnly = ({ taxNo, ident, person }: TradeParty): boolean =>
  taxNo === null && !person && ident.startsWith('name:')

export const partyOfEnterprise = ({ taxNo, name }: HeldEnterprise, level: number): Party => ({
  key: keyOfTaxNo(taxNo),
  ...{ type: 'ENTERPRISE' as const, taxNo, name, isPublic: false, level },
})

export function partyOfEntry(
  entry: TradeParty,
  named: HeldEnterprise | null,
  level: number,
): Party {
  const { enterpriseId, ident, name, person } = entry
  if (person)
    return {
      key: `P:${enterpriseId}/${ident}`,
      type: 'PERSON',
      taxNo: null,
      name,
      isPublic: false,
      level,
    }
  if (named) return partyOfEnterprise(named, level)
  if (entry.taxNo)
    return {
      key: keyOfTaxNo(entry.taxNo),
      type: 'ENTERPRISE',
      taxNo: entry.taxNo,
      name,
      isPublic: false,
      level,
    }
  const key = isNameOnly(entry)
    ? keyOfName(ident.slice('name:'.length))
    : `C:${enterpriseId}/${ident}`
  return { key, type: 'ENTERPRISE', taxNo: null, name, isPublic: false, level }
}
