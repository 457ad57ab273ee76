/** The sources of a tax report: the taxes, and the statements beside them. */
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { joinParts } from '../../kit/join.ts'
import { judgePart } from '../../kit/part.ts'
import { buildOf } from '../../kit/sections/build.ts'
import { taxReportContext } from '../context.ts'
import type { TaxFacts } from '../facts.ts'
import { TAX_PART } from '../part.ts'
import { STATEMENT_PART, statementContext } from '../statements.ts'

export const TAX_PARTS = [TAX_PART, STATEMENT_PART]

export function taxSources(facts: TaxFacts, through?: MonthIndex) {
  const context = taxReportContext(facts, through)
  const statements = judgePart(STATEMENT_PART, statementContext(context))
  const all = joinParts([judgePart(TAX_PART, context), statements])
  return { all, build: buildOf(context, all), statements: statements.build }
}
