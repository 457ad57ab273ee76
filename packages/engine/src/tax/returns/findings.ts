/** What returns have to be praised for, which rules speak for which indicators, and what must not be taken for good. */

import type { Praise, SpokenBy, Unjudged } from '../../kit/findings.ts'
import { windowWords } from '../../report/window/label.ts'
import type { ReportBuild } from '../definition.ts'
import { returnMonths } from './months.ts'
import { RETURN_FINDING_SAYS } from './words.ts'

/** Growth that a lender may call steady. */
const STEADY = { from: 0.05, to: 1 } as const

/** Of a firm younger than half a year nothing is praised. */
const SINCE = 6
const isPraised = ({ context }: ReportBuild): boolean =>
  returnMonths(context, 'L24').existed >= SINCE

/** A period that was not filed is not filed in time; what the bureau noted as late is late. */
export const returnPraises = (build: ReportBuild): readonly Praise[] => [
  {
    key: 'T-018.L24',
    unless: ['R-006'],
    say: (v) =>
      v === 0 && isPraised(build)
        ? RETURN_FINDING_SAYS.allFiled({ when: windowWords('L24') })
        : null,
  },
  {
    key: 'T-017.L24',
    unless: ['R-005', 'R-006', 'R-067'],
    say: (v) =>
      v === 0 && isPraised(build)
        ? RETURN_FINDING_SAYS.allInTime({ when: windowWords('L24') })
        : null,
  },
  {
    key: 'T-002.L12',
    say: (v) =>
      v >= STEADY.from && v <= STEADY.to
        ? RETURN_FINDING_SAYS.grown({ when: windowWords('L12'), growth: v })
        : null,
  },
  {
    key: 'T-001.L12',
    say: (v) =>
      v >= 1_000_000 ? RETURN_FINDING_SAYS.sales({ when: windowWords('L12'), sum: v }) : null,
  },
]

export const RETURN_SPOKEN_BY: SpokenBy = {
  'T-006': ['R-012'],
  'T-007.REL': ['R-013'],
  'T-012': ['R-056'],
  'T-014': ['R-007'],
  'T-015': ['R-007'],
  'T-017': ['R-005'],
  'T-018': ['R-006'],
  'T-034': ['R-053'],
  'T-035': ['R-054'],
  'T-045': ['R-066'],
  'T-046': ['R-066'],
}

export const RETURN_UNJUDGED: readonly Unjudged[] = [
  { key: 'T-001.L12', text: RETURN_FINDING_SAYS.salesOpen },
  { key: 'T-017.L12', text: RETURN_FINDING_SAYS.lateOpen },
]
