/**
 * 小额简化测算: a small amount by the share of sales alone, where the institution chose it. 《流动资金贷款管理办法》 (2024) lets a lender
 * judge the working capital of 小微企业 by other means than the computation of its annex (docs/decisions/0124).
 */

import type { ReportBuild } from '../definition.ts'
import { type Leg, leg } from './leg.ts'
import { LIMIT_SAYS } from './words.ts'

const NAME = LIMIT_SAYS.smallAmountSimplified

/** Yuan: the sales leg, at most `chosen` and what the platform allows; null where sales cannot be told. */
export function smallAmountLeg(
  { context }: Pick<ReportBuild, 'context'>,
  sales: Leg,
  chosen: number,
): Leg {
  const cap = Math.min(chosen, context.rules.limit.smallAmountMax)
  return sales.value === null
    ? leg(NAME, null, LIMIT_SAYS.smallAmountNot({ most: cap }))
    : leg(NAME, Math.min(sales.value, cap), LIMIT_SAYS.smallAmountFormula({ most: cap }), {
        ...(sales.of !== undefined && { of: sales.of }),
      })
}
