/** I-046 连号率: what only the order of single numbers tells. */

import { input, quotient, without } from '../../kit/outcome.ts'
import { sum } from '../context/month-series.ts'
import { scanSums } from '../context/scans.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { runLength } from '../facts/serial.ts'

export const SERIAL_INDICATOR: IndicatorDefinition = {
  id: 'I-046',
  names: { zh: '连号率(税控)', en: 'Consecutive numbers' },
  unit: 'ratio',
  formula:
    '同一发票代码、同日、同一购方连号5张以上的税控发票张数 ÷ 税控有效张数；来源没有发票代码的按号码相邻计',
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
    if (all === 0) return { ...without('ZERO_ZERO', '期内没有税控发票') }
    const sums = scanSums(context, 'OUT', window)
    if (sums === null) return without('NO_DATA', '已存数据没有逐张的发票号码')
    const { numbered, serialRows, longest } = sums
    const inputs = [
      input('连号张数', serialRows, 'count'),
      input('税控有效张数', all, 'count'),
      input('号码已知张数', numbered, 'count'),
      input('最长连号', longest ? runLength(longest) : 0, 'count'),
    ]
    if (all - numbered > all * context.rules.tolerateMissing)
      return { ...without('NO_DATA', `号码已知${numbered}/${all}张`), inputs }
    return { ...quotient(serialRows, all, '税控有效张数'), inputs }
  },
}
