/** The tax report: facts in, document out. Pure; the same facts, month and ENGINE_VERSION give the same bytes. */
import type { MonthIndex } from '../kit/calendar/window.ts'
import { frameOf } from '../kit/frame.ts'
import { periodsOf } from '../kit/periods.ts'
import { tellBook } from '../kit/rules/tell-book.ts'
import { warnedIn } from '../kit/verdict/nothing-against.ts'
import type { ReportDocument } from '../report/document.ts'
import { taxSources } from './desk/sources.ts'
import type { TaxFacts } from './facts.ts'
import { taxFindings } from './findings.ts'
import { METHOD } from './method.ts'
import { PARTS } from './parts.ts'
import { reportSections } from './sections/sections.ts'
import { statementSections } from './statements.ts'
import { taxVerdict } from './verdict.ts'
import { ENGINE_VERSION } from './version.ts'

/** `through`: last complete month of the report; default: the last one before the cut-off. */
export function taxReport(facts: TaxFacts, through?: MonthIndex): ReportDocument {
  const { all, build, statements } = taxSources(facts, through)
  const { context } = build
  const findings = taxFindings(all)
  const document: ReportDocument = {
    ...frameOf('TAX', ENGINE_VERSION, facts, METHOD, ['T-001.L12', 'T-002.L12']),
    periods: periodsOf(context, ['L12', 'P12', 'L36']),
    verdict: taxVerdict(build, warnedIn(findings, all.indicators)),
    findings,
    coverage: all.coverage,
    quality: all.quality,
    indicators: [...all.indicators],
    rules: [...all.rules],
    sections: reportSections(PARTS, build, statementSections(statements)),
  }
  return tellBook(document, context.desk)
}
