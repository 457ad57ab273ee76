/** The indicators of the tax payment report, evaluated there: one formula, wherever it is printed. */

import { variantKey } from '../../../kit/definition.ts'
import { TAX_PAYMENT_INDICATORS } from '../../../tax-payment/part.ts'
import type { IndicatorDefinition } from '../../definition.ts'
import { paymentsOf } from '../payments.ts'
import { TAX_RECORD_INDICATOR_SAYS } from './words.ts'

export const ADOPTED_INDICATORS: readonly IndicatorDefinition[] = TAX_PAYMENT_INDICATORS.map(
  ({ variants, bars: _, compute, ...definition }) => {
    const own = new Map(variants.map((variant) => [variantKey(definition, variant), variant]))
    return {
      ...definition,
      variants: variants.map(({ threshold, ...variant }) => ({
        ...variant,
        ...(typeof threshold === 'string' ? { threshold } : {}),
      })),
      evidence: TAX_RECORD_INDICATOR_SAYS.adopted,
      compute: (context, variant, windows) => ({
        ...compute(paymentsOf(context), own.get(variantKey(definition, variant))!, windows),
      }),
    }
  },
)
