/** Harmless explanations of what records show (domain §4). */
import type { SuppressionEntry } from '../definition.ts'
import { isNewlyRegistered } from '../returns/suppression.ts'
import { TAX_RECORD_SAYS } from './words.ts'

export const RECORD_SUPPRESSION: readonly SuppressionEntry[] = [
  {
    id: 'NEW_REGISTERED',
    title: TAX_RECORD_SAYS.founding,
    // What the bureau holds against a firm, and who owns it, counts whatever its age.
    rules: ['R-047', 'R-063'],
    applies: isNewlyRegistered,
  },
]
