import type { IndicatorDefinition } from '../definition.ts'
import { AMOUNT_INDICATORS } from './amounts.ts'
import { ARREARS_INDICATORS } from './arrears.ts'
import { LATE_INDICATORS } from './late.ts'
import { REGULARITY_INDICATORS } from './regularity.ts'

/** In the order of the report. */
export const TAX_PAYMENT_INDICATORS: readonly IndicatorDefinition[] = [
  ...AMOUNT_INDICATORS,
  ...REGULARITY_INDICATORS,
  ...LATE_INDICATORS,
  ...ARREARS_INDICATORS,
]
