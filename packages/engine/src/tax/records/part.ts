/** Registration, ratings, social insurance, violations, payments and arrears. */

import type { Gate } from '../../kit/verdict/gate.ts'
import type { IndicatorValue } from '../../report/document.ts'
import { windowWords } from '../../report/window/label.ts'
import { paidGate, TAX_PAYMENT_SAYS } from '../../tax-payment/part.ts'
import type { ReportPart, VerdictInput } from '../definition.ts'
import { RECORD_INDICATORS } from './indicators/registry.ts'
import { recordQuality } from './quality.ts'
import { recordRules } from './rules/registry.ts'
import { authsSection } from './sections/auths.ts'
import { insuranceSection } from './sections/insurance.ts'
import { paymentsSection } from './sections/payments.ts'
import { penaltiesSection } from './sections/penalties.ts'
import { ratingSection } from './sections/rating.ts'
import { ownersSection, registrationSection } from './sections/registration.ts'
import { RECORD_SUPPRESSION } from './suppression.ts'
import { TAX_RECORD_SAYS } from './words.ts'

/** Tax paid to declared sales from which the sum is worth naming: half of the lowest bin of domain §6.2 (税负率). */
const PAID_SHARE = 0.005
const paidShare = (indicator: (key: string) => IndicatorValue): number => {
  const [paid, sales] = ['T-008.L12', 'T-001.L12'].map((key) => indicator(key).value)
  return typeof paid === 'number' && typeof sales === 'number' && sales > 0 ? paid / sales : 1
}

const arrearsGate: Gate<VerdictInput> = {
  id: 'G-ARREARS-KNOWN',
  about: 'COVERAGE',
  title: TAX_PAYMENT_SAYS.arrearsGateTitle,
  threshold: TAX_PAYMENT_SAYS.arrearsGateThreshold,
  source: TAX_PAYMENT_SAYS.arrearsGateSource,
  judge({ build: { context } }) {
    if (context.facts.arrears !== null && !context.lookingBack) return null
    return {
      level: 'REVIEW',
      text: TAX_PAYMENT_SAYS.arrearsUnknown,
      ask: TAX_PAYMENT_SAYS.askForArrears,
    }
  },
}

export const RECORDS: ReportPart = {
  indicators: RECORD_INDICATORS,
  rules: recordRules,
  sections: [
    registrationSection,
    ownersSection,
    ratingSection,
    paymentsSection,
    insuranceSection,
    penaltiesSection,
    authsSection,
  ],
  quality: recordQuality,
  gates: [arrearsGate, paidGate],
  cover: ['T-008.L12', 'T-020.asOf', 'T-025.asOf', 'T-022.OPEN.L24', 'ML-05.L12'],
  suppression: RECORD_SUPPRESSION,
  praises: () => [
    {
      key: 'T-020.asOf',
      say: (v) => (v === 0 ? TAX_PAYMENT_SAYS.noArrears : null),
    },
    {
      key: 'T-041.L24',
      say: (v) => (v === 24 ? TAX_PAYMENT_SAYS.everyMonth({ when: windowWords('L24') }) : null),
    },
    {
      key: 'T-008.L12',
      // Beside the sales that it was paid on: little tax on large sales is no strength.
      holds: (indicator) => paidShare(indicator) >= PAID_SHARE,
      say: (v) =>
        v >= 100_000 ? TAX_RECORD_SAYS.taxPaid({ when: windowWords('L12'), sum: v }) : null,
    },
  ],
  spokenBy: {
    'T-019': ['R-068'],
    'T-019.AMOUNT': ['R-068'],
    'T-020': ['R-001'],
    'T-021': ['R-001'],
    // The order to mend a late filing is said by the rule on late filings.
    'T-022': ['R-067', 'R-005'],
    'T-025': ['R-003'],
    'T-026': ['R-004'],
    'T-037': ['R-063'],
    'T-038': ['R-064'],
  },
  unjudged: [
    { key: 'T-020.asOf', text: TAX_RECORD_SAYS.arrearsOpen },
    { key: 'T-022.OPEN.L24', text: TAX_RECORD_SAYS.violationsOpen },
    { key: 'T-008.L12', text: TAX_RECORD_SAYS.paidOpen },
  ],
}
