/** English of what the score of invoices says. */

/** Reasons and bins of the score, legs of the limit. */
export const SCORE: readonly (readonly [pattern: RegExp, english: string])[] = [
  [
    /^近(\d+)个月进项净额相当于销项净额的(.+)，票面盈利空间(.+)。$/,
    'Purchases are $2 of sales over $1 months: the margin on paper is narrow or none.',
  ],
  [
    /^近(\d+)个月平均每月开票净额为(.+)（不含税），(.+)。$/,
    'Mean monthly net sales are @2 over $1 months (without tax): size is limited.',
  ],
  [
    /^没有税控销项发票，作废率不适用，按中间水平计分。$/,
    'No tax-disk sales: a void rate does not apply and counts as middling.',
  ],
  [
    /^近(\d+)个月各月开票净额的变异系数为(.+?)，(.+)。$/,
    'Monthly sales vary by $2 over $1 months.',
  ],
  [/^可查的销项开票跨度为(\d+)个月，经营历史较短。$/, 'Sales can be followed for $1 months only.'],
  [
    /^近(\d+)个月开具有效销项发票(\d+)张，(.+)。$/,
    '$2 valid sales invoices in $1 months: trades are few.',
  ],
  [
    /^近(\d+)个月销项发票作废率为(.+)，作废偏多，请核实作废原因并规范开票。$/,
    'The void rate of sales is $2 over $1 months: ask for the reasons.',
  ],
  [
    /^近(\d+)个月内最长连续(\d+)天没有开具销项发票，(.+)。$/,
    'No sales invoice for $2 days in a row within $1 months.',
  ],
  [
    /^近(\d+)个月最大客户占开票净额的(.+?)，(.+)。$/,
    'The largest customer has $2 of net sales over $1 months.',
  ],
  [
    /^近(\d+)个月中只有(\d+)个月开具了销项发票，近期经营有中断。$/,
    'Sales invoices in only $2 of the last $1 months.',
  ],
  [/^(.+)（含）至(.+)$/, '@1 to below @2'],
  [/^无法计算$/, 'cannot be computed'],
  [
    /^近(\d+)个月纳税额 × 倍数；未采集纳税数据$/,
    'Tax of the last $1 months × multiple; tax data not collected',
  ],
  [
    /^流动资金贷款办法附件测算；未采集财务报表$/,
    'By the annex of the rules on working capital loans; statements not collected',
  ],
  [
    /^建议额度 = 向下取整到万元\( 上列可得金额中最小的一项 × 评级系数 − 本机构已有授信 \)。仅供参考，不构成授信承诺。$/,
    'Suggestion = smallest amount above × factor of the grade − credit already granted here, rounded down to 10,000 yuan. For reference, not a promise of credit.',
  ],
]
