/** The last section of every report: all indicators and rules, the uncomputable ones included. */
import type { IndicatorBlock, RuleBlock } from '../../report/document.ts'
import type { Build } from './build.ts'

export function allIndicators({ indicators }: Build<unknown>): IndicatorBlock {
  return {
    kind: 'indicators',
    id: 'all-indicators',
    title: '全部指标',
    indicators: indicators.map((indicator) => indicator.key),
  }
}

export function allRules({ rules }: Build<unknown>): RuleBlock {
  return { kind: 'rules', id: 'all-rules', title: '全部规则', rules: rules.map((rule) => rule.id) }
}

export function rulesHit({ rules }: Build<unknown>): RuleBlock {
  return {
    kind: 'rules',
    id: 'rules-hit',
    title: '命中的风险规则',
    rules: rules.filter((rule) => rule.result === 'HIT').map((rule) => rule.id),
  }
}
