/** What the inventory report praises, what its rules speak for, and what could not be judged. */
import { findingsOf, openWords, type Praise, type SpokenBy } from '../kit/findings.ts'
import type { ReportDocument } from '../report/document.ts'
import type { ReportBuild } from './definition.ts'
import { ERP_ITEM_SAYS } from './words.ts'

/** In order of weight for a lender. How much is in stock is no strength: nobody has counted it. */
const PRAISES: readonly Praise[] = [
  {
    key: 'E-17.asOf',
    say: (v) => (v === 0 ? ERP_ITEM_SAYS.praiseTies : null),
    unless: ['R-E17B'],
  },
]

export const SPOKEN_BY: SpokenBy = {
  'E-15': ['R-E15'],
  'E-15.SHARE': ['R-E15'],
  'E-17': ['R-E17'],
  'E-17.CHAIN': ['R-E17B'],
}

/** What a lender must not take for good: said among the risks, behind what was found. */
const UNJUDGED = [{ key: 'E-11.asOf', text: ERP_ITEM_SAYS.stockOpen }] as const

export const itemFindings = (build: ReportBuild): ReportDocument['findings'] =>
  findingsOf(build, PRAISES, SPOKEN_BY, { open: openWords(UNJUDGED, build.indicator) })
