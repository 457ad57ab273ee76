/** Sentences of the verdict that carry figures: levels, reasons, changes, requests, checks of the packs. */
import { LIMIT_SENTENCES } from './joint/limit-sentences.ts'
import type { Sentence } from './sentences.ts'

const LEVELS: readonly Sentence[] = [
  [/^没有(销项发票|缴款)$/, 'no ~1'],
  [
    /^(建议准入|未见须复核事项|未见不利事项|人工复核|建议拒绝)：评级(\S+?)，(风险[^（]+（[^）]+）)，([^，；]+)。$/,
    '@1: grade $2, @3, @4.',
  ],
  [
    /^(建议准入|未见须复核事项|未见不利事项|人工复核|建议拒绝)：(.+)；评级(\S+?)，(风险[^（]+（[^）]+）)，([^，；]+)。$/,
    '@1: @2; grade $3, @4, @5.',
  ],
  [/^(建议拒绝)：(评级\S+?，低于.+)；(风险[^（]+（[^）]+）)，([^，；]+)。$/, '@1: @2; @3, @4.'],
  [/^风险(高|中|低)（已判断(\d+)\/(\d+)条）$/, '@1 risk ($2 of $3 rules judged)'],
  [
    /^风险等级未能判定（已判断(\d+)\/(\d+)条）$/,
    'level of risk undetermined ($1 of $2 rules judged)',
  ],
  [/^参考额度(.+)$/, 'suggested limit @1'],
  [
    /^建议拒绝：(.+)。数据不足以评级，不给出评分、风险等级与额度。$/,
    'Reject: @1. Too little data to rate: no score, level of risk or limit.',
  ],
  [
    /^(数据不足，不评级|建议准入|未见须复核事项|未见不利事项|人工复核|建议拒绝)：(.+)。$/,
    '@1: @2.',
  ],
]

const COVERAGE: readonly Sentence[] = [
  [
    /^近(\d+)个月(.+)已采集≥(.+)，缺月即须人工复核$/,
    '≥ $3 of the last $1 months of ~2 collected; a missing month needs review',
  ],
  [
    /^近(\d+)个月(.+)未采集，不能评级。$/,
    'The last $1 months of ~2 were not collected: no rating.',
  ],
  [
    /^近(\d+)个月(.+)缺(\d+)个月（(.+)），已采集(\d+)\/(\d+)个月，不足以评级。$/,
    '$3 of the last $1 months of ~2 are missing (@4); $5 of $6 were collected, too few to rate.',
  ],
  [
    /^近(\d+)个月(.+)缺(\d+)个月（(.+)），结论只依据已采集的(\d+)个月。$/,
    '$3 of the last $1 months of ~2 are missing (@4); the verdict rests on the $5 collected.',
  ],
  [
    /^请授权采集或上传近(\d+)个月(.+)。$/,
    'Please authorise the collection of the last $1 months of ~2, or upload them.',
  ],
  [
    /^请补充授权采集或上传([\d\-至、]+)的(.+)。$/,
    'Please authorise the collection of ~2 of @1, or upload them.',
  ],
  [/^取得(.+)后可重新评级。$/, 'It can be rated anew with ~1.'],
  [/^成立以来完整月份≥(\d+)个$/, '≥ $1 whole months since the founding'],
  [
    /^企业成立以来只有(\d+)个完整月份，不足(\d+)个月，不评级。$/,
    'Only $1 whole months since the founding, less than $2: not rated.',
  ],
  [
    /^企业成立不足(\d+)个完整月份，不评级。$/,
    'Less than $1 whole months since the founding: not rated.',
  ],
  [/^经营满(\d+)个完整月后可评级。$/, 'It can be rated after $1 whole months of business.'],
]

const FRESHNESS: readonly Sentence[] = [
  [
    /^数据截止距判断日>(\d+)天不给额度，>(\d+)天不评级$/,
    'Data end > $1 days before the day of judgement: no limit; > $2 days: not rated',
  ],
  [
    /^(发票|缴款)数据只到([\d-]+)，距判断日([\d-]+)已(\d+)天，不能说明企业现状，不评级。$/,
    'The @1 end on $2, $4 days before the day of judgement $3: they say nothing of the present, not rated.',
  ],
  [
    /^(发票|缴款)数据只到([\d-]+)，距判断日([\d-]+)已(\d+)天，参考额度不予给出。$/,
    'The @1 end on $2, $4 days before the day of judgement $3: no limit is suggested.',
  ],
  [
    /^请重新授权采集或上传最近月份的(发票|缴款)数据。$/,
    'Please authorise a new collection of the @1 of the latest months, or upload them.',
  ],
  [
    /^已采集期间内最近一张有效销项发票之后>(\d+)天没有开票，不给额度$/,
    '> $1 days collected without an invoice since the last valid sale: no limit',
  ],
  [
    /^没有开过销项发票，此后(?:至少)?(\d+)天没有开票，参考额度不予给出。$/,
    'No sales invoice was ever issued, for at least $1 days: no limit is suggested.',
  ],
  [
    /^最近一张销项发票开具于([\d-]+)，此后(\d+)天没有开票，参考额度不予给出。$/,
    'The last sales invoice is of $1, none in the $2 days since: no limit is suggested.',
  ],
  [
    /^最近一张销项发票开具于([\d-]+)，此后至少(\d+)天没有开票，参考额度不予给出。$/,
    'The last sales invoice is of $1, none in at least $2 days since: no limit is suggested.',
  ],
  [/^最近一张销项发票为([\d-]+)（(.+)）$/, 'last sales invoice $1 (@2)'],
  [/^最近一笔缴款为([\d-]+)（(.+)）$/, 'last payment $1 (@2)'],
  [/^数据采集至([\d-]+)（(.+)）$/, 'collected to $1 (@2)'],
  [/^(\d+)天前$/, '$1 days before'],
  [/^本报告按([\d-]+)回看，不代表今日$/, 'the report looks back from $1, not from today'],
]

const FACTS: readonly Sentence[] = [
  [/^登记状态为(.+)即拒绝$/, 'Registration as any of these refuses: @1'],
  [/^企业登记状态为(.+)。$/, 'The enterprise is registered as: @1.'],
  [/^企业当前欠缴税款([\d,.]+)元。$/, 'Tax of $1 yuan is owed now.'],
  [/^命中红线：(.+)。$/, 'Red line hit: @1.'],
  [/^请就(.+)提供说明与证明材料。$/, 'Please explain, with proof: @1.'],
  [/^请就(.+)提供说明。$/, 'Please explain: @1.'],
  [
    /^近(\d+)个月销项已采集(\d+)个月，没有一张有效发票。$/,
    '$2 of the last $1 months of sales were collected, without a single valid invoice.',
  ],
  [
    /^单日净额>近(\d+)个月的(.+)，且当月>其余月份中位数的(\d+)倍，核实前不给额度$/,
    'A day > $2 of the last $1 months in a month > $3 × the median of the others: no limit before it is verified',
  ],
  [
    /^([\d-]+)单日开票(.+)元，占近(\d+)个月的(.+)，疑似录入有误或一次性业务，核实前不给出额度。$/,
    '$2 yuan were invoiced on $1 alone, $4 of the last $3 months: perhaps a slip or a single event, no limit before it is verified.',
  ],
  [
    /^请核对([\d-]+)的发票金额，并提供对应合同。$/,
    'Please check the invoices of $1 and show the contracts.',
  ],
  [/^近(\d+)个月有效销项发票≥(\d+)张$/, '≥ $2 valid sales invoices in the last $1 months'],
  [
    /^近(\d+)个月只有(\d+)张有效销项发票，单张发票即可左右各项指标，评分仅作参考。$/,
    'Only $2 valid sales invoices in the last $1 months: a single one sways the indicators, the score is for reference.',
  ],
]

const RATED: readonly Sentence[] = [
  [/^评级([A-D、]+)建议拒绝$/, 'Grades $1: reject'],
  [/^评级([A-D、]+)须人工复核$/, 'Grades $1: review'],
  [
    /^评级([A-D]+)，低于可给予额度的最低等级B。$/,
    'Grade $1 is below B, the lowest that can have a limit.',
  ],
  [/^评级([A-D]+)，须人工复核。$/, 'Grade $1 needs review.'],
  [
    /^风险等级为高，不给额度，须人工复核；高级别规则命中(\d+)条及以上，建议拒绝$/,
    'High risk: no limit and review; with $1 or more high-level rules hit: reject',
  ],
  [/^风险等级为(高|中)，命中(.+)。$/, 'Risk is @1, rules hit: @2.'],
  [/^命中高级别规则，额度按(.+)，须人工复核$/, 'A high-level rule hit: $1 of the limit and review'],
  [/^命中高级别规则：(.+)。$/, 'High-level rules hit: @1.'],
  [/^风险等级为中，额度按(.+)，须人工复核$/, 'Medium risk: $1 of the limit and review'],
  [
    /^可判断的规则不足半数，不说风险等级，额度按(.+)$/,
    'Less than half of the rules can be judged: no level of risk, $1 of the limit',
  ],
  [
    /^(\d+)条风险规则只能判断(\d+)条，不足以给出风险等级。$/,
    'Only $2 of $1 rules can be judged, too few for a level of risk.',
  ],
]

const PACKS: readonly Sentence[] = [
  [/^不符合(.+)的条件：(.+)。$/, 'Conditions not met, @1: @2.'],
  [/^满足(.+)的各项条件后可重新申请。$/, 'It may apply anew once it meets every condition of: @1.'],
  [/^(.+)有条件不能判断：(.+)。$/, 'Conditions that cannot be judged, @1: @2.'],
  [/^请补充(.+)中不能判断的各项材料。$/, 'Please add what cannot be judged of: @1.'],
  [/^成立满(\d+)年$/, 'Founded at least $1 years ago'],
  [/^成立(\d+)年(\d+)个月$/, 'founded $1 years and $2 months ago'],
  [/^近(\d+)个月开票不低于(.+万元)$/, 'At least @2 invoiced in the last $1 months'],
  [/^近(\d+)个月开票净额(.+万元)$/, 'net invoiced in the last $1 months: @2'],
  [/^近(\d+)个月至少(\d+)个月有开票$/, 'Invoices in at least $2 of the last $1 months'],
  [/^有开票(\d+)个月$/, '$1 months with invoices'],
  [/^近(\d+)个月开票不少于(\d+)张$/, 'At least $2 invoices in the last $1 months'],
  [/^开票(\d+)张$/, '$1 invoices'],
  [
    /^连续未开票不超过(\d+)天（2–4月除外）$/,
    'At most $1 days in a row without an invoice (months 2–4 excepted)',
  ],
  [/^最长连续未开票(\d+)天$/, 'longest run without an invoice: $1 days'],
  [/^纳税信用等级为(.+)之一$/, 'Tax credit rating is one of $1'],
  [/^等级(\S+)$/, 'rating $1'],
  [/^近(\d+)个月纳税不低于(.+)元$/, 'Tax of at least $2 yuan in the last $1 months'],
  [/^入库增值税与企业所得税(.+)元$/, 'VAT and income tax in the treasury: $1 yuan'],
  [/^欠税([\d,.]+)元$/, 'arrears of $1 yuan'],
  [/^(\d{4})年出生，(-?\d+)或(-?\d+)岁$/, 'born in $1, $2 or $3 years old'],
  [
    /^(\d{4})年出生，(-?\d+)或(-?\d+)岁，是否在范围内须按出生月日核实$/,
    'born in $1, $2 or $3 years old: whether within depends on the birthday',
  ],
  [/^法定代表人(\d+)个月内未变更$/, 'Legal representative unchanged for $1 months'],
  [/^最近一次变更在(\d+)个月前$/, 'last change $1 months ago'],
  [/^状态为(.+)$/, 'status: @1'],
  [/^([^（）；]+)（(.+)）$/, '@1 (@2)'],
  [/^([^；]+)（([^（）]+)）$/, '@1 (@2)'],
]

const CARD: readonly Sentence[] = [
  [
    /^样本：一家银行公开的(\d+)家有标签的小微企业，其中(\d+)家违约；发票期间为(\d+)年(\d+)月至(\d+)年(\d+)月$/,
    '$1 small enterprises that one bank published with labels, $2 of them in default; invoices of $3/$4 to $5/$6',
  ],
  [
    /^一年以前的两年里，对稳定客户的月均开票净额为(.+)（不含税），规模仍有提升空间。$/,
    'In the two years up to a year ago mean monthly sales to steady customers are @1 (without tax): size can still grow.',
  ],
  [
    /^一年以前的两年里，对稳定客户的月均开票净额为(.+)（不含税），长期经营规模偏小。$/,
    'In the two years up to a year ago mean monthly sales to steady customers are @1 (without tax): a small size over long.',
  ],
  [
    /^近(\d+)个月中有(\d+)个月对稳定客户的开票达到(.+)，持续经营仍可积累。$/,
    '$2 of the last $1 months have sales of @3 to steady customers: more can still come.',
  ],
  [
    /^近(\d+)个月中有(\d+)个月对稳定客户的开票达到(.+)，可见的持续经营时间偏短。$/,
    '$2 of the last $1 months have sales of @3 to steady customers: the business seen is short.',
  ],
  [/^([^至]+)至([^至]+)，按比例$/, '@1 to @2, in proportion'],
]

export const VERDICT_SENTENCES: readonly Sentence[] = [
  ...LEVELS,
  ...COVERAGE,
  ...FRESHNESS,
  ...FACTS,
  ...RATED,
  ...LIMIT_SENTENCES,
  ...CARD,
  ...PACKS,
]
