/** What the tax report praises, what its rules speak for, and what could not be judged. */
import { FINANCE_GRAVE } from '../finance/part.ts'
import {
  findingsOf,
  hasLine,
  openWords,
  type Praise,
  type SpokenBy,
  type Topic,
} from '../kit/findings.ts'
import type { Source } from '../kit/part.ts'
import type { Claim, ReportDocument } from '../report/document.ts'
import type { ReportBuild } from './definition.ts'
import { PARTS } from './parts.ts'

export const taxPraises = (build: ReportBuild): readonly Praise[] =>
  PARTS.flatMap(({ praises }) => praises?.(build) ?? [])
export const SPOKEN_BY: SpokenBy = Object.assign({}, ...PARTS.map(({ spokenBy = {} }) => spokenBy))

/** A year without tax shows in returns, in payments and beside the gross profit: it is one fact. */
export const TAX_TOPICS: readonly Topic[] = [
  {
    indicators: ['T-016', 'T-014', 'T-015', 'T-011', 'T-032', 'T-036', 'T-041'],
    grave: ['T-016', 'T-011', 'T-041'],
  },
]

/** Keys of the newest of them, by fact: red, they are for a person. */
export const TAX_GRAVE: readonly (readonly string[])[] = [
  ['T-016.L12', 'T-011.L12', 'T-041.L24'],
  ...FINANCE_GRAVE,
]

/** What could not be said, and why. */
export const openMatters = ({ indicator }: ReportBuild): Claim[] =>
  openWords(
    PARTS.flatMap(({ unjudged = [] }) => unjudged),
    indicator,
  )

export function taxFindings(all: Source): ReportDocument['findings'] {
  const indicators = all.indicators.filter(hasLine)
  const build = { ...all, indicators, context: null }
  return findingsOf(build, all.praises, all.spokenBy, { topics: all.topics, open: all.open })
}
