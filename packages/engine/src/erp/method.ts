/** How the report on an enterprise's books counts, and what may be done with it: printed in its last chapters. */

import type { Method } from '../kit/frame.ts'
import { CONVENTION, referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'
import { ERP_SAYS } from './words.ts'

const conventions = [
  CONVENTION.windows,
  ERP_SAYS.conventionBooks,
  ERP_SAYS.conventionLedger,
  ERP_SAYS.conventionDerived,
  ERP_SAYS.conventionFiled,
  ERP_SAYS.conventionHeld,
  ERP_SAYS.conventionCredibility,
  ERP_SAYS.conventionParties,
  ERP_SAYS.conventionStockDays,
  CONVENTION.monthStates(ERP_SAYS.books),
  CONVENTION.ratios,
  CONVENTION.flags,
]

const statements = [
  sourceStatement(ERP_SAYS.dataOfReport),
  referenceStatement(ERP_SAYS.judgedOfReport),
  STATEMENT.use,
  STATEMENT.objection,
  STATEMENT.authenticity,
]

export const METHOD: Method = { conventions, statements }
