/** What the tax report praises, what its rules speak for, and what could not be judged. */
import { findingsOf, hasLine, openWords, type SpokenBy } from '../kit/findings.ts'
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

export function taxFindings(build: ReportBuild): ReportDocument['findings'] {
  const indicators = build.indicators.filter(hasLine)
  const { strengths, risks } = findingsOf({ ...build, indicators }, TAX_PRAISES, SPOKEN_BY)
  const open = openMatters(build)
  // What was found comes first, and what is open keeps two places at the least.
  const kept = risks.slice(0, RISKS - Math.min(open.length, 2))
  return { strengths, risks: [...kept, ...open].slice(0, RISKS) }
}
