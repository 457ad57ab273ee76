/** The face of the tax engine: what a report composed of several sources may see of it. */

import { oncePer } from '../kit/once.ts'
import type { Part } from '../kit/part.ts'
import { KIND_SAYS } from '../report/words/kind-words.ts'
import type { TaxReportContext } from './context.ts'
import { coverageOf } from './coverage.ts'
import type { ReportBuild } from './definition.ts'
import { TAX_RULE_SET } from './desk/rules.ts'
import { TAX_INDICATORS } from './evaluate.ts'
import { openMatters, SPOKEN_BY, TAX_TOPICS, taxPraises } from './findings.ts'
import { qualityChecks } from './quality.ts'
import { reportSections } from './sections/sections.ts'

export { type TaxReportContext, taxReportContext } from './context.ts'
export { MONTHLY, shownStates } from './coverage.ts'
export type { TaxFacts } from './facts.ts'
export { knownFromFiles, recentFiles } from './files/files.ts'
export { METHOD as TAX_METHOD } from './method.ts'
export { TAX_REPORT_PARAM } from './params.ts'
export { paymentsOf } from './records/payments.ts'
export { decodeFacts as decodeTax, encodeFacts as encodeTax } from './snapshot.ts'
export { STATEMENT_PART, statementContext } from './statements.ts'
export { freshness as taxFreshness, VERDICT_GATES as TAX_GATES, vatMonths } from './verdict.ts'
export { VERDICT_TABLE as TAX_VERDICT_TABLE } from './verdict-table.ts'
export { ENGINE_VERSION as TAX_VERSION } from './version.ts'

const allSections = oncePer((build: ReportBuild) => reportSections(build))

export const TAX_PART: Part<TaxReportContext> = {
  data: KIND_SAYS.taxData,
  indicators: TAX_INDICATORS,
  rules: TAX_RULE_SET,
  coverage: coverageOf,
  quality: qualityChecks,
  sections: (build, places) =>
    allSections(build).filter(({ id }) => places.includes(id.slice(0, 3))),
  praises: taxPraises,
  spokenBy: SPOKEN_BY,
  topics: TAX_TOPICS,
  open: openMatters,
}
