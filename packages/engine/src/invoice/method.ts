/** How the invoice report counts, and what may be done with it: printed in its last chapters. */
import type { Method } from '../kit/frame.ts'
import { CONVENTION, referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'

const conventions = [
  CONVENTION.windows,
  '蓝字发票指有效（未作废）的正数发票；红字发票计入其开具当月。除另有说明，“开票金额”为价税合计的净额，即蓝字减红字；进销比较与申报比较使用不含税金额。',
  '数电票没有作废、顶额与连号之说，相应指标只对税控发票计算。',
  CONVENTION.monthStates('发票'),
  '比率的分母为零时显示“--”；与较早期间相比而较早期间为零或金额过小时显示“新增”，较早期间净额为负时不计算增长。计算全程保留完整精度，仅在输出时取舍：金额与百分比两位小数，天数取整。',
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
