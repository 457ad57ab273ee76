/** R-024 连号开票. */

import { percent } from '@xinjian/format/say/figures'
import { formatDay } from '../../kit/calendar/window.ts'
import { numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import type { InvoiceEvidence } from '../../report/document.ts'
import { scanSums } from '../context/scans.ts'
import type { RuleDefinition } from '../definition.ts'
import { runLength } from '../facts/serial.ts'
import type { SerialRun } from '../facts.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'

/** `发票代码1200154130，号码03630024–03630033`; without a code the numbers as they are. */
function numbersOf({ code, from, to }: SerialRun): string {
  const eight = (n: number) => String(n).padStart(8, '0')
  return `${code === '' ? '' : `发票代码${code}，`}号码${eight(from)}–${eight(to)}`
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
  name: '连号开票',
  level: 'LOW',
  threshold: `连号率>${percent(p.low)}，或同日向同一购方连号${p.run}张以上`,
  template: '{date}向同一购方连号开具{n}张({号码段})。',
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
    const shown = longest
      ? `${formatDay(longest.day)}向同一购方连号开具${runLength(longest)}张(${numbersOf(longest)})`
      : ''
    return {
      result: 'HIT',
      level: 'LOW',
      text: `${often ? `连号发票占税控有效张数${percent(value)}，最长的一段为` : ''}${shown}，建议了解拆分开票的原因。`,
      value,
      inputs,
      evidence: often || !long ? evidence : [runEvidence(long)],
    }
  },
})
