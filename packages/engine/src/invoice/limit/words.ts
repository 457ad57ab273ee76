import { words } from '@xinjian/format/say/words'

/** Legs and formula of the limit, and what holds it. */
export const LIMIT_SAYS = words({
  note: [
    '{formula:words}仅供参考，不构成授信承诺。',
    '{formula} For reference, not a promise of credit.',
  ],
  noteUnused: [
    '{formula:words}已采集而本报告未使用：{unused:list}。仅供参考，不构成授信承诺。',
    '{formula} Collected and not used here: {unused}. For reference, not a promise of credit.',
  ],
  bySmallAmount: [
    '营运资金测算的缺口为{gap:wan}，机构选用小额简化测算，额度据此给出。{note:words}',
    'The working capital computed lacks {gap}; the institution chose the simplified estimate of a small amount, by which the limit is given. {note}',
  ],
  formula: [
    '建议额度 = 向下取整到万元( min( max(纳税倍数, 销售比例), 营运资金, 产品上限 ) × 评级系数 − 本机构已有授信 )，不能计算的项不参与。',
    'Suggestion = min(max(multiple of tax, share of sales), working capital, limit of the product) × factor of the grade − credit already granted here, rounded down to 10,000 yuan; what cannot be computed is left out.',
  ],
  formulaWithSmall: [
    '建议额度 = 向下取整到万元( max( min( max(纳税倍数, 销售比例), 营运资金, 产品上限 ), min( 小额简化测算, 产品上限 ) ) × 评级系数 − 本机构已有授信 )，不能计算的项不参与。',
    'Suggestion = max(min(max(multiple of tax, share of sales), working capital, limit of the product), min(small amount by simplified estimate, limit of the product)) × factor of the grade − credit already granted here, rounded down to 10,000 yuan; what cannot be computed is left out.',
  ],
  nothingVoid: ['因下列原因不予给出：{by:words}。', 'Not suggested because of: {by}.'],
  void: [
    '测算额度{before:wan}，因下列原因不予给出：{by:words}。',
    '{before} were computed and are not suggested because of: {by}.',
  ],
  partLeft: [
    '测算额度{before:wan}，因下列原因按{share:code}给出：{by:words}。',
    '{before} were computed, of which {share} are suggested because of: {by}.',
  ],
  tooLittleLeft: [
    '测算额度{before:wan}，因下列原因按{share:code}计不足1万元，不予给出：{by:words}。',
    '{before} were computed; {share} of that is below 10,000 yuan and is not suggested because of: {by}.',
  ],
  smallAmountFormula: [
    'min( 销售比例, 上限{most:wan} )；机构选用，限小微企业，依据《流动资金贷款管理办法》（2024年）：借款人为小微企业的，可通过其他方式分析判断其营运资金需求',
    'min(share of sales, at most {most}); chosen by the institution, for small and micro enterprises only; by the Measures for Working Capital Loans (2024) the need of such a borrower may be judged by other means',
  ],
  smallAmountNot: [
    'min( 销售比例, 上限{most:wan} )；机构选用，限小微企业，依据《流动资金贷款管理办法》（2024年）：借款人为小微企业的，可通过其他方式分析判断其营运资金需求；销售比例不能测算',
    'min(share of sales, at most {most}); chosen by the institution, for small and micro enterprises only; by the Measures for Working Capital Loans (2024) the need of such a borrower may be judged by other means; the share of sales cannot be computed',
  ],
  workingCapitalFormula: [
    '上年收入 × (1 − 销售利润率) × (1 + 预计增长率) ÷ 周转次数 − 自有资金 − 现有短期借款；{why:words}',
    'revenue of last year × (1 − margin) × (1 + expected growth) ÷ turnover − own funds − present short loans; {why}',
  ],
  turnover: [
    '报表截至{day:code}，周转天数{days:count}',
    'statements to {day}, turnover of {days|day|days}',
  ],
  turnoverWithout: [
    '报表截至{day:code}，周转天数{days:count}；报表无{items:list}，按零',
    'statements to {day}, turnover of {days|day|days}; without {items} in the statements, taken as zero',
  ],
  limitProduct: ['产品上限', 'Limit of the product'],
  setInstitutionNone: ['机构产品规定；未设则不限', 'Set by the institution; none means no limit'],
  factorGrade: ['评级系数', 'Factor of the grade'],
  gradeFactorFormula: [
    '评级{grade:code}对应的系数；没有评级则不给出建议',
    'Factor of grade {grade}; without a grade nothing is suggested',
  ],
  creditAlreadyGranted: ['本机构已有授信', 'Credit already granted here'],
  givenInstitutionNothing: [
    '由机构提供；未提供则不扣减',
    'given by the institution; nothing is taken off without it',
  ],
  shareSales: ['销售比例', 'Share of sales'],
  salesOutlier: [
    '近12个月开票净额 × {share:number} × 稳定系数；{day:code}单日开票畸大，核实前不测算',
    'net invoiced in the last 12 months × {share} × steadiness; a day far too large, {day}: not computed before it is verified',
  ],
  salesFormula: [
    '近12个月开票净额 × {share:number} × 稳定系数(1 − min(变异系数,1)÷2)，变异系数缺失时按1',
    'Net invoiced in the last 12 months × {share} × steadiness (1 − min(variation, 1) ÷ 2); variation counts as 1 where missing',
  ],
  smallAmountSimplified: ['小额简化测算', 'Small amount by simplified estimate'],
  multipleTax: ['纳税倍数', 'Multiple of tax'],
  taxUncollected: [
    '近12个月纳税额 × {times:number}；未采集缴款信息',
    'tax of the last 12 months × {times}; tax payments not collected',
  ],
  taxIncomplete: [
    '近12个月纳税额 × {times:number}；已采集的缴款信息未覆盖近12个月',
    'tax of the last 12 months × {times}; the payments collected do not cover the last 12 months',
  ],
  taxFormulaUnknown: [
    '近12个月入库的增值税与企业所得税 × {times:number} × 纳税信用等级未知的系数{factor:number}',
    'VAT and income tax paid into the treasury in the last 12 months × {times} × factor {factor} of an unknown tax credit rating',
  ],
  taxFormula: [
    '近12个月入库的增值税与企业所得税 × {times:number} × 纳税信用{grade:code}的系数{factor:number}',
    'VAT and income tax paid into the treasury in the last 12 months × {times} × factor {factor} of tax credit rating {grade}',
  ],
  workingCapital: ['营运资金', 'Working capital'],
  payables: ['应付', 'payables'],
  prepayments: ['预付', 'prepayments'],
  advances: ['预收', 'advances'],
  statementsCollectedHold: [
    '已采集的财务报表没有完整年度',
    'the statements collected hold no full year',
  ],
  financialStatementsNot: ['未采集财务报表', 'financial statements not collected'],
  statementsOld: [
    '财务报表截至{day:code}，过旧，不用于测算',
    'statements end on {day}: too old to compute with',
  ],
  statementsIncomplete: [
    '财务报表({day:code})缺少测算所需项目',
    'statements ({day}) lack what is needed',
  ],
  statementsUncurrent: [
    '财务报表({day:code})没有流动资产或流动负债',
    'statements ({day}) lack current assets or current liabilities',
  ],
  noNeed: [
    '周转天数不大于零，营运资金无缺口',
    'turnover days not above zero: no working capital is needed',
  ],
})
