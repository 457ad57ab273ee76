/** What the tax report praises, what its rules speak for, and what could not be judged. */
import { findingsOf, hasLine, openWords, type SpokenBy } from '../kit/findings.ts'
import type { Source } from '../kit/part.ts'
import type { ReportDocument } from '../report/document.ts'
import type { ReportBuild } from './definition.ts'
import { PARTS } from './parts.ts'

const RISKS = 5

export const TAX_PRAISES = PARTS.flatMap(({ praises = [] }) => praises)
export const SPOKEN_BY: SpokenBy = Object.assign({}, ...PARTS.map(({ spokenBy = {} }) => spokenBy))

/** What could not be said, and why. */
export const openMatters = ({ indicator }: ReportBuild): string[] =>
  openWords(
    PARTS.flatMap(({ unjudged = [] }) => unjudged),
    indicator,
  )

export function taxFindings(all: Source): ReportDocument['findings'] {
  const indicators = all.indicators.filter(hasLine)
  const build = { ...all, indicators, context: null }
  const { strengths, risks } = findingsOf(build, all.praises, all.spokenBy)
  // What was found comes first, and what is open keeps two places at the least.
  const kept = risks.slice(0, RISKS - Math.min(all.open.length, 2))
  return { strengths, risks: [...kept, ...all.open].slice(0, RISKS) }
}
