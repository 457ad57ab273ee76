/** How the tax report counts, and what may be done with it: printed in its last chapters. */
import type { Method } from '../kit/frame.ts'
import { CONVENTION, referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'
import { TAX_METHOD_SAYS, TAX_SAYS } from './words.ts'

const conventions = [
  CONVENTION.windows,
  TAX_METHOD_SAYS.windows,
  TAX_METHOD_SAYS.sales,
  TAX_METHOD_SAYS.incomeTax,
  TAX_METHOD_SAYS.terms,
  TAX_METHOD_SAYS.missing,
  TAX_METHOD_SAYS.statements,
  CONVENTION.monthStates(TAX_SAYS.rows),
  TAX_METHOD_SAYS.peers,
  CONVENTION.ratios,
  CONVENTION.flags,
]

const statements = [
  sourceStatement(TAX_METHOD_SAYS.data),
  referenceStatement(TAX_METHOD_SAYS.judged),
  STATEMENT.use,
  STATEMENT.objection,
  STATEMENT.authenticity,
]

export const METHOD: Method = { conventions, statements }
