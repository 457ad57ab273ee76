/** How the invoice report counts, and what may be done with it: printed in its last chapters. */
import type { Method } from '../kit/frame.ts'
import { CONVENTION, referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'

const conventions = [
  CONVENTION.windows,
  '蓝字发票指有效（未作废）的正数发票；红字发票计入其开具当月。除另有说明，“开票金额”为价税合计的净额，即蓝字减红字；进销比较与申报比较使用不含税金额。',
  '数电票没有作废、顶额与连号之说，相应指标只对税控发票计算。',
  CONVENTION.monthStates('发票'),
  CONVENTION.ratios,
  '交易对方按税号识别，没有税号的按规范化名称识别；自然人客户合并统计，不参与集中度排名，但计入分母。',
  CONVENTION.flags,
]

const statements = [
  sourceStatement('发票数据及登记信息'),
  referenceStatement('评分、等级、规则提示与参考额度'),
  STATEMENT.use,
  STATEMENT.objection,
  STATEMENT.authenticity,
]

export const METHOD: Method = { conventions, statements }
