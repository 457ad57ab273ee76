/** R-026 开票额断崖: silence, a net of nothing or less, and a fall below half of the year before are three sentences. */

import { amount, percent } from '@xinjian/format/say/figures'
import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  type MonthWindow,
} from '../../kit/calendar/window.ts'
import { spanCoverage } from '../../kit/coverage.ts'
import { moneyInput } from '../../kit/outcome.ts'
import { miss, reasonText } from '../../kit/rules/definition.ts'
import { inputOf, numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import type { InvoiceEvidence } from '../../report/document.ts'
import type { InvoiceContext } from '../context/context.ts'
import { netTotal, sum, validCount } from '../context/month-series.ts'
import type { RuleDefinition } from '../definition.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'

/** A fall that would read as 100.00% though something is left. */
const NEARLY_ALL = -0.9999

const rowsOf = ({ from, to }: MonthWindow): InvoiceEvidence => ({
  dataset: 'INVOICE',
  direction: 'OUT',
  from: formatDay(firstDayOfMonth(from)),
  to: formatDay(lastDayOfMonth(to)),
  rows: 'VALID',
})

/** `近3个月没有开票`, or its net where reds outweigh or cancel the blues. 分. */
function endedText(context: InvoiceContext, net: number): string {
  if (sum(context.out, context.span('L3'), validCount) === 0) return '近3个月没有开票'
  return `近3个月开票净额为${amount(net / 100)}元(${net < 0 ? '红冲大于开票' : '红冲抵减'})`
}

export const cliffRule = ({ 'R-026': p }: RuleLimits): RuleDefinition => ({
  id: 'R-026',
  name: '开票额断崖',
  level: 'HIGH',
  threshold: `近3个月同比<${percent(p.high)}，或近3个月净额不为正而此前3个月为正`,
  template: '近3个月开票同比下降{pct}。',
  version: '2',
  source: 'domain §4 R-026',
  judge({ context, indicator }) {
    const yoy = indicator('I-009.L3')
    const value = numberOf(yoy)
    const { inputs, evidence } = yoy
    const [recent, earlier] = [context.span('L3'), context.span('P3')]
    const whole = spanCoverage(context.out, { from: earlier.from, to: recent.to }).known === 6
    const now = sum(context.out, recent, netTotal)
    const before = sum(context.out, earlier, netTotal)
    if (whole && now <= 0 && before > 0) {
      const ended = endedText(context, now)
      const then = ended === '近3个月没有开票' ? '而此前3个月开票' : '此前3个月为'
      return {
        result: 'HIT',
        level: 'HIGH',
        text: `${ended}，${then}${amount(before / 100)}元，建议核实经营状况。`,
        value: (now - before) / before,
        inputs: [moneyInput('近3个月开票净额', now), moneyInput('此前3个月开票净额', before)],
        evidence: [rowsOf(recent), rowsOf(earlier)],
      }
    }
    if (value === null)
      return yoy.reason === 'NO_BASE' ? miss(null, reasonText(yoy)) : withoutValue(yoy)
    if (value >= p.high) return { result: 'MISS', value, inputs, evidence }
    const then = `上年同期为${amount(inputOf(inputs, '比较期开票净额'))}元`
    const fall =
      now <= 0
        ? `${endedText(context, now)}，${then}`
        : value < NEARLY_ALL
          ? `近3个月开票净额仅${amount(now / 100)}元，${then}`
          : `近3个月开票同比下降${percent(-value)}`
    return {
      result: 'HIT',
      level: 'HIGH',
      text: `${fall}，建议核实经营状况。`,
      value,
      inputs,
      evidence,
    }
  },
})
