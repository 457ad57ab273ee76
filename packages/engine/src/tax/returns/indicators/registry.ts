import type { IndicatorDefinition } from '../../definition.ts'
import { BORDER_INDICATORS } from './borders.ts'
import { BURDEN_INDICATORS } from './burden.ts'
import { FILING_INDICATORS } from './filing.ts'
import { INCOME_TAX_INDICATORS } from './income-tax.ts'
import { INPUT_INDICATORS } from './input-tax.ts'
import { SALES_INDICATORS } from './sales.ts'

/** In the order of the report. */
export const RETURN_INDICATORS: readonly IndicatorDefinition[] = [
  ...SALES_INDICATORS,
  ...BURDEN_INDICATORS,
  ...FILING_INDICATORS,
  ...INPUT_INDICATORS,
  ...INCOME_TAX_INDICATORS,
  ...BORDER_INDICATORS,
]
