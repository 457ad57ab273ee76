/** The last section of every report: all indicators and rules, the uncomputable ones included. */
import type { IndicatorBlock, RuleBlock } from '../../report/document.ts'
import type { Build } from './build.ts'
import { BLOCK_SAYS } from './words.ts'

export function allIndicators({ indicators }: Build<unknown>): IndicatorBlock {
  return {
    kind: 'indicators',
    id: 'all-indicators',
    title: BLOCK_SAYS.allIndicators,
    indicators: indicators.map((indicator) => indicator.key),
  }
}

export function allRules({ rules }: Build<unknown>): RuleBlock {
  return {
    kind: 'rules',
    id: 'all-rules',
    title: BLOCK_SAYS.allRules,
    rules: rules.map((rule) => rule.id),
  }
}

export function rulesHit({ rules }: Build<unknown>): RuleBlock {
  return {
    kind: 'rules',
    id: 'rules-hit',
    title: BLOCK_SAYS.rulesHit,
    rules: rules.filter((rule) => rule.result === 'HIT').map((rule) => rule.id),
  }
}
