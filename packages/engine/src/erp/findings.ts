/** What the report on books praises, what its rules speak for, and what could not be judged. */

import { FINANCE_GRAVE, FINANCE_PART, FINANCE_SPOKEN_BY } from '../finance/part.ts'
import { findingsOf, openWords, type Praise, type SpokenBy, type Topic } from '../kit/findings.ts'
import type { ReportDocument } from '../report/document.ts'
import { windowWords } from '../report/window/label.ts'
import { differsClaim, filedDiffers } from './filed/differs.ts'
import type { ErpSources } from './sources.ts'
import { ERP_SAYS } from './words.ts'

/** Off others by no more than this is close. */
const CLOSE = 0.05

const YEAR = windowWords('L12')

/** In order of weight for a lender: what others bear out goes first. */
const PRAISES: readonly Praise[] = [
  {
    key: 'E-03.L12',
    say: (off) =>
      Math.abs(off) <= CLOSE ? ERP_SAYS.praiseOutside({ when: YEAR, line: CLOSE }) : null,
    unless: ['R-070', 'E-02'],
  },
  {
    key: 'E-04.L12',
    say: (off) =>
      Math.abs(off) <= CLOSE ? ERP_SAYS.praiseDeclared({ when: YEAR, line: CLOSE }) : null,
    unless: ['R-070', 'E-02'],
  },
  {
    key: 'E-01.L24',
    say: (months) => (months === 24 ? ERP_SAYS.praiseWhole : null),
    unless: ['E-02'],
    holds: (indicator) => indicator('E-02.asOf').flag === 'GREEN',
  },
  {
    key: 'B-002.L12',
    say: (growth) =>
      growth >= 0.05 && growth <= 1 ? ERP_SAYS.praiseGrown({ when: YEAR, growth }) : null,
    unless: ['R-070', 'E-02'],
    // Growth that the enterprise alone tells is no strength.
    holds: (indicator) => ['E-03.L12', 'E-04.L12'].some((key) => indicator(key).flag === 'GREEN'),
  },
]

export const ERP_SPOKEN_BY: SpokenBy = {
  ...FINANCE_SPOKEN_BY,
  'E-02': ['E-02'],
  'E-02.VOUCHER': ['E-02'],
  'E-17': ['E-17'],
  'E-03': ['R-070'],
  'B-005': ['B-005'],
  'B-012': ['B-012'],
  'E-15': ['E-15'],
  'E-22': ['E-22'],
  'E-04': ['R-070'],
}

const TOPICS: readonly Topic[] = [
  { indicators: ['E-25'], grave: ['E-25'] },
  { indicators: ['E-08', 'F-10'] },
  { indicators: ['E-05', 'E-06'] },
  { indicators: ['E-14', 'F-11'] },
  ...FINANCE_PART.topics,
]

/** Keys of the figures that are for a person where they are red. */
export const ERP_GRAVE: readonly (readonly string[])[] = [['E-25.asOf'], ...FINANCE_GRAVE]

/** What a lender must not take for good: said among the risks, behind what was found. */
const UNJUDGED = [
  { key: 'E-25.asOf', text: ERP_SAYS.credibilityOpen },
  { key: 'E-03.L12', text: ERP_SAYS.outsideOpen },
] as const

export function erpFindings({ build, derived }: ErpSources): ReportDocument['findings'] {
  const known = (key: string) => build.indicator(key).value !== null
  // One of the two that tell sales from outside is enough.
  const open = openWords(
    UNJUDGED.filter(({ key }) => key !== 'E-03.L12' || !known('E-04.L12')),
    build.indicator,
  )
  const differs = filedDiffers(derived.context)
  const said = differs ? [differsClaim(differs)] : []
  return findingsOf(build, PRAISES, ERP_SPOKEN_BY, {
    topics: TOPICS,
    ...(differs?.grave ? { caveats: said, open } : { open: [...said, ...open] }),
  })
}
