import type { CardVariable } from '../../packages/engine/src/invoice/score/index.ts'

/** What a variable is, before training has given it edges and points. */
export type VariableSpec = Pick<
  CardVariable,
  'id' | 'name' | 'indicatorKey' | 'format' | 'better' | 'formula' | 'reasons'
> & {
  /** Edges set by the domain where quantiles would reward the wrong thing; otherwise quantiles are used. */
  edges?: readonly number[]
}

/**
 * The nine variables, their direction fixed by the domain and not by the data (domain reference §6.2 rows 3, 5–8, and
 * I-013, I-019, I-027, I-072). The red rate (§6.2 row 10) is absent on purpose: see docs/score.md.
 */
export const VARIABLES: readonly VariableSpec[] = [
  {
    id: 'monthlySales24',
    name: '近24个月月均开票净额',
    indicatorKey: 'I-003.L24',
    format: 'yuan',
    better: 'higher',
    formula:
      '近24个月 Σ(蓝票金额 − 红票金额)，不含税，÷ 月数（有数据的历史不足24个月时按实际月数）',
    reasons: {
      strong: '近24个月平均每月开票净额为{value}（不含税），经营规模偏小，抗风险能力有限。',
      mild: '近24个月平均每月开票净额为{value}（不含税），规模仍有提升空间。',
      missing: '近24个月的开票净额无法计算，按中间水平计分。',
    },
  },
  {
    id: 'invoices24',
    name: '近24个月有效销项发票张数',
    indicatorKey: 'I-005.L24',
    format: 'count',
    better: 'higher',
    formula: '近24个月价税合计大于0且未作废的销项发票张数',
    reasons: {
      strong: '近24个月开具有效销项发票{value}，交易笔数偏少，经营活跃度不足。',
      mild: '近24个月开具有效销项发票{value}，交易笔数仍可增加。',
      missing: '近24个月的销项发票张数无法计算，按中间水平计分。',
    },
  },
  {
    id: 'activeMonths6',
    name: '近6个月有开票的月数',
    indicatorKey: 'I-013.L6',
    format: 'months',
    better: 'higher',
    formula: '近6个月中至少开具一张有效蓝字销项发票的月数',
    reasons: {
      strong: '近6个月中只有{value}开具了销项发票，近期经营有中断。',
      mild: '近6个月中有{value}开具了销项发票，尚未做到每月开票。',
      missing: '近6个月的开票月数无法计算，按中间水平计分。',
    },
  },
  {
    id: 'volatility36',
    name: '近36个月月度销售波动',
    indicatorKey: 'I-020.L36',
    format: 'ratio',
    better: 'lower',
    formula: '近36个月各月开票净额的总体标准差 ÷ 平均值（历史不足6个月或平均值不大于0时不计算）',
    reasons: {
      strong: '近36个月各月开票净额的变异系数为{value}，销售起伏大，收入不稳定。',
      mild: '近36个月各月开票净额的变异系数为{value}，销售有一定起伏。',
      missing: '开票历史不足6个月或净额不为正，无法计算销售波动，按中间水平计分。',
    },
  },
  {
    id: 'longestGap24',
    name: '近24个月最长连续未开票天数',
    indicatorKey: 'I-016.L24',
    format: 'days',
    better: 'lower',
    formula: '近24个月内相邻两张有效蓝字销项发票之间（含期初至首张、末张至期末）最长的无票天数',
    reasons: {
      strong: '近24个月内最长连续{value}没有开具销项发票，经营连续性较差。',
      mild: '近24个月内最长连续{value}没有开具销项发票，连续性略有不足。',
      missing: '最长未开票天数无法计算，按中间水平计分。',
    },
  },
  {
    id: 'voidRate36',
    name: '近36个月销项作废率',
    indicatorKey: 'I-027.L36',
    format: 'percent',
    better: 'lower',
    formula: '近36个月作废张数 ÷ 全部税控销项发票张数（数电票不能作废，不计入）',
    reasons: {
      strong: '近36个月销项发票作废率为{value}，作废偏多，请核实作废原因并规范开票。',
      mild: '近36个月销项发票作废率为{value}，略高于优良水平。',
      missing: '没有税控销项发票，作废率不适用，按中间水平计分。',
    },
  },
  {
    id: 'purchaseRatio12',
    name: '近12个月进销比',
    indicatorKey: 'I-072.L12',
    format: 'percent',
    better: 'lower',
    // Quintiles would pay extra for showing almost no purchases; I-072 calls > 100 % 黄 and > 150 % 红.
    edges: [0.5, 0.8, 1, 1.5],
    formula: '近12个月进项净额 ÷ 销项净额，均不含税；销项净额不大于0而有进项时取9999%',
    reasons: {
      strong: '近12个月进项净额相当于销项净额的{value}，票面盈利空间小或进大于销。',
      mild: '近12个月进项净额相当于销项净额的{value}，票面盈利空间一般。',
      missing: '没有采集进项发票或近12个月无购销，无法计算进销比，按中间水平计分。',
    },
  },
  {
    id: 'topCustomer24',
    name: '近24个月最大客户占比',
    indicatorKey: 'I-050.CR1.L24',
    format: 'percent',
    better: 'lower',
    formula: '近24个月最大客户净额 ÷ 各客户净额之和（净额为负的客户按0计）',
    reasons: {
      strong: '近24个月最大客户占开票净额的{value}，客户过于集中，易受单一客户影响。',
      mild: '近24个月最大客户占开票净额的{value}，客户集中度略高。',
      missing: '近24个月没有净额为正的客户，无法计算客户集中度，按中间水平计分。',
    },
  },
  {
    id: 'salesSpan',
    name: '销项开票跨度',
    indicatorKey: 'I-019',
    format: 'months',
    better: 'higher',
    formula: '首张至末张有效蓝字销项发票相隔的月数（首末月均计入，最多计36个月）',
    reasons: {
      strong: '可查的销项开票跨度为{value}，经营历史较短。',
      mild: '可查的销项开票跨度为{value}，经营历史仍可积累。',
      missing: '销项开票跨度无法计算，按中间水平计分。',
    },
  },
]
