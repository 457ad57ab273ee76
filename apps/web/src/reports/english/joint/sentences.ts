/** Reports that join sources: sentences with figures. */
import type { Sentence } from '../sentences.ts'

const GRADE = '([A-Z]{1,3})'

export const JOINT_SENTENCES: readonly Sentence[] = [
  [/^数据时效：(.+)$/, 'Age of the data: @1'],
  [/^数据过旧：(.+)$/, 'The data are old: @1'],
  [
    new RegExp(`^发票评分卡评级${GRADE}，因(.+)限制为${GRADE}。$`),
    'The invoice card says $1; held at $3 by ~2.',
  ],
  [
    new RegExp(`^发票评分卡评级${GRADE}，税务各项未使其降低。$`),
    'The invoice card says $1; the taxes do not lower it.',
  ],
  [/^(.+?\)?)（([^（）]+)）、(.+）)$/, '@1 (@2), @3'],
  [/^([^（）、]+(?:\([^()]*\))?)（([^（）]+)）$/, '@1 (@2)'],
  [/^([ABCDM])级$/, 'grade $1'],
  [/^不能判断：(.+)$/, 'cannot be judged: @1'],
  [/^不适用：(.+)$/, 'does not apply: @1'],
  [
    /^(.+)；违约概率只由发票评分卡给出；税务各项没有带违约结果的样本可供学习，按专家规则只限制等级，不改变评分，也不上调等级；等级受限时不列示概率。$/,
    '@1; the probability is that of the invoice card alone: no labelled tax data exist, so the tax legs are rules of experts that hold the grade and change no score; beside a grade that is held no probability is told',
  ],
  [
    /^专家规则表 (\S+)；未采集或不能判断的一项按其最不利的一档限制，不以缺失为好；行业基准不足时税负一项不作限制$/,
    'Table of experts $1; what is missing or cannot be judged holds as its worst bin does, but for the tax burden where there are too few peers',
  ],
  [
    /^等级受税务各项限制，发票评分卡的违约概率不再适用，不予列示$/,
    'The grade is held by the tax legs: the probability of the invoice card no longer applies and is not told',
  ],
  [
    /^(.+)（依据(.+)数据；依据(.+)数据未命中，两者不一致，建议核实。）$/,
    '@1 (By the data on @2; not hit by those on @3: they disagree, please verify.)',
  ],
  [/^NO_DATA：(发票：.+)$/, '@1'],
  [/^PARTIAL：(发票：.+)$/, '@1'],
  [/^发票：(.+)；税务：(.+)。$/, 'Invoices: @1; taxes: @2.'],
  [/^发票：(.+)；税务：(.+)；财务报表：(.+)$/, 'Invoices: @1; taxes: @2; statements: @3'],
  [/^发票：(.+)；税务：(.+)$/, 'Invoices: @1; taxes: @2'],
  [/^税务：(.+)；财务报表：(.+)$/, 'Taxes: @1; statements: @2'],
  [/^未采集：(.+)。$/, 'Not collected: ~1.'],
  [/^(增值税申报|企业所得税申报|财务报表|缴款信息|社保信息)、(.+)$/, '@1, ~2'],
  [/^仅取得(\d+)\/(\d+)个月$/, '$1 of $2 months only'],
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
  [/^无法判断：(.+)$/, 'Cannot be judged: @1'],
  [
    /^尚无法判断是否存在：(.+)，不能视为没有。$/,
    'Whether there is any cannot be judged, which is not "none": @1.',
  ],
  [/^(.+)无法判断，不能视为没有。$/, '@1 cannot be judged, which is not "none".'],
  [/^(信用D级)、(涉税处罚\/稽查)$/, '@1, @2'],
  [
    /^近(\d+)个月缴款信息缺(\d+)个月（(.+)），实缴税款与滞纳金不能完整核对。$/,
    'Of the last $1 months payments lack $2 (@3): tax paid and late fees cannot be checked in full.',
  ],
  [
    /^(.+)，营运资金需要无从测算，参考额度不予给出。$/,
    '@1: no working capital can be computed, no limit is given.',
  ],
]
