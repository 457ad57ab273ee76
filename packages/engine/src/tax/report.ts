/** The tax report: facts in, document out. Pure; the same facts, month and ENGINE_VERSION give the same bytes. */
import type { MonthIndex } from '../kit/calendar/window.ts'
import { frameOf } from '../kit/frame.ts'
import { joinParts } from '../kit/join.ts'
import { judgePart } from '../kit/part.ts'
import { periodsOf } from '../kit/periods.ts'
import type { ReportDocument } from '../report/document.ts'
import { type TaxReportParams, taxReportContext } from './context.ts'
import type { ReportBuild } from './definition.ts'
import type { TaxFacts } from './facts.ts'
import { taxFindings } from './findings.ts'
import { METHOD } from './method.ts'
import { TAX_PART } from './part.ts'
import { reportSections } from './sections/sections.ts'
import { STATEMENT_PART, statementContext, statementSections } from './statements.ts'
import { taxVerdict } from './verdict.ts'
import { ENGINE_VERSION } from './version.ts'

/** `through`: last complete month of the report; default: the last one before the cut-off. */
export function taxReport(
  facts: TaxFacts,
  through?: MonthIndex,
  params?: TaxReportParams,
): ReportDocument {
  const context = taxReportContext(facts, through, params)
  const statements = judgePart(STATEMENT_PART, statementContext(context))
  const all = joinParts([judgePart(TAX_PART, context), statements])
  const build: ReportBuild = { ...all, context }
  return {
    ...frameOf('TAX', ENGINE_VERSION, facts, METHOD),
    periods: periodsOf(context, ['L12', 'P12', 'L36']),
    verdict: taxVerdict(build),
    findings: taxFindings(all),
    coverage: all.coverage,
    quality: all.quality,
    indicators: [...all.indicators],
    rules: [...all.rules],
    sections: reportSections(build, statementSections(statements.build)),
  }
}
