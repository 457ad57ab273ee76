/** The rules of one source as something that is set: functions of their limits, the table they stand at, and what of it may be set. */
import type { RuleResult } from '../../report/document.ts'
import type { RuleDefinition, RuleInput } from './definition.ts'
import { evaluateRules, type Suppression } from './evaluate.ts'
import type { LimitTable } from './limit-line.ts'
import { type Desk, limitsUnder } from './rulebook.ts'

export interface RuleSet<Context> {
  /** Every rule at the limits of the table of the platform. */
  standing: readonly RuleDefinition<Context>[]
  /** The same rules at the limits of the table under a desk. */
  under(desk: Desk): readonly RuleDefinition<Context>[]
  /** Rule → its numbers. */
  table: Readonly<Record<string, object>>
  lines: LimitTable
  suppressedBy: Suppression<Context>
}

/** `make`: the rules with these limits in them. */
export function ruleSet<Context, Limits extends Readonly<Record<string, object>>>({
  make,
  ...set
}: {
  make(limits: Limits): readonly RuleDefinition<Context>[]
  table: Limits
  lines: LimitTable
  suppressedBy: Suppression<Context>
}): RuleSet<Context> {
  return {
    ...set,
    standing: make(set.table),
    under: ({ book }) => make(limitsUnder(set.table, book)),
  }
}

/** Some of the rules of a set, for a kind that shows no others. */
export function someRules<Context>(
  set: RuleSet<Context>,
  ids: readonly string[],
): RuleSet<Context> {
  const only = (rules: readonly RuleDefinition<Context>[]) =>
    rules.filter(({ id }) => ids.includes(id))
  return { ...set, standing: only(set.standing), under: (desk) => only(set.under(desk)) }
}

/** Every rule of a set under the desk of its context, with what the suppression list and the book set aside. */
export function judgeRules<Context extends { desk?: Desk | undefined }>(
  { standing, under, suppressedBy }: RuleSet<Context>,
  input: RuleInput<Context>,
): RuleResult[] {
  const { desk } = input.context
  return evaluateRules(input, desk ? under(desk) : standing, suppressedBy, desk)
}
