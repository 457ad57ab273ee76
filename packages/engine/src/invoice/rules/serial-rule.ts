/** R-024 连号开票. */

import { templateOf } from '@xinjian/format/say/words'
import { formatDay } from '../../kit/calendar/window.ts'
import { numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import type { InvoiceEvidence } from '../../report/document.ts'
import { scanSums } from '../context/scans.ts'
import type { RuleDefinition } from '../definition.ts'
import { runLength } from '../facts/serial.ts'
import type { SerialRun } from '../facts.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { RULES_SAYS } from './words.ts'

/** `发票代码1200154130，号码03630024–03630033`; without a code the numbers as they are. */
function numbersOf({ code, from, to }: SerialRun): string {
  const eight = (n: number) => String(n).padStart(8, '0')
  return code === ''
    ? RULES_SAYS.numbers({ from: eight(from), to: eight(to) })
    : RULES_SAYS.numbersOfCode({ code, from: eight(from), to: eight(to) })
}

/** The invoices of one run. */
export function runEvidence(run: SerialRun): InvoiceEvidence {
  const day = formatDay(run.day)
  const { code, from, to, counterparty } = run
  return {
    dataset: 'INVOICE',
    direction: 'OUT',
    from: day,
    to: day,
    rows: 'VALID',
    system: 'TAX_DISK',
    counterpartyIds: [counterparty],
    numbers: { code, from, to },
  }
}

export const serialRule = ({ 'R-024': p }: RuleLimits): RuleDefinition => ({
  id: 'R-024',
  name: RULES_SAYS.consecutiveNumbers,
  level: 'LOW',
  threshold: RULES_SAYS.consecutiveNumbersThreshold({ low: p.low, run: p.run }),
  template: templateOf(RULES_SAYS, 'serialRun'),
  version: '3',
  source: 'domain §4 R-024',
  judge({ context, indicator }) {
    const rate = indicator('I-046.L12')
    const value = numberOf(rate)
    if (value === null) return withoutValue(rate)
    const { inputs, evidence } = rate
    const longest = scanSums(context, 'OUT', context.span('L12'))?.longest ?? null
    const long = longest !== null && runLength(longest) >= p.run ? longest : null
    const often = value > p.low
    if (!long && !often) return { result: 'MISS', value, inputs, evidence }
    const run = longest && {
      ...{ day: formatDay(longest.day), n: runLength(longest) },
      numbers: numbersOf(longest),
    }
    const text = !often
      ? RULES_SAYS.serialRun(run!)
      : run
        ? RULES_SAYS.serialOften({ pct: value, ...run })
        : RULES_SAYS.serialOftenUnseen({ pct: value })
    return {
      result: 'HIT',
      level: 'LOW',
      text,
      value,
      inputs,
      evidence: often || !long ? evidence : [runEvidence(long)],
    }
  },
})
