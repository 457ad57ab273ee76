/** All rules of domain §4 by id, those on the graph of invoices, guarantees and control, and those of which no source of the platform tells anything. */
import { CHAIN_ADVICE, TIES_ADVICE } from './chain.ts'
import { INVOICE_ADVICE } from './invoices.ts'
import { PARTY_ADVICE } from './parties.ts'
import type { AdviceTable } from './shape.ts'
import { TAX_ADVICE } from './taxes.ts'
import { WITHOUT_SOURCE_SAYS } from './words.ts'

export const ADVICE: AdviceTable = {
  ...INVOICE_ADVICE,
  ...PARTY_ADVICE,
  ...TAX_ADVICE,
  ...CHAIN_ADVICE,
  ...TIES_ADVICE,
}

export interface WithoutSource {
  id: string
  name: string
  level: 'HIGH' | 'MEDIUM'
  threshold: string
  /** What would have to be collected. */
  needs: string
}

/** Listed and never judged: what was not looked at is not clear. */
export const WITHOUT_SOURCE: readonly WithoutSource[] = [
  {
    id: 'R-049',
    name: WITHOUT_SOURCE_SAYS.manyFirms,
    level: 'HIGH',
    threshold: WITHOUT_SOURCE_SAYS.manyFirmsLine,
    needs: WITHOUT_SOURCE_SAYS.manyFirmsNeeds,
  },
  {
    id: 'R-069',
    name: WITHOUT_SOURCE_SAYS.debtor,
    level: 'HIGH',
    threshold: WITHOUT_SOURCE_SAYS.debtorLine,
    needs: WITHOUT_SOURCE_SAYS.debtorNeeds,
  },
  {
    id: 'R-070',
    name: WITHOUT_SOURCE_SAYS.ledger,
    level: 'MEDIUM',
    threshold: WITHOUT_SOURCE_SAYS.ledgerLine,
    needs: WITHOUT_SOURCE_SAYS.ledgerNeeds,
  },
  {
    id: 'R-072',
    name: WITHOUT_SOURCE_SAYS.device,
    level: 'HIGH',
    threshold: WITHOUT_SOURCE_SAYS.deviceLine,
    needs: WITHOUT_SOURCE_SAYS.deviceNeeds,
  },
]
