/** How the tax payment report counts, and what may be done with it: printed in its last chapters. */
import type { Method } from '../kit/frame.ts'
import { CONVENTION, referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'

const conventions = [
  CONVENTION.windows,
  '月份与年度一律按缴款日期归属，不按税款所属期；没有缴款日期的记录不归入任何月份，单独提示。',
  '纳税总额为已入库的本企业税款及随税征收的附加费，不含滞纳金、罚款罚没、代扣代缴税款与个人所得税、社会保险费。已缴款未入库的税款、未注明税款属性的缴款均不计入，单独列示。',
  '退税退抵(含退库与负数记录)按退回当日单独列示，不冲减纳税总额。',
  CONVENTION.monthStates('缴款'),
  '欠税以最近一次采集时税务机关显示的余额为准；未采集欠税信息不等于没有欠税。',
  CONVENTION.ratios,
  CONVENTION.flags,
]

const statements = [
  sourceStatement('缴款、欠税及登记信息'),
  referenceStatement('指标与规则提示'),
  STATEMENT.use,
  STATEMENT.objection,
  STATEMENT.authenticity,
]

export const METHOD: Method = { conventions, statements }
