/** The rules of taxes as something that is set: those of every part. */
import { type RuleSet, ruleSet } from '../../kit/rules/rule-set.ts'
import type { TaxReportContext } from '../context.ts'
import type { ReportPart } from '../definition.ts'
import { TAX_LIMITS, TAX_LINES, type TaxLimits } from '../params.ts'
import { suppressedBy } from './suppression.ts'

export const taxRules = (parts: readonly ReportPart[]): RuleSet<TaxReportContext> =>
  ruleSet<TaxReportContext, TaxLimits>({
    make: (limits) => parts.flatMap((part) => part.rules(limits)),
    table: TAX_LIMITS,
    lines: TAX_LINES,
    suppressedBy: suppressedBy(parts),
  })
