/** The report on an enterprise's books: facts in, document out. Pure; the same facts, month and ENGINE_VERSION give the same bytes. */
import type { MonthIndex } from '../kit/calendar/window.ts'
import { statesByMonth } from '../kit/coverage.ts'
import { frameOf } from '../kit/frame.ts'
import { periodsOf } from '../kit/periods.ts'
import { tellBook } from '../kit/rules/tell-book.ts'
import { warnedIn } from '../kit/verdict/nothing-against.ts'
import type { ReportDocument } from '../report/document.ts'
import { cashQuality } from './cash/quality.ts'
import type { ErpContext } from './context.ts'
import type { ErpFacts } from './facts.ts'
import { filedQuality } from './filed/quality.ts'
import { erpFindings } from './findings.ts'
import { METHOD } from './method.ts'
import { qualityChecks } from './quality.ts'
import { reportSections } from './sections/sections.ts'
import { erpSources } from './sources.ts'
import { erpDecision } from './verdict.ts'
import { ENGINE_VERSION } from './version.ts'

/** `through`: last complete month of the report; default: the last one before the cut-off. */
export function erpReport(facts: ErpFacts, through?: MonthIndex): ReportDocument {
  const sources = erpSources(facts, through)
  const { build } = sources
  const { context } = build
  const indicators = [...build.indicators]
  const findings = erpFindings(sources)
  const document: ReportDocument = {
    ...frameOf('ERP', ENGINE_VERSION, facts, METHOD, ['B-001.L12', 'B-002.L12']),
    periods: periodsOf(context, ['L12', 'P12', 'L36']),
    verdict: { decision: erpDecision(sources, warnedIn(findings, indicators)) },
    findings,
    coverage: coverageOf(context),
    quality: [
      ...qualityChecks(build),
      ...cashQuality(sources.derived.context),
      ...filedQuality(sources.derived.context),
    ],
    indicators,
    rules: [...build.rules],
    sections: reportSections(sources),
  }
  return tellBook(document, context.desk)
}

/** Bank lines are told of only where there are any: nobody asked for what is not a book. */
function coverageOf({ series, bankSeries, bank, span }: ErpContext): ReportDocument['coverage'] {
  const { from } = span('L36')
  return {
    GL_BALANCE: statesByMonth(series, from),
    ...(bank.length > 0 ? { BANK_LINE: statesByMonth(bankSeries, from) } : {}),
  }
}
