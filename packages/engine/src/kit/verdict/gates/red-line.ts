import type { RuleResult } from '../../../report/document.ts'
import { withoutStop } from '../../../report/limit/without-stop.ts'
import type { Gate } from '../gate.ts'

/** A red line that was hit refuses, whatever else is good or not known. */
export function redLineGate<Input>(rulesOf: (input: Input) => readonly RuleResult[]): Gate<Input> {
  return {
    id: 'G-RED-LINE',
    about: 'RED_LINE',
    title: '未命中红线规则',
    threshold: '命中任一红线规则（★）即拒绝',
    source: 'domain §4 红线',
    judge(input) {
      const lines = rulesOf(input).filter((rule) => rule.result === 'HIT' && rule.redLine)
      if (lines.length === 0) return null
      const names = lines.map(({ name }) => name).join('、')
      return {
        level: 'REJECT',
        certain: true,
        limitFactor: null,
        text: `命中红线：${lines.map((rule) => `${rule.name}（${withoutStop(rule.text)}）`).join('；')}。`,
        rules: lines.map(({ id }) => id),
        evidence: lines.flatMap(({ evidence }) => evidence),
        change: '红线事项消除并经核实后可重新申请。',
        ask: `请就${names}提供说明与证明材料。`,
      }
    },
  }
}
