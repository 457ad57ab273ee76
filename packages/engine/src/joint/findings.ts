import { findingsOf, hasLine } from '../kit/findings.ts'
import type { ReportDocument } from '../report/document.ts'
import type { JointSources } from './sources.ts'

const RISKS = 5
/** Places that what could not be judged keeps beside what was found. */
const OPEN = 2

/** What the sources praise and find, then what could not be said. */
export function jointFindings({ facts, tax, all }: JointSources): ReportDocument['findings'] {
  const indicators = all.indicators.filter(hasLine)
  const build = { ...all, indicators, context: null }
  const { strengths, risks } = findingsOf(build, all.praises, all.spokenBy)
  const { OUT, IN } = facts.invoice.covered
  const noInvoices = OUT === null && IN === null
  const noTaxes = Object.keys(tax.coverage).length === 0
  // A source of which nothing is known is said in one sentence.
  const open = [
    ...(noInvoices ? ['未采集发票，开票、客户与供应商各项均无法判断。'] : []),
    ...(noTaxes ? ['未采集申报、缴款与财务报表，税务各项均无法判断。'] : all.open),
  ]
  const kept = risks.slice(0, RISKS - Math.min(open.length, OPEN))
  return { strengths, risks: [...kept, ...open].slice(0, RISKS) }
}
