/** The face of the tax engine: what a report composed of several sources may see of it. */
import type { Part } from '../kit/part.ts'
import type { TaxReportContext } from './context.ts'
import { partOf } from './faces/part-of.ts'
import { PARTS } from './parts.ts'

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

export const TAX_PART: Part<TaxReportContext> = partOf(PARTS)
