/** I-047 数量一致率: one quantity on line after line. */

import { namesOf } from '@xinjian/format/say/words'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { input, quotient, without } from '../../kit/outcome.ts'
import type { InvoiceContext } from '../context/context.ts'
import { rowScans } from '../context/scans.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { LISTED_QUANTITIES } from '../facts/row-scan.ts'
import { linesMissing } from './goods-gate.ts'
import { GOODS_SAYS } from './goods-words.ts'

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
  names: namesOf(GOODS_SAYS, 'identicalQuantities'),
  unit: 'ratio',
  formula: GOODS_SAYS.identicalQuantitiesFormula({ listed: LISTED_QUANTITIES }),
  variants: [{ window: 'L12', threshold: 'I-047' }],
  missing: { rule: 'T', sources: ['OUT'] },
  evidence: { direction: 'OUT', rows: 'BLUE', measure: 'LINES' },
  version: '1',
  source: GOODS_SAYS.identicalQuantitiesSource,
  compute(context, _, { window }) {
    const missing = linesMissing(context, 'OUT', 'L12')
    if (missing) return missing
    const found = quantities(context, window)
    if (!found) return without('NO_DATA', GOODS_SAYS.storedDataHold)
    const { lines, top, topLines } = found
    if (top === null) return without('NOT_APPLICABLE', GOODS_SAYS.linesStateNoQuantity)
    const { minLines } = context.rules.sameQuantity
    return {
      ...quotient(topLines, lines, GOODS_SAYS.linesStateQuantity),
      detail: GOODS_SAYS.quantity({ quantity: top }),
      ...(lines < minLines
        ? { flagOn: null, aside: GOODS_SAYS.fewQuantities({ lines, least: minLines }) }
        : {}),
      inputs: [
        input(GOODS_SAYS.linesMostFrequent, topLines, 'entries'),
        input(GOODS_SAYS.linesStateQuantity, lines, 'entries'),
      ],
    }
  },
}
