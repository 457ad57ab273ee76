import { findingsOf } from '../kit/findings.ts'
import type { Source } from '../kit/part.ts'
import type { ReportDocument } from '../report/document.ts'

const RISKS = 5
/** Places that what could not be judged keeps beside what was found. */
const OPEN = 2

/** What both sources praise and find, then what neither could say. */
export function jointFindings(all: Source): ReportDocument['findings'] {
  const { strengths, risks } = findingsOf({ ...all, context: null }, all.praises, all.spokenBy)
  const kept = risks.slice(0, RISKS - Math.min(all.open.length, OPEN))
  return { strengths, risks: [...kept, ...all.open].slice(0, RISKS) }
}
