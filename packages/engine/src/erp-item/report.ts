/** The inventory report: facts in, document out. Pure; the same facts, month and ENGINE_VERSION give the same bytes. */
import type { MonthIndex } from '../kit/calendar/window.ts'
import { statesByMonth } from '../kit/coverage.ts'
import { frameOf } from '../kit/frame.ts'
import { periodsOf } from '../kit/periods.ts'
import { tellBook } from '../kit/rules/tell-book.ts'
import { warnedIn } from '../kit/verdict/nothing-against.ts'
import type { ReportDocument } from '../report/document.ts'
import { itemContext } from './context.ts'
import type { ErpItemFacts } from './facts.ts'
import { itemFindings } from './findings.ts'
import { METHOD } from './method.ts'
import { qualityChecks } from './quality.ts'
import { INDICATORS, ruled } from './rules/ruled.ts'
import { reportSections } from './sections/sections.ts'
import { itemDecision } from './verdict.ts'
import { ENGINE_VERSION } from './version.ts'

/** `through`: last complete month of the report; default: the last one before the cut-off. */
export function erpItemReport(facts: ErpItemFacts, through?: MonthIndex): ReportDocument {
  const context = itemContext(facts, through)
  const found = ruled(context)
  const indicators = [...INDICATORS.keys].map(found.indicator)
  const build = { ...found, indicators }
  const findings = itemFindings(build)
  const first = context.span('L36').from
  const document: ReportDocument = {
    ...frameOf('ERP_ITEM', ENGINE_VERSION, facts, METHOD, ['E-11.asOf', 'E-14.L12']),
    periods: periodsOf(context, ['L12', 'P12', 'L36']),
    verdict: { decision: itemDecision(build, warnedIn(findings, indicators)) },
    findings,
    coverage: Object.fromEntries(
      Object.entries(context.series).map(([book, series]) => [book, statesByMonth(series, first)]),
    ),
    quality: qualityChecks(context),
    indicators,
    rules: [...build.rules],
    sections: reportSections(build),
  }
  return tellBook(document, context.desk)
}
