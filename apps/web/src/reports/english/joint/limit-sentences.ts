/** Sentences of the limit: its legs, its formula, what held it. */
import type { Sentence } from '../sentences.ts'

export const LIMIT_SENTENCES: readonly Sentence[] = [
  [/^因下列原因不予给出：(.+)。$/, 'Not suggested because of: @1.'],
  [
    /^测算额度(.+?)，因下列原因不予给出：(.+)。$/,
    '@1 were computed and are not suggested because of: @2.',
  ],
  [
    /^测算额度(.+?)，因下列原因按(.+?)给出：(.+)。$/,
    '@1 were computed, of which $2 are suggested because of: @3.',
  ],
  [
    /^测算额度(.+?)，因下列原因按(.+?)计不足1万元，不予给出：(.+)。$/,
    '@1 were computed; $2 of that is below 10,000 yuan and is not suggested because of: @3.',
  ],
  [/^近(\d+)个月纳税额 × ([\d.]+)；(.+)$/, 'tax of the last $1 months × $2; @3'],
  [/^已采集的缴款信息未覆盖近(\d+)个月$/, 'the payments collected do not cover the last $1 months'],
  [
    /^近(\d+)个月入库的增值税与企业所得税 × (.+) × 纳税信用等级未知的系数(.+)$/,
    'VAT and income tax of the last $1 months in the treasury × $2 × factor of an unknown rating $3',
  ],
  [
    /^近(\d+)个月入库的增值税与企业所得税 × (.+) × 纳税信用(\S+)的系数(.+)$/,
    'VAT and income tax of the last $1 months in the treasury × $2 × factor of rating $3 $4',
  ],
  [
    /^近(\d+)个月开票净额 × (.+) × 稳定系数；([\d-]+)单日开票畸大，核实前不测算$/,
    'net invoiced in $1 months × $2 × steadiness; a day far too large, $3: not computed before it is verified',
  ],
  [/^财务报表截至([\d-]+)，过旧，不用于测算$/, 'statements end on $1: too old to compute with'],
  [/^财务报表\(([\d-]+)\)缺少测算所需项目$/, 'statements ($1) lack what is needed'],
  [
    /^财务报表\(([\d-]+)\)没有流动资产或流动负债$/,
    'statements ($1) lack current assets or current liabilities',
  ],
  [/^报表截至([\d-]+)，周转天数(-?\d+)$/, 'statements to $1, turnover days $2'],
  [/^报表无(.+)，按零$/, 'statements without @1, taken as zero'],
  [
    /^建议额度 = 向下取整到万元\( min\( max\(纳税倍数, 销售比例\), 营运资金, 产品上限 \) × 评级系数 − 本机构已有授信 \)，不能计算的项不参与。$/,
    'Suggestion = min(max(multiple of tax, share of sales), working capital, limit of the product) × factor of the grade − credit already granted here, rounded down to 10,000 yuan; what cannot be computed is left out.',
  ],
  [
    /^(建议额度 = [^。]+。)仅供参考，不构成授信承诺。$/,
    '@1 For reference, not a promise of credit.',
  ],
  [
    /^(建议额度 = [^。]+。)(已采集[^。]+。)仅供参考，不构成授信承诺。$/,
    '@1 @2 For reference, not a promise of credit.',
  ],
  [/^已采集而本报告未使用：(.+)。$/, 'Collected and not used here: @1.'],
  [/^min\( 销售比例, 上限(.+) \)；(机构选用.+)$/, 'min(share of sales, at most @1); @2'],
  [
    /^机构选用，限小微企业，依据《流动资金贷款管理办法》（2024年）：借款人为小微企业的，可通过其他方式分析判断其营运资金需求(?:；(.+))?$/,
    'chosen by the institution, for small and micro enterprises only; by the Measures for Working Capital Loans (2024) the need of such a borrower may be judged by other means @1',
  ],
  [/^销售比例不能测算$/, '(the share of sales cannot be computed)'],
  [
    /^营运资金测算的缺口为(.+)，机构选用小额简化测算，额度据此给出。$/,
    'The working capital computed lacks @1; the institution chose the simplified estimate of a small amount, by which the limit is given.',
  ],
  [/^(营运资金测算的缺口为[^。]+据此给出。)(建议额度 = .+)$/, '@1 @2'],
  [
    /^建议额度 = 向下取整到万元\( max\( min\( max\(纳税倍数, 销售比例\), 营运资金, 产品上限 \), min\( 小额简化测算, 产品上限 \) \) × 评级系数 − 本机构已有授信 \)，不能计算的项不参与。$/,
    'Suggestion = max(min(max(multiple of tax, share of sales), working capital, limit of the product), min(small amount by simplified estimate, limit of the product)) × factor of the grade − credit already granted here, rounded down to 10,000 yuan; what cannot be computed is left out.',
  ],
  [
    /^本机构选用小额简化测算后，可给出不超过(.+)的小额额度。$/,
    'A small limit of at most @1 can be given once the institution chooses the simplified estimate.',
  ],
]
