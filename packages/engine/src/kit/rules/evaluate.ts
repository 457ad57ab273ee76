/** Judges the rules of a kind, applies its suppression list (domain §4) and what an institution's book sets aside. */
import type { RuleResult } from '../../report/document.ts'
import { type RuleDefinition, type RuleInput, unknown } from './definition.ts'
import { type Desk, offReason, setAside } from './rulebook.ts'
import { RULE_SAYS } from './words.ts'

const RATIO_DECIMALS = 6

/** Id of the entry of the suppression list that sets the hit of a rule aside; null = the hit stands. */
export type Suppression<Context> = (context: Context, ruleId: string) => string | null

export function evaluateRules<Context>(
  input: RuleInput<Context>,
  rules: readonly RuleDefinition<Context>[],
  suppressedBy: Suppression<Context>,
  desk?: Desk,
): RuleResult[] {
  return rules.map((rule) => evaluateRule(input, rule, suppressedBy, desk))
}

export function evaluateRule<Context>(
  input: RuleInput<Context>,
  rule: RuleDefinition<Context>,
  suppressedBy: Suppression<Context>,
  desk?: Desk,
): RuleResult {
  const off = offReason(desk, rule.id)
  const judgement = off === null ? rule.judge(input) : unknown(off)
  const base = {
    id: rule.id,
    name: rule.name,
    level: rule.level,
    redLine: false,
    threshold: rule.threshold,
    inputs: judgement.inputs ?? [],
    version: rule.version,
  }
  if (judgement.result === 'UNKNOWN')
    return {
      ...base,
      result: 'UNKNOWN',
      text: RULE_SAYS.unknown({ name: rule.name }),
      reason: judgement.reason,
      value: null,
      evidence: [],
    }
  const value = typeof judgement.value === 'number' ? tidy(judgement.value) : judgement.value
  const evidence = judgement.evidence ?? []
  if (judgement.result === 'MISS')
    return {
      ...base,
      result: 'MISS',
      text: RULE_SAYS.miss({ name: rule.name }),
      ...(judgement.reason ? { reason: judgement.reason } : {}),
      value,
      evidence,
    }
  const suppression = suppressedBy(input.context, rule.id) ?? setAside(desk, rule.id)
  if (suppression)
    return {
      ...base,
      result: 'MISS',
      text: RULE_SAYS.miss({ name: rule.name }),
      reason: `SUPPRESSED:${suppression}`,
      value,
      evidence,
    }
  return {
    ...base,
    result: 'HIT',
    level: judgement.level,
    redLine: judgement.redLine ?? false,
    text: judgement.text,
    value,
    evidence,
  }
}

function tidy(value: number): number {
  return Number(value.toFixed(RATIO_DECIMALS)) + 0
}
