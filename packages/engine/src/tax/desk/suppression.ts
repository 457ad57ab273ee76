import type { Suppression } from '../../kit/rules/evaluate.ts'
import type { TaxReportContext } from '../context.ts'
import type { ReportPart } from '../definition.ts'

/** Entry of the suppression list (domain §4) that sets the hit of a rule aside; null = the hit stands. */
export function suppressedBy(parts: readonly ReportPart[]): Suppression<TaxReportContext> {
  const entries = parts.flatMap(({ suppression = [] }) => suppression)
  return (context, rule) =>
    entries.find(({ rules, applies }) => rules.includes(rule) && applies(context))?.id ?? null
}
