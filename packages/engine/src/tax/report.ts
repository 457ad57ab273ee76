/** The tax report: facts in, document out. Pure; the same facts, month and ENGINE_VERSION give the same bytes. */
import type { MonthIndex } from '../kit/calendar/window.ts'
import { frameOf } from '../kit/frame.ts'
import { periodsOf } from '../kit/periods.ts'
import { evaluateRules } from '../kit/rules/evaluate.ts'
import { byKey } from '../kit/sections/build.ts'
import type { IndicatorValue, ReportDocument } from '../report/document.ts'
import { type TaxReportContext, type TaxReportParams, taxReportContext } from './context.ts'
import { coverageOf } from './coverage.ts'
import type { ReportBuild } from './definition.ts'
import { evaluateIndicator } from './evaluate.ts'
import type { TaxFacts } from './facts.ts'
import { taxFindings } from './findings.ts'
import { METHOD } from './method.ts'
import { PARTS } from './parts.ts'
import { qualityChecks } from './quality.ts'
import { reportSections } from './sections/sections.ts'
import { suppressedBy } from './suppression.ts'
import { taxVerdict } from './verdict.ts'
import { ENGINE_VERSION } from './version.ts'

/** `through`: last complete month of the report; default: the last one before the cut-off. */
export function taxReport(
  facts: TaxFacts,
  through?: MonthIndex,
  params?: TaxReportParams,
): ReportDocument {
  const build = taxBuild(facts, through, params)
  const { context, indicators, rules } = build
  return {
    ...frameOf('TAX', ENGINE_VERSION, facts, METHOD),
    periods: periodsOf(context, ['L12', 'P12', 'L36']),
    verdict: taxVerdict(build),
    findings: taxFindings(build),
    coverage: coverageOf(context),
    quality: qualityChecks(context),
    indicators: [...indicators],
    rules: [...rules],
    sections: reportSections(build),
  }
}

/** Indicators and rules without the document around them: what another report takes from this one. */
export function taxBuild(
  facts: TaxFacts,
  through?: MonthIndex,
  params?: TaxReportParams,
): ReportBuild {
  const context = taxReportContext(facts, through, params)
  const indicators = taxIndicators(context)
  const indicator = byKey(indicators)
  const definitions = PARTS.flatMap((part) => part.rules(context.limits))
  const rules = evaluateRules({ context, indicator }, definitions, suppressedBy)
  return { context, indicators, rules, indicator }
}

/** Every variant of every definition, in the order of the parts. */
export function taxIndicators(context: TaxReportContext): IndicatorValue[] {
  return PARTS.flatMap(({ indicators }) => indicators).flatMap((definition) =>
    definition.variants.map((variant) => evaluateIndicator(context, definition, variant)),
  )
}
