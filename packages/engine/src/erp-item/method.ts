/** How the inventory report counts, and what may be done with it: printed in its last chapters. */
import type { Method } from '../kit/frame.ts'
import { CONVENTION, referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'
import { ERP_ITEM_SAYS } from './words.ts'

const conventions = [
  ERP_ITEM_SAYS.conventionBooks,
  ERP_ITEM_SAYS.conventionStock,
  ERP_ITEM_SAYS.conventionBlank,
  ERP_ITEM_SAYS.conventionAge,
  ERP_ITEM_SAYS.conventionIdle,
  ERP_ITEM_SAYS.conventionUnits,
  CONVENTION.windows,
  CONVENTION.monthStates(ERP_ITEM_SAYS.recordsOf),
  CONVENTION.ratios,
  CONVENTION.flags,
]

const statements = [
  sourceStatement(ERP_ITEM_SAYS.dataOfReport),
  referenceStatement(ERP_ITEM_SAYS.judgedOfReport),
  STATEMENT.use,
  STATEMENT.objection,
  STATEMENT.authenticity,
]

export const METHOD: Method = { conventions, statements }
