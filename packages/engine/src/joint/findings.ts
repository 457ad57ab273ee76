import { findingsOf } from '../kit/findings.ts'
import type { ReportDocument } from '../report/document.ts'
import type { JointSources } from './sources.ts'

const RISKS = 5
/** Places that what could not be judged keeps beside what was found. */
const OPEN = 2

/** What the sources praise and find, then what could not be said. */
export function jointFindings(sources: JointSources): ReportDocument['findings'] {
  const { all } = sources
  const { strengths, risks } = findingsOf({ ...all, context: null }, all.praises, all.spokenBy)
  const open = [...notCollected(sources), ...all.open]
  const kept = risks.slice(0, RISKS - Math.min(open.length, OPEN))
  return { strengths, risks: [...kept, ...open].slice(0, RISKS) }
}

/** A source of which nothing is known is said in one sentence. */
function notCollected({ facts, tax }: JointSources): string[] {
  const { OUT, IN } = facts.invoice.covered
  return [
    ...(OUT === null && IN === null ? ['未采集发票，开票、客户与供应商各项均无法判断。'] : []),
    ...(Object.keys(tax.coverage).length === 0
      ? ['未采集申报、缴款与财务报表，税务各项均无法判断。']
      : []),
  ]
}
