/** How the tax payment report counts, and what may be done with it: printed in its last chapters. */

import type { Method } from '../kit/frame.ts'
import { CONVENTION, referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'
import { TAX_PAYMENT_SAYS } from './words.ts'

const conventions = [
  CONVENTION.windows,
  TAX_PAYMENT_SAYS.conventionMonths,
  TAX_PAYMENT_SAYS.conventionTotal,
  TAX_PAYMENT_SAYS.conventionRefunds,
  CONVENTION.monthStates(TAX_PAYMENT_SAYS.payments),
  TAX_PAYMENT_SAYS.conventionArrears,
  CONVENTION.ratios,
  CONVENTION.flags,
]

const statements = [
  sourceStatement(TAX_PAYMENT_SAYS.dataOfReport),
  referenceStatement(TAX_PAYMENT_SAYS.judgedOfReport),
  STATEMENT.use,
  STATEMENT.objection,
  STATEMENT.authenticity,
]

export const METHOD: Method = { conventions, statements }
