/** How the tax report counts, and what may be done with it: printed in its last chapters. */
import type { Method } from '../kit/frame.ts'
import { CONVENTION, referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'

const conventions = [
  CONVENTION.windows,
  '申报类指标的窗口以最近一个已申报或申报期限已届满的所属期为止：上月的申报表在报告时通常尚未到期，按季申报的为上一季度。窗口不以 M0 结束时，指标旁注明所属期止。',
  '申报销售额：一般纳税人为主表第1、5、7、8栏之和，小规模纳税人为第1、4、7、9、13栏之和，均不含税。按季申报的企业，图中每月以季度数÷3列示并注明“季均”，不用于任何指标与规则。',
  '企业所得税季度申报表为年初至本期累计数，单季数由本期累计减同年上期累计得出；年度申报表新旧版式按项目名称对应。',
  '申报期限以申报表载明的为准；没有载明的按期满次月15日、年度按次年5月31日计算，遇法定节假日顺延，调休上班的周末按休息日计，期限从宽。',
  '未申报期数只看已采集、期限已届满、且在成立当期之后的所属期。到期未见申报表的月份不视为零，涉及的合计不予计算。',
  '财务指标中与余额相比的收入、成本与利润取截至期末的近四个季度；平均余额为上年同期末与期末余额的平均（年末即年初与年末），没有上年同期末的取年初，只有期末的取期末，均在指标旁注明。现金流量表只有各季度本期数的，各季度齐全、合计与资产负债表货币资金变动相符才采用。',
  CONVENTION.monthStates('申报或记录'),
  '行业对比以平台上同行业企业的分位数为准，注明户数与层级；户数不足时显示“暂无行业基准”，不作判断。',
  CONVENTION.ratios,
  CONVENTION.flags,
]

const statements = [
  sourceStatement('纳税申报、财务报表、缴款、登记及社保信息'),
  referenceStatement('指标、规则提示与结论'),
  STATEMENT.use,
  STATEMENT.objection,
  STATEMENT.authenticity,
]

export const METHOD: Method = { conventions, statements }
