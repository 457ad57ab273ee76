/** What the tax report praises, what its rules speak for, and what could not be judged. */
import { findingsOf, type SpokenBy } from '../kit/findings.ts'
import type { ReportDocument } from '../report/document.ts'
import type { ReportBuild } from './definition.ts'
import { PARTS } from './parts.ts'

const RISKS = 5

export function taxFindings(build: ReportBuild): ReportDocument['findings'] {
  const praises = PARTS.flatMap(({ praises = [] }) => praises)
  const spokenBy: SpokenBy = Object.assign({}, ...PARTS.map(({ spokenBy = {} }) => spokenBy))
  const { strengths, risks } = findingsOf(build, praises, spokenBy)
  const open = PARTS.flatMap(({ unjudged = [] }) => unjudged).flatMap(({ key, text }) => {
    const { value, reason, detail } = build.indicator(key)
    if (value !== null) return []
    const why = reason === 'PARTIAL' ? `仅取得${detail}个月` : (detail ?? '没有数据')
    return [`${text}${why}。`]
  })
  // What was found comes first, and what is open keeps two places at the least.
  const kept = risks.slice(0, RISKS - Math.min(open.length, 2))
  return { strengths, risks: [...kept, ...open].slice(0, RISKS) }
}
