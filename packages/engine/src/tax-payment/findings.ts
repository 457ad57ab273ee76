/** What the tax payment report praises, what its rules speak for, and what could not be judged. */

import { findingsOf, type Praise, type SpokenBy, type Topic } from '../kit/findings.ts'
import type { Claim, ReportDocument } from '../report/document.ts'
import { windowWords } from '../report/window/label.ts'
import type { ReportBuild } from './definition.ts'
import { TAX_PAYMENT_SAYS } from './words.ts'

/** In order of weight for a lender. How much was paid is no strength here: the sales that it was paid on are not known. */
const PRAISES: readonly Praise[] = [
  {
    key: 'T-020.asOf',
    say: (v) => (v === 0 ? TAX_PAYMENT_SAYS.noArrears : null),
  },
  {
    key: 'T-041.L24',
    say: (v) => (v === 24 ? TAX_PAYMENT_SAYS.everyMonth({ when: windowWords('L24') }) : null),
  },
  {
    key: 'T-011.L12',
    say: (v) =>
      v >= 0.05 && v <= 1 ? TAX_PAYMENT_SAYS.grown({ when: windowWords('L12'), growth: v }) : null,
  },
  {
    key: 'T-019.L12',
    say: (v) => (v === 0 ? TAX_PAYMENT_SAYS.noLateFee({ when: windowWords('L12') }) : null),
  },
]

export const SPOKEN_BY: SpokenBy = {
  'T-020': ['R-001'],
  'T-021': ['R-001'],
  'T-038': ['R-064'],
  'T-019': ['R-068'],
  'T-019.AMOUNT': ['R-068'],
}

const TOPICS: readonly Topic[] = [
  { indicators: ['T-011'], grave: ['T-011'] },
  { indicators: ['T-041'], grave: ['T-041'] },
]

/** Keys of the figures that are for a person where they are red. */
export const PAYMENT_GRAVE: readonly (readonly string[])[] = [['T-011.L12'], ['T-041.L24']]

/** What a lender must not take for good: said among the risks, behind what was found. */
const UNJUDGED = [
  { key: 'T-020.asOf', say: TAX_PAYMENT_SAYS.arrearsOpen },
  { key: 'T-008.L12', say: TAX_PAYMENT_SAYS.paidOpen },
] as const

export function taxFindings(build: ReportBuild): ReportDocument['findings'] {
  const taxed = Number(build.indicator('T-008.L12').value) > 0
  // A year without tax has no late fees either: nothing to praise.
  const praises = taxed ? PRAISES : PRAISES.filter((praise) => praise.key !== 'T-019.L12')
  const open = UNJUDGED.flatMap(({ key, say }): Claim[] => {
    const { value, reason, detail } = build.indicator(key)
    if (value !== null) return []
    const why =
      reason === 'PARTIAL'
        ? TAX_PAYMENT_SAYS.monthsOnly({ share: detail ?? '' })
        : (detail ?? TAX_PAYMENT_SAYS.noData)
    return [{ id: `open:${key}`, args: { why }, text: say({ why }) }]
  })
  return findingsOf(build, praises, SPOKEN_BY, { topics: TOPICS, open })
}
