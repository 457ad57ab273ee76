/** I-046 连号率: what only the order of single numbers tells. */

import { namesOf } from '@xinjian/format/say/words'
import { input, quotient, without } from '../../kit/outcome.ts'
import { sum } from '../context/month-series.ts'
import { scanSums } from '../context/scans.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { runLength } from '../facts/serial.ts'
import { HABIT_SAYS } from './habit-words.ts'

export const SERIAL_INDICATOR: IndicatorDefinition = {
  id: 'I-046',
  names: namesOf(HABIT_SAYS, 'consecutiveNumbers'),
  unit: 'ratio',
  formula: HABIT_SAYS.consecutiveNumbersFormula,
  variants: [{ window: 'L12', threshold: 'I-046' }],
  missing: { rule: 'T', sources: ['OUT'] },
  evidence: {
    direction: 'OUT',
    rows: 'VALID',
    system: 'TAX_DISK',
    predicate: 'SERIAL',
    measure: 'COUNT',
  },
  version: '1',
  source: 'domain §3.2 I-046, §0.2',
  compute(context, _, { window }) {
    const all = sum(context.out, window, (d) => d.taxDiskValidCount)
    if (all === 0) return { ...without('ZERO_ZERO', HABIT_SAYS.noTaxDisk) }
    const sums = scanSums(context, 'OUT', window)
    if (sums === null) return without('NO_DATA', HABIT_SAYS.noSerialNumbers)
    const { numbered, serialRows, longest } = sums
    const inputs = [
      input(HABIT_SAYS.consecutiveInvoices, serialRows, 'count'),
      input(HABIT_SAYS.validTaxDisk, all, 'count'),
      input(HABIT_SAYS.invoicesKnownNumber, numbered, 'count'),
      input(HABIT_SAYS.longestRun, longest ? runLength(longest) : 0, 'count'),
    ]
    if (all - numbered > all * context.rules.tolerateMissing)
      return { ...without('NO_DATA', HABIT_SAYS.numbersKnown({ numbered, all })), inputs }
    return { ...quotient(serialRows, all, HABIT_SAYS.validTaxDisk), inputs }
  },
}
