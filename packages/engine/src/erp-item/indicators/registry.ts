import type { IndicatorDefinition } from '../definition.ts'
import { STOCK_INDICATORS } from './stock.ts'
import { TIE_INDICATORS } from './ties.ts'

/** In the order of the report. */
export const ERP_ITEM_INDICATORS: readonly IndicatorDefinition[] = [
  ...STOCK_INDICATORS,
  ...TIE_INDICATORS,
]
