/** I-047 数量一致率: one quantity on line after line. */

import type { MonthWindow } from '../../kit/calendar/window.ts'
import { input, quotient, without } from '../../kit/outcome.ts'
import type { InvoiceContext } from '../context/context.ts'
import { rowScans } from '../context/scans.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { LISTED_QUANTITIES } from '../facts/row-scan.ts'
import { linesMissing } from './goods-gate.ts'

interface Quantities {
  lines: number
  /** Quantity on most lines, the smaller of equals, and their number. */
  top: number | null
  topLines: number
}

/** null when lines were not looked at one by one. */
function quantities(context: InvoiceContext, window: MonthWindow): Quantities | null {
  const scans = rowScans(context, window)
  if (!scans) return null
  const lines = new Map<number, number>()
  const found: Quantities = { lines: 0, top: null, topLines: 0 }
  for (const scan of scans) {
    found.lines += scan.quantified
    for (const [quantity, n] of scan.quantities) lines.set(quantity, (lines.get(quantity) ?? 0) + n)
  }
  for (const [quantity, n] of lines)
    if (n > found.topLines || (n === found.topLines && quantity < found.top!)) {
      found.top = quantity
      found.topLines = n
    }
  return found
}

export const QUANTITY_INDICATOR: IndicatorDefinition = {
  id: 'I-047',
  names: { zh: '数量一致率', en: 'Identical quantities' },
  unit: 'ratio',
  formula: `数量相同(出现最多)的明细行 ÷ 写明数量的明细行；蓝票，数量为1的不计，每月取最多的${LISTED_QUANTITIES}种数量`,
  variants: [{ window: 'L12', threshold: 'I-047' }],
  missing: { rule: 'T', sources: ['OUT'] },
  evidence: { direction: 'OUT', rows: 'BLUE', measure: 'LINES' },
  version: '1',
  source: 'domain §3.2 I-047；数量为1的多为服务或按批开具，不计；少于20行不标色，为本平台所设',
  compute(context, _, { window }) {
    const missing = linesMissing(context, 'OUT', 'L12')
    if (missing) return missing
    const found = quantities(context, window)
    if (!found) return without('NO_DATA', '已存数据没有逐行的数量')
    const { lines, top, topLines } = found
    if (top === null) return without('NOT_APPLICABLE', '明细没有写明数量，或数量均为1')
    const { minLines } = context.rules.sameQuantity
    return {
      ...quotient(topLines, lines, '写明数量的明细行'),
      detail: `数量为${top}`,
      ...(lines < minLines
        ? { flagOn: null, aside: `写明数量的明细仅${lines}行，不足${minLines}行，不作判断` }
        : {}),
      inputs: [
        input('数量相同的明细行', topLines, 'entries'),
        input('写明数量的明细行', lines, 'entries'),
      ],
    }
  },
}
