/** Golden facts of the kinds on lending. */
import { encodeLoans } from '../../src/lending/facts.ts'
import { CONTROLLER, crowdedFacts, FIRM, LEGAL_REP, loanFacts, SPOUSE } from './facts.ts'

const NOBODY = { consentNo: null, at: null, vendor: null } as const

export const LENDING_GOLDEN = {
  'crowded@2026-10': () => encodeLoans(crowdedFacts()),
  // Everybody was told, and there is next to nothing.
  'quiet@2026-10': () =>
    encodeLoans(
      loanFacts({
        subjects: [FIRM, LEGAL_REP, CONTROLLER],
        bankTax: [],
        invoices: { covered: [[2024 * 12, 2026 * 12 + 9]], rows: [] },
      }),
    ),
  // No answer of the enterprise, the legal representative without a consent, no bureau for the spouse.
  'silent@2026-10': () =>
    encodeLoans(
      loanFacts({
        subjects: [
          { ...FIRM, ...NOBODY, asked: 'FAILED', fault: 'TIMEOUT' },
          { ...LEGAL_REP, ...NOBODY, asked: 'NO_CONSENT' },
          { ...SPOUSE, asked: 'UNASKED' },
        ],
      }),
    ),
}
