/** What reports show of taxes, made of the parts of the tax report. */
import { indicatorsOf } from '../../kit/lazily.ts'
import { oncePer } from '../../kit/once.ts'
import type { Part } from '../../kit/part.ts'
import { KIND_SAYS } from '../../report/words/kind-words.ts'
import type { TaxReportContext } from '../context.ts'
import { coverageOf } from '../coverage.ts'
import type { ReportBuild, ReportPart, TaxKind } from '../definition.ts'
import { taxRules } from '../desk/rules.ts'
import { evaluateIndicator } from '../evaluate.ts'
import { openMatters, spokenByOf, TAX_TOPICS, taxPraises } from '../findings.ts'
import { qualityChecks } from '../quality.ts'
import { reportSections } from '../sections/sections.ts'

/** Indicators and rules stand in the order of the parts. */
export function partOf(parts: readonly ReportPart[]): Part<TaxReportContext> {
  const allSections = oncePer((build: ReportBuild) => reportSections(parts, build))
  return {
    data: KIND_SAYS.taxData,
    indicators: indicatorsOf<TaxKind>(
      parts.flatMap(({ indicators }) => indicators),
      evaluateIndicator,
    ),
    rules: taxRules(parts),
    coverage: coverageOf,
    quality: (context) => qualityChecks(parts, context),
    sections: (build, places) =>
      allSections(build).filter(({ id }) => places.includes(id.slice(0, 3))),
    praises: (build) => taxPraises(parts, build),
    spokenBy: spokenByOf(parts),
    topics: TAX_TOPICS,
    open: (build) => openMatters(parts, build),
  }
}
