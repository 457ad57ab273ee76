/** How the kit evaluates indicators of stock: every computation names the rows it looked at itself. */
import { monthFounded } from '../kit/calendar/lived.ts'
import { monthOfDay } from '../kit/calendar/window.ts'
import { type EvaluatorParts, evaluator } from '../kit/evaluate.ts'
import type { ErpItemKind } from './definition.ts'
import { ERP_ITEM_SAYS } from './words.ts'

const NOT_TOLD = {
  STOCK: ERP_ITEM_SAYS.noStock,
  STOCK_SUMMARY: ERP_ITEM_SAYS.noSummary,
  STOCK_MOVE: ERP_ITEM_SAYS.noMoves,
  SALES_LINE: ERP_ITEM_SAYS.noSales,
  PURCHASE_LINE: ERP_ITEM_SAYS.noPurchases,
} as const

export const ITEM_EVALUATION: EvaluatorParts<ErpItemKind> = {
  start: ({ series }) => series.STOCK_SUMMARY.start,
  founded: ({ facts }) => monthFounded(facts.registration),
  months: ({ stock, series }, source) => {
    if (source !== 'STOCK') return series[source]
    if (stock === null) return null
    const month = monthOfDay(stock.day)
    return { start: month, end: month, states: ['COLLECTED'] }
  },
  notCollected: (source) => NOT_TOLD[source],
  evidence: (_context, _measure, _span, trace) => trace ?? [],
}

export const evaluateIndicator = evaluator<ErpItemKind>(ITEM_EVALUATION)
