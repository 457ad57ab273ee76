/** Judges every rule, applies the suppression list, and sums up the risk score (domain §4). */
import { RULE_PARAM } from '../../invoice/params/rule-param.ts'
import { INVOICE_RULES } from '../../invoice/rules/registry.ts'
import { suppressedBy } from '../../invoice/rules/suppression.ts'
import type { RuleLevel, RuleResult } from '../../report/document.ts'
import type { RuleDefinition, RuleInput } from './definition.ts'

const RATIO_DECIMALS = 6

export function evaluateRules(
  input: RuleInput,
  rules: readonly RuleDefinition[] = INVOICE_RULES,
): RuleResult[] {
  return rules.map((rule) => evaluateRule(input, rule))
}

export function evaluateRule(input: RuleInput, rule: RuleDefinition): RuleResult {
  const verdict = rule.judge(input)
  const base = {
    id: rule.id,
    name: rule.name,
    level: rule.level,
    redLine: false,
    threshold: rule.threshold,
    inputs: verdict.inputs ?? [],
    version: rule.version,
  }
  if (verdict.result === 'UNKNOWN')
    return {
      ...base,
      result: 'UNKNOWN',
      text: `无法判断：${rule.name}`,
      reason: verdict.reason,
      value: null,
      evidence: null,
    }
  const value = typeof verdict.value === 'number' ? tidy(verdict.value) : verdict.value
  const evidence = verdict.evidence ?? null
  if (verdict.result === 'MISS')
    return {
      ...base,
      result: 'MISS',
      text: `未命中：${rule.name}`,
      ...(verdict.reason ? { reason: verdict.reason } : {}),
      value,
      evidence,
    }
  const suppression = suppressedBy(input.context, rule.id)
  if (suppression)
    return {
      ...base,
      result: 'MISS',
      text: `未命中：${rule.name}`,
      reason: `SUPPRESSED:${suppression}`,
      value,
      evidence,
    }
  return {
    ...base,
    result: 'HIT',
    level: verdict.level,
    redLine: verdict.redLine ?? false,
    text: verdict.text,
    value,
    evidence,
  }
}

function tidy(value: number): number {
  return Number(value.toFixed(RATIO_DECIMALS)) + 0
}

/** 100·(1 − e^(−Σ points / 40)), two decimals; 高 on a red line or from 70, 中 from 40. */
export function riskScore(rules: readonly RuleResult[]): { score: number; level: RuleLevel } {
  const { points, scale, high, medium } = RULE_PARAM.risk
  const hits = rules.filter((rule) => rule.result === 'HIT')
  const total = hits.reduce((sum, rule) => sum + points[rule.level], 0)
  const score = Number((100 * (1 - Math.exp(-total / scale))).toFixed(2))
  if (hits.some((rule) => rule.redLine) || score >= high) return { score, level: 'HIGH' }
  return { score, level: score >= medium ? 'MEDIUM' : 'LOW' }
}
