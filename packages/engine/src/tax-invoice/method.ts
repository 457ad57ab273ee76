import { LENDERS_SAYS } from '../joint/lenders/words.ts'
import { jointMethod } from '../joint/method.ts'
import { TAX_INVOICE_SAYS } from './words.ts'

export const METHOD = jointMethod(TAX_INVOICE_SAYS.scoreGradeRule, [
  TAX_INVOICE_SAYS.jointGradeAt,
  TAX_INVOICE_SAYS.limitComputedInvoices,
  LENDERS_SAYS.convention,
])
