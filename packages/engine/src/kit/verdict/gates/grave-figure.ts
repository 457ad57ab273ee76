import type { IndicatorValue, RuleResult } from '../../../report/document.ts'
import type { SpokenBy } from '../../findings.ts'
import type { Gate } from '../gate.ts'
import { redSentence } from '../red-sentence.ts'
import { GATE_SAYS } from './words.ts'

interface Judged {
  rules: readonly RuleResult[]
  indicator(key: string): IndicatorValue
}

/** Figures that weigh as much as a rule: a report does not say that nothing is wrong beside its own warning. */
export function graveFigureGate<Input extends { build: Judged }>(
  /** Keys by fact: of several that tell one, the first that is red is said. */
  facts: readonly (readonly string[])[],
  spokenBy: SpokenBy,
): Gate<Input> {
  return {
    id: 'G-FIGURE',
    about: 'RISK',
    title: GATE_SAYS.figures,
    threshold: GATE_SAYS.figuresAt,
    source: GATE_SAYS.figuresSource,
    judge({ build: { rules, indicator } }) {
      const hits = new Set(rules.flatMap(({ id, result }) => (result === 'HIT' ? [id] : [])))
      const reds = facts.flatMap((keys) => {
        const values = keys.map(indicator)
        if (values.some(({ id }) => spokenBy[id]?.some((rule) => hits.has(rule)))) return []
        return values.filter(({ flag }) => flag === 'RED').slice(0, 1)
      })
      if (reds.length === 0) return null
      return {
        level: 'REVIEW',
        text: reds.map(redSentence).join(''),
        indicators: reds.map(({ key }) => key),
        evidence: reds.flatMap(({ evidence }) => evidence),
        ask: GATE_SAYS.explain({ names: reds.map(({ name }) => name) }),
      }
    },
  }
}
