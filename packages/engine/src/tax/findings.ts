/** What the tax report praises, what its rules speak for, and what could not be judged. */
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
import type { ReportBuild, ReportPart } from './definition.ts'

export const taxPraises = (parts: readonly ReportPart[], build: ReportBuild): readonly Praise[] =>
  parts.flatMap(({ praises }) => praises?.(build) ?? [])
export const spokenByOf = (parts: readonly ReportPart[]): SpokenBy =>
  Object.assign({}, ...parts.map(({ spokenBy = {} }) => spokenBy))

/** A year without tax shows in returns, in payments and beside the gross profit: it is one fact. */
export const TAX_TOPICS: readonly Topic[] = [
  {
    indicators: ['T-016', 'T-014', 'T-015', 'T-011', 'T-032', 'T-036', 'T-041'],
    grave: ['T-016', 'T-011', 'T-041'],
  },
]

/** What could not be said, and why. */
export const openMatters = (parts: readonly ReportPart[], { indicator }: ReportBuild): Claim[] =>
  openWords(
    parts.flatMap(({ unjudged = [] }) => unjudged),
    indicator,
  )

export function taxFindings(all: Source): ReportDocument['findings'] {
  const indicators = all.indicators.filter(hasLine)
  const build = { ...all, indicators, context: null }
  return findingsOf(build, all.praises, all.spokenBy, { topics: all.topics, open: all.open })
}
