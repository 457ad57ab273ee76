import type { TaxReportContext } from '../context.ts'
import { PARTS } from '../parts.ts'

/** Entry of the suppression list (domain §4) that sets the hit of a rule aside; null = the hit stands. */
export function suppressedBy(context: TaxReportContext, rule: string): string | null {
  const entries = PARTS.flatMap(({ suppression = [] }) => suppression)
  return entries.find(({ rules, applies }) => rules.includes(rule) && applies(context))?.id ?? null
}
