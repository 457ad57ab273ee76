/** How the invoice report counts, and what may be done with it: printed in its last chapters. */

import type { Method } from '../kit/frame.ts'
import { CONVENTION, referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'
import { GATES_SAYS } from './verdict/gates/words.ts'
import { INVOICE_SAYS } from './words.ts'

const conventions = [
  CONVENTION.windows,
  INVOICE_SAYS.blueInvoicesValid,
  INVOICE_SAYS.digitalInvoicesKnow,
  CONVENTION.monthStates(GATES_SAYS.invoices),
  INVOICE_SAYS.zeroDenominatorShows,
  INVOICE_SAYS.partiesToldTax,
  CONVENTION.flags,
]

const statements = [
  sourceStatement(INVOICE_SAYS.dataAndRegistration),
  referenceStatement(INVOICE_SAYS.judgements),
  STATEMENT.use,
  STATEMENT.objection,
  STATEMENT.authenticity,
]

export const METHOD: Method = { conventions, statements }
