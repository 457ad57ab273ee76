/** Reports that join sources: sentences with figures. */
import type { Sentence } from '../sentences.ts'

export const JOINT_SENTENCES: readonly Sentence[] = [
  [/^数据时效：(.+)$/, 'Age of the data: @1'],
  [/^数据过旧：(.+)$/, 'The data are old: @1'],
  [/^(.+?\)?)（([^（）]+)）、(.+）)$/, '@1 (@2), @3'],
  [/^([^（）、]+(?:\([^()]*\))?)（([^（）]+)）$/, '@1 (@2)'],
  [/^([ABCDM])级$/, 'grade $1'],
  [
    /^(.+)；违约概率只由发票评分卡给出；税务各项没有带违约结果的样本可供学习，按专家规则只限制等级，不改变评分，也不上调等级；等级受限时不列示概率。$/,
    '@1; the probability is that of the invoice card alone: no labelled tax data exist, so the tax legs are rules of experts that hold the grade and change no score; beside a grade that is held no probability is told',
  ],
  [/^NO_DATA：(发票：.+)$/, '@1'],
  [/^PARTIAL：(发票：.+)$/, '@1'],
  [/^发票：(.+)；税务：(.+)。$/, 'Invoices: @1; taxes: @2.'],
  [/^发票：(.+)；税务：(.+)；财务报表：(.+)$/, 'Invoices: @1; taxes: @2; statements: @3'],
  [/^发票：(.+)；税务：(.+)$/, 'Invoices: @1; taxes: @2'],
  [/^税务：(.+)；财务报表：(.+)$/, 'Taxes: @1; statements: @2'],
  [/^(增值税申报|企业所得税申报|财务报表|缴款信息|社保信息)、(.+)$/, '@1, ~2'],
  [
    /^分析期间(\S+)至(\S+)。共检测(\d+)项风险：命中(\d+)项（高(\d+)、中(\d+)、低(\d+)），未命中(\d+)项，无法判断(\d+)项。$/,
    'Period $1 to $2. $3 risks tested: $4 hit (high $5, medium $6, low $7), $8 not hit, $9 cannot be judged.',
  ],
  [
    /^风险分([\d.]+)（满分100），风险等级高，已判断(\d+)\/(\d+)项。$/,
    'Risk score $1 of 100, level high, $2 of $3 judged.',
  ],
  [
    /^风险分([\d.]+)（满分100），风险等级中，已判断(\d+)\/(\d+)项。$/,
    'Risk score $1 of 100, level medium, $2 of $3 judged.',
  ],
  [
    /^风险分([\d.]+)（满分100），风险等级低，已判断(\d+)\/(\d+)项。$/,
    'Risk score $1 of 100, level low, $2 of $3 judged.',
  ],
  [
    /^已判断的规则风险分([\d.]+)（满分100）；可判断的规则不足半数，不给出风险等级，已判断(\d+)\/(\d+)项，无法判断的规则不代表没有风险。$/,
    'Risk score of the rules judged: $1 of 100. Fewer than half of the rules could be judged, hence no level ($2 of $3 judged); what cannot be judged is not no risk.',
  ],
  [
    /^已判断的规则风险分([\d.]+)（满分100）；数据过旧，不能说明企业现状，不给出风险等级，已判断(\d+)\/(\d+)项，无法判断的规则不代表没有风险。$/,
    'Risk score of the rules judged: $1 of 100. The data are too old to speak of the present, hence no level ($2 of $3 judged); what cannot be judged is not no risk.',
  ],
  [/^(R-\d{3}) (.+)$/, '$1 @2'],
  [/^(.+)无法判断，不能视为没有。$/, '@1 cannot be judged, which is not "none".'],
  [/^(信用D级)、(涉税处罚\/稽查)$/, '@1, @2'],
]
