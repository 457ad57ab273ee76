import type { RuleResult } from '../../../report/document.ts'
import type { Gate } from '../gate.ts'
import { GATE_SAYS } from './words.ts'

/** Hits told in full; the rest by name: page one is read at a glance. */
const TOLD = 3

/** What was hit of middle or high level, and is no red line, is for a person: weightiest first. */
export function hitsGate<Input>(rulesOf: (input: Input) => readonly RuleResult[]): Gate<Input> {
  return {
    id: 'G-RULES',
    about: 'RISK',
    title: GATE_SAYS.rules,
    threshold: GATE_SAYS.rulesAt,
    source: 'domain §4',
    judge(input) {
      const hits = rulesOf(input)
        .filter((rule) => rule.result === 'HIT' && !rule.redLine && rule.level !== 'LOW')
        .toSorted((a, b) => Number(b.level === 'HIGH') - Number(a.level === 'HIGH'))
      if (hits.length === 0) return null
      const texts = hits.slice(0, TOLD).map(({ text }) => text)
      const names = hits.slice(TOLD).map(({ name }) => name)
      return {
        level: 'REVIEW',
        text: names.length
          ? GATE_SAYS.rulesHitToo({ texts, n: names.length, names })
          : GATE_SAYS.rulesHit({ texts }),
        rules: hits.map(({ id }) => id),
        evidence: hits.flatMap(({ evidence }) => evidence),
        ask: GATE_SAYS.explain({ names: hits.map(({ name }) => name) }),
      }
    },
  }
}
