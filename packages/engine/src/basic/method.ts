/** How the basic report is put together, and what may be done with it: printed in its last chapters. */
import type { Method } from '../kit/frame.ts'
import { CONVENTION, referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'
import { WITHOUT_SOURCE } from './shown.ts'
import { BASIC_METHOD_SAYS } from './words.ts'

/** Days after which a basic report of the same data is no longer taken for current (domain §3.14). */
export const CURRENT_DAYS = 7

export const METHOD: Method = {
  conventions: [
    BASIC_METHOD_SAYS.lists,
    BASIC_METHOD_SAYS.lastCollected,
    BASIC_METHOD_SAYS.noSource({ names: WITHOUT_SOURCE }),
    BASIC_METHOD_SAYS.old({ n: CURRENT_DAYS }),
    CONVENTION.flags,
  ],
  statements: [
    sourceStatement(BASIC_METHOD_SAYS.data),
    referenceStatement(BASIC_METHOD_SAYS.judged),
    STATEMENT.use,
    STATEMENT.objection,
    STATEMENT.authenticity,
  ],
}
