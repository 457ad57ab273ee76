import type { InvoiceContext } from '../../invoice/part.ts'
import type { KindTypes, KitContext } from '../../kit/kind.ts'
import type { RuleDefinition as Rule } from '../../kit/rules/definition.ts'
import type { TiesFacts } from './facts.ts'

export interface TiesContext extends KitContext {
  ties: TiesFacts
  invoices: InvoiceContext
}

export interface TiesKind extends KindTypes {
  Context: TiesContext
  Source: never
  Threshold: never
}

export type RuleDefinition = Rule<TiesContext>

/** null = neither guarantees nor owners were told: nothing is judged. */
export function tiesBeside(ties: TiesFacts, invoices: InvoiceContext): TiesContext | null {
  if (!ties.guarantors[0]!.told && !ties.owners[0]!.told) return null
  const { asOf, asOfMonth, m0, desk } = invoices
  return {
    ...{ ties, invoices, asOf, asOfMonth, m0, desk },
    rules: { flags: {}, tolerateMissing: 0 },
    span: (name) => invoices.span(name),
  }
}
