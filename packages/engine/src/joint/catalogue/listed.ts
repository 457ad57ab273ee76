/** The whole catalogue as results: what sources judged, and what none of them tells. */
import { REASON_SAYS, RULE_SAYS } from '../../kit/rules/words.ts'
import type { RuleResult } from '../../report/document.ts'
import { ADVICE, WITHOUT_SOURCE, type WithoutSource } from './catalogue.ts'
import { WITHOUT_SOURCE_SAYS } from './words.ts'

const unlooked = ({ id, name, level, threshold, needs }: WithoutSource): RuleResult => ({
  id,
  name,
  result: 'UNKNOWN',
  level,
  redLine: false,
  text: RULE_SAYS.unknown({ name }),
  reason: REASON_SAYS.NO_DATA({ why: WITHOUT_SOURCE_SAYS.notCollected({ needs }) }),
  value: null,
  threshold,
  inputs: [],
  evidence: [],
  version: '1',
})

/** By id, each with its category, advice and policy. */
export function listedRules(judged: readonly RuleResult[]): RuleResult[] {
  const known = new Set(judged.map(({ id }) => id))
  const rest = WITHOUT_SOURCE.filter(({ id }) => !known.has(id)).map(unlooked)
  return [...judged, ...rest]
    .map((rule) => ({ ...rule, ...ADVICE[rule.id] }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}
