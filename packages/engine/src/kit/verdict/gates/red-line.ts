import type { RuleResult } from '../../../report/document.ts'
import { withoutStop } from '../../../report/limit/without-stop.ts'
import type { Gate } from '../gate.ts'
import { GATE_SAYS } from './words.ts'

/** A red line that was hit refuses, whatever else is good or not known. */
export function redLineGate<Input>(rulesOf: (input: Input) => readonly RuleResult[]): Gate<Input> {
  return {
    id: 'G-RED-LINE',
    about: 'RED_LINE',
    title: GATE_SAYS.redLine,
    threshold: GATE_SAYS.redLineAt,
    source: GATE_SAYS.redLineSource,
    judge(input) {
      const lines = rulesOf(input).filter((rule) => rule.result === 'HIT' && rule.redLine)
      if (lines.length === 0) return null
      const told = lines.map(({ name, text }) =>
        GATE_SAYS.redLineOf({ rule: name, told: withoutStop(text) }),
      )
      return {
        level: 'REJECT',
        certain: true,
        limitFactor: null,
        text: GATE_SAYS.redLineHit({ lines: told }),
        rules: lines.map(({ id }) => id),
        evidence: lines.flatMap(({ evidence }) => evidence),
        change: GATE_SAYS.redLineChange,
        ask: GATE_SAYS.explainWithProof({ names: lines.map(({ name }) => name) }),
      }
    },
  }
}
