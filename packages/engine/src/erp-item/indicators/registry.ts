import type { IndicatorDefinition } from '../definition.ts'
import { AGE_INDICATORS } from './age.ts'
import { PLEDGE_INDICATORS } from './pledge.ts'
import { STOCK_INDICATORS } from './stock.ts'
import { TIE_INDICATORS } from './ties.ts'
import { TRADE_INDICATORS } from './trade.ts'

/** In the order of the report. */
export const ERP_ITEM_INDICATORS: readonly IndicatorDefinition[] = [
  ...STOCK_INDICATORS,
  ...AGE_INDICATORS,
  ...TRADE_INDICATORS,
  ...TIE_INDICATORS,
  ...PLEDGE_INDICATORS,
]
