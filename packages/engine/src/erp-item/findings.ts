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
  {
    key: 'E-14.L12',
    say: (v) => (v > 0 && v <= 60 ? ERP_ITEM_SAYS.praiseTurnover({ days: v }) : null),
  },
  {
    key: 'E-13.asOf',
    say: (part) => (part <= 0.05 ? ERP_ITEM_SAYS.praiseIdle({ part }) : null),
  },
]

export const SPOKEN_BY: SpokenBy = {
  'E-12': ['R-E12'],
  'E-13': ['R-E13'],
  'E-14': ['R-E14'],
  'E-15': ['R-E15'],
  'E-15.SHARE': ['R-E15'],
  'E-17': ['R-E17'],
  'E-17.CHAIN': ['R-E17B'],
  'E-20': ['R-E20'],
}

/** What a lender must not take for good: said among the risks, behind what was found. */
const UNJUDGED = [
  { key: 'E-11.asOf', text: ERP_ITEM_SAYS.stockOpen },
  { key: 'E-12.OVER.asOf', text: ERP_ITEM_SAYS.ageOpen },
  { key: 'E-13.asOf', text: ERP_ITEM_SAYS.idleOpen },
] as const

export const itemFindings = (build: ReportBuild): ReportDocument['findings'] =>
  findingsOf(build, PRAISES, SPOKEN_BY, {
    // Without stock there is nothing of which age and rest could be asked.
    open: openWords(build.context.stock ? UNJUDGED : UNJUDGED.slice(0, 1), build.indicator),
  })
