/** R-026 开票额断崖: silence, a net of nothing or less, and a fall below half of the year before are three sentences. */

import { templateOf } from '@xinjian/format/say/words'
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
import { AMOUNT_SAYS } from '../indicators/amount-words.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { RULES_SAYS } from './words.ts'

/** A fall that would read as 100.00% though something is left. */
const NEARLY_ALL = -0.9999

const rowsOf = ({ from, to }: MonthWindow): InvoiceEvidence => ({
  dataset: 'INVOICE',
  direction: 'OUT',
  from: formatDay(firstDayOfMonth(from)),
  to: formatDay(lastDayOfMonth(to)),
  rows: 'VALID',
})

/** How sales of three months came to nothing: no invoice, or reds that outweigh or cancel the blues. 分. */
function ended(context: InvoiceContext, net: number): 'Silent' | 'Negative' | 'Offset' {
  if (sum(context.out, context.span('L3'), validCount) === 0) return 'Silent'
  return net < 0 ? 'Negative' : 'Offset'
}

export const cliffRule = ({ 'R-026': p }: RuleLimits): RuleDefinition => ({
  id: 'R-026',
  name: RULES_SAYS.collapseSales,
  level: 'HIGH',
  threshold: RULES_SAYS.collapseSalesThreshold({ limit: p.high }),
  template: templateOf(RULES_SAYS, 'yearFallen'),
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
      return {
        result: 'HIT',
        level: 'HIGH',
        text: RULES_SAYS[`quarter${ended(context, now)}`]({ now: now / 100, before: before / 100 }),
        value: (now - before) / before,
        inputs: [
          moneyInput(AMOUNT_SAYS.netInvoicedLast3, now),
          moneyInput(RULES_SAYS.quarterBefore, before),
        ],
        evidence: [rowsOf(recent), rowsOf(earlier)],
      }
    }
    if (value === null)
      return yoy.reason === 'NO_BASE' ? miss(null, reasonText(yoy)) : withoutValue(yoy)
    if (value >= p.high) return { result: 'MISS', value, inputs, evidence }
    const told = { now: now / 100, before: inputOf(inputs, AMOUNT_SAYS.netInvoicedCompared) }
    const text =
      now <= 0
        ? RULES_SAYS[`year${ended(context, now)}`](told)
        : value < NEARLY_ALL
          ? RULES_SAYS.yearNearlyGone(told)
          : RULES_SAYS.yearFallen({ pct: -value })
    return {
      result: 'HIT',
      level: 'HIGH',
      text,
      value,
      inputs,
      evidence,
    }
  },
})
