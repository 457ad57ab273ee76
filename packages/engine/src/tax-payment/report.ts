/** The tax payment report: facts in, document out. Pure; the same facts, month and ENGINE_VERSION give the same bytes. */
import type { MonthIndex } from '../kit/calendar/window.ts'
import { statesByMonth } from '../kit/coverage.ts'
import { frameOf } from '../kit/frame.ts'
import { periodsOf } from '../kit/periods.ts'
import { tellBook } from '../kit/rules/tell-book.ts'
import { warnedIn } from '../kit/verdict/nothing-against.ts'
import type { ReportDocument } from '../report/document.ts'
import { taxContext } from './context.ts'
import type { TaxPaymentFacts } from './facts.ts'
import { taxFindings } from './findings.ts'
import { METHOD } from './method.ts'
import { qualityChecks } from './quality.ts'
import { INDICATORS, ruled } from './rules/ruled.ts'
import { reportSections } from './sections/sections.ts'
import { taxPaymentDecision } from './verdict.ts'
import { ENGINE_VERSION } from './version.ts'

/** `through`: last complete month of the report; default: the last one before the cut-off. */
export function taxPaymentReport(facts: TaxPaymentFacts, through?: MonthIndex): ReportDocument {
  const context = taxContext(facts, through)
  const found = ruled(context)
  const indicators = [...INDICATORS.keys].map(found.indicator)
  const build = { ...found, indicators }
  const findings = taxFindings(build)
  const document: ReportDocument = {
    ...frameOf('TAX_PAYMENT', ENGINE_VERSION, facts, METHOD, ['T-008.L12', 'T-011.L12']),
    periods: periodsOf(context, ['L12', 'P12', 'L36']),
    verdict: { decision: taxPaymentDecision(build, warnedIn(findings, indicators)) },
    findings,
    coverage: { TAX_PAYMENT: statesByMonth(context.series, context.span('L36').from) },
    quality: qualityChecks(context),
    indicators,
    rules: [...build.rules],
    sections: reportSections(build),
  }
  return tellBook(document, context.desk)
}
