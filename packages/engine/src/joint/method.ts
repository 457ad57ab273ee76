/** How reports of several sources count: what each source says of itself, and what holds between them. */
import { INVOICE_METHOD } from '../invoice/part.ts'
import type { Method } from '../kit/frame.ts'
import { referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'
import { TAX_METHOD } from '../tax/part.ts'
import { JOINT_SAYS } from './words.ts'

/** `judged`: what of the report is a judgement; `more`: what only this kind says. */
export const jointMethod = (judged: string, more: readonly string[]): Method => ({
  conventions: [
    ...new Set([
      ...INVOICE_METHOD.conventions,
      ...TAX_METHOD.conventions,
      JOINT_SAYS.between,
      ...more,
    ]),
  ],
  statements: [
    sourceStatement(JOINT_SAYS.data),
    referenceStatement(judged),
    STATEMENT.use,
    STATEMENT.objection,
    STATEMENT.authenticity,
  ],
})
