/**
 * 小额简化测算: a small amount by the share of sales alone, where the institution chose it. 《流动资金贷款管理办法》 (2024) lets a lender
 * judge the working capital of 小微企业 by other means than the computation of its annex (docs/decisions/0124).
 */
import { wan } from '@xinjian/format/say/figures'
import type { ReportBuild } from '../definition.ts'
import { type Leg, leg } from './leg.ts'

const NAME = '小额简化测算'

/** Yuan: the sales leg, at most `chosen` and what the platform allows; null where sales cannot be told. */
export function smallAmountLeg(
  { context }: Pick<ReportBuild, 'context'>,
  sales: Leg,
  chosen: number,
): Leg {
  const cap = Math.min(chosen, context.rules.limit.smallAmountMax)
  const formula = `min( 销售比例, 上限${wan(cap)} )；机构选用，限小微企业，依据《流动资金贷款管理办法》（2024年）：借款人为小微企业的，可通过其他方式分析判断其营运资金需求`
  return sales.value === null
    ? leg(NAME, null, `${formula}；销售比例不能测算`)
    : leg(NAME, Math.min(sales.value, cap), formula)
}
