import type { RuleResult } from '../../../report/document.ts'
import type { Gate } from '../gate.ts'

/** Hits told in full; the rest by name: page one is read at a glance. */
const TOLD = 3

/** What was hit of middle or high level, and is no red line, is for a person: weightiest first. */
export function hitsGate<Input>(rulesOf: (input: Input) => readonly RuleResult[]): Gate<Input> {
  return {
    id: 'G-RULES',
    about: 'RISK',
    title: '没有中高风险规则命中',
    threshold: '命中任一非红线的中、高风险规则须人工复核',
    source: 'domain §4',
    judge(input) {
      const hits = rulesOf(input)
        .filter((rule) => rule.result === 'HIT' && !rule.redLine && rule.level !== 'LOW')
        .toSorted((a, b) => Number(b.level === 'HIGH') - Number(a.level === 'HIGH'))
      if (hits.length === 0) return null
      const texts = hits.slice(0, TOLD).map(({ text }) => text)
      const rest = hits.slice(TOLD).map(({ name }) => name)
      const more = rest.length ? `另有${rest.length}条规则命中：${rest.join('、')}。` : ''
      return {
        level: 'REVIEW',
        text: texts.join('') + more,
        rules: hits.map(({ id }) => id),
        evidence: hits.flatMap(({ evidence }) => evidence),
        ask: `请就${hits.map(({ name }) => name).join('、')}提供说明。`,
      }
    },
  }
}
