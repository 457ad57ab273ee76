/** How reports of several sources count: what each source says of itself, and what holds between them. */
import { INVOICE_METHOD } from '../invoice/part.ts'
import type { Method } from '../kit/frame.ts'
import { referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'
import { TAX_METHOD } from '../tax/part.ts'

const BETWEEN =
  '发票与税务各按自身口径计算，不互相补值；同一规则两方均可判断时只判断一次，任一方命中即为命中，并注明两方是否一致；一方未采集时以另一方为准，两方均不能判断才列为无法判断。'

/** `judged`: what of the report is a judgement; `more`: what only this kind says. */
export const jointMethod = (judged: string, more: readonly string[]): Method => ({
  conventions: [
    ...new Set([...INVOICE_METHOD.conventions, ...TAX_METHOD.conventions, BETWEEN, ...more]),
  ],
  statements: [
    sourceStatement('发票、申报、缴款、财务报表及登记信息'),
    referenceStatement(judged),
    STATEMENT.use,
    STATEMENT.objection,
    STATEMENT.authenticity,
  ],
})
